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


@pytest.mark.parametrize(
    ("unit", "blacks"), [(Unit.MONEY, -0.25), (Unit.NORMALISED, -0.25), (Unit.PIPS, -0.25), (Unit.MWC, 0.75)]
)
def test_what_one_gains_the_other_loses(unit: Unit, blacks: float) -> None:
    of_white, of_black = Equity(0.25, WHITE, unit), Equity(blacks, BLACK, unit)
    for known in (of_white, of_black):
        assert known.seen_by(WHITE) == of_white
        assert known.seen_by(BLACK) == of_black
