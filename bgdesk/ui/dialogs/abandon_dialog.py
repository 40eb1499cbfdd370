"""Giving up a match, or ending a money session."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from bgdesk.match.state import MatchState, Phase
from bgdesk.ui.dialogs.choice_dialog import Answer, ChoiceDialog

ABANDON = "abandon"


class AbandonDialog(ChoiceDialog):
    """``answered`` gives ``ABANDON``; the text says what it costs in the present ``state``."""

    def __init__(self, state: MatchState, parent: QWidget | None = None) -> None:
        question, answer = _texts(state)
        title = QCoreApplication.translate("AbandonDialog", "Abandon")
        super().__init__(title, question, (Answer(ABANDON, answer),), parent, is_costly=True)


def _texts(state: MatchState) -> tuple[str, str]:
    translate = QCoreApplication.translate
    if not state.options.is_money:
        return (
            translate("AbandonDialog", "Give up this match? Your opponent wins it."),
            translate("AbandonDialog", "Give up the match"),
        )
    if state.phase is Phase.BEFORE_GAME:
        return (
            translate("AbandonDialog", "End the session here? The score stays as it is."),
            translate("AbandonDialog", "End the session"),
        )
    return (
        translate("AbandonDialog", "Give up this game? You lose as much as it can still cost."),
        translate("AbandonDialog", "Give up the game"),
    )
