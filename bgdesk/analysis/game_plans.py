"""Which plan a player follows on a board, told from the checkers alone."""

from __future__ import annotations

from enum import StrEnum

from bgdesk.analysis.phases import BACKGAME_PIPS
from bgdesk.match.state import MatchState
from bgdesk.rules.outcome import is_race
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, HOME, Position, Side
from bgdesk.rules.variants import Contact, Relation

_ANCHORS = range(18, BAR)
"""Points from the opponent's bar point to the last one, in the player's own numbers."""
_HOME_ANCHORS = range(19, BAR)
_LONG = 4
"""Made points in a row that are a prime."""
_ATTACKERS = 3
"""Points of the home board that have to be made, or checkers that have to lie there, for an attack."""
_TWO = 2


class GamePlan(StrEnum):
    """Told apart in this order; what is none of the others has no plan yet."""

    RACE = "race"
    """Nobody can be hit any more."""
    BACKGAME = "backgame"
    """Two points held in the opponent's home board, far behind."""
    ATTACK = "attack"
    """An opposing checker is on the bar, or alone in the home board, and enough is there to go for it."""
    PRIME = "prime"
    """Four points or more in a row before an opposing checker."""
    HOLDING = "holding"
    """An anchor, and no checker behind it."""
    MIXED = "mixed"


def plan_of(state: MatchState, player: Player) -> GamePlan:
    """The plan of ``player``, where checkers are hit and run against each other; else a race or none."""
    position, ruleset = state.position, state.ruleset
    if is_race(position, ruleset):
        return GamePlan.RACE
    if ruleset.relation is not Relation.CONTRARY or ruleset.contact is not Contact.HIT:
        return GamePlan.MIXED
    return _plan(position, player)


def _plan(position: Position, player: Player) -> GamePlan:
    own, other = position.of(player), position.of(player.opponent)
    behind = position.pips(player) - position.pips(player.opponent)
    if sum(own[point] > 1 for point in _HOME_ANCHORS) >= _TWO and behind >= BACKGAME_PIPS:
        return GamePlan.BACKGAME
    if _attacks(own, other):
        return GamePlan.ATTACK
    if _primes(own, other):
        return GamePlan.PRIME
    if _holds(own):
        return GamePlan.HOLDING
    return GamePlan.MIXED


def _attacks(own: Side, other: Side) -> bool:
    made = sum(own[point] > 1 for point in HOME)
    there = sum(own[point] for point in HOME)
    has_target = other[BAR] > 0 or any(other[BAR - point] == 1 for point in HOME)
    has_anchor = any(other[BAR - point] > 1 for point in HOME)
    return has_target and not has_anchor and (made >= _ATTACKERS or there >= 2 * _ATTACKERS + 1)


def _primes(own: Side, other: Side) -> bool:
    """Whether a row of made points has an opposing checker behind it."""
    row = 0
    for point in range(1, BAR):
        row = row + 1 if own[point] > 1 else 0
        if row >= _LONG and (other[BAR] or any(other[BAR - below] for below in range(1, point - row + 1))):
            return True
    return False


def _holds(own: Side) -> bool:
    """Whether the last checkers stand on an anchor."""
    last = max((point for point in range(1, BAR + 1) if own[point]), default=0)
    return last in _ANCHORS and own[last] > 1 and last != BAR - 1
