"""Whether a scene shows what it was told to show."""

from __future__ import annotations

from bgdesk.rules.player import Player
from bgdesk.ui.board.geometry import BoardGeometry
from bgdesk.ui.board.items import CheckerItem
from bgdesk.ui.board.scene import BoardScene
from bgdesk.ui.board.view import (
    BoardView,
)


def places_of_items(scene: BoardScene) -> list[tuple[Player, float, float]]:
    """Where every checker item really lies."""
    items = [item for item in scene.items() if isinstance(item, CheckerItem)]
    return sorted((item.player, round(item.x(), 3), round(item.y(), 3)) for item in items)


def places_of_view(view: BoardView, geometry: BoardGeometry) -> list[tuple[Player, float, float]]:
    """Where every checker of ``view`` has to lie."""
    found = []
    for spot, stack in view.stacks().items():
        for player, slot in zip(stack.players, geometry.slots(spot, stack), strict=True):
            found.append((player, round(slot.centre.x(), 3), round(slot.centre.y(), 3)))
    return sorted(found)


def assert_truth(scene: BoardScene, view: BoardView) -> None:
    """Nothing moves, and every checker and die is exactly where ``view`` says."""
    assert not scene.is_moving
    assert scene.view == view
    assert scene.checkers.shown() == view.stacks()
    assert places_of_items(scene) == places_of_view(view, scene.geometry)
    assert scene.dice.shown() == tuple((die.player, die.face) for die in view.dice)
