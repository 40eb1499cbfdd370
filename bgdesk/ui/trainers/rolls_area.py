"""Rolls are marked in a grid of 36: a click, or arrows and Space; a number at the edge marks its row."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from bgdesk.practice.trainers.shape import RollsGiven
from bgdesk.rules.dice import Dice
from bgdesk.ui.common.roles import label
from bgdesk.ui.lenses.derive_next_rolls import FACES, roll_at
from bgdesk.ui.trainers.derive_trainer_shots import titled_count
from bgdesk.ui.words.numbers import whole

_STEPS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}
_LEAST = 34


class _RollButton(QPushButton):
    """A cell; arrows go to its neighbours."""

    stepped = Signal(int, int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step:
            self.stepped.emit(*step)
        else:
            super().keyPressEvent(event)


class RollsArea(QWidget):
    """``given`` are the rolls that are marked, none at first."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        #: Name of a grid of rolls for a screen reader
        self.setAccessibleName(self.tr("The 36 rolls"))
        self.cells: dict[tuple[int, int], _RollButton] = {}
        self.heads: list[QPushButton] = []
        self._marked: set[Dice] = set()
        self._count = label(role="muted")
        self._build()

    def _build(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(3)
        for face in FACES:
            for is_row in (True, False):
                head = QPushButton(whole(face))
                head.setProperty("role", "link")
                head.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
                #: A button: mark all rolls with this number. {face} is 1 to 6
                head.setAccessibleName(self.tr("All rolls with a {face}").format(face=whole(face)))
                head.clicked.connect(partial(self._toggle_face, face))
                grid.addWidget(head, face if is_row else 0, 0 if is_row else face)
                self.heads.append(head)
        for row in range(6):
            for column in range(6):
                grid.addWidget(self._cell(row, column), row + 1, column + 1)
        grid.addWidget(self._count, 7, 0, 1, 7)

    def _cell(self, row: int, column: int) -> _RollButton:
        roll = roll_at(row, column)
        cell = _RollButton(f"{row + 1}-{column + 1}")
        cell.setProperty("role", "segment")
        cell.setCheckable(True)
        cell.setMinimumSize(_LEAST, _LEAST - 4)
        cell.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        is_first = (row, column) == (0, 0)
        cell.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_first else Qt.FocusPolicy.ClickFocus)
        cell.clicked.connect(partial(self._toggle, roll))
        cell.stepped.connect(partial(self._step, row, column))
        self.cells[row, column] = cell
        return cell

    def ask(self) -> None:
        """Mark nothing."""
        self._marked.clear()
        self._show()

    @property
    def given(self) -> RollsGiven:
        """What is marked."""
        return RollsGiven(frozenset(self._marked))

    def take_keyboard(self) -> None:
        """Have the keys in the first cell."""
        self.cells[0, 0].setFocus(Qt.FocusReason.TabFocusReason)

    def _toggle(self, roll: Dice, _checked: bool = False) -> None:
        self._marked ^= {roll}
        self._show()

    def _toggle_face(self, face: int, _checked: bool = False) -> None:
        """Mark every roll with ``face``; where all are marked, none of them."""
        rolls = {roll_at(face - 1, column) for column in range(6)}
        self._marked = self._marked - rolls if rolls <= self._marked else self._marked | rolls
        self._show()

    def _show(self) -> None:
        for (row, column), cell in self.cells.items():
            cell.setChecked(roll_at(row, column) in self._marked)
        self._count.setText(titled_count(sum(roll.ways for roll in self._marked)))
        self.changed.emit()

    @Slot(int, int)
    def _step(self, row: int, column: int, down: int, right: int) -> None:
        cell = self.cells[(row + down) % 6, (column + right) % 6]
        cell.setFocus(Qt.FocusReason.TabFocusReason)
