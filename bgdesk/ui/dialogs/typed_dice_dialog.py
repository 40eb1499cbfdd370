"""Dice rolled by hand: two faces are clicked or typed."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QVBoxLayout, QWidget

from bgdesk.rules.dice import Dice
from bgdesk.ui.common.key_guard import ENTER
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.rows import keep_wide, press_by_enter
from bgdesk.ui.common.segments import Segments

_FACES = tuple((face, str(face)) for face in range(1, 7))


class TypedDiceDialog(QDialog):
    """Asks for one roll; ``names`` are the players of an opening roll, whose dice must be told apart."""

    dice_typed = Signal(object)
    """The `Dice`, the first (White's in an opening) first."""

    def __init__(
        self, question: str, names: tuple[str, str] | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Type the dice"))
        titles = names or (self.tr("First die"), self.tr("Second die"))
        self.dice = tuple(Segments(_FACES, title) for title in titles)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.confirm = self._buttons.addButton(self.tr("These dice"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.cocked = self._buttons.addButton(
            self.tr("Cocked, roll again"), QDialogButtonBox.ButtonRole.ResetRole
        )
        self._build(question, titles)
        self._wire()
        press_by_enter(self, self.confirm)
        self._clear()

    def _build(self, question: str, titles: tuple[str, ...]) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        for row, (title, die) in enumerate(zip(titles, self.dice, strict=True)):
            grid.addWidget(label(title), row, 0)
            grid.addWidget(die, row, 1)
        heading = label(question, bold=True)
        heading.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        layout.setSpacing(10)
        layout.addWidget(heading)
        layout.addLayout(grid)
        layout.addWidget(label(self.tr("Click the faces, or type them: 6 3 Enter."), role="muted", scale=0.9))
        layout.addWidget(self._buttons)
        keep_wide(layout, 420)

    def _wire(self) -> None:
        for die in self.dice:
            die.chosen.connect(self._refresh)
        self._buttons.accepted.connect(self._accepted)
        self._buttons.rejected.connect(self.reject)
        self.cocked.clicked.connect(self._clear)

    @property
    def faces(self) -> tuple[int, ...]:
        """The faces chosen so far."""
        return tuple(value for die in self.dice if isinstance(value := die.value, int))

    @Slot()
    def _clear(self) -> None:
        for die in self.dice:
            die.set_value(0)
        self._refresh()
        self.setFocus()

    @Slot()
    def _refresh(self) -> None:
        self.confirm.setEnabled(len(self.faces) == len(self.dice))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text() in {text for _, text in _FACES}:
            self._type(int(event.text()))
        elif event.key() == Qt.Key.Key_Backspace:
            self._take_last()
        elif event.key() in ENTER:
            self.confirm.click()
        else:
            super().keyPressEvent(event)

    def _type(self, face: int) -> None:
        free = next((die for die in self.dice if die.value is None), None)
        if free is not None:
            free.set_value(face)
            self._refresh()

    def _take_last(self) -> None:
        filled = [die for die in self.dice if die.value is not None]
        if filled:
            filled[-1].set_value(0)
            self._refresh()

    @Slot()
    def _accepted(self) -> None:
        first, second = self.faces
        self.accept()
        self.dice_typed.emit(Dice(first, second))
