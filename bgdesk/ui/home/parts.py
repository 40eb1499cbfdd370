"""What the cards of the start page are made of."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from bgdesk.ui.common.roles import label

MARGIN, GAP = 20, 16
_HEAD = 1.12


class Card(QFrame):
    """A panel with a heading; ``inside`` takes what is on it, ``head`` what stands beside the heading."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.setAccessibleName(title)
        self.inside = QVBoxLayout(self)
        self.inside.setContentsMargins(MARGIN, GAP, MARGIN, GAP)
        self.inside.setSpacing(10)
        self.head = QHBoxLayout()
        self.head.setSpacing(8)
        self.inside.addLayout(self.head)
        if title:
            self.head.addWidget(heading(title))


def heading(text: str) -> QLabel:
    """The title of a card."""
    return label(text, scale=_HEAD, bold=True)


def quiet(text: str = "") -> QLabel:
    """A line or more that nobody has to read."""
    made = label(text, role="muted", scale=0.92)
    made.setWordWrap(True)
    return made


def button(text: str, *, role: str = "") -> QPushButton:
    """A button of the page, which Enter presses."""
    made = QPushButton(text)
    made.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
    made.setCursor(Qt.CursorShape.PointingHandCursor)
    if role:
        made.setProperty("role", role)
    return made
