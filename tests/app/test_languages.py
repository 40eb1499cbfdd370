"""Translations read from .ts files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication

from bgdesk.app.languages import (
    available_languages,
    chosen_language,
    install_language,
    language_choices,
    language_name,
    read_catalogue,
)
from bgdesk.shipped import resource_path
from bgdesk.ui.words.counted import Counted

GERMAN = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>Wording</name>
    <message><source>a gammon</source><translation>ein Gammon</translation></message>
    <message><source>a backgammon</source><translation type="unfinished">half done</translation></message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes"><source>%n point(s)</source>
        <translation><numerusform>%n Punkt</numerusform><numerusform>%n Punkte</numerusform></translation>
    </message>
</context>
</TS>
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for path in resource_path("i18n").glob("*.ts"):
        (tmp_path / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "bgdesk_de.ts").write_text(GERMAN, encoding="utf-8")
    (tmp_path / "bgdesk_xx.ts").write_text("", encoding="utf-8")
    return tmp_path


@pytest.fixture
def translators(qapp: QApplication) -> Iterator[list[QTranslator]]:
    installed: list[QTranslator] = []
    yield installed
    for translator in installed:
        qapp.removeTranslator(translator)


def test_catalogue_leaves_out_what_is_unfinished(folder: Path) -> None:
    german = read_catalogue(folder / "bgdesk_de.ts")
    assert german.find("Wording", "a gammon", -1) == "ein Gammon"
    assert german.find("Wording", "a backgammon", -1) is None
    assert german.find("Elsewhere", "a gammon", -1) is None
    assert [german.find("Counted", "%n point(s)", n) for n in (0, 1, 2)] == [
        "0 Punkte",
        "1 Punkt",
        "2 Punkte",
    ]


def test_only_languages_with_a_plural_rule_are_offered(folder: Path) -> None:
    assert available_languages(folder) == ("en", "de")


@pytest.mark.parametrize(
    ("choice", "system", "language"),
    [
        ("system", "de_AT", "de"),
        ("system", "fr_FR", "en"),
        ("de", "fr_FR", "de"),
        ("nonsense", "de_DE", "en"),
    ],
)
def test_chosen_language(folder: Path, choice: str, system: str, language: str) -> None:
    assert chosen_language(choice, folder, system) == language


def test_english_counts_in_its_plural(
    qapp: QApplication, translators: list[QTranslator], folder: Path
) -> None:
    language, installed = install_language(qapp, "en", folder)
    translators += installed
    assert language == "en"
    assert (Counted().points(1), Counted().points(2)) == ("1 point", "2 points")
    assert QCoreApplication.translate("Wording", "a gammon") == "a gammon"


def test_german_speaks_and_falls_back(
    qapp: QApplication, translators: list[QTranslator], folder: Path
) -> None:
    language, installed = install_language(qapp, "de", folder)
    translators += installed
    assert language == "de"
    assert QCoreApplication.translate("Wording", "a gammon") == "ein Gammon"
    assert QCoreApplication.translate("Wording", "a backgammon") == "a backgammon"
    assert Counted().points(1) == "1 Punkt"
    assert Counted().games(2) == "2 games"


def test_every_counted_text_ships_in_every_language(qapp: QApplication) -> None:
    english = read_catalogue(resource_path("i18n", "bgdesk_en.ts"))
    catalogues = [read_catalogue(path) for path in resource_path("i18n").glob("*.ts")]
    asked = [name for name, value in vars(Counted).items() if callable(value) and not name.startswith("_")]
    counted = {key for key in english.texts if key[0] == "Counted"}
    assert len(counted) >= len([name for name in asked if name != "staticMetaObject"])
    for catalogue in catalogues:
        assert all(len(catalogue.texts.get(key, ())) == 2 for key in counted), catalogue.language


def test_the_setting_offers_the_system_and_what_ships(folder: Path) -> None:
    assert [choice.value for choice in language_choices(folder)] == ["system", "en", "de"]


def test_languages_are_named_in_their_own_words() -> None:
    assert language_name("de") == "Deutsch"
