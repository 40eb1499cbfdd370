"""Looking back at earlier positions, and playing on from them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.settings import table
from bgdesk.match.events import Played, TakenBack
from bgdesk.match.record import Seat, SeatKind
from bgdesk.match.state import Pair, Phase
from bgdesk.rules.player import Player
from bgdesk.ui.board.geometry import Fixture
from bgdesk.ui.board.view import point_spot
from bgdesk.ui.dialogs.play_on_dialog import PlayOnDialog
from bgdesk.ui.moves.move_list_model import BLACK, WHITE
from bgdesk.ui.play.derive_board import BoardWishes, derive_past_board, spot_of
from bgdesk.ui.play.player_bar import PlayerBar
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import CTRL, LEFT, PlayerAtWindow, played_to

KEY = Qt.Key
BOTS = Pair(Seat("One", SeatKind.BOT, "beginner"), Seat("Two", SeatKind.BOT, "beginner"))


@pytest.fixture
def player(open_desk: OpenDesk) -> PlayerAtWindow:
    """Somebody in the middle of a game."""
    player = open_desk()
    player.sit_at(
        played_to(lambda state: state.phase is Phase.TO_ROLL and state.turns_completed == Pair(4, 4))
    )
    player.wait_for_turn()
    return player


def shows(player: PlayerAtWindow, number: int) -> bool:
    """Whether the board shows state ``number``."""
    state = player.table.record.states[number]
    view = player.board.view
    wishes = BoardWishes(player.board.bottom, numbers_follow=player.table.has_person)
    return view == derive_past_board(state, wishes, view.hint, view.message, view.arrows)


def click_move(player: PlayerAtWindow, row: int, column: int) -> int:
    """Click a move in the list; the number of the state that it stands for."""
    moves = player.window.side_panel.moves
    index = moves.model.index(row, column)
    QTest.mouseClick(moves.view.viewport(), LEFT, pos=moves.view.visualRect(index).center())
    state = moves.model.state_at(index)
    assert state is not None
    return state


def let_run() -> None:
    """Give a match that goes on by itself time for many moves."""
    for _ in range(50):
        QApplication.processEvents()


def test_a_click_on_a_move_shows_where_it_was_played(player: PlayerAtWindow) -> None:
    present = player.board.view
    for row, column in ((2, WHITE), (2, BLACK), (3, WHITE)):
        number = click_move(player, row, column)
        event = player.table.record.events[number]
        assert isinstance(event, Played)
        assert shows(player, number)
        assert [(arrow.source, arrow.target) for arrow in player.board.view.arrows] == [
            (spot_of(event.player, step.source), spot_of(event.player, step.target)) for step in event.steps
        ]
        assert not any(arrow.is_made for arrow in player.board.view.arrows)
    player.key(KEY.Key_End, CTRL)
    assert player.board.view == present


def test_looking_back_shows_no_arrows_where_none_are_wished(open_desk: OpenDesk) -> None:
    player = open_desk({table.BOT_ARROWS.key: False, table.OWN_ARROWS.key: False})
    player.sit_at(played_to(lambda state: state.turns_completed == Pair(4, 4)))
    click_move(player, 2, WHITE)
    assert player.board.view.arrows == ()


def test_keys_walk_through_the_match(player: PlayerAtWindow) -> None:
    last = len(player.table.record.events)
    player.key(KEY.Key_Left, CTRL)
    assert shows(player, last - 1)
    player.key(KEY.Key_Left, CTRL)
    assert shows(player, last - 2)
    player.key(KEY.Key_Right, CTRL)
    assert shows(player, last - 1)
    player.key(KEY.Key_Home, CTRL)
    assert shows(player, 0)
    player.key(KEY.Key_Left, CTRL)
    assert shows(player, 0)
    player.key(KEY.Key_Space)
    assert player.window.history.past is None
    assert player.board.view.can_roll


def test_the_bars_show_the_same_moment_as_the_board(player: PlayerAtWindow) -> None:
    player.window.history.show(1)
    for bar in player.window.page.findChildren(PlayerBar):
        assert "167" in {label.text() for label in bar.findChildren(QLabel)}
    player.window.history.show_present()
    pips = {str(player.state.position.pips(colour)) for colour in Player}
    shown = {
        label.text()
        for bar in player.window.page.findChildren(PlayerBar)
        for label in bar.findChildren(QLabel)
    }
    assert pips <= shown


def test_an_earlier_position_cannot_be_played_on_by_accident(player: PlayerAtWindow) -> None:
    record = player.table.record
    player.window.history.show(2)
    for place in (point_spot(6), point_spot(13), Fixture.DICE, Fixture.CUBE):
        player.board.set_view(player.board.view)
        player.click(place)
        assert player.message == "This is an earlier position: go back to the game to play."
    for key in (KEY.Key_R, KEY.Key_D, KEY.Key_F):
        player.key(key)
    assert player.table.record is record
    assert player.window.history.past == 2


def test_playing_on_as_a_copy(player: PlayerAtWindow) -> None:
    before = player.table.record
    player.window.history.show(6)
    player.key(KEY.Key_P, CTRL)
    QTest.mouseClick(player.wait_for_dialog(PlayOnDialog).play, LEFT)
    copy = player.table.record
    assert copy.header.id != before.header.id
    assert copy.states[-1] == before.states[6]
    assert player.window.history.past is None
    assert {match.id for match in player.desk.library.unfinished()} >= {before.header.id}


def test_playing_on_by_taking_back(player: PlayerAtWindow) -> None:
    before = player.table.record
    player.window.history.show(6)
    player.press_button(ActionId.PLAY_ON)
    dialog = player.wait_for_dialog(PlayOnDialog)
    QTest.mouseClick(dialog.take_back, LEFT)
    assert player.table.record.header is before.header
    assert player.table.record.entries[-1] == TakenBack(6, same_dice=False)
    assert player.state == before.states[6]
    assert player.window.history.past is None


def test_the_match_waits_while_somebody_looks_back(open_desk: OpenDesk) -> None:
    player = open_desk()
    player.start(BOTS, 7)
    player.wait(lambda: len(player.table.record.events) > 8)
    player.key(KEY.Key_Left, CTRL)
    past = player.window.history.past
    assert past is not None
    let_run()
    length = len(player.table.record.events)
    let_run()
    assert len(player.table.record.events) == length <= past + 2
    assert player.window.history.past == past
    assert shows(player, past)
    player.key(KEY.Key_End, CTRL)
    player.wait(lambda: len(player.table.record.events) > length + 3)
    assert player.window.history.past is None


def test_a_new_match_begins_in_the_present(player: PlayerAtWindow) -> None:
    player.window.history.show(3)
    player.do(ActionId.REMATCH)
    assert player.window.history.past is None
    player.wait_for_turn()
    player.click(point_spot(13) if player.state.turn is Player.WHITE else point_spot(12))
    assert player.entry.played


def test_the_typed_move_is_given_up_when_somebody_looks_back(open_desk: OpenDesk) -> None:
    player = open_desk({table.FORCED_PLAYS.key: False})
    player.start()
    player.wait_for_turn()
    player.key(KEY.Key_M)
    assert player.window.page.move_field.line.hasFocus()
    player.key(KEY.Key_Home, CTRL)
    player.key(KEY.Key_Left, CTRL)
    player.window.history.show(1)
    assert not player.window.page.move_field.isVisible()
