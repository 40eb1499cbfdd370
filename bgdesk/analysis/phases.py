"""In which part of a game a play was made."""

from __future__ import annotations

from enum import StrEnum

from bgdesk.match.state import MatchState
from bgdesk.rules.outcome import is_race
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, HOME, Position, Side
from bgdesk.rules.variants import Contact, Relation, Ruleset

OPENING_TURNS = 3
"""A player's first turns of a game are its opening."""
BACKGAME_PIPS = 50
"""A backgame trails by at least so much."""
_ANCHORS = 2


class GamePhase(StrEnum):
    """Told apart in this order; what is none of the others is contact."""

    BEAR_OFF = "bear_off"
    """Nobody can be hit any more and all checkers of the mover are at home."""
    RACE = "race"
    """Nobody can be hit any more."""
    OPENING = "opening"
    BACKGAME = "backgame"
    """One player holds two or more points in the other's home board and is far behind."""
    CONTACT = "contact"


def phase_of(state: MatchState, player: Player) -> GamePhase:
    """The phase of the game in which ``player`` is to play."""
    position = state.position
    if is_race(position, state.ruleset):
        return GamePhase.BEAR_OFF if _is_home(position.of(player)) else GamePhase.RACE
    if state.turns_completed.of(player) < OPENING_TURNS:
        return GamePhase.OPENING
    is_backgame = _has_backgames(state.ruleset) and any(_plays_backgame(position, one) for one in Player)
    return GamePhase.BACKGAME if is_backgame else GamePhase.CONTACT


def _is_home(own: Side) -> bool:
    return not any(own[HOME.stop :])


def _has_backgames(ruleset: Ruleset) -> bool:
    """Where nobody is hit there is nothing to wait for behind."""
    return ruleset.relation is Relation.CONTRARY and ruleset.contact is Contact.HIT


def _plays_backgame(position: Position, player: Player) -> bool:
    own = position.of(player)
    anchors = sum(own[BAR - point] > 1 for point in HOME)
    behind = position.pips(player) - position.pips(player.opponent)
    return anchors >= _ANCHORS and behind >= BACKGAME_PIPS
