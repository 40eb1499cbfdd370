"""Places do not overlap, every place is hit where it lies, turning the board moves what it should."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PySide6.QtCore import QPointF, QRectF

from bgdesk.rules.player import Player
from bgdesk.ui.board.geometry import (
    CHECKER,
    DIE,
    FIELD_HEIGHT,
    FIELD_TOP,
    HEIGHT,
    WIDTH,
    BoardGeometry,
)
from bgdesk.ui.board.view import SpotKind, bar_spot, point_spot, tray_spot

WHITE, BLACK = Player.WHITE, Player.BLACK
WAYS = tuple(product(Player, (True, False)))
BOARD = QRectF(0, 0, WIDTH, HEIGHT)


@pytest.mark.parametrize(("bottom", "home_right"), WAYS)
def test_places_lie_on_the_board_and_apart(bottom: Player, home_right: bool) -> None:
    geometry = BoardGeometry(bottom, home_right)
    rects = {spot: geometry.rect(spot) for spot in geometry.spots()}
    assert len(rects) == 28
    assert all(BOARD.contains(rect) for rect in rects.values())
    for (one, first), (other, second) in combinations(rects.items(), 2):
        assert not first.adjusted(1, 1, -1, -1).intersects(second), (one, other)


@pytest.mark.parametrize(("bottom", "home_right"), WAYS)
def test_every_place_is_hit_all_over(bottom: Player, home_right: bool) -> None:
    geometry = BoardGeometry(bottom, home_right)
    for spot in geometry.spots():
        rect = geometry.rect(spot)
        for x, y in product((0.05, 0.5, 0.95), repeat=2):
            at = QPointF(rect.left() + x * rect.width(), rect.top() + y * rect.height())
            assert geometry.spot_at(at) == spot


@pytest.mark.parametrize(("bottom", "home_right"), WAYS)
def test_every_slot_lies_on_its_own_place(bottom: Player, home_right: bool) -> None:
    geometry = BoardGeometry(bottom, home_right)
    for spot in geometry.spots():
        for count in (1, 5, 6, 15):
            for index in range(count):
                slot = geometry.slot(spot, index, count)
                assert geometry.spot_at(slot.centre) == spot
                assert slot.depth == index
                assert slot.is_edge is (spot.kind is SpotKind.TRAY)


@pytest.mark.parametrize(
    ("bottom", "home_right", "number", "is_right", "is_top"),
    [
        (WHITE, True, 1, True, False),
        (WHITE, True, 12, False, False),
        (WHITE, True, 13, False, True),
        (WHITE, True, 24, True, True),
        (WHITE, False, 1, False, False),
        (WHITE, False, 24, False, True),
        (BLACK, True, 24, True, False),
        (BLACK, True, 1, True, True),
        (BLACK, False, 24, False, False),
        (BLACK, False, 12, True, True),
    ],
)
def test_points_lie_where_the_bottom_player_expects_them(
    bottom: Player, home_right: bool, number: int, is_right: bool, is_top: bool
) -> None:
    centre = BoardGeometry(bottom, home_right).rect(point_spot(number)).center()
    assert (centre.x() > WIDTH / 2, centre.y() < HEIGHT / 2) == (is_right, is_top)


@pytest.mark.parametrize(("bottom", "home_right"), WAYS)
def test_neighbouring_points_are_neighbours(bottom: Player, home_right: bool) -> None:
    geometry = BoardGeometry(bottom, home_right)
    for number in (*range(1, 6), *range(7, 12), *range(13, 18), *range(19, 24)):
        gap = geometry.column(number) - geometry.column(number + 1)
        assert abs(gap) == 1
    for number in range(1, 13):
        assert geometry.column(number) == geometry.column(25 - number)


@pytest.mark.parametrize(("bottom", "home_right"), WAYS)
def test_trays_lie_beside_their_home_and_the_cube_on_the_other_side(bottom: Player, home_right: bool) -> None:
    geometry = BoardGeometry(bottom, home_right)
    for player in Player:
        tray = geometry.rect(tray_spot(player))
        assert (tray.left() > WIDTH / 2) is home_right
        assert (tray.top() > HEIGHT / 2) is (player is bottom)
        cube = geometry.cube_rect(player)
        assert (cube.center().x() > WIDTH / 2) is not home_right
        assert (cube.center().y() > HEIGHT / 2) is (player is bottom)
        assert not any(cube.intersects(geometry.rect(spot)) for spot in geometry.spots())
    assert geometry.cube_centre(None).y() == HEIGHT / 2


def test_a_hit_checker_waits_in_the_half_where_it_enters() -> None:
    geometry = BoardGeometry(WHITE)
    assert geometry.is_top(bar_spot(WHITE))
    assert geometry.is_top(point_spot(24))
    assert not geometry.is_top(bar_spot(BLACK))


def test_two_full_stacks_leave_room_for_the_dice() -> None:
    geometry = BoardGeometry()
    upper = geometry.slot(point_spot(24), 4, 5).centre.y() + CHECKER / 2
    lower = geometry.slot(point_spot(1), 4, 5).centre.y() - CHECKER / 2
    assert lower - upper >= DIE


@pytest.mark.parametrize("count", [6, 8, 15])
def test_tall_stacks_take_no_more_room_than_five(count: int) -> None:
    geometry = BoardGeometry()
    full = geometry.slot(point_spot(6), 4, 5).centre
    assert geometry.slot(point_spot(6), count - 1, count).centre == full
    ys = [geometry.slot(point_spot(6), index, count).centre.y() for index in range(count)]
    assert ys == sorted(ys, reverse=True)


def test_fifteen_checkers_fit_into_a_tray() -> None:
    geometry = BoardGeometry()
    for player in Player:
        rect = geometry.rect(tray_spot(player))
        ys = [geometry.slot(tray_spot(player), index, 15).centre.y() for index in range(15)]
        assert all(rect.top() + 14 <= y <= rect.bottom() - 14 for y in ys)


def test_dice_lie_to_the_right_of_their_player() -> None:
    geometry = BoardGeometry(WHITE)
    assert geometry.die_centre(WHITE, 0, 1).x() > WIDTH / 2 > geometry.die_centre(BLACK, 0, 1).x()
    assert geometry.die_centre(WHITE, 0, 2).x() < geometry.die_centre(WHITE, 1, 2).x()
    first, second = (geometry.die_centre(WHITE, index, 2) for index in (0, 1))
    assert second.x() - first.x() > DIE
    assert geometry.dice_rect(WHITE, 2).contains(first)


@pytest.mark.parametrize("at", [(-1, 5), (5, -1), (WIDTH + 1, 5), (5, HEIGHT + 1), (60, 300)])
def test_nothing_is_hit_beside_the_places(at: tuple[float, float]) -> None:
    assert BoardGeometry().spot_at(QPointF(*at)) is None


def test_the_rail_with_the_number_belongs_to_its_point() -> None:
    geometry = BoardGeometry()
    centre = geometry.rect(point_spot(24)).center().x()
    assert geometry.spot_at(QPointF(centre, FIELD_TOP / 2)) == point_spot(24)
    assert geometry.spot_at(QPointF(centre, FIELD_TOP + FIELD_HEIGHT + 20)) == point_spot(1)
