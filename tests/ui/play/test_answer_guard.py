"""An offer cannot be answered by a click or key that was meant for what stood there before."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from bgdesk.app.actions.actions import ActionId
from bgdesk.match.events import ResignationOffered
from bgdesk.match.state import MatchState, Phase
from bgdesk.ui.board.geometry import Fixture
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import LEFT, PlayerAtWindow, played_to

KEY = Qt.Key
LONG_MS = 1_000_000
"""So long that a test ends such a pause itself."""


def may_double(state: MatchState) -> bool:
    return state.phase is Phase.TO_ROLL and state.cube.is_centred


def sit_down(open_desk: OpenDesk) -> PlayerAtWindow:
    """Somebody may double; the pause before the answer does not end by itself."""
    player = open_desk()
    player.sit_at(played_to(may_double))
    player.wait_for_turn()
    player.window.answer_guard.timer.setInterval(LONG_MS)
    return player


def end_of_pause(player: PlayerAtWindow) -> None:
    player.window.answer_guard.timer.stop()
    player.window.answer_guard.timer.timeout.emit()


def button_of(player: PlayerAtWindow, action: ActionId) -> QWidget:
    button = player.window.page.actions_bar.findChild(QWidget, action.value)
    assert button
    return button


def test_a_second_click_where_roll_was_does_not_take(open_desk: OpenDesk) -> None:
    player = sit_down(open_desk)
    place = button_of(player, ActionId.ROLL).geometry().center()

    def click_there() -> None:
        button = player.window.page.actions_bar.childAt(place)
        assert button
        QTest.mouseClick(button, LEFT)

    player.press_button(ActionId.DOUBLE)
    assert player.state.phase is Phase.CUBE_OFFERED
    click_there()
    assert player.state.phase is Phase.CUBE_OFFERED
    end_of_pause(player)
    click_there()
    assert player.state.phase is Phase.TO_ROLL
    assert player.state.cube.value == 2


def test_neither_keys_nor_the_cube_answer_in_the_pause(open_desk: OpenDesk) -> None:
    player = sit_down(open_desk)
    player.key(KEY.Key_D)
    button_of(player, ActionId.TAKE).setFocus()
    for key in (KEY.Key_Return, KEY.Key_Enter, KEY.Key_Space, KEY.Key_T, KEY.Key_P):
        player.key(key)
    player.wait_for_turn()
    player.click(Fixture.CUBE)
    assert player.state.phase is Phase.CUBE_OFFERED
    end_of_pause(player)
    button_of(player, ActionId.TAKE).setFocus()
    player.key(KEY.Key_Space)
    assert player.state.phase is Phase.TO_ROLL


def test_a_click_on_the_offered_cube_takes(open_desk: OpenDesk) -> None:
    player = sit_down(open_desk)
    player.click(Fixture.CUBE)
    taker = player.state.to_act
    end_of_pause(player)
    assert player.board.view.hint.endswith("click the cube to take")
    player.wait_for_turn()
    player.click(Fixture.CUBE)
    assert player.state.cube.owner is taker


def test_a_resignation_is_not_accepted_in_the_pause(open_desk: OpenDesk) -> None:
    player = sit_down(open_desk)
    assert player.state.to_act
    player.desk.controller.answer(ResignationOffered(player.state.to_act, 1))
    player.key(KEY.Key_Y)
    assert player.state.phase is Phase.RESIGNATION_OFFERED
    end_of_pause(player)
    player.key(KEY.Key_Y)
    assert player.state.results


def test_the_pause_is_short_and_real(open_desk: OpenDesk) -> None:
    player = open_desk()
    player.sit_at(played_to(may_double))
    player.wait_for_turn()
    player.window.answer_guard.timer.setInterval(1)
    player.key(KEY.Key_D)
    player.wait(player.window.actions_by_id[ActionId.TAKE].isEnabled)
    player.key(KEY.Key_T)
    assert player.state.cube.value == 2
