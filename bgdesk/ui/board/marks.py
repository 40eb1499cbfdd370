"""Paint recipes for what is laid over the board: glow, target rings, arrows, focus, lines of text."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from bgdesk.ui.board.fonts import board_font
from bgdesk.ui.board.geometry import CHECKER
from bgdesk.ui.board.painting import faded
from bgdesk.ui.board.theme import CheckerTheme, Colour, MarkTheme

GLOW_REACH = 18.0
ARROW_COUNT_RADIUS = 23.0
ORIGIN = QPointF(0, 0)


def paint_glow(painter: QPainter, accent: Colour) -> None:
    """The halo around a checker that may move."""
    inner, outer = CHECKER / 2, CHECKER / 2 + GLOW_REACH
    gradient = QRadialGradient(ORIGIN, outer)
    gradient.setColorAt(inner * 0.9 / outer, faded(accent, 0.75))
    gradient.setColorAt((inner + 5) / outer, faded(accent, 0.38))
    gradient.setColorAt(1, faded(accent, 0))
    path = QPainterPath()
    path.addEllipse(ORIGIN, outer, outer)
    path.addEllipse(ORIGIN, inner - 1.5, inner - 1.5)
    painter.fillPath(path, gradient)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(accent), 3))
    painter.drawEllipse(ORIGIN, inner + 0.5, inner + 0.5)


def paint_block_glow(painter: QPainter, accent: Colour, size: float) -> None:
    """The halo around a die or cube that may be used."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half, corner = size / 2, size * 0.19
    for width, strength in ((22, 0.14), (14, 0.2), (8, 0.3), (3.5, 1.0)):
        painter.setPen(QPen(faded(accent, strength), width))
        painter.drawRoundedRect(
            QRectF(-half, -half, size, size).adjusted(-2, -2, 2, 2), corner + 2, corner + 2
        )


def paint_target(painter: QPainter, accent: Colour, area: QRectF, corner: float) -> None:
    """A dashed outline where a checker or the dice may go."""
    painter.setPen(QPen(QColor(10, 12, 14, 90), 6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(area, corner, corner)
    pen = QPen(QColor(accent), 3.6)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([3.2, 1.8])
    painter.setPen(pen)
    painter.setBrush(faded(accent, 0.2))
    painter.drawRoundedRect(area, corner, corner)


def paint_focus(painter: QPainter, theme: MarkTheme, area: QRectF) -> None:
    """The ring around the place that the keyboard is at, visible on any ground."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((theme.focus_edge, 9.0), (theme.focus, 4.5)):
        painter.setPen(QPen(QColor(colour), width))
        painter.drawRoundedRect(area, 10, 10)


def paint_ring(painter: QPainter, theme: MarkTheme, area: QRectF) -> None:
    """A thin ring in the colour of the best play, with a rim that tells it from any ground."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((theme.arrow_edge, 7.0), (theme.arrow_best, 3.6)):
        painter.setPen(QPen(QColor(colour), width))
        painter.drawRoundedRect(area, 10, 10)


def arrow_path(start: QPointF, end: QPointF) -> QPainterPath:
    """A thin arrow from ``start`` to ``end`` with its head at the end."""
    length = math.hypot(end.x() - start.x(), end.y() - start.y()) or 1.0
    along = QPointF((end.x() - start.x()) / length, (end.y() - start.y()) / length)
    across = QPointF(-along.y(), along.x())
    head = min(32.0, length * 0.5)
    neck = end - along * head
    outline = [start + across * 3.2, neck + across * 4.4, neck - along * 5 + across * 16, end]
    outline += [neck - along * 5 - across * 16, neck - across * 4.4, start - across * 3.2]
    path = QPainterPath()
    path.addPolygon(QPolygonF(outline))
    path.closeSubpath()
    return path


def paint_direction(painter: QPainter, colours: CheckerTheme, edge: Colour, *, right: bool) -> None:
    """A small broad arrow in the colours of a player's checkers: the way they go."""
    sign = 1.0 if right else -1.0
    outline = ((-21, -6), (2, -6), (2, -15), (22, 0), (2, 15), (2, 6), (-21, 6))
    pen = QPen(QColor(edge), 2.4)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(QColor(colours.face))
    painter.drawPolygon(QPolygonF([QPointF(sign * x, y) for x, y in outline]))


def paint_arrow(painter: QPainter, fill: Colour, edge: Colour, path: QPainterPath) -> None:
    """An arrow along ``path``, with a rim that tells it from whatever lies under it."""
    painter.setPen(_arrow_pen(edge))
    painter.setBrush(QColor(fill))
    painter.drawPath(path)


def _arrow_pen(edge: Colour) -> QPen:
    pen = QPen(QColor(edge), 2.6)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def paint_arrow_count(painter: QPainter, fill: Colour, edge: Colour, middle: QPointF, count: int) -> None:
    """How many checkers go the way of an arrow, on its middle."""
    radius = ARROW_COUNT_RADIUS
    painter.setPen(_arrow_pen(edge))
    painter.setBrush(QColor(fill))
    painter.drawEllipse(middle, radius, radius)
    painter.setFont(board_font(30))
    area = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, str(count))


def paint_pill(
    painter: QPainter, theme: MarkTheme, area: QRectF, text: str, letters: float, *, urgent: bool
) -> None:
    """A line of help, or a refusal, on a rounded ground."""
    ground, ink = (theme.message, theme.message_text) if urgent else (theme.pill, theme.pill_text)
    painter.setPen(QPen(QColor(theme.message_edge), 2.5) if urgent else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ground))
    corner = min(area.height() / 2, letters * 1.2)
    painter.drawRoundedRect(area, corner, corner)
    painter.setFont(board_font(letters))
    painter.setPen(QColor(ink))
    inner = area.adjusted(0.65 * letters, 0, -0.65 * letters, 0)
    painter.drawText(inner, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, text)
