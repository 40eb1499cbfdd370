"""Matches as .mat text."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bgdesk.formats.mat.writer import MatLossyField, write
from bgdesk.match.dice.fair_dice import RECORDED
from bgdesk.match.events import (
    Abandoned,
    Doubled,
    Entry,
    GameStarted,
    OpeningRolled,
    Passed,
    Played,
    Raised,
    ResignationAccepted,
    ResignationOffered,
    ResignationRejected,
    Rolled,
    StepPlayed,
    Taken,
)
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.record import DiceRecord, MatchHeader, MatchRecord, Seat
from bgdesk.match.state import Pair
from bgdesk.match.study import Study
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from tests.random_play import a_header, play_on

WHITE, BLACK = Player.WHITE, Player.BLACK
MONEY = replace(match_options(0), max_chain=-1)

OPENING = (
    GameStarted(1),
    OpeningRolled(1, 3, 0),
    Played(BLACK, (StepPlayed(8, 5, 3), StepPlayed(6, 5, 1))),
)


def written(options: MatchOptions, *entries: Entry) -> list[str]:
    return write(Study(MatchRecord(a_header(options), entries))).text.splitlines()


def rows(options: MatchOptions, *entries: Entry) -> list[str]:
    """The lines after the score line of the first game."""
    lines = written(options, *OPENING, *entries)
    return lines[lines.index(" Game 1") + 2 :]


def test_a_file_begins_with_its_headers() -> None:
    assert written(match_options(7)) == [
        '; [Site "bgdesk"]',
        '; [Match ID "match-1"]',
        '; [EventDate "2026.11.21"]',
        '; [EventTime "12.34"]',
        '; [Player 1 "Left"]',
        '; [Player 2 "Right"]',
        '; [Variation "Backgammon"]',
        '; [Crawford "On"]',
        '; [CubeLimit "1024"]',
        "",
        " 7 point match",
    ]


def test_money_sessions_name_their_options() -> None:
    lines = written(replace(match_options(0), jacoby=False, cube=False))
    assert '; [Jacoby "Off"]' in lines
    assert '; [Beaver "On"]' in lines
    assert '; [CubeLimit "1"]' in lines
    assert not any("Crawford" in line for line in lines)
    assert " 0 point match" in lines


@pytest.mark.parametrize(
    ("variant", "name"),
    [("nackgammon", "NackGammon"), ("hypergammon", "HyperGammon (3)"), ("longgammon", "LongGammon")],
)
def test_variations_are_named(variant: str, name: str) -> None:
    assert f'; [Variation "{name}"]' in written(replace(match_options(3), variant=variant))


def test_the_opening_of_the_right_player_leaves_the_left_cell_empty() -> None:
    lines = written(match_options(7), *OPENING)
    assert lines[-3:] == [
        " Game 1",
        " Left : 0                       Right : 0",
        "  1)                             31: 8/5 6/5",
    ]


def test_every_die_hits_and_enters_in_the_notation_of_the_format() -> None:
    assert rows(
        match_options(7),
        Rolled(WHITE, Dice(1, 3), 1),
        Played(WHITE, (StepPlayed(24, 23, 1), StepPlayed(24, 21, 3))),
        Rolled(BLACK, Dice(4, 4), 2),
        Played(BLACK, (StepPlayed(8, 4, 4), StepPlayed(8, 4, 4), StepPlayed(6, 2, 4), StepPlayed(6, 2, 4))),
        Rolled(WHITE, Dice(2, 5), 3),
        Played(WHITE, ()),
    )[1:] == [
        "  2) 13: 24/23 24/21             44: 8/4* 8/4 6/2* 6/2",
        "  3) 25:                        ",
    ]


def test_a_double_and_its_answer_stand_in_turn() -> None:
    assert rows(match_options(7), Doubled(WHITE), Taken(BLACK), Rolled(WHITE, Dice(6, 5), 1))[1:] == [
        "  2)  Doubles => 2                Takes"
    ]


def test_a_pass_ends_the_game() -> None:
    assert rows(match_options(2), Doubled(WHITE), Passed(BLACK))[1:] == [
        "  2)  Doubles => 2                Drops",
        "      Wins 1 point",
    ]


def test_the_roll_after_a_beaver_says_that_it_was_accepted() -> None:
    play = Played(WHITE, (StepPlayed(24, 18, 6), StepPlayed(18, 13, 5)))
    roll = Rolled(WHITE, Dice(6, 5), 1)
    assert rows(MONEY, Doubled(WHITE), Raised(BLACK), Taken(WHITE), roll, play)[1:] == [
        "  2)  Doubles => 2                Beavers => 4",
        "  3) 65: 24/18 18/13            ",
    ]


def test_a_raccoon_is_accepted_in_words() -> None:
    assert rows(MONEY, Doubled(WHITE), Raised(BLACK), Raised(WHITE), Taken(BLACK))[1:] == [
        "  2)  Doubles => 2                Beavers => 4",
        "  3)  Raccoons => 8               Takes",
    ]


def test_a_refused_beaver_does_not_look_accepted() -> None:
    assert rows(MONEY, Doubled(WHITE), Raised(BLACK), Passed(WHITE))[1:] == [
        "  2)  Doubles => 2                Raccoons => 4",
        "  3)  Drops                     ",
        "                                  Wins 2 points",
    ]


def test_a_resignation_before_the_roll_is_only_a_result() -> None:
    lines = rows(match_options(7), ResignationOffered(WHITE, 2), ResignationAccepted(BLACK))
    assert lines[1:] == ["                                  Wins 2 points"]


def test_a_resignation_after_the_roll_keeps_the_roll() -> None:
    lines = rows(
        match_options(7),
        Rolled(WHITE, Dice(2, 1), 1),
        ResignationOffered(WHITE, 1),
        ResignationAccepted(BLACK),
    )
    assert lines[1:] == ["  2) 21: ????                   ", "                                  Wins 1 point"]


def test_the_last_result_ends_the_match() -> None:
    record = play_on(MatchRecord(a_header(match_options(5))), Random(1))
    lines = write(Study(record)).text.splitlines()
    assert lines[-1].endswith(" and the match")
    assert sum("and the match" in line for line in lines) == 1


def test_a_record_has_one_game_for_each_start() -> None:
    record = play_on(MatchRecord(a_header(match_options(9))), Random(2))
    lines = write(Study(record)).text.splitlines()
    games = [line for line in lines if line.startswith(" Game ")]
    assert games == [f" Game {number}" for number in range(1, record.state.game_number + 1)]


def from_elsewhere(options: MatchOptions) -> MatchHeader:
    return a_header(options, dice=DiceRecord(RECORDED))


def losses(options: MatchOptions, *entries: Entry) -> tuple[str, ...]:
    return write(Study(MatchRecord(from_elsewhere(options), entries))).warnings


def test_a_match_from_elsewhere_loses_no_more_than_equal_rolls() -> None:
    record = play_on(MatchRecord(from_elsewhere(match_options(7))), Random(3), eagerness=0.0)
    assert write(Study(record)).warnings == (MatLossyField.EQUAL_ROLLS,)


def test_what_the_format_cannot_hold_is_said() -> None:
    options = replace(match_options(7), automatic_doubles=1)
    equal = (GameStarted(1), OpeningRolled(2, 2, 0))
    assert losses(options, *equal) == (MatLossyField.EQUAL_ROLLS, MatLossyField.AUTOMATIC_DOUBLES)
    assert losses(options) == (MatLossyField.AGREED_DOUBLES,)
    assert losses(MONEY) == (MatLossyField.HOUSE_RULES,)
    assert losses(match_options(0)) == losses(replace(MONEY, max_chain=0)) == ()
    assert losses(replace(match_options(7), five_on_a_point=True)) == (MatLossyField.HOUSE_RULES,)
    assert losses(replace(match_options(7), holland=True)) == (MatLossyField.HOUSE_RULES,)
    assert losses(match_options(7), *OPENING, Doubled(WHITE)) == (MatLossyField.OPEN_DECISION,)
    assert losses(match_options(7), *OPENING[:2]) == (MatLossyField.OPEN_DECISION,)
    assert losses(match_options(7), *OPENING, Abandoned(WHITE)) == (MatLossyField.UNDECIDED_GAME,)
    refused = (ResignationOffered(WHITE, 1), ResignationRejected(BLACK))
    assert losses(match_options(7), *OPENING, *refused) == (MatLossyField.REFUSED_RESIGNATION,)


def test_a_waiting_double_is_left_out() -> None:
    assert rows(match_options(7), Doubled(WHITE))[1:] == []


def test_names_are_made_fit() -> None:
    header = replace(a_header(match_options(3)), seats=Pair(Seat("a:b"), Seat("")))
    lines = write(Study(MatchRecord(header, OPENING))).text.splitlines()
    assert " a-b : 0                        Black : 0" in lines
    assert '; [Player 2 "Black"]' in lines


def test_long_names_stay_apart() -> None:
    header = replace(a_header(match_options(3)), seats=Pair(Seat("x" * 60), Seat("y" * 60)))
    lines = write(Study(MatchRecord(header, OPENING))).text.splitlines()
    assert f" {'x' * 31} : 0  {'y' * 31} : 0" in lines
