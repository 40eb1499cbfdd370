"""The two sides of a game."""

from __future__ import annotations

from enum import StrEnum


class Player(StrEnum):
    """One of the two sides; White's own coordinates are the physical point numbers."""

    WHITE = "white"
    BLACK = "black"

    @property
    def opponent(self) -> Player:
        """The other side."""
        return Player.BLACK if self is Player.WHITE else Player.WHITE
