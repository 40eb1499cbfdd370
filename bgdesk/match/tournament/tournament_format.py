"""How a tournament is played: its kind, and how long the matches are."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

MOST_ROUNDS = 63
"""A round robin of 64 has so many."""


class FormatKind(StrEnum):
    """Who meets whom."""

    SINGLE_ELIMINATION = "single_elimination"
    ROUND_ROBIN = "round_robin"


class Seeding(StrEnum):
    """How the order of the entrants comes about."""

    RATING = "rating"
    CHANCE = "chance"
    LISTED = "listed"
    """As they entered, the first one first."""


@dataclass(frozen=True, slots=True)
class TournamentFormat:
    """``third_place``: those who lose in the semi-finals play for it, where anybody is out."""

    kind: FormatKind = FormatKind.SINGLE_ELIMINATION
    third_place: bool = False


@dataclass(frozen=True, slots=True)
class Lengths:
    """Points of the matches by round, the last one for all further rounds; ``final`` of the final."""

    rounds: tuple[int, ...]
    final: int

    def __post_init__(self) -> None:
        if not self.rounds or min(*self.rounds, self.final) < 1:
            raise ValueError("every round needs a length of at least one point")

    def of_round(self, number: int, last: int) -> int:
        """The points of round ``number`` (from 1) of ``last``."""
        if number >= last:
            return self.final
        return self.rounds[min(number, len(self.rounds)) - 1]


SE16_7_9 = Lengths((7, 7, 7), 9)
"""The evening of sixteen: seven points, the final nine."""
