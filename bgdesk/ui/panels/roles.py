"""Frames and labels that the window's style sheet knows by their role."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QWidget


def framed(role: str, parent: QWidget | None = None) -> QFrame:
    """A frame that looks like a ``panel``, a ``card`` or ``sunk``."""
    frame = QFrame(parent)
    frame.setProperty("role", role)
    return frame


class ElidedLabel(QLabel):
    """A label of one line that ends in dots where there is no room for all of it."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        room = self.contentsRect()
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        self.style().drawItemText(
            painter, room, self.alignment(), self.palette(), self.isEnabled(), shown, self.foregroundRole()
        )

    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance("…"), super().minimumSizeHint().height())


def elided(*, role: str = "", scale: float = 1.0, bold: bool = False) -> ElidedLabel:
    """An empty `ElidedLabel`."""
    made = ElidedLabel()
    _dress(made, role, scale, bold)
    return made


def label(text: str = "", *, role: str = "", scale: float = 1.0, bold: bool = False) -> QLabel:
    """A label with text ``scale`` times the usual size."""
    made = QLabel(text)
    _dress(made, role, scale, bold)
    return made


def _dress(made: QLabel, role: str, scale: float, bold: bool) -> None:
    if role:
        made.setProperty("role", role)
    font = made.font()
    font.setPointSizeF(font.pointSizeF() * scale)
    font.setBold(bold)
    made.setFont(font)


def set_state(widget: QWidget, name: str, is_on: bool) -> None:
    """Switch a property that the style sheet looks at."""
    if widget.property(name) != is_on:
        widget.setProperty(name, is_on)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
