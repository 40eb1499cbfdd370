"""Nothing is cut in a language with longer texts, in large letters, and in a mirrored layout."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from bgdesk.app.actions.ids import ActionId
from bgdesk.app.languages import LANGUAGE_VARIABLE, install_language, uninstall_language
from bgdesk.app.settings import table
from bgdesk.app.theme import ThemeSwitch
from bgdesk.match.record import Seat
from bgdesk.match.state import Pair, Phase
from bgdesk.shipped import resource_path
from bgdesk.ui.window.side_panel import DICE, HINTS, MOVES, ROLLS
from tests.ui.conftest import OpenDesk
from tests.ui.cut_texts import cut_texts, shown_widgets
from tests.ui.dialogs.every_dialog import DIALOGS, opened
from tests.ui.player_at_window import PlayerAtWindow, played_to

SIZES = (100, 200)
"""Of the letters, in per cent."""
WINDOW = (900, 600)


class LargeScreen:
    """The screen in memory is smaller than any that large letters are read on."""

    @staticmethod
    def availableSize() -> QSize:
        return QSize(1600, 900)


ENGLISH_DECIMALS = re.compile(r"\d\.\d")


@pytest.fixture(params=["pseudo", "pseudo_rtl"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """A made-up language."""
    installed = install_language(qapp, request.param, resource_path("i18n"))
    yield request.param
    uninstall_language(qapp, installed)


def wear(qapp: QApplication, percent: int) -> None:
    """The looks of the window, in letters of another size."""
    themes = ThemeSwitch(qapp)
    themes.choose("dark", percent)
    themes.deleteLater()


@pytest.mark.parametrize("percent", SIZES)
@pytest.mark.parametrize("name", sorted(DIALOGS))
def test_no_text_of_a_dialog_is_cut(
    name: str, percent: int, language: str, qapp: QApplication, qtbot: QtBot
) -> None:
    wear(qapp, percent)
    dialog = opened(qtbot, DIALOGS[name])
    assert cut_texts(dialog) == []


@pytest.fixture(params=["pseudo", "pseudo_rtl"])
def player(
    request: pytest.FixtureRequest, open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch
) -> PlayerAtWindow:
    """Somebody in the middle of a match, in a small window."""
    monkeypatch.setenv(LANGUAGE_VARIABLE, request.param)
    player = open_desk({table.TEXT_SIZE.key: request.getfixturevalue("percent")})
    player.window.resize(*WINDOW)
    record = played_to(
        lambda state: state.phase is Phase.TO_PLAY and state.turns_completed.white > 8,
        Pair(Seat("Ann"), Seat("Bob")),
    )
    player.sit_at(record)
    return player


@pytest.mark.parametrize("percent", SIZES)
@pytest.mark.parametrize("page", [MOVES, ROLLS, DICE, HINTS])
def test_no_text_of_the_window_is_cut(
    player: PlayerAtWindow, percent: int, page: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert cut_texts(player.window) == []
    assert (player.window.width(), player.window.height()) == WINDOW
    monkeypatch.setattr(player.window, "screen", lambda: LargeScreen)
    player.window.panel.show_page(page)
    is_large = percent > SIZES[0]
    faults = [one for one in cut_texts(player.window) if not (is_large and "has to be scrolled" in one)]
    assert faults == []


@pytest.mark.parametrize("percent", SIZES[:1])
def test_every_decimal_in_the_window_is_in_the_locale(player: PlayerAtWindow, percent: int) -> None:
    if QLocale().decimalPoint() == ".":
        pytest.skip("this language writes decimals as English does")
    for page in (MOVES, ROLLS, DICE, HINTS):
        player.window.panel.show_page(page)
        texts = [one.text() for one in shown_widgets(player.window) if isinstance(one, QLabel)]
        assert [text for text in texts if ENGLISH_DECIMALS.search(text)] == []


@pytest.mark.parametrize("percent", SIZES[:1])
def test_the_board_and_typed_plays_are_never_mirrored(player: PlayerAtWindow, percent: int) -> None:
    window, page = player.window, player.window.page
    mirrored = window.layoutDirection()
    assert (mirrored is Qt.LayoutDirection.RightToLeft) is (QLocale().name() == "he_IL")
    player.do(ActionId.ENTER_MOVE)
    for widget in (player.board, page.move_field.line):
        assert widget.layoutDirection() is Qt.LayoutDirection.LeftToRight
    assert is_right_of(window.side_panel, page) is (mirrored is Qt.LayoutDirection.LeftToRight)


def is_right_of(one: QWidget, other: QWidget) -> bool:
    return one.mapToGlobal(one.rect().center()).x() > other.mapToGlobal(other.rect().center()).x()


def test_a_cut_text_is_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    whole, cut = QLabel("whole", window), QLabel("something long", window)
    whole.adjustSize()
    cut.setGeometry(0, 30, 20, 20)
    window.show()
    assert [fault.split("'")[1] for fault in cut_texts(window)] == ["something long"]


def test_a_button_outside_its_window_is_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(200, 100)
    inside = QLabel("b", window)
    inside.setGeometry(190, 80, 60, 20)
    window.show()
    assert len(cut_texts(window)) == 1
