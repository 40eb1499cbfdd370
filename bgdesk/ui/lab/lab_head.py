"""The row above the board of the laboratory: the way back, and what can be done with the position."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QWidget

from bgdesk.ui.common.flow_box import FlowBox
from bgdesk.ui.common.page_head import PageHead


class LabHead(PageHead):
    """Buttons; whoever has them says what they do."""

    def __init__(self, page: QWidget) -> None:
        tools = FlowBox()
        super().__init__(page, tools, has_own_escape=True)
        self.tools = tools
        #: Button, a verb: take the last change back
        self.undo = QPushButton(self.tr("Undo"))
        #: Button, a verb: make the change again that was taken back
        self.redo = QPushButton(self.tr("Redo"))
        #: Button that stays down, a verb: make a move on the board by the rules, to see what it is worth
        self.trying = QPushButton(self.tr("Try a move"))
        self.trying.setCheckable(True)
        self.trying.setProperty("role", "segment")
        #: Title of the page on which positions are set up
        self.show_title(self.tr("Set-up"))
        self.tools.add(self.trying, self.undo, self.redo)
        self.back.setToolTip(self.tr("What is set up here is kept (Esc)"))
        self.trying.setToolTip(self.tr("Make moves on the board as in a game (P); again: set up"))
        self.undo.setToolTip(self.tr("Take the last change back (Ctrl+Z)"))
        self.redo.setToolTip(self.tr("Make it again (Ctrl+Y)"))
