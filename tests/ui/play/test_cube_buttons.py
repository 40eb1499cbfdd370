"""Doubling is seen and answered beside the cube, by mouse and keys."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.settings import table
from bgdesk.match.events import Doubled, Passed, Rolled, Taken
from bgdesk.match.options import MONEY, match_options
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.rules.player import Player
from bgdesk.ui.board.geometry import Fixture
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import BOT, LEFT, PEOPLE, PlayerAtWindow, played_to

KEY = Qt.Key
AGAINST_BOT = Pair(PEOPLE.white, BOT)
BEAVERS = replace(match_options(MONEY), max_chain=3)


def has_to_answer(state: MatchState) -> bool:
    return state.phase is Phase.CUBE_OFFERED and state.to_act is Player.WHITE


def may_double(state: MatchState) -> bool:
    return state.phase is Phase.TO_ROLL and state.to_act is Player.WHITE


def answering(open_desk: OpenDesk, **settings: bool) -> PlayerAtWindow:
    """Somebody whom the computer has doubled, in a game with beavers."""
    player = open_desk({table.BOT_DELAY_MS.key: 5000, **settings})
    player.sit_at(played_to(has_to_answer, AGAINST_BOT, BEAVERS, eagerness=0.6))
    player.wait_for_turn()
    return player


def doubling(open_desk: OpenDesk, *, asks: bool = True) -> PlayerAtWindow:
    """Somebody who may double, and is asked before."""
    player = open_desk({table.BOT_DELAY_MS.key: 5000, table.ASK_DOUBLE.key: asks})
    player.sit_at(played_to(may_double, AGAINST_BOT))
    player.wait_for_turn()
    return player


def texts(player: PlayerAtWindow) -> list[str]:
    """What the buttons beside the cube say."""
    buttons = player.window.page.cube_buttons
    return [button.text() for button in buttons.buttons] if buttons.isVisible() else []


def press(player: PlayerAtWindow, text: str) -> None:
    button = next(one for one in player.window.page.cube_buttons.buttons if one.text() == text)
    QTest.mouseClick(button, LEFT)


def last(player: PlayerAtWindow) -> object:
    return player.table.record.events[-1]


@pytest.mark.parametrize("size", [QSize(1440, 900), QSize(1020, 670)])
def test_the_answers_stand_around_the_cube(open_desk: OpenDesk, size: QSize) -> None:
    player = answering(open_desk)
    player.window.resize(size)
    player.wait(lambda: player.window.size() == size)
    assert texts(player) == ["Take", "Beaver", "Pass"]
    cube = player.board.place_on_screen(Fixture.CUBE)
    buttons = player.window.page.cube_buttons
    take, beaver, pass_on = (
        button.rect().translated(button.mapToGlobal(button.rect().topLeft())) for button in buttons.buttons
    )
    assert pass_on.right() < cube.left() < cube.right() < take.left() == beaver.left()
    assert abs(pass_on.center().y() - cube.center().y()) <= 2
    area = buttons.geometry()
    assert player.board.geometry().contains(area)


@pytest.mark.parametrize(("text", "kind"), [("Take", Taken), ("Pass", Passed)])
def test_a_click_beside_the_cube_answers(open_desk: OpenDesk, text: str, kind: type) -> None:
    player = answering(open_desk)
    press(player, text)
    assert isinstance(last(player), kind)
    assert texts(player) == []


def test_the_cube_between_the_buttons_can_be_clicked(open_desk: OpenDesk) -> None:
    player = answering(open_desk)
    player.click(Fixture.CUBE)
    assert isinstance(last(player), Taken)


def test_tab_reaches_the_buttons_and_enter_presses_them(open_desk: OpenDesk) -> None:
    player = answering(open_desk)
    pass_on = player.window.page.cube_buttons.buttons[2]
    for _ in range(30):
        if pass_on.hasFocus():
            break
        player.key(KEY.Key_Tab)
    assert pass_on.hasFocus()
    player.key(KEY.Key_Return)
    assert isinstance(last(player), Passed)
    assert player.board.hasFocus()


def test_what_was_answered_is_said_on_the_board_for_a_moment(open_desk: OpenDesk) -> None:
    player = answering(open_desk)
    value = player.state.cube_offer.proposed if player.state.cube_offer else 0
    player.key(KEY.Key_T)
    assert player.board.view.said == f"Ann took at {value}."
    player.wait(lambda: player.board.view.said == "")


def test_without_the_wish_a_double_is_offered_at_once(open_desk: OpenDesk) -> None:
    player = doubling(open_desk, asks=False)
    player.key(KEY.Key_D)
    assert isinstance(last(player), Doubled)


@pytest.mark.parametrize("again", [KEY.Key_D, KEY.Key_Return, KEY.Key_Space])
def test_who_wishes_is_asked_before_the_cube_is_offered(open_desk: OpenDesk, again: Qt.Key) -> None:
    player = doubling(open_desk)
    player.key(KEY.Key_D)
    assert texts(player) == ["Double to 2", "Not now"]
    assert not isinstance(last(player), Doubled)
    player.key(again)
    assert isinstance(last(player), Doubled)
    assert texts(player) == []


def test_the_mouse_asks_and_answers_as_well(open_desk: OpenDesk) -> None:
    player = doubling(open_desk)
    player.click(Fixture.CUBE)
    assert texts(player) == ["Double to 2", "Not now"]
    press(player, "Not now")
    assert texts(player) == []
    player.press_button(ActionId.DOUBLE)
    press(player, "Double to 2")
    assert isinstance(last(player), Doubled)


@pytest.mark.parametrize("key", [KEY.Key_Escape, KEY.Key_R])
def test_the_question_goes_with_escape_and_with_the_roll(open_desk: OpenDesk, key: Qt.Key) -> None:
    player = doubling(open_desk)
    player.key(KEY.Key_D)
    player.key(key)
    assert texts(player) == []
    assert player.board.hasFocus()
    assert isinstance(last(player), Rolled) is (key is KEY.Key_R)


def test_looking_back_drops_the_question(open_desk: OpenDesk) -> None:
    player = doubling(open_desk)
    player.key(KEY.Key_D)
    player.window.history.show(2)
    assert texts(player) == []
    player.window.history.show_present()
    assert texts(player) == []
