"""The words of the game in one language, and the texts that do not keep to them.

``resources/i18n/glossary/terms.csv`` has the terms with what they mean; ``checked`` is a regular expression
for the English words that always mean the term, and empty where a word has several meanings. A page such as
``de.md`` tells in prose how the language handles notation, numbers and the reader, and has two parts that are
read here: a table of ``| English | words | also |``, with fragments of inflected forms in the last column,
and below the heading ``Same as in English`` a list of the texts that stay as they are.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from installer.report import ProblemError
from installer.translation_checks import is_left_as_it_was
from installer.translation_sheets import Entry

TERMS = "terms.csv"
_SAME = "## Same as in English"
_ROW = re.compile(r"^\|(?P<term>[^|]+)\|(?P<words>[^|]*)\|(?P<also>[^|]*)\|$")
_HEAD = ("English", "---")
_BETWEEN = re.compile(r"[,;/]")


@dataclass(frozen=True, slots=True)
class Term:
    """An entry of the list of terms; ``checked`` is ``None`` where no text can be judged by it."""

    name: str
    checked: re.Pattern[str] | None
    meaning: str


@dataclass(frozen=True, slots=True)
class Glossary:
    """Fragments of which a text with the term has one, in lower case, and texts that stay as in English."""

    fragments: Mapping[str, Sequence[str]]
    same: frozenset[str]


def terms(folder: Path) -> list[Term]:
    """The terms that every language needs."""
    with (folder / TERMS).open(encoding="utf-8", newline="") as file:
        return [Term(row["term"], _pattern(row["checked"]), row["meaning"]) for row in csv.DictReader(file)]


def _pattern(checked: str) -> re.Pattern[str] | None:
    return re.compile(rf"(?<![\w{{-])(?:{checked})(?![\w}}-])", re.IGNORECASE) if checked else None


def read_glossary(folder: Path, language: str) -> Glossary:
    """The page of ``language``. Raises ProblemError where it is missing."""
    path = folder / f"{language}.md"
    if not path.exists():
        raise ProblemError(f"There is no glossary: {path}")
    text, _, after = path.read_text(encoding="utf-8").partition(_SAME)
    rows = filter(None, map(_ROW.match, text.splitlines()))
    found = {row["term"].strip(): _fragments(row["words"], row["also"]) for row in rows}
    same = frozenset(line[2:].strip() for line in after.splitlines() if line.startswith("- "))
    return Glossary({term: words for term, words in found.items() if not term.startswith(_HEAD)}, same)


def _fragments(*cells: str) -> tuple[str, ...]:
    parts = (part.strip().casefold() for cell in cells for part in _BETWEEN.split(cell))
    return tuple(filter(None, parts))


def without_a_word(known: Sequence[Term], glossary: Glossary) -> list[str]:
    """The terms for which a language has no word yet."""
    return [term.name for term in known if not glossary.fragments.get(term.name)]


def departures(entries: Sequence[Entry], known: Sequence[Term], glossary: Glossary) -> Iterator[str]:
    """Each text that says a term in other words than the glossary, in a line with its key."""
    for entry in entries:
        if entry.is_open:
            continue
        said = " ".join(entry.said).casefold().replace("&", "")
        for term in known:
            words = glossary.fragments.get(term.name, ())
            if not (term.checked and words and term.checked.search(entry.source.replace("&", ""))):
                continue
            if not any(word in said for word in words):
                yield f"[{entry.key}] {term.name}: {entry.source!r}: {entry.said[0]!r}"


def left_in_english(entries: Sequence[Entry], glossary: Glossary) -> list[str]:
    """The texts that stand there in English although the glossary does not say that they stay."""
    return [
        f"[{entry.key}] {entry.source!r}"
        for entry in entries
        if not entry.is_open
        and entry.source not in glossary.same
        and is_left_as_it_was(entry.source, entry.said)
    ]
