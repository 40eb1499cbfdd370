"""What is awaited and how it stands, in words."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from bgdesk.app.table.play_entry import entry_for
from bgdesk.app.table.table import Table
from bgdesk.match.events import (
    Doubled,
    Event,
    GameStarted,
    OpeningRolled,
    ResignationOffered,
    Rolled,
    Taken,
)
from bgdesk.match.options import MONEY, MatchOptions, match_options
from bgdesk.match.record import MatchRecord, Seat, SeatKind
from bgdesk.match.state import Pair
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.ui.words.awaited import awaited_text
from bgdesk.ui.words.standing import standing_text
from tests.match.driving import some_play
from tests.random_play import a_header

WHITE, BLACK = Player.WHITE, Player.BLACK
BEAVERS = MatchOptions(length=MONEY, crawford=False, max_chain=1)


def table(*events: Event, options: MatchOptions | None = None, seats: Pair[Seat] | None = None) -> Table:
    """After White's first play and ``events``."""
    header = replace(a_header(options or match_options(3)), seats=seats or Pair(Seat("You"), Seat("Bob")))
    record = MatchRecord(header).append(GameStarted(1)).append(OpeningRolled(3, 1))
    record = record.append(some_play(record.state))
    for event in events:
        record = record.append(event)
    return Table(record, entry_for(record.state))


@pytest.mark.parametrize(
    ("events", "options", "words"),
    [
        ((), None, "Bob to roll or double."),
        ((), match_options(1), "Bob to roll."),
        ((Rolled(BLACK, Dice(2, 1), 1),), None, "Bob to play."),
        ((Doubled(BLACK),), None, "Take or pass."),
        ((Doubled(BLACK),), BEAVERS, "Take, pass, or double again at once."),
        ((Doubled(BLACK), Taken(WHITE)), None, "Bob to roll."),
        ((ResignationOffered(BLACK, 1),), None, "Accept it or play on."),
    ],
)
def test_what_is_awaited(
    qapp: QApplication, events: tuple[Event, ...], options: MatchOptions | None, words: str
) -> None:
    assert awaited_text(table(*events, options=options)) == words


def test_nothing_is_awaited_of_a_computer(qapp: QApplication) -> None:
    seats = Pair(Seat("You"), Seat("Bot", SeatKind.BOT, "expert"))
    assert awaited_text(table(seats=seats)) == ""
    assert awaited_text(table(Doubled(BLACK), seats=seats)) == "Take or pass."


@pytest.mark.parametrize(
    ("events", "options", "cube"),
    [
        ((), None, "Cube centred at 1"),
        ((Doubled(BLACK),), None, "The cube is offered at 2"),
        ((Doubled(BLACK), Taken(WHITE)), None, "Your cube at 2"),
        ((), match_options(1), "No cube"),
    ],
)
def test_how_it_stands(
    qapp: QApplication, events: tuple[Event, ...], options: MatchOptions | None, cube: str
) -> None:
    shown = table(*events, options=options)
    length = shown.state.options.length
    assert standing_text(shown, BLACK) == f"Bob 0, You 0, match to {length} · Pips: 167 to 163 · {cube}"


def test_the_score_of_a_money_session_has_no_end(qapp: QApplication) -> None:
    text = standing_text(table(options=BEAVERS), WHITE)
    assert text.startswith("You 0, Bob 0, money session · Pips: 163 to 167")


def test_against_a_computer_no_names_are_needed(qapp: QApplication) -> None:
    seats = Pair(Seat("You"), Seat("Bot", SeatKind.BOT, "expert"))
    assert standing_text(table(seats=seats), WHITE).startswith("0-0, match to 3 · ")
    assert standing_text(table(options=BEAVERS, seats=seats), WHITE).startswith("0-0, money session · ")
