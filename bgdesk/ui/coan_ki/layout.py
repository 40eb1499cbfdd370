"""Where everything lies on the board of Coan ki, in its own units.

Spaces are White's numbers: the first one is at the lower right, the way round is counter-clockwise.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from bgdesk.rules.coan_ki import SPACES
from bgdesk.rules.player import Player

CELL_WIDTH, CELL_HEIGHT = 330.0, 92.0
_MIDDLE_WIDTH = 250.0
_MARGIN = 28.0
_ROWS = SPACES // 2
WIDTH = 2 * CELL_WIDTH + _MIDDLE_WIDTH + 2 * _MARGIN
HEIGHT = _ROWS * CELL_HEIGHT + 2 * _MARGIN
BOARD = QRectF(0, 0, WIDTH, HEIGHT)
MIDDLE = QRectF(_MARGIN + CELL_WIDTH, _MARGIN, _MIDDLE_WIDTH, _ROWS * CELL_HEIGHT)
LABELS = tuple(
    QRectF(MIDDLE.left() + 10, MIDDLE.center().y() + 50 + 32 * line, _MIDDLE_WIDTH - 20, 30)
    for line in range(3)
)
"""Where the lines in the middle stand."""
PIECE_SCALE = 0.68
PIECE_PITCH = 13.0
MOST_DRAWN = 6
"""A larger stack is drawn with so many pieces and its number."""
_FIRST_PIECE = {Player.WHITE: 66.0, Player.BLACK: 38.0}


def cell(space: int) -> QRectF:
    """The field of White's ``space``."""
    is_right = space < _ROWS
    row = _ROWS - 1 - space if is_right else space - _ROWS
    left = _MARGIN + (CELL_WIDTH + _MIDDLE_WIDTH if is_right else 0)
    return QRectF(left, _MARGIN + row * CELL_HEIGHT, CELL_WIDTH, CELL_HEIGHT)


def whites_number(player: Player, space: int) -> int:
    """White's number of the space that ``player`` calls ``space``."""
    return space if player is Player.WHITE else (space + _ROWS) % SPACES


def piece_centre(player: Player, space: int, index: int) -> QPointF:
    """Where piece ``index`` of a stack of ``player`` lies on White's ``space``."""
    area = cell(space)
    half = area.width() / 2
    left = area.left() + (0 if player is Player.WHITE else half)
    return QPointF(left + _FIRST_PIECE[player] + index * PIECE_PITCH, area.center().y())


def stack_centre(player: Player, space: int, count: int) -> QPointF:
    """The middle of a stack of ``count`` pieces, for arrows."""
    last = piece_centre(player, space, min(max(count, 1), MOST_DRAWN) - 1)
    return (piece_centre(player, space, 0) + last) / 2


def home_centre(player: Player) -> QPointF:
    """Where the pieces of ``player`` that have been round leave the board."""
    offset = 200.0 if player is Player.WHITE else -200.0
    return MIDDLE.center() + QPointF(0, offset)


def space_at(point: QPointF) -> int | None:
    """White's number of the space at ``point``."""
    return next((space for space in range(SPACES) if cell(space).contains(point)), None)
