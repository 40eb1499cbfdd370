"""A small board, plain enough for a corner of a dialog: the own home is below at the right."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPolygonF
from PySide6.QtWidgets import QWidget

from bgdesk.rules.position import POINTS
from bgdesk.ui.words.numbers import whole

COLUMNS = 13
"""Twelve points and the bar."""
BAR_COLUMN = 6
FAR = 12
"""The last point of the lower half."""
ROUND = 4.0
_TIP_SHARE, _DARK, _LIGHT = 0.8, 42, 24
_MOST_SHOWN = 5
_DIGITS = 0.62
"""Height of the numbers of points, as a share of the width of a point."""


@dataclass(frozen=True, slots=True)
class CheckerInk:
    """The colours of a checker, of its rim and of a number on it."""

    face: str
    rim: str
    text: str


LIGHT, DARK = CheckerInk("#f1ead9", "#39424e", "#39424e"), CheckerInk("#39424e", "#f1ead9", "#f1ead9")


class SmallBoard(QWidget):
    """Paints the board; ``paint_on`` of those who inherit paints what is on it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)

    def rect_of(self, point: int) -> QRectF:
        """Where ``point`` is."""
        width, height = self.width() / COLUMNS, self.height() / 2
        column = FAR - point if point <= FAR else point - FAR - 1
        column += column >= BAR_COLUMN
        return QRectF(column * width, height if point <= FAR else 0.0, width, height)

    def bar_rect(self, *, is_low: bool) -> QRectF:
        """One half of the bar."""
        width, height = self.width() / COLUMNS, self.height() / 2
        return QRectF(BAR_COLUMN * width, height if is_low else 0.0, width, height)

    def paint_board(self, painter: QPainter) -> None:
        """The board without anything on it."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.palette().color(QPalette.ColorRole.Mid))
        painter.setBrush(self.palette().color(QPalette.ColorRole.Base))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), ROUND, ROUND)
        for point in POINTS:
            self._paint_point(painter, point)

    def _paint_point(self, painter: QPainter, point: int) -> None:
        room, is_low = self.rect_of(point).adjusted(1, 2, -1, -2), point <= FAR
        digits = room.width() * _DIGITS
        height = (room.height() - digits) * _TIP_SHARE
        base = room.bottom() if is_low else room.top()
        tip = QPointF(room.center().x(), base - height if is_low else base + height)
        text = self.palette().color(QPalette.ColorRole.Text)
        shade = QColor(text)
        shade.setAlpha(_DARK if point % 2 else _LIGHT)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade)
        painter.drawPolygon(QPolygonF([QPointF(room.left(), base), tip, QPointF(room.right(), base)]))
        font = painter.font()
        font.setPixelSize(max(6, round(digits)))
        painter.setFont(font)
        painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        line = QRectF(
            room.left() - 2, room.top() if is_low else room.bottom() - digits, room.width() + 4, digits
        )
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, whole(point))

    def paint_stack(
        self, painter: QPainter, room: QRectF, count: int, ink: CheckerInk, *, is_low: bool
    ) -> None:
        """``count`` checkers from the edge inwards; a number where they are many."""
        free = room.height() - room.width() * _DIGITS - 4
        radius = min(room.width() * 0.46, free / (2 * _MOST_SHOWN))
        painter.setPen(QColor(ink.rim))
        painter.setBrush(QColor(ink.face))
        spot = QPointF()
        for number in range(min(count, _MOST_SHOWN)):
            away = 2 + radius * (2 * number + 1)
            spot = QPointF(room.center().x(), room.bottom() - away if is_low else room.top() + away)
            painter.drawEllipse(spot, radius, radius)
        if count > _MOST_SHOWN:
            font = painter.font()
            font.setPixelSize(max(6, round(radius * 1.3)))
            painter.setFont(font)
            painter.setPen(QColor(ink.text))
            around = QRectF(spot.x() - radius, spot.y() - radius, 2 * radius, 2 * radius)
            painter.drawText(around, Qt.AlignmentFlag.AlignCenter, whole(count))
