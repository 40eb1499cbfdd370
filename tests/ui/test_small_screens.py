"""Every dialog fits the smallest screen in larger letters, and uses the room of a usual one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox
from pytestqt.qtbot import QtBot

from bgdesk.app.languages import LANGUAGE_VARIABLE, install_language, uninstall_language
from bgdesk.app.settings import table
from bgdesk.app.settings.setting import Section, Value
from bgdesk.app.theme import ThemeSwitch
from bgdesk.match.record import Seat
from bgdesk.match.state import Pair, Phase
from bgdesk.shipped import resource_path
from bgdesk.ui.new_match.new_match_dialog import NewMatchDialog
from bgdesk.ui.settings.settings_dialog import SettingsDialog
from bgdesk.ui.window.side_panel import DICE, HINTS, MOVES, ROLLS
from tests.ui.conftest import OpenDesk
from tests.ui.cut_texts import cut_texts
from tests.ui.dialogs.every_dialog import DIALOGS, LEVELS, OTHER_RESULTS, opened, settings_dialog
from tests.ui.player_at_window import played_to

FRAME = QSize(8, 40)
SMALL, USUAL = QSize(1024, 700) - FRAME, QSize(1920, 1080) - FRAME
LAPTOP = QSize(1440, 900) - FRAME
PERCENT = 125
LANGUAGES = ("en", "pseudo", "pseudo_rtl")


def money_match_with_everything() -> NewMatchDialog:
    values: dict[str, Value] = {
        "last_match.length": 0,
        "rules.automatic_doubles": 1,
        "rules.clock": True,
        "play.dice": "manual",
    }
    dialog = NewMatchDialog(values, LEVELS, fingerprint="ab" * 32)
    dialog.more.click()
    return dialog


def settings_at(section: Section) -> SettingsDialog:
    dialog = settings_dialog()
    dialog._sections.setCurrentRow(list(table.SECTION_TITLES).index(section))
    return dialog


OPENED: dict[str, Callable[[], QDialog]] = {
    **DIALOGS,
    **OTHER_RESULTS,
    "all of a new match": money_match_with_everything,
    **{f"settings: {section}": partial(settings_at, section) for section in table.SECTION_TITLES},
}


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    installed = install_language(qapp, request.param, resource_path("i18n"))
    yield request.param
    uninstall_language(qapp, installed)


@pytest.fixture
def larger(qapp: QApplication) -> None:
    themes = ThemeSwitch(qapp)
    themes.choose("dark", PERCENT)
    themes.deleteLater()


@pytest.mark.parametrize("size", [SMALL, USUAL], ids=["small", "usual"])
@pytest.mark.parametrize("name", sorted(OPENED))
def test_every_dialog_fits(name: str, size: QSize, language: str, larger: None, qtbot: QtBot) -> None:
    dialog = opened(qtbot, OPENED[name])
    wanted = dialog.size().boundedTo(size) if size == SMALL else size
    dialog.resize(wanted)
    assert cut_texts(dialog) == []
    assert dialog.size().boundedTo(wanted) == dialog.size(), "it cannot be so small"
    assert buttons_outside(dialog) == []


@pytest.fixture
def twice_as_large(qapp: QApplication) -> None:
    themes = ThemeSwitch(qapp)
    themes.choose("light", 200)
    themes.deleteLater()


@pytest.mark.parametrize("name", sorted(OPENED))
def test_every_dialog_can_be_read_at_twice_the_size(
    name: str, twice_as_large: None, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(QDialog, "screen", lambda _: LaptopScreen)
    dialog = opened(qtbot, OPENED[name])
    dialog.resize(dialog.size().boundedTo(LAPTOP))
    assert cut_texts(dialog) == []
    assert dialog.size().boundedTo(LAPTOP) == dialog.size(), "it cannot be so small"
    assert buttons_outside(dialog) == []


def test_every_page_of_the_window_can_be_read_at_twice_the_size(open_desk: OpenDesk) -> None:
    player = open_desk({table.TEXT_SIZE.key: 200})
    player.window.resize(LAPTOP)
    record = played_to(
        lambda state: state.phase is Phase.TO_PLAY and state.turns_completed.white > 8,
        Pair(Seat("Ann"), Seat("Bob")),
    )
    player.sit_at(record)
    for page in (MOVES, ROLLS, DICE, HINTS):
        player.window.panel.show_page(page)
        assert cut_texts(player.window) == []
        assert player.window.size() == LAPTOP


class LaptopScreen:
    """A usual one of those on which texts are made twice as large."""

    @staticmethod
    def availableGeometry() -> QRect:
        return QRect(0, 0, 1440, 900)

    @staticmethod
    def availableSize() -> QSize:
        return QSize(1440, 900)


def buttons_outside(dialog: QDialog) -> list[str]:
    """The buttons of the last row that are not to be seen."""
    rows = dialog.findChildren(QDialogButtonBox)
    buttons = [button for row in rows for button in row.buttons() if button.isVisible()]
    return [button.text() for button in buttons if button.visibleRegion().boundingRect() != button.rect()]


@pytest.mark.parametrize("size", [SMALL, USUAL], ids=["small", "usual"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_the_window_fits(
    open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch, size: QSize, language: str
) -> None:
    monkeypatch.setenv(LANGUAGE_VARIABLE, language)
    player = open_desk({table.TEXT_SIZE.key: PERCENT})
    player.window.resize(size)
    record = played_to(
        lambda state: state.phase is Phase.TO_PLAY and state.turns_completed.white > 8,
        Pair(Seat("Ann"), Seat("Bob")),
    )
    player.sit_at(record)
    for page in (MOVES, ROLLS, DICE, HINTS):
        player.window.panel.show_page(page)
        assert cut_texts(player.window) == []
        assert player.window.size() == size


def test_a_new_match_can_be_started_however_low_the_screen_is(
    qtbot: QtBot, larger: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(NewMatchDialog, "screen", lambda _: LowScreen)
    dialog = opened(qtbot, money_match_with_everything)
    assert isinstance(dialog, NewMatchDialog)
    assert dialog.height() <= LowScreen.availableGeometry().height()
    assert buttons_outside(dialog) == []
    assert dialog.scrolled.verticalScrollBar().maximum() > 0
    with qtbot.waitSignal(dialog.match_chosen):
        QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)


class LowScreen:
    """The smallest one that bgdesk is made for."""

    @staticmethod
    def availableGeometry() -> QRect:
        return QRect(0, 0, 1024, 700)
