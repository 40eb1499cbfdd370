"""A score in pips that fits every game: the race, what blots risk, pinned checkers, and blocks in a row."""

from __future__ import annotations

from collections.abc import Iterator

from bgdesk.engine.plain.score import PRIME_WORTH, score as score_head_on
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, POINTS, Position, Side
from bgdesk.rules.relation import rel
from bgdesk.rules.variants import Contact, Relation, Ruleset

_WASTE = 2.0
"""Pips that a checker still in play wastes on its last number."""
_POINT_WORTH = 1.0
"""Of a closed point in front of opposing checkers."""
_HIT_COST, _PIN_COST = 5.0, 6.0
_PIN_COST_A_POINT = 0.5
"""A trapped checker holds its side back the longer the farther it has to go."""
_MOTHER_COST = 60.0
_LOCKED_RISK = 0.3
"""Share of the risk while the opponent may not hit yet."""
_SHOTS = (0, 11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3, 0, 0, 1, 1, 0, 1, 0, 1, 0, 0, 0, 1)
"""Rolls of 36 that hit at each distance, if nothing is in the way."""
_START = 24


def score(position: Position, player: Player, ruleset: Ruleset) -> float:
    """Pips by which ``player``, who has just moved, is ahead, all else turned into pips."""
    if meets_head_on(ruleset):
        return score_head_on(position.of(player), position.of(player.opponent), ruleset.relation)
    opponent = player.opponent
    lead = _to_go(position, opponent) - _to_go(position, player)
    lead += _blocks(position, player, ruleset) - _blocks(position, opponent, ruleset)
    lead += _trapped(position, opponent) - _trapped(position, player)
    later = 0.2 * _risk(position, opponent, ruleset)
    return lead - _risk(position, player, ruleset) + later


def meets_head_on(ruleset: Ruleset) -> bool:
    """Whether `bgdesk.engine.plain.score` knows what matters: all on the board, opposite ways, with hits."""
    return (ruleset.contact, ruleset.relation) == (Contact.HIT, Relation.CONTRARY) and not ruleset.reserve


def _to_go(position: Position, player: Player) -> float:
    return position.pips(player) + _WASTE * position.in_play(player)


def _free(position: Position, player: Player) -> Side:
    """The counts of ``player`` without the pinned checkers."""
    counts = list(position.of(player))
    for point in position.extra(player).pinned:
        counts[point] -= 1
    return tuple(counts)


def _blocks(position: Position, player: Player, ruleset: Ruleset) -> float:
    """Worth of the points that ``player`` closes in front of opposing checkers, more of those in a row."""
    needed = 1 if ruleset.contact is Contact.BLOCK else 2
    own, other = _free(position, player), position.of(player.opponent)
    behind = other[BAR] + position.extra(player.opponent).reserve
    worth, row = 0.0, 0
    for point in reversed(POINTS):
        is_closed = own[rel(ruleset.relation, point)] >= needed
        row = row + 1 if is_closed else 0
        if is_closed and behind:
            held = min(row, len(PRIME_WORTH) - 1)
            worth += _POINT_WORTH + (PRIME_WORTH[held] - PRIME_WORTH[held - 1]) * min(behind, 5) / 5
        behind += other[point]
    return worth


def _trapped(position: Position, player: Player) -> float:
    """What it costs ``player`` that some of that player's checkers are pinned."""
    return sum(_cost_of_pin(position, player, point) for point in position.extra(player).pinned)


def _cost_of_pin(position: Position, player: Player, point: int) -> float:
    is_mother = point == _START and position.of(player)[_START] == 1
    return _MOTHER_COST if is_mother else _PIN_COST + _PIN_COST_A_POINT * point


def _risk(position: Position, player: Player, ruleset: Ruleset) -> float:
    """Pips that the blots of ``player`` lose on average to the next roll of the opponent."""
    if ruleset.contact is Contact.BLOCK:
        return 0.0
    risk = 0.0
    for point, cost in _blots(position, player, ruleset):
        risk += cost * _chance_to_meet(position, player, point, ruleset)
    is_locked = ruleset.hit_lock and not position.extra(player.opponent).lock_open
    return risk * (_LOCKED_RISK if is_locked else 1.0)


def _blots(position: Position, player: Player, ruleset: Ruleset) -> Iterator[tuple[int, float]]:
    """Each blot of ``player`` and what it costs to lose it."""
    own, pinned = position.of(player), position.extra(player).pinned
    under = position.extra(player.opponent).pinned
    for point in POINTS:
        if own[point] == 1 and point not in pinned and rel(ruleset.relation, point) not in under:
            pins = ruleset.contact is Contact.PIN
            yield point, _cost_of_pin(position, player, point) if pins else BAR - point + _HIT_COST


def _chance_to_meet(position: Position, player: Player, point: int, ruleset: Ruleset) -> float:
    """Roughly, the chance that the next roll brings an opposing checker to ``point``."""
    opponent = player.opponent
    there, other = rel(ruleset.relation, point), _free(position, opponent)
    miss = 1.0
    waiting = other[BAR] + position.extra(opponent).reserve
    standing = [] if other[BAR] else [start for start in range(there + 1, BAR) if other[start]]
    for start in (*standing, *([BAR] if waiting else ())):
        miss *= 1 - _SHOTS[start - there] / 36
    return 1 - miss
