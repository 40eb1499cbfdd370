"""Formulas for races against figures worked out by hand."""

from __future__ import annotations

import pytest

from bgdesk.analysis.lenses.race import RaceAction, is_race, race_formulas
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position, side


def race(own: dict[int, int], other: dict[int, int]) -> Position:
    return Position(side(own, 15), side(other, 15))


EVEN = {6: 7, 5: 5, 4: 3}
"""79 pips without stacks or gaps."""
BEHIND = {7: 1, 6: 7, 5: 5, 4: 2}
"""82 pips."""


def test_there_is_no_race_while_checkers_have_to_pass_or_after_the_end() -> None:
    assert is_race(race({12: 1}, {12: 1}))
    assert not is_race(race({13: 1}, {12: 1}))
    assert not is_race(race({25: 1}, {6: 1}))
    assert not is_race(race({}, {6: 1}))
    assert race_formulas(race({13: 1}, {12: 1}), Player.WHITE) is None


def test_pips_and_counts_of_both() -> None:
    found = race_formulas(race(EVEN, BEHIND), Player.WHITE)
    assert found
    assert found.pips == (79, 82)
    assert found.keith.own == pytest.approx(79 * 8 / 7)
    assert found.keith.other == 82
    assert found.isight.own == 79
    assert found.isight.other == 83  # a crossover more
    assert found.isight.chance == pytest.approx((80 - 79 / 3 + 8) / 100)
    assert found.kleinman.chance == pytest.approx(0.6540, abs=5e-4)


def test_stacks_and_gaps_are_counted() -> None:
    stacked = race_formulas(race({1: 4, 2: 3, 3: 5, 6: 1}, {6: 2, 5: 1, 4: 1}), Player.WHITE)
    assert stacked
    assert stacked.pips[0] == 31
    assert stacked.keith.own == pytest.approx((31 + 6 + 2 + 2 + 2) * 8 / 7)
    assert stacked.isight.own == 31 + 4 + 1 + 2 + 2 + 9


@pytest.mark.parametrize(
    ("behind", "action"),
    [
        (6, RaceAction.NO_DOUBLE),
        (7, RaceAction.DOUBLE_NO_REDOUBLE),
        (8, RaceAction.REDOUBLE_TAKE),
        (9, RaceAction.REDOUBLE_TAKE),
        (10, RaceAction.REDOUBLE_TAKE),
        (11, RaceAction.DOUBLE_PASS),
    ],
)
def test_the_rule_of_62_at_its_borders(behind: int, action: RaceAction) -> None:
    """At 90 pips the last take is 10 behind, the last redouble 8, the last double 7."""
    own = {10: 9}
    other = {13: 6, 12: 1, behind: 1}
    found = race_formulas(race(own, other), Player.WHITE)
    assert found
    assert found.pips == (90, 90 + behind)
    assert found.trice.action is action


@pytest.mark.parametrize(
    ("theirs", "action"),
    [
        (75, RaceAction.NO_DOUBLE),
        (76, RaceAction.DOUBLE_NO_REDOUBLE),
        (77, RaceAction.REDOUBLE_TAKE),
        (78, RaceAction.REDOUBLE_TAKE),
        (79, RaceAction.DOUBLE_PASS),
    ],
)
def test_keiths_borders(theirs: int, action: RaceAction) -> None:
    """70 pips count 80: 4 more than 76, 3 more than 77, 2 more than 78."""
    own = {6: 5, 5: 4, 4: 5}
    other = {6: 5, 5: 4, 4: 4, theirs - 66: 1}
    found = race_formulas(race(own, other), Player.WHITE)
    assert found
    assert found.pips == (70, theirs)
    assert found.keith.action is action
