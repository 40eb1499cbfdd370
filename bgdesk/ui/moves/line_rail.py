"""Paints that a row of the list of moves is one of a line: a rail for each that it is away from the match."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPalette, QPolygonF

from bgdesk.ui.common.sides import at_start
from bgdesk.ui.moves.derive_move_rows import Fold

_BETWEEN = 6
_WIDTH = 2
_MOST = 4
"""There is room for so many rails."""
_ARROW = 8
_GROUND = 0.04
"""So much of the colour of letters."""


def draw_ground(painter: QPainter, rect: QRect, palette: QPalette) -> None:
    """Tell the cells of lines from those of the match."""
    ground = palette.color(QPalette.ColorGroup.Active, QPalette.ColorRole.Text)
    ground.setAlphaF(_GROUND)
    painter.fillRect(rect, ground)


def draw_rail(painter: QPainter, rect: QRect, palette: QPalette, depth: int, fold: str) -> None:
    """Draw the rails of a row ``depth`` lines away, and the arrow of one that begins a line."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.color(QPalette.ColorGroup.Active, QPalette.ColorRole.PlaceholderText))
    direction, shown = painter.layoutDirection(), min(depth, _MOST)
    is_mirrored = direction is Qt.LayoutDirection.RightToLeft
    for number in range(1, shown + 1):
        rail = at_start(rect, number * _BETWEEN + _WIDTH, direction)
        left = rail.left() if is_mirrored else rail.right() + 1 - _WIDTH
        painter.drawRect(QRectF(left, rect.top(), _WIDTH, rect.height()))
    if fold:
        room = at_start(rect, (shown + 1) * _BETWEEN + 2 * _ARROW, direction)
        middle = room.left() + _ARROW if is_mirrored else room.right() - _ARROW
        painter.drawPolygon(_arrow(QPointF(middle, rect.center().y() + 0.5), fold, direction))
    painter.restore()


def _arrow(at: QPointF, fold: str, direction: Qt.LayoutDirection) -> QPolygonF:
    """Downwards where the line is unfolded, else to where text goes on."""
    half = _ARROW / 2
    if fold == Fold.UNFOLDED:
        ends = ((-half, -half / 2), (half, -half / 2), (0.0, half / 2))
    else:
        tip = half / 2 if direction is Qt.LayoutDirection.LeftToRight else -half / 2
        ends = ((-tip, -half), (-tip, half), (tip, 0.0))
    return QPolygonF([at + QPointF(x, y) for x, y in ends])
