"""Plays are looked at deeper only where that may change what is said of the play made."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

import pytest

from bgdesk.analysis.candidate_pruning import RETURN, CandidatePruning, Forecast, forecasts

RISK = 0.001


def order(plays: Sequence[Forecast], found: Sequence[float], played: int | None) -> list[int]:
    """The plays that are looked at, when the deeper look says ``found``."""
    contest, known = CandidatePruning(plays, played, RISK), dict[int, float]()
    while (number := contest.next(known)) is not None:
        known[number] = found[number]
    return list(known)


def calm(*values: float) -> list[Forecast]:
    return [Forecast(value, 0.005) for value in values]


def test_a_deeper_look_takes_back_part_of_the_last_change() -> None:
    best, other = forecasts([0.30, 0.25], [0.30, 0.20])
    assert best.value == 0.30
    assert other.value == pytest.approx(0.20 + RETURN * 0.05)


def test_a_play_that_changed_much_is_less_certain_and_makes_the_others_so() -> None:
    quiet = forecasts([0.3, 0.2, 0.1], [0.3, 0.2, 0.1])
    loud = forecasts([0.3, 0.2, 0.1], [0.3, 0.2, 0.2])
    assert quiet[1].doubt < loud[1].doubt < loud[2].doubt


def test_the_changes_of_the_others_count_on_the_average() -> None:
    plays = forecasts([0.3, 0.2, 0.1], [0.3, 0.2, 0.2])
    assert plays[1].doubt == pytest.approx(hypot(0.008, 0.35 * 0.1 / 2))


def test_a_rival_that_could_pass_the_smallest_border_of_all_is_enough() -> None:
    assert order(calm(0.3, 0.299, 0.1), [0.3, 0.299, 0.1], 0)[:1] == [0]


def test_the_play_made_needs_no_look_if_it_leads_by_far() -> None:
    assert order(calm(0.3, 0.2, 0.1), [0.3, 0.2, 0.1], 0) == []


def test_a_rival_that_could_become_a_grade_better_is_looked_at() -> None:
    plays = [Forecast(0.3, 0.01), Forecast(0.29, 0.01), Forecast(0.1, 0.01)]
    assert order(plays, [0.3, 0.29, 0.1], 0) == [0, 1]


def test_rivals_too_close_for_any_grade_are_left_alone() -> None:
    assert order([Forecast(0.3 - 0.002 * number, 0.002) for number in range(5)], [0.3] * 5, 0) == []


def test_plays_that_are_all_alike_are_all_looked_at() -> None:
    assert order(calm(0.3, 0.299, 0.2985), [0.3, 0.3, 0.3], 0) == [0, 1, 2]


def test_of_a_mistake_the_best_play_and_the_one_made_are_looked_at() -> None:
    assert order(calm(0.3, 0.2, 0.1), [0.3, 0.2, 0.1], 2) == [0, 2]


def test_an_error_that_comes_near_a_border_calls_for_the_next_rival() -> None:
    plays = calm(0.3, 0.285, 0.22)
    assert order(plays, [0.3, 0.285, 0.229], 2) == [0, 2]
    assert order(plays, [0.3, 0.285, 0.2205], 2) == [0, 2, 1]


def test_what_all_plays_lose_together_is_no_reason_to_look_at_more() -> None:
    assert order(calm(0.3, 0.2, 0.23), [0.1, 0.0, 0.03], 1) == [0, 1]


def test_without_a_play_made_the_best_is_looked_at() -> None:
    assert order(calm(0.3, 0.2), [0.3, 0.2], None) == [0]
