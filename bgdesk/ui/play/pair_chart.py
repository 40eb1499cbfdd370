"""How often each roll of two dice came, as a table of squares: the higher die across, the lower one down."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from bgdesk.ui.play.derive_dice import Bar

_FACES = 6
_GAP = 3.0
_HEAD = 20
"""Room for the faces of the dice beside and above the squares, in pixels."""
_FAINTEST, _STRONGEST = 0.08, 0.42
_TWICE = 2.0
"""How many times the average has the strongest ground."""


class PairChart(QWidget):
    """A square for each roll: its count, on a ground that is the stronger the more often it came.

    The ground compares with the average of good dice, so that a 6-6 and a 6-5 which are as frequent as they
    should be look the same, although one of them comes half as often.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bars: tuple[Bar, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(_HEAD + _FACES * 26)

    def set_bars(self, bars: tuple[Bar, ...]) -> None:
        """Show ``bars``, labelled as in 6-5."""
        self._bars = bars
        self.setAccessibleDescription(", ".join(f"{bar.label}: {bar.count}" for bar in bars))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for face in range(1, _FACES + 1):
            self._paint_heads(painter, face)
        for bar in self._bars:
            self._paint_cell(painter, bar)

    def _cell(self, column: int, row: int) -> QRectF:
        """The square of the higher die ``column`` and the lower die ``row``."""
        width = (self.width() - _HEAD) / _FACES
        height = (self.height() - _HEAD) / _FACES
        place = QPointF(_HEAD + (column - 1) * width, _HEAD + (row - 1) * height)
        return QRectF(place.x(), place.y(), width - _GAP, height - _GAP)

    def _paint_heads(self, painter: QPainter, face: int) -> None:
        painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        across, down = self._cell(face, 1), self._cell(1, face)
        centre = Qt.AlignmentFlag.AlignCenter
        painter.drawText(QRectF(across.left(), 0, across.width(), _HEAD - _GAP), centre, str(face))
        painter.drawText(QRectF(0, down.top(), _HEAD - _GAP, down.height()), centre, str(face))

    def _paint_cell(self, painter: QPainter, bar: Bar) -> None:
        area = self._cell(*pair_of(bar))
        ink = self.palette().color(QPalette.ColorRole.Text)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_ground(ink, bar))
        painter.drawRoundedRect(area, 4, 4)
        painter.setPen(ink)
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, str(bar.count))


def pair_of(bar: Bar) -> tuple[int, int]:
    """The higher and the lower die of a label such as 65."""
    high, low = sorted((int(sign) for sign in bar.label if sign.isdigit()), reverse=True)
    return high, low


def _ground(ink: QColor, bar: Bar) -> QColor:
    share = min(1.0, bar.count / (_TWICE * bar.expected)) if bar.expected else 0.0
    ground = QColor(ink)
    ground.setAlphaF(_FAINTEST + (_STRONGEST - _FAINTEST) * share if bar.count else 0.04)
    return ground
