"""Judgements seen by one player and by the other."""

from __future__ import annotations

import pytest

from bgdesk.match.evaluation import Equity, Probabilities, Unit
from bgdesk.rules.player import Player

WHITE, BLACK = Player.WHITE, Player.BLACK
OF_WHITE = Probabilities(WHITE, 0.75, 0.25, 0.125, 0.0625, 0.03125)
OF_BLACK = Probabilities(BLACK, 0.25, 0.0625, 0.03125, 0.25, 0.125)


@pytest.mark.parametrize("known", [OF_WHITE, OF_BLACK])
def test_chances_are_those_of_whoever_is_asked_for(known: Probabilities) -> None:
    assert known.seen_by(WHITE) == OF_WHITE
    assert known.seen_by(BLACK) == OF_BLACK


def test_chances_that_left_their_bounds_are_brought_back() -> None:
    found = Probabilities.within_bounds(WHITE, (1.0000001, 1.0000002, -0.0, -1e-9, 0.25))
    assert found == Probabilities(WHITE, 1.0, 1.0, 0.0, 0.0, 0.0)
    assert Probabilities.within_bounds(WHITE, (-1e-9, 0.5, 0.5, 1.5, 0.25)).lose_gammon == 1.0
    told = [f"{chance:.1f}" for chance in (found.win_backgammon, found.lose, found.lose_gammon)]
    assert told == ["0.0"] * 3
    within = (0.75, 0.25, 0.125, 0.0625, 0.03125)
    assert Probabilities.within_bounds(WHITE, within) == OF_WHITE


@pytest.mark.parametrize(
    ("unit", "blacks"), [(Unit.MONEY, -0.25), (Unit.NORMALISED, -0.25), (Unit.PIPS, -0.25), (Unit.MWC, 0.75)]
)
def test_what_one_gains_the_other_loses(unit: Unit, blacks: float) -> None:
    of_white, of_black = Equity(0.25, WHITE, unit), Equity(blacks, BLACK, unit)
    for known in (of_white, of_black):
        assert known.seen_by(WHITE) == of_white
        assert known.seen_by(BLACK) == of_black
