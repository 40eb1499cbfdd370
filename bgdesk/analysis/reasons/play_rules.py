"""When a fact of the board is a reason: together with the chance that it acts on, and if it carries the loss.

The second is seen by ablation: the same boards are looked at without that one fact, or only over the rolls
that it is about. ``decisions/16-reasons.md`` says what was measured and why the numbers are what they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from bgdesk.analysis.reasons.evidence import Axis, Evidence, FactKey
from bgdesk.analysis.reasons.explanation import FoundReason, ReasonId
from bgdesk.analysis.reasons.play_case import PlayCase
from bgdesk.rules.position import HOME

OUTSIDE = range(7, 18)
LEAST_CAUSE = 0.4
"""A fact is a reason only if so much of the loss goes with it."""
MOST_CAUSE = 2.5
"""What is worth several times the loss is outweighed by something that nobody names."""
LEAST_SHARE = 0.3
"""And only if so much of the loss lies where it acts."""
_BLUNDER = 0.080
"""In smaller errors an ablation of points and hits agrees no more often than one that means nothing."""
_ROLLS = 4
_LONG = 4


@dataclass(frozen=True, slots=True)
class Finding:
    """Facts that would be a reason, and the ``cause``: the equity that goes with them, None if not known."""

    shown: tuple[Evidence, ...]
    cause: float | None


@dataclass(frozen=True, slots=True)
class Rule:
    """``find`` gives what is true of a case, the reason or not; below a loss of ``least`` it is not told."""

    id: ReasonId
    axes: tuple[Axis, ...]
    find: Callable[[PlayCase], Finding | None]
    least: float = 0.0


def _hit_more(case: PlayCase) -> Finding | None:
    """The rolls that hit only after the play that was made have to carry the loss."""
    found = _more_rolls(case, FactKey.HIT_ROLLS)
    points = case.played_facts.points(FactKey.HIT_ROLLS) if found else ()
    return Finding((replace(found.shown[0], points=points),), found.cause) if found else None


def _escapes(case: PlayCase) -> Finding | None:
    """The same for rolls that let a checker out."""
    if not (case.played_facts.row and case.best_facts.row):
        return None
    return _more_rolls(case, FactKey.ESCAPE_ROLLS)


def _dances(case: PlayCase) -> Finding | None:
    """The rolls that leave the opponent on the bar only after the best play have to carry the loss."""
    dances = case.evidence(FactKey.DANCE_ROLLS)
    if dances.difference > -_ROLLS:
        return None
    only = [roll for roll in dances.rolls if roll in case.best_facts.rolls.dances]
    return Finding((dances,), case.lost_over(only))


def _more_rolls(case: PlayCase, key: FactKey) -> Finding | None:
    rolls = case.evidence(key)
    if rolls.difference < _ROLLS:
        return None
    ours = case.played_facts.counted_rolls(key)
    return Finding((rolls,), case.lost_over([roll for roll in rolls.rolls if roll in ours]))


def _home_point(case: PlayCase) -> Finding | None:
    return _points(case, FactKey.HOME_POINTS, HOME)


def _outside_point(case: PlayCase) -> Finding | None:
    return _points(case, FactKey.OUTSIDE_POINTS, OUTSIDE)


def _points(case: PlayCase, key: FactKey, area: range) -> Finding | None:
    """What the best play has made must be worth more than what the other one has made instead."""
    points = case.evidence(key)
    ours, theirs = (
        {point for point in facts.made if point in area} for facts in (case.played_facts, case.best_facts)
    )
    if points.difference >= 0:
        return None
    shown = replace(points, points=tuple(sorted(theirs - ours)))
    return Finding((shown,), case.worth_of_points(theirs - ours, ours - theirs))


def _prime(case: PlayCase) -> Finding | None:
    """Without what the longer prime has more it must be worth less; one that is there in both is no news."""
    prime, row = case.evidence(FactKey.PRIME), case.best_facts.row
    if row is None or prime.difference >= 0 or prime.best < _LONG:
        return None
    added = set(range(row.first, row.last + 1)) - set(case.played_facts.made)
    shown = replace(prime, points=tuple(range(row.first, row.last + 1)))
    return Finding((shown,), case.worth_of_points(added, set())) if added else None


def _hit_missed(case: PlayCase) -> Finding | None:
    """Without the hit the best play must be worth less."""
    if case.hits_made(case.played) >= case.hits_made(case.best):
        return None
    hits = case.evidence(FactKey.ON_BAR)
    return Finding((replace(hits, points=case.points_hit(case.best)),), case.worth_of_hits)


def _too_safe(case: PlayCase) -> Finding | None:
    """Fewer rolls hit, at the price of something that would have been a reason by itself."""
    hits = case.evidence(FactKey.HIT_ROLLS)
    if hits.difference > -_ROLLS:
        return None
    given_up = [found for rule in (_hit_missed, _home_point, _prime) if (found := rule(case))]
    best = max(given_up, key=lambda one: one.cause or 0.0, default=None)
    return Finding((hits, *best.shown), best.cause) if best else None


RULES: tuple[Rule, ...] = (
    Rule(ReasonId.TOO_SAFE, (Axis.WIN, Axis.GAMMON_WON), _too_safe, _BLUNDER),
    Rule(ReasonId.HIT_MORE, (Axis.WIN, Axis.GAMMON_LOST), _hit_more),
    Rule(ReasonId.HIT_MISSED, (Axis.WIN, Axis.GAMMON_WON), _hit_missed, _BLUNDER),
    Rule(ReasonId.PRIME, (Axis.WIN, Axis.GAMMON_WON), _prime, _BLUNDER),
    Rule(ReasonId.ESCAPES, (Axis.WIN, Axis.GAMMON_WON), _escapes),
    Rule(ReasonId.HOME_POINT, (Axis.GAMMON_WON, Axis.WIN), _home_point, _BLUNDER),
    Rule(ReasonId.DANCES, (Axis.WIN, Axis.GAMMON_WON), _dances),
    Rule(ReasonId.OUTSIDE_POINT, (Axis.WIN, Axis.GAMMON_WON), _outside_point),
)
"""What may be told of a play; every one has earned its place, see ``tests/golden/reasons.json``."""


def reasons_of(case: PlayCase) -> tuple[FoundReason, ...]:
    """Every reason that holds, the one that carries most first; of equals the first of `RULES`."""
    return tuple(sorted(_reasons(case), key=lambda one: -one.cause))


def _reasons(case: PlayCase) -> Iterator[FoundReason]:
    for rule in RULES:
        share, axis = largest_share(rule, case)
        if case.split.loss < rule.least or share < LEAST_SHARE * case.split.loss:
            continue  # which is known without any look at the board
        found = rule.find(case)
        if found and found.cause is not None and carries(found.cause, case.split.loss):
            yield FoundReason(rule.id, axis, found.shown, share, found.cause)


def carries(cause: float, loss: float) -> bool:
    """Whether what ``cause`` is the equity of explains ``loss``."""
    return LEAST_CAUSE * loss <= cause <= MOST_CAUSE * loss


def largest_share(rule: Rule, case: PlayCase) -> tuple[float, Axis]:
    """The largest part of the loss among those that ``rule`` acts on."""
    return max((getattr(case.split, axis.value), axis) for axis in rule.axes)
