"""No text of any language is cut in a dialog or in the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from bgdesk.app.languages import ENGLISH, available_languages, install_language, uninstall_language
from bgdesk.shipped import resource_path
from tests.ui.cut_texts import cut_texts
from tests.ui.dialogs.every_dialog import DIALOGS, opened
from tests.ui.longest_text import LongestText
from tests.ui.test_long_texts import wear

SIZES = (100, 150)
"""Of the letters, in per cent."""


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
    for language in available_languages(resource_path("i18n")):
        translator = QTranslator()
        if language != ENGLISH and translator.load(str(resource_path("i18n", f"bgdesk_{language}.qm"))):
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
