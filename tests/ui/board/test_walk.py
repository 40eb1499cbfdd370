"""The arrow keys reach every place, and mean what they show, whichever way the board lies."""

from __future__ import annotations

from itertools import product

import pytest

from bgdesk.rules.player import Player
from bgdesk.rules.variants import Relation
from bgdesk.ui.board.geometry import BoardGeometry, Fixture, Place
from bgdesk.ui.board.view import Spot, bar_spot, point_spot, reserve_spot, tray_spot
from bgdesk.ui.board.walk import ArrowStep, Walk

GAMES = (
    (Relation.CONTRARY, False),
    (Relation.CONTRARY, True),
    (Relation.PARALLEL_DIAGONAL, False),
    (Relation.PARALLEL_SAME, True),
)
EVERY_WAY = (
    *(
        BoardGeometry(bottom, home_right, *game)
        for bottom, home_right, game in product(Player, (True, False), GAMES)
    ),
    BoardGeometry(has_bar=False),
)


def reached(geometry: BoardGeometry) -> set[Place]:
    """Every place that some sequence of arrows leads to."""
    paths: list[tuple[ArrowStep, ...]] = [()]
    found: dict[Place, tuple[ArrowStep, ...]] = {}
    while paths:
        path = paths.pop(0)
        walk = Walk(geometry)
        for step in path:
            walk.step(step)
        if walk.place not in found or (walk.place is Fixture.DICE and len(path) < 12):
            found.setdefault(walk.place, path)
            paths += [(*path, step) for step in ArrowStep] if found[walk.place] == path else []
    return set(found)


@pytest.mark.parametrize("geometry", EVERY_WAY)
def test_the_arrows_reach_every_place(geometry: BoardGeometry) -> None:
    fixtures = {Fixture.DICE} if geometry.has_other_recesses else {*Fixture}
    assert reached(geometry) == {*geometry.spots(), *fixtures}


@pytest.mark.parametrize("geometry", EVERY_WAY)
def test_right_goes_right_and_up_goes_up(geometry: BoardGeometry) -> None:
    for spot in geometry.spots():
        before = geometry.rect(spot).center()
        for step in ArrowStep:
            walk = Walk(geometry)
            walk.go_to(spot)
            walk.step(step)
            if isinstance(walk.place, Spot) and walk.place != spot:
                after = geometry.rect(walk.place).center()
                down, right = step.value
                assert (after.x() - before.x()) * right >= 0
                assert (after.y() - before.y()) * down >= 0


def test_the_dice_lie_between_the_rows_and_the_column_is_kept() -> None:
    walk = Walk(BoardGeometry())
    walk.go_to(point_spot(20))
    walk.step(ArrowStep.DOWN)
    assert walk.place is Fixture.DICE
    walk.step(ArrowStep.DOWN)
    assert walk.place == point_spot(5)
    walk.step(ArrowStep.UP)
    walk.step(ArrowStep.UP)
    assert walk.place == point_spot(20)


def test_the_ends_of_the_rows() -> None:
    walk = Walk(BoardGeometry())
    walk.go_to(point_spot(1))
    walk.step(ArrowStep.RIGHT)
    assert walk.place == tray_spot(Player.WHITE)
    walk.step(ArrowStep.RIGHT)
    assert walk.place == tray_spot(Player.WHITE)
    walk.go_to(point_spot(12))
    walk.step(ArrowStep.LEFT)
    assert walk.place is Fixture.CUBE
    walk.step(ArrowStep.UP)
    assert walk.place is Fixture.CUBE
    walk.step(ArrowStep.RIGHT)
    assert walk.place in (point_spot(12), Fixture.DICE)


def test_the_bar_lies_between_the_six_and_the_seven_point() -> None:
    walk = Walk(BoardGeometry())
    walk.go_to(point_spot(7))
    walk.step(ArrowStep.RIGHT)
    assert walk.place == bar_spot(Player.BLACK)
    walk.step(ArrowStep.RIGHT)
    assert walk.place == point_spot(6)


def test_the_reserve_ends_its_row() -> None:
    walk = Walk(BoardGeometry(has_reserve=True))
    walk.go_to(point_spot(12))
    walk.step(ArrowStep.LEFT)
    assert walk.place == reserve_spot(Player.WHITE)
    walk.step(ArrowStep.UP)
    walk.step(ArrowStep.UP)
    assert walk.place == reserve_spot(Player.BLACK)


def test_a_row_without_a_tray_ends_with_its_last_point() -> None:
    walk = Walk(BoardGeometry(relation=Relation.PARALLEL_DIAGONAL))
    walk.go_to(point_spot(24))
    walk.step(ArrowStep.RIGHT)
    assert walk.place == point_spot(24)
    walk.go_to(point_spot(13))
    walk.step(ArrowStep.LEFT)
    assert walk.place == tray_spot(Player.BLACK)
