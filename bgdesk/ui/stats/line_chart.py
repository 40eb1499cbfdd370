"""A small chart of lines, drawn with the colours of the window; what it shows stands in a table beside it."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from bgdesk.app.side_by_side import listed, titled
from bgdesk.ui.stats.chart_scale import scale_of
from bgdesk.ui.stats.stats_view import ChartLine, ChartView
from bgdesk.ui.words.numbers import decimals

_HEIGHT, _LEAST_WIDTH = 190, 220
_MARGIN = 8
_STRONG, _THIN = 2.4, 1.6
_DASHES = (5.0, 3.0)
_EMPTY = ChartView()


class LineChart(QWidget):
    """Shows a `ChartView`. The line that counts is whole and in the colour of the text, others are dashed."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._view = _EMPTY
        self._scale = scale_of(0.0, 0.0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)

    def set_view(self, view: ChartView) -> None:
        """Show other lines."""
        self._view = view
        values = [value for line in view.lines for value in line.values]
        self._scale = scale_of(min(values, default=0.0), max(values, default=0.0))
        last = (titled(line.name, decimals(line.values[-1], 1)) for line in view.lines if line.values)
        self.setAccessibleDescription(listed(*last))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(2 * _LEAST_WIDTH, max(_HEIGHT, 9 * self.fontMetrics().height()))

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST_WIDTH, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        if not any(line.values for line in self._view.lines):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = self._room()
        self._draw_scale(painter, room)
        for line in sorted(self._view.lines, key=lambda line: line.is_strong):
            self._draw_line(painter, room, line)
        self._draw_legend(painter)

    def _room(self) -> QRectF:
        """Where the lines are; the numbers of the scale stand at its beginning, the days below."""
        high = self.fontMetrics().height()
        side = max(self.fontMetrics().horizontalAdvance(text) for _, text in self._marks()) + _MARGIN
        whole = QRectF(self.rect()).adjusted(_MARGIN, high + 2 * _MARGIN, -_MARGIN, -high - _MARGIN)
        is_rtl = self.isRightToLeft()
        return whole.adjusted(0 if is_rtl else side, 0, -side if is_rtl else 0, 0)

    def _marks(self) -> list[tuple[float, str]]:
        return [(mark, decimals(mark, self._scale.places)) for mark in self._scale.marks]

    def _y(self, room: QRectF, value: float) -> float:
        scale = self._scale
        return room.bottom() - (value - scale.least) / (scale.most - scale.least) * room.height()

    def _colour(self, role: QPalette.ColorRole) -> QColor:
        return self.palette().color(role)

    def _draw_scale(self, painter: QPainter, room: QRectF) -> None:
        muted, line = self._colour(QPalette.ColorRole.PlaceholderText), self._colour(QPalette.ColorRole.Mid)
        high = self.fontMetrics().height()
        align = Qt.AlignmentFlag.AlignRight if not self.isRightToLeft() else Qt.AlignmentFlag.AlignLeft
        for mark, text in self._marks():
            y = self._y(room, mark)
            painter.setPen(QPen(line, 1.0))
            painter.drawLine(QLineF(room.left(), y, room.right(), y))
            painter.setPen(muted)
            beside = QRectF(_MARGIN / 2, y - high / 2, room.left() - _MARGIN, high)
            if self.isRightToLeft():
                beside = QRectF(
                    room.right() + _MARGIN / 2, y - high / 2, self.width() - room.right() - _MARGIN, high
                )
            painter.drawText(beside, align | Qt.AlignmentFlag.AlignVCenter, text)
        below = QRectF(room.left(), room.bottom() + _MARGIN / 2, room.width(), high)
        painter.setPen(muted)
        for text, side in (
            (self._view.begin, Qt.AlignmentFlag.AlignLeft),
            (self._view.end, Qt.AlignmentFlag.AlignRight),
        ):
            painter.drawText(below, self._mirrored(side), text)

    def _mirrored(self, side: Qt.AlignmentFlag) -> Qt.AlignmentFlag:
        """Time goes on as one reads."""
        if not self.isRightToLeft():
            return side | Qt.AlignmentFlag.AlignAbsolute
        other = {
            Qt.AlignmentFlag.AlignLeft: Qt.AlignmentFlag.AlignRight,
            Qt.AlignmentFlag.AlignRight: Qt.AlignmentFlag.AlignLeft,
        }[side]
        return other | Qt.AlignmentFlag.AlignAbsolute

    def _pen(self, line: ChartLine) -> QPen:
        if line.is_strong:
            return QPen(self._colour(QPalette.ColorRole.Link), _STRONG)
        pen = QPen(self._colour(QPalette.ColorRole.PlaceholderText), _THIN)
        pen.setDashPattern(_DASHES)
        return pen

    def _draw_line(self, painter: QPainter, room: QRectF, line: ChartLine) -> None:
        painter.setPen(self._pen(line))
        step = room.width() / max(1, len(line.values) - 1)
        points = [
            QPointF(
                room.right() - at * step if self.isRightToLeft() else room.left() + at * step,
                self._y(room, value),
            )
            for at, value in enumerate(line.values)
        ]
        if len(points) == 1:
            painter.drawEllipse(points[0], 2.0, 2.0)
        painter.drawPolyline(QPolygonF(points))

    def _draw_legend(self, painter: QPainter) -> None:
        high, left = self.fontMetrics().height(), 2.0 * _MARGIN
        for line in self._view.lines:
            wide = self.fontMetrics().horizontalAdvance(line.name)
            whole = 3 * _MARGIN + wide
            start = self.width() - left - whole if self.isRightToLeft() else left
            painter.setPen(self._pen(line))
            y = _MARGIN + high / 2
            at = start + wide + _MARGIN if self.isRightToLeft() else start
            painter.drawLine(QLineF(at, y, at + 2 * _MARGIN, y))
            painter.setPen(self._colour(QPalette.ColorRole.Text))
            text = QRectF(start if self.isRightToLeft() else start + 3 * _MARGIN, _MARGIN, wide + 2, high)
            painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, line.name)
            left += whole + 2 * _MARGIN
