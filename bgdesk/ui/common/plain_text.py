"""Texts are shown as they are written: Qt would draw ``<img ...>`` in a name from a file as a picture."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget

_JOINER = "\N{WORD JOINER}"
"""Takes no room and cannot be seen; after it nothing is a tag."""


def plain_tip(text: str) -> str:
    """``text`` for a tool tip, which has no format to set: such that Qt does not take it for rich text."""
    if not GuiQt.mightBeRichText(text):
        return text
    return text.replace("<", f"<{_JOINER}").replace("&", f"&{_JOINER}")


class PlainLabel(QLabel):
    """A label that never guesses what its text might be."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)


def message_box(icon: QMessageBox.Icon, title: str, text: str, parent: QWidget | None = None) -> QMessageBox:
    """A box with a sentence that may hold names."""
    box = QMessageBox(parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setIcon(icon)
    box.setWindowTitle(title)
    box.setText(text)
    return box
