"""A screen reader finds every place of the board, hears its content and can press it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bgdesk.rules.player import Player
from bgdesk.rules.variants import Relation
from bgdesk.ui.board.accessibility import BoardInterface, spoken_places
from bgdesk.ui.board.board_widget import BoardWidget
from bgdesk.ui.board.geometry import BoardGeometry, Fixture
from bgdesk.ui.board.spoken import describe
from bgdesk.ui.board.view import BoardView, bar_spot, point_spot, reserve_spot, tray_spot
from tests.ui.board.positions import (
    bearing_off,
    entering,
    middle_game,
    offered,
    opening,
    parallel,
    pinning,
    same_way,
    stacked,
    start,
    to_roll,
)

pytestmark = pytest.mark.usefixtures("english_plurals")

WHITE, BLACK = Player.WHITE, Player.BLACK
P = point_spot
NAME = QAccessible.Text.Name


def children(board: BoardWidget) -> list[QAccessibleInterface]:
    """The places as assistive software finds them."""
    interface = QAccessible.queryAccessibleInterface(board)
    return [interface.child(index) for index in range(interface.childCount())]


def test_the_whole_board_can_be_read(board: BoardWidget) -> None:
    interface = QAccessible.queryAccessibleInterface(board)
    assert interface.text(NAME) == "Board"
    assert interface.role() is QAccessible.Role.Grouping
    assert [child.text(NAME) for child in children(board)] == [
        "Point 1: 2 black checkers, your opponent's",
        "Point 2: empty",
        "Point 3: empty",
        "Point 4: empty",
        "Point 5: 2 white checkers, yours",
        "Point 6: 4 white checkers, yours, can move",
        "Point 7: empty",
        "Point 8: 3 white checkers, yours, can move",
        "Point 9: empty",
        "Point 10: empty",
        "Point 11: empty",
        "Point 12: 5 black checkers, your opponent's",
        "Point 13: 4 white checkers, yours, can move",
        "Point 14: empty",
        "Point 15: empty",
        "Point 16: empty",
        "Point 17: 3 black checkers, your opponent's",
        "Point 18: empty",
        "Point 19: 5 black checkers, your opponent's",
        "Point 20: 1 white checker, yours",
        "Point 21: empty",
        "Point 22: empty",
        "Point 23: empty",
        "Point 24: 1 white checker, yours, can move",
        "Your bar: empty",
        "Your opponent's bar: empty",
        "Your tray: empty",
        "Your opponent's tray: empty",
        "Dice: 6, 3",
        "Doubling cube at 2, yours",
    ]


def test_what_is_read_follows_the_view(board: BoardWidget) -> None:
    before = children(board)[5].text(NAME)
    board.set_view(start())
    assert children(board)[5].text(NAME) == "Point 6: 5 white checkers, yours"
    assert before != children(board)[5].text(NAME)
    board.settle()


def test_points_are_read_in_the_order_of_the_bottom_player(board: BoardWidget) -> None:
    board.set_orientation(BLACK, True)
    board.set_view(replace(start(), numbers_for=BLACK))
    names = [child.text(NAME) for child in children(board)]
    assert names[5] == "Point 6: 5 black checkers, yours"
    assert names[0] == "Point 1: 2 white checkers, your opponent's"


@pytest.mark.parametrize("relation", Relation)
@pytest.mark.parametrize("has_reserve", [False, True])
@pytest.mark.parametrize("bottom", Player)
def test_every_place_is_read_once(bottom: Player, has_reserve: bool, relation: Relation) -> None:
    geometry = BoardGeometry(bottom, True, relation, has_reserve)
    places = spoken_places(geometry)
    assert len(places) == len(set(places)) == 30 + 2 * has_reserve
    assert set(places) == {*geometry.spots(), *Fixture}
    assert [geometry.own_number(place.number) for place in places[:24]] == list(range(1, 25))  # type: ignore[union-attr]  # points


@pytest.mark.parametrize(
    ("view", "place", "words"),
    [
        (stacked(), bar_spot(BLACK), "Your opponent's bar: 1 black checker, your opponent's, can move"),
        (stacked(), Fixture.DICE, "Dice: 6 played, 6 half played"),
        (stacked(), Fixture.CUBE, "Doubling cube, out of play in the Crawford game, worth 1"),
        (bearing_off(), tray_spot(WHITE), "Your tray: 9 white checkers, yours"),
        (bearing_off(), Fixture.CUBE, "Doubling cube at 4, your opponent's"),
        (offered(), Fixture.CUBE, "Doubling cube at 2, offered to you"),
        (offered(), Fixture.DICE, "Dice: not rolled"),
        (opening(), Fixture.DICE, "Dice: 5, 2"),
        (to_roll(), Fixture.DICE, "Dice: press to roll"),
        (to_roll(), Fixture.CUBE, "Doubling cube, in the middle, worth 1; press to double"),
        (replace(middle_game(), can_finish=True), Fixture.DICE, "Dice: 6, 3; press to end the turn"),
        (replace(start(), cube=None), Fixture.CUBE, "No doubling cube"),
        (pinning(), P(17), "Point 17: 1 white checker, yours, on top of 1 black checker, pinned"),
        (
            pinning(),
            P(12),
            "Point 12: 2 black checkers, your opponent's, with 1 white checker pinned under them",
        ),
        (pinning(), P(10), "Point 10: 2 black checkers, your opponent's"),
        (entering(), reserve_spot(WHITE), "Your reserve: 4 white checkers, yours"),
        (entering(), reserve_spot(BLACK), "Your opponent's reserve: 11 black checkers, your opponent's"),
        (replace(parallel(), numbers_for=BLACK), P(12), "Point 24: 8 black checkers, your opponent's"),
        (replace(same_way(), numbers_for=BLACK), P(22), "Point 22: 4 black checkers, your opponent's"),
        (replace(start(), numbers_for=BLACK), P(24), "Point 1: 2 white checkers, yours"),
    ],
)
def test_the_words(qtbot: QtBot, view: BoardView, place: object, words: str) -> None:
    assert describe(place, view, WHITE) == words  # type: ignore[arg-type]  # parametrized


def test_an_offer_to_the_other_side_is_told_so(qtbot: QtBot) -> None:
    assert describe(Fixture.CUBE, offered(), BLACK) == "Doubling cube at 2, offered to your opponent"


def test_pressing_does_what_a_click_does(board: BoardWidget) -> None:
    heard: list[object] = []
    board.spot_clicked.connect(lambda spot, secondary: heard.append((spot, secondary)))
    board.dice_clicked.connect(lambda secondary: heard.append(("dice", secondary)))
    board.cube_clicked.connect(lambda: heard.append("cube"))
    for index in (5, 28, 29):
        action = children(board)[index].actionInterface()
        assert action.pressAction() in action.actionNames()
        action.doAction(action.pressAction())
    assert heard == [(P(6), False), ("dice", False), "cube"]


def test_focus_follows_the_keyboard(board: BoardWidget) -> None:
    board.focus_place(P(8))
    states = [child.state().focused for child in children(board)]
    assert states.index(True) == 7
    assert sum(states) == 1
    action = children(board)[11].actionInterface()
    action.doAction(action.setFocusAction())
    assert board.focused_place == P(12)
    assert QAccessible.queryAccessibleInterface(board).focusChild().text(NAME).startswith("Point 12:")


def test_places_are_where_they_are_drawn(board: BoardWidget) -> None:
    interface = QAccessible.queryAccessibleInterface(board)
    for child in children(board):
        rect = child.rect()
        assert interface.rect().adjusted(-1, -1, 1, 1).contains(rect)
        found = interface.childAt(rect.center().x(), rect.center().y())
        assert found.text(NAME) == child.text(NAME)


def test_a_name_that_changes_is_told_once(board: BoardWidget) -> None:
    interface = QAccessible.queryAccessibleInterface(board)
    assert isinstance(interface, BoardInterface)
    interface.renamed()
    assert interface.renamed() == []
    board.set_view(replace(board.view, can_roll=not board.view.can_roll, dice=()))
    board.settle()
    assert [part.place for part in interface.renamed()] == [Fixture.DICE]
    assert interface.renamed() == []


def test_names_are_told_when_the_board_changes(board: BoardWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[QAccessible.Event] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: told.append(event.type()))
    board.set_view(replace(board.view, can_roll=not board.view.can_roll, dice=()))
    assert QAccessible.Event.NameChanged in told


def test_the_tree_hangs_together(board: BoardWidget) -> None:
    interface = QAccessible.queryAccessibleInterface(board)
    for index, child in enumerate(children(board)):
        assert interface.indexOfChild(child) == index
        assert child.parent() == interface
        assert child.isValid()
        assert child.childCount() == 0
        assert child.role() is QAccessible.Role.Button
    assert interface.child(30) is None
    assert interface.child(-1) is None


def test_a_board_that_is_gone_leaves_nothing_behind(qtbot: QtBot) -> None:
    for _ in range(3):
        board = BoardWidget()
        assert QAccessible.queryAccessibleInterface(board).childCount() == 30
        board.announce("White rolls 6-3")
        board.deleteLater()
        with qtbot.waitSignal(board.destroyed, timeout=2000):
            pass


def test_a_game_without_hitting_has_no_bar_to_be_read(board: BoardWidget) -> None:
    board.set_view(replace(pinning(), has_bar=False))
    assert not [name for child in children(board) if "bar" in (name := child.text(NAME))]
    assert len(children(board)) == 28
    for step in (Qt.Key.Key_Left, Qt.Key.Key_Right) * 8:
        QTest.keyClick(board, step)
        assert board.focused_place in spoken_places(board.board_geometry)
    board.set_view(start())
    assert len(children(board)) == 30


def test_a_game_with_a_reserve_has_two_places_more(board: BoardWidget) -> None:
    board.set_view(entering())
    board.settle()
    names = [child.text(NAME) for child in children(board)]
    assert len(names) == 32
    assert "Your reserve: 4 white checkers, yours" in names
    board.set_view(start())
    board.settle()
    assert len(children(board)) == 30


@pytest.mark.parametrize(
    ("view", "words"),
    [
        (start(), "The players move in opposite directions."),
        (parallel(), "Both players move the same way round"),
        (same_way(), "Both players move the same way and bear off from the same points"),
    ],
)
def test_the_ways_of_the_players_are_told(board: BoardWidget, view: BoardView, words: str) -> None:
    board.set_view(view)
    board.settle()
    description = QAccessible.queryAccessibleInterface(board).text(QAccessible.Text.Description)
    assert description.startswith(words)
