"""The one transition table of a match: state and event give the next state, or a refusal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from bgdesk.match.clock import charged, full_reserve
from bgdesk.match.cube_rules import may_double, may_raise, tie_doubles
from bgdesk.match.events import (
    Abandoned,
    Doubled,
    DoubleNamed,
    Event,
    FlagFell,
    GameStarted,
    OpeningRolled,
    Passed,
    Played,
    Raised,
    ResignationAccepted,
    ResignationOffered,
    ResignationRejected,
    Rolled,
    Taken,
)
from bgdesk.match.flow_from_records import RECORDED
from bgdesk.match.options import FlagFall, MatchOptions
from bgdesk.match.plays_made import legal, position_after
from bgdesk.match.scoring import (
    draw_game,
    finish_game,
    finish_match,
    game_ended,
    gammons_count,
    leader,
    possible_levels,
    resignation_is_certain,
    resignation_levels,
)
from bgdesk.match.state import CubeOffer, Ending, MatchState, Pair, Phase, ResignationOffer, with_changes
from bgdesk.match.turns import double_named, rolled, stage_played, turn_under_way
from bgdesk.rules.cube import Cube
from bgdesk.rules.outcome import is_stalled, outcome
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position
from bgdesk.rules.refusal import Reason, Refusal, Refused
from bgdesk.rules.variants import Opening

__all__ = [
    "advance",
    "advance_to",
    "gammons_count",
    "legal",
    "may_double",
    "may_raise",
    "refusal",
    "resignation_is_certain",
    "resignation_levels",
    "start",
]


def start(options: MatchOptions) -> MatchState:
    """The state before the first game; options that the rules lock for this kind of play are off in it.

    Raises ValueError when the options contradict each other.
    """
    problem = options.problem()
    if problem:
        raise ValueError(problem)
    options = options.locked()
    position = options.ruleset().start_position()
    return MatchState(options, Phase.BEFORE_GAME, position, reserve_ms=full_reserve(options.clock))


def advance(state: MatchState, event: Event) -> MatchState:
    """The state after ``event``. Raises Refused, naming the rule, when it may not happen now."""
    handler = TABLE.get((state.phase, type(event)))
    if handler is None:
        raise Refused(Refusal(_not_in_table(state, event)))
    return handler(charged(state, event), event)


def advance_to(state: MatchState, event: Played, position: Position) -> MatchState:
    """The state after a play of which the caller knows that it is legal and leads to ``position``.

    Raises Refused when it is not for its player to play.
    """
    if state.phase is not Phase.TO_PLAY:
        raise Refused(Refusal(_not_in_table(state, event)))
    return _played_to(charged(state, event), event, position)


def refusal(state: MatchState, event: Event) -> Refusal | None:
    """Why ``event`` may not happen now, or ``None`` when it may."""
    try:
        advance(state, event)
    except Refused as refused:
        return refused.refusal
    return None


def _game_started(state: MatchState, event: GameStarted) -> MatchState:
    if event.number != state.game_number + 1:
        raise Refused(Refusal(Reason.NOT_NOW))
    options, starter = state.options, _known_starter(state)
    return with_changes(
        state,
        phase=Phase.TO_ROLL if starter else Phase.OPENING,
        turn=starter,
        to_act=starter,
        position=options.ruleset(event.number).start_position(),
        game_number=event.number,
        is_crawford=_is_crawford_next(state),
        cube=Cube(),
        doubles_taken=0,
        auto_doubles=0,
        turns_completed=Pair(0, 0),
        rejected_level=0,
        reserve_ms=full_reserve(options.clock) if options.is_money else state.reserve_ms,
        move_ms=0,
    )


def _known_starter(state: MatchState) -> Player | None:
    """Who starts the next game, if no roll has to decide it; nobody after a draw."""
    last = state.results[-1] if state.results else None
    if last is None or last.number != state.game_number:
        return None
    return last.winner if state.options.winner_starts(state.game_number + 1) else None


def _is_crawford_next(state: MatchState) -> bool:
    match_point = state.options.length - 1
    is_match_point = match_point in (state.score.white, state.score.black)
    return state.options.crawford and not state.crawford_done and is_match_point


def _opening_rolled(state: MatchState, event: OpeningRolled) -> MatchState:
    starter = event.starter
    if starter is None:
        return _automatically_doubled(state)
    opening = state.ruleset.opening
    if opening is Opening.ROLL_AGAIN:
        return with_changes(state, phase=Phase.TO_ROLL, turn=starter, to_act=starter)
    after = rolled(state, starter, event.dice)
    return with_changes(after, may_reroll=opening is Opening.WINNER_CHOICE)


def _automatically_doubled(state: MatchState) -> MatchState:
    if not tie_doubles(state):
        return state
    return with_changes(state, cube=Cube(state.cube.value * 2), auto_doubles=state.auto_doubles + 1)


def _rolled(state: MatchState, event: Rolled) -> MatchState:
    _check_actor(state, event.player)
    return rolled(state, event.player, event.dice)


def _rerolled(state: MatchState, event: Rolled) -> MatchState:
    """Both dice once more instead of the opening roll."""
    if not state.may_reroll:
        raise Refused(Refusal(Reason.ALREADY_ROLLED))
    return _rolled(state, event)


def _double_named(state: MatchState, event: DoubleNamed) -> MatchState:
    _check_actor(state, event.player)
    return double_named(state, event.player, event.face)


def _played(state: MatchState, event: Played) -> MatchState:
    _check_actor(state, event.player)
    return _played_to(state, event, position_after(state, event.steps))


def _played_to(state: MatchState, event: Played, position: Position) -> MatchState:
    _check_actor(state, event.player)
    ruleset = state.ruleset
    after = stage_played(state, event.player, position, event.steps)
    result = outcome(position, ruleset)
    if result:
        return game_ended(after, result)
    has_stalled = not event.steps and state.passed is event.player.opponent
    if has_stalled and ruleset.can_stall and is_stalled(position, ruleset):
        return draw_game(after, Ending.STALEMATE)
    return after


def _doubled(state: MatchState, event: Doubled) -> MatchState:
    refused = may_double(state, event.player)
    if refused:
        raise Refused(refused)
    offer = CubeOffer(event.player, event.player, state.cube.value * 2)
    return with_changes(
        state, phase=Phase.CUBE_OFFERED, to_act=event.player.opponent, cube_offer=offer, move_ms=0
    )


def _raised(state: MatchState, event: Raised) -> MatchState:
    refused = may_raise(state, event.player)
    if refused:
        raise Refused(refused)
    offer = _pending_cube(state)
    raised = CubeOffer(offer.doubler, event.player, offer.proposed * 2, offer.raises + 1)
    return with_changes(state, to_act=event.player.opponent, cube_offer=raised)


def _taken(state: MatchState, event: Taken) -> MatchState:
    _check_actor(state, event.player)
    offer = _pending_cube(state)
    return with_changes(
        state,
        phase=Phase.TO_ROLL,
        to_act=offer.doubler,
        cube=Cube(offer.proposed, offer.doubler.opponent),
        cube_offer=None,
        doubles_taken=state.doubles_taken + 1,
    )


def _passed(state: MatchState, event: Passed) -> MatchState:
    _check_actor(state, event.player)
    return finish_game(state, event.player.opponent, Ending.PASSED)


def _resignation_offered(state: MatchState, event: ResignationOffered) -> MatchState:
    _check_actor(state, event.player)
    if state.plays_rest:
        raise Refused(Refusal(Reason.NOT_YOUR_TURN))
    if event.level not in possible_levels(state, event.player):
        raise Refused(Refusal(Reason.LEVEL_NOT_POSSIBLE))
    if event.level < state.rejected_level:
        raise Refused(Refusal(Reason.LEVEL_TOO_LOW))
    return with_changes(
        state,
        phase=Phase.RESIGNATION_OFFERED,
        to_act=event.player.opponent,
        resignation=ResignationOffer(event.player, event.level),
    )


def _resignation_accepted(state: MatchState, event: ResignationAccepted) -> MatchState:
    _check_actor(state, event.player)
    return finish_game(state, event.player, Ending.RESIGNED, _pending_resignation(state).level)


def _resignation_rejected(state: MatchState, event: ResignationRejected) -> MatchState:
    _check_actor(state, event.player)
    offer = _pending_resignation(state)
    return with_changes(
        state,
        phase=turn_under_way(state),
        to_act=offer.player,
        resignation=None,
        rejected_level=offer.level,
    )


def _flag_fell(state: MatchState, event: FlagFell) -> MatchState:
    clock, reserve = state.options.clock, state.reserve_ms
    if clock is None or reserve is None:
        raise Refused(Refusal(Reason.NOT_NOW))
    _check_actor(state, event.player)
    winner = event.player.opponent
    if clock.flag_fall is FlagFall.LOSE_MATCH and not state.options.is_money:
        return finish_match(with_changes(state, reserve_ms=reserve.with_value(event.player, 0)), winner)
    topped_up = with_changes(state, reserve_ms=reserve.with_value(event.player, clock.reserve_ms))
    return finish_game(topped_up, winner, Ending.FLAG)


def _game_abandoned(state: MatchState, event: Abandoned) -> MatchState:
    winner = event.player.opponent
    if not state.options.is_money:
        return finish_match(state, winner)
    return finish_game(state, winner, Ending.ABANDONED, max(possible_levels(state, event.player)))


def _abandoned_between_games(state: MatchState, event: Abandoned) -> MatchState:
    is_money = state.options.is_money
    return finish_match(state, leader(state.score) if is_money else event.player.opponent)


def _check_actor(state: MatchState, player: Player) -> None:
    if player is not state.to_act:
        raise Refused(Refusal(Reason.NOT_YOUR_TURN))


def _pending_cube(state: MatchState) -> CubeOffer:
    assert state.cube_offer, "the phase says that a cube offer is pending"
    return state.cube_offer


def _pending_resignation(state: MatchState) -> ResignationOffer:
    assert state.resignation, "the phase says that a resignation is pending"
    return state.resignation


_CLOSED = {
    Phase.OPENING: Reason.NOT_NOW,
    Phase.TO_ROLL: Reason.NOT_NOW,
    Phase.TO_NAME: Reason.NOT_NOW,
    Phase.TO_PLAY: Reason.NOT_NOW,
    Phase.CUBE_OFFERED: Reason.OFFER_PENDING,
    Phase.RESIGNATION_OFFERED: Reason.OFFER_PENDING,
    Phase.OVER: Reason.MATCH_OVER,
}


def _not_in_table(state: MatchState, event: Event) -> Reason:
    """The rule against an event that has no place in this phase."""
    if state.phase is Phase.BEFORE_GAME:
        return Reason.GAME_OVER if state.game_number else Reason.NOT_NOW
    if state.phase is Phase.TO_NAME and isinstance(event, Rolled):
        return Reason.ALREADY_ROLLED
    if isinstance(event, Doubled):
        refused = may_double(state, event.player)
        return refused.reason if refused else Reason.NOT_NOW
    return _CLOSED[state.phase]


Handler = Callable[[MatchState, Any], MatchState]

TABLE: Mapping[tuple[Phase, type[Event]], Handler] = MappingProxyType(
    {
        **RECORDED,
        (Phase.BEFORE_GAME, GameStarted): _game_started,
        (Phase.BEFORE_GAME, Abandoned): _abandoned_between_games,
        (Phase.OPENING, OpeningRolled): _opening_rolled,
        (Phase.OPENING, Abandoned): _game_abandoned,
        (Phase.TO_ROLL, Rolled): _rolled,
        (Phase.TO_ROLL, Doubled): _doubled,
        (Phase.TO_ROLL, ResignationOffered): _resignation_offered,
        (Phase.TO_ROLL, FlagFell): _flag_fell,
        (Phase.TO_ROLL, Abandoned): _game_abandoned,
        (Phase.TO_NAME, DoubleNamed): _double_named,
        (Phase.TO_NAME, ResignationOffered): _resignation_offered,
        (Phase.TO_NAME, FlagFell): _flag_fell,
        (Phase.TO_NAME, Abandoned): _game_abandoned,
        (Phase.TO_PLAY, Rolled): _rerolled,
        (Phase.TO_PLAY, Played): _played,
        (Phase.TO_PLAY, ResignationOffered): _resignation_offered,
        (Phase.TO_PLAY, FlagFell): _flag_fell,
        (Phase.TO_PLAY, Abandoned): _game_abandoned,
        (Phase.CUBE_OFFERED, Taken): _taken,
        (Phase.CUBE_OFFERED, Passed): _passed,
        (Phase.CUBE_OFFERED, Raised): _raised,
        (Phase.CUBE_OFFERED, FlagFell): _flag_fell,
        (Phase.CUBE_OFFERED, Abandoned): _game_abandoned,
        (Phase.RESIGNATION_OFFERED, ResignationAccepted): _resignation_accepted,
        (Phase.RESIGNATION_OFFERED, ResignationRejected): _resignation_rejected,
        (Phase.RESIGNATION_OFFERED, FlagFell): _flag_fell,
        (Phase.RESIGNATION_OFFERED, Abandoned): _game_abandoned,
    }
)
"""Every event that may happen in a phase; nothing else can."""
