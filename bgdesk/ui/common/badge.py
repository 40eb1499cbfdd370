"""The mark of a decision: a shape with a symbol in the colour of its grade."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from bgdesk.ui.common.grade_colours import GRADE_COLOURS
from bgdesk.ui.common.sides import at_start

FLAG = "flag"
"""In the place of a grade: the user wants to find the decision again."""
_FLAG_COLOUR = "#3d7fc4"
_PADDING = 4
_ROUND = 5
_DOT = 0.22
"""Radius of the dot of what is right, in heights of a line."""


@dataclass(frozen=True, slots=True)
class MoveMark:
    """A decision that cost something: ``symbol`` such as ``?!``, the id of its grade, and words."""

    symbol: str
    grade: str
    words: str


def badge_width(painter: QPainter, mark: MoveMark) -> int:
    """Room that ``mark`` needs."""
    if mark.grade == FLAG:
        return round(0.8 * painter.fontMetrics().height())
    return painter.fontMetrics().horizontalAdvance(mark.symbol) + 2 * _PADDING


def draw_badge(painter: QPainter, room: QRect, mark: MoveMark) -> None:
    """Draw ``mark`` where ``room`` begins, in the middle of its height: a dot where it has no symbol."""
    if mark.grade == FLAG:
        _draw_flag(painter, at_start(room, badge_width(painter, mark), painter.layoutDirection()))
        return
    colour, height = GRADE_COLOURS[mark.grade], painter.fontMetrics().height()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour.back))
    if not mark.symbol:
        square = at_start(room, height, painter.layoutDirection())
        centre = QPointF(square.left() + height / 2, room.center().y() + 0.5)
        painter.drawEllipse(centre, *2 * [height * _DOT])
        return
    badge = at_start(room, badge_width(painter, mark), painter.layoutDirection())
    badge = QRect(badge.left(), room.center().y() - height // 2, badge.width(), height)
    painter.drawRoundedRect(badge, _ROUND, _ROUND)
    painter.setPen(QColor(colour.text))
    painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, mark.symbol)


def _draw_flag(painter: QPainter, room: QRect) -> None:
    height = 0.7 * painter.fontMetrics().height()
    left, top = room.left() + 0.2 * room.width(), room.center().y() - height / 2
    cloth = [QPointF(left, top), QPointF(left + 0.75 * height, top + 0.28 * height)]
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(_FLAG_COLOUR))
    painter.setPen(QPen(QColor(_FLAG_COLOUR), 1.6))
    painter.drawLine(cloth[0], QPointF(left, top + height))
    painter.drawPolygon(QPolygonF([*cloth, QPointF(left, top + 0.56 * height)]))
