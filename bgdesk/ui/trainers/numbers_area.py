"""Numbers are typed: a line for each, Enter goes to the next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale, Qt, Signal, Slot
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from bgdesk.practice.trainers.shape import NumberField, NumbersGiven
from bgdesk.ui.common.roles import label, set_state
from bgdesk.ui.trainers.views import FieldView

_LONGEST = 7
_WIDTH = 110


class NumbersArea(QWidget):
    """``given`` is what stands there, once all of it is a number within bounds."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(3, 1)
        self._asked: tuple[NumberField, ...] = ()
        self.lines: list[QLineEdit] = []

    def ask(self, asked: Sequence[NumberField], views: Sequence[FieldView]) -> None:
        """Have these numbers typed, and nothing of what was there before."""
        while item := self._grid.takeAt(0):
            if widget := item.widget():
                widget.hide()
                widget.deleteLater()
        self._asked, self.lines = tuple(asked), []
        for row, view in enumerate(views):
            line = QLineEdit()
            line.setMaxLength(_LONGEST)
            line.setFixedWidth(_WIDTH)
            line.setAccessibleName(view.label)
            line.textChanged.connect(self._changed)
            name = label(view.label)
            name.setWordWrap(True)
            name.setBuddy(line)
            self._grid.addWidget(name, row, 0)
            self._grid.addWidget(line, row, 1)
            self._grid.addWidget(label(view.behind, role="muted"), row, 2)
            self.lines.append(line)

    @property
    def given(self) -> NumbersGiven | None:
        """What was typed; ``None`` as long as something is missing or no number that can be."""
        found = [_number(line.text(), asked) for line, asked in zip(self.lines, self._asked, strict=True)]
        values = tuple(one for one in found if one is not None)
        return NumbersGiven(values) if len(values) == len(found) else None

    def take_keyboard(self) -> None:
        """Have the keys in the first line that is empty."""
        empty = next((line for line in self.lines if not line.text()), None)
        target = empty or (self.lines[0] if self.lines else self)
        target.setFocus(Qt.FocusReason.TabFocusReason)

    @Slot()
    def _changed(self) -> None:
        for line, asked in zip(self.lines, self._asked, strict=True):
            is_wrong = bool(line.text().strip()) and _number(line.text(), asked) is None
            set_state(line, "wrong", is_wrong)
        self.changed.emit()

    def go_on(self) -> None:
        """Have the keys in the next line."""
        at = next((number for number, line in enumerate(self.lines) if line.hasFocus()), -1)
        if self.lines:
            self.lines[(at + 1) % len(self.lines)].setFocus(Qt.FocusReason.TabFocusReason)


def _number(text: str, asked: NumberField) -> float | None:
    """A number as it is written here or with a point; ``None`` for anything else."""
    text = text.strip()
    value, is_number = QLocale().toDouble(text)
    if not is_number:
        value, is_number = QLocale.c().toDouble(text)
    is_whole = asked.decimals > 0 or value == round(value) or asked.tolerance > 0
    return value if is_number and is_whole and asked.least <= value <= asked.most else None
