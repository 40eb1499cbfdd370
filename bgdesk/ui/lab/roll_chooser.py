"""The twenty-one rolls to choose from, and none: dice that have still to be rolled."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QVBoxLayout, QWidget

from bgdesk.rules.dice import ALL_ROLLS, Dice
from bgdesk.ui.common.own_keys import claims_key, is_escape
from bgdesk.ui.words.notation import isolated

_ARROWS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


class RollChooser(QFrame):
    """Opens over the board; a click, Enter or two digits choose, Escape does not."""

    chosen = Signal(object)
    """`Dice`, or ``None``: still to be rolled."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setProperty("role", "card")
        #: Name of a list of rolls for a screen reader
        self.setAccessibleName(self.tr("Dice to play"))
        self._first: int | None = None
        self._grid = QGridLayout()
        self._grid.setSpacing(4)
        self.rolls = {dice: self._button(dice) for dice in ALL_ROLLS}
        #: Button: the dice of this position have not been rolled yet
        self.to_roll = QPushButton(self.tr("To roll"))
        self.to_roll.clicked.connect(partial(self._choose, None))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 10, 10, 10)
        layout.addLayout(self._grid)
        layout.addWidget(self.to_roll)

    def _button(self, dice: Dice) -> QPushButton:
        made = QPushButton(isolated(f"{dice.high}-{dice.low}"))
        made.setProperty("role", "segment")
        made.clicked.connect(partial(self._choose, dice))
        self._grid.addWidget(made, dice.high - 1, dice.low - 1)
        return made

    def ask(self, dice: Dice | None, at: QPoint) -> None:
        """Open at the point ``at`` of the screen, where ``dice`` is chosen already."""
        self._first = None
        self.adjustSize()
        parent = self.parentWidget()
        area = (parent or self).screen().availableGeometry()
        left = min(max(at.x() - self.width() // 2, area.left()), area.right() - self.width())
        top = min(max(at.y() - self.height() // 2, area.top()), area.bottom() - self.height())
        self.move(left, top)
        self.show()
        chosen = self.rolls[Dice(dice.high, dice.low)] if dice else self.to_roll
        chosen.setFocus(Qt.FocusReason.PopupFocusReason)

    def _choose(self, dice: Dice | None, _checked: bool = False) -> None:
        self.close()
        self.chosen.emit(dice)

    def event(self, event: QEvent) -> bool:
        """Escape closes it, and does nothing else."""
        return claims_key(event, is_escape) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_6:
            self._type(key - Qt.Key.Key_0)
        elif key in (Qt.Key.Key_0, Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._choose(None)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(
            focus := self.focusWidget(), QPushButton
        ):
            focus.click()
        elif key in _ARROWS:
            self._step(*_ARROWS[Qt.Key(key)])
        else:
            super().keyPressEvent(event)

    def _type(self, face: int) -> None:
        if self._first is None:
            self._first = face
            self.rolls[Dice(face, 1)].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            high, low = max(self._first, face), min(self._first, face)
            self._choose(Dice(high, low))

    def _step(self, down: int, right: int) -> None:
        current = next((dice for dice, button in self.rolls.items() if button.hasFocus()), None)
        if current is None:
            self.rolls[Dice(6, 1)].setFocus(Qt.FocusReason.OtherFocusReason)
            return
        high, low = current.high + down, current.low + right
        if 1 <= high <= 6 and 1 <= low <= high:
            self.rolls[Dice(high, low)].setFocus(Qt.FocusReason.OtherFocusReason)
        elif high > 6:
            self.to_roll.setFocus(Qt.FocusReason.OtherFocusReason)
