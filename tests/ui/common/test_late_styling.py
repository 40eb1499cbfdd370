"""What cannot be seen when the theme changes is styled when it is shown, before it is painted."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QStackedWidget, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bgdesk.app.settings import table
from bgdesk.app.theme import ThemeSwitch
from bgdesk.ui.common.late_styling import LateStyling, is_left_out
from bgdesk.ui.common.roles import label, set_state
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import popups_offscreen


class Styled(QWidget):
    """Counts how often it is styled."""

    styled = 0

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self.styled += event.type() == QEvent.Type.StyleChange


class Page(QWidget):
    """Holds one of each kind."""

    def __init__(self) -> None:
        super().__init__()
        self.counted, self.warning, self.box = Styled(), label("Mind", role="warning"), QComboBox()
        self.inner = QStackedWidget()
        self.behind = label("Behind", role="bad")
        column = QVBoxLayout(self)
        for part in (self.counted, self.warning, self.box, self.inner):
            column.addWidget(part)
        self.inner.addWidget(QLabel("In front"))
        self.inner.addWidget(self.behind)


@pytest.fixture
def themes(qapp: QApplication) -> Iterator[ThemeSwitch]:
    made = ThemeSwitch(qapp)
    late = LateStyling(made)
    made.undressed.connect(late.leave_out_hidden)
    made.choose("dark")
    yield made
    made.deleteLater()


@pytest.fixture
def pages(themes: ThemeSwitch, qtbot: QtBot) -> QStackedWidget:
    """Two pages that have been shown, the first of them in front."""
    made = QStackedWidget()
    qtbot.addWidget(made)
    for _ in range(2):
        made.addWidget(Page())
    with qtbot.waitExposed(made):
        made.show()
    for page in (1, 0):
        made.setCurrentIndex(page)
        QApplication.processEvents()
    return made


def colour(part: QWidget) -> QColor:
    return part.palette().color(part.foregroundRole())


def test_a_hidden_page_is_styled_when_it_is_turned_to(pages: QStackedWidget, themes: ThemeSwitch) -> None:
    seen, hidden = pages.widget(0), pages.widget(1)
    assert isinstance(seen, Page)
    assert isinstance(hidden, Page)
    before = hidden.counted.styled
    themes.choose("light")
    themes.choose("dark")
    themes.choose("light")
    assert colour(seen.warning) == QColor(themes.theme.warning)
    assert (is_left_out(seen), is_left_out(hidden), hidden.counted.styled) == (False, True, before)
    pages.setCurrentWidget(hidden)
    assert hidden.counted.styled == before + 1
    assert colour(hidden.warning) == QColor(themes.theme.warning)
    assert not is_left_out(hidden)
    assert not is_left_out(hidden.box)
    assert is_left_out(hidden.behind), "it cannot be seen yet"
    hidden.inner.setCurrentIndex(1)
    assert colour(hidden.behind) == QColor(themes.theme.bad)


def test_a_role_that_changes_meanwhile_leaves_nothing_of_the_old_theme(
    pages: QStackedWidget, themes: ThemeSwitch
) -> None:
    hidden = pages.widget(1)
    assert isinstance(hidden, Page)
    themes.choose("light")
    set_state(hidden.warning, "role", "")
    themes.choose("light_contrast")
    pages.setCurrentWidget(hidden)
    assert colour(hidden.warning) == QColor(themes.theme.text)


def test_the_texts_of_a_hidden_page_get_their_size(pages: QStackedWidget, themes: ThemeSwitch) -> None:
    hidden = pages.widget(1)
    assert isinstance(hidden, Page)
    themes.choose("dark", 150)
    pages.setCurrentWidget(hidden)
    wanted = QApplication.font().pointSizeF()
    assert hidden.warning.font().pointSizeF() == wanted
    assert hidden.box.font().pointSizeF() == wanted


@popups_offscreen
def test_a_popup_is_styled_when_it_opens(pages: QStackedWidget, themes: ThemeSwitch, qtbot: QtBot) -> None:
    seen = pages.widget(0)
    assert isinstance(seen, Page)
    seen.box.addItems(["one", "two"])
    seen.box.showPopup()
    seen.box.hidePopup()
    themes.choose("light")
    assert is_left_out(seen.box.view())
    seen.box.showPopup()
    assert not is_left_out(seen.box.view())
    assert seen.box.view().testAttribute(Qt.WidgetAttribute.WA_WState_Polished)
    seen.box.hidePopup()


def test_of_the_window_only_what_is_seen_is_styled_at_once(open_desk: OpenDesk) -> None:
    player = open_desk()
    window = player.window
    player.desk.settings.set(table.WINDOW_THEME, "light")
    widgets = window.findChildren(QWidget)
    assert any(is_left_out(one) for one in widgets)
    assert [one for one in widgets if one.isVisible() and is_left_out(one)] == []
    window.front.show_table()
    assert [one for one in widgets if one.isVisible() and is_left_out(one)] == []
