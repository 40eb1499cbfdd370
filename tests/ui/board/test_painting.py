"""The board looks as its theme says: sampled pixels, never whole pictures."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from bgdesk.rules.player import Player
from bgdesk.shipped import resource_path
from bgdesk.ui.board.geometry import CHECKER, WIDTH, BoardGeometry
from bgdesk.ui.board.render import render_image
from bgdesk.ui.board.theme import BoardTheme, load_themes
from bgdesk.ui.board.view import BoardView, SpotKind, bar_spot, point_spot, tray_spot
from tests.ui.board.positions import EVERY, bearing_off, middle_game, offered, opening, stacked, start

THEMES = load_themes(resource_path("boards"))
SIZE = QSize(800, 575)
GEOMETRY = BoardGeometry()


@pytest.fixture(autouse=True)
def application(qtbot: QtBot) -> None:
    """Fonts need an application."""


def pixel(image: QImage, at: QPointF) -> QColor:
    """The colour at a place in scene units."""
    scale = image.width() / WIDTH
    return image.pixelColor(round(at.x() * scale), round(at.y() * scale))


def distance(one: QColor, other: str | QColor) -> int:
    """The largest difference of a channel."""
    second = QColor(other)
    pairs = ((one.red(), second.red()), (one.green(), second.green()), (one.blue(), second.blue()))
    return max(abs(a - b) for a, b in pairs)


def differing(one: QImage, other: QImage) -> float:
    """The share of pixels, on a grid, that differ visibly."""
    assert one.size() == other.size()
    spots = [(x, y) for x in range(0, one.width(), 3) for y in range(0, one.height(), 3)]
    return sum(distance(one.pixelColor(x, y), other.pixelColor(x, y)) > 24 for x, y in spots) / len(spots)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
@pytest.mark.parametrize("name", EVERY)
def test_every_position_in_every_theme_shows_its_checkers(theme: BoardTheme, name: str) -> None:
    view = EVERY[name]()
    image = render_image(view, theme, SIZE)
    assert image.size() == SIZE
    geometry = GEOMETRY.fitting(view)
    for spot, stack in view.stacks().items():
        if spot.kind is not SpotKind.POINT or stack.count > 5:
            continue
        for player, slot in zip(stack.players, geometry.slots(spot, stack), strict=True):
            low = (0.2 if slot.is_low else -0.2) if slot.is_pinned else 0.24
            at = slot.centre + QPointF(CHECKER * (0.3 if slot.is_pinned else 0.24), CHECKER * low)
            assert distance(pixel(image, at), theme.checker(player).face) < 60, (spot, slot)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
def test_an_empty_point_shows_its_own_colour(theme: BoardTheme) -> None:
    image = render_image(start(), theme, SIZE)
    for number, colours in ((3, theme.point_odd), (2, theme.point_even)):
        low = GEOMETRY.rect(point_spot(number)).center() + QPointF(0, 150)
        assert min(distance(pixel(image, low), c) for c in (colours.light, colours.dark)) < 30


def test_the_outside_of_the_corners_is_clear(classic: BoardTheme) -> None:
    image = render_image(start(), classic, SIZE)
    for x, y in ((0, 0), (799, 0), (0, 574), (799, 574)):
        assert image.pixelColor(x, y).alpha() < 40


def test_a_picture_keeps_the_proportions_of_the_board(classic: BoardTheme) -> None:
    wide = render_image(start(), classic, QSize(900, 300))
    assert wide.height() == 300
    assert wide.width() == pytest.approx(300 * 1600 / 1150, abs=1)


def test_the_same_view_gives_the_same_picture(classic: BoardTheme) -> None:
    assert render_image(middle_game(), classic, SIZE) == render_image(middle_game(), classic, SIZE)


def test_turning_the_board_swaps_its_ends(classic: BoardTheme) -> None:
    for bottom in Player:
        for home_right in (True, False):
            geometry = BoardGeometry(bottom, home_right)
            image = render_image(start(), classic, SIZE, geometry)
            ace = geometry.slot(point_spot(24), 1, 2).centre + QPointF(15, 15)
            assert distance(pixel(image, ace), classic.checker_white.face) < 40


CHANGES: dict[str, tuple[BoardView, BoardView]] = {
    "numbers": (start(), replace(start(), numbers_for=Player.BLACK)),
    "hint": (replace(start(), active=Player.WHITE), replace(start(), hint="Roll", active=Player.WHITE)),
    "refusal instead of help": (offered(), replace(offered(), message="Not now")),
    "movable checkers": (replace(middle_game(), targets={}), middle_game()),
    "used die": (bearing_off(), replace(bearing_off(), dice=bearing_off().dice[1:])),
    "half played die": (stacked(), replace(stacked(), dice=stacked().dice[:1])),
    "cube out of play": (stacked(), replace(stacked(), cube=replace(stacked().cube, is_crawford=False))),  # type: ignore[type-var]
    "no cube": (start(), replace(start(), cube=None)),
    "cube that can be turned": (start(), replace(start(), cube=replace(start().cube, can_turn=True))),  # type: ignore[type-var]
    "dice to roll": (start(), replace(start(), can_roll=True, active=Player.WHITE)),
    "dice to confirm": (middle_game(), replace(middle_game(), can_finish=True)),
    "arrows": (replace(bearing_off(), arrows=()), bearing_off()),
    "opening dice": (start(), opening()),
}


@pytest.mark.parametrize(("before", "after"), CHANGES.values(), ids=CHANGES.keys())
def test_everything_that_a_view_can_say_can_be_seen(
    classic: BoardTheme, before: BoardView, after: BoardView
) -> None:
    one, other = (render_image(view, classic, SIZE) for view in (before, after))
    assert 0.0002 < differing(one, other) < 0.15


def test_targets_show_for_the_place_in_question_only(classic: BoardTheme) -> None:
    plain = render_image(middle_game(), classic, SIZE)
    marked = render_image(middle_game(), classic, SIZE, source=point_spot(13))
    other = render_image(middle_game(), classic, SIZE, source=point_spot(5))
    assert plain == other
    ring = GEOMETRY.slot(point_spot(7), 0, 1).centre
    assert distance(pixel(plain, ring), pixel(marked, ring)) > 8


def test_a_tray_shows_one_edge_for_each_checker(classic: BoardTheme) -> None:
    image = render_image(bearing_off(), classic, QSize(1600, 1150))
    for index in range(15):
        centre = GEOMETRY.slot(tray_spot(Player.WHITE), index, 9).centre + QPointF(12, 6)
        is_there = distance(pixel(image, centre), classic.checker_white.face) < 60
        assert is_there is (index < 9)


def test_checkers_on_the_bar_can_be_seen(classic: BoardTheme) -> None:
    image = render_image(stacked(), classic, SIZE)
    for player, count in ((Player.WHITE, 2), (Player.BLACK, 1)):
        centre = GEOMETRY.slot(bar_spot(player), count - 1, count).centre + QPointF(22, 22)
        assert distance(pixel(image, centre), classic.checker(player).face) < 60


def test_each_player_rolls_dice_of_his_own_colour(classic: BoardTheme) -> None:
    image = render_image(opening(), classic, SIZE)
    for player, theme in ((Player.WHITE, classic.die_white), (Player.BLACK, classic.die_black)):
        beside_the_pips = GEOMETRY.die_centre(player, 0, 1) + QPointF(0, -28)
        assert distance(pixel(image, beside_the_pips), theme.light) < 40
