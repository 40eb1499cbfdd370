"""What moves when: flights of checkers and the cube, tumbling dice, on one clock; pure arithmetic."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF

from bgdesk.ui.board.geometry import CENTRE, Slot

SHORTEST_MS, LONGEST_MS = 180.0, 250.0
SLIDE_BACK_MS = 150.0
TUMBLE_MS = 380.0
FAR = 1100.0
"""A distance, in scene units, that takes the longest time."""
HIGHEST_BOW = 60.0


def ease(share: float) -> float:
    """Slow start and slow end, 0 to 1."""
    return share * share * (3 - 2 * share)


@dataclass(frozen=True, slots=True)
class Flight:
    """One thing that moves along an arc from ``origin`` to ``goal``; times are milliseconds."""

    start_ms: float
    duration_ms: float
    origin: QPointF
    goal: Slot
    bow: QPointF = field(default_factory=QPointF)
    is_high: bool = True
    """Whether it rises above everything on its way."""

    @property
    def end_ms(self) -> float:
        """When it arrives."""
        return self.start_ms + self.duration_ms

    def position(self, time_ms: float) -> QPointF:
        """Where it is at ``time_ms``."""
        share = _share(time_ms, self.start_ms, self.duration_ms)
        if share >= 1:
            return self.goal.centre
        eased = ease(share)
        straight = self.origin + (self.goal.centre - self.origin) * eased
        return straight + self.bow * (4 * eased * (1 - eased))


CUBE_TURN_MS = 520.0
CUBE_RISE = 0.16
"""How much larger the cube is when it is highest, as a share of its size."""


@dataclass(frozen=True, slots=True)
class CubeTurn:
    """The cube on its way from ``origin`` to ``goal``, while its face turns from ``before`` to ``after``."""

    duration_ms: float
    origin: QPointF
    goal: QPointF
    before: str
    after: str

    def position(self, time_ms: float) -> QPointF:
        """Where it is at ``time_ms``."""
        eased = ease(_share(time_ms, 0, self.duration_ms))
        return self.origin + (self.goal - self.origin) * eased

    def turned(self, time_ms: float) -> float:
        """How far it has turned at ``time_ms``: not at all is 0, 1 is all the way."""
        return 1.0 if self.before == self.after else ease(_share(time_ms, 0, self.duration_ms))

    def size(self, time_ms: float) -> float:
        """How large it looks at ``time_ms``: it is taken up and put down."""
        return 1 + CUBE_RISE * math.sin(math.pi * _share(time_ms, 0, self.duration_ms))


def flight(origin: QPointF, goal: Slot, start_ms: float, speed: float) -> Flight:
    """A flight that takes 180 to 250 ms by its distance at ``speed`` 1."""
    distance = _length(goal.centre - origin)
    duration = SHORTEST_MS + (LONGEST_MS - SHORTEST_MS) * min(1.0, distance / FAR)
    return Flight(start_ms, duration / speed, origin, goal, _bow(origin, goal.centre, distance))


def slide(origin: QPointF, goal: Slot, start_ms: float, duration_ms: float) -> Flight:
    """A straight way along the board, within a given duration."""
    return Flight(start_ms, duration_ms, origin, goal, is_high=False)


def _bow(origin: QPointF, goal: QPointF, distance: float) -> QPointF:
    """How far the middle of the way bends towards the middle of the board."""
    if distance < 1:
        return QPointF(0, 0)
    across = QPointF(origin.y() - goal.y(), goal.x() - origin.x()) / distance
    inward = CENTRE - (origin + goal) / 2
    sign = 1.0 if QPointF.dotProduct(across, inward) >= 0 else -1.0
    return across * (sign * min(HIGHEST_BOW, 0.12 * distance))


@dataclass(frozen=True, slots=True)
class DiePose:
    """How a die lies: its centre, its turn in degrees, and the face it shows."""

    centre: QPointF
    turn: float
    face: int


@dataclass(frozen=True, slots=True)
class Tumble:
    """A die that rolls in from the side by ``run`` scene units and comes to rest as ``rest``."""

    duration_ms: float
    rest: DiePose
    run: QPointF

    def pose(self, time_ms: float) -> DiePose:
        """How it lies at ``time_ms``."""
        share = _share(time_ms, 0, self.duration_ms)
        left = (1 - share) ** 2
        bounce = QPointF(0, -70 * left * abs(math.sin(share * math.pi * 2.5)))
        centre = self.rest.centre + self.run * left + bounce
        return DiePose(centre, self.rest.turn + 300 * left, _tumbling_face(self.rest.face, share))


@dataclass(frozen=True, slots=True)
class Shift:
    """A die that is pushed over the board from ``run`` scene units away, without turning, to ``rest``."""

    duration_ms: float
    rest: DiePose
    run: QPointF

    def pose(self, time_ms: float) -> DiePose:
        """How it lies at ``time_ms``."""
        left = 1 - ease(_share(time_ms, 0, self.duration_ms))
        return DiePose(self.rest.centre + self.run * left, self.rest.turn, self.rest.face)


def _tumbling_face(face: int, share: float) -> int:
    turns_left = math.ceil((0.8 - share) / 0.2) if share < 0.8 else 0
    return (face - 1 + 2 * turns_left + turns_left // 3) % 6 + 1


def _share(time_ms: float, start_ms: float, duration_ms: float) -> float:
    if duration_ms <= 0:
        return 1.0
    return min(1.0, max(0.0, (time_ms - start_ms) / duration_ms))


def _length(way: QPointF) -> float:
    return math.hypot(way.x(), way.y())
