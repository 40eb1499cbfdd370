"""Standard errors and confidence, held against simulated batches."""

from __future__ import annotations

import math
import random
from statistics import NormalDist

import pytest

from bgdesk.analysis.rollout.statistics import (
    FEWEST,
    chances_to_be_best,
    combined,
    confidence,
    difference,
    paired,
)
from bgdesk.engine.rollout_protocol import Mean


def batches(seed: int, truth: float, count: int) -> list[Mean]:
    chance = random.Random(seed)
    return [Mean(chance.gauss(truth, 0.1), 0.5) for _ in range(count)]


def test_few_batches_have_the_error_that_the_engine_states() -> None:
    found = combined([Mean(0.1, 0.3), Mean(0.3, 0.4)])
    assert found.value == pytest.approx(0.2)
    assert found.standard_error == pytest.approx(0.25)


def test_many_batches_have_the_error_of_their_scatter() -> None:
    assert combined(batches(1, 0.0, 400)).standard_error == pytest.approx(0.005, rel=0.15)


def test_equal_batches_are_exact() -> None:
    assert combined([Mean(0.25, 0.0)] * FEWEST) == Mean(0.25, 0.0)
    assert confidence(Mean(0.1, 0.0), FEWEST) == 1.0
    assert confidence(Mean(0.0, 0.0), FEWEST) == 0.5
    assert confidence(Mean(-0.1, 0.0), FEWEST) == 0.0


@pytest.mark.parametrize(("ratio", "chance"), [(1.895, 0.95), (2.998, 0.99), (3.499, 0.995)])
def test_confidence_is_that_of_students_t(ratio: float, chance: float) -> None:
    assert confidence(Mean(ratio, 1.0), 8) == pytest.approx(chance, abs=0.0005)
    assert confidence(Mean(-ratio, 1.0), 8) == pytest.approx(1 - chance, abs=0.0005)


def test_with_many_batches_it_is_normal() -> None:
    assert confidence(Mean(1.96, 1.0), 10_000) == pytest.approx(0.975, abs=0.0005)


def test_a_wrong_play_is_rarely_sure_to_be_best() -> None:
    wrong = sum(
        confidence(difference(combined(batches(seed, 0.0, 8)), combined(batches(-seed - 1, 0.0, 8))), 8)
        > 0.95
        for seed in range(2000)
    )
    assert 20 < wrong < 140


def test_pairs_leave_out_what_both_share() -> None:
    first = batches(3, 0.2, 20)
    second = [Mean(one.value - 0.1, 0.5) for one in first]
    found = paired(first, second)
    assert found.value == pytest.approx(0.1)
    assert found.standard_error == pytest.approx(0, abs=1e-12)


def test_the_chance_of_two_to_be_best_is_that_of_their_difference() -> None:
    first, second = Mean(0.1, 0.01), Mean(0.09, 0.02)
    chances = chances_to_be_best((first, second))
    ratio = 0.01 / math.hypot(0.01, 0.02)
    assert chances[0] == pytest.approx(NormalDist().cdf(ratio), abs=0.002)
    assert sum(chances) == pytest.approx(1)


def test_the_chances_of_three_alike_are_alike_and_of_the_hopeless_nothing() -> None:
    even = Mean(0.1, 0.01)
    *alike, hopeless = chances_to_be_best((even, even, even, Mean(-0.5, 0.02)))
    assert alike == pytest.approx([1 / 3] * 3, abs=0.005)
    assert hopeless < 1e-6
    assert chances_to_be_best((Mean(1.0, 0.0), Mean(1.0, 0.0), Mean(0.0, 0.0))) == (0.5, 0.5, 0.0)
