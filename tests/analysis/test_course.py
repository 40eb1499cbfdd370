"""The course of a match: what each point says follows from the judgement of its event alone."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from bgdesk.analysis.assembling import empty_analysis, with_answers
from bgdesk.analysis.course import CourseMoment, course
from bgdesk.analysis.judge import Judge
from bgdesk.analysis.levels import LEVELS
from bgdesk.analysis.questions import questions
from bgdesk.analysis.scores import score_of
from bgdesk.analysis.verdicts import verdicts
from bgdesk.match.equity_tables.table import default_table
from bgdesk.match.events import Doubled, GameStarted, Played, Rolled, Taken
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Phase
from bgdesk.match.study import Analysis
from bgdesk.rules.player import Player
from tests.analysis.fake_engine import FakeEngine
from tests.analysis.matches import every_kind, random_match


def analysed(record: MatchRecord) -> Analysis:
    judge = Judge(FakeEngine(), LEVELS["1-ply"])
    empty = empty_analysis("fake", "1-ply", default_table().name)
    return with_answers(empty, (judge.answer(one) for one in questions(record)))


@pytest.fixture(scope="module")
def record() -> MatchRecord:
    return random_match(3, match_options(5), most=300)


def test_games_begin_with_what_the_score_is_worth(record: MatchRecord) -> None:
    points = {one.event: one for one in course(record, analysed(record))}
    starts = [index for index, event in enumerate(record.events) if isinstance(event, GameStarted)]
    assert len(starts) > 1
    assert points[starts[0]].white == pytest.approx(0.5, abs=0.005)
    for index in starts:
        assert points[index].moment is CourseMoment.START
    score = record.states[starts[1]].score
    assert (points[starts[1]].white > 0.5) == (score.white > score.black)


def test_what_a_play_cost_is_the_step_from_its_roll_to_its_decision(record: MatchRecord) -> None:
    """A roll tells the chance with the best play, the play what was left of it."""
    analysis = analysed(record)
    points = {one.event: one for one in course(record, analysis)}
    checked = 0
    for verdict in verdicts(record, analysis):
        event = verdict.decision.event
        before, after = points.get(event - 1), points.get(event)
        if before is None or after is None or before.moment is not CourseMoment.ROLL:
            continue
        if after.moment is CourseMoment.END:  # what the score is worth, not what an equity stands for
            continue
        sign = 1 if verdict.decision.player is Player.WHITE else -1
        assert sign * (before.white - after.white) == pytest.approx(verdict.cost, abs=1e-9)
        checked += verdict.cost > 0
    assert checked > 10


def test_a_wrong_double_is_the_step_down_that_it_cost(record: MatchRecord) -> None:
    """Before a double the doubler has the best of both; after it what the answer leaves, never more."""
    analysis = analysed(record)
    points = {one.event: one for one in course(record, analysis)}
    doubles = [index for index, event in enumerate(record.events) if isinstance(event, Doubled)]
    cubes = {one.event: one.decision for one in analysis.cubes}
    assert doubles
    for index in doubles:
        state, decision = record.states[index], cubes[index]
        doubler = score_of(state, decision.no_double.pov, default_table())
        assert doubler.stakes
        chance = points[index].white if doubler.player is Player.WHITE else 1 - points[index].white
        assert chance <= max(doubler.stakes.win, doubler.stakes.mwc(1.0)) + 1e-9
        after = record.events[index + 1]
        if isinstance(after, Taken):
            taken = doubler.stakes.mwc(decision.double_take.value)
            told = points[index + 1].white
            assert (told if doubler.player is Player.WHITE else 1 - told) == pytest.approx(
                min(1.0, max(0.0, taken))
            )


def test_money_play_tells_the_chance_to_win_the_game() -> None:
    record = every_kind()
    analysis = analysed(record)
    points = {one.event: one for one in course(record, analysis)}
    for judged in analysis.plays:
        if judged.played is not None and isinstance(record.events[judged.event], Played):
            chances = judged.candidates[judged.played].probabilities
            assert chances
            assert points[judged.event].white == pytest.approx(chances.seen_by(Player.WHITE).win)


def test_a_double_that_is_not_offered_is_told_before_its_roll(record: MatchRecord) -> None:
    analysis = analysed(record)
    cubes = {one.event: one.decision for one in analysis.cubes}
    told = [
        one
        for one in course(record, analysis)
        if one.moment is CourseMoment.DECISION and isinstance(record.events[one.event], Rolled)
    ]
    assert len(told) > 10
    for point in told:
        state, decision = record.states[point.event], cubes[point.event]
        seen = score_of(state, Player.WHITE, default_table())
        emg = seen.emg(decision.no_double)
        assert emg is not None
        assert seen.stakes
        assert point.white == pytest.approx(min(1.0, max(0.0, seen.stakes.mwc(emg))))


def test_a_game_ends_where_the_next_begins_and_a_match_with_its_result(record: MatchRecord) -> None:
    points = course(record, analysed(record))
    assert len(points) > 3
    for end, start in pairwise(points):
        if end.moment is CourseMoment.END:
            assert start.moment is CourseMoment.START
            assert start.white == pytest.approx(end.white)
    assert record.state.phase is Phase.OVER
    assert points[-1].moment is CourseMoment.END
    assert points[-1].white == (1.0 if record.state.winner is Player.WHITE else 0.0)


def test_what_is_not_judged_is_not_told(record: MatchRecord) -> None:
    whole = course(record, analysed(record))
    none = course(record, replace(analysed(record), plays=(), cubes=()))
    assert {one.moment for one in none} == {CourseMoment.START, CourseMoment.END}
    assert len(none) < len(whole)
    assert course(record, None) == none
