"""One of several buttons is chosen: the keyboard comes to it and can be seen there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bgdesk.app.theme import ThemeSwitch
from bgdesk.ui.common.segments import Segments
from bgdesk.ui.new_match.length_form import LENGTHS, LENGTHS_BY_CHECKERS, LengthForm

LEAST_CONTRAST = 3.0
"""Between a control with and without the keyboard: WCAG 2.2, 2.4.13."""
NUMBERS = tuple((number, str(number)) for number in (1, 3, 5, 7))


class Page(QWidget):
    """Something to come from, and the segments below it."""

    def __init__(self, below: QWidget) -> None:
        super().__init__()
        self.above = QLineEdit()
        layout = QVBoxLayout(self)
        layout.addWidget(self.above)
        layout.addWidget(below)


def shown(qtbot: QtBot, below: QWidget) -> Page:
    page = Page(below)
    qtbot.addWidget(page)
    with qtbot.waitActive(page):
        page.show()
    page.above.setFocus()
    return page


def tab(key: Qt.Key = Qt.Key.Key_Tab) -> QWidget | None:
    focused = QApplication.focusWidget()
    assert focused
    QTest.keyClick(focused, key)
    return QApplication.focusWidget()


@pytest.fixture
def themes(qapp: QApplication) -> ThemeSwitch:
    return ThemeSwitch(qapp)


def luminance(colour: QColor) -> float:
    """Relative luminance as WCAG 2.2 defines it."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: QColor, other: QColor) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def changed(before: QImage, after: QImage) -> int:
    """How many pixels of the lower half changed so much that it can be seen."""
    places = [(x, y) for x in range(before.width()) for y in range(before.height())]
    pairs = ((before.pixelColor(x, y), after.pixelColor(x, y)) for x, y in places)
    return sum(one != other and contrast(one, other) >= LEAST_CONTRAST for one, other in pairs)


@pytest.mark.parametrize("name", ["dark", "light"])
def test_the_keyboard_can_be_seen_on_the_chosen_button(qtbot: QtBot, themes: ThemeSwitch, name: str) -> None:
    themes.choose(name)
    segments = Segments(NUMBERS, "Points")
    segments.set_value(7)
    page = shown(qtbot, segments)
    button = segments.button(7)
    before = button.grab().toImage()
    assert tab() is button
    assert changed(before, button.grab().toImage()) >= 2 * (button.width() + button.height()) - 40
    page.close()


def test_tab_comes_to_the_chosen_button_from_both_sides(qtbot: QtBot) -> None:
    form = LengthForm()
    page = shown(qtbot, form)
    form.points.setValue(7)
    form.points.setFocus()
    assert tab(Qt.Key.Key_Backtab) is form.usual.button(7)
    form.kind.button(1).setFocus()
    assert tab() is form.usual.button(7)
    page.close()


def test_tab_comes_to_what_was_only_just_typed(qtbot: QtBot) -> None:
    form = LengthForm()
    page = shown(qtbot, form)
    form.points.setValue(8)
    form.points.setFocus()
    form.points.selectAll()
    QTest.keyClicks(form.points, "7")
    assert tab(Qt.Key.Key_Backtab) is form.usual.button(7)
    page.close()


@pytest.mark.parametrize("lengths", [LENGTHS, LENGTHS_BY_CHECKERS])
def test_where_the_chosen_one_is_not_offered_tab_comes_to_the_first(
    qtbot: QtBot, lengths: tuple[int, ...]
) -> None:
    form = LengthForm()
    page = shown(qtbot, form)
    form.points.setValue(50 if lengths is LENGTHS else 7)
    form.offer(lengths)
    form.kind.button(1).setFocus()
    assert tab() is form.usual.button(lengths[0])
    page.close()
