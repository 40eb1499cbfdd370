"""Where a line of text stands on the board: near the eye, and never over a checker, the dice or the cube."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF

from bgdesk.ui.board.checkers import stacks_of
from bgdesk.ui.board.fonts import board_font
from bgdesk.ui.board.geometry import (
    BAR_LEFT,
    BAR_WIDTH,
    CENTRE,
    CHECKER,
    DIE,
    FIELD_HEIGHT,
    FIELD_LEFT,
    FIELD_TOP,
    HALF_WIDTH,
    BoardGeometry,
)
from bgdesk.ui.board.view import BoardView

TOP = CENTRE.y() + DIE / 2 + 30
"""Lines of text begin below the dice where nothing is in the way."""
_MARGIN = 8.0
_MOST_LINES = 4
_LINE_COST = 60.0
"""How much farther from the eye a text may stand to need one line less, in scene units."""
_STEP_X, _STEP_Y = 34.0, 26.0
_HALVES = tuple(
    QRectF(left + _MARGIN, FIELD_TOP + _MARGIN, HALF_WIDTH - 2 * _MARGIN, FIELD_HEIGHT - 2 * _MARGIN)
    for left in (FIELD_LEFT, BAR_LEFT + BAR_WIDTH)
)


def caption_area(text: str, letters: float, x: float, view: BoardView, geometry: BoardGeometry) -> QRectF:
    """The ground of ``text`` in ``letters`` scene units, as near to ``x`` below the dice as it is free."""
    places = sorted(_places(_sizes(text, letters), x), key=lambda place: place[0])
    taken = tuple(_taken(view, geometry))
    free = next((area for _, area in places if not any(map(area.intersects, taken))), None)
    return free or min((area for _, area in places), key=lambda area: sum(map(area.intersects, taken)))


def _sizes(text: str, letters: float) -> Iterator[tuple[int, QSizeF]]:
    """How large the ground is with the text in so many lines; only what fits into half of the board."""
    metrics = QFontMetricsF(board_font(letters))
    flags = Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextWordWrap.value
    widest = _HALVES[0].width() - 1.4 * letters
    whole = metrics.horizontalAdvance(text)
    seen = 0
    for wanted in range(1, _MOST_LINES + 1):
        room = QRectF(0, 0, min(widest, whole / wanted * (1.14 if wanted > 1 else 1.01)), FIELD_HEIGHT)
        inner = metrics.boundingRect(room, flags, text)
        lines = round(inner.height() / metrics.lineSpacing())
        if lines > seen:
            seen = lines
            yield lines, QSizeF(inner.width() + 1.4 * letters, inner.height() + 0.7 * letters)


def _places(sizes: Iterable[tuple[int, QSizeF]], x: float) -> Iterator[tuple[float, QRectF]]:
    """Grounds all over the board, each with how far it is from where the eye is."""
    for lines, size in sizes:
        for half in _HALVES:
            for left in _from(min(max(x - size.width() / 2, half.left()), half.right() - size.width()), half):
                area = QRectF(QPointF(left, 0), size)
                for step in range(-14, 15):
                    area.moveTop(TOP + step * _STEP_Y)
                    if half.contains(area):
                        yield _distance(area, x) + (lines - 1) * _LINE_COST, QRectF(area)


def _from(first: float, half: QRectF) -> Sequence[float]:
    """``first`` and what lies in steps to both sides of it; all that is too far right is sorted out later."""
    steps = math.ceil(half.width() / _STEP_X)
    spread = (first + number * _STEP_X for number in range(-steps, steps + 1))
    return [left for left in spread if half.left() <= left <= half.right()]


def _distance(area: QRectF, x: float) -> float:
    return math.hypot(area.center().x() - x, area.top() - TOP)


def _taken(view: BoardView, geometry: BoardGeometry) -> Iterator[QRectF]:
    """What must stay visible."""
    for spot, (_, count) in stacks_of(view).items():
        for index in range(count):
            yield _around(geometry.slot(spot, index, count).centre, CHECKER + 4)
    for player in {die.player for die in (*view.dice, *view.last_dice)}:
        yield geometry.dice_rect(player, 2)
    if view.can_roll and view.active:
        yield geometry.dice_rect(view.active, 2)
    if view.cube:
        yield geometry.cube_rect(view.cube.owner, view.cube.offered_to)


def _around(centre: QPointF, size: float) -> QRectF:
    area = QRectF(0, 0, size, size)
    area.moveCenter(centre)
    return area
