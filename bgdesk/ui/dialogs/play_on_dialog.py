"""Playing on from an earlier position: what becomes of the moves after it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from bgdesk.ui.dialogs.choice_dialog import Answer, ChoiceDialog
from bgdesk.ui.words.counted import Counted

COPY, TAKE_BACK = "copy", "take_back"


class PlayOnDialog(ChoiceDialog):
    """``answered`` gives ``COPY`` or ``TAKE_BACK``; a match that is over can only be copied."""

    def __init__(self, later_events: int, *, is_over: bool, parent: QWidget | None = None) -> None:
        question = QCoreApplication.translate("PlayOnDialog", "The moves end with this position.")
        if later_events:
            question = Counted().moves_after(later_events)
        answers = (
            Answer(
                COPY,
                QCoreApplication.translate("PlayOnDialog", "Play on as a copy"),
                QCoreApplication.translate(
                    "PlayOnDialog", "The match stays as it is. A practice match begins here, with new dice."
                ),
            ),
            Answer(
                TAKE_BACK,
                QCoreApplication.translate("PlayOnDialog", "Take back to here"),
                QCoreApplication.translate(
                    "PlayOnDialog", "The later moves are struck out and the match counts as practice."
                ),
            ),
        )
        super().__init__(
            QCoreApplication.translate("PlayOnDialog", "Play on from here"),
            question,
            answers[:1] if is_over else answers,
            parent,
        )
        self.same_dice = self.add_option(
            QCoreApplication.translate("PlayOnDialog", "When taking back, roll the same dice again")
        )
        self.same_dice.setVisible(not is_over)
