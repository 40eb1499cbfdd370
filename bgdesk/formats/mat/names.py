"""Names and header values as a .mat file can hold them."""

from __future__ import annotations

import unicodedata

_MAX_NAME_BYTES = 31
_UNPRINTABLE = ("Cc", "Cs", "Zl", "Zp")
_SEPARATORS = str.maketrans({":": "-", ",": " "})
"""A colon ends the name, and a rating follows a comma, in the eyes of other programs."""


def mat_name(name: str, otherwise: str) -> str:
    """``name`` as the score lines need it, at most 31 bytes of UTF-8; ``otherwise`` if nothing is left."""
    text = _one_line(name).translate(_SEPARATORS)
    cut = " ".join(text.split()).encode()[:_MAX_NAME_BYTES]
    return cut.decode(errors="ignore").strip() or otherwise


def mat_value(value: str) -> str:
    """``value`` between the quotes of a header."""
    return _one_line(value).replace('"', "'")


def _one_line(text: str) -> str:
    return "".join(" " if unicodedata.category(c) in _UNPRINTABLE else c for c in text)
