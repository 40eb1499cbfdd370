"""Where everything on the board lies, in scene units: pure, no items and no pictures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, QSizeF

from bgdesk.rules.player import Player
from bgdesk.rules.relation import rel
from bgdesk.rules.variants import Relation
from bgdesk.ui.board.view import (
    BoardView,
    Spot,
    SpotKind,
    Stack,
    bar_spot,
    point_spot,
    reserve_spot,
    tray_spot,
)

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
DIE = 86.0
DIE_PITCH = DIE + 20
OFFERED_DIE = 0.84
"""Size of a die that is one of six to choose from."""
CHIP = QSizeF(58, 40)
"""Size of a sign for what a turn still holds."""
CHIPS_IN_ROW = 3
CUBE = 82.0
TRAY_HEIGHT = 457.0
TRAY_EDGE = 28.0
"""Thickness of a checker that stands in a tray."""
FULL_STACK = 5
"""Checkers of a point that lie side by side; more of them overlap."""
STACK_ROOM = 4 * 92.0
"""How far the highest checker of a point may lie above the undermost one: the dice lie beyond it."""
FULL_BAR = 4
_BAR_ROOM = (FULL_BAR - 1) * CHECKER
_CUBE_INSET = 14.0
PINNED_SHOWS = 0.46
"""The part of a pinned checker that the one on top of it leaves uncovered."""
CORNER = 20.0
_RESERVE_PITCH = (TRAY_HEIGHT - CHECKER - 8) / 14
"""How far apart fifteen checkers lie that wait in a recess."""


class Fixture(StrEnum):
    """What can be clicked beside the places for checkers."""

    DICE = "dice"
    CUBE = "cube"


@dataclass(frozen=True, slots=True)
class Face:
    """A face of the dice to choose, 1 to 6."""

    number: int


FACES = tuple(map(Face, range(1, 7)))

Place = Spot | Fixture | Face


@dataclass(frozen=True, slots=True)
class Slot:
    """Where one checker of a stack lies: its centre, its height in the stack and how it is drawn.

    ``is_edge``: it stands in a tray. ``is_pinned``: others cover all of it but its outer side, which is
    the lower one where ``is_low``.
    """

    centre: QPointF
    depth: int
    is_edge: bool = False
    is_pinned: bool = False
    is_low: bool = False


@dataclass(frozen=True, slots=True)
class BoardGeometry:
    """The board with ``bottom``'s home below, to the right or the left.

    ``relation`` says where the other player goes; ``has_reserve``: there is a place for checkers that have
    not been brought into play, ``has_bar``: one for those that were hit. ``naming`` is the player in whose
    half six faces lie to choose from.
    """

    bottom: Player = Player.WHITE
    home_right: bool = True
    relation: Relation = Relation.CONTRARY
    has_reserve: bool = False
    naming: Player | None = None
    has_bar: bool = True

    def fitting(self, view: BoardView) -> BoardGeometry:
        """This board as the game of ``view`` needs it."""
        return replace(
            self,
            relation=view.relation,
            has_reserve=view.reserve is not None,
            naming=view.naming,
            has_bar=view.has_bar,
        )

    def number_for(self, player: Player, number: int) -> int:
        """Physical point ``number`` as ``player`` counts it; also the way back."""
        return number if player is Player.WHITE else rel(self.relation, number)

    def own_number(self, number: int) -> int:
        """Physical point ``number`` as the bottom player counts it."""
        return self.number_for(self.bottom, number)

    def goes_right(self, player: Player, *, top: bool) -> bool:
        """Whether ``player`` travels from left to right in the upper or lower half."""
        first, second = (
            self.number_for(player, self.point_at(column, top=top).number) for column in range(2)
        )
        return second < first

    def is_top(self, spot: Spot) -> bool:
        """Whether ``spot`` lies in the upper half; a hit checker waits across from its home."""
        if spot.kind is SpotKind.POINT:
            return self.own_number(spot.number) > 12
        is_far = spot.player is not self.bottom
        return is_far if spot.kind is not SpotKind.BAR else not is_far

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
        if spot.kind in (SpotKind.TRAY, SpotKind.RESERVE):
            return self.tray_rect(right=self._is_at_home_side(spot) is self.home_right, top=self.is_top(spot))
        half = FIELD_HEIGHT / 2
        top = FIELD_TOP if self.is_top(spot) else FIELD_TOP + half
        if spot.kind is SpotKind.BAR:
            return QRectF(BAR_LEFT, top, BAR_WIDTH, half)
        return QRectF(_column_left(self.column(spot.number)), top, PITCH, half)

    def _is_at_home_side(self, spot: Spot) -> bool:
        """Whether a tray or reserve lies in the rail beside the bottom player's home."""
        is_diagonal = self.relation is Relation.PARALLEL_DIAGONAL and spot.player is not self.bottom
        return spot.kind is SpotKind.TRAY and not is_diagonal

    def tray_rect(self, *, right: bool, top: bool) -> QRectF:
        """One of the four recesses in the side rails."""
        left = WIDTH - EDGE - TRAY_WIDTH if right else EDGE
        return QRectF(left, RAIL if top else HEIGHT - RAIL - TRAY_HEIGHT, TRAY_WIDTH, TRAY_HEIGHT)

    def slot(self, spot: Spot, index: int, height: int, *, has_pinned: bool = False) -> Slot:
        """Where checker ``index`` (0 lies undermost) of ``height`` lies on ``spot``."""
        if spot.kind is SpotKind.TRAY:
            return self._tray_slot(spot, index)
        if spot.kind is SpotKind.BAR:
            first = HEIGHT / 2 + self._outward(spot) * CHECKER * 0.8
            along = self._outward(spot) * index * min(CHECKER, _BAR_ROOM / max(1, height - 1))
        elif spot.kind is SpotKind.RESERVE:
            first = self._recess_edge(spot) - self._outward(spot) * (CHECKER / 2 + 4)
            along = -self._outward(spot) * index * _RESERVE_PITCH
        else:
            first = self._outer_edge(spot) - self._outward(spot) * (CHECKER / 2 + 2)
            along = -self._outward(spot) * _distance_up(index, height, has_pinned=has_pinned)
        centre = QPointF(self.rect(spot).center().x(), first + along)
        is_pinned = has_pinned and index == 0
        return Slot(centre, index, is_pinned=is_pinned, is_low=is_pinned and not self.is_top(spot))

    def slots(self, spot: Spot, stack: Stack) -> Iterator[Slot]:
        """Where the checkers of ``stack`` lie on ``spot``, the undermost first."""
        for index in range(stack.height):
            yield self.slot(spot, index, stack.height, has_pinned=stack.has_pinned)

    def top_slot(self, spot: Spot, stack: Stack | None) -> Slot:
        """Where the topmost checker of ``stack`` lies on ``spot``; the first one's place without a stack."""
        height, has_pinned = (stack.height, stack.has_pinned) if stack else (1, False)
        return self.slot(spot, height - 1, height, has_pinned=has_pinned)

    def next_slot(self, spot: Spot, stack: Stack | None) -> Slot:
        """Where one more checker would lie on ``spot``."""
        height, has_pinned = (stack.height, stack.has_pinned) if stack else (0, False)
        return self.slot(spot, height, height + 1, has_pinned=has_pinned)

    def _tray_slot(self, spot: Spot, index: int) -> Slot:
        rect = self.rect(spot)
        inset = (TRAY_HEIGHT - 15 * TRAY_EDGE) / 2
        along = inset + (index + 0.5) * TRAY_EDGE
        y = rect.top() + along if self.is_top(spot) else rect.bottom() - along
        return Slot(QPointF(rect.center().x(), y), index, is_edge=True)

    def _outward(self, spot: Spot) -> float:
        return -1.0 if self.is_top(spot) else 1.0

    def _recess_edge(self, spot: Spot) -> float:
        rect = self.rect(spot)
        return rect.top() if self.is_top(spot) else rect.bottom()

    def _outer_edge(self, spot: Spot) -> float:
        return FIELD_TOP if self.is_top(spot) else FIELD_TOP + FIELD_HEIGHT

    def die_centre(self, player: Player, index: int, count: int) -> QPointF:
        """Where die ``index`` of ``count`` dice of ``player`` lies: on that player's right-hand side."""
        pitch = min(DIE_PITCH, (HALF_WIDTH - 12) / count)
        return self._middle_of(player) + QPointF((index - (count - 1) / 2) * pitch, 0)

    def _middle_of(self, player: Player) -> QPointF:
        """The middle of the half at the right-hand side of ``player``."""
        side = 1.0 if player is self.bottom else -1.0
        return CENTRE + QPointF(side * (BAR_WIDTH + HALF_WIDTH) / 2, 0)

    def faces(self) -> tuple[Face, ...]:
        """The faces to choose from."""
        return FACES if self.naming else ()

    def face_rect(self, face: Face) -> QRectF:
        """The area of one of six faces to choose from."""
        half = DIE * OFFERED_DIE / 2 + 8
        centre = self.die_centre(self.naming or self.bottom, face.number - 1, len(FACES))
        return QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)

    def chip_rect(self, player: Player, index: int, count: int) -> QRectF:
        """Where sign ``index`` of ``count`` for what the turn still holds lies: beside two dice."""
        row, column = divmod(index, CHIPS_IN_ROW)
        rows = (count - 1) // CHIPS_IN_ROW + 1
        left = self._middle_of(player).x() + DIE_PITCH / 2 + DIE / 2 + 14
        top = CENTRE.y() + (row - rows / 2) * (CHIP.height() + 4)
        return QRectF(QPointF(left + column * (CHIP.width() + 8), top), CHIP)

    def dice_rect(self, player: Player, count: int) -> QRectF:
        """The area of ``count`` dice of ``player``."""
        first, last = (self.die_centre(player, i, count) for i in (0, count - 1))
        half = DIE / 2 + 8
        return QRectF(first.x() - half, first.y() - half, last.x() - first.x() + 2 * half, 2 * half)

    def cube_centre(self, owner: Player | None, offered_to: Player | None = None) -> QPointF:
        """Where the cube lies: in the rail away from home, or offered on the field.

        Where checkers wait in that rail its owner has it at their end of the bar, beyond those that were hit.
        """
        if offered_to is not None:
            return self._middle_of(offered_to)
        rail = EDGE + TRAY_WIDTH / 2
        x = rail if self.home_right else WIDTH - rail
        if owner is None:
            return QPointF(x, CENTRE.y())
        side = 1.0 if owner is self.bottom else -1.0
        if self.has_other_recesses:
            return CENTRE + QPointF(0, side * (FIELD_HEIGHT / 2 - CUBE / 2 - _CUBE_INSET))
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
            return bar_spot(self.bottom if is_top else self.bottom.opponent) if self.has_bar else None
        return self._tray_at(position, top=is_top)

    def _tray_at(self, position: QPointF, *, top: bool) -> Spot | None:
        for spot in self._recesses():
            rect = self.rect(spot).adjusted(-EDGE, -RAIL, EDGE, RAIL)
            if self.is_top(spot) is top and rect.contains(position):
                return spot
        return None

    def recess_at(self, *, right: bool, top: bool) -> Spot | None:
        """The tray or reserve in one of the four recesses in the side rails."""
        wanted = self.tray_rect(right=right, top=top)
        return next((spot for spot in self._recesses() if self.rect(spot) == wanted), None)

    @property
    def has_other_recesses(self) -> bool:
        """Whether checkers lie in the rail away from home, where the cube lies in other games."""
        return self.has_reserve or self.relation is Relation.PARALLEL_DIAGONAL

    def _recesses(self) -> tuple[Spot, ...]:
        sides = (self.bottom, self.bottom.opponent)
        reserves = tuple(map(reserve_spot, sides)) if self.has_reserve else ()
        return tuple(map(tray_spot, sides)) + reserves

    def spots(self) -> tuple[Spot, ...]:
        """Every point, where there are any both bars, both trays, and where there are any both reserves."""
        points = tuple(point_spot(number) for number in range(1, 25))
        bars = (bar_spot(self.bottom), bar_spot(self.bottom.opponent)) if self.has_bar else ()
        return (*points, *bars, *self._recesses())


def _column_left(column: int) -> float:
    return FIELD_LEFT + column * PITCH + (BAR_WIDTH if column >= 6 else 0)


def _column_at(x: float) -> int | None:
    for column in range(12):
        left = _column_left(column)
        if left <= x < left + PITCH:
            return column
    return None


def _distance_up(index: int, height: int, *, has_pinned: bool) -> float:
    """How far above the undermost checker of a point another one lies."""
    if not has_pinned or index == 0:
        return index * min(CHECKER, STACK_ROOM / max(1, height - 1))
    shown = PINNED_SHOWS * CHECKER
    return shown + (index - 1) * min(CHECKER, (STACK_ROOM - shown) / max(1, height - 2))
