"""What is to be decided in a position that was set up, as a question to the engine."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.analysis.questions import CubeQuestion, PlayQuestion
from bgdesk.engine.protocol import CannotJudge, situation_of
from bgdesk.match.setup.conversion import setup_of_state, state_of_setup
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.cube import Cube
from bgdesk.rules.position import Position

LabQuestion = PlayQuestion | CubeQuestion


def question_of(state: MatchState, played: Position | None = None) -> LabQuestion | None:
    """What the player to act in ``state`` decides; ``None`` where nothing is.

    ``played`` is the board after a play that is to be judged as deeply as the best one.
    """
    try:
        if state.phase is Phase.TO_PLAY and state.dice:
            return PlayQuestion(0, situation_of(state), state.dice, played)
        if state.phase is Phase.TO_ROLL:
            return CubeQuestion(0, situation_of(state), was_offered=True)
        before = before_offer(state)
        return CubeQuestion(0, situation_of(before), was_offered=True) if before else None
    except CannotJudge:
        return None


def before_offer(state: MatchState) -> MatchState | None:
    """The same moment before the double that waits for its answer, or was raised already."""
    offer = state.cube_offer
    if state.phase is not Phase.CUBE_OFFERED or offer is None:
        return None
    setup = replace(setup_of_state(state), offer=None, cube=state.cube)
    if state.cube.value == 1:
        setup = replace(setup, cube=Cube())
    return state_of_setup(replace(setup, turn=offer.doubler))
