"""Both people at the table agree on a set-up that was corrected."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from bgdesk.ui.dialogs.choice_dialog import Answer, ChoiceDialog

AGREED = "agreed"


class AgreementDialog(ChoiceDialog):
    """``answered`` gives ``AGREED``."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(
            QCoreApplication.translate("Correcting", "Correct the set-up"),
            QCoreApplication.translate(
                "Correcting", "Do both players agree that the checkers should lie like this?"
            ),
            (
                Answer(
                    AGREED,
                    #: Button: both players want the position that was set
                    QCoreApplication.translate("Correcting", "Both agree"),
                    QCoreApplication.translate("Correcting", "The game goes on from there."),
                ),
            ),
            parent,
            is_costly=True,
        )
