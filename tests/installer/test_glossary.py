"""The words of the game in each language."""

from __future__ import annotations

from pathlib import Path

import pytest

from installer.glossary import TERMS, departures, left_in_english, read_glossary, terms, without_a_word
from installer.report import ProblemError
from installer.translation_sheets import Entry
from installer.translations import GLOSSARIES

PAGE = """# German

The reader is addressed by *du*.

| English | German | also |
| --- | --- | --- |
| blot | Blot | |
| bear off | auswürfeln, abtragen | ausgewürfelt, abgetragen |
| anchor |  | |

## Same as in English

- Blot
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "de.md").write_text(PAGE, encoding="utf-8")
    (tmp_path / TERMS).write_text(
        "term,checked,meaning\nblot,blots?,a\nbear off,bears? off|borne off,b\nanchor,anchors?,c\nroll,,d\n"
    )
    return tmp_path


def text(source: str, *said: str, is_open: bool = False) -> Entry:
    return Entry(source[:8], "Page", source, "", None, said, is_open)


@pytest.mark.parametrize(
    ("source", "said", "is_kept"),
    [
        ("Two blots", "Zwei Blots", True),
        ("Two blots", "Zwei Einzelsteine", False),
        ("&Blot", "&Blot", True),
        ("{blots} left", "{blots} übrig", True),
        ("Borne off: {count}", "Abgetragen: {count}", True),
        ("Borne off: {count}", "Draußen: {count}", False),
        ("An anchor", "Ein Anker", True),
        ("Roll", "Wurf", True),
    ],
)
def test_texts_keep_to_the_glossary(folder: Path, source: str, said: str, is_kept: bool) -> None:
    glossary, known = read_glossary(folder, "de"), terms(folder)
    assert list(departures([text(source, said)], known, glossary)) is not is_kept
    assert not list(departures([text(source, "?", is_open=True)], known, glossary))


def test_a_term_without_a_word_and_a_text_left_in_english_are_told(folder: Path) -> None:
    glossary = read_glossary(folder, "de")
    assert without_a_word(terms(folder), glossary) == ["anchor", "roll"]
    found = left_in_english([text("Blot", "Blot"), text("Pass", "Pass"), text("8/5", "8/5")], glossary)
    assert found == ["[Pass] 'Pass'"]


def test_a_missing_page_is_said(folder: Path) -> None:
    with pytest.raises(ProblemError, match=r"fr\.md"):
        read_glossary(folder, "fr")


def test_every_term_is_told_once_with_its_meaning() -> None:
    known = terms(GLOSSARIES)
    assert len({term.name for term in known}) == len(known) > 150
    assert all(term.meaning for term in known)
