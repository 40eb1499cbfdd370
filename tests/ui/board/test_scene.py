"""The scene shows the truth whatever happens: after a run, amid one, with a checker in the hand."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st
from PySide6.QtCore import QPointF, QVariantAnimation
from pytestqt.qtbot import QtBot

from bgdesk.match.state import Pair
from bgdesk.rules.player import Player
from bgdesk.rules.stages import Stage
from bgdesk.shipped import resource_path
from bgdesk.ui.board.geometry import CHECKER, BoardGeometry, Fixture
from bgdesk.ui.board.items import CheckerItem, PillItem
from bgdesk.ui.board.overlay import place_area
from bgdesk.ui.board.scene import BoardScene
from bgdesk.ui.board.theme import load_theme
from bgdesk.ui.board.view import (
    BoardView,
    CheckerMove,
    DieView,
    Stack,
    bar_spot,
    point_spot,
)
from tests.ui.board.positions import (
    EVERY,
    bearing_off,
    middle_game,
    offered,
    points,
    start,
    to_roll,
)
from tests.ui.board.truth import assert_truth, places_of_items, places_of_view

WHITE, BLACK = Player.WHITE, Player.BLACK
P = point_spot


def hit() -> tuple[BoardView, tuple[CheckerMove, ...]]:
    """White hits on his 4 point from the 13 and the 6-point."""
    after = replace(
        start(),
        points=points({24: 2, 13: 4, 8: 3, 6: 4, 4: 2}, {12: 5, 17: 3, 19: 5, 1: 1}),
        bar=Pair(0, 1),
    )
    moves = (CheckerMove(WHITE, P(13), P(4), hits=True), CheckerMove(WHITE, P(6), P(4)))
    return after, moves


def before_hit() -> BoardView:
    """The position before `hit`: a black blot on White's 4-point."""
    return replace(start(), points=points({24: 2, 13: 5, 8: 3, 6: 5}, {12: 5, 17: 3, 19: 5, 1: 1, 4: 1}))


@pytest.mark.parametrize("make", EVERY.values(), ids=EVERY.keys())
def test_a_settled_board_shows_the_view(scene: BoardScene, make: Callable[[], BoardView]) -> None:
    scene.set_view(make())
    scene.settle()
    assert_truth(scene, make())


def test_a_run_of_moves_ends_on_the_view_by_itself(qtbot: QtBot, scene: BoardScene) -> None:
    scene.set_view(before_hit())
    after, moves = hit()
    with qtbot.waitSignal(scene.settled, timeout=5000):
        scene.set_view(after, moves)
        assert scene.is_moving
    assert_truth(scene, after)


def test_checkers_are_under_way_in_between(scene: BoardScene) -> None:
    scene.set_view(before_hit())
    after, moves = hit()
    scene.set_view(after, moves)
    scene.go_to(100)
    assert places_of_items(scene) not in (
        places_of_view(before_hit(), scene.geometry),
        places_of_view(after, scene.geometry),
    )
    scene.settle()


def test_the_hit_checker_flies_after_its_hitter_arrives(scene: BoardScene) -> None:
    scene.set_view(before_hit())
    after, moves = hit()
    scene.set_view(after, moves[:1])
    black = next(
        item for item in scene.items() if isinstance(item, CheckerItem) and item.scenePos() == blot()
    )
    scene.go_to(100)
    assert black.scenePos() == blot()
    scene.go_to(300)
    assert black.scenePos() != blot()
    scene.settle()
    assert scene.checkers.shown()[bar_spot(BLACK)] == Stack(BLACK, 1)


def blot() -> QPointF:
    """Where a single checker lies on the 4-point."""
    return BoardGeometry().slot(P(4), 0, 1).centre


def after_hit() -> BoardView:
    """The position after the hit."""
    return hit()[0]


VIEWS = st.sampled_from([*EVERY.values(), before_hit, after_hit])
ANY_SPOT = st.sampled_from(BoardGeometry(has_reserve=True).spots())
ANY_MOVE = st.builds(CheckerMove, st.sampled_from(Player), ANY_SPOT, ANY_SPOT, st.booleans())


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_no_interruption_leaves_a_wrong_board(qtbot: QtBot, data: st.DataObject) -> None:
    scene = BoardScene(load_theme(resource_path("boards") / "classic.toml"))
    for _ in range(data.draw(st.integers(1, 5))):
        view = data.draw(VIEWS)()
        moves = tuple(data.draw(st.lists(ANY_MOVE, max_size=5)))
        scene.set_view(view, moves)
        scene.go_to(data.draw(st.integers(0, 1500)))
        assert scene.view == view
    scene.settle()
    assert_truth(scene, scene.view)


def test_a_new_view_cuts_a_run_short_and_only_its_own_end_is_told(qtbot: QtBot, scene: BoardScene) -> None:
    scene.set_view(before_hit())
    told: list[BoardView] = []
    scene.settled.connect(lambda: told.append(scene.view))
    after, moves = hit()
    scene.set_view(after, moves)
    scene.go_to(150)
    scene.set_view(start(), (CheckerMove(WHITE, P(13), P(10)),))
    assert told == []
    scene.settle()
    assert told == [start()]
    assert_truth(scene, start())


def test_settling_is_told_at_once_where_nothing_moves(qtbot: QtBot, scene: BoardScene) -> None:
    with qtbot.waitSignal(scene.settled, timeout=0, raising=False) as told:
        scene.set_view(replace(start(), hint="Roll"))
    assert told.signal_triggered


def test_without_motion_everything_jumps(scene: BoardScene) -> None:
    scene.set_motion(enabled=False, speed=1)
    after, moves = hit()
    scene.set_view(after, moves)
    assert_truth(scene, after)
    scene.set_view(middle_game())
    assert_truth(scene, middle_game())


def test_turning_motion_off_ends_a_run(scene: BoardScene) -> None:
    scene.set_view(before_hit())
    after, moves = hit()
    scene.set_view(after, moves)
    scene.set_motion(enabled=False, speed=1)
    assert_truth(scene, after)


@pytest.mark.parametrize("speed", [0.5, 2.0])
def test_speed_changes_how_long_a_run_takes(scene: BoardScene, speed: float) -> None:
    after, moves = hit()
    lengths = []
    for rate in (1.0, speed):
        scene.set_motion(enabled=True, speed=rate)
        scene.set_view(before_hit())
        scene.set_view(after, moves)
        clock = scene.findChild(QVariantAnimation)
        assert clock is not None
        lengths.append(clock.duration())
        scene.settle()
    assert lengths[0] / lengths[1] == pytest.approx(speed, rel=0.02)


def test_new_dice_tumble_and_known_dice_do_not(scene: BoardScene) -> None:
    rolled = replace(start(), dice=(DieView(6, WHITE), DieView(3, WHITE)))
    scene.set_view(rolled)
    assert scene.is_moving
    scene.settle()
    for dice in (
        (DieView(3, WHITE), DieView(6, WHITE)),
        (DieView(3, WHITE), DieView(6, WHITE, True, 1.0)),
    ):
        scene.set_view(replace(rolled, dice=dice))
        assert_truth(scene, replace(rolled, dice=dice))


def test_what_tells_the_roll_is_shown_when_the_dice_lie(scene: BoardScene) -> None:
    dice = (DieView(6, WHITE), DieView(6, WHITE))
    view = replace(start(), dice=dice, hint="Click a checker to play the 6", coming=(Stage((5,) * 4),))
    scene.set_view(view)
    scene.set_scale(0.5)
    assert scene.is_moving
    assert not scene.overlay.items_of("text")
    assert not scene.overlay.items_of("coming")
    scene.settle()
    assert scene.overlay.items_of("text")
    assert scene.overlay.items_of("coming")


def test_the_cube_slides_to_its_new_place(scene: BoardScene) -> None:
    scene.set_view(offered())
    assert scene.is_moving
    scene.settle()
    assert_truth(scene, offered())
    assert scene.place_at(BoardGeometry().cube_centre(None, WHITE)) is Fixture.CUBE


def test_a_checker_in_the_hand_survives_a_view_with_the_same_checkers(scene: BoardScene) -> None:
    scene.set_view(middle_game())
    scene.settle()
    assert scene.lift(P(13))
    scene.carry(QPointF(700, 500))
    scene.set_view(replace(middle_game(), hint="", message="Only a reminder"))
    assert scene.is_holding
    assert (WHITE, 700.0, 500.0) in places_of_items(scene)


@pytest.mark.parametrize("is_news", [True, False])
def test_only_a_refusal_looks_like_one(scene: BoardScene, is_news: bool) -> None:
    scene.set_view(replace(start(), message="Just so", is_news=is_news))
    scene.settle()
    pills = [item for item in scene.items() if isinstance(item, PillItem)]
    assert [pill.is_urgent for pill in pills] == [not is_news]


def test_a_checker_in_the_hand_goes_home_when_the_board_changes(scene: BoardScene) -> None:
    scene.set_view(middle_game())
    scene.settle()
    scene.lift(P(13))
    scene.carry(QPointF(700, 500))
    scene.set_view(start())
    assert not scene.is_holding
    scene.settle()
    assert_truth(scene, start())


def test_a_carried_checker_goes_on_from_where_it_was_dropped(scene: BoardScene) -> None:
    scene.set_view(before_hit())
    scene.lift(P(13))
    scene.carry(blot() + QPointF(20, -20))
    scene.release()
    after = replace(hit()[0], points=points({24: 2, 13: 4, 8: 3, 6: 5, 4: 1}, {12: 5, 17: 3, 19: 5, 1: 1}))
    scene.set_view(after, (CheckerMove(WHITE, P(13), P(9)), CheckerMove(WHITE, P(9), P(4), hits=True)))
    for time_ms in range(0, 400, 20):
        scene.go_to(time_ms)
        carried = [item for item in scene.items() if isinstance(item, CheckerItem) and item.player is WHITE]
        nearest = min((item.pos() - blot()).manhattanLength() for item in carried)
        assert nearest <= 41
    scene.settle()
    assert_truth(scene, after)


def test_lifting_from_an_empty_place_lifts_nothing(scene: BoardScene) -> None:
    assert not scene.lift(P(2))
    assert not scene.is_holding


@pytest.mark.parametrize("theme_name", ["slate", "contrast"])
def test_a_new_theme_or_a_turned_board_keeps_the_truth(scene: BoardScene, theme_name: str) -> None:
    scene.set_view(bearing_off())
    scene.set_theme(load_theme(resource_path("boards") / f"{theme_name}.toml"))
    scene.set_geometry(BoardGeometry(BLACK, home_right=False))
    assert_truth(scene, bearing_off())
    colours = {item.theme.name for item in scene.items() if isinstance(item, CheckerItem)}
    assert colours == {scene.theme.name}


def test_dice_and_cube_lie_over_the_points(scene: BoardScene) -> None:
    geometry = BoardGeometry()
    dice = geometry.die_centre(WHITE, 0, 2)
    assert scene.place_at(dice) == geometry.spot_at(dice)
    scene.set_view(to_roll())
    scene.settle()
    assert scene.place_at(dice) is Fixture.DICE
    assert scene.place_at(geometry.cube_centre(None)) is Fixture.CUBE
    scene.set_view(replace(to_roll(), cube=None, can_roll=False))
    assert scene.place_at(geometry.cube_centre(None)) is None


def test_only_what_can_be_used_glows(scene: BoardScene) -> None:
    scene.set_view(start())
    assert scene.overlay.items_of("actions") == ()
    scene.set_view(middle_game())
    scene.settle()
    assert len(scene.overlay.items_of("actions")) == len(middle_game().targets)
    scene.show_targets_of(P(13))
    assert len(scene.overlay.items_of("targets")) == 3


def test_nothing_glows_while_things_move(scene: BoardScene) -> None:
    scene.set_view(middle_game())
    assert scene.is_moving
    assert scene.overlay.items_of("actions") == ()
    scene.settle()


def test_a_refusal_takes_the_place_of_the_help(scene: BoardScene) -> None:
    scene.set_view(replace(start(), hint="Roll the dice"))
    scene.set_view(replace(start(), hint="Roll the dice", message="It is not your turn"))
    (pill,) = scene.overlay.items_of("text")
    assert isinstance(pill, PillItem)
    assert (pill.text, pill.is_urgent) == ("It is not your turn", True)
    scene.set_view(start())
    assert scene.overlay.items_of("text") == ()


@pytest.mark.parametrize("x", [0.0, 800.0, 1600.0])
def test_long_text_stays_inside_the_half_of_the_field(scene: BoardScene, x: float) -> None:
    scene.set_scale(0.34)
    scene.message_x = x
    scene.set_view(replace(start(), message="The 6 must be played: both dice have to be used if they can be"))
    (pill,) = scene.overlay.items_of("text")
    area = pill.sceneBoundingRect()
    halves = ((131.0, 743.0), (857.0, 1469.0))
    assert any(left <= area.left() and area.right() <= right for left, right in halves)
    assert abs(area.center().x() - min(max(x, 131.0), 1469.0)) < 350


@pytest.mark.parametrize("scale", [0.34, 0.6, 1.2])
@pytest.mark.parametrize("view", [start(), middle_game(), bearing_off()])
@pytest.mark.parametrize("x", [0.0, 1163.0, 1600.0])
def test_text_covers_no_checker_and_neither_dice_nor_cube(
    scene: BoardScene, scale: float, view: BoardView, x: float
) -> None:
    scene.set_scale(scale)
    scene.message_x = x
    text = "You may bear off once all your checkers are home; one is still on the 13-point."
    scene.set_view(replace(view, message=text))
    (pill,) = scene.overlay.items_of("text")
    area = pill.sceneBoundingRect()
    centres = [
        slot.centre for spot, stack in view.stacks().items() for slot in scene.geometry.slots(spot, stack)
    ]
    distances = [
        math.hypot(
            max(area.left() - at.x(), 0, at.x() - area.right()),
            max(area.top() - at.y(), 0, at.y() - area.bottom()),
        )
        for at in centres
    ]
    assert min(distances) >= CHECKER / 2 - 2
    fixtures = [place for place, shown in ((Fixture.DICE, view.dice), (Fixture.CUBE, view.cube)) if shown]
    assert not any(place_area(fixture, view, scene.geometry).intersects(area) for fixture in fixtures)
