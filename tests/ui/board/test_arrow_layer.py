"""Arrows of a view come at once; those that are over fade, and hold nothing up."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bgdesk.rules.player import Player
from bgdesk.ui.board.items import ArrowItem
from bgdesk.ui.board.scene import BoardScene
from bgdesk.ui.board.theme import BoardTheme
from bgdesk.ui.board.view import Arrow, BoardView, point_spot
from tests.ui.board.positions import start

WAY = Arrow(point_spot(24), point_spot(14), Player.BLACK)


@pytest.fixture
def scene(qapp: QApplication, classic: BoardTheme) -> BoardScene:
    made = BoardScene(classic)
    made.set_motion(enabled=True, speed=1)
    return made


def pointed(*arrows: Arrow) -> BoardView:
    return replace(start(), arrows=arrows)


def shown(scene: BoardScene) -> list[ArrowItem]:
    return [item for item in scene.items() if isinstance(item, ArrowItem)]


def test_what_is_over_fades_while_the_board_rests(scene: BoardScene, qtbot: QtBot) -> None:
    scene.set_view(pointed(WAY))
    scene.settle()
    (item,) = shown(scene)
    scene.set_view(pointed())
    assert not scene.is_moving
    assert scene.overlay.items_of("arrows") == ()
    assert shown(scene) == [item]
    qtbot.waitUntil(lambda: 0 < item.opacity() < 1)
    qtbot.waitUntil(lambda: not shown(scene))


def test_without_motion_it_is_gone_at_once(scene: BoardScene) -> None:
    scene.set_motion(enabled=False, speed=1)
    scene.set_view(pointed(WAY))
    scene.settle()
    scene.set_view(pointed())
    assert not shown(scene)


def test_settling_ends_the_fading(scene: BoardScene) -> None:
    scene.set_view(pointed(WAY))
    scene.settle()
    scene.set_view(pointed())
    assert scene.overlay.arrows.is_fading
    scene.settle()
    assert not shown(scene)


def test_an_arrow_that_stays_does_not_fade(scene: BoardScene) -> None:
    other = Arrow(point_spot(13), point_spot(7), Player.WHITE)
    scene.set_view(pointed(WAY))
    scene.settle()
    scene.set_view(pointed(WAY, other))
    assert [item.opacity() for item in shown(scene)] == [1, 1]
    assert not scene.overlay.arrows.is_fading


def test_an_arrow_has_the_colour_of_its_player_and_a_count_on_its_middle(
    scene: BoardScene, classic: BoardTheme
) -> None:
    ways = [replace(WAY, player=player, count=count) for player in Player for count in (1, 3)]
    for way in ways:
        scene.set_view(pointed(way))
        scene.settle()
        (item,) = shown(scene)
        assert (item.player, item.count) == (way.player, way.count)
