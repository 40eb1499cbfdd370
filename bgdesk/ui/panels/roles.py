"""Frames and labels that the window's style sheet knows by their role."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QLabel, QWidget


def framed(role: str, parent: QWidget | None = None) -> QFrame:
    """A frame that looks like a ``panel``, a ``card`` or ``sunk``."""
    frame = QFrame(parent)
    frame.setProperty("role", role)
    return frame


def label(text: str = "", *, role: str = "", scale: float = 1.0, bold: bool = False) -> QLabel:
    """A label with text ``scale`` times the usual size."""
    made = QLabel(text)
    if role:
        made.setProperty("role", role)
    font = made.font()
    font.setPointSizeF(font.pointSizeF() * scale)
    font.setBold(bold)
    made.setFont(font)
    return made


def set_state(widget: QWidget, name: str, is_on: bool) -> None:
    """Switch a property that the style sheet looks at."""
    if widget.property(name) != is_on:
        widget.setProperty(name, is_on)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
