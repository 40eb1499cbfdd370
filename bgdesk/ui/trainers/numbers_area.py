"""Numbers are typed: a line for each, Enter goes to the next."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QLocale, Qt, Signal, Slot
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from bgdesk.practice.trainers.shape import NumberField, NumbersGiven
from bgdesk.ui.common.roles import label, set_state
from bgdesk.ui.trainers.views import FieldView
from bgdesk.ui.words.notation import isolated
from bgdesk.ui.words.numbers import decimals

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
        self.problem = label(role="warning")
        self.problem.setWordWrap(True)

    def ask(self, asked: Sequence[NumberField], views: Sequence[FieldView]) -> None:
        """Have these numbers typed, and nothing of what was there before."""
        while item := self._grid.takeAt(0):
            if (widget := item.widget()) and widget is not self.problem:
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
        self._grid.addWidget(self.problem, len(views), 0, 1, 4)
        self._tell_problem()

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
        self._tell_problem()
        self.changed.emit()

    def _tell_problem(self) -> None:
        wrong = self._wrong()
        if wrong is not None:
            asked = self._asked[wrong]
            least, most = (decimals(bound, asked.decimals) for bound in (asked.least, asked.most))
            #: Sentence; {number} is what somebody typed, {least} and {most} are numbers
            text = self.tr("{number} does not fit here: a number from {least} to {most} is asked for.")
            self.problem.setText(
                text.format(number=isolated(self.lines[wrong].text().strip()), least=least, most=most)
            )
        self.problem.setVisible(wrong is not None)

    def _wrong(self) -> int | None:
        """The first line with something that cannot be."""
        for number, (line, asked) in enumerate(zip(self.lines, self._asked, strict=True)):
            if line.text().strip() and _number(line.text(), asked) is None:
                return number
        return None

    def go_on(self) -> None:
        """Have the keys in the next line, or in the one that cannot stay as it is."""
        wrong = self._wrong()
        at = next((number for number, line in enumerate(self.lines) if line.hasFocus()), -1)
        if self.lines:
            following = (at + 1) % len(self.lines) if wrong is None else wrong
            self.lines[following].setFocus(Qt.FocusReason.TabFocusReason)


def _number(text: str, asked: NumberField) -> float | None:
    """A number as it is written here or with a point; ``None`` for anything else."""
    text = text.strip()
    value, is_number = QLocale().toDouble(text)
    if not is_number:
        value, is_number = QLocale.c().toDouble(text)
    if not is_number or not math.isfinite(value):
        return None
    is_whole = asked.decimals > 0 or value == round(value) or asked.tolerance > 0
    return value if is_whole and asked.least <= value <= asked.most else None
