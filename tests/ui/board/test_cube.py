"""The cube turns to what it will show, and lies as the view says whatever cuts that short."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from bgdesk.rules.player import Player
from bgdesk.ui.board.animation import CUBE_TURN_MS
from bgdesk.ui.board.items import CubeItem
from bgdesk.ui.board.scene import BoardScene
from bgdesk.ui.board.theme import BoardTheme
from bgdesk.ui.board.view import BoardView, CubeView
from tests.ui.board.positions import start

FRESH = CubeView("64", is_worth_one=True)
OFFERED = CubeView("2", offered_to=Player.WHITE)


@pytest.fixture
def scene(qapp: QApplication, classic: BoardTheme) -> BoardScene:
    made = BoardScene(classic)
    made.set_view(with_cube(FRESH))
    made.settle()
    return made


def with_cube(cube: CubeView) -> BoardView:
    return replace(start(), cube=cube, dice=())


def item(scene: BoardScene) -> CubeItem:
    return next(one for one in scene.items() if isinstance(one, CubeItem))


def test_it_moves_to_the_one_asked_and_turns_on_the_way(scene: BoardScene) -> None:
    scene.set_view(with_cube(OFFERED))
    assert scene.is_moving
    goal = scene.geometry.cube_centre(None, Player.WHITE)
    seen = []
    for share in (0.1, 0.5, 0.9):
        scene.go_to(CUBE_TURN_MS * share)
        seen.append((item(scene).x(), item(scene)._turned, item(scene).scale()))
    places, turns, sizes = zip(*seen, strict=True)
    assert list(places) == sorted(places)
    assert list(turns) == sorted(turns)
    assert 0 < turns[0] < 0.1 < turns[1] < 0.9 < turns[2] < 1
    assert max(sizes) == sizes[1] > 1.1
    scene.settle()
    assert (item(scene).pos(), item(scene)._turned, item(scene).scale()) == (goal, 1.0, 1.0)
    assert item(scene).label == "2"


def test_another_view_cuts_it_short(scene: BoardScene) -> None:
    scene.set_view(with_cube(OFFERED))
    scene.go_to(CUBE_TURN_MS / 2)
    scene.set_motion(enabled=False, speed=1)
    scene.set_view(with_cube(CubeView("2", owner=Player.BLACK)))
    assert not scene.is_moving
    assert item(scene).pos() == scene.geometry.cube_centre(Player.BLACK)
    assert (item(scene)._turned, item(scene).scale()) == (1.0, 1.0)


def test_it_turns_where_it_lies_when_only_its_value_changes(scene: BoardScene) -> None:
    scene.set_view(with_cube(CubeView("2")))
    assert scene.is_moving
    scene.settle()
    scene.set_view(with_cube(FRESH))
    assert not scene.is_moving


def test_without_motion_it_is_there_at_once(scene: BoardScene) -> None:
    scene.set_motion(enabled=False, speed=1)
    scene.set_view(with_cube(OFFERED))
    assert not scene.is_moving
    assert item(scene).pos() == scene.geometry.cube_centre(None, Player.WHITE)


def test_a_cube_that_only_moves_does_not_turn(scene: BoardScene) -> None:
    scene.set_view(with_cube(OFFERED))
    scene.settle()
    scene.set_view(with_cube(CubeView("2", owner=Player.WHITE)))
    scene.go_to(CUBE_TURN_MS / 2)
    assert item(scene)._turned == 1.0
