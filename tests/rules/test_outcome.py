"""How games end."""

from __future__ import annotations

import pytest
from hypothesis import given

from bgdesk.rules.outcome import Outcome, highest_possible, is_race, is_stalled, outcome
from bgdesk.rules.player import Player
from bgdesk.rules.position import Extra, Position, side
from bgdesk.rules.variants import RULESETS, Ruleset, TripleRegion
from tests.rules.boards import STANDARD, board, game_board
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


def test_e4_8_one_point_for_each_checker_left() -> None:
    acey = RULESETS["acey_deucey"]
    assert outcome(game_board(acey, "", "19:6"), acey) == Outcome(Player.WHITE, 6)
    unplayed = game_board(acey, "", "24:3 in:12")
    assert outcome(unplayed, acey) == Outcome(Player.WHITE, 15)
    by_level = acey.with_options(("score_by_level",))
    assert outcome(unplayed, by_level) == Outcome(Player.WHITE, 3)


@pytest.mark.parametrize("variant", ["dutch", "russian"])
@pytest.mark.parametrize(
    ("loser", "multiplier"),
    [({3: 14}, 1), ({3: 15}, 2), ({18: 15}, 2), ({19: 1, 3: 14}, 3), ({25: 1, 3: 14}, 3)],
)
def test_triples_of_empty_starts(variant: str, loser: dict[int, int], multiplier: int) -> None:
    position = Position(side(loser), side({}))
    assert outcome(position, RULESETS[variant]) == Outcome(Player.BLACK, multiplier)


@pytest.mark.parametrize("variant", ["dutch", "russian"])
def test_the_reserve_counts_like_the_bar(variant: str) -> None:
    position = Position(side({3: 14}, 14), side({}), Extra(reserve=1))
    assert outcome(position, RULESETS[variant]) == Outcome(Player.BLACK, 3)
    assert outcome(Position(side({}, 14), side({3: 1}), Extra(reserve=1)), RULESETS[variant]) is None


def test_e10_2_no_triple_in_portes() -> None:
    position = Position(side({25: 1, 6: 14}), side({}))
    assert outcome(position, RULESETS["portes"]) == Outcome(Player.BLACK, 2)


@pytest.mark.parametrize(
    ("me", "opponent", "found"),
    [
        pytest.param("6:14 1:1", "1p:1 20:14", Outcome(Player.WHITE, 2, by_mother=True), id="caught"),
        pytest.param("24:1 6:13 1:1", "1p:1 20:14", None, id="the winner's mother is at home"),
        pytest.param("24p:1 6:13 1:1", "1p:1 24:1 20:13", Outcome(None, 0, by_mother=True), id="both"),
        pytest.param(
            "24p:1 6:14", "24:1 20:14", Outcome(Player.BLACK, 2, by_mother=True), id="caught by Black"
        ),
        pytest.param("24p:1 6:14", "24:1 1:1 20:13", None, id="Black's mother is at home"),
        pytest.param("23p:1 6:14", "23:1 20:14", None, id="another checker"),
    ],
)
def test_mothers(me: str, opponent: str, found: Outcome | None) -> None:
    plakoto = RULESETS["plakoto"]
    assert outcome(game_board(plakoto, me, opponent), plakoto) == found
    without = plakoto.with_rules(mother_rule=False)
    assert outcome(game_board(plakoto, me, opponent), without) is None


@pytest.mark.parametrize(
    ("variant", "me", "opponent", "is_over"),
    [
        ("fevga", "12:15", "24:15", True),
        ("fevga", "13:1 6:14", "24:15", False),
        ("fevga", "12:15", "1:15", False),
        ("fevga", "24:15", "12:15", False),
        ("russian", "1:15", "6:15", False),
        ("plakoto", "5p:1 3:14", "5:1 20:14", False),
        ("plakoto", "5:1 3:14", "6:1 20:14", True),
        ("dutch", "6:14 in:1", "20:15", False),
        ("dutch", "6:15", "20:14 in:1", False),
    ],
)
def test_race_of_other_games(variant: str, me: str, opponent: str, is_over: bool) -> None:
    ruleset = RULESETS[variant]
    position = game_board(ruleset, me, opponent)
    assert is_race(position, ruleset) is is_over
    assert is_race(position.swapped(), ruleset) is is_over


@pytest.mark.parametrize(
    ("variant", "loser", "winner", "highest"),
    [
        ("acey_deucey", "in:10 24:2", "20:1", 12),
        ("dutch", "6:14 in:1", "20:15", 3),
        ("plakoto", "24:15", "1:15", 2),
        ("fevga", "6:15", "13:15", 2),
        ("fevga", "2:1 1:14", "13:5", 1),
        ("gul_bara", "2:1 1:14", "13:5", 2),
        ("fevga", "6:14", "13:15", 1),
    ],
)
def test_highest_possible_in_other_games(variant: str, loser: str, winner: str, highest: int) -> None:
    position = game_board(RULESETS[variant], loser, winner)
    assert highest_possible(position, Player.WHITE, RULESETS[variant]) == highest


def test_stalled() -> None:
    tapa = RULESETS["tapa"].with_options(("no_mother_rule",))
    assert is_stalled(game_board(tapa, "24p:1 1:14", "1p:1 24:14"), tapa)
    assert not is_stalled(game_board(tapa, "24p:1 1:13", "1p:1 24:13 23:1"), tapa)
    assert not is_stalled(tapa.start_position(), tapa)
