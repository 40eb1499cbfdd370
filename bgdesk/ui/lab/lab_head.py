"""The row above the board of the laboratory: the way back, and what can be done with the position."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from bgdesk.ui.common.flow_box import FlowBox
from bgdesk.ui.common.roles import label


class LabHead(QWidget):
    """Buttons; whoever has them says what they do."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        #: Button: go back to the board of the match
        self.back = QPushButton(self.tr("Back to the match"))
        #: Button, a verb: take the last change back
        self.undo = QPushButton(self.tr("Undo"))
        #: Button, a verb: make the change again that was taken back
        self.redo = QPushButton(self.tr("Redo"))
        #: Button that stays down, a verb: make a move on the board by the rules, to see what it is worth
        self.trying = QPushButton(self.tr("Try a move"))
        self.trying.setCheckable(True)
        self.trying.setProperty("role", "segment")
        self.tools = FlowBox()
        self._build()

    def _build(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.back)
        #: Name of a key, behind the button that it presses
        row.addWidget(label(self.tr("Esc"), role="muted", scale=0.92))
        #: Title of the page on which positions are set up
        row.addWidget(label(self.tr("Set-up"), bold=True, scale=1.25))
        row.addStretch(1)
        row.addWidget(self.tools)
        self.tools.add(self.trying, self.undo, self.redo)
        self.back.setToolTip(self.tr("What is set up here is kept (Esc)"))
        self.trying.setToolTip(self.tr("Make moves on the board as in a game (P); again: set up"))
        self.undo.setToolTip(self.tr("Take the last change back (Ctrl+Z)"))
        self.redo.setToolTip(self.tr("Make it again (Ctrl+Y)"))
