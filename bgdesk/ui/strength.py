"""How well a computer player plays, in words."""

from __future__ import annotations


def strength_text(level: str) -> str:
    """The strength of the level with this id, as a subtitle."""
    return level
