"""A dialog whose form scrolls where the screen is too low for it."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QWidget

from bgdesk.ui.common.scrolled_page import ScrolledPage

_FRAME = 40
"""Room for the frame of a window that is not on the screen yet, whose frame is not known."""


class TallDialog(QDialog):
    """``page`` is what ``scrolled`` shows; the dialog grows with it, but never beyond the screen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.page = QWidget()
        self.scrolled = ScrolledPage(self.page, self)
        self._page_height = 0
        self.scrolled.outgrown.connect(self._follow_page)

    def grow(self) -> None:
        """Make room for what has appeared; a dialog that jumps smaller again would be worse."""
        self.scrolled.settle()
        if self.isVisible():
            self._follow_page()
        else:
            self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        """What was measured before the style had reached every part of the page is measured anew."""
        super().showEvent(event)
        if not event.spontaneous():
            self.fit()

    @Slot()
    def _follow_page(self) -> None:
        """Grow with the page, but not because the user has made this lower than it."""
        before, self._page_height = self._page_height, self.scrolled.whole_height(self._inner_width())
        if self._page_height > before and self.isVisible():
            self._be_high(self.height() + self.scrolled.missing_height)

    def fit(self) -> None:
        """Be as high as everything needs."""
        if not self.isVisible():
            self.adjustSize()
        self.scrolled.settle()
        self._page_height = self.scrolled.whole_height(self._inner_width())
        self._be_high(self._height_beside() + self._page_height)
        self.scrolled.settle()

    def _height_beside(self) -> int:
        """What is taken by all but the page."""
        layout = self.layout()
        if layout is None:
            return 0
        self.scrolled.updateGeometry()
        layout.invalidate()
        return layout.totalSizeHint().height() - self.scrolled.sizeHint().height()

    def _inner_width(self) -> int:
        layout = self.layout()
        margins = layout.contentsMargins() if layout else self.contentsMargins()
        return self.width() - margins.left() - margins.right()

    def _be_high(self, height: int) -> None:
        """So high, but no higher than the screen, and all of it on the screen."""
        screen = self.screen().availableGeometry()
        frame = self.frameGeometry().height() - self.height() or _FRAME
        self.resize(self.width(), min(height, screen.height() - frame))
        below = self.pos().y() + self.height() + frame - screen.bottom() - 1
        if self.isVisible() and below > 0:
            self.move(self.pos().x(), max(self.pos().y() - below, screen.top()))
