"""Where everything on the board lies, in scene units: pure, no items and no pictures."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF

from bgdesk.rules.player import Player
from bgdesk.ui.board.view import Spot, SpotKind, bar_spot, point_spot, tray_spot

WIDTH, HEIGHT = 1600.0, 1150.0
EDGE = 17.0
RAIL = 43.0
TRAY_WIDTH = 98.0
PITCH = 102.0
BAR_WIDTH = 114.0
FIELD_LEFT = 131.0
FIELD_TOP = RAIL
FIELD_HEIGHT = HEIGHT - 2 * RAIL
HALF_WIDTH = 6 * PITCH
BAR_LEFT = FIELD_LEFT + HALF_WIDTH
CENTRE = QPointF(WIDTH / 2, HEIGHT / 2)
POINT_LENGTH = 438.0
CHECKER = 96.0
"""Diameter of a checker."""
DIE = 92.0
CUBE = 82.0
TRAY_HEIGHT = 457.0
TRAY_EDGE = 28.0
"""Thickness of a checker that stands in a tray."""
FULL_STACK = 5
"""Checkers of a point that lie side by side; more of them overlap."""
FULL_BAR = 4
CORNER = 20.0


class Fixture(StrEnum):
    """What can be clicked beside the places for checkers."""

    DICE = "dice"
    CUBE = "cube"


Place = Spot | Fixture


@dataclass(frozen=True, slots=True)
class Slot:
    """Where one checker of a stack lies: its centre, its height in the stack and how it is drawn."""

    centre: QPointF
    depth: int
    is_edge: bool = False


@dataclass(frozen=True, slots=True)
class BoardGeometry:
    """The board with ``bottom``'s home below, to the right or the left."""

    bottom: Player = Player.WHITE
    home_right: bool = True

    def own_number(self, number: int) -> int:
        """Physical point ``number`` as the bottom player counts it."""
        return number if self.bottom is Player.WHITE else 25 - number

    def is_top(self, spot: Spot) -> bool:
        """Whether ``spot`` lies in the upper half; a hit checker waits across from its home."""
        if spot.kind is SpotKind.POINT:
            return self.own_number(spot.number) > 12
        is_far = spot.player is not self.bottom
        return is_far if spot.kind is SpotKind.TRAY else not is_far

    def column(self, number: int) -> int:
        """Column of physical point ``number``, 0 at the left to 11 at the right."""
        own = self.own_number(number)
        column = 12 - own if own <= 12 else own - 13
        return column if self.home_right else 11 - column

    def point_at(self, column: int, *, top: bool) -> Spot:
        """The point in ``column`` of the upper or lower half."""
        straight = column if self.home_right else 11 - column
        return point_spot(self.own_number(straight + 13 if top else 12 - straight))

    def rect(self, spot: Spot) -> QRectF:
        """The area of ``spot`` inside the frame."""
        if spot.kind is SpotKind.TRAY:
            return self.tray_rect(right=self.home_right, top=self.is_top(spot))
        half = FIELD_HEIGHT / 2
        top = FIELD_TOP if self.is_top(spot) else FIELD_TOP + half
        if spot.kind is SpotKind.BAR:
            return QRectF(BAR_LEFT, top, BAR_WIDTH, half)
        return QRectF(_column_left(self.column(spot.number)), top, PITCH, half)

    def tray_rect(self, *, right: bool, top: bool) -> QRectF:
        """One of the four recesses in the side rails."""
        left = WIDTH - EDGE - TRAY_WIDTH if right else EDGE
        return QRectF(left, RAIL if top else HEIGHT - RAIL - TRAY_HEIGHT, TRAY_WIDTH, TRAY_HEIGHT)

    def slot(self, spot: Spot, index: int, count: int) -> Slot:
        """Where checker ``index`` (0 lies undermost) of ``count`` lies on ``spot``."""
        if spot.kind is SpotKind.TRAY:
            return self._tray_slot(spot, index)
        centre_x = self.rect(spot).center().x()
        if spot.kind is SpotKind.BAR:
            first = HEIGHT / 2 + self._outward(spot) * CHECKER * 0.8
            step = self._outward(spot) * _spacing(count, FULL_BAR)
        else:
            first = self._outer_edge(spot) - self._outward(spot) * (CHECKER / 2 + 2)
            step = -self._outward(spot) * _spacing(count, FULL_STACK)
        return Slot(QPointF(centre_x, first + index * step), index)

    def _tray_slot(self, spot: Spot, index: int) -> Slot:
        rect = self.rect(spot)
        inset = (TRAY_HEIGHT - 15 * TRAY_EDGE) / 2
        along = inset + (index + 0.5) * TRAY_EDGE
        y = rect.top() + along if self.is_top(spot) else rect.bottom() - along
        return Slot(QPointF(rect.center().x(), y), index, is_edge=True)

    def _outward(self, spot: Spot) -> float:
        return -1.0 if self.is_top(spot) else 1.0

    def _outer_edge(self, spot: Spot) -> float:
        return FIELD_TOP if self.is_top(spot) else FIELD_TOP + FIELD_HEIGHT

    def die_centre(self, player: Player, index: int, count: int) -> QPointF:
        """Where die ``index`` of ``count`` dice of ``player`` lies: on his right-hand side."""
        side = 1.0 if player is self.bottom else -1.0
        middle = CENTRE.x() + side * (BAR_WIDTH + HALF_WIDTH) / 2
        return QPointF(middle + (index - (count - 1) / 2) * (DIE + 20), CENTRE.y())

    def dice_rect(self, player: Player, count: int) -> QRectF:
        """The area of ``count`` dice of ``player``."""
        first, last = (self.die_centre(player, i, count) for i in (0, count - 1))
        half = DIE / 2 + 8
        return QRectF(first.x() - half, first.y() - half, last.x() - first.x() + 2 * half, 2 * half)

    def cube_centre(self, owner: Player | None, offered_to: Player | None = None) -> QPointF:
        """Where the cube lies: in the rail away from home, or offered on the field."""
        if offered_to is not None:
            side = 1.0 if offered_to is self.bottom else -1.0
            return QPointF(CENTRE.x() + side * (BAR_WIDTH + HALF_WIDTH) / 2, CENTRE.y())
        rail = EDGE + TRAY_WIDTH / 2
        x = rail if self.home_right else WIDTH - rail
        if owner is None:
            return QPointF(x, CENTRE.y())
        side = 1.0 if owner is self.bottom else -1.0
        return QPointF(x, CENTRE.y() + side * (HEIGHT / 2 - RAIL - TRAY_HEIGHT * 0.3))

    def cube_rect(self, owner: Player | None, offered_to: Player | None = None) -> QRectF:
        """The area of the cube."""
        half = CUBE / 2 + 4
        centre = self.cube_centre(owner, offered_to)
        return QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)

    def spot_at(self, position: QPointF) -> Spot | None:
        """The point, bar or tray at ``position``; the rail beside a point belongs to it."""
        x, is_top = position.x(), position.y() < HEIGHT / 2
        if not (0 <= x < WIDTH and 0 <= position.y() < HEIGHT):
            return None
        column = _column_at(x)
        if column is not None:
            return self.point_at(column, top=is_top)
        if BAR_LEFT <= x < BAR_LEFT + BAR_WIDTH:
            return bar_spot(self.bottom if is_top else self.bottom.opponent)
        return self._tray_at(position, top=is_top)

    def _tray_at(self, position: QPointF, *, top: bool) -> Spot | None:
        player = self.bottom.opponent if top else self.bottom
        rect = self.tray_rect(right=self.home_right, top=top).adjusted(-EDGE, -RAIL, EDGE, RAIL)
        return tray_spot(player) if rect.contains(position) else None

    def spots(self) -> tuple[Spot, ...]:
        """Every point, both bars, both trays."""
        sides = (self.bottom, self.bottom.opponent)
        points = tuple(point_spot(number) for number in range(1, 25))
        return points + tuple(map(bar_spot, sides)) + tuple(map(tray_spot, sides))


def _column_left(column: int) -> float:
    return FIELD_LEFT + column * PITCH + (BAR_WIDTH if column >= 6 else 0)


def _column_at(x: float) -> int | None:
    for column in range(12):
        left = _column_left(column)
        if left <= x < left + PITCH:
            return column
    return None


def _spacing(count: int, full: int) -> float:
    return CHECKER if count <= full else CHECKER * (full - 1) / (count - 1)
