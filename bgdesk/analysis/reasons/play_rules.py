"""When a fact of the board is a reason: together with the chance that it acts on, and if it carries the loss.

The second is seen by ablation: the same boards are looked at without that one fact, or only over the rolls
that it is about. ``decisions/16-reasons.md`` says what was measured and why the numbers are what they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from bgdesk.analysis.reasons.board_facts import BoardFacts
from bgdesk.analysis.reasons.evidence import Axis, Evidence, FactKey
from bgdesk.analysis.reasons.explanation import FoundReason, ReasonId
from bgdesk.analysis.reasons.play_case import PlayCase
from bgdesk.rules.position import HOME

OUTSIDE = range(7, 18)
LEAST_CAUSE = 0.4
"""A fact is a reason only if so much of the loss goes with it."""
MOST_CAUSE = 2.5
"""What is worth several times the loss is outweighed by something that nobody names."""
LEAST_WITHOUT = 0.5
"""So much where boards are looked at that were never on the table, with a point or a hit taken away."""
LEAST_SHARE = 0.3
"""And only if so much of the loss lies where it acts."""
_BLUNDER = 0.080
"""In smaller errors an ablation of points and hits agrees no more often than one that means nothing."""
_CAREFUL = 0.160
"""Care is seldom what cost less than this; below it, what was given up for it may be told by itself."""
_ROLLS = 4
_BY_ROLLS = frozenset(
    {
        ReasonId.HIT_MORE,
        ReasonId.FAR_HITS,
        ReasonId.DOUBLE_HITS,
        ReasonId.ESCAPES,
        ReasonId.DANCES,
    }
)
_ATTACK = (Axis.WIN, Axis.GAMMON_WON)
_DEFENCE = (Axis.WIN, Axis.GAMMON_LOST)
_LONG = 4
_BLOCKS = 3
"""A block has so many points in a row, and one less where it has been shortened."""
_HARD_TO_LEAVE = 18
"""Behind a block that lets out more rolls of 36 nobody is held back."""


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

    @property
    def is_by_rolls(self) -> bool:
        """Whether rolls are compared on both boards, and not boards that were never on the table."""
        return self.id in _BY_ROLLS

    @property
    def least_cause(self) -> float:
        """So much of the loss has to go with it."""
        return LEAST_CAUSE if self.is_by_rolls else LEAST_WITHOUT


def _hit_more(case: PlayCase) -> Finding | None:
    return _more_hits(case, FactKey.HIT_ROLLS)


def _far_hits(case: PlayCase) -> Finding | None:
    return _more_hits(case, FactKey.FAR_HIT_ROLLS)


def _double_hits(case: PlayCase) -> Finding | None:
    return _more_hits(case, FactKey.DOUBLE_SHOT)


def _more_hits(case: PlayCase, key: FactKey) -> Finding | None:
    """The rolls that hit only after the play that was made have to carry the loss."""
    found = _more_rolls(case, key)
    points = case.played_facts.points(key) if found else ()
    return Finding((replace(found.shown[0], points=points),), found.cause) if found else None


def _escapes(case: PlayCase) -> Finding | None:
    """The same for rolls that let a checker out; a block has to stand on both boards."""
    played, best = case.played_facts.row, case.best_facts.row
    if played is None or best is None or played.length < _BLOCKS - 1 or best.length < _BLOCKS:
        return None
    found = _more_rolls(case, FactKey.ESCAPE_ROLLS)
    return found if found and found.shown[0].best <= _HARD_TO_LEAVE else None


def _dances(case: PlayCase) -> Finding | None:
    """The rolls that leave the opponent on the bar only after the best play have to carry the loss."""
    dances = case.evidence(FactKey.DANCE_ROLLS)
    if dances.difference > -_ROLLS:
        return None
    only = tuple(roll for roll in dances.rolls if roll in case.best_facts.rolls.dances)
    return Finding((replace(dances, rolls=only),), case.lost_over(only))


def _more_rolls(case: PlayCase, key: FactKey) -> Finding | None:
    rolls = case.evidence(key)
    if rolls.difference < _ROLLS:
        return None
    ours = case.played_facts.counted_rolls(key)
    only = tuple(roll for roll in rolls.rolls if roll in ours)
    return Finding((replace(rolls, rolls=only),), case.lost_over(only))


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
    hits, missed = case.evidence(FactKey.ON_BAR), set(case.points_hit(case.best))
    missed.difference_update(case.points_hit(case.played))
    return Finding((replace(hits, points=tuple(sorted(missed))),), case.worth_of_hits)


def _too_safe(case: PlayCase) -> Finding | None:
    """Fewer rolls hit, at the price of something that would have been a reason by itself."""
    hits = case.evidence(FactKey.HIT_ROLLS)
    if hits.difference > -_ROLLS:
        return None
    given_up = [found for rule in (_hit_missed, _home_point, _prime) if (found := rule(case))]
    best = max(given_up, key=lambda one: one.cause or 0.0, default=None)
    only = tuple(roll for roll in hits.rolls if roll in case.best_facts.rolls.hits)
    return Finding((replace(hits, rolls=only), *best.shown), best.cause) if best else None


RULES: tuple[Rule, ...] = (
    Rule(ReasonId.TOO_SAFE, _ATTACK, _too_safe, _CAREFUL),
    Rule(ReasonId.HIT_MORE, _DEFENCE, _hit_more),
    Rule(ReasonId.FAR_HITS, _DEFENCE, _far_hits),
    Rule(ReasonId.DOUBLE_HITS, _DEFENCE, _double_hits),
    Rule(ReasonId.HIT_MISSED, _ATTACK, _hit_missed, _BLUNDER),
    Rule(ReasonId.PRIME, _ATTACK, _prime, _BLUNDER),
    Rule(ReasonId.ESCAPES, _ATTACK, _escapes),
    Rule(ReasonId.HOME_POINT, (Axis.GAMMON_WON, Axis.WIN), _home_point, _BLUNDER),
    Rule(ReasonId.DANCES, _ATTACK, _dances),
    Rule(ReasonId.OUTSIDE_POINT, _ATTACK, _outside_point, _BLUNDER),
)
"""What may be told of a play; every one has earned its place, see ``tests/golden/reasons.json``."""


def reasons_of(case: PlayCase) -> tuple[FoundReason, ...]:
    """Every reason that holds, the one that carries most first; of equals the first of `RULES`."""
    return tuple(sorted(_reasons(case), key=lambda one: -one.cause))


def _reasons(case: PlayCase) -> Iterator[FoundReason]:
    """Where most of the loss is the cube, only rolls are shown to carry it."""
    for rule in RULES:
        if case.split.is_mostly_cube and not rule.is_by_rolls:
            continue
        share, axis = largest_share(rule, case)
        if case.split.loss < rule.least or share < LEAST_SHARE * case.split.loss:
            continue  # which is known without any look at the board
        found = rule.find(case)
        if found and found.cause is not None and carries(rule, found.cause, case.split.loss):
            yield FoundReason(rule.id, axis, found.shown, share, found.cause)


def carries(rule: Rule, cause: float, loss: float) -> bool:
    """Whether what ``cause`` is the equity of explains ``loss`` as ``rule`` demands it."""
    return rule.least_cause * loss <= cause <= MOST_CAUSE * loss


def largest_share(rule: Rule, case: PlayCase) -> tuple[float, Axis]:
    """The largest part of the loss among those that ``rule`` acts on."""
    return max((getattr(case.split, axis.value), axis) for axis in rule.axes)


_POINTS_NAMED = frozenset({FactKey.HOME_POINTS, FactKey.OUTSIDE_POINTS})


def is_shared(reason: FoundReason, good: BoardFacts) -> bool:
    """Whether another good play has what ``reason`` finds in the best one, and does not rather lack it."""
    return all(_is_shared(evidence, good) for evidence in reason.evidence)


def _is_shared(evidence: Evidence, good: BoardFacts) -> bool:
    key = evidence.key
    if not isinstance(key, FactKey):
        return True
    if key in _POINTS_NAMED:
        return set(evidence.points) <= set(good.made)
    value = good.value(key)
    return abs(value - evidence.best) < abs(value - evidence.played)
