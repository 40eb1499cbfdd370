"""A page of a lens that scrolls: it never takes room from the board."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget

from bgdesk.ui.common.scrolled_page import ScrolledPage

_LEAST_WIDTH, _LEAST_HEIGHT = 300, 120


class LensPage(ScrolledPage):
    """Scrolls to either side as well where there is little room, and has the ground of what is behind it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(QWidget(), parent)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        for ground in (self.viewport(), self.page):
            ground.setAutoFillBackground(False)

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST_WIDTH, _LEAST_HEIGHT)
