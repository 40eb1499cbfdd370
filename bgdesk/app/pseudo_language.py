"""Languages made up from English, which show what a translation would do to the window.

One has accents and is two fifths longer; the other is the same, in a window that runs from right to left.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QTranslator

PSEUDO, PSEUDO_RTL = PSEUDO_LANGUAGES = ("pseudo", "pseudo_rtl")

_LONGER = 0.4
_FILL = 5
"""Letters of the words that make a text longer."""
_RIGHT_TO_LEFT = "\N{RIGHT-TO-LEFT MARK}"
_ACCENTS = str.maketrans(
    "ABCDEFGHIJKLMNOPRSTUWYZabcdefghijklmnoprstuwyz",
    "ÅƁÇĐÉƑĜĤÎĴĶĻṀŃÖÞŔŠŢÛŴÝŽåƀçďéƒĝĥîĵķļɱńöþŕšţûŵýž",
)
_KEPT = re.compile(
    r"\{[^{}]*\}"  # a placeholder
    r"|%L?n|%\d"
    r"|<[^<>]*>|&\w+;|&(?=\w)|&&"
    r"|\*\.\w+|https?://\S+"
)
"""What is no text for readers: it stays as it is. An ``&`` marks the key of the letter after it."""
_UNTOUCHED = ("QShortcut", "QGuiApplication")
"""Names of keys, which menus would no longer find, and Qt's question for the direction of the layout."""


class PseudoTranslator(QTranslator):
    """Makes each text up when it is asked for; ``english`` knows the plural forms."""

    def __init__(self, english: QTranslator, *, is_mirrored: bool = False) -> None:
        super().__init__()
        self._english = english
        self._is_mirrored = is_mirrored

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        if context in _UNTOUCHED or not source:
            return None
        text = self._english.translate(context, source, disambiguation, n) if n >= 0 else None
        return pseudo_text(text or source, is_mirrored=self._is_mirrored)


def pseudo_text(text: str, *, is_mirrored: bool = False) -> str:
    """``text`` with accents, longer, in brackets that show where it is cut.

    Mirrored, a mark before and behind makes its neighbours believe that it runs from right to left.
    """
    parts = _split(text)
    letters = sum(len(part) for part, is_kept in parts if not is_kept)
    if not any(map(str.isalpha, "".join(part for part, is_kept in parts if not is_kept))):
        return text
    mark = _RIGHT_TO_LEFT if is_mirrored else ""
    accented = "".join(part if is_kept else part.translate(_ACCENTS) for part, is_kept in parts)
    if mark:
        accented = re.sub(r"\{[^{}]*\}", rf"{mark}\g<0>{mark}", accented)
    return f"{mark}[{accented} {_filling(round(letters * _LONGER))}]{mark}"


def _split(text: str) -> list[tuple[str, bool]]:
    """The parts of ``text``, each with whether it is kept."""
    parts, end = [], 0
    for found in _KEPT.finditer(text):
        parts += [(text[end : found.start()], False), (found.group(), True)]
        end = found.end()
    return [*parts, (text[end:], False)]


def _filling(length: int) -> str:
    """Words of dots, between which lines may end."""
    length = max(1, length - 2)
    return " ".join("·" * min(_FILL, length - start) for start in range(0, length, _FILL + 1))
