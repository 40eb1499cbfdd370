"""What may be played in a state, and the position after it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from bgdesk.match.events import StepPlayed
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.legal.full_plays import full_play_of_steps
from bgdesk.rules.legal.plays import LegalPlays, Step, legal_plays
from bgdesk.rules.legal.steps import landing
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position
from bgdesk.rules.refusal import Reason, Refusal, Refused
from bgdesk.rules.stages import Numbers, TurnSoFar
from bgdesk.rules.variants import Ruleset


def legal(state: MatchState) -> LegalPlays:
    """The legal plays of the numbers to be played, for whoever plays them; only in `Phase.TO_PLAY`.

    Cached for the last states. Raises Refused in other phases.
    """
    if state.stage is None or state.mover is None or state.phase is not Phase.TO_PLAY:
        raise Refused(Refusal(Reason.NOT_NOW))
    return _legal(state.position, state.mover, state.stage, state.ruleset, state.turn_so_far)


@lru_cache(maxsize=16)
def _legal(
    position: Position, player: Player, numbers: Numbers, ruleset: Ruleset, so_far: TurnSoFar
) -> LegalPlays:
    return legal_plays(position, player, numbers, ruleset, so_far)


def steps_played(steps: Iterable[Step]) -> tuple[StepPlayed, ...]:
    """Steps as they are recorded."""
    return tuple([StepPlayed(step.source, step.target, step.die) for step in steps])


def position_after(state: MatchState, made: tuple[StepPlayed, ...]) -> Position:
    """The position after a whole legal play. Raises Refused."""
    return _after_full_play(state, made) or _after_listed_play(state, made)


def _after_full_play(state: MatchState, made: tuple[StepPlayed, ...]) -> Position | None:
    """The position after a play of all numbers, ``None`` when all legal plays have to be known."""
    assert state.stage, "the phase says that numbers are to be played"
    assert state.mover, "the phase says that somebody plays"
    if any(step.target != landing(step.source, step.die) for step in made):
        return None
    steps = ((step.source, step.die) for step in made)
    play = full_play_of_steps(state.position, state.mover, state.stage, state.ruleset, steps)
    return play.result if play else None


def _after_listed_play(state: MatchState, made: tuple[StepPlayed, ...]) -> Position:
    plays = legal(state)
    steps = tuple(Step(step.source, step.target, step.die) for step in made)
    if not plays.is_complete(steps):
        raise Refused(Refusal(Reason.INCOMPLETE))
    return plays.after(steps)
