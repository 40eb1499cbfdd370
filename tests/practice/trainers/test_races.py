"""Races against exact tables: what is asked, what it costs, and that the tables are what they should be."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings, strategies as st

from bgdesk.analysis.lenses.race_values import ExactChoices
from bgdesk.practice.trainers.bearoff_plays import BearoffTrainer, BearoffTruth, all_bearoff_plays
from bgdesk.practice.trainers.effective_pips import (
    EffectivePipsTrainer,
    EffectiveTruth,
    effective_count,
)
from bgdesk.practice.trainers.home_races import borne_off, brought_in, even_race, mean_of
from bgdesk.practice.trainers.race_cubes import (
    CubeChoice,
    RaceCubeTrainer,
    RaceCubeTruth,
    cost_of,
    race_cube,
)
from bgdesk.practice.trainers.shape import ChoiceGiven, NumbersGiven, PlayGiven
from bgdesk.rules.dice import Dice
from bgdesk.rules.position import OFF, Position, side

SEEDS = st.integers(0, 10_000)
FREE = 1e-9


@given(SEEDS)
@settings(max_examples=15, deadline=None)
def test_races_are_at_home_and_of_fifteen_checkers(seed: int) -> None:
    random = Random(seed)
    for board in (brought_in(random), borne_off(random, random.randint(0, 12))):
        assert sum(board) == 15
        assert not any(board[7:])
        assert any(board[1:7])
    position = even_race(random, least=2, most=6)
    for own in (position.white, position.black):
        assert 2 <= 15 - own[OFF] <= 6


def test_effective_counts_are_those_of_the_manuals() -> None:
    assert effective_count(side({1: 1})).effective == pytest.approx(8.167, abs=0.001)
    assert effective_count(side({6: 1})).effective == pytest.approx(10.208, abs=0.001)
    mixed = effective_count(side({1: 5, 2: 4}))
    assert mixed.effective == pytest.approx(36.02, abs=0.01)
    assert mixed.wastage == pytest.approx(23.02, abs=0.01)


def test_effective_counts_within_a_pip_are_right() -> None:
    trainer = EffectivePipsTrainer()
    question = trainer.make(Random(2))
    truth = question.truth
    assert isinstance(truth, EffectiveTruth)
    own, other = truth.own.effective, truth.other.effective
    assert trainer.judge(question, NumbersGiven((own + 0.9, other - 0.9))).is_right
    verdict = trainer.judge(question, NumbersGiven((own + 1.1, other)))
    assert not verdict.is_right
    assert verdict.error == pytest.approx(0.55)


def test_the_best_bearoff_play_leaves_the_fewest_rolls() -> None:
    position = Position(side({6: 3, 4: 3, 2: 2, 1: 1}), side({6: 5, 5: 5}))
    truth = all_bearoff_plays(position, Dice(4, 3))
    assert not truth.is_pair
    assert [play.worth for play in truth.plays] == sorted(play.worth for play in truth.plays)
    for play in truth.plays:
        assert play.worth == pytest.approx(mean_of(play.position.white))
        assert play.cost == pytest.approx(play.worth - truth.plays[0].worth)


def test_two_checkers_are_left_where_most_rolls_bear_them_off() -> None:
    """Black bears off in two rolls. 5 and 1 are borne off with 23 of 36 rolls, 3 and 3 with 17."""
    truth = all_bearoff_plays(Position(side({5: 1, 3: 1, 1: 1}), side({1: 4})), Dice(2, 1))
    assert truth.is_pair
    assert truth.plays[0].position.white == side({5: 1, 1: 1})
    assert [play.cost for play in truth.plays] == sorted(play.cost for play in truth.plays)
    left = {play.position.white: play.cost for play in truth.plays}
    assert left[side({3: 2})] > 0.1


@given(SEEDS)
@settings(max_examples=8, deadline=None)
def test_bearoff_questions_have_a_best_play_and_a_worse_one(seed: int) -> None:
    trainer = BearoffTrainer()
    question = trainer.make(Random(seed))
    truth = question.truth
    assert isinstance(truth, BearoffTruth)
    best, second = truth.plays[:2]
    assert best.cost == 0.0 < second.cost
    assert trainer.judge(question, PlayGiven(best.position, best.written)).is_right
    verdict = trainer.judge(question, PlayGiven(second.position, second.written))
    assert (verdict.is_right, verdict.error) == (False, second.cost)


def test_the_last_roll_is_counted_by_hand() -> None:
    """White bears both off with 26 of 36 rolls, and Black with the next: twice the stake on 16 of 36 more."""
    truth = race_cube(Position(side({2: 2}), side({1: 2})), is_own=False)
    assert truth.chance == pytest.approx(26 / 36)
    assert truth.choices.no_double == pytest.approx(16 / 36)
    assert truth.choices.double_take == pytest.approx(32 / 36)
    assert truth.right is CubeChoice.DOUBLE_TAKE
    assert truth.cost(CubeChoice.NO_DOUBLE) == pytest.approx(16 / 36)
    assert truth.cost(CubeChoice.DOUBLE_PASS) == pytest.approx(4 / 36)


@pytest.mark.parametrize(
    ("choices", "costs"),
    [
        ((0.2, 0.4), (0.2, 0.0, 0.6)),
        ((0.4, 0.2), (0.0, 0.2, 1.0)),
        ((0.8, 1.3), (0.2, 0.3, 0.0)),
    ],
)
def test_an_answer_costs_what_either_player_gives_away(
    choices: tuple[float, float], costs: tuple[float, float, float]
) -> None:
    found = [cost_of(ExactChoices(*choices), choice) for choice in CubeChoice]
    assert found == pytest.approx(costs)


@given(SEEDS)
@settings(max_examples=8, deadline=None)
def test_race_cubes_are_close_and_one_answer_is_right(seed: int) -> None:
    trainer = RaceCubeTrainer()
    question = trainer.make(Random(seed))
    truth = question.truth
    assert isinstance(truth, RaceCubeTruth)
    right = [choice for choice in CubeChoice if trainer.judge(question, ChoiceGiven(choice.value)).is_right]
    assert right == [truth.right]
    assert (question.scene.cube.owner is None) is not truth.is_own
    assert sum(truth.cost(choice) <= FREE for choice in CubeChoice) == 1
