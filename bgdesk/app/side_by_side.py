"""Whole texts set side by side: each can stand alone, and what comes between them can be translated.

Parts of a sentence do not belong here: a sentence is one text.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def sentences(*texts: str) -> str:
    """Whole sentences, one after another; empty ones are left out."""
    #: Two whole sentences, one after another. In languages written without spaces: {first}{next}
    return _joined(translate("SideBySide", "{first} {next}"), texts)


def labels(*texts: str) -> str:
    """Labels in a row, as in a title or a status line; empty ones are left out."""
    #: Two labels in a row, each of which stands alone, as in: Backgammon · match to 7 points
    return _joined(translate("SideBySide", "{first} · {next}"), texts)


def listed(*texts: str) -> str:
    """Names, notes or labels in a list, as a screen reader hears them best; empty ones are left out."""
    #: Two things of a list, each of which stands alone, as in: Portes, Plakoto
    return _joined(translate("SideBySide", "{first}, {next}"), texts)


def listed_apart(*texts: str) -> str:
    """The same where the things of the list may hold commas themselves."""
    #: Two things of a list that may hold commas themselves
    return _joined(translate("SideBySide", "{first}; {next}"), texts)


def titled(title: str, text: str) -> str:
    """A title, and what it is the title of, in one line."""
    #: A title and what belongs to it in one line, as in: White: 6-1
    return translate("SideBySide", "{title}: {text}").format(title=title, text=text)


def noted(text: str, note: str) -> str:
    """A label with a short note."""
    #: A label with a short note behind it, as in: Anna (White)
    return translate("SideBySide", "{label} ({note})").format(label=text, note=note)


def unit_behind(unit: str) -> str:
    """What stands behind a number in its field."""
    #: Behind a number in its field, with the space between them, as in: 250 ms
    return translate("SideBySide", " {unit}").format(unit=unit)


def lines(*texts: str) -> str:
    """One text a line; empty ones are left out."""
    return "\n".join(filter(None, texts))


def _joined(pattern: str, texts: Iterable[str]) -> str:
    first, *rest = [text for text in texts if text] or [""]
    return reduce(lambda before, each: pattern.format(first=before, next=each), rest, first)
