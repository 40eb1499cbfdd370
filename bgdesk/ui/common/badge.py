"""The mark of a decision: a shape with a symbol in the colour of its grade."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QColor, QPainter

from bgdesk.ui.common.grade_colours import GRADE_COLOURS

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
    return painter.fontMetrics().horizontalAdvance(mark.symbol) + 2 * _PADDING


def draw_badge(painter: QPainter, room: QRect, mark: MoveMark) -> None:
    """Draw ``mark`` at the left of ``room``, in the middle of its height: a dot where it has no symbol."""
    colour, height = GRADE_COLOURS[mark.grade], painter.fontMetrics().height()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour.back))
    if not mark.symbol:
        painter.drawEllipse(QPointF(room.left() + height / 2, room.center().y() + 0.5), *2 * [height * _DOT])
        return
    badge = QRect(room.left(), room.center().y() - height // 2, badge_width(painter, mark), height)
    painter.drawRoundedRect(badge, _ROUND, _ROUND)
    painter.setPen(QColor(colour.text))
    painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, mark.symbol)
