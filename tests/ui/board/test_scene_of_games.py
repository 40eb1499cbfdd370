"""What the scene shows of single games: fewer checkers, directions, pinned ones, a reserve."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.match.state import Pair
from bgdesk.rules.player import Player
from bgdesk.ui.board.geometry import CENTRE, BoardGeometry, Slot
from bgdesk.ui.board.items import CheckerItem, DirectionItem
from bgdesk.ui.board.scene import BoardScene
from bgdesk.ui.board.view import (
    CheckerMove,
    CubeView,
    point_spot,
    reserve_spot,
    tray_spot,
)
from tests.ui.board.positions import (
    parallel,
    pinning,
    points,
    same_way,
    start,
)
from tests.ui.board.truth import assert_truth

WHITE, BLACK = Player.WHITE, Player.BLACK
P = point_spot


def test_checkers_of_a_smaller_game_leave_the_board(scene: BoardScene) -> None:
    small = replace(
        start(), points=points({24: 1, 23: 1}, {1: 1}), off=Pair(1, 2), cube=CubeView("1", is_worth_one=True)
    )
    scene.set_view(small)
    assert_truth(scene, small)
    assert scene.checkers.top(tray_spot(BLACK)) is not None
    scene.set_view(start())
    assert_truth(scene, start())


def arrows(scene: BoardScene) -> list[tuple[Player, bool, bool]]:
    """Whose small arrows point where: the player, whether in the upper half, whether to the right."""
    items = [item for item in scene.overlay.items_of("directions") if isinstance(item, DirectionItem)]
    return sorted((item.player, item.y() < CENTRE.y(), item.goes_right) for item in items)


def test_small_arrows_show_which_way_the_players_go(scene: BoardScene) -> None:
    assert arrows(scene) == []
    scene.set_view(replace(start(), shows_directions=True))
    assert arrows(scene) == [
        (BLACK, False, False),
        (BLACK, True, True),
        (WHITE, False, True),
        (WHITE, True, False),
    ]
    scene.set_view(parallel())
    assert {(top, right) for _, top, right in arrows(scene)} == {(True, False), (False, True)}
    scene.set_view(start())
    assert arrows(scene) == []


def test_a_checker_that_lands_on_a_blot_pins_it(scene: BoardScene) -> None:
    before = replace(pinning(), points=points({24: 7, 6: 6}, {1: 9, 10: 2, 12: 2, 17: 1}), pinned=frozenset())
    after = replace(before, points=points({24: 6, 17: 1, 6: 6}, {1: 9, 10: 2, 12: 2}), pinned=frozenset({17}))
    scene.set_view(before)
    scene.settle()
    (blot,) = (item for item in scene.items() if isinstance(item, CheckerItem) and item.slot == spot_slot(17))
    scene.set_view(after, (CheckerMove(WHITE, P(24), P(17)),))
    scene.go_to(100)
    assert blot.slot == spot_slot(17)
    scene.settle()
    assert_truth(scene, after)
    assert blot.slot == replace(spot_slot(17), is_pinned=True)
    assert pinner_of(scene, 17).zValue() > blot.zValue()
    scene.set_view(before, (CheckerMove(WHITE, P(17), P(24)),))
    scene.settle()
    assert_truth(scene, before)
    assert blot.slot == spot_slot(17)


def pinner_of(scene: BoardScene, number: int) -> CheckerItem:
    """The topmost checker of a point."""
    top = scene.checkers.top(P(number))
    assert top
    return top


def spot_slot(number: int) -> Slot:
    """Where a single checker lies on a point."""
    return BoardGeometry().slot(P(number), 0, 1)


def test_a_checker_from_the_reserve_flies_onto_the_board(scene: BoardScene) -> None:
    scene.set_view(same_way())
    scene.settle()
    entrant = scene.checkers.top(reserve_spot(WHITE))
    after = replace(same_way(), points=points({24: 5, 20: 6}, {22: 4}), reserve=Pair(4, 11), targets={})
    scene.set_view(after, (CheckerMove(WHITE, reserve_spot(WHITE), P(20)),))
    scene.settle()
    assert_truth(scene, after)
    assert scene.checkers.top(P(20)) is entrant
