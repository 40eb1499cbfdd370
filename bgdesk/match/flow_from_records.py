"""What records from elsewhere contain: set scores and boards, forbidden plays, agreed results.

These are rows of the one transition table, in `bgdesk.match.flow`. People at the table can ask for two of
them: a set-up that is corrected, and a play against the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from bgdesk.match.boards import is_possible
from bgdesk.match.events import Event, PlayedIllegally, PositionSet, ScoreSet, Settled
from bgdesk.match.scoring import game_ended, settle_game, with_nothing_open
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.match.turns import rolled, turn_ended
from bgdesk.rules.cube import Cube
from bgdesk.rules.outcome import outcome
from bgdesk.rules.position import Position
from bgdesk.rules.refusal import Reason, Refusal, Refused
from bgdesk.rules.stages import LATER_TURN

_IN_GAME = (
    Phase.OPENING,
    Phase.TO_ROLL,
    Phase.TO_NAME,
    Phase.TO_PLAY,
    Phase.CUBE_OFFERED,
    Phase.RESIGNATION_OFFERED,
)
_CORRECTED = (Phase.OPENING, Phase.TO_ROLL, Phase.TO_PLAY)
_BEFORE_PLAY = (Phase.OPENING, Phase.TO_ROLL, Phase.TO_NAME, Phase.TO_PLAY)


def _score_set(state: MatchState, event: ScoreSet) -> MatchState:
    options = state.options
    if event.number < 1 or not min(event.white, event.black) >= 0:
        raise Refused(Refusal(Reason.NOT_NOW))
    if not options.is_money and max(event.white, event.black) >= options.length:
        raise Refused(Refusal(Reason.MATCH_OVER))
    return replace(
        with_nothing_open(state),
        phase=Phase.BEFORE_GAME,
        position=options.ruleset(event.number).start_position(),
        score=Pair(event.white, event.black),
        game_number=event.number - 1,
        is_crawford=False,
        crawford_done=event.crawford_done,
        cube=Cube(),
        winner=None,
    )


def _position_set(state: MatchState, event: PositionSet) -> MatchState:
    ruleset = state.ruleset
    if not is_possible(event.position, ruleset) or outcome(event.position, ruleset):
        raise Refused(Refusal(Reason.IMPOSSIBLE_TABLE))
    if event.is_correction:
        return _corrected(state, event)
    return replace(
        with_nothing_open(state),
        phase=Phase.OPENING if event.turn is None else Phase.TO_ROLL,
        position=event.position,
        turn=event.turn,
        to_act=event.turn,
        cube=event.cube,
        doubles_taken=max(state.doubles_taken, int(not event.cube.is_centred)),
        turns_completed=state.turns_completed if event.turn is None else _turns_before(state, event.position),
        rejected_level=0,
    )


def _corrected(state: MatchState, event: PositionSet) -> MatchState:
    """Other checkers in the same moment; what was rolled is played from there, unless part of it was."""
    if state.phase not in _CORRECTED or (event.turn, event.cube) != (state.turn, state.cube):
        raise Refused(Refusal(Reason.NOT_NOW))
    after = replace(state, position=event.position)
    if state.phase is not Phase.TO_PLAY:
        return after
    assert state.turn, "somebody rolled"
    assert state.dice, "somebody rolled"
    before, again = (rolled(one, state.turn, state.dice) for one in (state, after))
    if (before.stage, before.coming, before.to_act) != (state.stage, state.coming, state.to_act):
        raise Refused(Refusal(Reason.NOT_NOW))
    return replace(again, may_reroll=state.may_reroll)


def _turns_before(state: MatchState, position: Position) -> Pair[int]:
    """How many turns each player has completed when the table is set, of which nobody was the first.

    A board set by hand is one of a later turn. On the board at the start, or where the players go on with
    the board that they have and only the turn or the cube is another, their turns count on.
    """
    goes_on = state.turn is not None and position == state.position
    is_early = goes_on or position == state.ruleset.start_position()
    least = 1 if is_early else LATER_TURN.completed
    turns = state.turns_completed
    return Pair(max(turns.white, least), max(turns.black, least))


def _played_illegally(state: MatchState, event: PlayedIllegally) -> MatchState:
    ruleset = state.ruleset
    if not is_possible(event.position, ruleset):
        raise Refused(Refusal(Reason.IMPOSSIBLE_TABLE))
    after = turn_ended(replace(state, turn=event.player), event.position)
    result = outcome(event.position, ruleset)
    return game_ended(after, result) if result else after


def _settled(state: MatchState, event: Settled) -> MatchState:
    if event.points < 1:
        raise Refused(Refusal(Reason.LEVEL_NOT_POSSIBLE))
    return settle_game(state, event.winner, event.points)


RECORDED: Mapping[tuple[Phase, type[Event]], Callable[[MatchState, Any], MatchState]] = MappingProxyType(
    {
        **{(phase, ScoreSet): _score_set for phase in Phase},
        **{(phase, PositionSet): _position_set for phase in _IN_GAME},
        **{(phase, PlayedIllegally): _played_illegally for phase in _BEFORE_PLAY},
        **{(phase, Settled): _settled for phase in _IN_GAME},
    }
)
"""Rows of the transition table."""
