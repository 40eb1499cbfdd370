"""Finds a text in all pages of the help."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtGui import QTextDocument

from bgdesk.ui.pages.help_page import HelpPage
from bgdesk.ui.words.notation import plain

MOST_FOUND = 200
_AROUND = 36
_PICTURE = "\N{OBJECT REPLACEMENT CHARACTER}"
_NO_BREAK = "\N{NO-BREAK SPACE}"
_LONGEST_TERM = 60


@dataclass(frozen=True, slots=True)
class PageWords:
    """What a page says, paragraph by paragraph as they are shown; cells of tables are such, too."""

    page: str
    title: str
    blocks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FoundPlace:
    """A paragraph with all words that were looked for: its page, number, and what stands around them."""

    page: str
    title: str
    block: int
    excerpt: str


def words_of(page: HelpPage) -> PageWords:
    """``page`` as it is read now."""
    document = QTextDocument()
    document.setMarkdown(page.text())
    blocks, block = [], document.begin()
    while block.isValid():
        blocks.append(plain(block.text()).replace(_PICTURE, "").replace(_NO_BREAK, " "))
        block = block.next()
    return PageWords(page.id, page.title, tuple(blocks))


def wanted_words(wanted: str) -> tuple[str, ...]:
    """The words that a place has to hold, in any order and in parts of longer ones."""
    return tuple(wanted.casefold().split())


def places_with(wanted: str, pages: Sequence[PageWords]) -> tuple[FoundPlace, ...]:
    """Where all words are in one paragraph; within each kind as the pages go.

    The heading or term itself comes first, then what begins so, then where the words stand together.
    """
    words = wanted_words(wanted)
    sought = " ".join(words)
    found = (
        sorted(_found(words, pages), key=lambda one: _rank(one.excerpt.casefold(), sought)) if words else []
    )
    return tuple(found[:MOST_FOUND])


def _rank(excerpt: str, sought: str) -> int:
    if term_of(excerpt) == sought:
        return 0
    return 1 if excerpt.startswith(sought) else 2 if sought in excerpt else 3


def _found(words: Sequence[str], pages: Sequence[PageWords]) -> Iterator[FoundPlace]:
    for page in pages:
        for number, text in enumerate(page.blocks):
            folded = text.casefold()
            if all(word in folded for word in words):
                together = folded.find(" ".join(words))
                at = folded.find(words[0]) if together < 0 else together
                yield FoundPlace(page.page, page.title, number, _excerpt(text, at))


def _excerpt(text: str, at: int) -> str:
    """Some words before and after ``at``."""
    start = 0 if at <= _AROUND else text.find(" ", at - _AROUND) + 1
    end = text.find(" ", at + 2 * _AROUND)
    cut = text[start : end if end > 0 else len(text)]
    return f"{'… ' if start else ''}{cut}{' …' if end > 0 else ''}"


def slug(text: str) -> str:
    """``text`` as links name it: letters and digits of any script, a hyphen between words."""
    return "-".join(re.findall(r"[^\W_]+", text.casefold()))


def term_of(text: str) -> str:
    """What a paragraph explains: a heading as a whole, of an entry what stands before the colon."""
    term, colon, _ = text.partition(":")
    return term if colon and len(term) <= _LONGEST_TERM else text
