"""The one transition table of a match: state and event give the next state, or a refusal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from bgdesk.match.clock import charged, full_reserve
from bgdesk.match.cube_rules import cube_in_play, may_double, may_raise
from bgdesk.match.events import (
    Abandoned,
    Doubled,
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
    StepPlayed,
    Taken,
)
from bgdesk.match.flow_from_records import RECORDED
from bgdesk.match.options import UNLIMITED, FlagFall, MatchOptions
from bgdesk.match.scoring import (
    finish_game,
    finish_match,
    gammons_count,
    leader,
    possible_levels,
    resignation_is_certain,
    resignation_levels,
)
from bgdesk.match.state import CubeOffer, Ending, MatchState, Pair, Phase, ResignationOffer
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.full_plays import full_play_of_steps
from bgdesk.rules.outcome import outcome
from bgdesk.rules.player import Player
from bgdesk.rules.plays import LegalPlays, Step, legal_plays
from bgdesk.rules.position import Position
from bgdesk.rules.refusal import Reason, Refusal, Refused
from bgdesk.rules.steps import landing
from bgdesk.rules.variants import Ruleset

__all__ = [
    "advance",
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


def refusal(state: MatchState, event: Event) -> Refusal | None:
    """Why ``event`` may not happen now, or ``None`` when it may."""
    try:
        advance(state, event)
    except Refused as refused:
        return refused.refusal
    return None


def legal(state: MatchState) -> LegalPlays:
    """The legal plays of the dice on the board; only in `Phase.TO_PLAY`. Cached for the last states."""
    if state.phase is not Phase.TO_PLAY or state.turn is None or state.dice is None:
        raise Refused(Refusal(Reason.NOT_NOW))
    return _legal(state.position, state.turn, state.dice, state.options.ruleset())


@lru_cache(maxsize=16)
def _legal(position: Position, player: Player, dice: Dice, ruleset: Ruleset) -> LegalPlays:
    return legal_plays(position, player, dice, ruleset)


def _game_started(state: MatchState, event: GameStarted) -> MatchState:
    if event.number != state.game_number + 1:
        raise Refused(Refusal(Reason.NOT_NOW))
    options = state.options
    return replace(
        state,
        phase=Phase.OPENING,
        position=options.ruleset().start_position(),
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


def _is_crawford_next(state: MatchState) -> bool:
    match_point = state.options.length - 1
    is_match_point = match_point in (state.score.white, state.score.black)
    return state.options.crawford and not state.crawford_done and is_match_point


def _opening_rolled(state: MatchState, event: OpeningRolled) -> MatchState:
    if event.white_die == event.black_die:
        return _automatically_doubled(state)
    starter = Player.WHITE if event.white_die > event.black_die else Player.BLACK
    return replace(state, phase=Phase.TO_PLAY, turn=starter, to_act=starter, dice=event.dice)


def _automatically_doubled(state: MatchState) -> MatchState:
    limit = state.options.automatic_doubles
    within_limit = limit == UNLIMITED or state.auto_doubles < limit
    if not within_limit or not cube_in_play(state):
        return state
    return replace(state, cube=Cube(state.cube.value * 2), auto_doubles=state.auto_doubles + 1)


def _rolled(state: MatchState, event: Rolled) -> MatchState:
    _check_actor(state, event.player)
    return replace(state, phase=Phase.TO_PLAY, dice=event.dice)


def _played(state: MatchState, event: Played) -> MatchState:
    _check_actor(state, event.player)
    after = _turn_passed(state, event.player, _position_after(state, event.steps))
    result = outcome(after.position, state.options.ruleset())
    return finish_game(after, result.winner, Ending.BORNE_OFF, result.multiplier) if result else after


def _position_after(state: MatchState, made: tuple[StepPlayed, ...]) -> Position:
    """The position after a whole legal play. Raises Refused."""
    return _after_full_play(state, made) or _after_listed_play(state, made)


def _after_full_play(state: MatchState, made: tuple[StepPlayed, ...]) -> Position | None:
    """The position after a play of all dice, ``None`` when all legal plays have to be known."""
    if state.dice is None or any(step.target != landing(step.source, step.die) for step in made):
        return None
    steps = ((step.source, step.die) for step in made)
    ruleset = state.options.ruleset()
    play = full_play_of_steps(state.position, _player_on_turn(state), state.dice, ruleset, steps)
    return play.result if play else None


def _after_listed_play(state: MatchState, made: tuple[StepPlayed, ...]) -> Position:
    plays = legal(state)
    steps = tuple(Step(step.source, step.target, step.die) for step in made)
    if not plays.is_complete(steps):
        raise Refused(Refusal(Reason.INCOMPLETE))
    return plays.after(steps)


def _turn_passed(state: MatchState, player: Player, position: Position) -> MatchState:
    turns = state.turns_completed
    return replace(
        state,
        position=position,
        phase=Phase.TO_ROLL,
        turn=player.opponent,
        to_act=player.opponent,
        dice=None,
        turns_completed=turns.with_value(player, turns.of(player) + 1),
        rejected_level=0,
        move_ms=0,
    )


def _doubled(state: MatchState, event: Doubled) -> MatchState:
    refused = may_double(state, event.player)
    if refused:
        raise Refused(refused)
    offer = CubeOffer(event.player, event.player, state.cube.value * 2)
    return replace(state, phase=Phase.CUBE_OFFERED, to_act=event.player.opponent, cube_offer=offer, move_ms=0)


def _raised(state: MatchState, event: Raised) -> MatchState:
    refused = may_raise(state, event.player)
    if refused:
        raise Refused(refused)
    offer = _pending_cube(state)
    raised = CubeOffer(offer.doubler, event.player, offer.proposed * 2, offer.raises + 1)
    return replace(state, to_act=event.player.opponent, cube_offer=raised)


def _taken(state: MatchState, event: Taken) -> MatchState:
    _check_actor(state, event.player)
    offer = _pending_cube(state)
    return replace(
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
    if event.level not in possible_levels(state, event.player):
        raise Refused(Refusal(Reason.LEVEL_NOT_POSSIBLE))
    if event.level < state.rejected_level:
        raise Refused(Refusal(Reason.LEVEL_TOO_LOW))
    return replace(
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
    return replace(
        state,
        phase=Phase.TO_PLAY if state.dice else Phase.TO_ROLL,
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
        return finish_match(replace(state, reserve_ms=reserve.with_value(event.player, 0)), winner)
    topped_up = replace(state, reserve_ms=reserve.with_value(event.player, clock.reserve_ms))
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


def _player_on_turn(state: MatchState) -> Player:
    assert state.turn, "the phase says that somebody is on turn"
    return state.turn


def _pending_cube(state: MatchState) -> CubeOffer:
    assert state.cube_offer, "the phase says that a cube offer is pending"
    return state.cube_offer


def _pending_resignation(state: MatchState) -> ResignationOffer:
    assert state.resignation, "the phase says that a resignation is pending"
    return state.resignation


_CLOSED = {
    Phase.OPENING: Reason.NOT_NOW,
    Phase.TO_ROLL: Reason.NOT_NOW,
    Phase.TO_PLAY: Reason.NOT_NOW,
    Phase.CUBE_OFFERED: Reason.OFFER_PENDING,
    Phase.RESIGNATION_OFFERED: Reason.OFFER_PENDING,
    Phase.OVER: Reason.MATCH_OVER,
}


def _not_in_table(state: MatchState, event: Event) -> Reason:
    """The rule against an event that has no place in this phase."""
    if state.phase is Phase.BEFORE_GAME:
        return Reason.GAME_OVER if state.game_number else Reason.NOT_NOW
    if state.phase is Phase.TO_PLAY and isinstance(event, Rolled):
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
