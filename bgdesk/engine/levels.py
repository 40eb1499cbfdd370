"""The opponents: one table of strengths, weakest first, and those made of one of them and a style."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from types import MappingProxyType

from bgdesk.engine.manners import NEUTRAL, STYLES, ErringManner, manner
from bgdesk.engine.strengths import strength_of

STYLED = ":"
"""Between a level and a style."""
OWN = "own"
"""The level that is made for a player, with the performance rating in the place of a style."""


@dataclass(frozen=True, slots=True)
class Level:
    """One opponent.

    ``plies`` is the depth of its judgement. In the games that people's errors are known of, it errs as
    people do who have the performance rating ``people``, and with its ``style``. In the others it picks
    one of the best `WINDOW_PLAYS` plays, each with a weight of exp((equity - best) / ``temperature``), and
    ``cube_noise`` is the standard deviation of what it adds to its cube equities. What it really gives
    away says `bgdesk.engine.strengths`.
    """

    id: str
    plies: int
    temperature: float
    cube_noise: float
    people: float = 0.0
    thinks_deeper: bool = False
    style: str = NEUTRAL

    @property
    def errs(self) -> bool:
        """Whether it does not play as well as it can."""
        return self.temperature > 0

    @property
    def manner(self) -> ErringManner | None:
        """How it errs like people; ``None`` where it does not err."""
        return _manner(self.people, self.style) if self.errs else None


@lru_cache(maxsize=64)
def _manner(people: float, style: str) -> ErringManner:
    return manner(people, style)


WINDOW_PLAYS = 6
WINDOW_EQUITY = 0.35

LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        level.id: level
        for level in (
            Level("beginner", 1, 0.20, 0.20, 26.0),
            Level("casual", 1, 0.10, 0.15, 17.0),
            Level("intermediate", 1, 0.071, 0.11, 12.5),
            Level("advanced", 1, 0.044, 0.08, 9.0),
            Level("expert", 1, 0.030, 0.055, 6.0),
            Level("world_class", 1, 0.015, 0.025, 3.0),
            Level("master", 2, 0.0, 0.0),
            Level("strongest", 3, 0.0, 0.0, thinks_deeper=True),
        )
    }
)
"""Every level by id."""

STRONGEST_OWN, WEAKEST_OWN = 2.5, 24.0
"""Between these performance ratings an own level can be made."""

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
    base, _, rest = (level_id or DEFAULT_LEVEL).partition(STYLED)
    if base == OWN:
        return _own_level(rest)
    known = LEVELS.get(base, LEVELS[DEFAULT_LEVEL])
    if rest in STYLES and known.errs and known.id == base:
        return replace(known, id=styled(base, rest), style=rest)
    return known


def is_known(level_id: str | None) -> bool:
    """Whether this version has such a level."""
    return level_id is not None and level_of(level_id).id == level_id


def styled(level_id: str, style: str) -> str:
    """The id of the level ``level_id`` with a style."""
    return f"{level_id}{STYLED}{style}" if style in STYLES and base_of(level_id).errs else level_id


def base_of(level_id: str | None) -> Level:
    """The row of the table that ``level_id`` is made from; of an own level the nearest one."""
    found = level_of(level_id)
    return LEVELS.get(found.id.partition(STYLED)[0]) or _nearest(found.people)


def own_level_id(rate: float) -> str:
    """The id of an opponent with the performance rating ``rate``."""
    return f"{OWN}{STYLED}{rate:.1f}"


def rate_meant(level_id: str) -> float | None:
    """The performance rating that a level without a style is made for; ``None`` of any other."""
    base, _, rest = level_id.partition(STYLED)
    if base == OWN:
        return float(rest) if is_known(level_id) else None
    return LEVELS[level_id].people if level_id in LEVELS else None


def _own_level(rest: str) -> Level:
    """Its noise in the games that people's errors are not known of is that of the nearest level."""
    try:
        rate = float(rest)
    except ValueError:
        return LEVELS[DEFAULT_LEVEL]
    if not STRONGEST_OWN <= rate <= WEAKEST_OWN:
        return LEVELS[DEFAULT_LEVEL]
    near = _nearest(rate)
    return replace(near, id=own_level_id(rate), people=_people_at(rate))


def _nearest(rate: float) -> Level:
    return min((one for one in LEVELS.values() if one.errs), key=lambda one: abs(_rate(one) - rate))


def _people_at(rate: float) -> float:
    """The rating of people that an opponent has to err like to have the performance rating ``rate``."""
    curve = sorted((_rate(one), one.people) for one in LEVELS.values() if one.errs)
    place = min(max(bisect_left([measured for measured, _ in curve], rate), 1), len(curve) - 1)
    (low, first), (high, second) = curve[place - 1], curve[place]
    return max(0.5, first + (second - first) * (rate - low) / (high - low))


def _rate(level: Level) -> float:
    """As measured; where it was not, what people have."""
    found = strength_of(level.id)
    return found.pr if found else level.people
