"""Figures for the help about races: from which lead on to double, to redouble, and until when to take."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bgdesk.engine.protocol import situation_of
from bgdesk.engine.sage.judge import SageJudge
from bgdesk.match.options import MONEY, match_options
from bgdesk.match.setup.conversion import state_of_setup
from bgdesk.match.setup.setup import TableSetup
from bgdesk.rules.cube import Cube
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position, Side, pip_count, side

COUNTS = (60, 80, 100, 120)
LEVEL = "3ply"
_CHECKERS = 15
_WIDEST, _FARTHEST = 1.7, 12
_MOST_LEAD = 24


@dataclass(frozen=True, slots=True)
class Judged:
    """A race in which the player on roll leads: equities, and the chance to win."""

    lead: int
    no_double: float
    no_redouble: float
    doubled: float
    chance: float


def races() -> dict[str, Any]:
    """By the pips of the player on roll."""
    judge = SageJudge()
    found = {
        str(count): _turns([_judged(judge, count, lead) for lead in range(_MOST_LEAD)]) for count in COUNTS
    }
    return {"level": LEVEL, "name": judge.name, "by_count": found}


def spread(pips: int) -> Side:
    """A board of so many pips, its checkers evenly spread about their mean."""
    mean = pips / _CHECKERS
    widest = min(_WIDEST, _FARTHEST / mean)
    shares = [2 - widest + 2 * (widest - 1) * nth / (_CHECKERS - 1) for nth in range(_CHECKERS)]
    points = [max(1, round(mean * share)) for share in shares]
    for nth in range(abs(pips - sum(points))):
        points[4 + nth % 7] += 1 if sum(points) < pips else -1
    made = side({point: points.count(point) for point in set(points)}, _CHECKERS)
    assert pip_count(made) == pips
    return made


def _judged(judge: SageJudge, count: int, lead: int) -> Judged:
    position = Position(spread(count), spread(count + lead))
    free, own = (_cube(judge, position, cube) for cube in (Cube(), Cube(2, Player.WHITE)))
    assert free.probabilities
    return Judged(
        lead, free.no_double.value, own.no_double.value, free.double_take.value, free.probabilities.win
    )


def _cube(judge: SageJudge, position: Position, cube: Cube) -> Any:
    state = state_of_setup(TableSetup(match_options(MONEY), position, Player.WHITE, cube=cube))
    assert state
    return judge.judge_cube(situation_of(state), LEVEL)


def _turns(judged: list[Judged]) -> dict[str, float]:
    """The first lead to double and to redouble at, the last one to take at, and the chance to take with."""
    double = next(one for one in judged if one.doubled > one.no_double)
    redouble = next(one for one in judged if one.doubled > one.no_redouble)
    last = next(one for one in reversed(judged) if one.doubled <= 1)
    after = judged[last.lead + 1]
    part = (1 - last.doubled) / (after.doubled - last.doubled)
    chance = last.chance + part * (after.chance - last.chance)
    return {
        "double": double.lead,
        "redouble": redouble.lead,
        "take": last.lead,
        "take_chance": 1 - chance,
        "double_chance": double.chance,
    }
