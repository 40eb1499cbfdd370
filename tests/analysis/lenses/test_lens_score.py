"""Scores at which a decision is looked at."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.analysis.judge import Judge
from bgdesk.analysis.lenses.lens_score import (
    DOUBLE_MATCH_POINT,
    GAMMON_GO,
    MONEY_PLAY,
    LensScore,
    Subject,
    question_at,
    score_grid,
    score_in,
    state_at,
    subject_of,
)
from bgdesk.analysis.lenses.score_lens import ESTIMATE, repricer
from bgdesk.analysis.levels import LEVELS
from bgdesk.analysis.questions import CubeQuestion, PlayQuestion
from bgdesk.engine.sage.judge import SageJudge
from bgdesk.match.options import match_options
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.match.study import JudgedCube, JudgedPlay
from bgdesk.rules.cube import Cube
from bgdesk.rules.player import Player
from tests.analysis.matches import random_match

FAR = 1e-6


def state(*, dice: bool, length: int = 9) -> MatchState:
    """A position of a match to ``length``, early in its first game, White to decide."""
    record = random_match(3, match_options(length), most=30)
    wanted = Phase.TO_PLAY if dice else Phase.TO_ROLL
    return next(
        one
        for one in record.states[12:]
        if one.phase is wanted and one.to_act is Player.WHITE and one.cube == Cube()
    )


def subject(*, dice: bool) -> Subject:
    found = subject_of(state(dice=dice))
    assert found
    return found


def cells(size: int) -> list[LensScore]:
    return [score for row in score_grid(size) for score in row if score]


def test_the_grid_has_every_score_once() -> None:
    found = cells(7)
    assert len(found) == len(set(found)) == 49 + 2 * 6
    assert LensScore((1, 1)) in found
    assert LensScore((1, 1), is_crawford=True) not in found


@pytest.mark.parametrize("score", [LensScore((3, 5)), GAMMON_GO, DOUBLE_MATCH_POINT, LensScore((1, 4))])
def test_a_state_at_another_score_has_that_score_and_nothing_else_changed(score: LensScore) -> None:
    before = subject(dice=True)
    after = state_at(before, score)
    moved = subject_of(after)
    assert moved
    assert score_in(moved) == score
    assert after.crawford_done is (not score.is_crawford and 1 in (score.away or ()))
    assert (after.position, after.dice, after.cube) == (before.state.position, before.dice, before.state.cube)


def test_money_is_played_with_the_jacoby_rule_and_beavers() -> None:
    question = question_at(subject(dice=False), MONEY_PLAY)
    assert question
    assert question.situation.away is None
    assert question.situation.jacoby
    assert question.situation.beavers


def test_the_player_who_decides_stands_first_whatever_the_colour() -> None:
    white = subject(dice=True)
    black = Subject(
        replace(white.state, turn=Player.BLACK, to_act=Player.BLACK, score=Pair(1, 0)),
        Player.BLACK,
        white.dice,
    )
    assert state_at(black, LensScore((2, 5))).score == Pair(0, 3)
    assert state_at(white, LensScore((2, 5))).score == Pair(3, 0)


def test_there_is_nothing_to_decide_with_a_dead_cube_or_in_the_crawford_game() -> None:
    doubling = subject(dice=False)
    assert question_at(doubling, LensScore((1, 3))) is None
    assert question_at(doubling, GAMMON_GO) is None
    assert question_at(doubling, LensScore((3, 1)))
    turned = replace(doubling.state, cube=Cube(2, Player.WHITE))
    assert question_at(Subject(turned, Player.WHITE, None), GAMMON_GO) is None


def test_a_judged_cell_is_what_a_match_at_that_score_gives() -> None:
    """The same position judged in a match of that length, not moved there by the lens."""
    judge = Judge(SageJudge(), LEVELS["1-ply"])
    for dice in (True, False):
        mine, other = subject(dice=dice), subject_of(state(dice=dice, length=4))
        assert other
        assert mine.state.position == other.state.position
        question = question_at(mine, LensScore((4, 4)))
        direct = question_at(other, score_in(other))
        assert question
        assert direct
        lens, plain = judge.answer(question), judge.answer(direct)
        if isinstance(lens, JudgedPlay) and isinstance(plain, JudgedPlay):
            assert lens.candidates[0].equity.value == pytest.approx(plain.candidates[0].equity.value, abs=FAR)
        else:
            assert isinstance(lens, JudgedCube)
            assert isinstance(plain, JudgedCube)
            assert lens.decision.no_double.value == pytest.approx(plain.decision.no_double.value, abs=FAR)
            assert lens.decision.double_take.value == pytest.approx(plain.decision.double_take.value, abs=FAR)


def test_estimates_come_near_what_the_engine_says() -> None:
    judge = Judge(SageJudge(), LEVELS["1-ply"])
    looked_at = subject(dice=True)
    home = question_at(looked_at, score_in(looked_at))
    assert isinstance(home, PlayQuestion)
    known = judge.answer(home)
    assert isinstance(known, JudgedPlay)
    prices = repricer(looked_at, known)
    assert prices
    far = []
    for score in cells(5):
        question = question_at(looked_at, score)
        assert question
        guess, truth = prices.at(question), judge.answer(question)
        assert isinstance(guess, JudgedPlay)
        assert isinstance(truth, JudgedPlay)
        assert guess.candidates[0].level == ESTIMATE
        far.append(abs(guess.candidates[0].equity.value - truth.candidates[0].equity.value))
    assert sum(far) / len(far) < 0.05


def test_chances_of_plays_say_nothing_of_cubes() -> None:
    doubling = subject(dice=False)
    question = question_at(doubling, score_in(doubling))
    assert isinstance(question, CubeQuestion)
    prices = repricer(doubling, JudgedPlay(0, (), None))
    assert prices
    assert prices.at(question) is None
