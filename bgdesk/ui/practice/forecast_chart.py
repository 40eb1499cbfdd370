"""How many cards are due on each of the days to come, as bars."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.practice.derive_practice import DayView

_HEIGHT = 130
_GAP = 3
_CORNER = 2.0


class ForecastChart(QWidget):
    """One bar a day; the number of cards stands above it, the name of some days below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._days: tuple[DayView, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(260)

    def set_days(self, days: Sequence[DayView], spoken: str) -> None:
        """Show ``days``; ``spoken`` says the same in words."""
        self._days = tuple(days)
        #: Name of a chart for a screen reader: how many cards are due on the days to come
        self.setAccessibleName(self.tr("The next days"))
        self.setAccessibleDescription(spoken)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(400, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(260, _HEIGHT)

    def _bar(self, place: int) -> QRectF:
        """The whole height of the day."""
        width = self.width() / max(1, len(self._days))
        at = self.width() - (place + 1) * width if self._is_turned else place * width
        return QRectF(at, 0, width, self.height())

    @property
    def _is_turned(self) -> bool:
        return self.layoutDirection() is Qt.LayoutDirection.RightToLeft

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._days:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = painter.font()
        font.setPointSizeF(font.pointSizeF() * 0.8)
        painter.setFont(font)
        line = painter.fontMetrics().height()
        most = max(1, *(day.number for day in self._days))
        ground = self.height() - line - 2
        room = ground - line - 2
        colours = self.palette()
        for place, day in enumerate(self._days):
            whole = self._bar(place)
            height = max(2.0, room * day.number / most) if day.number else 1.0
            bar = QRectF(whole.left() + _GAP / 2, ground - height, whole.width() - _GAP, height)
            role = QPalette.ColorRole.PlaceholderText if day.number else QPalette.ColorRole.Mid
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.color(role))
            painter.drawRoundedRect(bar, _CORNER, _CORNER)
            painter.setPen(colours.color(QPalette.ColorRole.Text))
            wide = painter.fontMetrics().horizontalAdvance(str(day.number))
            if day.number and wide <= whole.width():
                above = QRectF(whole.left(), bar.top() - line - 1, whole.width(), line)
                painter.drawText(above, Qt.AlignmentFlag.AlignCenter, self.locale().toString(day.number))
            self._write_name(painter, day, whole, ground + 2, line)

    def _write_name(self, painter: QPainter, day: DayView, whole: QRectF, top: float, line: float) -> None:
        if not day.name:
            return
        painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        width = painter.fontMetrics().horizontalAdvance(day.name)
        left = whole.right() - width if self._is_turned else whole.left()
        left = min(max(0.0, left), self.width() - width)
        painter.drawText(QRectF(left, top, width + 1, line), Qt.AlignmentFlag.AlignLeft, day.name)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and self._days:
            found = [
                day
                for place, day in enumerate(self._days)
                if self._bar(place).contains(event.pos().toPointF())
            ]
            if found:
                QToolTip.showText(event.globalPos(), plain_tip(found[0].spoken), self)
            return True
        return super().event(event)
