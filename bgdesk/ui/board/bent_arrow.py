"""Arrows that bend, so that two plays with a way in common can be told apart."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from bgdesk.ui.board.fonts import board_font
from bgdesk.ui.board.geometry import BAR_WIDTH, FIELD_HEIGHT, FIELD_LEFT, FIELD_TOP, HALF_WIDTH
from bgdesk.ui.board.items import MARK_DEPTH, BoardItem
from bgdesk.ui.board.theme import BoardTheme
from bgdesk.ui.board.view import Arrow

_LINE, _EDGE = 7.0, 12.0
_DARK_EDGE, _LIGHT_EDGE = "#1c1712", "#fdf6e8"
_LIGHT = 0.5
"""Lighter colours than this have a dark edge, and so stand out from any board."""
_FIELD = QRectF(FIELD_LEFT, FIELD_TOP, 2 * HALF_WIDTH + BAR_WIDTH, FIELD_HEIGHT)
_FLATTER = (1.0, 0.6, 0.3, 0.0)
_BEND = 0.16
"""How far the middle lies beside the straight way, in lengths of it."""
_MOST_BEND = 90.0
_HEAD = 30.0
_BADGE = 25.0
_DOTS = [0.1, 2.0]
_TIMES = "\N{MULTIPLICATION SIGN}"


def bent_path(start: QPointF, end: QPointF, *, to_left: bool) -> QPainterPath:
    """The way from ``start`` to ``end`` with a bend to one side of it, which stays off the frame."""
    way = end - start
    length = math.hypot(way.x(), way.y()) or 1.0
    across = QPointF(way.y(), -way.x()) / length
    bend = min(length * _BEND, _MOST_BEND) * (1 if to_left else -1)
    path = QPainterPath(start)
    room = _FIELD.united(QRectF(start, end).normalized())
    for share in _FLATTER:
        path = QPainterPath(start)
        path.quadTo((start + end) / 2 + across * 2 * bend * share, end)
        if room.contains(path.boundingRect()):
            break
    return path


class BentArrowItem(BoardItem):
    """An arrow of a play that is looked at; a dashed one bends to the other side.

    Where it ends stands how many checkers go that way, if not one alone.
    """

    def __init__(self, theme: BoardTheme, start: QPointF, end: QPointF, arrow: Arrow) -> None:
        self._path = bent_path(start, end, to_left=not arrow.is_dashed)
        self._end = end
        reach = _BADGE + _EDGE
        super().__init__(theme, self._path.boundingRect().adjusted(-reach, -reach, reach, reach))
        self.arrow = arrow
        self.setZValue(MARK_DEPTH + 2)

    def draw(self, painter: QPainter) -> None:
        colour = QColor(self.arrow.colour or self.theme.marks.arrow_best)
        edge = QColor(_DARK_EDGE if colour.lightnessF() > _LIGHT else _LIGHT_EDGE)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(self._pen(edge, _EDGE))
        painter.drawPath(self._path)
        painter.setPen(self._pen(colour, _LINE))
        painter.drawPath(self._path)
        if self.arrow.count > 1:
            self._draw_badge(painter, colour, edge)
        else:
            self._draw_head(painter, colour, edge)

    def _pen(self, colour: QColor, width: float) -> QPen:
        pen = QPen(colour, width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        if self.arrow.is_dashed:
            pen.setDashPattern([share * _LINE / width for share in _DOTS])
        return pen

    def _draw_head(self, painter: QPainter, colour: QColor, edge: QColor) -> None:
        turn = math.radians(self._path.angleAtPercent(1.0))
        along = QPointF(math.cos(turn), -math.sin(turn))
        across = QPointF(-along.y(), along.x())
        neck = self._end - along * _HEAD
        pen = QPen(edge, 2.6)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(colour)
        painter.drawPolygon(QPolygonF([self._end, neck + across * 14, neck - across * 14]))

    def _draw_badge(self, painter: QPainter, colour: QColor, edge: QColor) -> None:
        ground, ink = (edge, colour) if self.arrow.is_dashed else (colour, edge)
        painter.setPen(QPen(ink if self.arrow.is_dashed else edge, 3.0))
        painter.setBrush(ground)
        painter.drawEllipse(self._end, _BADGE, _BADGE)
        painter.setPen(ink)
        painter.setFont(board_font(28))
        side = 2 * _BADGE
        area = QRectF(self._end.x() - _BADGE, self._end.y() - _BADGE, side, side)
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, f"{_TIMES}{self.arrow.count}")
