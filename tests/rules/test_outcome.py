"""How games end."""

from __future__ import annotations

import pytest
from hypothesis import given

from bgdesk.rules.outcome import Outcome, highest_possible, is_race, outcome
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position, side
from bgdesk.rules.variants import RULESETS, Ruleset, TripleRegion
from tests.rules.boards import STANDARD, board
from tests.rules.strategies import positions

BAR_ONLY = STANDARD.with_rules(triple_region=TripleRegion.BAR_ONLY)
QUADRUPLE = STANDARD.with_rules(quad_for_bar=True)
NO_TRIPLE = STANDARD.with_rules(levels=(1, 2))
OPTIONS = (STANDARD, BAR_ONLY, QUADRUPLE)


@pytest.mark.parametrize(
    ("loser", "multipliers"),
    [
        pytest.param({25: 1, 6: 13}, (1, 1, 1), id="A-20"),
        pytest.param({18: 5, 6: 10}, (2, 2, 2), id="A-21"),
        pytest.param({22: 1, 6: 14}, (3, 2, 3), id="A-22"),
        pytest.param({25: 1, 6: 14}, (3, 3, 4), id="A-23"),
        pytest.param({25: 1, 22: 1, 6: 13}, (3, 3, 4), id="A-24"),
    ],
)
@pytest.mark.parametrize("winner", Player)
def test_multiplier(loser: dict[int, int], multipliers: tuple[int, ...], winner: Player) -> None:
    won = Position(side({}), side(loser))
    position = won if winner is Player.WHITE else won.swapped()
    found = tuple(outcome(position, ruleset) for ruleset in OPTIONS)
    assert found == tuple(Outcome(winner, multiplier) for multiplier in multipliers)


def test_hypergammon_e2_3() -> None:
    position = Position(side({}, 3), side({25: 1, 1: 2}, 3))
    assert outcome(position, RULESETS["hypergammon"]) == Outcome(Player.WHITE, 3)


def test_no_triples_where_the_game_has_none() -> None:
    position = Position(side({}), side({25: 1, 6: 14}))
    assert outcome(position, NO_TRIPLE) == Outcome(Player.WHITE, 2)
    assert highest_possible(STANDARD.start_position(), Player.WHITE, NO_TRIPLE) == 2


@given(positions())
def test_no_outcome_while_both_have_checkers(position: Position) -> None:
    assert outcome(position, STANDARD) is None


@pytest.mark.parametrize(
    ("me", "opponent", "is_over"),
    [
        ("24:2 13:5 8:3 6:5", "1:2 12:5 17:3 19:5", False),
        ("6:15", "19:15", True),
        ("6:14 12:1", "13:1 19:14", True),
        ("6:14 13:1", "12:1 19:14", False),
        ("bar:1 6:14", "19:15", False),
        ("6:15", "bar:1 19:14", False),
        ("24:15", "", True),
    ],
)
def test_race(me: str, opponent: str, is_over: bool) -> None:
    position = board(me, opponent)
    assert is_race(position, STANDARD) is is_over
    assert is_race(position.swapped(), STANDARD) is is_over


@pytest.mark.parametrize(
    ("loser", "winner", "ruleset", "highest"),
    [
        pytest.param("24:2 13:5 8:3 6:5", "1:2 12:5 17:3 19:5", STANDARD, 3, id="contact"),
        pytest.param("24:2 13:5 8:3 6:5", "1:2 12:5 17:3 19:5", QUADRUPLE, 4, id="contact, quadruple"),
        pytest.param("24:1 13:5 8:3 6:5", "1:2 12:5 17:3 19:5", STANDARD, 1, id="one off"),
        pytest.param("13:1 6:14", "19:15", STANDARD, 2, id="race, out of the winner's home"),
        pytest.param("20:5 18:10", "21:5", STANDARD, 3, id="race, caught at home"),
        pytest.param("20:5 18:10", "21:5", BAR_ONLY, 2, id="race, only the bar counts"),
        pytest.param("20:5 18:10", "21:5", QUADRUPLE, 3, id="race, nobody can be on the bar"),
        pytest.param("1:14 2:1", "24:1", STANDARD, 2, id="lost at the next roll"),
        pytest.param("1:14 2:1", "24:4", STANDARD, 2, id="lost at the next double"),
        pytest.param("1:14 2:1", "24:5", STANDARD, 1, id="two turns, so one checker goes off"),
        pytest.param("1:14 4:1", "24:5", STANDARD, 2, id="two turns, the third pip saves the gammon"),
        pytest.param("1:14 19:1", "24:5", STANDARD, 2, id="two turns, one leaves the winner's home"),
        pytest.param("1:14 21:1", "24:5", STANDARD, 2, id="two turns, two pips are not enough"),
        pytest.param("1:14 22:1", "24:5", STANDARD, 3, id="two turns, three pips are just enough"),
        pytest.param("1:14 2:1", "24:5", STANDARD.with_rules(free_die_use=True), 2, id="nobody has to move"),
        pytest.param("1:5 2:10", "24:9", STANDARD.with_rules(max_stack=5), 2, id="full points hold up"),
    ],
)
def test_highest_possible(loser: str, winner: str, ruleset: Ruleset, highest: int) -> None:
    position = board(loser, winner)
    assert highest_possible(position, Player.WHITE, ruleset) == highest
    assert highest_possible(position.swapped(), Player.BLACK, ruleset) == highest
