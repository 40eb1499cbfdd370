"""Giving up says what it costs, and is not done by accident."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from bgdesk.app.table.table import Table
from bgdesk.match.events import Event, GameStarted
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.record import MatchRecord, Seat, SeatKind
from bgdesk.match.state import Pair
from bgdesk.rules.player import Player
from bgdesk.ui.dialogs.abandon_dialog import ABANDON, AbandonDialog
from tests.match.driving import header

MATCH, MONEY = match_options(3), match_options(0)
PEOPLE = Pair(Seat("Ann"), Seat("Bob"))
BOTS = Pair(Seat("Ash", SeatKind.BOT, "expert"), Seat("Elm", SeatKind.BOT, "expert"))


def table(options: MatchOptions, seats: Pair[Seat], *events: Event) -> Table:
    """A match in which ``events`` happened."""
    return Table(MatchRecord(replace(header(options), seats=seats), events))


SITUATIONS = {
    "match": (table(MATCH, PEOPLE, GameStarted(1)), "Your opponent wins it"),
    "between games": (table(MONEY, PEOPLE), "The score stays as it is"),
    "money game": (table(MONEY, PEOPLE, GameStarted(1)), "the current game at its full value"),
    "match of bots": (table(MATCH, BOTS, GameStarted(1)), "Elm will have won it"),
    "bots between games": (table(MONEY, BOTS), "The score stays as it is"),
    "money game of bots": (table(MONEY, BOTS, GameStarted(1)), "Elm will have won this game"),
}


@pytest.fixture(params=SITUATIONS)
def asked(qtbot: QtBot, request: pytest.FixtureRequest) -> tuple[AbandonDialog, str]:
    table, words = SITUATIONS[request.param]
    dialog = AbandonDialog(table, Player.WHITE)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.open()
    return dialog, words


def test_it_says_what_it_costs(asked: tuple[AbandonDialog, str]) -> None:
    dialog, words = asked
    assert any(words in text.text() for text in dialog.findChildren(QLabel))


def test_the_button_gives_up(asked: tuple[AbandonDialog, str], qtbot: QtBot) -> None:
    dialog, _ = asked
    with qtbot.waitSignal(dialog.answered) as told:
        QTest.mouseClick(dialog.button(ABANDON), Qt.MouseButton.LeftButton)
    assert told.args == [ABANDON]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape])
def test_keys_pressed_in_passing_give_nothing_up(
    asked: tuple[AbandonDialog, str], qtbot: QtBot, key: Qt.Key
) -> None:
    dialog, _ = asked
    assert dialog.cancel.hasFocus()
    with qtbot.assertNotEmitted(dialog.answered):
        QTest.keyClick(dialog.cancel, key)
    assert not dialog.isVisible()
