"""One of a few answers is chosen: a click, or the key with its number; that is the answer at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from bgdesk.practice.trainers.shape import ChoiceGiven
from bgdesk.ui.common.plain_text import literal
from bgdesk.ui.common.rows import empty_rows
from bgdesk.ui.words.numbers import whole


class ChoiceArea(QWidget):
    """A button for each option."""

    chosen = Signal(object)
    """A `ChoiceGiven`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        self._options: tuple[str, ...] = ()
        self.buttons: list[QPushButton] = []

    def ask(self, options: Sequence[str], labels: Sequence[str]) -> None:
        """Offer ``options`` under these labels."""
        empty_rows(self._column)
        self._options, self.buttons = tuple(options), []
        for number, (option, text) in enumerate(zip(options, labels, strict=True), 1):
            #: A button that is pressed by a number: {number} is the key, {text} what the button says
            shown = self.tr("{number}  {text}").format(number=whole(number), text=text)
            button = QPushButton(literal(shown))
            button.setAccessibleName(text)
            button.clicked.connect(partial(self._choose, option))
            self._column.addWidget(button)
            self.buttons.append(button)

    def take_keyboard(self) -> None:
        """Have the keys on the first button."""
        if self.buttons:
            self.buttons[0].setFocus(Qt.FocusReason.TabFocusReason)

    def press(self, number: int) -> bool:
        """Choose option ``number``, from 1; False where there is none, or no choice is offered."""
        if not self.isVisible() or not 1 <= number <= len(self._options):
            return False
        self._choose(self._options[number - 1])
        return True

    def _choose(self, option: str, _checked: bool = False) -> None:
        self.chosen.emit(ChoiceGiven(option))
