"""A question with a few answers, each with a sentence about what it does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bgdesk.ui.common.roles import label
from bgdesk.ui.common.rows import keep_wide, press_by_enter


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer; the first of a dialog is the usual one."""

    value: str | int
    text: str
    explanation: str = ""


class ChoiceDialog(QDialog):
    """Shows ``answers`` as buttons below ``question``; Escape answers nothing.

    Enter gives the usual answer unless another button has the focus, but none at all where that
    ``is_costly``: it has to be asked for with the mouse or by walking to the button.
    """

    answered = Signal(object)
    """The value of the answer."""

    def __init__(
        self,
        title: str,
        question: str,
        answers: Sequence[Answer],
        parent: QWidget | None = None,
        *,
        is_costly: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self._answers = tuple(answers)
        self._group = QButtonGroup(self)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(18, 16, 18, 14)
        self._layout.setSpacing(4)
        heading = label(question)
        heading.setWordWrap(True)
        self._layout.addWidget(heading)
        for number, answer in enumerate(answers):
            self._add(number, answer)
        self._options = QVBoxLayout()
        self._layout.addLayout(self._options)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self._buttons.rejected.connect(self.reject)
        self._layout.addSpacing(8)
        self._layout.addWidget(self._buttons)
        self._group.buttonClicked.connect(self._clicked)
        press_by_enter(self, self.cancel if is_costly else self._group.button(0))
        if is_costly:
            self.cancel.setFocus()
        keep_wide(self._layout, 400)

    def showEvent(self, event: QShowEvent) -> None:
        """On a narrow screen the texts take more lines than Qt makes room for."""
        self.resize(self.width(), max(self.height(), self._layout.totalHeightForWidth(self.width())))
        super().showEvent(event)

    def _add(self, number: int, answer: Answer) -> None:
        button = QPushButton(answer.text)
        button.setAccessibleDescription(answer.explanation)
        self._group.addButton(button, number)
        self._layout.addSpacing(8)
        self._layout.addWidget(button)
        if answer.explanation:
            words = label(answer.explanation, role="muted", scale=0.9)
            words.setWordWrap(True)
            self._layout.addWidget(words)

    def add_option(self, text: str) -> QCheckBox:
        """A tick box below the answers."""
        box = QCheckBox(text)
        self._options.addSpacing(8)
        self._options.addWidget(box)
        return box

    def button(self, value: str | int) -> QAbstractButton:
        """The button that gives ``value``."""
        return self._group.button([answer.value for answer in self._answers].index(value))

    @property
    def cancel(self) -> QPushButton:
        """The button that answers nothing."""
        return self._buttons.button(QDialogButtonBox.StandardButton.Cancel)

    @Slot(QAbstractButton)
    def _clicked(self, button: QAbstractButton) -> None:
        self.accept()
        self.answered.emit(self._answers[self._group.id(button)].value)
