"""The row above a page: the way back, what the page is called, and what else can be done there."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from bgdesk.ui.common.roles import elided, label

HEAD_MARGINS = (12, 8, 12, 10)
"""Of a page that begins with one."""
_TITLE = 1.25


class PageHead(QWidget):
    """Stands above ``page`` and is called as that is; ``tools`` stand at its end.

    Escape leads back from everywhere on the page, unless that is ``has_own_escape``.
    """

    back_requested = Signal()

    def __init__(self, page: QWidget, *tools: QWidget, has_own_escape: bool = False) -> None:
        super().__init__(page)
        #: Button: go back to the page from which one came
        self._usual = self.tr("Back")
        self.back = QPushButton(self._usual)
        self.title = elided(bold=True, scale=_TITLE)
        self.title.setText(page.accessibleName())
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.back)
        #: Name of a key, behind the button that it presses
        row.addWidget(label(self.tr("Esc"), role="muted", scale=0.92))
        row.addWidget(self.title, 1)
        for tool in tools:
            row.addWidget(tool)
        self.back.clicked.connect(self.back_requested)
        if not has_own_escape:
            escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), page)
            escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            escape.activated.connect(self.back_requested)

    def show_title(self, title: str, back: str = "") -> None:
        """Call the page ``title``; the button says ``back``, or what it usually does."""
        self.title.setText(title)
        self.back.setText(back or self._usual)
