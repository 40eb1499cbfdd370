"""Dice that somebody rolls by hand and types in."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from bgdesk.match.dice.fair_dice import MANUAL
from bgdesk.match.events import Rolled
from bgdesk.match.record import Seat
from bgdesk.match.state import Pair
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.ui.board.geometry import Fixture
from bgdesk.ui.board.view import point_spot
from bgdesk.ui.dialogs.typed_dice_dialog import TypedDiceDialog
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import BOT, LEFT, PlayerAtWindow

KEY = Qt.Key


def start_with_real_dice(player: PlayerAtWindow, seats: Pair[Seat] | None = None) -> TypedDiceDialog:
    """A match whose dice are typed in, at its first roll."""
    player.start(seats or Pair(Seat("Ann"), Seat("Bob")), dice=MANUAL)
    return player.wait_for_dialog(TypedDiceDialog)


def test_real_dice_are_typed_in(open_desk: OpenDesk) -> None:
    player = open_desk()
    dialog = start_with_real_dice(player)
    player.key(KEY.Key_4)
    player.key(KEY.Key_4)
    QTest.mouseClick(dialog.cocked, LEFT)
    assert dialog.faces == ()
    player.type("31")
    player.key(KEY.Key_Return)
    player.wait_for_turn()
    assert player.state.dice == Dice(3, 1)
    assert player.state.turn is Player.WHITE
    player.click(point_spot(8))
    player.click(point_spot(6))
    player.click(Fixture.DICE)
    player.click(Fixture.DICE)
    second = player.wait_for_dialog(TypedDiceDialog)
    assert len(second.dice) == 2
    player.type("65")
    player.key(KEY.Key_Return)
    player.wait_for_turn()
    assert isinstance(player.table.record.events[-1], Rolled)
    assert player.state.dice == Dice(6, 5)


def test_a_tie_in_the_opening_is_told_where_the_dice_are_typed(open_desk: OpenDesk) -> None:
    player = open_desk()
    dialog = start_with_real_dice(player)
    player.type("44")
    player.key(KEY.Key_Return)
    player.wait(lambda: player.wait_for_dialog(TypedDiceDialog) is not dialog)
    again = player.wait_for_dialog(TypedDiceDialog)
    assert any(label.text().startswith("Both rolled 4") for label in again.findChildren(QLabel))


def test_dice_that_were_not_typed_in_are_asked_for_again(open_desk: OpenDesk) -> None:
    player = open_desk()
    start_with_real_dice(player)
    player.key(KEY.Key_Escape)
    assert player.window.notices.text == "The match waits for the dice to be typed in."
    retry = next(b for b in player.window.notices.findChildren(QPushButton) if b.text() == "Try again")
    QTest.mouseClick(retry, LEFT)
    player.wait_for_dialog(TypedDiceDialog)
    player.key(KEY.Key_Escape)
    player.key(KEY.Key_Space)
    player.wait_for_dialog(TypedDiceDialog)


def test_the_rolls_of_a_computer_are_asked_for_again_too(open_desk: OpenDesk) -> None:
    player = open_desk()
    start_with_real_dice(player, Pair(BOT, Seat("Bob")))
    player.type("13")
    player.key(KEY.Key_Return)
    player.wait_for_turn()
    player.desk.controller.play_editor.edit(lambda entry: entry.enter(entry.legal.plays[0]))
    player.desk.controller.play_editor.confirm()
    player.wait_for_dialog(TypedDiceDialog)
    player.key(KEY.Key_Escape)
    player.desk.controller.retry()
    player.wait_for_dialog(TypedDiceDialog)
