"""Histograms of the dice and the chi-square test."""

from __future__ import annotations

import pytest

from bgdesk.match.dice.fair_dice import SeededDice
from bgdesk.match.dice.statistics import (
    DiceStatistics,
    chi_square,
    chi_square_tail,
    dice_statistics,
)
from bgdesk.match.events import TakenBack
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.rules.dice import ALL_ROLLS, Dice
from tests.match.autoplay import whole_match
from tests.match.dice.test_roll_count import TWO_TURNS
from tests.match.driving import BLACK, WHITE, header


def pair_counts(statistics: DiceStatistics) -> dict[str, int]:
    return {str(roll): count for roll, count in zip(ALL_ROLLS, statistics.pairs, strict=True) if count}


def test_all_rolls() -> None:
    statistics = dice_statistics(MatchRecord(header(match_options(7)), TWO_TURNS))
    assert statistics.faces == (1, 1, 1, 2, 0, 3)
    assert pair_counts(statistics) == {"31": 1, "44": 1, "62": 1, "66": 1}
    assert statistics.doubles == 2


def test_rolls_of_one_player() -> None:
    record = MatchRecord(header(match_options(7)), TWO_TURNS)
    white, black = dice_statistics(record, WHITE), dice_statistics(record, BLACK)
    assert white.faces == (0, 1, 1, 1, 0, 1)
    assert pair_counts(white) == {"62": 1}
    assert black.faces == (1, 0, 0, 1, 0, 2)
    assert pair_counts(black) == {"66": 1}
    assert sum((white + black).faces) == sum(dice_statistics(record).faces)


def test_rolls_taken_back_count_once() -> None:
    record = MatchRecord(header(match_options(7)), TWO_TURNS[:5])
    before = dice_statistics(record)
    again = record.append(TakenBack(4, same_dice=True)).append(TWO_TURNS[4])
    assert dice_statistics(again) == before
    fresh = record.append(TakenBack(4, same_dice=False)).append(TWO_TURNS[4])
    assert sum(dice_statistics(fresh).faces) == sum(before.faces) + 2


def test_no_test_without_rolls() -> None:
    assert DiceStatistics().face_test() is None
    assert DiceStatistics().pair_test() is None


@pytest.mark.parametrize(
    ("freedom", "statistic", "tail"),
    [
        (5, 11.0705, 0.05),
        (5, 15.0863, 0.01),
        (5, 1.14548, 0.95),
        (20, 31.4104, 0.05),
        (20, 37.5662, 0.01),
        (20, 10.8508, 0.95),
        (1, 3.84146, 0.05),
        (2, 5.99146, 0.05),
    ],
)
def test_published_critical_values(freedom: int, statistic: float, tail: float) -> None:
    assert chi_square_tail(statistic, freedom) == pytest.approx(tail, rel=1e-4)


@pytest.mark.parametrize("freedom", [1, 2, 5, 20])
def test_tail_at_the_ends(freedom: int) -> None:
    assert chi_square_tail(0.0, freedom) == 1.0
    assert chi_square_tail(1e9, freedom) == 0.0


def test_chi_square_of_counts() -> None:
    test = chi_square((20, 10, 10, 10, 5, 5), (1,) * 6)
    assert test
    assert test.statistic == pytest.approx(15.0)
    assert test.freedom == 5


def test_expected_pairs() -> None:
    exact = DiceStatistics((6,) * 6, tuple(1 if roll.is_double else 2 for roll in ALL_ROLLS))
    test = exact.pair_test()
    assert test
    assert (test.statistic, test.freedom, test.p_value) == (0.0, 20, 1.0)


def test_good_dice_pass_and_bent_dice_fail() -> None:
    dice = SeededDice(7)
    rolled = [dice.roll(n) for n in range(20_000)]
    good = pairs_of(rolled).pair_test()
    bent = pairs_of([Dice(6, 6) if n % 100 == 0 else roll for n, roll in enumerate(rolled)]).pair_test()
    assert good
    assert bent
    assert good.p_value > 0.001 > bent.p_value


def pairs_of(rolled: list[Dice]) -> DiceStatistics:
    keys = [str(roll) for roll in rolled]
    return DiceStatistics(pairs=tuple(keys.count(str(roll)) for roll in ALL_ROLLS))


def test_a_whole_match_counts_every_roll() -> None:
    record = whole_match(match_options(3), seed=6)
    statistics = dice_statistics(record)
    assert sum(statistics.pairs) == record.ledger.fresh
    assert sum(statistics.faces) == 2 * record.ledger.fresh
