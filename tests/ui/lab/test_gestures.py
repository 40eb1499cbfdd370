"""Every gesture on the board of the laboratory, by real events, on each colour and whichever way it lies."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bgdesk.app.lab.lab import Lab
from bgdesk.match.setup.setup import new_setup, with_count, with_cube, with_game
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, IN, OFF
from bgdesk.ui.board.geometry import CHECKER, Fixture, Place
from bgdesk.ui.board.overlay import place_area
from bgdesk.ui.board.view import Spot, bar_spot, point_spot, reserve_spot, tray_spot
from bgdesk.ui.lab.edit_board import EditBoard
from bgdesk.ui.lab.lab_page import LabPage
from tests.ui.player_at_window import popups_offscreen

WHITE, BLACK = Player.WHITE, Player.BLACK
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
PLAIN, SHIFT, ALT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)
WAYS = [*product(Player, (True, False), Player)]
KEY = Qt.Key


def at(board: EditBoard, spot: Spot, height: int = 1) -> QPoint:
    """Where the checker at ``height`` of a point lies."""
    geometry = board.board_geometry
    centre = geometry.slot(spot, 0, 1).centre
    way = 1 if geometry.is_top(spot) else -1
    return board.mapFromScene(centre + QPointF(0, way * (height - 1) * CHECKER))


def middle(board: EditBoard, place: Place) -> QPoint:
    return board.mapFromScene(place_area(place, board.view, board.board_geometry).center())


def click(
    board: EditBoard,
    where: QPoint,
    button: Qt.MouseButton = LEFT,
    modifiers: Qt.KeyboardModifier = PLAIN,
) -> None:
    QTest.mouseClick(board.viewport(), button, modifiers, where)


def drag(board: EditBoard, start: QPoint, end: QPoint, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
    QTest.mousePress(board.viewport(), LEFT, modifiers, start)
    for step in range(1, 5):
        QTest.mouseMove(board.viewport(), start + (end - start) * step / 4)
    QTest.mouseRelease(board.viewport(), LEFT, modifiers, end)


def turn_wheel(board: EditBoard, where: QPoint, notches: int, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
    position = QPointF(where)
    event = QWheelEvent(
        position,
        QPointF(board.viewport().mapToGlobal(where)),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        modifiers,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(board.viewport(), event)


@pytest.fixture(params=WAYS, ids=lambda way: f"{way[0]}-{'right' if way[1] else 'left'}-{way[2]}")
def brush(request: pytest.FixtureRequest, page: LabPage) -> Player:
    """The colour that a click sets, on a board that lies each way round."""
    bottom, home_right, player = request.param
    assert isinstance(player, Player)
    page.board.set_orientation(bottom, home_right)
    page.input.set_brush(player)
    return player


def test_the_mouse_sets_moves_and_takes_away(page: LabPage, lab: Lab, brush: Player) -> None:
    """One story with every gesture for a checker, so that it is quick."""
    board, other = page.board, brush.opponent
    own = {player: (lambda n, p=player: n if p is WHITE else 25 - n) for player in Player}

    def count(player: Player, number: int) -> int:
        return lab.setup.count(player, own[player](number))

    click(board, at(board, point_spot(8), 3))
    assert count(brush, 8) == 3
    click(board, at(board, point_spot(8), 3))
    assert count(brush, 8) == 2
    click(board, at(board, point_spot(5), 4), RIGHT)
    assert count(other, 5) == 4
    click(board, at(board, point_spot(5)))
    assert (count(brush, 5), count(other, 5)) == (1, 0)
    drag(board, at(board, point_spot(8), 2), at(board, point_spot(20)))
    assert (count(brush, 8), count(brush, 20)) == (1, 1)
    click(board, at(board, point_spot(13), 5))
    drag(board, at(board, point_spot(13), 5), at(board, point_spot(22)), SHIFT)
    assert (count(brush, 13), count(brush, 22)) == (0, 5)
    drag(board, at(board, point_spot(22), 5), middle(board, bar_spot(brush)))
    assert lab.setup.count(brush, BAR) == 1
    drag(board, middle(board, tray_spot(other)), at(board, point_spot(3)))
    assert count(other, 3) == 1
    drag(board, at(board, point_spot(22), 4), board.mapFromScene(QPointF(70, 575)))
    off = lab.setup.count(brush, OFF)
    turn_wheel(board, at(board, point_spot(3)), 2)
    assert count(other, 3) == 3
    turn_wheel(board, at(board, point_spot(3)), -1)
    assert count(other, 3) == 2
    click(board, at(board, bar_spot(brush)))
    assert (lab.setup.count(brush, BAR), lab.setup.count(brush, OFF)) == (0, off + 1)
    click(board, at(board, point_spot(10), 2), LEFT, ALT)
    mirrored = own[brush](10)
    assert (lab.setup.count(brush, mirrored), lab.setup.count(other, mirrored)) == (2, 2)
    click(board, at(board, point_spot(10), 1), LEFT, Qt.KeyboardModifier.ControlModifier)
    assert (lab.setup.count(brush, mirrored), lab.setup.count(other, mirrored)) == (1, 1)
    QTest.mouseDClick(board.viewport(), LEFT, PLAIN, middle(board, tray_spot(brush)))
    assert lab.setup.count(brush, OFF) == 15
    assert lab.setup.count(other, OFF) < 15


def test_cube_and_dice_by_mouse(page: LabPage, lab: Lab, brush: Player) -> None:
    board = page.board
    click(board, middle(board, Fixture.CUBE))
    assert lab.setup.cube == Cube(2, BLACK)
    click(board, middle(board, Fixture.CUBE))
    click(board, middle(board, Fixture.CUBE), RIGHT)
    assert lab.setup.cube == Cube(2, BLACK)
    start = middle(board, Fixture.CUBE)
    drag(board, start, board.mapFromScene(QPointF(800, 1050)))
    assert lab.setup.cube == Cube(2, board.bottom)
    drag(board, middle(board, Fixture.CUBE), board.mapFromScene(QPointF(800, 575)))
    assert lab.setup.cube == Cube(2)


def test_what_is_not_in_the_tray_is_not_set_and_that_is_told(page: LabPage, lab: Lab) -> None:
    lab.change(new_setup())
    click(page.board, at(page.board, point_spot(7), 2))
    assert lab.setup == new_setup()
    assert "tray" in page.status.text()


def test_checkers_wait_in_reserve_where_the_game_has_one(page: LabPage, lab: Lab) -> None:
    lab.change(with_game(new_setup(), "acey_deucey"))
    board = page.board
    turn_wheel(board, middle(board, reserve_spot(WHITE)), -3)
    assert (lab.setup.count(WHITE, IN), lab.setup.count(WHITE, OFF)) == (12, 3)
    geometry = board.board_geometry
    where = board.mapFromScene(geometry.slot(reserve_spot(WHITE), 11, 12).centre)
    drag(board, where, at(board, point_spot(22)))
    assert (lab.setup.count(WHITE, IN), lab.setup.count(WHITE, 22)) == (11, 1)


@pytest.mark.parametrize("bottom", Player)
def test_digits_set_checkers_where_the_keyboard_is(page: LabPage, lab: Lab, bottom: Player) -> None:
    board = page.board
    board.set_orientation(bottom, True)
    page.input.set_brush(bottom)
    board.focus_place(point_spot(6))
    own = 6 if bottom is WHITE else 19
    QTest.keyClick(board, KEY.Key_4)
    assert lab.setup.count(bottom, own) == 4
    QTest.keyClick(board, KEY.Key_Right)  # what is typed now begins a number
    moved_to = board.focused_place
    QTest.keyClicks(board, "15")
    assert isinstance(moved_to, Spot)
    place = moved_to.number if bottom is WHITE else 25 - moved_to.number
    assert lab.setup.count(bottom, place) == 11
    assert "4" in page.status.text()
    QTest.keyClick(board, KEY.Key_Backspace)
    assert lab.setup.count(bottom, place) == 0
    shifted = QKeyEvent(QEvent.Type.KeyPress, KEY.Key_At, SHIFT, "@")  # as Shift+2 comes on many keyboards
    QApplication.sendEvent(board, shifted)
    assert lab.setup.count(bottom.opponent, 25 - place) == 2
    QTest.keyClick(board, KEY.Key_B)
    assert board.focused_place == bar_spot(bottom)
    QTest.keyClick(board, KEY.Key_1)
    assert lab.setup.count(bottom, BAR) == 1
    QTest.keyClick(board, KEY.Key_Space)
    assert lab.setup.count(bottom, BAR) == 2
    QTest.keyClick(board, KEY.Key_O)
    assert board.focused_place == tray_spot(bottom)


def test_letters_for_the_whole_table(page: LabPage, lab: Lab) -> None:
    board = page.board
    QTest.keyClick(board, KEY.Key_Z)
    assert lab.setup.position == new_setup().position
    QTest.keyClick(board, KEY.Key_T)
    assert lab.setup.turn is BLACK
    QTest.keyClick(board, KEY.Key_C)
    assert lab.setup.cube == Cube(2, WHITE)
    QTest.keyClick(board, KEY.Key_C, SHIFT)
    assert lab.setup.cube == Cube()
    QTest.keyClick(board, KEY.Key_M)
    assert lab.setup.turn is WHITE
    QTest.keyClick(board, KEY.Key_X)
    assert page.brush.value == BLACK
    QTest.keyClick(board, KEY.Key_Delete)
    assert lab.setup.count(WHITE, OFF) == lab.setup.count(BLACK, OFF) == 15
    assert page.problem.isVisible()


@popups_offscreen
def test_dice_are_chosen_by_key(page: LabPage, lab: Lab) -> None:
    QTest.keyClick(page.board, KEY.Key_D)
    assert page.rolls.isVisible()
    QTest.keyClicks(page.rolls, "25")
    assert lab.setup.dice == Dice(5, 2)
    assert not page.rolls.isVisible()
    assert "5-2" in page.status.text()
    QTest.keyClick(page.board, KEY.Key_D)
    page.rolls.rolls[Dice(6, 6)].click()
    assert lab.setup.dice == Dice(6, 6)
    QTest.keyClick(page.board, KEY.Key_D)
    QTest.keyClick(page.rolls, KEY.Key_0)
    assert lab.setup.dice is None


def test_the_crawford_game_has_no_cube_to_turn(page: LabPage, lab: Lab) -> None:
    page.form.length.setValue(5)
    page.lower_row.points.setValue(4)
    page.form.crawford.click()
    assert lab.setup.is_crawford
    QTest.keyClick(page.board, KEY.Key_C)
    assert lab.setup.cube == Cube()
    assert not page.form.cube.isEnabled()
    page.upper_row.points.setValue(4)
    assert not lab.setup.is_crawford
    assert not page.form.crawford.isEnabled()


def test_the_text_follows_the_board_and_the_board_the_text(page: LabPage, lab: Lab) -> None:
    lab.change(with_cube(with_count(lab.setup, WHITE, 6, 2), Cube(2, WHITE)))
    line = page.text_line.line
    assert line.text() == f"XGID=------B{'-' * 19}:1:1:1:00:0:0:3:0:10"
    xgid = "XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:2:3:0:7:10"
    line.setFocus()
    line.selectAll()
    QApplication.clipboard().setText(xgid)
    line.paste()
    assert (lab.setup.turn, lab.setup.dice, lab.setup.score.black) == (BLACK, Dice(3, 1), 3)
    before = lab.setup
    QTest.keyClicks(line, "zz")
    QTest.keyClick(line, KEY.Key_Return)
    line.selectAll()
    QTest.keyClicks(line, "nothing at all")
    QTest.keyClick(line, KEY.Key_Return)
    assert page.text_line.problem.isVisible()
    assert lab.setup == before
    QTest.keyClick(line, KEY.Key_Escape)
    assert line.text() == xgid
    assert page.board.hasFocus()
    page.text_line.kind.setCurrentIndex(2)
    page.text_line.kind.activated.emit(2)
    assert line.text().startswith("bgd1:backgammon:b:")
