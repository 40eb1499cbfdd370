"""How deep is looked, and what becomes of the answers."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from bgdesk.analysis.judge import KEPT, Judge, NotJudged
from bgdesk.analysis.levels import LEVELS, AnalysisLevel, CubeLook, PlayLook
from bgdesk.analysis.questions import (
    CubeQuestion,
    PlayQuestion,
    Question,
    ResignationQuestion,
    RollQuestion,
    questions,
)
from bgdesk.engine.obstacle import Obstacle
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.study import JudgedCube, JudgedPlay, JudgedResignation, JudgedRoll
from bgdesk.rules.legal.plays import legal_plays
from bgdesk.rules.position import Position
from tests.analysis.fake_engine import FakeEngine
from tests.analysis.matches import every_kind, random_match
from tests.match.driving import BLACK, WHITE

DEEP = AnalysisLevel("deep", (PlayLook("2ply", 0.05, 3, clear_lead=0.02),), (CubeLook("2ply", margin=0.1),))


def first(kind: type[Question]) -> Question:
    return next(one for one in questions(every_kind()) if isinstance(one, kind))


def play_question() -> PlayQuestion:
    question = first(PlayQuestion)
    assert isinstance(question, PlayQuestion)
    return question


def results(question: PlayQuestion) -> list[Position]:
    situation = question.situation
    plays = legal_plays(situation.position, situation.player, question.dice, situation.ruleset).plays
    return [play.result for play in plays]


def judged_play(engine: FakeEngine, question: PlayQuestion, level: AnalysisLevel = DEEP) -> JudgedPlay:
    judged = Judge(engine, level).answer(question)
    assert isinstance(judged, JudgedPlay)
    return judged


def test_candidates_come_best_first_within_the_deepest_level() -> None:
    question = play_question()
    boards = results(question)
    engine = FakeEngine({(boards[3], "1ply"): 0.01, (boards[4], "2ply"): 0.02})
    judged = judged_play(engine, question)
    levels = [one.level for one in judged.candidates]
    assert levels == sorted(levels, reverse=True)
    deep = [one.equity.value for one in judged.candidates if one.level == "2ply"]
    assert deep == sorted(deep, reverse=True)
    assert judged.legal_count == len(boards)
    assert judged.candidates[judged.played or 0].position == question.played
    assert len(judged.candidates) <= KEPT + 1


def test_a_play_that_leads_clearly_is_not_looked_at_again() -> None:
    question = play_question()
    assert question.played
    engine = FakeEngine({(question.played, "1ply"): 0.5})
    judged = judged_play(engine, question)
    assert judged.played == 0
    assert {one.level for one in judged.candidates} == {"1ply"}


def test_the_play_made_is_always_looked_at_when_others_are() -> None:
    question = play_question()
    assert question.played
    engine = FakeEngine({(question.played, "1ply"): -0.5})
    judged = judged_play(engine, question)
    assert judged.played is not None
    assert judged.candidates[judged.played].level == "2ply"


def test_an_illegal_play_leaves_the_candidates() -> None:
    question = play_question()
    board = question.situation.position
    illegal = PlayQuestion(question.event, question.situation, question.dice, board)
    judged = judged_play(FakeEngine(), illegal)
    assert judged.played is None
    assert judged.candidates


def test_a_double_that_is_far_off_is_not_looked_at_again_unless_offered() -> None:
    engine = FakeEngine()
    question = first(CubeQuestion)
    assert isinstance(question, CubeQuestion)
    assert not question.was_offered
    engine.shifts[question.situation.position, "1ply"] = -0.5
    judged = Judge(engine, DEEP).answer(question)
    assert isinstance(judged, JudgedCube)
    assert judged.level == "1ply"
    offered = Judge(engine, DEEP).answer(CubeQuestion(question.event, question.situation, was_offered=True))
    assert isinstance(offered, JudgedCube)
    assert offered.level == "2ply"


def test_the_answer_to_a_double_costs_no_second_judgement() -> None:
    engine = FakeEngine()
    judge = Judge(engine, DEEP)
    asked = [one for one in questions(every_kind()) if isinstance(one, CubeQuestion) and one.was_offered]
    answers = [judge.answer(one) for one in asked]
    assert [one.event for one in answers] == [5, 6, 7]
    assert engine.asked == [("cube", "1ply"), ("cube", "2ply")]


def test_luck_is_what_the_roll_gains_over_the_mean_of_all() -> None:
    question = next(
        one for one in questions(every_kind()) if isinstance(one, RollQuestion) and not one.opponents
    )
    judged = Judge(FakeEngine(), DEEP).answer(question)
    assert isinstance(judged, JudgedRoll)
    assert judged.luck.value == pytest.approx(0.004 * (6 - 49 / 6))
    assert judged.luck.pov is BLACK


def test_luck_of_the_opening_counts_who_begins() -> None:
    question = first(RollQuestion)
    assert isinstance(question, RollQuestion)
    judged = Judge(FakeEngine(), DEEP).answer(question)
    assert isinstance(judged, JudgedRoll)
    assert judged.luck.value == pytest.approx(0.004 * 4)


def test_luck_of_an_opening_that_is_rolled_again_is_to_begin() -> None:
    question = first(RollQuestion)
    assert isinstance(question, RollQuestion)
    judged = Judge(FakeEngine(), DEEP).answer(replace(question, dice=None))
    assert isinstance(judged, JudgedRoll)
    assert judged.luck.value == pytest.approx(0.004 * 49 / 6)


def test_resigning_costs_the_level_and_playing_on_the_best_play() -> None:
    asked = [one for one in questions(every_kind()) if isinstance(one, ResignationQuestion)]
    judged = [Judge(FakeEngine(), DEEP).answer(one) for one in asked]
    offered, refused = judged[:2]
    assert isinstance(offered, JudgedResignation)
    assert isinstance(refused, JudgedResignation)
    assert (offered.resigning.value, offered.resigning.pov) == (-1, WHITE)
    assert (refused.resigning.value, refused.resigning.pov) == (1, BLACK)
    assert refused.playing_on == offered.playing_on.flipped()
    assert isinstance(judged[2], JudgedResignation)
    assert judged[2].resigning.value == -2


def test_a_gammon_in_a_match_costs_what_the_table_says() -> None:
    asked = [
        one
        for seed in range(12)
        for one in questions(random_match(seed, match_options(5)))
        if isinstance(one, ResignationQuestion)
    ]
    assert {one.level for one in asked} >= {1, 2}
    for one in asked:
        judged = Judge(FakeEngine(), DEEP).answer(one)
        assert isinstance(judged, JudgedResignation)
        cost = -judged.resigning.value if one.decider is one.situation.player else judged.resigning.value
        assert cost == pytest.approx(1) if one.level == 1 else cost >= 1


def test_what_the_engine_does_not_understand_is_said() -> None:
    question = play_question()
    engine = FakeEngine()
    engine.unknown.add(question.situation.position)
    assert Judge(engine, DEEP).answer(question) == NotJudged(question.event, Obstacle.SAME_POINT)


@pytest.mark.parametrize("level", LEVELS.values(), ids=lambda level: str(level.id))
def test_every_level_answers_every_question(level: AnalysisLevel) -> None:
    judge = Judge(FakeEngine(), level)
    answers = [judge.answer(one) for one in questions(random_match(3, most=80))]
    assert not any(isinstance(one, NotJudged) for one in answers)
    deepest = level.plays[-1].level if level.plays else "1ply"
    plays = [one for one in answers if isinstance(one, JudgedPlay)]
    assert deepest in {one.candidates[0].level for one in plays}


def weighed(options: MatchOptions, seeds: range) -> Counter[tuple[tuple[int, int], str]]:
    """How often at which score a resignation was judged, or for which reason it was not."""
    found: Counter[tuple[tuple[int, int], str]] = Counter()
    for seed in seeds:
        for one in questions(random_match(seed, options)):
            if isinstance(one, ResignationQuestion):
                answer = Judge(FakeEngine(), DEEP).answer(one)
                assert one.situation.away
                why = answer.obstacle.name if isinstance(answer, NotJudged) else ""
                found[one.situation.away, why] += 1
    return found


def test_resignations_are_weighed_without_the_crawford_rule_only_where_it_makes_no_difference() -> None:
    found = weighed(replace(match_options(5), crawford=False), range(20))
    assert {(1 in away, why) for away, why in found} == {(True, ""), (False, "NO_CRAWFORD_RULE")}


@pytest.mark.parametrize("crawford", [True, False])
def test_resignations_are_not_weighed_in_matches_without_a_cube(crawford: bool) -> None:
    found = weighed(replace(match_options(2), cube=False, crawford=crawford), range(20))
    assert {why for away, why in found if away != (1, 1)} == {"NO_CUBELESS_TABLE"}


def test_the_last_game_of_a_match_needs_no_cube() -> None:
    question = first(ResignationQuestion)
    assert isinstance(question, ResignationQuestion)
    last = replace(question.situation, away=(1, 1), has_cube=False, jacoby=False)
    judged = Judge(FakeEngine(), DEEP).answer(replace(question, situation=last, has_crawford=False))
    assert isinstance(judged, JudgedResignation)
    assert judged.resigning.value == -1


def test_a_match_to_one_point_needs_no_cube() -> None:
    assert {why for _, why in weighed(match_options(1), range(20))} == {""}


def test_what_the_engine_does_not_know_comes_before_what_the_table_does_not() -> None:
    (why,) = {why for _, why in weighed(MatchOptions("fevga", length=3), range(5))}
    assert why == "VARIANT_UNKNOWN"
