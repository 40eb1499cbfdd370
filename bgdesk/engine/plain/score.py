"""What a position is worth in pips: the race, the points made, the primes, the blots that can be hit."""

from __future__ import annotations

from functools import lru_cache

from bgdesk.engine.plain.shots import ROLLS, rolls_that_hit
from bgdesk.rules.position import BAR, HOME, Side, pip_count
from bgdesk.rules.relation import facing
from bgdesk.rules.variants import Relation

_POINT_WORTH = (0, 1, 2.5, 4, 6.5, 8, 5, 5, 3, 1.5, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 5, 6, 3, 2, 1, 0)
"""Of two checkers on each own point: home points, bar point, landing places, anchors."""

PRIME_WORTH = (0, 0, 0, 2, 5, 9, 14)
"""Of so many points in a row in front of opposing checkers."""

_PER_CHECKER = 2.0
"""Pips that a checker still in play wastes on its last die."""

_HIT_COST = 4.0
_HIT_COST_PER_POINT = 3.0
_SHOT_LATER = 0.2
_BAR_COST = 3.0


def race_pips(own: Side) -> float:
    """Pips to go with the waste of bearing off: each checker, stacks on low points, gaps (after Keith)."""
    stacks = 2 * max(own[1] - 1, 0) + max(own[2] - 1, 0) + max(own[3] - 3, 0)
    gaps = sum(1 for point in (4, 5, 6) if not own[point])
    return pip_count(own) + _PER_CHECKER * sum(own[1:]) + stacks + gaps


@lru_cache(maxsize=4096)
def by_opponents_points(relation: Relation, own: Side) -> Side:
    """``own`` counted by the opponent's point numbers, the bar at 0, where it enters from."""
    return (own[BAR], *facing(relation, own)[1:])


def is_race(own: Side, facing_own: Side) -> bool:
    """Whether nobody can be hit any more; ``facing_own`` is the other side by own points."""
    top = next((place for place in range(BAR, 0, -1) if own[place]), 0)
    return not any(facing_own[:top])


def score(own: Side, other: Side, relation: Relation) -> float:
    """Pips by which the side ``own``, which has just moved, is ahead, all else turned into pips."""
    other_here = by_opponents_points(relation, other)
    lead = race_pips(other) - race_pips(own)
    if is_race(own, other_here):
        return lead
    own_there = by_opponents_points(relation, own)
    built = _structure(own, other_here) - _structure(other, own_there)
    return lead + built - _risk(own, other_here, other) + _SHOT_LATER * _risk(other, own_there, own)


@lru_cache(maxsize=4096)
def _structure(own: Side, other_here: Side) -> float:
    """Worth of the points and primes of ``own``, less what its stacks and its hold on nobody waste."""
    rearmost = next((place for place in range(BAR) if other_here[place]), BAR)
    total, row, behind = 0.0, 0, 0
    for point in range(1, BAR):
        behind += other_here[point - 1]
        if own[point] > 1:
            total += _POINT_WORTH[point] if point > rearmost or point > 18 else 0.0
            total -= 0.7 * max(own[point] - 3, 0)
            row += 1
            if behind:
                total += PRIME_WORTH[min(row, 6)] - PRIME_WORTH[min(row, 6) - 1]
        else:
            row, behind = 0, 0 if own[point] > 1 else behind
    return total + other_here[0] * (_BAR_COST + _closed_out(own))


def _closed_out(own: Side) -> float:
    return 0.5 * home_points(own) ** 2


def home_points(own: Side) -> int:
    """Points made at home."""
    return sum(1 for point in HOME if own[point] > 1)


def _risk(own: Side, other_here: Side, other: Side) -> float:
    """Pips that ``own`` loses on average to the next roll of the other side."""
    cost_of_tempo = _HIT_COST + _HIT_COST_PER_POINT * home_points(other)
    seen, risk = 0, 0.0
    for point in range(1, BAR):
        if own[point] == 1:
            new = rolls_that_hit(point, other_here, own) & ~seen
            seen |= new
            risk += new.bit_count() * (BAR - point + cost_of_tempo)
    return risk / ROLLS
