from __future__ import annotations

import pytest

from bgdesk.practice.opponents.ladder import LadderResult, Rung, ladder


def test_results_are_added_up_by_opponent() -> None:
    won = (("a", True), ("b", False), ("a", False), ("a", True))
    results = [LadderResult(opponent, is_won=is_won) for opponent, is_won in won]
    assert ladder(results) == (Rung("a", 3, 2), Rung("b", 1, 0))
    assert ladder([]) == ()


def test_the_interval_is_wide_for_one_match_and_stays_within_bounds() -> None:
    low, high = Rung("a", 1, 1).interval
    assert low == pytest.approx(0.27, abs=0.01)
    assert high == 1.0
    assert Rung("a", 1, 0).interval[0] == 0.0
    low, high = Rung("a", 100, 60).interval
    assert (low, high) == (pytest.approx(0.518, abs=0.002), pytest.approx(0.677, abs=0.002))


def test_an_opponent_is_beaten_when_that_is_hardly_chance() -> None:
    assert not Rung("a", 2, 2).is_beaten
    assert Rung("a", 3, 3).is_beaten
    assert not Rung("a", 100, 55).is_beaten
    assert Rung("a", 100, 60).is_beaten
