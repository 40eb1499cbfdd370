"""How a turn goes on: its stages, a double to name, another roll, and what is left to the opponent."""

from __future__ import annotations

from collections import Counter

from bgdesk.match.events import StepPlayed
from bgdesk.match.state import MatchState, Phase, with_changes
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position
from bgdesk.rules.stages import NameDouble, RollAgain, Stage, named_stages, stages
from bgdesk.rules.variants import Rest

_START = 24


def rolled(state: MatchState, player: Player, dice: Dice) -> MatchState:
    """``player`` has to play ``dice``."""
    all_in = not state.position.extra(player).reserve
    first, *coming = stages(dice, state.ruleset, state.turns_completed.of(player), all_in=all_in)
    assert isinstance(first, Stage), "a roll begins with numbers to play"
    return with_changes(
        state,
        phase=Phase.TO_PLAY,
        turn=player,
        to_act=player,
        dice=dice,
        stage=first,
        coming=tuple(coming),
        may_reroll=False,
    )


def double_named(state: MatchState, player: Player, face: int) -> MatchState:
    """``player`` has to play the double of ``face``, which that player named."""
    first, *more = named_stages(face, state.ruleset, state.turns_completed.of(player))
    return with_changes(state, phase=Phase.TO_PLAY, stage=first, coming=(*more, *state.coming[1:]))


def stage_played(
    state: MatchState, player: Player, position: Position, steps: tuple[StepPlayed, ...]
) -> MatchState:
    """The turn after ``player`` played ``steps`` of the stage, as many as possible."""
    passed = None if steps else player
    left = _numbers_left(state, steps)
    if not left and not state.coming:
        return turn_ended(state, position, passed)
    if left and state.ruleset.rest is Rest.OPPONENT_PLAYS and not state.plays_rest:
        return _left_to_opponent(state, player, position, left, passed)
    if left or not state.coming:
        return turn_ended(state, position, passed)
    left_start = state.left_start + sum(step.source == _START for step in steps)
    return _gone_on(
        with_changes(state, position=position, left_start=left_start, may_reroll=False, passed=None)
    )


def turn_ended(state: MatchState, position: Position, passed: Player | None = None) -> MatchState:
    """The turn of the player on turn is over with ``position``, the opponent is on roll."""
    assert state.turn, "somebody is on turn"
    player, turns = state.turn, state.turns_completed
    return with_changes(
        state,
        phase=Phase.TO_ROLL,
        position=position,
        turn=player.opponent,
        to_act=player.opponent,
        dice=None,
        stage=None,
        coming=(),
        left_start=0,
        may_reroll=False,
        passed=passed,
        turns_completed=turns.with_value(player, turns.of(player) + 1),
        rejected_level=0,
        move_ms=0,
    )


def turn_under_way(state: MatchState) -> Phase:
    """What the player on turn has to do when a resignation was refused."""
    if state.stage:
        return Phase.TO_PLAY
    return Phase.TO_NAME if state.dice else Phase.TO_ROLL


def _numbers_left(state: MatchState, steps: tuple[StepPlayed, ...]) -> tuple[int, ...]:
    assert state.stage, "numbers are to be played"
    faces = state.stage.faces
    if len(steps) == len(faces):
        return ()
    return tuple((Counter(faces) - Counter(step.die for step in steps)).elements())


def _gone_on(state: MatchState) -> MatchState:
    """The turn goes on with the first of what is coming."""
    match state.coming[0]:
        case Stage() as following:
            return with_changes(state, stage=following, coming=state.coming[1:])
        case NameDouble():
            return with_changes(state, phase=Phase.TO_NAME, stage=None)
        case RollAgain():
            return with_changes(state, phase=Phase.TO_ROLL, stage=None, dice=None)


def _left_to_opponent(
    state: MatchState, player: Player, position: Position, left: tuple[int, ...], passed: Player | None
) -> MatchState:
    return with_changes(
        state,
        position=position,
        to_act=player.opponent,
        stage=Stage(left),
        coming=tuple(each for each in state.coming if isinstance(each, Stage)),
        left_start=0,
        may_reroll=False,
        passed=passed,
        move_ms=0,
    )
