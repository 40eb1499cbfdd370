"""Which plan a player follows on a board, told from the checkers alone, by the names that players use."""

from __future__ import annotations

from enum import StrEnum

from bgdesk.analysis.phases import BACKGAME_PIPS
from bgdesk.match.state import MatchState
from bgdesk.rules.outcome import is_race
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, HOME, OFF, Position, Side
from bgdesk.rules.variants import Contact, Relation, Ruleset

_FAR_HOME = range(19, BAR)
"""The opponent's home board, in the player's own numbers."""
_HOLDING = (18, 20, 21, 22)
"""Anchors from which one holds: the opponent's bar point and the better points behind it."""
_MID, _ACE = 13, 24
_HALF = range(1, 13)
"""A player's own side of the board."""
_LONG, _VERY_LONG = 4, 5
"""Made points in a row that are a prime; the longer one comes before an attack."""
_MADE, _THERE = 3, 7
"""Points of the home board that have to be made, or checkers that have to lie there, for an attack.

Against two loose checkers one less has to lie there.
"""
_CLEAR_LEAD = 8
_BEHIND = 20
"""A last stand trails by at least so many pips."""
_TWO = 2


class GamePlan(StrEnum):
    """Told apart in this order, except that a very long prime comes before an attack.

    What is none of the others has no clear plan.
    """

    RACE = "race"
    """Nobody can be hit any more."""
    BACKGAME = "backgame"
    """Two points held in the opponent's home board, far behind."""
    ACE_POINT = "ace_point"
    """Nothing is left behind but the opponent's 1-point, and the opponent is coming home."""
    RUNNING = "running"
    """Ahead, with nobody left in the opponent's home board: everyone is to come home safely."""
    ATTACK = "attack"
    """An opposing checker is on the bar, or alone in the home board, and enough is there to go for it."""
    PRIME = "prime"
    """Four points or more in a row before an opposing checker."""
    HOLDING = "holding"
    """Not ahead, and the last checkers stand on one good anchor, or on the mid-point against the other.

    The opponent's have got away, or hold such an anchor, too.
    """
    MIXED = "mixed"


def plan_of(state: MatchState, player: Player) -> GamePlan:
    """The plan of ``player``, where checkers are hit and run against each other; else a race or none."""
    return plan_on(state.position, state.ruleset, player)


def plan_on(position: Position, ruleset: Ruleset, player: Player) -> GamePlan:
    """The same of a board."""
    if is_race(position, ruleset):
        return GamePlan.RACE
    if ruleset.relation is not Relation.CONTRARY or ruleset.contact is not Contact.HIT:
        return GamePlan.MIXED
    own, other = position.of(player), position.of(player.opponent)
    lead = position.pips(player.opponent) - position.pips(player)
    return _plan(own, other, lead)


def _plan(own: Side, other: Side, lead: int) -> GamePlan:
    waiting = _waiting(own, other, lead)
    if waiting:
        return waiting
    if _comes_home(own, other, lead):
        return GamePlan.RUNNING
    row = _row(own, other)
    if row < _VERY_LONG and _attacks(own, other):
        return GamePlan.ATTACK
    if row >= _LONG:
        return GamePlan.PRIME
    return GamePlan.HOLDING if _holds(own, other, lead) else GamePlan.MIXED


def _waiting(own: Side, other: Side, lead: int) -> GamePlan | None:
    """A back game or an ace-point game: all hope is in a late shot."""
    anchors = [point for point in _FAR_HOME if own[point] > 1]
    is_past = not any(other[point] for point in range(_MID, BAR + 1))
    if len(anchors) >= _TWO and (-lead >= BACKGAME_PIPS or (is_past and -lead >= _BEHIND)):
        return GamePlan.BACKGAME
    is_last = anchors == [_ACE] and not own[BAR] and not any(own[_MID:_ACE])
    return GamePlan.ACE_POINT if is_last and is_past and -lead >= _BEHIND else None


def _comes_home(own: Side, other: Side, lead: int) -> bool:
    """Whether all that is left to do is to bring everyone home, or off, past what still waits there."""
    if any(own[point] for point in (*_FAR_HOME, BAR)):
        return False
    if not any(own[HOME.stop :]) and (own[OFF] or _all_closed(own)):
        return True
    if lead < _CLEAR_LEAD:
        return False
    is_alone = not any(other[point] for point in (*_FAR_HOME, BAR))
    return is_alone or bool(_waiting(other, own, -lead)) or _holds(other, own, -lead)


def _all_closed(own: Side) -> bool:
    return all(own[point] > 1 for point in HOME)


def _attacks(own: Side, other: Side) -> bool:
    made = sum(own[point] > 1 for point in HOME)
    there = sum(own[point] for point in HOME)
    targets = other[BAR] + sum(other[BAR - point] == 1 for point in HOME)
    has_anchor = any(other[BAR - point] > 1 for point in HOME)
    if not targets or has_anchor or own[BAR] >= _TWO or own[OFF]:
        return False
    return made >= _MADE or there >= (_THERE - 1 if targets >= _TWO else _THERE)


def _row(own: Side, other: Side) -> int:
    """The longest row of made points on the own side with an opposing checker behind it."""
    longest = row = 0
    for point in _HALF:
        row = row + 1 if own[point] > 1 else 0
        if other[BAR] or any(other[BAR - below] for below in range(1, point - row + 1)):
            longest = max(longest, row)
    return longest


def _holds(own: Side, other: Side, lead: int) -> bool:
    """Whether the last checkers stand together and wait, and the others still have to come past them."""
    last = max((point for point in range(1, BAR + 1) if own[point]), default=0)
    if own[last] < _TWO or lead >= _CLEAR_LEAD or other[BAR]:
        return False
    if last == _MID:
        return _last(other) == _MID
    is_deep = any(other[point] for point in _FAR_HOME) and _last(other) not in _HOLDING
    is_to_pass = any(other[point] for point in range(BAR - last + 1, BAR))
    return last in _HOLDING and is_to_pass and not is_deep


def _last(side: Side) -> int:
    """The last point of a player that is made and has nobody behind it; 0 without one."""
    last = max((point for point in range(1, BAR + 1) if side[point]), default=0)
    return last if side[last] > 1 else 0
