"""Every answer of the rules has words."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from bgdesk.app.settings.file import ProblemKind, SettingsProblem
from bgdesk.app.table.play_entry import PlayEntry
from bgdesk.app.table.table import Notice, NoticeKind, Table
from bgdesk.match import flow
from bgdesk.match.events import (
    Doubled,
    Event,
    GameStarted,
    OpeningRolled,
    Raised,
    ResignationAccepted,
    ResignationOffered,
    Rolled,
)
from bgdesk.match.options import MONEY, MatchOptions, match_options
from bgdesk.match.record import MatchRecord, Seat, SeatKind
from bgdesk.match.state import Pair
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.stages import RollAgain
from bgdesk.rules.variants import RULESETS
from bgdesk.ui.words.prompts import (
    hint_for,
    notice_text,
    question_for,
    settings_problem_text,
    variant_name,
)
from bgdesk.ui.words.results import resignation_text
from tests.match.driving import header, some_play

TWO_PEOPLE = Pair(Seat("Left"), Seat("Right"))


def table(options: MatchOptions, *events: Event, seats: Pair[Seat] = TWO_PEOPLE) -> Table:
    record = MatchRecord(replace(header(options), seats=seats))
    for event in (GameStarted(1), OpeningRolled(3, 1), *events):
        record = record.append(event)
    state = record.state
    return Table(record, PlayEntry(flow.legal(state)) if state.dice else None)


def opened(options: MatchOptions, *events: Event, seats: Pair[Seat] = TWO_PEOPLE) -> Table:
    """Black's first decision before a roll, then ``events``."""
    first = some_play(table(options).state)
    return table(options, first, *events, seats=seats)


@pytest.mark.parametrize("variant", RULESETS)
def test_every_game_has_a_name(variant: str) -> None:
    assert variant_name(variant) != variant


def test_unknown_game_is_called_by_its_id() -> None:
    assert variant_name("future") == "future"


@pytest.mark.parametrize("kind", NoticeKind)
def test_every_notice_has_words(kind: NoticeKind) -> None:
    text = notice_text(Notice(kind, "A detail."))
    assert text
    assert "{" not in text


@pytest.mark.parametrize("kind", ProblemKind)
def test_every_settings_problem_has_words(kind: ProblemKind) -> None:
    text = settings_problem_text(SettingsProblem(kind, "rules.crawford"))
    assert text.endswith(".")
    assert "{" not in text


def test_bad_setting_is_called_by_its_label() -> None:
    problem = SettingsProblem(ProblemKind.BAD_VALUE, "rules.crawford")
    assert "“Crawford rule”" in settings_problem_text(problem)


@pytest.mark.parametrize("name", ["You", "Left"])
def test_levels_of_a_resignation_have_names(name: str) -> None:
    texts = {resignation_text(name, level, RULESETS["backgammon"]) for level in (1, 2, 3, 4)}
    assert len(texts) == 4
    assert all(text.startswith(f"{name} offered to resign a ") for text in texts)
    assert "3 checker" in resignation_text(name, 3, RULESETS["acey_deucey"])


def test_hint_to_move_names_both_dice(qtbot: QtBot) -> None:
    assert hint_for(table(match_options(7))) == "Click a checker to play the 3 · right-click for the 1"


def test_hint_follows_the_order_of_the_dice() -> None:
    shown = table(match_options(7))
    assert shown.entry
    swapped = Table(shown.record, shown.entry.swap())
    assert hint_for(swapped) == "Click a checker to play the 1 · right-click for the 3"


def test_hint_for_the_last_die_and_the_end_of_the_turn() -> None:
    shown = table(match_options(7))
    assert shown.entry
    one = shown.entry.click(8)
    assert isinstance(one, PlayEntry)
    assert hint_for(Table(shown.record, one)) == "Click a checker to play the 1"
    two = one.click(6)
    assert isinstance(two, PlayEntry)
    assert hint_for(Table(shown.record, two)) == "Click the dice to end the turn"


def test_hint_before_the_roll_knows_the_cube() -> None:
    assert "cube" in hint_for(opened(match_options(7)))
    assert hint_for(opened(match_options(1))) == "Click the dice to roll"


def test_hint_to_answer_a_double() -> None:
    text = "Right doubled to 2. Take or pass? · click the cube to take"
    assert question_for(opened(match_options(7), Doubled(Player.BLACK))) == text
    options = replace(match_options(MONEY), max_chain=3)
    money = opened(options, Doubled(Player.BLACK))
    assert question_for(money).startswith("Right doubled to 2. Take, pass or beaver?")
    money = opened(options, Doubled(Player.BLACK), Raised(Player.WHITE))
    assert question_for(money).startswith("Left beavered to 4. Take, pass or raccoon?")


def test_who_names_a_double_knows_that_another_roll_follows() -> None:
    options = MatchOptions("acey_deucey", 9)
    record = MatchRecord(replace(header(options), seats=TWO_PEOPLE), (GameStarted(1), OpeningRolled(6, 1)))
    record = record.append(Rolled(Player.WHITE, Dice(2, 1), 1))
    record = record.append(some_play(record.state))
    assert RollAgain() in record.state.coming
    assert question_for(Table(record)).startswith("Name a double: if all of it is played you roll again")


@pytest.mark.parametrize(
    ("rotation", "hint"),
    [
        ((), "Press Space for the next game"),
        (("portes", "plakoto", "fevga"), "Press Space for the next game: Plakoto"),
    ],
)
def test_between_games_that_take_turns_the_next_one_is_named(rotation: tuple[str, ...], hint: str) -> None:
    shown = table(replace(match_options(5), rotation=rotation).locked())
    ended = shown.record.append(ResignationOffered(Player.WHITE, 1)).append(ResignationAccepted(Player.BLACK))
    assert hint_for(Table(ended)) == hint


def test_hint_to_answer_a_resignation() -> None:
    shown = opened(match_options(7), ResignationOffered(Player.BLACK, 2))
    assert question_for(shown) == "Right offered to resign a gammon. Accept or play on?"


def test_no_hint_while_the_computer_decides() -> None:
    seats = Pair(Seat("Left"), Seat("Bot", SeatKind.BOT, "expert"))
    assert hint_for(opened(match_options(7), Rolled(Player.BLACK, Dice(6, 4)), seats=seats)) == ""
