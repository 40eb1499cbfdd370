"""Who may double or raise, and what refusing costs."""

from __future__ import annotations

from bgdesk.match.options import UNLIMITED
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.player import Player
from bgdesk.rules.refusal import Reason, Refusal

_HOLLAND_TURNS = 2

_CLOSED_PHASES = {
    Phase.BEFORE_GAME: Reason.GAME_OVER,
    Phase.OPENING: Reason.FIRST_TURN,
    Phase.CUBE_OFFERED: Reason.OFFER_PENDING,
    Phase.RESIGNATION_OFFERED: Reason.OFFER_PENDING,
    Phase.OVER: Reason.MATCH_OVER,
}


def may_double(state: MatchState, player: Player) -> Refusal | None:
    """Why ``player`` may not double now, or ``None``; what cannot change in this game comes first."""
    reason = _no_cube_in_game(state) or _no_cube_for(state, player) or _not_at_this_moment(state)
    return Refusal(reason) if reason else None


def may_raise(state: MatchState, player: Player) -> Refusal | None:
    """Why ``player`` may not answer the pending double with a raise (beaver, raccoon ...), or ``None``."""
    reason = _no_raise(state, player)
    return Refusal(reason) if reason else None


def cube_in_play(state: MatchState) -> bool:
    """Whether anybody can turn the cube in this game, automatic doubles included."""
    return _no_cube_in_game(state) is None


def tie_doubles(state: MatchState) -> bool:
    """Whether equal dice in the opening roll of ``state`` turn the cube, without an owner."""
    limit = state.options.automatic_doubles
    return cube_in_play(state) and (limit == UNLIMITED or state.auto_doubles < limit)


def stake(state: MatchState) -> int:
    """The cube value that the game is played for; while an offer is pending, what refusing it costs."""
    return state.cube_offer.proposed // 2 if state.cube_offer else state.cube.value


def is_dead_for(state: MatchState, player: Player) -> bool:
    """Whether the cube as it stands already wins the match for ``player``."""
    options = state.options
    return not options.is_money and state.score.of(player) + state.cube.value >= options.length


def _no_cube_in_game(state: MatchState) -> Reason | None:
    if state.options.length == 1:
        return Reason.ONE_POINT_MATCH
    if not state.options.has_cube:
        return Reason.NO_CUBE
    return Reason.CRAWFORD_GAME if state.is_crawford else None


def _no_cube_for(state: MatchState, player: Player) -> Reason | None:
    if state.phase in _CLOSED_PHASES:
        return _CLOSED_PHASES[state.phase]
    if state.turn is not player:
        return Reason.NOT_YOUR_TURN
    if not state.cube.may_be_turned_by(player):
        return Reason.NOT_CUBE_OWNER
    return Reason.DEAD_CUBE if is_dead_for(state, player) else None


def _not_at_this_moment(state: MatchState) -> Reason | None:
    turns = state.turns_completed
    if not turns.white and not turns.black:
        return Reason.FIRST_TURN
    if state.phase in (Phase.TO_PLAY, Phase.TO_NAME) or state.is_extra_roll:
        return Reason.ALREADY_ROLLED
    holland = state.options.holland and state.crawford_done
    return Reason.HOLLAND if holland and min(turns.white, turns.black) < _HOLLAND_TURNS else None


def _no_raise(state: MatchState, player: Player) -> Reason | None:
    offer, limit = state.cube_offer, state.options.max_chain
    if offer is None:
        return Reason.NOT_NOW
    if state.to_act is not player:
        return Reason.NOT_YOUR_TURN
    if limit == 0:
        return Reason.NO_BEAVER
    return Reason.CHAIN_LIMIT if limit != UNLIMITED and offer.raises >= limit else None
