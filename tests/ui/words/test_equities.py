"""Equities and costs as they are shown."""

from __future__ import annotations

import pytest

from bgdesk.match.evaluation import Equity, Unit
from bgdesk.match.options import match_options
from bgdesk.rules.player import Player
from bgdesk.ui.words.equities import cost_text, equity_text, normalised, normalised_gain
from tests.match.autoplay import whole_match


def test_chances_that_cannot_be_converted_stay_per_cent() -> None:
    assert equity_text(Equity(0.5, Player.WHITE, Unit.MWC)) == "50.00 %"
    assert equity_text(Equity(-0.1234, Player.WHITE, Unit.MONEY)) == "-0.123"


@pytest.mark.parametrize(
    ("unit", "text"), [(Unit.MONEY, "+0.000"), (Unit.NORMALISED, "+0.000"), (Unit.MWC, "0.00 %")]
)
@pytest.mark.parametrize("value", [-0.0, -0.00001, 0.00001])
def test_nothing_is_never_below_zero(value: float, unit: Unit, text: str) -> None:
    assert equity_text(Equity(value, Player.WHITE, unit)) == text


@pytest.mark.parametrize(("cost", "text"), [(0.0, ""), (0.0004, ""), (0.0506, "0.051"), (1.2, "1.200")])
def test_costs_have_no_sign_and_nothing_costs_nothing(cost: float, text: str) -> None:
    assert cost_text(cost) == text


def test_the_conversion_knows_both_players() -> None:
    state = whole_match(match_options(3), seed=4).states[2]
    chance = Equity(0.6, Player.WHITE, Unit.MWC)
    own, other = normalised(chance, state), normalised(chance.flipped(), state)
    assert own.unit is Unit.NORMALISED
    assert own.value > 0
    assert other.value == pytest.approx(-own.value)


def test_a_gain_is_converted_by_the_stakes_alone() -> None:
    state = whole_match(match_options(3), seed=4).states[2]
    gain = normalised_gain(Equity(0.1, Player.WHITE, Unit.MWC), state)
    even, more = (normalised(Equity(value, Player.WHITE, Unit.MWC), state).value for value in (0.5, 0.6))
    assert gain.value == pytest.approx(more - even)
    money = Equity(0.1, Player.WHITE, Unit.MONEY)
    assert normalised_gain(money, state) == money
