"""Names and words as they are looked for: without capitals and accents."""

from __future__ import annotations

import unicodedata


def folded(text: str) -> str:
    """``text`` as it is compared.

    >>> folded("Kévin") == folded("KEVIN")
    True
    """
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
