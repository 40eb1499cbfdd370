"""Two people with real dice: a move that is not legal is entered as it was played, and objected to."""

from __future__ import annotations

from PySide6.QtCore import Qt

from bgdesk.app.actions.actions import ActionId
from bgdesk.match.events import Played, PlayedIllegally
from bgdesk.match.state import Phase
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.ui.board.view import point_spot
from bgdesk.ui.conduct.questions import AGREED, IllegalPlayDialog, ObjectionDialog
from bgdesk.ui.conduct.table_dialog import TableDialog
from bgdesk.ui.moves.derive_move_rows import extend_rows
from tests.ui.conduct.tables import begun_with, typed
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import SHIFT, PlayerAtWindow, popups_offscreen

KEY = Qt.Key
REFEREE = {"play.referee": True}


def played_wrongly(player: PlayerAtWindow) -> None:
    """White moves 13/8 with a 3-1."""
    own_board = player.board
    player.key(KEY.Key_M, SHIFT)
    dialog = player.wait_for_dialog(TableDialog)
    assert dialog.warning.text() == "No checker is moved, which is not legal."
    player.board = dialog.board
    player.drag(point_spot(13), point_spot(8))
    assert dialog.warning.text().startswith("This move is not legal: ")
    dialog.confirm.click()
    asked = player.wait_for_dialog(IllegalPlayDialog)
    assert not isinstance(player.table.record.events[-1], PlayedIllegally)
    asked.button(AGREED).click()
    player.board = own_board
    player.wait(lambda: player.state.phase is Phase.TO_ROLL)


@popups_offscreen
def test_an_objection_has_the_move_played_again_by_the_rules(open_desk: OpenDesk) -> None:
    player = begun_with(open_desk, "31", REFEREE, length=1)
    before = player.state
    played_wrongly(player)
    event = player.table.record.events[-1]
    assert isinstance(event, PlayedIllegally)
    assert event.written == "13/8"
    assert player.state.turn is Player.BLACK
    player.wait_for_turn()
    assert player.dialog is None, "nobody rolls for Black, who may object"
    player.press_button(ActionId.OBJECT)
    player.wait_for_dialog(ObjectionDialog).button(AGREED).click()
    assert player.state == before
    stored = player.desk.library.record(player.table.record.header.id)
    assert (stored.state, stored.is_practice) == (before, False)
    assert not player.window.actions_by_id[ActionId.ENTER_AS_PLAYED].isEnabled()
    assert not player.window.actions_by_id[ActionId.OBJECT].isEnabled()


@popups_offscreen
def test_a_move_stands_that_nobody_objects_to(open_desk: OpenDesk) -> None:
    player = begun_with(open_desk, "31", REFEREE)
    played_wrongly(player)
    player.wait_for_turn()
    player.key(KEY.Key_O)
    player.wait_for_dialog(ObjectionDialog)
    player.key(KEY.Key_Escape)
    player.key(KEY.Key_R)
    typed(player, "62")
    assert player.state.dice == Dice(6, 2)
    assert not player.window.actions_by_id[ActionId.OBJECT].isEnabled()
    assert player.state.position.white[13] == 4
    rows = extend_rows((), player.table.record, 0)
    assert any(row.cells.white and "illegal" in row.cells.white.text for row in rows)


@popups_offscreen
def test_a_legal_move_that_was_entered_so_is_a_legal_move(open_desk: OpenDesk) -> None:
    player = begun_with(open_desk, "31", REFEREE)
    player.press_button(ActionId.ENTER_AS_PLAYED)
    dialog = player.wait_for_dialog(TableDialog)
    own_board, player.board = player.board, dialog.board
    player.drag(point_spot(8), point_spot(5))
    player.drag(point_spot(6), point_spot(5))
    assert not dialog.warning.text()
    dialog.confirm.click()
    player.board = own_board
    player.wait(lambda: player.state.phase is Phase.TO_ROLL)
    assert isinstance(player.table.record.events[-1], Played)
    assert not player.window.actions_by_id[ActionId.OBJECT].isEnabled()


def test_it_is_off_unless_wanted(open_desk: OpenDesk) -> None:
    player = begun_with(open_desk, "31")
    assert not player.window.actions_by_id[ActionId.ENTER_AS_PLAYED].isEnabled()
