"""The template for translators and the tools that make and compile it."""

from __future__ import annotations

import os
import re
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from installer import commands, environment, translations
from installer.report import ProblemError
from installer.translations import (
    ENGLISH,
    FOLDER,
    GLOSSARIES,
    NO_TOOLS,
    TEMPLATE,
    add,
    check,
    compile_missing,
    uncompiled,
    update,
)

SOURCE = """class Page:
    def title(self, n):
        #: Button, imperative: roll the dice
        return self.tr("Roll"), self.tr("%n game(s)", "", n)
"""
GAP = re.compile(r"\{\w+\}|%n")
OPEN = '<translation type="unfinished"></translation>'


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A program of one module."""
    (tmp_path / "bgdesk").mkdir()
    (tmp_path / "bgdesk" / "page.py").write_text(SOURCE, encoding="utf-8")
    return tmp_path


@pytest.fixture(scope="module", autouse=True)
def tools(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Qt's own."""
    folder = tmp_path_factory.mktemp("tools")
    (folder / "a.py").write_text(SOURCE, encoding="utf-8")
    try:
        translations.run_tool("lupdate", ["-silent", str(folder / "a.py"), "-ts", str(folder / "a.ts")])
    except ProblemError as problem:
        pytest.skip(str(problem))


def messages(path: Path) -> dict[tuple[str, str], ET.Element]:
    """The messages of a ``.ts`` file by context and source."""
    return {
        (context.findtext("name", ""), message.findtext("source", "")): message
        for context in ET.parse(path).getroot().iter("context")
        for message in context.iter("message")
    }


def test_the_template_holds_every_text_of_the_program(tmp_path: Path) -> None:
    update(tmp_path)
    new, stored = (tmp_path / TEMPLATE).read_text("utf-8"), (FOLDER / TEMPLATE).read_text("utf-8")
    assert new == stored, "texts have changed: run python -m installer.translations update"


def test_english_has_both_forms_of_every_counted_text() -> None:
    wanted = {key for key, one in messages(FOLDER / TEMPLATE).items() if one.get("numerus") == "yes"}
    english = messages(FOLDER / ENGLISH)
    written = {
        key
        for key, one in english.items()
        if len([form for form in one.iter("numerusform") if form.text]) == 2
        and one.find("translation[@type]") is None
    }
    assert wanted
    assert wanted - written == set(), "add their forms to resources/i18n/bgdesk_en.ts"


def test_comments_reach_the_translators(root: Path, tmp_path: Path) -> None:
    update(tmp_path, root)
    found = messages(tmp_path / TEMPLATE)["Page", "Roll"]
    assert found.findtext("extracomment") == "Button, imperative: roll the dice"


def test_merging_keeps_what_was_translated_and_marks_what_is_gone(root: Path, tmp_path: Path) -> None:
    add("de", tmp_path, root)
    path = tmp_path / "bgdesk_de.ts"
    text = path.read_text("utf-8").replace(OPEN, "<translation>Würfeln</translation>")
    path.write_text(text, encoding="utf-8")
    assert 'language="de"' in text
    (root / "bgdesk" / "page.py").write_text(SOURCE.replace("%n game(s)", "%n match(es)"), encoding="utf-8")
    update(tmp_path, root)
    found = messages(path)
    assert found["Page", "Roll"].findtext("translation") == "Würfeln"
    assert ("Page", "%n match(es)") in found


def test_a_language_is_begun_once(root: Path, tmp_path: Path) -> None:
    add("fr", tmp_path, root)
    with pytest.raises(ProblemError, match="bgdesk_fr"):
        add("fr", tmp_path, root)


def test_what_is_missing_or_older_is_compiled(root: Path, tmp_path: Path) -> None:
    add("de", tmp_path, root)
    path = tmp_path / "bgdesk_de.ts"
    assert uncompiled(tmp_path) == [path]
    assert compile_missing(tmp_path) == [tmp_path / "bgdesk_de.qm"]
    assert compile_missing(tmp_path) == []
    later = path.stat().st_mtime + 5
    os.utime(path, (later, later))
    assert uncompiled(tmp_path) == [path]
    assert sorted(one.name for one in tmp_path.iterdir() if "de" in one.name and one.is_file()) == [
        "bgdesk_de.qm",
        "bgdesk_de.ts",
    ]


def test_what_is_translated_is_counted(root: Path, tmp_path: Path) -> None:
    folder, pages = tmp_path / "i18n", tmp_path / "help"
    (pages / "fi").mkdir(parents=True)
    for page in (pages / "tips.md", pages / "race.md", pages / "fi" / "tips.md", pages / "fi" / "gone.md"):
        page.touch()
    folder.mkdir()
    add("fi", folder, root)
    text = (folder / "bgdesk_fi.ts").read_text("utf-8").replace(OPEN, "<translation>Heitä</translation>")
    (folder / "bgdesk_fi.ts").write_text(text, encoding="utf-8")
    assert translations.shares(folder, pages) == ["fi: 1 of 2 texts, 1 of 2 pages"]


def test_a_broken_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "bgdesk_de.ts").write_text("<TS", encoding="utf-8")
    with pytest.raises(ProblemError, match=r"lrelease failed: .*bgdesk_de\.ts"):
        compile_missing(tmp_path)


def test_missing_tools_are_said_and_the_program_starts(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    add("de", tmp_path, root)
    bare = tmp_path / "python"
    bare.write_text(f'#!/bin/sh\nexec "{sys.executable}" -I -S "$@"\n', encoding="utf-8")
    bare.chmod(0o755)
    monkeypatch.setattr(translations, "FOLDER", tmp_path)
    monkeypatch.setattr(environment, "python_of", lambda venv: bare)
    commands._compile_translations(tmp_path / ".venv")
    assert capsys.readouterr().err == f"{NO_TOOLS}\n"
    assert uncompiled(tmp_path)


def test_the_help_tells_what_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        translations.main(["--help"])
    assert "python -m installer.translations update" in capsys.readouterr().out


def lost_placeholders(path: Path) -> list[tuple[str, str]]:
    """The finished translations of a ``.ts`` file that do not fill the gaps of their source, no others."""
    return [
        key
        for key, one in messages(path).items()
        if one.find("translation[@type]") is None
        for said in (one.findall("translation/numerusform") or one.findall("translation"))
        if said.text and sorted(set(GAP.findall(said.text))) != sorted(set(GAP.findall(key[1])))
    ]


@pytest.mark.parametrize("path", translations.translations(FOLDER), ids=lambda path: path.stem)
def test_every_translation_keeps_the_placeholders(path: Path) -> None:
    assert lost_placeholders(path) == []


@pytest.mark.parametrize("page", sorted(GLOSSARIES.glob("*.md")), ids=lambda page: page.stem)
def test_a_language_with_a_glossary_has_every_text_and_keeps_to_its_words(page: Path) -> None:
    assert check(page.stem) == []


def test_a_misspelt_placeholder_is_found(root: Path, tmp_path: Path) -> None:
    (root / "bgdesk" / "page.py").write_text(SOURCE.replace("Roll", "{name} rolls"), encoding="utf-8")
    add("de", tmp_path, root)
    path = tmp_path / "bgdesk_de.ts"
    text = path.read_text("utf-8").replace(OPEN, "<translation>{nam} würfelt</translation>")
    path.write_text(text, encoding="utf-8")
    assert lost_placeholders(path) == [("Page", "{name} rolls")]
