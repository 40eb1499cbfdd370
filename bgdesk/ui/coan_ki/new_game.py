"""What is asked before a new game of Coan ki."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFormLayout, QPushButton, QSpinBox, QVBoxLayout, QWidget

from bgdesk.engine.coan_ki import LEVELS
from bgdesk.match.coan_ki import MAX_STAKE
from bgdesk.ui.coan_ki.wording import level_label
from bgdesk.ui.common.key_guard import ENTER
from bgdesk.ui.common.rows import add_row, new_form, number_box
from bgdesk.ui.common.segments import Segments

FRIEND = "friend"
_STAKE = 10


class NewGameForm(QWidget):
    """Opponent, stake, and the button that starts."""

    start_requested = Signal(object, int)
    """The level of the bot, ``None`` for a friend, and what each player pays."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.opponents = Segments(
            [
                #: A choice: somebody who plays at the same computer
                (FRIEND, QCoreApplication.translate("CoanKi", "Friend")),
                *((level, level_label(level)) for level in LEVELS),
            ],
            #: Name of a list for a screen reader
            QCoreApplication.translate("CoanKi", "Opponent"),
        )
        self.opponents.set_value(LEVELS[-1])
        self.stake: QSpinBox = number_box(1, MAX_STAKE)
        self.stake.setValue(_STAKE)
        self.stake.setAccessibleName(QCoreApplication.translate("CoanKi", "Stake of each player"))
        self.start = QPushButton(QCoreApplication.translate("CoanKi", "&Start a new game"))
        self.start.setAutoDefault(False)
        self.start.clicked.connect(self._ask)
        form: QFormLayout = new_form()
        #: Label of a list
        add_row(form, QCoreApplication.translate("CoanKi", "&Opponent"), self.opponents)
        add_row(form, QCoreApplication.translate("CoanKi", "S&take of each"), self.stake)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(form)
        layout.addWidget(self.start)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter starts.

        As the default button of the window it would be pressed by the Enter that makes the last play, too.
        """
        if event.key() in ENTER:
            self.start.click()
        else:
            super().keyPressEvent(event)

    @Slot()
    def _ask(self) -> None:
        level = self.opponents.value
        self.start_requested.emit(None if level == FRIEND else level, self.stake.value())
