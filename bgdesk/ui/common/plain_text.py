"""Texts are shown as they are written: Qt would draw ``<img ...>`` in a name from a file as a picture."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget

from bgdesk.app.actions.native_keys import in_native_keys
from bgdesk.harmless import LINES, harmless

_KEPT = f"{LINES}\N{LEFT-TO-RIGHT ISOLATE}\N{FIRST STRONG ISOLATE}\N{POP DIRECTIONAL ISOLATE}"
"""What `isolated` and `apart` put around notation and names, from which all of it was taken before."""
_JOINER = "\N{WORD JOINER}"
"""Takes no room and cannot be seen; after it nothing is a tag."""


def shown_text(text: str) -> str:
    """``text`` without what acts instead of being read; what bgdesk itself keeps apart stays so."""
    return harmless(text, _KEPT)


def literal(text: str) -> str:
    """``text`` for a button or a menu, where a lone ampersand would make a key of the next letter."""
    return shown_text(text).replace("&", "&&")


def plain_tip(text: str) -> str:
    """``text`` for a tool tip, which has no format to set: such that Qt does not take it for rich text.

    Keys in it are called as the system calls them.
    """
    text = in_native_keys(harmless(text, f"{_KEPT}{_JOINER}"))
    if not GuiQt.mightBeRichText(text):
        return text
    return text.replace("<", f"<{_JOINER}").replace("&", f"&{_JOINER}")


class PlainLabel(QLabel):
    """A label that never guesses what its text might be, and shows nothing that acts."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)

    def setText(self, text: str) -> None:
        super().setText(shown_text(text))


def message_box(icon: QMessageBox.Icon, title: str, text: str, parent: QWidget | None = None) -> QMessageBox:
    """A box with a sentence that may hold names."""
    box = QMessageBox(parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setIcon(icon)
    box.setWindowTitle(shown_text(title))
    box.setText(shown_text(text))
    return box
