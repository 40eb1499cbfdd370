"""A sentence with a long row of digits that can be read whole and copied."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from bgdesk.ui.board.accessibility import announce
from bgdesk.ui.common.roles import label
from bgdesk.ui.words.dice_check import in_groups


class SealedLine(QWidget):
    """``sentence`` says what the digits are; they stand in groups, so that its lines can end between them."""

    def __init__(self, sentence: Callable[[str], str], copy_name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sentence = sentence
        self._digits = ""
        self._label = label(role="muted", scale=0.85)
        self._label.setWordWrap(True)
        self._label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        #: Button, a verb: put a row of digits on the clipboard
        self.copy = QPushButton(self.tr("Copy"))
        self.copy.setAccessibleName(copy_name)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._label, 1)
        row.addWidget(self.copy, 0, Qt.AlignmentFlag.AlignTop)
        self.copy.clicked.connect(self._copy)

    def text(self) -> str:
        """What is read."""
        return self._label.text()

    def show_digits(self, digits: str) -> None:
        """Have ``digits`` there; without any there is nothing."""
        self._digits = digits
        self._label.setText(self._sentence(in_groups(digits)) if digits else "")
        self.setVisible(bool(digits))

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._digits)
        #: For a screen reader: something is on the clipboard now
        announce(self, self.tr("Copied."))
