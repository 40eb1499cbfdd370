"""Whether two players at a table can be told apart by what they are called."""

from __future__ import annotations

import unicodedata

_SPOKEN_TO = "You"
"""What a window calls its own player."""


def is_taken_for(name: str, own_name: str) -> bool:
    """Whether somebody called ``name`` could be taken for the player at this window, called ``own_name``."""
    return _as_heard(name) in {_as_heard(_SPOKEN_TO), _as_heard(own_name)}


def _as_heard(name: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())
