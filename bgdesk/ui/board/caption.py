"""Where a line of text stands on the board: near the eye, and never over a checker, the dice or the cube."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF

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
SEPARATOR = " · "
_MARGIN = 8.0
_ANSWERS = QSizeF(200, 56)
"""How far the answers to an offered cube reach from it, in scene units."""
_SHARES = (1, 0.76, 0.57, 0.38, 0.29)
"""Of the length of the text, for the widths that are tried."""
_LINE_COST = 60.0
"""How much farther from the eye a text may stand to need one line less, in scene units."""
_GRIDS = (QSizeF(46, 34), QSizeF(15, 11))
"""How far apart the places are that are tried; the fine ones only where no coarse one is free."""
_HIGHEST, _LOWEST = FIELD_TOP + 230, FIELD_TOP + FIELD_HEIGHT - 80
"""Between these a text may stand: nearer to the rails it would be read as a label of the points."""
_HALVES = tuple(
    QRectF(left + _MARGIN, _HIGHEST, HALF_WIDTH - 2 * _MARGIN, _LOWEST - _HIGHEST)
    for left in (FIELD_LEFT, BAR_LEFT + BAR_WIDTH)
)


_Lines = tuple[int, QSizeF]
"""How many lines, and how large a ground they need."""


class _Place(NamedTuple):
    """Where a text might stand; ``cost`` says how far that is from where the eye is."""

    cost: float
    left: float
    top: float
    size: QSizeF

    def area(self) -> QRectF:
        """The ground."""
        return QRectF(QPointF(self.left, self.top), self.size)


@dataclass(frozen=True, slots=True)
class Caption:
    """A text as it is written, and the ground under it."""

    text: str
    area: QRectF


def place_caption(text: str, letters: float, x: float, view: BoardView, geometry: BoardGeometry) -> Caption:
    """``text`` in ``letters`` scene units, as near to ``x`` below the dice as it is free.

    Two halves of a text with `SEPARATOR` between them stand below each other where one line has no room.
    """
    sizes, taken = tuple(_sizes(text, letters)), tuple(_taken(view, geometry))
    area = _least_covering(sizes, x, taken)
    is_one_line = area.height() < 2.2 * letters
    return Caption(text if is_one_line else text.replace(SEPARATOR, "\n"), area)


def _least_covering(sizes: Sequence[_Lines], x: float, taken: Sequence[QRectF]) -> QRectF:
    """The nearest ground that covers nothing of ``taken``; where there is none, what covers the fewest."""
    places: list[_Place] = []
    for grid in _GRIDS:
        places = sorted(_places(sizes, x, grid), key=lambda place: place.cost)
        areas = (place.area() for place in places)
        free = next((area for area in areas if not any(map(area.intersects, taken))), None)
        if free is not None:
            return free
    return min((place.area() for place in places), key=lambda area: sum(map(area.intersects, taken)))


def _sizes(text: str, letters: float) -> Iterator[_Lines]:
    """How large the ground is with the text in so many lines; only what fits into half of the board."""
    metrics = QFontMetricsF(board_font(letters))
    flags = Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextWordWrap.value
    widest = _HALVES[0].width() - 1.4 * letters
    broken = text.replace(SEPARATOR, "\n")
    longest = max(map(metrics.horizontalAdvance, broken.split("\n")))
    shapes = [(text, metrics.horizontalAdvance(text))]
    shapes += [(broken, longest * share) for share in _SHARES]
    seen = 0
    for words, width in shapes:
        room = QRectF(0, 0, min(widest, width + 2), FIELD_HEIGHT)
        inner = metrics.boundingRect(room, flags, words)
        lines = round(inner.height() / metrics.lineSpacing())
        if lines > seen and (words is broken or lines == 1):
            seen = lines
            yield lines, QSizeF(inner.width() + 1.4 * letters, inner.height() + 0.7 * letters)


def _places(sizes: Iterable[_Lines], x: float, grid: QSizeF) -> Iterator[_Place]:
    """Grounds all over the board."""
    for lines, size in sizes:
        line_cost, to_middle = (lines - 1) * _LINE_COST, size.width() / 2 - x
        for half in _HALVES:
            first = min(max(x - size.width() / 2, half.left()), half.right() - size.width())
            for left in _spread(first, half.left(), half.right() - size.width(), grid.width()):
                for top in _spread(TOP, half.top(), half.bottom() - size.height(), grid.height()):
                    cost = math.hypot(left + to_middle, top - TOP) + line_cost
                    yield _Place(cost, left, top, size)


def _spread(middle: float, lowest: float, highest: float, step: float) -> list[float]:
    """``middle`` and what lies in steps to both sides of it."""
    reach = range(math.ceil((lowest - middle) / step), math.floor((highest - middle) / step) + 1)
    return [middle + number * step for number in reach]


def _taken(view: BoardView, geometry: BoardGeometry) -> Iterator[QRectF]:
    """What must stay visible."""
    for spot, stack in view.stacks().items():
        for slot in geometry.slots(spot, stack):
            yield _around(slot.centre, CHECKER + 4)
    for player in {die.player for die in (*view.dice, *view.last_dice)}:
        yield geometry.dice_rect(player, max(2, sum(die.player is player for die in view.dice)))
    for index in range(len(view.coming) if view.dice else 0):
        yield geometry.chip_rect(view.dice[0].player, index, len(view.coming))
    if view.can_roll and view.active:
        yield geometry.dice_rect(view.active, 2)
    if view.cube:
        cube = geometry.cube_rect(view.cube.owner, view.cube.offered_to)
        yield (
            cube.adjusted(-_ANSWERS.width(), -_ANSWERS.height(), _ANSWERS.width(), _ANSWERS.height())
            if (view.cube.can_take)
            else cube
        )


def _around(centre: QPointF, size: float) -> QRectF:
    area = QRectF(0, 0, size, size)
    area.moveCenter(centre)
    return area
