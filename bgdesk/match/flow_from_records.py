"""What only records from elsewhere contain: set scores and boards, forbidden plays, agreed results.

These are rows of the one transition table, in `bgdesk.match.flow`; nobody at the table can ask for them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from bgdesk.match.events import Event, PlayedIllegally, PositionSet, ScoreSet, Settled
from bgdesk.match.scoring import finish_game, settle_game
from bgdesk.match.state import Ending, MatchState, Pair, Phase
from bgdesk.rules.cube import Cube
from bgdesk.rules.outcome import outcome
from bgdesk.rules.position import BAR, Position
from bgdesk.rules.refusal import Reason, Refusal, Refused
from bgdesk.rules.relation import facing
from bgdesk.rules.variants import Ruleset

_IN_GAME = (
    Phase.OPENING,
    Phase.TO_ROLL,
    Phase.TO_PLAY,
    Phase.CUBE_OFFERED,
    Phase.RESIGNATION_OFFERED,
)
_BEFORE_PLAY = (Phase.OPENING, Phase.TO_ROLL, Phase.TO_PLAY)


def _score_set(state: MatchState, event: ScoreSet) -> MatchState:
    options = state.options
    if event.number < 1 or not min(event.white, event.black) >= 0:
        raise Refused(Refusal(Reason.NOT_NOW))
    if not options.is_money and max(event.white, event.black) >= options.length:
        raise Refused(Refusal(Reason.MATCH_OVER))
    return replace(
        state,
        phase=Phase.BEFORE_GAME,
        position=options.ruleset().start_position(),
        score=Pair(event.white, event.black),
        game_number=event.number - 1,
        is_crawford=False,
        crawford_done=event.crawford_done,
        turn=None,
        to_act=None,
        dice=None,
        cube=Cube(),
        cube_offer=None,
        resignation=None,
        winner=None,
    )


def _position_set(state: MatchState, event: PositionSet) -> MatchState:
    _check_board(event.position, state.options.ruleset())
    return replace(
        state,
        phase=Phase.OPENING if event.turn is None else Phase.TO_ROLL,
        position=event.position,
        turn=event.turn,
        to_act=event.turn,
        dice=None,
        cube=event.cube,
        cube_offer=None,
        doubles_taken=max(state.doubles_taken, int(not event.cube.is_centred)),
        turns_completed=state.turns_completed if event.turn is None else Pair(1, 1),
        resignation=None,
        rejected_level=0,
    )


def _played_illegally(state: MatchState, event: PlayedIllegally) -> MatchState:
    ruleset = state.options.ruleset()
    _check_counts(event.position, ruleset)
    turns = state.turns_completed
    after = replace(
        state,
        phase=Phase.TO_ROLL,
        position=event.position,
        turn=event.player.opponent,
        to_act=event.player.opponent,
        dice=None,
        turns_completed=turns.with_value(event.player, turns.of(event.player) + 1),
        rejected_level=0,
    )
    result = outcome(event.position, ruleset)
    return finish_game(after, result.winner, Ending.BORNE_OFF, result.multiplier) if result else after


def _settled(state: MatchState, event: Settled) -> MatchState:
    if event.points < 1:
        raise Refused(Refusal(Reason.LEVEL_NOT_POSSIBLE))
    return settle_game(state, event.winner, event.points)


def _check_board(position: Position, ruleset: Ruleset) -> None:
    _check_counts(position, ruleset)
    if outcome(position, ruleset):
        raise Refused(Refusal(Reason.IMPOSSIBLE_TABLE))


def _check_counts(position: Position, ruleset: Ruleset) -> None:
    """Raises Refused unless each side has its checkers and no point holds both colours."""
    sides = (position.white, position.black)
    if any(len(side) != BAR + 1 or min(side) < 0 or sum(side) != ruleset.checkers for side in sides):
        raise Refused(Refusal(Reason.IMPOSSIBLE_TABLE))
    black = facing(ruleset.relation, position.black)
    if any(position.white[point] and black[point] for point in range(1, BAR)):
        raise Refused(Refusal(Reason.IMPOSSIBLE_TABLE))


RECORDED: Mapping[tuple[Phase, type[Event]], Callable[[MatchState, Any], MatchState]] = MappingProxyType(
    {
        **{(phase, ScoreSet): _score_set for phase in Phase},
        **{(phase, PositionSet): _position_set for phase in _IN_GAME},
        **{(phase, PlayedIllegally): _played_illegally for phase in _BEFORE_PLAY},
        **{(phase, Settled): _settled for phase in _IN_GAME},
    }
)
"""Rows of the transition table."""
