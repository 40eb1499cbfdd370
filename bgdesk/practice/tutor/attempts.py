"""What a person is about to do, as far as a tutor may speak of it."""

from __future__ import annotations

from dataclasses import dataclass

from bgdesk.analysis.questions import KIND_TRIED, Decision, Kind
from bgdesk.match import flow
from bgdesk.match.events import Doubled, Event, Passed, Played, Raised, StepPlayed, Taken
from bgdesk.match.state import MatchState, Phase
from bgdesk.match.tutor import Tried
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position

_OF_CUBE = {Doubled: Tried.DOUBLE, Taken: Tried.TAKE, Passed: Tried.PASS, Raised: Tried.RAISE}


@dataclass(frozen=True, slots=True)
class CubeOrPlay:
    """``tried`` in ``state`` by ``player``; ``result`` is the board after the ``steps`` of a play."""

    state: MatchState
    player: Player
    tried: Tried
    result: Position | None = None
    steps: tuple[StepPlayed, ...] = ()

    @property
    def kind(self) -> Kind:
        """What an analysis calls it."""
        return KIND_TRIED[self.tried]

    def decision(self, event: int) -> Decision:
        """It as the decision made by event number ``event``."""
        return Decision(event, self.state.game_number, self.player, self.kind, self.state)

    def is_like(self, other: CubeOrPlay | None) -> bool:
        """Whether the same comes of both, in whatever order the checkers are moved."""
        return other is not None and (self.state, self.tried, self.result) == (
            other.state,
            other.tried,
            other.result,
        )


def is_decision(state: MatchState) -> bool:
    """Whether there is anything in ``state`` that a tutor thinks about."""
    if state.to_act is None:
        return False
    match state.phase:
        case Phase.TO_PLAY:
            return len(flow.legal(state).plays) > 1
        case Phase.TO_ROLL:
            return flow.may_double(state, state.to_act) is None
        case Phase.CUBE_OFFERED:
            return True
        case _:
            return False


def attempt(state: MatchState, value: Event | None) -> CubeOrPlay | None:
    """``value``, an event or ``None`` for a roll, as an attempt in ``state``.

    ``None`` where there is nothing to think about or the rules forbid it.
    """
    player = state.to_act
    if player is None or not is_decision(state):
        return None
    if value is None:
        return CubeOrPlay(state, player, Tried.ROLL) if state.phase is Phase.TO_ROLL else None
    if flow.refusal(state, value) is not None:
        return None
    if isinstance(value, Played):
        result = flow.advance(state, value).position
        return CubeOrPlay(state, player, Tried.PLAY, result, value.steps)
    tried = _OF_CUBE.get(type(value))
    return CubeOrPlay(state, player, tried) if tried else None
