"""What the pages of tables have in common."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from bgdesk.ui.board.accessibility import announce
from bgdesk.ui.common.roles import label

TEXT_WIDTH = 720
"""No line is longer, however wide the window is."""


def column(page: QWidget) -> QVBoxLayout:
    """The layout of ``page``: one column at its left."""
    layout = QVBoxLayout(page)
    layout.setContentsMargins(4, 6, 4, 4)
    layout.setSpacing(12)
    return layout


def paragraph(text: str = "", role: str = "") -> QLabel:
    """Text that breaks into lines."""
    made = label(text, role=role)
    made.setWordWrap(True)
    made.setMaximumWidth(TEXT_WIDTH)
    made.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return made


def row_of(*buttons: QPushButton, has_usual: bool = True) -> QHBoxLayout:
    """Buttons beside each other, at the left; the first is the usual one where there ``has_usual``."""
    row = QHBoxLayout()
    if has_usual:
        buttons[0].setProperty("role", "primary")
    for button in buttons:
        row.addWidget(button)
    row.addStretch(1)
    return row


def copy_invitation(page: QWidget, invitation: str, *, is_to_watch: bool = False) -> str:
    """Have ``invitation`` in the clipboard; the sentence that says so was spoken."""
    QGuiApplication.clipboard().setText(invitation)
    told = (
        QCoreApplication.translate("WaitingPage", "The invitation to watch is in the clipboard.")
        if is_to_watch
        else QCoreApplication.translate("WaitingPage", "The invitation is in the clipboard.")
    )
    announce(page, told)
    return told
