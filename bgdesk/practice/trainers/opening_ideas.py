"""What an opening play does, by which players name it."""

from __future__ import annotations

from enum import StrEnum

from bgdesk.practice.trainers.walks import BACKGAMMON
from bgdesk.rules.position import Side

_BACK, _MIDPOINT, _EDGE = 24, 13, 18
_START = BACKGAMMON.start_position().white
_OUTER = range(8, 12)
_POINTS = range(1, 8)
_WORTH_A_SLOT = (4, 5, 7)


class OpeningIdea(StrEnum):
    """The ideas; a play may have two."""

    LOVERS_LEAP = "lovers_leap"
    """A back checker to the midpoint with one roll."""
    POINT = "point"
    """A new point at home, or the bar point."""
    RUN = "run"
    """A back checker into the outer board."""
    SLOT = "slot"
    """A lone checker where a point is to be made."""
    SPLIT = "split"
    """The back checkers apart, still in front of the opponent's prime to be."""
    BUILDER = "builder"
    """A checker down from the midpoint."""


def ideas_of(after: Side) -> tuple[OpeningIdea, ...]:
    """What the player did who had the start and has ``after`` now."""
    left = _START[_BACK] - after[_BACK]
    found = []
    if left and after[_MIDPOINT] > _START[_MIDPOINT]:
        found.append(OpeningIdea.LOVERS_LEAP)
    if any(after[point] > 1 and not _START[point] for point in _POINTS):
        found.append(OpeningIdea.POINT)
    if any(after[point] for point in range(_MIDPOINT + 1, _EDGE)):
        found.append(OpeningIdea.RUN)
    if any(after[point] == 1 for point in _WORTH_A_SLOT):
        found.append(OpeningIdea.SLOT)
    if any(after[point] for point in range(_EDGE, _BACK)):
        found.append(OpeningIdea.SPLIT)
    if any(after[point] > _START[point] for point in _OUTER):
        found.append(OpeningIdea.BUILDER)
    return tuple(found)
