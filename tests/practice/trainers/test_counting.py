"""Pip counts, shots and take points: what they ask comes from games, and what they say is exact."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings, strategies as st

from bgdesk.analysis.reasons.roll_facts import weight
from bgdesk.match.equity_tables.table import default_table
from bgdesk.practice.trainers.pips import PipsTrainer, PipsTruth, groups_of, half_crossovers
from bgdesk.practice.trainers.scores import MONEY, AskedScore
from bgdesk.practice.trainers.shape import (
    ChoiceGiven,
    NumbersGiven,
    RollsGiven,
    TrainerQuestion,
)
from bgdesk.practice.trainers.shots import ShotsTrainer, ShotsTruth, shots_by_distance, truth_at
from bgdesk.practice.trainers.take_points import ScoreCard, TakePointsTrainer, score_card, truths
from bgdesk.practice.trainers.walks import walk
from bgdesk.rules.dice import ALL_ROLLS
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, Position, pip_count, side
from tests.practice.trainers.slow_shots import slow_hits

SEEDS = st.integers(0, 10_000)


@given(SEEDS, st.integers(0, 40))
@settings(max_examples=25, deadline=None)
def test_a_walk_is_a_game_that_is_not_over(seed: int, turns: int) -> None:
    here = walk(Random(seed), turns)
    for player in Player:
        counts = here.position.of(player)
        assert sum(counts) == 15
        assert counts[0] < 15
    for point in range(1, 25):
        assert not (here.position.white[point] and here.position.black[BAR - point])
    assert here == walk(Random(seed), turns)


@given(SEEDS)
@settings(max_examples=25, deadline=None)
def test_every_way_to_count_gives_the_pip_count(seed: int) -> None:
    question = PipsTrainer().make(Random(seed))
    truth, position = question.truth, question.scene.position
    assert isinstance(truth, PipsTruth)
    for player, count, groups, halves in zip(
        Player, (truth.own, truth.other), truth.groups, truth.halves, strict=True
    ):
        assert count == pip_count(position.of(player)) == groups[-1].total == halves.pips
        assert sum(group.count for group in groups) == 15 - position.of(player)[0]
    assert len(truth.last) == 2


def test_the_start_counts_167_in_half_crossovers_too() -> None:
    start = side({24: 2, 13: 5, 8: 3, 6: 5})
    halves = half_crossovers(start)
    assert (halves.checkers, halves.crossings, halves.high, halves.low) == (15, 45, 7, 5)
    assert halves.pips == groups_of(start)[-1].total == 167


def test_only_exact_counts_are_right() -> None:
    trainer = PipsTrainer()
    question = trainer.make(Random(1))
    assert isinstance(question.truth, PipsTruth)
    own, other = question.truth.own, question.truth.other
    assert trainer.judge(question, NumbersGiven((own, other))).is_right
    verdict = trainer.judge(question, NumbersGiven((own + 1, other - 3)))
    assert (verdict.is_right, verdict.error, verdict.errors) == (False, 2.0, (1, -3))
    for wrong in (NumbersGiven((own,)), ChoiceGiven("none")):
        with pytest.raises(ValueError, match="no answer"):
            trainer.judge(question, wrong)


@given(SEEDS)
@settings(max_examples=6, deadline=None)
def test_shots_are_those_of_a_second_slow_count(seed: int) -> None:
    question = ShotsTrainer().make(Random(seed))
    truth, position = question.truth, question.scene.position
    assert isinstance(truth, ShotsTruth)
    assert question.scene.player is Player.BLACK
    assert set(truth.hits) == slow_hits(position)
    assert 2 <= truth.count <= 33
    assert set(truth.hits) == {roll for blot in truth.blots for roll in blot.rolls}
    assert truth.twice_counted >= 0


def test_shots_by_distance_are_those_of_the_books() -> None:
    found = {one.distance: one.total for one in shots_by_distance()}
    assert [found[distance] for distance in range(1, 13)] == [11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3]
    assert {distance: found[distance] for distance in (15, 16, 18, 20, 24)} == dict.fromkeys(
        (15, 16, 18, 20, 24), 1
    )
    assert all(one.direct == (11 if one.distance <= 6 else 0) for one in shots_by_distance())


def test_two_blots_hit_by_the_same_number_are_duplicated() -> None:
    board = Position(side({10: 1, 16: 1}), side({25 - 6: 1, 25 - 12: 1}))
    truth = truth_at(board)
    assert [blot.point for blot in truth.blots] == [10, 16]
    assert truth.blots[0].distances == (4,)
    assert truth.blots[1].distances == (4, 10)
    assert truth.twice_counted > 10


@pytest.mark.parametrize(
    ("white", "black", "point", "distances", "from_bar", "rolls"),
    [
        # Nobody behind the blot hits it, and 13 pips are no distance.
        ({20: 1}, {25 - 7: 1, 25 - 22: 2}, 20, None, None, 0),
        # Six away with open points, then with both ways blocked.
        ({10: 1}, {25 - 4: 1}, 10, (6,), None, 17),
        ({10: 1, 5: 2, 6: 2, 8: 2, 9: 2, 7: 2}, {25 - 4: 1}, 10, (6,), None, 11),
        # A combination shot, open and blocked at one of its two ways.
        ({15: 1}, {25 - 7: 1}, 15, (8,), None, 6),
        ({15: 1, 13: 2}, {25 - 7: 1}, 15, (8,), None, 5),
        # Only a double reaches so far, and not past a point.
        ({22: 1}, {25 - 2: 1}, 22, (20,), None, 1),
        ({22: 1, 12: 2}, {25 - 2: 1}, 22, None, None, 0),
        # From the bar: directly, and by somebody else once the checker is in.
        ({4: 1}, {25: 1}, 4, (), 4, 15),
        ({15: 1}, {25: 1, 25 - 12: 1}, 15, (3,), 15, 13),
        # With two on the bar only a double lets anybody go on: 1-1, and 5-5 from the bar.
        ({15: 1}, {25: 2, 25 - 14: 1}, 15, (1,), 15, 2),
    ],
)
def test_distances_are_those_of_checkers_that_hit(
    white: dict[int, int],
    black: dict[int, int],
    point: int,
    distances: tuple[int, ...] | None,
    from_bar: int | None,
    rolls: int,
) -> None:
    blots = {blot.point: blot for blot in truth_at(Position(side(white), side(black))).blots}
    if distances is None:
        assert point not in blots
        return
    blot = blots[point]
    assert (blot.distances, blot.from_bar, weight(blot.rolls)) == (distances, from_bar, rolls)


@given(SEEDS)
@settings(max_examples=15, deadline=None)
def test_whatever_is_hit_is_hit_by_somebody(seed: int) -> None:
    question = ShotsTrainer().make(Random(seed))
    assert isinstance(question.truth, ShotsTruth)
    for blot in question.truth.blots:
        said = {*blot.distances, *(() if blot.from_bar is None else (blot.from_bar,))}
        assert said
        assert said <= {*range(1, 13), 15, 16, 18, 20, 24}


def test_a_wrong_roll_and_one_left_out_are_counted() -> None:
    trainer = ShotsTrainer()
    question = trainer.make(Random(4))
    truth = question.truth
    assert isinstance(truth, ShotsTruth)
    hits = frozenset(truth.hits)
    assert trainer.judge(question, RollsGiven(hits)).is_right
    double = next((roll for roll in ALL_ROLLS if roll.is_double and roll not in hits), None)
    left_out = next(roll for roll in truth.hits if not roll.is_double)
    given_rolls = (hits - {left_out}) | ({double} if double else set())
    verdict = trainer.judge(question, RollsGiven(given_rolls))
    assert verdict.error == 2 + (double is not None)
    assert verdict.errors == ((1 if double else 0) - 2,)


def asked(score: AskedScore) -> tuple[TrainerQuestion, ScoreCard]:
    question = TakePointsTrainer().at(score)
    assert isinstance(question.truth, ScoreCard)
    return question, question.truth


def test_take_points_follow_from_the_table() -> None:
    table = default_table()
    _, card = asked(AskedScore((4, 3)))
    passed, lost = table.before_game(4, 2), table.before_game(4, 1, is_crawford=True)
    won = table.before_game(2, 3)
    assert card.takes[0].chance == pytest.approx((passed - lost) / (won - lost))
    assert card.takes[1].chance == pytest.approx(lost / 1.0)
    prices = dict(card.prices)
    win, lose = table.before_game(3, 3), table.before_game(4, 2)
    gammon = table.before_game(2, 3)
    assert prices[1] == pytest.approx((gammon - win) / (win - lose))


def test_far_from_the_end_they_come_near_those_of_money_play() -> None:
    card = score_card(AskedScore((25, 25)))
    assert card.takes[0].chance == pytest.approx(0.25, abs=0.02)
    assert dict(card.prices)[1] == pytest.approx(0.5, abs=0.03)


def test_figures_that_mean_nothing_are_not_asked() -> None:
    _, card = asked(AskedScore((2, 2)))
    assert [one.cube for one in card.takes] == [2]
    assert [cube for cube, _ in card.prices] == [1]


def test_each_figure_has_its_own_tolerance() -> None:
    trainer = TakePointsTrainer()
    question, card = asked(AskedScore((5, 7)))
    true = truths(card)
    near = tuple(value + (0.9 if number < len(card.takes) else 0.04) for number, value in enumerate(true))
    assert trainer.judge(question, NumbersGiven(near)).is_right
    assert not trainer.judge(question, NumbersGiven((true[0] + 1.1, *true[1:]))).is_right
    assert not trainer.judge(question, NumbersGiven((*true[:-1], true[-1] - 0.06))).is_right


@given(st.integers(1, 9), st.integers(1, 9), st.booleans())
def test_a_score_comes_back_from_its_key(own: int, other: int, is_crawford: bool) -> None:
    score = AskedScore((own, other), is_crawford)
    assert AskedScore.of_key(score.key) == score
    assert AskedScore.of_key(MONEY.key) == MONEY
