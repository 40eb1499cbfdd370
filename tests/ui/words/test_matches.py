"""Stored matches, their dice and their ratings in words."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from bgdesk.library.listing import OPENED, PLAYED, POSITION, ListedMatch
from bgdesk.library.summaries import MatchStatus
from bgdesk.match.coan_ki import CoanKiGame
from bgdesk.match.dice.fair_dice import FAIR, REPLAYED, SEEDED, SeededDice
from bgdesk.match.events import GameStarted, OpeningRolled
from bgdesk.match.options import MONEY, match_options
from bgdesk.match.record import DiceRecord, MatchRecord, Seat
from bgdesk.match.state import Pair
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.ui.coan_ki.wording import game_choice
from bgdesk.ui.words.dice_check import dice_origin, dice_verdict
from bgdesk.ui.words.matches import file_name, players_text, result_text, stored_choice
from tests.random_play import a_header, play_on

pytestmark = pytest.mark.usefixtures("english_plurals")


class _Versus(QTranslator):
    """Knows one text."""

    def translate(self, context: str, text: str, hint: str | None = None, count: int = -1) -> str:
        return "{white} contra {black}" if (context, text) == ("MatchWording", "{white} vs {black}") else ""

    def isEmpty(self) -> bool:
        return False


def test_who_plays_is_translated_once_for_all_games(qapp: QApplication) -> None:
    translator = _Versus()
    qapp.installTranslator(translator)
    try:
        game = CoanKiGame("a" * 32, Pair("Mei", "Lin"), Pair(None, None), "05" * 32)
        assert game_choice(game).title == players_text(game.names) == "Mei contra Lin"
    finally:
        qapp.removeTranslator(translator)


def listed(length: int, status: str, score: Pair[int], winner: Player | None = None) -> ListedMatch:
    """A match that was played here."""
    return ListedMatch(
        "id", PLAYED, "2026-11-21T12:34:56.000+00:00", status, "You", "Advanced", game="backgammon",
        length=length, white_score=score.white, black_score=score.black, winner=winner or "",
    )  # fmt: skip


def test_an_unfinished_match_in_a_list() -> None:
    choice = stored_choice(listed(7, MatchStatus.UNFINISHED, Pair(2, 1)))
    assert choice.title == "You vs Advanced · under way, 2 : 1"
    assert "match to 7" in choice.details
    assert "2026" in choice.details


ENDED, LEFT_IT = MatchStatus.FINISHED, MatchStatus.ABANDONED
WHITE, BLACK = Player.WHITE, Player.BLACK


@pytest.mark.parametrize(
    ("length", "status", "score", "winner", "result"),
    [
        (7, ENDED, Pair(7, 3), WHITE, "You won 7 : 3"),
        (7, ENDED, Pair(3, 8), BLACK, "Advanced won 8 : 3"),
        (7, ENDED, Pair(5, 2), BLACK, "Advanced won on time at 5 : 2"),
        (7, LEFT_IT, Pair(0, 0), BLACK, "resigned at 0 : 0, Advanced won"),
        (MONEY, LEFT_IT, Pair(2, 5), BLACK, "Advanced won the session 5 : 2"),
        (MONEY, ENDED, Pair(3, 3), None, "the session ended even, 3 : 3"),
        (7, MatchStatus.DAMAGED, Pair(3, 3), None, "cannot be read"),
    ],
)
def test_a_match_that_is_over_is_listed_with_its_result(
    length: int, status: MatchStatus, score: Pair[int], winner: Player | None, result: str
) -> None:
    assert result_text(listed(length, status, score, winner)) == result


def test_a_match_from_a_file_says_no_more_than_the_file() -> None:
    match = listed(7, MatchStatus.UNFINISHED, Pair(2, 1))._replace(kind=OPENED)
    assert result_text(match) == "2 : 1"
    over = listed(7, ENDED, Pair(5, 1), WHITE)._replace(kind=OPENED)
    assert result_text(over) == "You won 5 : 1", "nobody knows whether it was on time"
    assert result_text(match._replace(kind=POSITION)) == ""


@pytest.mark.parametrize(
    ("names", "length", "name"),
    [
        (("You", "World class"), 7, "You-World-class-7pt-2026-11-21"),
        (("A/B: *?", "Žofie"), MONEY, "A-B-Žofie-money-2026-11-21"),
        (("..", "\\"), 3, "3pt-2026-11-21"),
    ],
)
def test_a_file_is_called_by_players_length_and_day(names: tuple[str, str], length: int, name: str) -> None:
    header = replace(
        a_header(match_options(length)),
        seats=Pair(Seat(names[0]), Seat(names[1])),
        created="2026-11-21T12:34:56.000+00:00",
    )
    assert file_name(header) == name


def test_a_file_says_which_game_it_holds() -> None:
    header = a_header(replace(match_options(7), variant="russian"))
    assert file_name(header) == "Left-Right-Russian-backgammon-7pt-2026-11-21"


@pytest.mark.parametrize(
    ("dice", "words"),
    [
        (DiceRecord("manual"), "These dice were typed in: there is nothing to check."),
        (DiceRecord(FAIR, commitment="0" * 64, secret="0" * 64), "does not have the fingerprint"),
        (DiceRecord(SEEDED, seed=1), "Rolls that are wrong: "),
    ],
)
def test_dice_that_cannot_be_confirmed(dice: DiceRecord, words: str) -> None:
    record = play_on(MatchRecord(a_header(match_options(1), dice=dice)), Random(1))
    assert words in dice_verdict(record)


def test_dice_of_a_copy_are_confirmed_as_far_as_they_are_its_own() -> None:
    dice = DiceRecord(REPLAYED, seed=5, rolls=(Dice(2, 2),), source="before")
    record = MatchRecord(a_header(match_options(1), dice=dice), (GameStarted(1), OpeningRolled(2, 2, 0)))
    assert dice_verdict(record).endswith("they can be checked there.")
    own = SeededDice(5).roll(1)
    record = record.append(OpeningRolled(own.first, own.second, 1))
    assert dice_verdict(record) == (
        "Rolls checked: 1. All follow from the number 5. "
        "Rolls taken from the match before, where they can be checked: 1."
    )
    assert dice_origin(record.header).endswith("(before), then repeatable dice from the number 5.")


def test_repeatable_dice_are_confirmed() -> None:
    record = MatchRecord(a_header(match_options(1), dice=DiceRecord(SEEDED, seed=5)))
    source = SeededDice(5)
    record = play_on(record, Random(1), 1)
    for number in range(3):
        dice = source.roll(number)
        record = record.append(OpeningRolled(dice.first, dice.second, number))
        if record.state.turn:
            break
    assert record.state.turn in tuple(Player)
    verdict = dice_verdict(record)
    assert verdict == f"Rolls checked: {number + 1}. All follow from the number 5."
