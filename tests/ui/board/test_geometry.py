"""Places do not overlap, every place is hit where it lies, turning the board moves what it should."""

from __future__ import annotations

from itertools import combinations, pairwise, product

import pytest
from PySide6.QtCore import QPointF, QRectF

from bgdesk.rules.player import Player
from bgdesk.rules.variants import Relation
from bgdesk.ui.board.geometry import (
    CHECKER,
    CUBE,
    DIE,
    FIELD_HEIGHT,
    FIELD_TOP,
    FULL_BAR,
    HEIGHT,
    WIDTH,
    BoardGeometry,
)
from bgdesk.ui.board.view import SpotKind, Stack, bar_spot, point_spot, reserve_spot, tray_spot

WHITE, BLACK = Player.WHITE, Player.BLACK
WAYS = tuple(product(Player, (True, False)))
GAMES = (
    (Relation.CONTRARY, False),
    (Relation.CONTRARY, True),
    (Relation.PARALLEL_DIAGONAL, False),
    (Relation.PARALLEL_SAME, True),
)
EVERY_WAY = tuple(BoardGeometry(*way, *game) for way, game in product(WAYS, GAMES))
BOARD = QRectF(0, 0, WIDTH, HEIGHT)


@pytest.mark.parametrize("geometry", EVERY_WAY)
def test_places_lie_on_the_board_and_apart(geometry: BoardGeometry) -> None:
    rects = {spot: geometry.rect(spot) for spot in geometry.spots()}
    assert len(rects) == 28 + 2 * geometry.has_reserve
    assert all(BOARD.contains(rect) for rect in rects.values())
    for (one, first), (other, second) in combinations(rects.items(), 2):
        assert not first.adjusted(1, 1, -1, -1).intersects(second), (one, other)


@pytest.mark.parametrize("geometry", EVERY_WAY)
def test_every_place_is_hit_all_over(geometry: BoardGeometry) -> None:
    for spot in geometry.spots():
        rect = geometry.rect(spot)
        for x, y in product((0.05, 0.5, 0.95), repeat=2):
            at = QPointF(rect.left() + x * rect.width(), rect.top() + y * rect.height())
            assert geometry.spot_at(at) == spot


@pytest.mark.parametrize("geometry", EVERY_WAY)
def test_every_slot_lies_on_its_own_place(geometry: BoardGeometry) -> None:
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


@pytest.mark.parametrize(("bottom", "home_right"), WAYS)
def test_a_cube_lies_on_no_checker_where_some_wait_in_reserve(bottom: Player, home_right: bool) -> None:
    geometry = BoardGeometry(bottom, home_right, has_reserve=True)
    for owner in (None, *Player):
        cube = geometry.cube_rect(owner)
        assert not any(cube.intersects(geometry.rect(reserve_spot(player))) for player in Player)
        assert not any(cube.intersects(geometry.rect(tray_spot(player))) for player in Player)
        assert owner is None or (cube.center().y() > HEIGHT / 2) is (owner is bottom)
        for player in Player:
            for height in (1, FULL_BAR, 15):
                for slot in geometry.slots(bar_spot(player), Stack(player, height)):
                    gap = cube.center() - slot.centre
                    assert max(abs(gap.x()), abs(gap.y())) > (CUBE + CHECKER) / 2, (owner, player, height)


def test_a_hit_checker_waits_in_the_half_where_it_enters() -> None:
    geometry = BoardGeometry(WHITE)
    assert geometry.is_top(bar_spot(WHITE))
    assert geometry.is_top(point_spot(24))
    assert not geometry.is_top(bar_spot(BLACK))


def test_two_full_stacks_leave_room_for_the_dice() -> None:
    geometry = BoardGeometry()
    upper = geometry.slot(point_spot(24), 4, 5).centre.y() + CHECKER / 2
    lower = geometry.slot(point_spot(1), 4, 5).centre.y() - CHECKER / 2
    assert lower - upper >= 1.3 * DIE


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


@pytest.mark.parametrize("geometry", EVERY_WAY)
def test_each_player_travels_one_unbroken_way_with_the_bottom_players_home_below(
    geometry: BoardGeometry,
) -> None:
    for player in Player:
        way = [point_spot(geometry.number_for(player, own)) for own in range(24, 0, -1)]
        for here, there in pairwise(way):
            is_same_half = geometry.is_top(here) is geometry.is_top(there)
            gap = geometry.column(there.number) - geometry.column(here.number)
            assert abs(gap) == is_same_half
            if is_same_half:
                assert (gap > 0) is geometry.goes_right(player, top=geometry.is_top(here))
    ace = point_spot(geometry.number_for(geometry.bottom, 1))
    assert not geometry.is_top(ace)
    assert (geometry.column(ace.number) == 11) is geometry.home_right


@pytest.mark.parametrize(("bottom", "home_right"), WAYS)
def test_in_games_on_a_parallel_path_the_other_home_lies_diagonally(bottom: Player, home_right: bool) -> None:
    geometry = BoardGeometry(bottom, home_right, Relation.PARALLEL_DIAGONAL)
    other = bottom.opponent
    start, ace = (point_spot(geometry.number_for(other, own)) for own in (24, 1))
    assert not geometry.is_top(start)
    assert (geometry.rect(start).center().x() < WIDTH / 2) is home_right
    assert geometry.is_top(ace)
    tray = geometry.rect(tray_spot(other))
    assert abs(tray.center().x() - geometry.rect(ace).center().x()) < WIDTH / 2
    assert (tray.left() < WIDTH / 2) is home_right
    assert tray.bottom() < HEIGHT / 2


@pytest.mark.parametrize(("bottom", "home_right"), WAYS)
def test_the_reserve_lies_in_the_rail_away_from_home(bottom: Player, home_right: bool) -> None:
    geometry = BoardGeometry(bottom, home_right, has_reserve=True)
    for player in Player:
        reserve = geometry.rect(reserve_spot(player))
        assert (reserve.left() > WIDTH / 2) is not home_right
        assert geometry.is_top(reserve_spot(player)) is (player is not bottom)


@pytest.mark.parametrize("count", range(1, 15))
@pytest.mark.parametrize("number", [6, 19])
def test_a_pinned_checker_shows_under_the_others(number: int, count: int) -> None:
    geometry = BoardGeometry()
    pinned, *others = geometry.slots(point_spot(number), Stack(WHITE, count, has_pinned=True))
    assert pinned.is_pinned
    assert not any(slot.is_pinned for slot in others)
    shown = abs(others[0].centre.y() - pinned.centre.y()) / CHECKER
    assert 0.4 < shown < 0.6
    assert abs(others[-1].centre.y() - pinned.centre.y()) <= 4 * CHECKER
    assert len({slot.centre.y() for slot in others}) == count
