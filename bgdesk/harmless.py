"""Text from files is shown as letters: none of them moves a cursor, turns a line or covers the next one."""

from __future__ import annotations

import re
import unicodedata

SIGN = "\N{REPLACEMENT CHARACTER}"
"""In place of what does something instead of being read."""
LINES = "\n\t"
"""What a text of several lines may have."""
FIRST_STRONG, END = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
_MOST_MARKS = 4
"""More on one letter than any language writes cover the lines above and below."""

_CONTROLS = "\x00-\x1f\x7f-\x9f\u2028\u2029"
_DIRECTIONS = "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"
_UNSEEN = (
    "\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u2060-\u2065\u206a-\u206f\u3164\ufeff\uffa0"
    "\ufff9-\ufffc\U000e0000-\U000e00ff"
)
"""Without them two names that look alike are the same; joiners stay, for some scripts need them."""
_ACTING = re.compile(f"[{_CONTROLS}{_DIRECTIONS}{_UNSEEN}]")
_MARK = "[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
_HEAP = re.compile(f"({_MARK}{{{_MOST_MARKS}}}){_MARK}+")


def harmless(text: str, keep: str = "") -> str:
    """``text`` with a sign for each character that acts, but ``keep``, and without heaps of marks."""
    if text.isascii() and text.isprintable():
        return text
    shown = _ACTING.sub(lambda found: found[0] if found[0] in keep else SIGN, text)
    return _HEAP.sub(r"\1", shown)


def apart(name: str, *, is_rtl: bool) -> str:
    """``name`` such that it cannot turn the sentence round in which it stands, nor be turned by it."""
    against = ("L",) if is_rtl else ("R", "AL", "AN")
    if name.isascii() and not is_rtl:
        return name
    if not any(unicodedata.bidirectional(letter) in against for letter in name):
        return name
    return f"{FIRST_STRONG}{name}{END}"
