"""Whether an attempt is worth a word: the two deepest looks have to agree that it costs the limit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum, auto
from itertools import pairwise

from bgdesk.analysis.verdicts import error_of
from bgdesk.match.state import MatchState, Phase
from bgdesk.match.study import Candidate, JudgedCube, JudgedPlay
from bgdesk.practice.tutor.attempts import CubeOrPlay
from bgdesk.practice.tutor.looks import Looks, LookWanted
from bgdesk.rules.position import Position

WINDOW = 0.16
MOST = 8
"""Of the plays within this of the best at one look, so many are looked at deeper before anything is tried."""
CONFIRMED = 0.5
"""The look before the deepest has to see this share of the limit, and less of it settles the matter."""


class Ruling(Enum):
    """What comes of an attempt."""

    FINE = auto()
    BAD = auto()
    OPEN = auto()
    """A deeper look is still to come."""


@dataclass(frozen=True, slots=True)
class Opinion:
    """``loss`` by the deepest look so far, ``None`` without any."""

    ruling: Ruling
    loss: float | None = None
    level: str = ""


def opinion(tried: CubeOrPlay, looks: Looks, limit: float, *, is_final: bool = False) -> Opinion:
    """What ``looks`` say of ``tried``; ``is_final``: no further ones will come in time."""
    losses = _losses(tried, looks)
    if not losses:
        return Opinion(Ruling.FINE if is_final else Ruling.OPEN)
    level, loss = losses[-1]
    deepest = looks.levels[-1]
    if level != deepest and not is_final and loss >= CONFIRMED * limit:
        return Opinion(Ruling.OPEN, loss, level)
    return Opinion(Ruling.BAD if _is_agreed(losses, looks, limit) else Ruling.FINE, loss, level)


def _is_agreed(losses: list[tuple[str, float]], looks: Looks, limit: float) -> bool:
    """A look alone is enough only where there is no other."""
    if losses[-1][1] < limit:
        return False
    if len(losses) == 1:
        return len(looks.levels) == 1
    return losses[-2][1] >= CONFIRMED * limit


def _losses(tried: CubeOrPlay, looks: Looks) -> list[tuple[str, float]]:
    """What it costs at each depth at which it was looked at, from quick to deep."""
    found = ((level, _loss(tried, looks, level)) for level in looks.levels)
    return [(level, loss) for level, loss in found if loss is not None]


def _loss(tried: CubeOrPlay, looks: Looks, level: str) -> float | None:
    judged = judged_at(tried, looks, level)
    return error_of(tried.decision(judged.event), judged) if judged else None


def judged_at(tried: CubeOrPlay, looks: Looks, level: str, event: int = 0) -> JudgedPlay | JudgedCube | None:
    """What is known at ``level``, as an analysis has it; ``None`` where nothing is known of ``tried``."""
    if tried.result is None:
        cube = looks.cubes.get(level)
        return JudgedCube(event, cube, level) if cube else None
    plays = looks.at(level)
    if tried.result not in plays:
        return None
    ranked = sorted(plays.values(), key=lambda one: -one.equity.value)
    played = next(number for number, one in enumerate(ranked) if one.position == tried.result)
    return JudgedPlay(event, tuple(ranked), played, len(looks.at(looks.levels[0])))


def deepest_judged(tried: CubeOrPlay, looks: Looks, event: int = 0) -> JudgedPlay | JudgedCube | None:
    """The same at the greatest depth at which it was looked at, then the plays that were not worth that."""
    found = (judged_at(tried, looks, level, event) for level in reversed(looks.levels))
    judged = next((one for one in found if one), None)
    if not isinstance(judged, JudgedPlay):
        return judged
    known = {one.position for one in judged.candidates}
    others = [one for one in looks.at(looks.levels[0]).values() if one.position not in known]
    others.sort(key=lambda one: -one.equity.value)
    return replace(judged, candidates=(*judged.candidates, *others))


def next_look(state: MatchState, looks: Looks, tried: CubeOrPlay | None = None) -> LookWanted | None:
    """What to look at next in ``state``, with what is ``tried``; ``None`` when all that matters is known."""
    if state.phase is not Phase.TO_PLAY:
        unseen = next((level for level in looks.levels if level not in looks.cubes), None)
        return LookWanted(state, unseen) if unseen else None
    if looks.levels[0] not in looks.plays:
        return LookWanted(state, looks.levels[0])
    for before, level in pairwise(looks.levels):
        missing = _missing(looks, before, level, tried.result if tried else None)
        if missing:
            return LookWanted(state, level, missing)
    return None


def _missing(looks: Looks, before: str, level: str, tried: Position | None) -> tuple[Position, ...]:
    """The plays worth a look at ``level`` that have had none; what is tried comes with the best."""
    wanted = likely(looks.at(before))
    if tried is not None and tried in looks.at(before):
        wanted = [*wanted, tried]
    known = looks.at(level)
    return tuple(dict.fromkeys(one for one in wanted if one not in known))


def likely(plays: Mapping[Position, Candidate]) -> list[Position]:
    """The best plays of a look, those near the best first."""
    ranked = sorted(plays.values(), key=lambda one: -one.equity.value)
    if not ranked:
        return []
    best = ranked[0].equity.value
    return [one.position for one in ranked[:MOST] if best - one.equity.value < WINDOW]
