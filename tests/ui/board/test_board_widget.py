"""Real mouse and key events on the board say what was meant, once each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bgdesk.rules.player import Player
from bgdesk.shipped import resource_path
from bgdesk.ui.board.board_widget import BoardWidget
from bgdesk.ui.board.geometry import Fixture, Place
from bgdesk.ui.board.overlay import place_area
from bgdesk.ui.board.theme import load_theme
from bgdesk.ui.board.view import BoardView, CheckerMove, Spot, Stack, bar_spot, point_spot, tray_spot
from tests.ui.board.positions import middle_game, start, to_roll

WHITE, BLACK = Player.WHITE, Player.BLACK
P = point_spot
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
WAYS = list(product(Player, (True, False)))
Said = list[tuple[object, ...]]


@pytest.fixture
def said(board: BoardWidget) -> Said:
    """Everything that the board says, in order."""
    heard: Said = []
    board.spot_clicked.connect(lambda spot, secondary: heard.append(("spot", spot, secondary)))
    board.spot_activated.connect(lambda spot, secondary: heard.append(("key", spot, secondary)))
    board.checker_dropped.connect(lambda source, target: heard.append(("drop", source, target)))
    board.drop_refused.connect(lambda source, target: heard.append(("refused", source, target)))
    board.dice_clicked.connect(lambda secondary: heard.append(("dice", secondary)))
    board.cube_clicked.connect(lambda: heard.append(("cube",)))
    return heard


def at(board: BoardWidget, place: Place) -> QPoint:
    """The middle of ``place`` on the viewport; points well away from the dice."""
    centre = place_area(place, board.view, board.board_scene.geometry).center()
    if isinstance(place, Spot):
        centre = board.board_scene.geometry.slot(place, 0, 1).centre
    return board.mapFromScene(centre)


def click(board: BoardWidget, place: Place, button: Qt.MouseButton = LEFT) -> None:
    QTest.mouseClick(board.viewport(), button, Qt.KeyboardModifier.NoModifier, at(board, place))


def drag(board: BoardWidget, start_at: QPoint, end_at: QPoint) -> None:
    """Press, move in six steps, release."""
    QTest.mousePress(board.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, start_at)
    for step in range(1, 7):
        QTest.mouseMove(board.viewport(), start_at + (end_at - start_at) * step / 6)
    QTest.mouseRelease(board.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, end_at)


def top(board: BoardWidget, spot: Spot) -> QPoint:
    """The topmost checker on ``spot``."""
    item = board.board_scene.checkers.top(spot)
    assert item is not None
    return board.mapFromScene(item.pos())


@pytest.mark.parametrize("button", [LEFT, RIGHT])
@pytest.mark.parametrize(("bottom", "home_right"), WAYS)
def test_every_place_can_be_clicked(
    board: BoardWidget, said: Said, button: Qt.MouseButton, bottom: Player, home_right: bool
) -> None:
    board.set_orientation(bottom, home_right)
    for spot in board.board_scene.geometry.spots():
        said.clear()
        click(board, spot, button)
        assert said == [("spot", spot, button is RIGHT)]


def test_the_same_place_on_the_screen_is_another_point_when_the_board_is_turned(
    board: BoardWidget, said: Said
) -> None:
    where = at(board, P(1))
    found = []
    for bottom, home_right in WAYS:
        board.set_orientation(bottom, home_right)
        QTest.mouseClick(board.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, where)
        found.append(said[-1][1])
    assert found == [P(1), P(12), P(24), P(13)]


def test_dice_and_cube_can_be_clicked(board: BoardWidget, said: Said) -> None:
    click(board, Fixture.DICE)
    click(board, Fixture.DICE, RIGHT)
    click(board, Fixture.CUBE)
    assert said == [("dice", False), ("dice", True), ("cube",)]


def test_the_place_for_the_dice_rolls_them(board: BoardWidget, said: Said) -> None:
    board.set_view(to_roll())
    board.settle()
    click(board, Fixture.DICE)
    assert said == [("dice", False)]


def test_two_clicks_are_two_clicks(board: BoardWidget, said: Said) -> None:
    where, none = at(board, P(6)), Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(board.viewport(), LEFT, none, where)
    QTest.mouseDClick(board.viewport(), LEFT, none, where)
    QTest.mouseRelease(board.viewport(), LEFT, none, where)
    assert said == [("spot", P(6), False)] * 2


def test_a_press_that_ends_elsewhere_is_no_click(board: BoardWidget, said: Said) -> None:
    QTest.mousePress(board.viewport(), RIGHT, Qt.KeyboardModifier.NoModifier, at(board, P(6)))
    QTest.mouseRelease(board.viewport(), RIGHT, Qt.KeyboardModifier.NoModifier, at(board, P(4)))
    assert said == []


def test_another_button_during_a_press_does_nothing(board: BoardWidget, said: Said) -> None:
    where, none = at(board, P(6)), Qt.KeyboardModifier.NoModifier
    QTest.mousePress(board.viewport(), LEFT, none, where)
    QTest.mouseClick(board.viewport(), RIGHT, none, where)
    QTest.mouseRelease(board.viewport(), LEFT, none, where)
    assert said == [("spot", P(6), False)]
    QTest.mouseClick(board.viewport(), Qt.MouseButton.MiddleButton, none, where)
    assert len(said) == 1


def test_a_checker_is_dragged_to_a_legal_place(board: BoardWidget, said: Said) -> None:
    drag(board, top(board, P(13)), at(board, P(7)))
    assert said == [("drop", P(13), P(7))]


def test_a_drop_near_a_legal_place_snaps_to_it(board: BoardWidget, said: Said) -> None:
    beside = at(board, P(7)) - QPoint(35, 0)
    assert board.board_scene.place_at(board.mapToScene(beside)) == P(8)
    drag(board, top(board, P(13)), beside)
    assert said == [("drop", P(13), P(7))]


def test_a_drop_elsewhere_is_refused_and_the_checker_goes_home(
    qtbot: QtBot, board: BoardWidget, said: Said
) -> None:
    before = top(board, P(13))
    with qtbot.waitSignal(board.settled, timeout=3000):
        drag(board, before, at(board, P(20)))
    assert said == [("refused", P(13), P(20))]
    assert top(board, P(13)) == before


def test_a_checker_that_may_not_move_can_be_lifted_and_is_refused(board: BoardWidget, said: Said) -> None:
    drag(board, top(board, P(5)), at(board, P(2)))
    assert said == [("refused", P(5), P(2))]


def test_the_opponents_checkers_and_empty_places_are_refused_without_lifting(
    board: BoardWidget, said: Said
) -> None:
    for spot in (P(12), P(2)):
        start_at = at(board, spot)
        QTest.mousePress(board.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, start_at)
        QTest.mouseMove(board.viewport(), start_at - QPoint(0, 60))
        assert not board.board_scene.is_holding
        QTest.mouseRelease(board.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, at(board, P(20)))
    assert said == [("refused", P(12), P(20)), ("refused", P(2), P(20))]


def test_nothing_can_be_lifted_while_nobody_is_asked(board: BoardWidget, said: Said) -> None:
    board.set_view(replace(middle_game(), targets={}))
    before = top(board, P(13))
    drag(board, before, at(board, P(7)))
    assert top(board, P(13)) == before
    assert said == [("refused", P(13), P(7))]


def test_a_drop_where_it_came_from_or_beside_the_board_says_nothing(board: BoardWidget, said: Said) -> None:
    drag(board, top(board, P(13)), at(board, P(13)))
    drag(board, top(board, P(13)), QPoint(20, 345))
    assert said == []
    board.settle()


def test_a_small_movement_is_still_a_click(board: BoardWidget, said: Said) -> None:
    where = at(board, P(6))
    QTest.mousePress(board.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, where)
    QTest.mouseMove(board.viewport(), where + QPoint(3, 2))
    QTest.mouseRelease(board.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, where + QPoint(3, 2))
    assert said == [("spot", P(6), False)]


def test_the_view_answering_a_drop_takes_over_from_the_hand(board: BoardWidget, said: Said) -> None:
    after = replace(middle_game(), points=_moved(middle_game(), 13, 7), targets={})
    board.checker_dropped.connect(
        lambda source, target: board.set_view(after, (CheckerMove(WHITE, source, target),))
    )
    drag(board, top(board, P(13)), at(board, P(7)))
    board.settle()
    assert board.view == after
    assert board.board_scene.checkers.shown()[P(7)] == Stack(WHITE, 1)


def _moved(view: BoardView, source: int, target: int) -> tuple[tuple[Player | None, int], ...]:
    counts = list(view.points)
    counts[source - 1] = (WHITE, counts[source - 1][1] - 1)
    counts[target - 1] = (WHITE, 1)
    return tuple(counts)


def test_a_board_that_changes_under_the_hand_ends_the_drag(board: BoardWidget, said: Said) -> None:
    QTest.mousePress(board.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, top(board, P(13)))
    QTest.mouseMove(board.viewport(), at(board, P(8)))
    assert board.board_scene.is_holding
    board.set_view(start())
    QTest.mouseRelease(board.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, at(board, P(7)))
    assert said == []
    board.settle()


def test_escape_puts_the_checker_back(board: BoardWidget, said: Said) -> None:
    QTest.mousePress(board.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, top(board, P(13)))
    QTest.mouseMove(board.viewport(), at(board, P(8)))
    QTest.keyClick(board, Qt.Key.Key_Escape)
    QTest.mouseRelease(board.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, at(board, P(7)))
    assert said == []
    board.settle()
    assert board.board_scene.checkers.shown()[P(13)] == Stack(WHITE, 4)


def test_targets_show_under_the_mouse_and_while_dragging(board: BoardWidget) -> None:
    overlay = board.board_scene.overlay
    QTest.mouseMove(board.viewport(), top(board, P(13)))
    assert len(overlay.items_of("targets")) == 3
    QTest.mouseMove(board.viewport(), at(board, P(2)))
    assert overlay.items_of("targets") == ()
    QTest.mousePress(board.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, top(board, P(8)))
    QTest.mouseMove(board.viewport(), at(board, P(3)))
    assert len(overlay.items_of("targets")) == 2
    QTest.mouseRelease(board.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, at(board, P(8)))
    assert overlay.items_of("targets") == ()
    board.settle()


def keys(board: BoardWidget, *pressed: Qt.Key) -> Iterator[Place]:
    """Press each key in turn; where the keyboard is after it."""
    for key in pressed:
        QTest.keyClick(board, key)
        yield board.focused_place


def test_arrows_walk_the_board_and_enter_presses(board: BoardWidget, said: Said) -> None:
    board.focus_place(P(6))
    walked = list(keys(board, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Up))
    assert walked == [bar_spot(BLACK), P(7), Fixture.DICE, P(18)]
    board.focus_place(P(8))
    QTest.keyClick(board, Qt.Key.Key_Return)
    QTest.keyClick(board, Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    assert said == [
        ("spot", P(8), False),
        ("key", P(8), False),
        ("spot", P(8), True),
        ("key", P(8), True),
    ]


@pytest.mark.parametrize(("bottom", "home_right"), WAYS)
def test_every_place_can_be_pressed_by_key(
    board: BoardWidget, said: Said, bottom: Player, home_right: bool
) -> None:
    board.set_orientation(bottom, home_right)
    for place in (*board.board_scene.geometry.spots(), *Fixture):
        said.clear()
        board.focus_place(place)
        QTest.keyClick(board, Qt.Key.Key_Enter)
        expected = {Fixture.DICE: ("dice", False), Fixture.CUBE: ("cube",)}
        assert said[0] == (expected[place] if isinstance(place, Fixture) else ("spot", place, False))


def test_the_ring_shows_for_keys_and_goes_for_the_mouse(board: BoardWidget) -> None:
    overlay = board.board_scene.overlay
    board.clearFocus()
    board.setFocus(Qt.FocusReason.TabFocusReason)
    assert len(overlay.items_of("focus")) == 1
    assert board.focused_place in middle_game().targets
    click(board, P(6))
    assert overlay.items_of("focus") == ()
    QTest.keyClick(board, Qt.Key.Key_Left)
    assert len(overlay.items_of("focus")) == 1
    board.clearFocus()
    assert overlay.items_of("focus") == ()


def test_a_focused_source_shows_its_targets(board: BoardWidget) -> None:
    board.focus_place(P(13))
    assert len(board.board_scene.overlay.items_of("targets")) == 3
    QTest.keyClick(board, Qt.Key.Key_Right)
    assert board.board_scene.overlay.items_of("targets") == ()


def test_tab_comes_and_goes(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    first, board, last = QPushButton("a"), BoardWidget(), QPushButton("b")
    for widget in (first, board, last):
        layout.addWidget(widget)
    with qtbot.waitActive(window):
        window.show()
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Tab)
    assert board.hasFocus()
    QTest.keyClick(board, Qt.Key.Key_Tab)
    assert last.hasFocus()
    QTest.keyClick(last, Qt.Key.Key_Backtab)
    assert board.hasFocus()


@pytest.mark.parametrize(
    ("key", "shows_focus", "is_claimed"),
    [
        (Qt.Key.Key_Left, False, True),
        (Qt.Key.Key_Return, False, False),
        (Qt.Key.Key_Return, True, True),
        (Qt.Key.Key_H, True, False),
    ],
)
def test_the_board_claims_only_keys_that_it_means(
    board: BoardWidget, key: Qt.Key, shows_focus: bool, is_claimed: bool
) -> None:
    if shows_focus:
        board.focus_place(P(6))
    event = QKeyEvent(QEvent.Type.ShortcutOverride, key, Qt.KeyboardModifier.NoModifier)
    event.ignore()
    board.event(event)
    assert event.isAccepted() is is_claimed


def test_other_keys_and_the_wheel_are_left_to_the_window(board: BoardWidget, said: Said) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_8, Qt.KeyboardModifier.NoModifier, "8")
    board.keyPressEvent(event)
    assert not event.isAccepted()
    assert said == []


@pytest.mark.parametrize("size", [(900, 600), (1600, 1000), (400, 900), (360, 259)])
def test_the_whole_board_fills_the_room(board: BoardWidget, size: tuple[int, int]) -> None:
    board.resize(*size)
    shown = board.mapFromScene(board.sceneRect()).boundingRect()
    assert board.viewport().rect().adjusted(-1, -1, 1, 1).contains(shown)
    slack = (size[0] - shown.width(), size[1] - shown.height())
    assert min(slack) <= 2
    click_at = board.mapFromScene(board.board_scene.geometry.slot(P(24), 0, 1).centre)
    assert board.board_scene.place_at(board.mapToScene(click_at)) == P(24)


def test_the_windows_colour_shows_around_the_board(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    palette = window.palette()
    palette.setColor(QPalette.ColorRole.Window, QColor("#123456"))
    window.setPalette(palette)
    board = BoardWidget(window)
    window.resize(700, 300)
    board.resize(700, 300)
    with qtbot.waitExposed(window):
        window.show()
    assert window.grab().toImage().pixelColor(4, 150) == QColor("#123456")


def test_a_theme_changes_the_picture_at_once(board: BoardWidget) -> None:
    where = board.mapFromScene(QPointF(430, 575))
    before = board.grab().toImage().pixelColor(where)
    board.set_theme(load_theme(resource_path("boards") / "slate.toml"))
    assert board.grab().toImage().pixelColor(where) != before


def test_a_hand_shows_where_something_can_be_done(board: BoardWidget) -> None:
    for place, shape in (
        (P(13), Qt.CursorShape.PointingHandCursor),
        (P(7), Qt.CursorShape.PointingHandCursor),
        (P(19), Qt.CursorShape.ArrowCursor),
        (Fixture.DICE, Qt.CursorShape.PointingHandCursor),
        (Fixture.CUBE, Qt.CursorShape.ArrowCursor),
        (tray_spot(WHITE), Qt.CursorShape.ArrowCursor),
    ):
        QTest.mouseMove(board.viewport(), at(board, place))
        assert board.viewport().cursor().shape() is shape, place


def test_there_is_no_context_menu(board: BoardWidget) -> None:
    assert board.contextMenuPolicy() is Qt.ContextMenuPolicy.NoContextMenu
