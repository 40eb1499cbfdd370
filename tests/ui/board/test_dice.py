"""Which dice are rolled, and which only change their place."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from bgdesk.rules.player import Player
from bgdesk.ui.board.dice import are_taken_up, is_new_roll
from bgdesk.ui.board.scene import BoardScene
from bgdesk.ui.board.theme import BoardTheme
from bgdesk.ui.board.view import BoardView, DieView
from tests.ui.board.positions import opening, start

WHITE, BLACK = Player.WHITE, Player.BLACK


def to_play(high: int, low: int, player: Player = WHITE) -> BoardView:
    """``player`` has two numbers to play."""
    dice = (DieView(high, player), DieView(low, player))
    return replace(start(), dice=dice, active=player, roll=(1, player, (high, low)))


@pytest.mark.parametrize("winner", [WHITE, BLACK])
def test_the_dice_of_an_opening_roll_are_taken_up_and_not_rolled_again(winner: Player) -> None:
    after = to_play(5, 2, winner)
    assert are_taken_up(opening(), after)
    assert not is_new_roll(opening(), after)


def test_other_dice_after_an_opening_roll_are_rolled() -> None:
    assert is_new_roll(opening(), to_play(6, 3))
    assert not are_taken_up(opening(), to_play(6, 3))
    assert is_new_roll(start(), to_play(5, 2))
    assert is_new_roll(to_play(5, 2), to_play(5, 2, BLACK))


def test_they_are_pushed_to_the_winner_with_their_faces_up(qtbot: QtBot, classic: BoardTheme) -> None:
    scene = BoardScene(classic)
    scene.set_view(opening())
    scene.settle()
    items = {item.face: item.pos() for item in scene.dice._items}
    scene.set_view(to_play(5, 2, BLACK))
    assert scene.is_moving
    for time in (0.0, 60.0, 140.0):
        scene.go_to(time)
        assert sorted(face for _, face in scene.dice.shown()) == [2, 5]
    scene.go_to(0.0)
    assert {item.face: item.pos() for item in scene.dice._items} == items
    scene.settle()
    assert set(scene.dice.shown()) == {(BLACK, 5), (BLACK, 2)}


def test_without_motion_they_lie_there_at_once(qtbot: QtBot, classic: BoardTheme) -> None:
    scene = BoardScene(classic)
    scene.set_motion(enabled=False, speed=1.0)
    scene.set_view(opening())
    scene.set_view(to_play(5, 2))
    assert not scene.is_moving
    assert set(scene.dice.shown()) == {(WHITE, 5), (WHITE, 2)}
