"""How much of a file is read: a large file gets more, and one made to keep a reader busy ends early."""

from __future__ import annotations

import sys
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Allowance:
    """How many of something are read: ``least`` of any file, of a larger one as many as its size explains.

    ``bytes_each`` is less than one of them takes in an honest file, so that only a strange one is cut short.
    However large the file, there are never more than ``most``.
    """

    least: int
    bytes_each: int
    most: int = sys.maxsize

    def of(self, size: int) -> int:
        """What a file of ``size`` bytes, or characters, may have."""
        return min(self.most, max(self.least, size // self.bytes_each))


TURNS = Allowance(12_000, 6)
"""Turns in a text; the longest matches have two thousand."""

FAULTS = Allowance(300, 500)
"""Remarks on one file."""


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
