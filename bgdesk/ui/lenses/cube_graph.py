"""Equities of the choices with the cube over the winning chance, drawn."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from bgdesk.analysis.lenses.curves import Curve
from bgdesk.ui.lenses.derive_cube_window import CubeWindowView
from bgdesk.ui.lenses.patterns import TEXT, draw_fill
from bgdesk.ui.words.numbers import percent, signed, whole

_LOWEST, _HIGHEST = -2.0, 2.0
_EDGE = 6
_BAND = 40
"""How strongly the neighbourhood of the present chance is tinted, of 255."""


class CubeGraph(QWidget):
    """The three choices as lines of their own kind, the points where they turn, and where the player is.

    The same figures are in the tables beside it.
    """

    def __init__(self) -> None:
        super().__init__()
        self._view: CubeWindowView | None = None
        self.setMinimumHeight(190)

    def set_view(self, view: CubeWindowView | None) -> None:
        """Draw ``view``."""
        self._view = view
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(380, 240)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._view is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_place(painter, self._view)
        self._draw_axes(painter)
        self._draw_points(painter, self._view)
        self._draw_curves(painter, self._view)

    def _draw_place(self, painter: QPainter, view: CubeWindowView) -> None:
        """The present chance, and as far around it as the next roll usually leads."""
        colour = QColor(self.palette().color(QPalette.ColorRole.Text))
        if view.spread:
            low, high = max(0.0, view.win - view.spread), min(1.0, view.win + view.spread)
            tinted = QColor(colour)
            tinted.setAlpha(_BAND)
            painter.fillRect(QRectF(self._at(low, _HIGHEST), self._at(high, _LOWEST)), tinted)
        painter.setPen(QPen(colour, 2))
        painter.drawLine(self._at(view.win, _LOWEST), self._at(view.win, _HIGHEST))

    def _draw_axes(self, painter: QPainter) -> None:
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.PlaceholderText), 1))
        painter.drawRect(self._room)
        for value in (-1, 0, 1):
            painter.drawLine(self._at(0, value), self._at(1, value))
            place = QRectF(0, self._at(0, value).y() - 8, self._room.left() - 4, 16)
            figure = signed(value) if value else whole(value)
            painter.drawText(place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, figure)
        for chance in (0.0, 0.25, 0.5, 0.75, 1.0):
            place = QRectF(self._at(chance, 0).x() - 30, self._room.bottom() + 2, 60, self._line)
            place.moveRight(min(place.right(), self.width()))
            place.moveLeft(max(place.left(), 0))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, percent(chance, 0))

    def _draw_points(self, painter: QPainter, view: CubeWindowView) -> None:
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Text), 1, Qt.PenStyle.DashDotLine))
        for number, (name, chance) in enumerate(view.marks):
            painter.drawLine(self._at(chance, _LOWEST), self._at(chance, _HIGHEST))
            place = QRectF(self._at(chance, 0).x() - 20, self._line * (number % 2), 40, self._line)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, name)

    def _draw_curves(self, painter: QPainter, view: CubeWindowView) -> None:
        curves = view.curves
        painter.setClipRect(self._room)
        even = Curve(((0.0, curves.double_pass), (1.0, curves.double_pass)))
        for curve, style, name in (
            (curves.no_double, Qt.PenStyle.SolidLine, "ND"),
            (curves.double_take, Qt.PenStyle.DashLine, "D/T"),
            (even if curves.double_take else None, Qt.PenStyle.DotLine, "D/P"),
        ):
            if curve:
                painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Text), 2, style))
                painter.drawPolyline(QPolygonF([self._at(*knot) for knot in curve.knots]))
                beside = max(curve.at(0.03), _LOWEST)
                painter.drawText(self._at(0.03, beside) + QPointF(0, -5), name)

    @property
    def _line(self) -> int:
        return self.fontMetrics().height()

    @property
    def _room(self) -> QRectF:
        left = self.fontMetrics().horizontalAdvance(signed(-1)) + _EDGE
        return QRectF(self.rect()).adjusted(left, 2 * self._line, -3 * _EDGE, -self._line - 4)

    def _at(self, chance: float, value: float) -> QPointF:
        room = self._room
        share = (value - _LOWEST) / (_HIGHEST - _LOWEST)
        return QPointF(room.left() + chance * room.width(), room.bottom() - share * room.height())


class TakeBar(QWidget):
    """The parts of both players' take points as segments of a bar each, with their figures."""

    def __init__(self) -> None:
        super().__init__()
        self._view: CubeWindowView | None = None

    def set_view(self, view: CubeWindowView | None) -> None:
        """Draw ``view``."""
        self._view = view
        self.setVisible(bool(view and any(view.segments)))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, 2 * self._height + _EDGE)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @property
    def _height(self) -> int:
        return self.fontMetrics().height() + _EDGE

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._view is None:
            return
        painter = QPainter(self)
        for number, segments in enumerate(self._view.segments):
            top = number * (self._height + _EDGE)
            for pattern, share, place in _placed(segments, self.width()):
                rect = QRectF(place.x(), top, place.y() - place.x(), self._height)
                draw_fill(painter, rect, pattern)
                painter.setPen(TEXT)
                figure = percent(share)
                if self.fontMetrics().horizontalAdvance(figure) < rect.width():
                    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, figure)


def _placed(segments: tuple[tuple[int, float], ...], width: int) -> Iterator[tuple[int, float, QPointF]]:
    """Pattern and share of each segment, where it begins and ends; the width is half of all games."""
    at = 0.0
    for pattern, share in segments:
        end = at + 2 * share * width
        yield pattern, share, QPointF(at, min(end, width))
        at = end
