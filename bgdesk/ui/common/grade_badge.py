"""A widget that shows the mark of a decision."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bgdesk.ui.common.badge import MoveMark, draw_badge
from bgdesk.ui.common.plain_text import plain_tip

_WIDEST = "??  "


class GradeBadge(QWidget):
    """The mark of a decision."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mark: MoveMark | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_mark(self, mark: MoveMark) -> None:
        """Show ``mark``."""
        self._mark = mark
        self.setToolTip(plain_tip(mark.words))
        self.update()

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self.font())
        return QSize(metrics.horizontalAdvance(_WIDEST), metrics.height() + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._mark:
            painter = QPainter(self)
            painter.setLayoutDirection(self.layoutDirection())
            draw_badge(painter, self.rect(), self._mark)
