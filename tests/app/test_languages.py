"""Languages: compiled translations in a folder, the best of them for a person, its locale."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from bgdesk.app.languages import (
    InstalledLanguage,
    available_languages,
    chosen_language,
    install_language,
    language_choices,
    language_name,
    locale_of,
    uninstall_language,
)
from bgdesk.app.pseudo_language import PSEUDO_LANGUAGES, pseudo_text
from bgdesk.shipped import resource_path
from bgdesk.ui.words.counted import Counted
from installer.report import ProblemError
from installer.translations import compile_missing

TRANSLATION = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="{code}">
<context>
    <name>Wording</name>
    <message><source>a gammon</source><translation>{gammon}</translation></message>
    <message><source>a backgammon</source><translation type="unfinished">half done</translation></message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes"><source>%n point(s)</source>
        <translation>{forms}</translation>
    </message>
</context>
</TS>
"""

SHIPPED = resource_path("i18n")

Speak = Callable[[str], InstalledLanguage]


def write(folder: Path, code: str, gammon: str, *forms: str) -> None:
    """A translation without compiling it."""
    numbered = "".join(f"<numerusform>%n {form}</numerusform>" for form in forms)
    text = TRANSLATION.format(code=code, gammon=gammon, forms=numbered)
    (folder / f"bgdesk_{code}.ts").write_text(text, encoding="utf-8")


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """English and four files that somebody has put beside it."""
    folder = tmp_path_factory.mktemp("i18n")
    english = resource_path("i18n", "bgdesk_en.ts").read_text(encoding="utf-8")
    (folder / "bgdesk_en.ts").write_text(english, encoding="utf-8")
    write(folder, "de", "ein Gammon", "Punkt", "Punkte")
    write(folder, "pl", "gammon po polsku", "punkt", "punkty", "punktów")
    write(folder, "zh_CN", "双胜", "分")
    write(folder, "zh_TW", "雙勝", "分")
    try:
        compile_missing(folder)
    except ProblemError as problem:
        pytest.skip(str(problem))
    return folder


@pytest.fixture
def speak(qapp: QApplication, compiled: Path) -> Iterator[Speak]:
    """Installs a language of ``compiled`` for the time of a test."""
    installed: list[InstalledLanguage] = []

    def install(choice: str) -> InstalledLanguage:
        installed.append(install_language(qapp, choice, compiled))
        return installed[-1]

    yield install
    for language in installed:
        uninstall_language(qapp, language)


def test_every_file_is_a_language_without_a_change_in_code(compiled: Path) -> None:
    assert available_languages(compiled) == ("en", "de", "pl", "zh_CN", "zh_TW")
    offered = [choice.value for choice in language_choices(compiled)]
    assert offered == ["system", "en", "de", "pl", "zh_CN", "zh_TW"]


def test_a_pseudo_language_is_not_offered(compiled: Path) -> None:
    assert not {choice.value for choice in language_choices(compiled)} & set(PSEUDO_LANGUAGES)
    assert [chosen_language(name, compiled) for name in PSEUDO_LANGUAGES] == list(PSEUDO_LANGUAGES)


@pytest.mark.parametrize(
    ("choice", "system", "language"),
    [
        ("system", ["de-Latn-AT", "de-AT", "de-Latn", "de"], "de"),
        ("system", ["fr-FR", "fr"], "en"),
        ("system", ["fr-FR", "de-DE", "en-GB"], "de"),
        ("system", ["en-GB", "de-DE"], "en"),
        ("system", ["zh-Hant-TW", "zh-TW", "zh"], "zh_TW"),
        ("system", ["zh-Hans-CN", "zh-CN", "zh"], "zh_CN"),
        ("system", ["zh-Hant-HK"], "zh_TW"),
        ("system", ["zh-Hans-SG"], "zh_CN"),
        ("system", ["C"], "en"),
        ("de", ["fr-FR"], "de"),
        ("zh_TW", ["de-DE"], "zh_TW"),
        ("nonsense", ["de-DE"], "en"),
    ],
)
def test_chosen_language(compiled: Path, choice: str, system: list[str], language: str) -> None:
    assert chosen_language(choice, compiled, system) == language


def test_brazil_and_portugal_stay_apart(tmp_path: Path) -> None:
    for code in ("pt", "pt_BR"):
        (tmp_path / f"bgdesk_{code}.qm").touch()
    assert chosen_language("system", tmp_path, ["pt-PT"]) == "pt"
    assert chosen_language("system", tmp_path, ["pt-BR"]) == "pt_BR"
    (tmp_path / "bgdesk_pt.qm").unlink()
    assert chosen_language("system", tmp_path, ["pt-PT"]) == "pt_BR"


def test_english_counts_in_its_plural(speak: Speak) -> None:
    assert speak("en").name == "en"
    assert [Counted().points(n) for n in (0, 1, 2)] == ["0 points", "1 point", "2 points"]
    assert (Counted().analyses(1), Counted().analyses(2)) == ("1 analysis", "2 analyses")
    assert QCoreApplication.translate("Wording", "a gammon") == "a gammon"


def test_german_speaks_and_falls_back(speak: Speak) -> None:
    speak("de")
    assert QCoreApplication.translate("Wording", "a gammon") == "ein Gammon"
    assert QCoreApplication.translate("Wording", "a backgammon") == "a backgammon"
    assert Counted().points(1) == "1 Punkt"
    assert Counted().games(2) == "2 games"


def test_plural_rules_are_those_of_the_language(speak: Speak) -> None:
    speak("pl")
    counted = [Counted().points(n) for n in (1, 2, 5, 22)]
    assert counted == ["1 punkt", "2 punkty", "5 punktów", "22 punkty"]


def test_buttons_of_qt_speak_the_language(speak: Speak, qapp: QApplication) -> None:
    speak("de")
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    assert "Cancel" not in box.button(QDialogButtonBox.StandardButton.Cancel).text()
    box.deleteLater()


@pytest.mark.parametrize("language", [one for one in available_languages(SHIPPED) if one != "en"])
def test_every_language_has_the_texts_of_qt(language: str, qapp: QApplication) -> None:
    installed = install_language(qapp, language, SHIPPED)
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close | QDialogButtonBox.StandardButton.Save)
    texts = {button.text().replace("&", "") for button in box.buttons()}
    box.deleteLater()
    uninstall_language(qapp, installed)
    assert not texts & {"Close", "Save"}


def test_numbers_follow_the_language(speak: Speak) -> None:
    speak("de")
    assert QLocale().toString(2.5, "f", 1) == "2,5"
    speak("en")
    assert QLocale().toString(2.5, "f", 1) == "2.5"


@pytest.mark.parametrize(
    ("language", "name"),
    [("en", "en_GB"), ("de", "de_DE"), ("zh_TW", "zh_TW"), ("ar", "ar_001"), ("pseudo_rtl", "he_IL")],
)
def test_locale_of_a_language(language: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: QLocale("fr_FR"))
    assert locale_of(language).name() == name


def test_the_country_of_the_computer_counts_within_its_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: QLocale("de_AT"))
    assert locale_of("de").name() == "de_AT"


@pytest.mark.parametrize(("computer", "name"), [("ar_EG", "ar_001"), ("ar_MA", "ar_MA")])
def test_numbers_in_arabic_have_the_digits_of_the_notation(
    computer: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(computer))
    locale = locale_of("ar")
    assert (locale.name(), locale.toString(1230)[-3:]) == (name, "230")


def test_the_layout_runs_as_the_language_does_and_back(qapp: QApplication, compiled: Path) -> None:
    language = install_language(qapp, "pseudo_rtl", compiled)
    assert qapp.layoutDirection() is Qt.LayoutDirection.RightToLeft
    uninstall_language(qapp, language)
    assert qapp.layoutDirection() is Qt.LayoutDirection.LeftToRight


def test_what_is_not_compiled_is_english_with_its_plurals(
    qapp: QApplication, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "bgdesk_en.ts").write_bytes(resource_path("i18n", "bgdesk_en.ts").read_bytes())
    write(tmp_path, "de", "ein Gammon", "Punkt", "Punkte")
    with caplog.at_level(logging.WARNING):
        language = install_language(qapp, "de", tmp_path)
    assert language.name == "en"
    assert [Counted().games(n) for n in (0, 1, 2)] == ["0 games", "1 game", "2 games"]
    uninstall_language(qapp, language)
    assert "have not been compiled" in caplog.text


def test_without_any_translation_it_is_english_in_one_form(qapp: QApplication, tmp_path: Path) -> None:
    language = install_language(qapp, "de", tmp_path)
    assert Counted().points(2) == "2 point(s)"
    uninstall_language(qapp, language)


def test_languages_are_named_in_their_own_words() -> None:
    assert language_name("de") == "Deutsch"
    assert language_name("pt_BR") == "Português (Brasil)"
    assert language_name("zh_TW") != language_name("zh_CN")


@pytest.mark.parametrize(
    "text", ["Roll the dice", "&Roll {x} of %n", "<b>{name}</b> won %1 &amp; more", "a && b", "*.mat files"]
)
@pytest.mark.parametrize("is_mirrored", [False, True])
def test_a_pseudo_text_keeps_what_the_program_needs(text: str, is_mirrored: bool) -> None:
    made = pseudo_text(text, is_mirrored=is_mirrored)
    for kept in ("{x}", "%n", "<b>", "{name}", "</b>", "%1", "&amp;", "&&", "*.mat"):
        assert made.count(kept) == text.count(kept)
    assert len(made) >= len(text) + 0.4 * sum(map(str.isalpha, re.sub(r"\{.*?\}|<.*?>|&\w+;|%n", "", text)))
    assert made.strip("\N{RIGHT-TO-LEFT MARK}").startswith("[")
    assert "a" not in made.replace("{name}", "").replace("&amp;", "").replace("*.mat", "")


def test_a_pseudo_text_without_letters_stays() -> None:
    assert [pseudo_text(text) for text in ("", "{a} / {b}", "%n", "…")] == ["", "{a} / {b}", "%n", "…"]


def test_the_pseudo_language_counts(speak: Speak) -> None:
    speak("pseudo")
    one, two = Counted().points(1), Counted().points(2)
    assert one.startswith("[1 ")
    assert "š" not in one
    assert two.startswith("[2 ")
    assert "š" in two
