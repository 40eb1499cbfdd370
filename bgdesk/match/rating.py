"""Ratings in the form of the First Internet Backgammon Server (Elo for matches of different lengths)."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

_SCALE = 2000
_STAKE = 4
_FULL_EXPERIENCE = 400


@dataclass(frozen=True, slots=True)
class Rating:
    """``experience`` is the sum of the lengths of all rated matches."""

    rating: float = 1500.0
    experience: int = 0


def win_probability(player: Rating, opponent: Rating, length: int) -> float:
    """Chance of ``player`` to win a match to ``length`` points: 1 / (10^((r2 - r1) sqrt(n) / 2000) + 1)."""
    return 1 / (10 ** ((opponent.rating - player.rating) * sqrt(length) / _SCALE) + 1)


def rated(winner: Rating, loser: Rating, length: int) -> tuple[Rating, Rating]:
    """Both ratings after a match to ``length`` points (C.5), the winner's first.

    Each changes by 4 K sqrt(n) times the chance that the result would be the other way, with the player's own
    K = max(1, 5 - experience / 100) from before the match. Raises ValueError for a money session.
    """
    if length < 1:
        raise ValueError("only matches are rated")
    change = _STAKE * sqrt(length) * (1 - win_probability(winner, loser, length))
    return (
        Rating(winner.rating + _weight(winner) * change, winner.experience + length),
        Rating(loser.rating - _weight(loser) * change, loser.experience + length),
    )


def _weight(rating: Rating) -> float:
    return 1 + max(0, _FULL_EXPERIENCE - rating.experience) / 100
