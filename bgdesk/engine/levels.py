"""The opponents: one table of strengths, weakest first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Level:
    """One opponent.

    ``plies`` is the depth of its judgement. It picks one of the best `WINDOW_PLAYS` plays, each with a
    weight of exp((equity - best) / ``temperature``); ``cube_noise`` is the standard deviation of what it
    adds to its cube equities. ``error_rate`` is what it costs itself in the mean, as performance rating (500
    times the equity lost a decision), measured by ``tests/bench/level_strength.py``; the standard errors are
    1.7 for the first, 1 for the next three, 0.5 and less for the others. That of the strongest comes from
    GNU Backgammon's judgement of it, as its own networks hardly see one (0.2 at four plies).
    """

    id: str
    plies: int
    temperature: float
    cube_noise: float
    error_rate: float
    thinks_deeper: bool = False


WINDOW_PLAYS = 6
WINDOW_EQUITY = 0.35

LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        level.id: level
        for level in (
            Level("beginner", 1, 0.20, 0.20, 31),
            Level("casual", 1, 0.10, 0.15, 19),
            Level("intermediate", 1, 0.071, 0.11, 15),
            Level("advanced", 1, 0.044, 0.08, 10),
            Level("expert", 1, 0.030, 0.055, 5),
            Level("world_class", 1, 0.015, 0.025, 2.5),
            Level("master", 2, 0.0, 0.0, 1.1),
            Level("strongest", 3, 0.0, 0.0, 0.8, thinks_deeper=True),
        )
    }
)
"""Every level by id."""

DEFAULT_LEVEL = "advanced"
STRONGEST_LEVEL = "strongest"
HINT_LEVEL = "master"
"""The level whose judgement is told."""
CHANCES_LEVEL = "world_class"
"""The level that is asked for the chances after every event."""


EXACT_LEVEL = "exact"
"""What the judgement of a solved game is called by, which has no other depth."""
JUDGES_JOINED = " + "
"""Between the names of engines that judged one match together."""


def level_of(level_id: str | None) -> Level:
    """The level of that id; without one, or where only another version knows it, the usual level."""
    return LEVELS.get(level_id or DEFAULT_LEVEL, LEVELS[DEFAULT_LEVEL])
