"""What the points have to hold is said by clicks and by keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bgdesk.library.find.wanted import PointHolds
from bgdesk.rules.position import POINTS
from bgdesk.ui.find.point_wishes import PointWishes

KEY, SHIFT = Qt.Key, Qt.KeyboardModifier.ShiftModifier


def board(qtbot: QtBot) -> PointWishes:
    wishes = PointWishes()
    qtbot.addWidget(wishes)
    wishes.resize(wishes.sizeHint())
    wishes.show()
    return wishes


def test_clicks_go_through_what_a_point_may_hold(qtbot: QtBot) -> None:
    wishes, told = board(qtbot), []
    wishes.changed.connect(lambda: told.append(wishes.wishes))
    place = wishes.rect_of(5).center().toPoint()
    for _ in range(4):
        QTest.mouseClick(wishes, Qt.MouseButton.LeftButton, pos=place)
    assert told == [((5, PointHolds.MADE),), ((5, PointHolds.BLOT),), ((5, PointHolds.EMPTY),), ()]
    QTest.mouseClick(wishes, Qt.MouseButton.RightButton, pos=wishes.rect_of(20).center().toPoint())
    assert wishes.wishes == ((20, PointHolds.OPPONENT_MADE),)


def test_the_home_is_below_at_the_right_and_no_point_lies_on_another(qtbot: QtBot) -> None:
    wishes = board(qtbot)
    assert wishes.rect_of(1).left() > wishes.rect_of(6).left() > wishes.rect_of(7).left()
    assert wishes.rect_of(24).left() == wishes.rect_of(1).left()
    assert wishes.rect_of(24).top() < wishes.rect_of(1).top()
    assert len({wishes.rect_of(point).center().toTuple() for point in POINTS}) == len(POINTS)


def test_keys_walk_the_points_and_say_where_they_are(qtbot: QtBot) -> None:
    wishes = board(qtbot)
    for key in (KEY.Key_Right, KEY.Key_Space):
        QTest.keyClick(wishes, key)
    assert wishes.wishes == ((5, PointHolds.MADE),)
    assert wishes.accessibleDescription() == "5-point: made by the player"
    for key in (KEY.Key_Up, KEY.Key_Left):
        QTest.keyClick(wishes, key)
    QTest.keyClick(wishes, KEY.Key_Space, SHIFT)
    assert wishes.wishes == ((5, PointHolds.MADE), (19, PointHolds.OPPONENT_MADE))
    QTest.keyClick(wishes, KEY.Key_Delete)
    assert wishes.wishes == ((5, PointHolds.MADE),)
