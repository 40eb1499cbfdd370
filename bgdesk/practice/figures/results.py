"""What was won, and what would have been without luck."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from bgdesk.library.decisions.decision_columns import DecisionColumns, MatchDecided
from bgdesk.practice.figures.rating import FEWEST_MATCHES

_HALF = 0.5
_LEAST = 0.001
_ELO = 2000


@dataclass(frozen=True, slots=True)
class MatchResults:
    """So many matches to a number of points; ``known`` of them have a result without luck.

    ``won`` are those won of the known ones, ``by_play`` how many would have been with even luck: the rest
    was the dice. ``lost_per_match`` is the match winning chance given away in a match, ``distance`` how much
    stronger than the opponents the play was, as a difference of ratings.
    """

    matches: int
    all_won: int
    known: int
    won: int
    by_play: float
    lost_per_match: float | None
    distance: float | None

    @property
    def by_dice(self) -> float:
        """How many more were won than the play was worth."""
        return self.won - self.by_play


@dataclass(frozen=True, slots=True)
class CourseOfResults:
    """Match after match how many more were won than lost, and how many would have been without luck."""

    moments: tuple[str, ...]
    won: tuple[float, ...]
    by_play: tuple[float, ...]


def finished(columns: DecisionColumns) -> tuple[MatchDecided, ...]:
    """The matches to a number of points that somebody won."""
    return tuple(one for one in columns.matches if one.length and one.is_won is not None)


def results(columns: DecisionColumns) -> MatchResults:
    """Of matches, as money has no end; each is worth one, whatever its length."""
    ended = finished(columns)
    known = _adjusted(ended)
    by_play = sum(value for _, value in known) + _HALF * len(known)
    return MatchResults(
        len(ended),
        sum(bool(one.is_won) for one in ended),
        len(known),
        sum(bool(one.is_won) for one, _ in known),
        by_play,
        _lost_per_match(columns),
        _distance(known, by_play),
    )


def course_of_results(columns: DecisionColumns) -> CourseOfResults:
    """The running sums over the matches whose luck is known."""
    known = _adjusted(finished(columns))
    won = np.cumsum([1.0 if one.is_won else -1.0 for one, _ in known])
    by_play = np.cumsum([2 * value for _, value in known])
    return CourseOfResults(
        tuple(one.moment for one, _ in known), tuple(won.tolist()), tuple(by_play.tolist())
    )


def _adjusted(matches: Sequence[MatchDecided]) -> list[tuple[MatchDecided, float]]:
    return [(one, one.adjusted) for one in matches if one.adjusted is not None]


def _lost_per_match(columns: DecisionColumns) -> float | None:
    """Match winning chance given away in matches to points, that are over or not."""
    costs = columns.by_match(columns.of("cost"))
    own = [cost for one, cost in zip(columns.matches, costs.tolist(), strict=True) if one.length]
    return sum(own) / len(own) if own else None


def _distance(known: Sequence[tuple[MatchDecided, float]], by_play: float) -> float | None:
    """Source: the rating formula of the first Internet server, solved for the difference."""
    if len(known) < FEWEST_MATCHES:
        return None
    chance = min(max(by_play / len(known), _LEAST), 1 - _LEAST)
    root = sum(math.sqrt(one.length) for one, _ in known) / len(known)
    return -_ELO / root * math.log10(1 / chance - 1)
