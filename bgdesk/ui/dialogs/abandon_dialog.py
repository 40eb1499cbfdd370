"""Giving up a match, or ending a money session."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from bgdesk.app.table.table import Table
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.player import Player
from bgdesk.ui.dialogs.choice_dialog import Answer, ChoiceDialog

ABANDON = "abandon"


class AbandonDialog(ChoiceDialog):
    """``answered`` gives ``ABANDON``; the text says what it costs ``player``."""

    def __init__(self, table: Table, player: Player, parent: QWidget | None = None) -> None:
        question, answer = _texts_of_bots(table, player) if table.is_watched else _texts(table.state)
        super().__init__(_title(table.state), question, (Answer(ABANDON, answer),), parent, is_costly=True)


def _title(state: MatchState) -> str:
    if state.options.is_money:
        #: Title of a dialog, a verb
        return QCoreApplication.translate("AbandonDialog", "End session")
    #: Title of a dialog, a verb: lose a match before it is over
    return QCoreApplication.translate("AbandonDialog", "Resign match")


def _texts(state: MatchState) -> tuple[str, str]:
    translate = QCoreApplication.translate
    if not state.options.is_money:
        return (
            translate("AbandonDialog", "Resign this match? Your opponent wins it."),
            translate("AbandonDialog", "Resign the match"),
        )
    if state.phase is Phase.BEFORE_GAME:
        return (
            translate("AbandonDialog", "End the session here? The score stays as it is."),
            translate("AbandonDialog", "End the session"),
        )
    return (
        translate(
            "AbandonDialog", "End the session here? You lose this game, for all that it can still cost."
        ),
        translate("AbandonDialog", "End the session"),
    )


def _texts_of_bots(table: Table, player: Player) -> tuple[str, str]:
    translate = QCoreApplication.translate
    winner = table.seat(player.opponent).name
    if not table.state.options.is_money:
        #: Question: two computer players are watched. {winner} is one of them
        question = translate("AbandonDialog", "End this match here? {winner} will have won it.")
        answer = translate("AbandonDialog", "End the match")
    elif table.state.phase is Phase.BEFORE_GAME:
        return _texts(table.state)
    else:
        #: Question: two computer players are watched. {winner} is one of them
        question = translate("AbandonDialog", "End the session here? {winner} will have won this game.")
        answer = translate("AbandonDialog", "End the session")
    return question.format(winner=winner), answer
