"""Looks at decisions with an engine at hand: what the tutor's own process does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bgdesk.analysis.judge import AnalysisEngine
from bgdesk.analysis.judges import engine_for, looks_for
from bgdesk.engine.obstacle import Obstacle
from bgdesk.engine.protocol import CannotJudge, RankedPlay, Situation, situation_of
from bgdesk.match.state import MatchState, Phase
from bgdesk.match.study import Candidate
from bgdesk.practice.tutor.looks import LookWanted, TutorLook
from bgdesk.rules.legal.plays import Play
from bgdesk.rules.notation.plays import format_play


def look(wanted: LookWanted) -> TutorLook:
    """What is seen. Raises CannotJudge."""
    state, ruleset = wanted.state, wanted.state.ruleset
    engine, levels = engine_for(ruleset), looks_for(ruleset)
    if wanted.level not in levels or state.to_act is None:
        raise CannotJudge(Obstacle.NOBODY_ON_ROLL)
    if state.phase is not Phase.TO_PLAY:
        return TutorLook(wanted.level, cube=engine.judge_cube(doubling_in(state), wanted.level))
    is_first = wanted.level == levels[0]
    ranked = _ranked(engine, wanted) if is_first else list(_judged(engine, wanted))
    return TutorLook(wanted.level, tuple(_candidate(one) for one in ranked))


def doubling_in(state: MatchState) -> Situation:
    """The cube decision of ``state`` as the player sees it who may double, or did."""
    doubler = state.cube_offer.doubler if state.cube_offer else state.to_act
    return replace(situation_of(state, doubler), may_double=True)


def _ranked(engine: AnalysisEngine, wanted: LookWanted) -> Sequence[RankedPlay]:
    situation, numbers = situation_of(wanted.state), wanted.state.stage
    assert numbers
    return engine.rank_plays(situation, numbers, situation.legal_plays(numbers).plays)


def _judged(engine: AnalysisEngine, wanted: LookWanted) -> Iterator[RankedPlay]:
    situation, numbers = situation_of(wanted.state), wanted.state.stage
    assert numbers
    for play in _chosen(situation.legal_plays(numbers).plays, wanted):
        yield engine.judge_play(situation, numbers, play, wanted.level)


def _chosen(plays: Sequence[Play], wanted: LookWanted) -> list[Play]:
    if not wanted.among:
        return list(plays)
    boards = set(wanted.among)
    return [play for play in plays if play.result in boards]


def _candidate(one: RankedPlay) -> Candidate:
    return Candidate(format_play(one.play), one.play.result, one.equity, one.probabilities, one.level)
