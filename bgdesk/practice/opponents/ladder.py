"""Results of a player against each opponent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

_NORMAL_90 = 1.645


@dataclass(frozen=True, slots=True)
class LadderResult:
    """One match against the computer player ``opponent``."""

    opponent: str
    is_won: bool


@dataclass(frozen=True, slots=True)
class Rung:
    """All results against one opponent; ``interval`` is the 90 % interval of the share that is won."""

    opponent: str
    played: int
    won: int

    @property
    def share(self) -> float:
        """Of the matches played."""
        return self.won / self.played

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's, which stays within 0 and 1 and says something of one match."""
        number, square = self.played, _NORMAL_90**2
        middle = (self.won + square / 2) / (number + square)
        spread = self.share * (1 - self.share) / number + square / (4 * number**2)
        half = _NORMAL_90 * sqrt(spread) / (1 + square / number)
        return max(0.0, middle - half), min(1.0, middle + half)

    @property
    def is_beaten(self) -> bool:
        """Whether the player surely wins more than every other match."""
        return self.interval[0] > 0.5


def ladder(results: Iterable[LadderResult]) -> tuple[Rung, ...]:
    """One rung for each opponent that was met, in the order of the first meeting."""
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for one in results:
        played[one.opponent] += 1
        won[one.opponent] += one.is_won
    return tuple(Rung(opponent, number, won[opponent]) for opponent, number in played.items())
