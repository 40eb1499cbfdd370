"""How much of a file is read: files made to keep a reader busy end early."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Effort:
    """The work that is left for one file, in turns of a game."""

    left: int

    @property
    def is_spent(self) -> bool:
        """Whether reading has to end."""
        return self.left <= 0

    def spend(self, turns: int = 1) -> None:
        """Note work done."""
        self.left -= turns
