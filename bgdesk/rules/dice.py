"""A roll of two dice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

_MOST_SHOWN = 40
"""Characters of a wrong text that a complaint repeats."""


@dataclass(frozen=True, slots=True)
class Dice:
    """Two dice in the order rolled, each 1 to 6.

    Raises ValueError when a face is not 1 to 6.
    """

    first: int
    second: int

    def __post_init__(self) -> None:
        if not (1 <= self.first <= 6 and 1 <= self.second <= 6):
            raise ValueError(f"dice must be 1 to 6, not {self.first} and {self.second}")

    def __str__(self) -> str:
        return f"{self.high}{self.low}"

    def __iter__(self) -> Iterator[int]:
        return iter((self.first, self.second))

    @property
    def is_double(self) -> bool:
        """Both faces equal."""
        return self.first == self.second

    @property
    def ways(self) -> int:
        """How many of the 36 rolls of one die after the other show these faces."""
        return 1 if self.is_double else 2

    @property
    def high(self) -> int:
        """The larger face."""
        return max(self.first, self.second)

    @property
    def low(self) -> int:
        """The smaller face."""
        return min(self.first, self.second)

    @property
    def faces(self) -> tuple[int, ...]:
        """The numbers to play, higher first: two, or four equal ones for a double."""
        first, second = self.first, self.second
        if first == second:
            return (first,) * 4
        return (first, second) if first > second else (second, first)

    @property
    def pips(self) -> int:
        """Pips that the roll entitles to; a double counts twice."""
        return sum(self.faces)

    @classmethod
    def from_text(cls, text: str) -> Dice:
        """Read ``31`` or ``3-1``; raises ValueError on anything else."""
        digits = text.strip().replace("-", "").replace(",", "").replace(" ", "")
        if len(digits) != 2 or not (digits.isascii() and digits.isdigit()):
            raise ValueError(f"{text[:_MOST_SHOWN]!r} is not a roll of two dice such as 31")
        return cls(int(digits[0]), int(digits[1]))


ALL_ROLLS: tuple[Dice, ...] = tuple(Dice(a, b) for a in range(1, 7) for b in range(1, a + 1))
"""The 21 distinct rolls, higher die first."""
