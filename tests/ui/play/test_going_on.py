"""A match that was interrupted goes on at the same click."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from bgdesk.app.actions.actions import ActionId
from bgdesk.match.state import Phase
from bgdesk.ui.matches.matches_dialog import MatchesDialog
from bgdesk.ui.play.derive_board import spot_of
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import LEFT, PlayerAtWindow

KEY = Qt.Key


def play_half_a_turn(player: PlayerAtWindow) -> None:
    """One turn, and one die of the next, dice swapped."""
    player.start()
    player.wait_for_turn()
    player.desk.controller.play_editor.edit(lambda entry: entry.enter(entry.legal.plays[0]))
    player.desk.controller.play_editor.confirm()
    player.wait(lambda: player.state.phase is Phase.TO_ROLL)
    player.wait_for_turn()
    player.key(KEY.Key_R)
    player.wait(lambda: player.state.phase is Phase.TO_PLAY)
    player.wait_for_turn()
    player.key(KEY.Key_X)
    player.click(spot_of(player.entry.legal.player, max(player.entry.sources())))
    assert len(player.entry.played) == 1


def begun_again(open_desk: OpenDesk, first: PlayerAtWindow) -> PlayerAtWindow:
    """The program as it comes up once ``first`` has closed it."""
    first.window.close()
    first.desk.close()
    second = open_desk()
    second.desk.begin(None)
    second.wait(second.desk.wiring.home_wiring.page.lead.primary.hasFocus)
    return second


def test_the_unfinished_match_is_offered_and_is_where_it_was(open_desk: OpenDesk) -> None:
    first = open_desk()
    play_half_a_turn(first)
    record, entry, view = first.table.record, first.entry, first.board.view
    second = begun_again(open_desk, first)
    assert second.desk.controller.table is None
    second.key(KEY.Key_Return)
    assert second.board.isVisible()
    assert second.table.record.header == record.header
    assert second.table.record.events == record.events
    assert second.entry == entry
    assert second.board.view == view


def test_the_offer_can_be_taken_from_the_list_of_matches(open_desk: OpenDesk) -> None:
    first = open_desk()
    play_half_a_turn(first)
    second = begun_again(open_desk, first)
    second.key(KEY.Key_O, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    dialog = second.wait_for_dialog(MatchesDialog)
    QTest.mouseClick(dialog.primary, LEFT)
    assert second.state.phase is Phase.TO_PLAY


def test_a_second_window_leaves_the_match_to_the_first(open_desk: OpenDesk) -> None:
    first = open_desk()
    play_half_a_turn(first)
    second = open_desk()
    second.desk.begin(None)
    assert second.dialog is None
    second.start()
    second.wait_for_turn()
    assert second.table.record.header.id != first.table.record.header.id
    first.key(KEY.Key_U)
    assert first.entry.played == ()


def test_an_older_match_waits_while_a_new_one_is_played(open_desk: OpenDesk) -> None:
    player = open_desk()
    player.desk.begin(None)
    play_half_a_turn(player)
    first = player.table.record.header.id
    entry = player.entry
    player.do(ActionId.REMATCH)
    assert player.table.record.header.id != first
    player.do(ActionId.MATCHES)
    player.wait_for_dialog(MatchesDialog)
    player.key(KEY.Key_Return)
    assert player.table.record.header.id == first
    assert player.entry == entry
