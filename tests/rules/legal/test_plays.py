"""The worked examples and regression counts of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from bgdesk.rules.dice import ALL_ROLLS, Dice
from bgdesk.rules.legal.plays import LegalPlays, legal_plays
from bgdesk.rules.player import Player
from bgdesk.rules.variants import RULESETS, Ruleset
from tests.rules.boards import STANDARD, board, played, white_to_play

START = ("24:2 13:5 8:3 6:5", "1:2 12:5 17:3 19:5")
FIVE = STANDARD.with_rules(max_stack=5)
OLD_ENGLISH = FIVE.with_rules(free_die_use=True)
NO_RUN = STANDARD.with_rules(no_hit_and_run=True)
A_09 = ("24:1 7:1 6:1 1:12", "5:1 20:2 21:2 22:2 23:2")

EXAMPLES = [
    (
        "A-01",
        *START,
        "31",
        """13/9 ; 13/10 24/23 ; 13/10 6/5 ; 13/10 8/7 ; 24/20 ; 24/21 24/23 ; 24/21 6/5 ; 24/21 8/7 ;
        6/3 24/23 ; 6/2 ; 6/3 6/5 ; 6/3 8/7 ; 8/5 24/23 ; 8/4 ; 8/5 6/5 ; 8/5 8/7""",
    ),
    ("A-02", "24:1 10:1 1:13", "18:2 4:2 2:2 20:9", "62", "24/22/16"),
    ("A-03", "13:1 1:14", "2:2 23:13", "65", "13/7"),
    ("A-04", "13:1 1:14", "2:2 7:2 23:11", "65", "13/8"),
    ("A-05", "13:2 6:1 1:12", "3:2 20:13", "55", "13/8(2) 6/1"),
    ("A-06", "bar:1 13:6 8:3 6:5", "19:2 20:2 21:2 22:3 23:3 24:3", "64", ""),
    ("A-07", "bar:2 13:5 8:3 6:5", START[1], "61", "bar/24"),
    (
        "A-08",
        "bar:1 24:1 13:5 8:3 6:5",
        START[1],
        "64",
        "bar/21 24/18 ; bar/21 21/15 ; bar/21 13/7 ; bar/21 8/2",
    ),
    ("A-09", *A_09, "21", "6/3 ; 6/4 7/6 ; 6/5*/3 ; 7/5*/4 ; 7/5* 6/5"),
    ("A-10", "6:1 3:2", "20:3", "61", "6/5/off ; 6/off 3/2"),
    ("A-11", "6:1", "20:3", "61", "6/off"),
    ("A-12", "2:1 1:2", "20:3", "21", "2/off 1/off ; 2/1 1/off"),
    ("A-13", "5:1 2:1", "20:3", "43", "5/1 2/off ; 5/2 2/off"),
    ("A-14", "6:4", "20:3", "65", "6/off 6/1"),
    ("A-15", "2:1", "20:3", "61", "2/off"),
    ("A-16", "4:2 2:1", "20:3", "31", "4/1/off ; 4/1 2/1 ; 4/1 4/3"),
    ("A-17", "6:2 1:3", "2:2 24:13", "43", "6/3"),
]

VARIANT_EXAMPLES = [
    (
        "E1-1",
        "nackgammon",
        "65",
        "13/7 13/8 ; 13/7 23/18 ; 13/7 8/3 ; 24/13 ; 24/18 13/8 ; 24/18 23/18 ; 24/18 8/3",
    ),
    ("E1-2", "nackgammon", "66", "24/18(2) 13/7(2) ; 24/18 13/7(3) ; 13/7(4)"),
    ("E2-1", "hypergammon", "21", "22/19 ; 22/20 24/23 ; 23/20 ; 23/21 22/21 ; 24/21 ; 24/22 23/22"),
    (
        "E2-2",
        "hypergammon",
        "65",
        """22/11 ; 22/16 23/18 ; 22/16 24/19 ; 23/12 ; 23/17 22/17 ; 23/17 24/19 ; 24/13 ; 24/18 22/17 ;
        24/18 23/18""",
    ),
    ("E3-1", "longgammon", "65", "24/13 ; 24/18 24/19"),
    ("E3-2", "longgammon", "66", "24/6 24/18 ; 24/12(2) ; 24/18(2) 24/12 ; 24/18(4)"),
    ("E3-3", "longgammon", "21", "24/21 ; 24/22 24/23"),
]

HOUSE_RULE_EXAMPLES = [
    ("H1-2", FIVE, "6:2 1:5", "20:3", "54", "6/2"),
    (
        "H1-3",
        FIVE,
        "bar:1 24:5 8:4 6:5",
        "1:2 20:5 22:2",
        "21",
        "bar/23 24/23 ; bar/23 6/5 ; bar/23 8/7",
    ),
    (
        "H1-4",
        OLD_ENGLISH,
        "24:1 10:1 2:5 1:5 3:3",
        "18:2 4:2 20:11",
        "62",
        " ; 10/8 ; 24/22 ; 24/22/16",
    ),
    ("H2-1", NO_RUN, *A_09, "21", "6/3 ; 6/4 7/6 ; 7/5* 6/5"),
    ("H2-2", NO_RUN, "8:1 1:14", "4:1 20:14", "42", "8/6/2"),
    ("H2-3", NO_RUN, "8:1 1:14", "4:1 6:2 19:3", "42", "8/4*"),
    ("H2-4", NO_RUN, "7:2 1:13", "5:1 20:5", "22", "7/5*(2) 5/1"),
]

COUNTS = {
    "standard": "42 15 75 16 17 73 14 18 17 52 8 8 9 9 4 10 14 14 14 7 11",
    "max five": "37 13 55 16 14 73 14 15 16 52 8 6 9 9 3 9 11 14 14 6 11",
    "nackgammon": "70 23 103 22 27 101 15 17 17 25 12 16 17 11 17 10 13 13 8 7 3",
    "hypergammon": "7 6 11 7 8 15 7 8 9 15 7 8 9 9 15 7 8 9 9 9 12",
    "longgammon": "5 2 5 2 2 5 2 2 2 5 2 2 2 2 5 2 2 2 2 2 4",
}


def examples(names: str, rows: list[tuple[Any, ...]]) -> pytest.MarkDecorator:
    """One test a row; the first entry of a row is its id."""
    return pytest.mark.parametrize(
        tuple(names.split(", ")), [pytest.param(*row[1:], id=row[0]) for row in rows]
    )


def check(legal: LegalPlays, expected: str) -> None:
    wanted = [played(legal.position, text) for text in expected.split(";")]
    found = [play.result for play in legal.plays]
    assert len(found) == len(wanted)
    assert set(found) == set(wanted)


@examples("me, opponent, roll, expected", EXAMPLES)
def test_standard_example(me: str, opponent: str, roll: str, expected: str) -> None:
    check(white_to_play(me, opponent, roll), expected)


@examples("me, opponent, roll, expected", EXAMPLES)
def test_order_of_dice_does_not_matter(me: str, opponent: str, roll: str, expected: str) -> None:
    check(white_to_play(me, opponent, roll[::-1]), expected)


@examples("variant, roll, expected", VARIANT_EXAMPLES)
def test_variant_example(variant: str, roll: str, expected: str) -> None:
    ruleset = RULESETS[variant]
    legal = legal_plays(ruleset.start_position(), Player.WHITE, Dice.from_text(roll), ruleset)
    check(legal, expected)


@examples("ruleset, me, opponent, roll, expected", HOUSE_RULE_EXAMPLES)
def test_house_rule_example(ruleset: Ruleset, me: str, opponent: str, roll: str, expected: str) -> None:
    check(white_to_play(me, opponent, roll, ruleset), expected)


def test_h1_1_full_point_is_closed() -> None:
    legal = white_to_play(*START, "61", FIVE)
    assert len(legal.plays) == len(white_to_play(*START, "61").plays) - 1 == 9
    assert played(legal.position, "13/6") not in {play.result for play in legal.plays}


def test_e1_3_regression_count() -> None:
    ruleset = RULESETS["nackgammon"]
    assert len(legal_plays(ruleset.start_position(), Player.BLACK, Dice(3, 1), ruleset).plays) == 22


@pytest.mark.parametrize("name", COUNTS)
@pytest.mark.parametrize("player", Player)
def test_regression_counts(name: str, player: Player) -> None:
    ruleset = {"standard": STANDARD, "max five": FIVE}.get(name) or RULESETS[name]
    start = ruleset.start_position()
    found = [len(legal_plays(start, player, dice, ruleset).plays) for dice in ALL_ROLLS]
    assert found == [int(count) for count in COUNTS[name].split()]


def test_winning_play_uses_as_few_dice_as_it_takes() -> None:
    for me, roll in (("6:1", "61"), ("2:1", "61"), ("1:2", "66")):
        (play,) = white_to_play(me, "20:3", roll).plays
        assert len(play.steps) == int(me[-1])
        assert play.result.white[0] == 15


def test_steps_start_with_the_highest_checker() -> None:
    plays = {play.result: play for play in white_to_play(*START, "31").plays}
    steps = plays[played(board(*START), "24/23 13/10")].steps
    assert [step.source for step in steps] == [24, 13]
