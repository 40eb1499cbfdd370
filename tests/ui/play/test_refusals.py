"""Whatever a newcomer tries on the board that does not work: each time one exact sentence."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from bgdesk.app.actions.actions import ActionId
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.ui.board.geometry import Fixture
from bgdesk.ui.board.view import bar_spot
from bgdesk.ui.play.derive_board import spot_of
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import PlayerAtWindow, played_to

KEY = Qt.Key


def is_first(state: MatchState) -> bool:
    return state.turns_completed.white + state.turns_completed.black == 0


@pytest.fixture
def player(open_desk: OpenDesk) -> PlayerAtWindow:
    """Somebody who opens with 6-3."""
    player = open_desk()
    player.sit_at(played_to(lambda state: is_first(state) and state.dice == Dice(6, 3)))
    player.wait_for_turn()
    return player


def test_dragging_farther_than_the_dice_allow(player: PlayerAtWindow) -> None:
    me = player.entry.legal.player
    player.drag(spot_of(me, 13), spot_of(me, 2))
    assert player.message == ("Your dice do not reach the 2-point, alone or together.")
    player.drag(spot_of(me, 8), spot_of(me, 4))
    assert player.message == "That move takes a 4, and you have none to play."


def test_dragging_backwards(player: PlayerAtWindow) -> None:
    me = player.entry.legal.player
    player.drag(spot_of(me, 8), spot_of(me, 11))
    assert player.message == "Checkers move forward only: from higher points to lower ones."


def test_clicking_an_opposing_checker(player: PlayerAtWindow) -> None:
    me = player.entry.legal.player
    player.click(spot_of(me, 12))
    assert player.message == "The checkers on the 12-point are your opponent's."


def test_dragging_an_opposing_checker(player: PlayerAtWindow) -> None:
    me = player.entry.legal.player
    player.drag(spot_of(me, 12), spot_of(me, 9))
    assert player.message == "The checkers on the 12-point are your opponent's."


def test_clicking_an_empty_point_that_nothing_reaches(player: PlayerAtWindow) -> None:
    me = player.entry.legal.player
    player.click(spot_of(me, 22))
    assert player.message == "None of your checkers can reach the 22-point with these dice."


@pytest.mark.parametrize("side", Player)
def test_clicking_an_empty_bar(player: PlayerAtWindow, side: Player) -> None:
    player.click(bar_spot(side))
    assert player.message == "You have no checker on the bar."


def test_clicking_on_after_the_last_die(player: PlayerAtWindow) -> None:
    me = player.entry.legal.player
    player.drag(spot_of(me, 24), spot_of(me, 15))
    for point in (13, 10):
        player.click(spot_of(me, point))
        assert player.message == "All your dice are played."


def test_moving_before_the_roll(open_desk: OpenDesk) -> None:
    player = open_desk()
    player.sit_at(played_to(lambda state: state.phase is Phase.TO_ROLL))
    player.wait_for_turn()
    assert player.state.to_act
    player.click(spot_of(player.state.to_act, 6))
    assert player.message == "Roll the dice first, then move."
    player.drag(spot_of(player.state.to_act, 13), spot_of(player.state.to_act, 9))
    assert player.message == "Roll the dice first, then move."
    player.click(Fixture.CUBE)
    player.wait_for_turn()
    player.click(spot_of(Player.WHITE, 6))
    assert player.message == "An offer has to be answered first."


def test_typing_a_move_from_an_empty_bar(player: PlayerAtWindow) -> None:
    player.do(ActionId.ENTER_MOVE)
    player.type("bar/20")
    player.key(KEY.Key_Return)
    assert player.window.page.move_field.problem.text() == "You have no checker on the bar."
