"""Two people with real dice find that their board was set up wrongly."""

from __future__ import annotations

from PySide6.QtCore import Qt

from bgdesk.app.actions.actions import ActionId
from bgdesk.match.events import PositionSet
from bgdesk.match.state import Phase
from bgdesk.rules.dice import Dice
from bgdesk.ui.board.view import point_spot
from bgdesk.ui.conduct.questions import AGREED, AgreementDialog
from bgdesk.ui.conduct.table_dialog import TableDialog
from bgdesk.ui.dialogs.take_back_dialog import SAME_DICE, TakeBackDialog
from bgdesk.ui.moves.derive_move_rows import extend_rows
from tests.ui.conduct.tables import begun_with, typed
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import CTRL, SHIFT, PlayerAtWindow, popups_offscreen

KEY = Qt.Key


def action_of(player: PlayerAtWindow) -> str:
    action = player.window.actions_by_id[ActionId.CORRECT_SETUP]
    return "" if action.isEnabled() else action.toolTip()


@popups_offscreen
def test_the_set_up_is_put_right_with_the_mouse_and_the_roll_stays(open_desk: OpenDesk) -> None:
    player = begun_with(open_desk, "31")
    own_board = player.board
    player.key(KEY.Key_S, CTRL | SHIFT)
    dialog = player.wait_for_dialog(TableDialog)
    assert not dialog.confirm.isEnabled()
    assert dialog.warning.text() == "Nothing is changed so far."
    player.board = dialog.board
    player.drag(point_spot(13), point_spot(12))
    assert not dialog.confirm.isEnabled(), "Black stands there"
    player.key(KEY.Key_Z, CTRL)
    player.drag(point_spot(13), point_spot(9))
    player.key(KEY.Key_Return, CTRL)
    asked = player.wait_for_dialog(AgreementDialog)
    assert asked.board.isVisible()
    shown = asked.board.view.stacks()
    assert (shown[point_spot(13)].count, shown[point_spot(9)].count) == (4, 1)
    assert not any(isinstance(event, PositionSet) for event in player.table.record.events)
    asked.button(AGREED).click()
    player.board = own_board
    state = player.state
    assert (state.position.white[13], state.position.white[9]) == (4, 1)
    assert (state.phase, state.dice) == (Phase.TO_PLAY, Dice(3, 1))
    rows = extend_rows((), player.table.record, 0)
    assert rows[-1].text == "The set-up was corrected"
    stored = player.desk.library.record(player.table.record.header.id)
    assert stored.state == state
    player.do(ActionId.TAKE_BACK)
    player.wait_for_dialog(TakeBackDialog).button(SAME_DICE).click()
    assert player.state.position.white[13] == 5
    assert player.state.dice == Dice(3, 1)


@popups_offscreen
def test_whoever_does_not_agree_changes_nothing_and_goes_on(open_desk: OpenDesk) -> None:
    player = begun_with(open_desk, "31")
    before = player.table.record
    player.do(ActionId.CORRECT_SETUP)
    player.board = player.wait_for_dialog(TableDialog).board
    player.walk_to(point_spot(13))
    player.type("4")
    player.walk_to(point_spot(9))
    player.type("1")
    player.key(KEY.Key_Return, CTRL)
    player.wait_for_dialog(AgreementDialog)
    player.key(KEY.Key_Return)
    assert player.table.record is before
    player.board = player.window.page.table_view.board
    player.wait_for_turn()
    assert player.table.entry


def test_after_the_second_move_it_says_why_not(open_desk: OpenDesk) -> None:
    player = begun_with(open_desk, "31")
    assert not action_of(player)
    for dice in ("62", "54"):
        player.desk.controller.play_editor.edit(lambda entry: entry.enter(entry.legal.plays[0]))
        player.key(KEY.Key_Return)
        player.wait(lambda: player.state.phase is Phase.TO_ROLL)
        player.wait_for_turn()
        if player.dialog is None:
            player.key(KEY.Key_R)
        typed(player, dice)
        player.wait_for_turn()
    assert "two moves of this game have been played" in action_of(player)


def test_a_board_of_the_program_is_right(open_desk: OpenDesk) -> None:
    player = open_desk()
    player.desk.wiring.begin(None)
    player.start()
    player.wait_for_turn()
    assert "set this board up itself" in action_of(player)
