"""The mark of a player: a checker with the first letter of the name, or with the face of a computer."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from bgdesk.ui.board.geometry import CHECKER
from bgdesk.ui.board.pieces import paint_badge, paint_checker
from bgdesk.ui.board.theme import CheckerTheme, Colour

SIZE, LOW = 2.5, 1.9
"""How large it is as a multiple of the height of the letters beside it, and in a low bar."""
_REACH = CHECKER + 18
"""A checker with its shadow, in scene units."""
_NO_SHADOW = Colour("#00000000")


class PlayerMark(QWidget):
    """Paints the checker as it is on the board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colours: CheckerTheme | None = None
        self.letter = ""
        self.is_bot = False
        self.set_size(SIZE)

    def set_size(self, lines: float) -> None:
        """Be as wide and high as so many lines of letters."""
        size = round(lines * self.fontMetrics().height())
        self.setFixedSize(QSize(size, size))

    def set_colours(self, colours: CheckerTheme) -> None:
        """Paint the checker in the colours of a board."""
        if colours != self.colours:
            self.colours = colours
            self.update()

    def set_player(self, name: str, *, is_bot: bool) -> None:
        """Whose mark it is."""
        letter = name.strip()[:1].upper()
        if (letter, is_bot) != (self.letter, self.is_bot):
            self.letter, self.is_bot = letter, is_bot
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.colours is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self.width() / 2, self.height() / 2)
        painter.scale(self.width() / _REACH, self.height() / _REACH)
        paint_checker(painter, self.colours, _NO_SHADOW)
        paint_badge(painter, self.colours, "" if self.is_bot else self.letter)
        if self.is_bot:
            _paint_computer(painter, QColor(self.colours.text))


def _paint_computer(painter: QPainter, ink: QColor) -> None:
    """A head with an aerial and two eyes."""
    pen = QPen(ink, 4.6)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(-19, -10, 38, 27), 8, 8)
    painter.drawLine(QPointF(0, -11), QPointF(0, -18))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawEllipse(QPointF(0, -20), 4.4, 4.4)
    for side in (-1, 1):
        painter.drawEllipse(QPointF(8 * side, 3.5), 4.2, 4.2)
