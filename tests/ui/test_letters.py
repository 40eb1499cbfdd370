"""Every letter of every language can be shown, by the shipped typeface or one that systems bring along."""

from __future__ import annotations

import unicodedata
from functools import cache

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QRawFont
from PySide6.QtWidgets import QApplication

from bgdesk.app.fonts import typeface
from bgdesk.app.languages import ENGLISH, available_languages
from bgdesk.shipped import resource_path
from installer.translation_sheets import entries

WRITTEN_ELSEWHERE = {
    "ar": QFontDatabase.WritingSystem.Arabic,
    "ja": QFontDatabase.WritingSystem.Japanese,
    "ko": QFontDatabase.WritingSystem.Korean,
    "zh_CN": QFontDatabase.WritingSystem.SimplifiedChinese,
    "zh_TW": QFontDatabase.WritingSystem.TraditionalChinese,
}
"""Languages in scripts that the shipped typeface does not have; their readers have one on every system."""
LANGUAGES = [one for one in available_languages(resource_path("i18n")) if one != ENGLISH]


def letters(language: str) -> set[str]:
    """What the translation is written with, without marks that are not seen."""
    path = resource_path("i18n", f"bgdesk_{language}.ts")
    texts = "".join(form for entry in entries(path) for form in entry.said)
    return {letter for letter in texts if unicodedata.category(letter)[0] in "LMNP"}


@cache
def raw(families: tuple[str, ...]) -> list[QRawFont]:
    return [QRawFont.fromFont(QFont(family)) for family in families]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_has_a_picture(language: str, qapp: QApplication) -> None:
    families = [typeface() or ""]
    if script := WRITTEN_ELSEWHERE.get(language):
        families += [one for one in QFontDatabase.families(script) if "Noto" in one]
        if len(families) == 1:
            pytest.skip("no Noto typeface of this script is installed (package fonts-noto)")
    fonts = raw(tuple(families))
    missing = {
        one for one in letters(language) if not any(font.supportsCharacter(ord(one)) for font in fonts)
    }
    assert missing == set(), "shown as boxes"
