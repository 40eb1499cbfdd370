"""What stands in for the tutor's engine: looks whose outcome is known beforehand."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bgdesk.analysis.reasons.explanation import Explanation, Silence
from bgdesk.engine.protocol import situation_of
from bgdesk.match.evaluation import CubeDecision, Equity, Unit
from bgdesk.match.state import MatchState, Phase
from bgdesk.match.study import Candidate
from bgdesk.practice.tutor.looks import LookWanted, TutorLook
from bgdesk.rules.notation.plays import format_play
from bgdesk.rules.player import Player

LEVELS = ("1ply", "2ply", "3ply")
STEP = 0.1
"""Each play in the order of their notation costs so much more than the one before."""


def unit_of(state: MatchState) -> Unit:
    return Unit.MONEY if state.options.is_money else Unit.NORMALISED


def ranking(state: MatchState) -> list[str]:
    """The plays as they are ranked here: all the legal ones, best first, in standard notation."""
    assert state.stage
    plays = situation_of(state).legal_plays(state.stage).plays
    return sorted(format_play(play) for play in plays)


def look(wanted: LookWanted) -> TutorLook:
    """The best play is the first in the order of notation; doubling costs 0.2 as does passing."""
    state = wanted.state
    if state.phase is not Phase.TO_PLAY:
        return TutorLook(wanted.level, cube=cube(state))
    assert state.stage
    best = ranking(state)
    plays = situation_of(state).legal_plays(state.stage).plays
    chosen = [play for play in plays if not wanted.among or play.result in wanted.among]
    return TutorLook(
        wanted.level,
        tuple(
            Candidate(
                format_play(play),
                play.result,
                Equity(-STEP * best.index(format_play(play)), state.mover or Player.WHITE, unit_of(state)),
                None,
                wanted.level,
            )
            for play in chosen
        ),
    )


def look_all(state: MatchState) -> tuple[Candidate, ...]:
    return look(LookWanted(state, LEVELS[0])).plays


def cube(state: MatchState, *, no_double: float = 0.3, double_take: float = 0.1) -> CubeDecision:
    doubler = state.cube_offer.doubler if state.cube_offer else state.to_act
    assert doubler
    single, taken, passed = (Equity(one, doubler, unit_of(state)) for one in (no_double, double_take, 1.0))
    return CubeDecision(single, taken, passed, None, should_double=False, should_take=True)


OPERATIONS: Mapping[str, Callable[..., object]] = {
    "look": look,
    "explain": lambda _: Explanation(silent_because=Silence.NOT_JUDGED),
}
