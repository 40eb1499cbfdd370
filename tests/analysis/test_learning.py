"""How one comes through the decisions that are asked about: found at once, later, not at all, or skipped."""

from __future__ import annotations

import pytest

from bgdesk.analysis.learning import FOUND, Attempt, LearningRun, Stop
from bgdesk.match.events import Taken
from bgdesk.rules.player import Player

ANSWER = Taken(Player.WHITE)
STOPS = [Stop(3, was_error=True), Stop(5, was_error=False), Stop(8, was_error=True), Stop(9, was_error=True)]


@pytest.mark.parametrize(
    ("error", "is_found"), [(0.0, True), (FOUND, True), (FOUND + 0.001, False), (None, False)]
)
def test_an_answer_that_costs_next_to_nothing_is_found(error: float | None, is_found: bool) -> None:
    assert Attempt(ANSWER, error).is_found is is_found


def test_only_the_first_answer_counts_as_found() -> None:
    good, bad = Attempt(ANSWER, 0.0), Attempt(ANSWER, 0.1)
    run = LearningRun.through(STOPS).answered(good).on().answered(bad).answered(good).on().answered(bad).on()
    assert run.now == run.asked[3]
    run = run.on()
    assert run.now is None
    assert [one.is_found for one in run.asked] == [True, False, False, False]
    assert [one.is_found_late for one in run.asked] == [False, True, False, False]
    assert run.found == 1
    assert run.missed == tuple(STOPS[1:])
