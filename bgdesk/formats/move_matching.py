"""Moves as files write them, matched to the legal plays of a roll."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from bgdesk.match.state import MatchState
from bgdesk.rules.legal.full_plays import Gained, dance, full_play_with
from bgdesk.rules.legal.plays import LegalPlays, Play
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, IN, OFF, Position, Side
from bgdesk.rules.relation import rel
from bgdesk.rules.variants import Relation

Hop = tuple[int, int]
"""Source and target in the mover's own coordinates, 25 the bar, 0 off; one die or several joined."""


def find_play(hops: Iterable[Hop], legal: LegalPlays) -> Play | None:
    """The legal play that ``hops`` describe, ``None`` when there is none.

    They fix which checkers stand elsewhere afterwards; of the plays that agree, the one is meant that hits
    the blots on the points named and no others if possible.
    """
    moved = tuple(hops)
    wanted = _side_after(legal.position.of(legal.player), moved)
    named = legal.blots & {target for _, target in moved}
    found = [play for play in legal.plays if play.result.of(legal.player) == wanted]
    exact = [play for play in found if _points_hit(play) == named]
    return next(iter(exact or sorted(found, key=lambda play: len(_points_hit(play) ^ named))), None)


def find_full_play(hops: Iterable[Hop], state: MatchState) -> Play | None:
    """What `find_play` finds, mostly without listing all legal plays; only where dice wait for a play."""
    assert state.turn, "dice wait for a player"
    assert state.dice, "dice wait for a player"
    moved = tuple(hops)
    if not moved:
        return dance(state.position, state.turn, state.dice, state.options.ruleset())
    gained, named = _meant(moved)
    return full_play_with(state.position, state.turn, state.dice, state.options.ruleset(), gained, named)


def literal_result(
    position: Position, player: Player, hops: Iterable[Hop], relation: Relation
) -> Position | None:
    """The board after ``hops`` as written, blots hit; ``None`` if a checker is missing or a point is held."""
    own, other = list(position.of(player)), list(position.of(player.opponent))
    for source, target in hops:
        if not (OFF < source <= BAR and OFF <= target < BAR) or not own[source]:
            return None
        there = rel(relation, target) if target != OFF else OFF
        if there != OFF and other[there] > 1:
            return None
        if there != OFF and other[there] == 1:
            other[there] -= 1
            other[BAR] += 1
        own[source] -= 1
        own[target] += 1
    return position.with_sides(player, tuple(own), tuple(other))


def _side_after(own: Side, hops: Iterable[Hop]) -> Side | None:
    """The mover's checkers after ``hops``, ``None`` for places that there are not.

    Those in the reserve are in no count.
    """
    counts = list(own)
    for source, target in hops:
        if not (OFF <= source <= IN and OFF <= target <= BAR):
            return None
        if source != IN:
            counts[source] -= 1
        counts[target] += 1
    return tuple(counts)


@lru_cache(maxsize=8192)
def _meant(hops: tuple[Hop, ...]) -> tuple[Gained, frozenset[int]]:
    """How many checkers each place gains, and where some land; kept, as the same plays come again."""
    gained: Counter[int] = Counter()
    for source, target in hops:
        gained[source] -= 1
        gained[target] += 1
    return tuple((place, count) for place, count in gained.items() if count), frozenset(to for _, to in hops)


def _points_hit(play: Play) -> frozenset[int]:
    return frozenset(step.target for step in play.steps if step.is_hit)
