"""Decisions of a match that are rolled out, and their place among the analyses."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.analysis.layers import layered
from bgdesk.analysis.questions import CubeQuestion, PlayQuestion, questions, questions_at
from bgdesk.analysis.rolled_out import (
    answers_of,
    begun_rollout,
    decision_at,
    task_of,
    usual_choice,
    with_rollout,
)
from bgdesk.analysis.rollout.codec import run_from_text, run_to_text
from bgdesk.analysis.rollout.results import LEVEL
from bgdesk.analysis.rollout.run import BATCH, Batch, Goal, Tally, with_sample
from bgdesk.analysis.rollout.worker import played as answered
from bgdesk.engine.core.availability import plays_games
from bgdesk.engine.network.shipped import NAME as NETWORK_NAME
from bgdesk.engine.rollout_protocol import Manner, Sample
from bgdesk.match.evaluation import Equity, Unit
from bgdesk.match.events import Doubled, Passed, Taken
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis, Candidate, JudgedPlay
from bgdesk.rules.notation.plays import format_play
from tests.analysis.fake_roller import FakeRoller
from tests.analysis.rollouts import new_run, played
from tests.match.autoplay import whole_match

MATCH = whole_match(match_options(5), seed=4)


def first_play(record: MatchRecord) -> PlayQuestion:
    return next(
        one
        for one in questions(record)
        if isinstance(one, PlayQuestion) and len(one.situation.legal_plays(one.dice).plays) > 5
    )


def candidates(question: PlayQuestion) -> tuple[Candidate, ...]:
    player, plays = question.situation.player, question.situation.legal_plays(question.dice).plays
    return tuple(
        Candidate(
            format_play(play),
            play.result,
            Equity(-0.01 * n, player, Unit.MONEY),
            None,
            "3ply",
        )
        for n, play in enumerate(plays)
    )


def test_the_questions_of_one_state_are_those_of_the_match() -> None:
    asked = questions(MATCH)
    for state in range(len(MATCH.events)):
        assert questions_at(MATCH, state) == tuple(one for one in asked if one.event == state)


def test_a_play_is_always_rolled_out_with_the_one_that_was_made() -> None:
    question = first_play(MATCH)
    decision = decision_at(MATCH, question.event)
    assert decision
    judged = candidates(question)
    made = next(number for number, one in enumerate(judged) if one.position == question.played)
    assert usual_choice(judged, len(judged) - 1) == (0, 1, 2, len(judged) - 1)
    assert usual_choice(judged, 1) == (0, 1, 2)
    other = judged[0 if made else 1]
    assert [one.result for one in task_of(decision, [other.position]).plays] == [
        other.position,
        question.played,
    ]


def test_a_rollout_lies_over_the_analysis_and_the_rest_stands_below_it() -> None:
    question = first_play(MATCH)
    decision = decision_at(MATCH, question.event)
    assert decision
    judged = candidates(question)
    made = next(number for number, one in enumerate(judged) if one.position == question.played)
    base = Analysis("ours", "3-ply", plays=(JudgedPlay(question.event, judged, made),))
    run = played(
        FakeRoller(), new_run(task_of(decision, [one.position for one in judged[:3]]), Goal(8 * BATCH, None))
    )
    begun = replace(run, tallies=(run.tallies[0], *(Tally() for _ in run.tallies[1:])))
    assert with_rollout((base,), "a table", decision, begun) is None, "one alone would stand for all"
    rolled = with_rollout((base,), "a table", decision, run)
    assert rolled
    assert (rolled.level, rolled.table) == (LEVEL, "a table")
    again = with_rollout((rolled, base), "a table", decision, run)
    assert again == rolled, "it takes the place of what was there"
    layers = layered([rolled, base])
    assert layers
    shown = layers.shown.plays[0]
    assert shown.candidates[: len(run.tallies)] == rolled.plays[0].candidates
    assert {one.position for one in shown.candidates} == {one.position for one in judged}
    assert shown.played is not None
    assert shown.candidates[shown.played].position == question.played
    assert layers.source(JudgedPlay, question.event) is rolled


def test_a_double_and_its_answer_are_one_rollout() -> None:
    doubled = next(number for number, one in enumerate(MATCH.events) if isinstance(one, Doubled))
    assert isinstance(MATCH.events[doubled + 1], Taken | Passed)
    decision = decision_at(MATCH, doubled)
    assert decision
    assert isinstance(decision.question, CubeQuestion)
    answer = decision_at(MATCH, doubled + 1)
    assert answer
    assert answer.events == decision.events == (doubled, doubled + 1)
    assert answer.question.situation == decision.question.situation
    run = played(FakeRoller({"double/take": 0.4}), new_run(task_of(answer), Goal(8 * BATCH, None)))
    found = answers_of(answer, run)
    assert [one.event for one in found] == [doubled, doubled + 1]
    assert replace(found[0], event=0) == replace(found[1], event=0)


def test_nothing_is_rolled_out_where_nothing_is_decided_or_by_other_rules() -> None:
    assert decision_at(MATCH, 0) is None
    assert decision_at(MATCH, len(MATCH.events)) is None
    other = whole_match(replace(match_options(1), variant="hypergammon"), seed=4)
    assert all(decision_at(other, state) is None for state in range(len(other.events)))


@pytest.mark.skipif(not plays_games(), reason="the core is not in use")
@pytest.mark.parametrize("game", ["plakoto", "russian", "acey_deucey", "gul_bara"])
def test_plays_of_every_stage_of_other_games_are_rolled_out(game: str) -> None:
    other = whole_match(MatchOptions(game, length=1).locked(), seed=4)
    found = [one for state in range(len(other.events)) if (one := decision_at(other, state))]
    plays = [one for one in found if isinstance(one.question, PlayQuestion)]
    assert len(plays) > 5
    run = begun_rollout(task_of(plays[-1]), Manner(truncated_at=2), 1, Goal(36))
    assert (run.engine, run.manner.is_cubeful) == (NETWORK_NAME, False)
    _, sample = answered((run.task, run.manner, run.seed, Batch(0, 0)))
    assert isinstance(sample, Sample)
    assert sample.trials == 36
    kept = with_sample(run, Batch(0, 0), sample)
    assert run_from_text(run_to_text(kept)) == kept
