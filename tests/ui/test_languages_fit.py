"""No text of any language is cut in a dialog or in the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QSize, QTranslator
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from bgdesk.app.actions.ids import ActionId
from bgdesk.app.languages import (
    ENGLISH,
    LANGUAGE_VARIABLE,
    available_languages,
    install_language,
    uninstall_language,
)
from bgdesk.app.settings import table
from bgdesk.match.record import Seat
from bgdesk.match.state import Pair
from bgdesk.shipped import resource_path
from bgdesk.ui.window.side_panel import DICE, HINTS, MOVES, ROLLS
from tests.ui.conftest import OpenDesk
from tests.ui.cut_texts import cut_texts
from tests.ui.dialogs.every_dialog import DIALOGS, opened
from tests.ui.longest_text import LongestText
from tests.ui.player_at_window import played_to
from tests.ui.test_long_texts import wear

SIZES = (100, 150)
"""Of the letters, in per cent."""
LAPTOP = QSize(1440, 860)
PAGES = (
    ActionId.TOURNAMENTS,
    ActionId.TABLES,
    ActionId.PRACTICE,
    ActionId.TRAINERS,
    ActionId.FIGURES,
    ActionId.LAB,
)
LANGUAGES = [one for one in available_languages(resource_path("i18n")) if one != ENGLISH]


@contextmanager
def spoken(qapp: QApplication, language: str) -> Iterator[None]:
    """A language for a while."""
    installed = install_language(qapp, language, resource_path("i18n"))
    try:
        yield
    finally:
        uninstall_language(qapp, installed)


@pytest.fixture(scope="module")
def translations(qapp: QApplication) -> dict[str, QTranslator]:
    """The languages other than English."""
    made = {}
    for language in LANGUAGES:
        translator = QTranslator()
        if translator.load(str(resource_path("i18n", f"bgdesk_{language}.qm"))):
            made[language] = translator
    return made


def cut(qtbot: QtBot, make: Callable[[], QDialog]) -> list[str]:
    """What cannot be read in a dialog, which is gone again."""
    dialog = opened(qtbot, make)
    faults = cut_texts(dialog)
    dialog.close()
    return faults


@pytest.mark.parametrize("percent", SIZES)
@pytest.mark.parametrize("name", sorted(DIALOGS))
def test_no_language_is_cut(
    name: str,
    percent: int,
    translations: dict[str, QTranslator],
    qapp: QApplication,
    qtbot: QtBot,
) -> None:
    """Only where the widest texts of all languages do not fit together, each is looked at by itself."""
    wear(qapp, percent)
    longest = LongestText(list(translations.values()))
    with spoken(qapp, ENGLISH):
        qapp.installTranslator(longest)
        faults = cut(qtbot, DIALOGS[name])
        qapp.removeTranslator(longest)
    if not faults:
        return
    for language in translations:
        with spoken(qapp, language):
            assert cut(qtbot, DIALOGS[name]) == [], language


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_of_the_window_is_cut(
    language: str, open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(LANGUAGE_VARIABLE, language)
    user = open_desk({table.TEXT_SIZE.key: SIZES[-1]})
    user.window.resize(LAPTOP)
    user.desk.begin(None)
    faults = [("start", fault) for fault in cut_texts(user.window)]
    for page in PAGES:
        user.do(page)
        faults += [(page, fault) for fault in cut_texts(user.window)]
    user.do(ActionId.START_PAGE)
    user.sit_at(played_to(lambda state: state.turns_completed.white > 8, Pair(Seat("Ann"), Seat("Bob"))))
    for panel in (MOVES, ROLLS, DICE, HINTS):
        user.window.panel.show_page(panel)
        faults += [(f"panel {panel}", fault) for fault in cut_texts(user.window)]
    assert [fault for fault in faults if "has to be scrolled" not in fault[1]] == []
    assert user.window.size() == LAPTOP
