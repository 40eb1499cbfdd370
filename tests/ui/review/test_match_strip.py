"""The strip below the board, with mouse and keyboard."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bgdesk.analysis.grades import Grade
from bgdesk.ui.common.grade_colours import GRADE_COLOURS
from bgdesk.ui.review.derive_strip import StripGame, StripMark, StripView
from bgdesk.ui.review.match_strip import MatchStrip

KEY = Qt.Key
LEFT, NOTHING = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
VIEW = StripView(
    last=100,
    name="Ann",
    is_money=False,
    games=(StripGame(0, ("Game 1 · 0:0", "1")), StripGame(50, ("Game 2 · 1:0", "2"))),
    points=((0, 0.5), (50, 0.7), (60, 0.4), (99, 1.0)),
    marks=(
        StripMark(60, 0.3, Grade.VERY_BAD, is_cube=True, words="Ann: a blunder"),
        StripMark(20, 0.05, Grade.BAD, is_cube=False, words="Bob: an error"),
    ),
    stops=(2, 20, 40, 52, 60, 98),
    is_judged=True,
)


@pytest.fixture
def strip(qtbot: QtBot) -> MatchStrip:
    shown = MatchStrip()
    qtbot.addWidget(shown)
    shown.resize(500, shown.height())
    shown.set_view(VIEW)
    shown.place_requested.connect(shown.set_place)
    shown.show()
    return shown


def at(strip: MatchStrip, state: float) -> QPoint:
    return QPoint(round(strip.place_of(round(state))), 30)


def test_a_click_and_a_drag_go_to_the_nearest_decision(strip: MatchStrip) -> None:
    asked: list[int] = []
    strip.place_requested.connect(asked.append)
    QTest.mouseMove(strip, at(strip, 90))
    QTest.mousePress(strip, LEFT, NOTHING, at(strip, 22))
    for place in (24, 38, 41, 57):
        QTest.mouseMove(strip, at(strip, place))
    QTest.mouseRelease(strip, LEFT, NOTHING, at(strip, 57))
    QTest.mouseMove(strip, at(strip, 90))
    assert asked == [20, 40, 60]


class _Tips:
    def __init__(self) -> None:
        self.told: list[str] = []

    def showText(self, _at: QPoint, text: str, _of: MatchStrip) -> None:
        self.told.append(text)

    def hideText(self) -> None:
        self.told.append("")


def test_a_click_beside_an_error_means_the_error(strip: MatchStrip, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bgdesk.ui.review.match_strip.QToolTip", tips := _Tips())
    crowded = replace(VIEW, stops=(2, 19, 20, 21, 22, 60, 61, 98))
    strip.set_view(crowded)
    asked: list[int] = []
    strip.place_requested.connect(asked.append)
    mark = QPoint(round(strip.place_of(20)), round(17 + 0.5 * (strip.height() - 24)))
    far = QPoint(round(strip.place_of(22)), strip.height() - 3)
    for spot in (mark + QPoint(7, -4), far, mark - QPoint(7, 0)):
        QTest.mouseClick(strip, LEFT, NOTHING, spot)
    assert asked == [20, 22, 20]
    QTest.mouseMove(strip, mark + QPoint(6, 0))
    assert strip.cursor().shape() is Qt.CursorShape.PointingHandCursor
    assert "Bob: an error" in tips.told[-1]
    QTest.mouseMove(strip, far)
    assert not tips.told[-1]
    assert strip.cursor().shape() is Qt.CursorShape.ArrowCursor


def test_keys_go_to_decisions_games_and_the_ends(strip: MatchStrip) -> None:
    strip.set_place(2)
    asked: list[int] = []
    strip.place_requested.connect(asked.append)
    for key in (KEY.Key_Right, KEY.Key_Right, KEY.Key_Left, KEY.Key_PageDown, KEY.Key_End, KEY.Key_PageUp):
        QTest.keyClick(strip, key)
    assert asked == [20, 40, 20, 52, 98, 52]
    asked.clear()
    QTest.keyClick(strip, KEY.Key_Home)
    QTest.keyClick(strip, KEY.Key_Left)
    assert asked == [2]


def test_its_name_tells_the_place(strip: MatchStrip) -> None:
    strip.set_place(60)
    name = "Course of the match: Game 2 · 1:0, Ann: 40.0 % to win the match, Ann: a blunder"
    assert strip.accessibleName() == name
    strip.set_view(StripView(10, "Ann", is_money=False))
    assert strip.accessibleName() == "Course of the match"


def test_errors_are_drawn_where_the_line_is_by_shape_and_colour(strip: MatchStrip) -> None:
    picture = strip.grab().toImage()
    ratio = picture.devicePixelRatio()

    def colour(state: int, chance: float, right: float = 0, up: float = 0) -> QColor:
        y = 17 + (1 - chance) * (strip.height() - 24)
        return picture.pixelColor(round((strip.place_of(state) + right) * ratio), round((y - up) * ratio))

    assert colour(20, 0.5) == QColor(GRADE_COLOURS["bad"].back)
    assert colour(60, 0.4) == QColor(GRADE_COLOURS["very_bad"].text)
    assert colour(60, 0.4, right=5, up=6) == QColor(GRADE_COLOURS["very_bad"].back), "the corner of a square"
