"""Rolls as small dice, side by side, in as many lines as they need."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bgdesk.app.side_by_side import listed
from bgdesk.rules.dice import Dice

_DIE = 15
_BETWEEN = 2
_APART = 9
_LINE = _DIE + 5
_PIPS = {1: (4,), 2: (0, 8), 3: (0, 4, 8), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8), 6: (0, 2, 3, 5, 6, 8)}
"""Places of the pips in a square of nine."""


class SmallDice(QWidget):
    """Shows ``rolls``; a screen reader hears them as digits."""

    def __init__(self, rolls: tuple[Dice, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rolls = sorted(rolls, key=lambda roll: (-roll.high, -roll.low))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(listed(*(f"{roll.high}-{roll.low}" for roll in self._rolls)))
        self._fit(1)

    @property
    def _pair(self) -> int:
        return 2 * _DIE + _BETWEEN + _APART

    def _fit(self, width: int) -> None:
        each_line = max(1, (width + _APART) // self._pair)
        self.setFixedHeight(-(-len(self._rolls) // each_line) * _LINE)

    def sizeHint(self) -> QSize:
        return QSize(self._pair * min(6, len(self._rolls)), self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit(event.size().width())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        each_line = max(1, (self.width() + _APART) // self._pair)
        for number, roll in enumerate(self._rolls):
            line, place = divmod(number, each_line)
            for part, face in enumerate((roll.high, roll.low)):
                left = place * self._pair + part * (_DIE + _BETWEEN)
                self._paint_die(painter, QRectF(left + 0.5, line * _LINE + 0.5, _DIE - 1, _DIE - 1), face)

    def _paint_die(self, painter: QPainter, area: QRectF, face: int) -> None:
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        painter.setPen(ink)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area, 3, 3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        step = area.width() / 4
        for place in _PIPS[face]:
            row, column = divmod(place, 3)
            painter.drawEllipse(area.topLeft() + QPointF((column + 1) * step, (row + 1) * step), 1.25, 1.25)
