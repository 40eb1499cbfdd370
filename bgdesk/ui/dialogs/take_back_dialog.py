"""Taking back a decision: with the same dice or with new ones, or where another player allows it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from bgdesk.app.side_by_side import lines
from bgdesk.ui.dialogs.choice_dialog import Answer, ChoiceDialog

NEW_DICE, SAME_DICE, _ASK = "new_dice", "same_dice", "ask"


class TakeBackDialog(ChoiceDialog):
    """``answered`` gives ``NEW_DICE`` or ``SAME_DICE``; ``is_practice`` already spares the warning."""

    def __init__(self, *, is_practice: bool, parent: QWidget | None = None) -> None:
        question = QCoreApplication.translate(
            "TakeBackDialog", "Take back your last decision and what came after it?"
        )
        warning = QCoreApplication.translate(
            "TakeBackDialog", "The match then counts as practice and does not change your rating."
        )
        super().__init__(
            QCoreApplication.translate("TakeBackDialog", "Take back"),
            question if is_practice else lines(question, warning),
            (
                Answer(
                    NEW_DICE,
                    QCoreApplication.translate("TakeBackDialog", "Take back, new dice"),
                    QCoreApplication.translate("TakeBackDialog", "Nobody knows what will be rolled next."),
                ),
                Answer(
                    SAME_DICE,
                    QCoreApplication.translate("TakeBackDialog", "Take back, the same dice"),
                    QCoreApplication.translate("TakeBackDialog", "The rolls come again in the same order."),
                ),
            ),
            parent,
        )


class AskTakeBackDialog(ChoiceDialog):
    """``answered``: the player at another computer is to be asked; ``is_practice`` spares the warning."""

    def __init__(self, *, is_practice: bool, parent: QWidget | None = None) -> None:
        question = QCoreApplication.translate(
            "TakeBackDialog", "Ask the other player to let you take back your last decision?"
        )
        warning = QCoreApplication.translate(
            "TakeBackDialog",
            "If it is granted, the match counts as practice from then on and changes nobody's rating.",
        )
        answer = Answer(
            _ASK,
            #: Button, a verb: ask the other player for something
            QCoreApplication.translate("TakeBackDialog", "Ask for it"),
            QCoreApplication.translate(
                "TakeBackDialog",
                "The other player allows it or plays on; later rolls do not come again.",
            ),
        )
        title = QCoreApplication.translate("TakeBackDialog", "Take back")
        super().__init__(title, question if is_practice else lines(question, warning), (answer,), parent)
