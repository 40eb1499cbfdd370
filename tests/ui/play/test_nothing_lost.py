"""What a player is told when the disc fails, and how he goes on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.table.match_opener import NewMatch
from bgdesk.app.table.table import Happened
from bgdesk.match.events import Played
from bgdesk.match.options import match_options
from bgdesk.match.state import Pair, Phase
from bgdesk.rules.player import Player
from bgdesk.ui.dialogs.abandon_dialog import ABANDON, AbandonDialog
from bgdesk.ui.play.derive_board import spot_of
from bgdesk.ui.result.result_dialog import ResultDialog
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import BOT, LEFT, PEOPLE, PlayerAtWindow

KEY = Qt.Key


def make_read_only(player: PlayerAtWindow, *, is_so: bool) -> None:
    """Have SQLite refuse to write."""
    connection = player.desk.library._store._connection
    connection.execute(f"PRAGMA query_only = {int(is_so)}")


def make_full(player: PlayerAtWindow, *, is_so: bool) -> None:
    """Have the library grow no more."""
    connection = player.desk.library._store._connection
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages if is_so else 1_000_000}").fetchone()


def press_try_again(player: PlayerAtWindow) -> None:
    """Press the button of the notice."""
    notices = player.window.notices
    button = next(one for one in notices.findChildren(QPushButton) if one.text() == "Try again")
    assert button.isVisible()
    QTest.mouseClick(button, LEFT)


def stored_entries(player: PlayerAtWindow) -> int:
    """How many entries of the match are on disk."""
    return len(player.desk.library.record(player.table.record.header.id).entries)


def act(player: PlayerAtWindow) -> None:
    """Do the next thing that has to be done."""
    player.wait(lambda: player.window.notices.text or is_asked(player))
    if player.window.notices.text:
        return
    if player.table.entry and player.entry.can_continue:
        step = player.entry.legal.next_steps(player.entry.played)[0]
        player.click(spot_of(player.entry.legal.player, step.source))
    else:
        player.key(KEY.Key_Space)


def is_asked(player: PlayerAtWindow) -> bool:
    """Whether a person has to act and nothing moves."""
    return player.table.waits_for_human and not player.board.board_scene.is_moving


@pytest.mark.parametrize(
    ("make", "words"),
    [(make_read_only, "cannot be written"), (make_full, "The disk is full")],
    ids=["read-only", "full"],
)
def test_what_cannot_be_saved_is_not_shown_and_goes_on_later(
    open_desk: OpenDesk, make: Callable[..., None], words: str
) -> None:
    player = open_desk()
    player.start(options=9)
    player.wait_for_turn()
    notices = player.window.notices
    make(player, is_so=True)
    table, view = player.table, player.board.view
    while not notices.text:
        table, view = player.table, player.board.view
        act(player)
    assert words in notices.text
    assert notices.text.endswith("is kept.")
    assert (player.table, replace(player.board.view, hint="")) == (table, replace(view, hint=""))
    assert len(player.table.record.entries) == stored_entries(player)
    make(player, is_so=False)
    press_try_again(player)
    assert not notices.text
    act(player)
    assert player.table != table


def test_a_reply_of_the_computer_that_cannot_be_saved_comes_again(open_desk: OpenDesk) -> None:
    player = open_desk()
    controller = player.desk.controller
    player.start(seats=Pair(PEOPLE.white, BOT))

    def fail_from_now_on(happened: Happened) -> None:
        if isinstance(happened.entry, Played) and happened.entry.player is Player.WHITE:
            make_read_only(player, is_so=True)

    controller.happened.connect(fail_from_now_on)
    while not player.window.notices.text:
        act(player)
    table = player.table
    assert table.state.to_act is Player.BLACK
    assert len(table.record.entries) == stored_entries(player)
    controller.happened.disconnect(fail_from_now_on)
    make_read_only(player, is_so=False)
    press_try_again(player)
    player.wait(lambda: is_asked(player))
    assert table.record.entries == player.table.record.entries[: len(table.record.entries)]


def test_a_match_that_cannot_be_stored_does_not_begin(open_desk: OpenDesk) -> None:
    player = open_desk()
    make_read_only(player, is_so=True)
    player.desk.wiring.match_dialogs.start(NewMatch(match_options(3), PEOPLE))
    assert "cannot be written" in player.window.notices.text
    assert player.desk.controller.table is None


def test_a_match_that_is_open_in_another_window_is_not_taken(open_desk: OpenDesk) -> None:
    first = open_desk()
    first.start()
    first.wait_for_turn()
    match_id = first.table.record.header.id
    second = open_desk()
    second.desk.wiring.match_dialogs.resume(match_id)
    assert "is open in another window" in second.window.notices.text
    assert second.desk.controller.table is None
    first.window.close()
    first.desk.close()
    second.desk.wiring.match_dialogs.resume(match_id)
    second.wait_for_turn()
    assert second.table.record.header.id == match_id


def test_a_match_is_given_up(open_desk: OpenDesk) -> None:
    player = open_desk()
    player.start()
    player.wait_for_turn()
    loser = player.state.to_act
    player.do(ActionId.ABANDON)
    QTest.mouseClick(player.wait_for_dialog(AbandonDialog).button(ABANDON), LEFT)
    player.wait_for_dialog(ResultDialog)
    assert player.state.phase is Phase.OVER
    assert loser
    assert player.state.winner is loser.opponent


def test_a_money_session_ends_with_the_game_in_hand(open_desk: OpenDesk) -> None:
    player = open_desk()
    player.start(options=0)
    player.wait_for_turn()
    assert "session" in player.desk.window.actions_by_id[ActionId.ABANDON].text()
    player.do(ActionId.ABANDON)
    QTest.mouseClick(player.wait_for_dialog(AbandonDialog).button(ABANDON), LEFT)
    assert player.state.phase is Phase.OVER
    player.wait_for_dialog(ResultDialog)
    (result,) = player.state.results
    assert player.state.score.of(result.won_by) == result.points
