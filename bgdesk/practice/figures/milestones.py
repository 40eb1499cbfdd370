"""What has been reached, told as facts: nothing counts down, and nothing can be lost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

import numpy as np

from bgdesk.analysis.statistics import PR_FACTOR
from bgdesk.library.decisions.decision_columns import DecisionColumns, MatchDecided
from bgdesk.practice.figures.trend import WINDOW

CLEAN_ERROR = 0.04
CLEAN_DECISIONS = 15
"""A game without an error from `CLEAN_ERROR` on, in which at least so many decisions count."""


class MilestoneKind(StrEnum):
    """What may have been reached."""

    FIRST_ANALYSED = "first_analysed"
    CLEAN_GAME = "clean_game"
    BEST_RATING = "best_rating"
    """``value`` is the best performance rating over `WINDOW` decisions in a row."""
    BEATEN = "beaten"
    """The level ``name`` was beaten so often that chance alone would do it in one of ten trials at most."""
    OPENINGS = "openings"
    CARDS = "cards"
    EFFECTIVE_PIPS = "effective_pips"
    ALL_GAMES = "all_games"
    DICE = "dice"


@dataclass(frozen=True, slots=True)
class Milestone:
    """``moment`` is that of the match by which it was reached, whose id is ``match_id``, or of an answer."""

    kind: MilestoneKind
    moment: str
    match_id: str
    name: str = ""
    value: float = 0.0


def milestones(
    columns: DecisionColumns, counted: DecisionColumns, elsewhere: Sequence[Milestone] = ()
) -> tuple[Milestone, ...]:
    """All that has been reached, in the order of its moments.

    ``columns`` are of one game and judge, ``counted`` those of them that count; ``elsewhere`` has what they
    do not tell.
    """
    found = [*elsewhere, *_first(columns), *_clean(counted), *_best(counted)]
    return tuple(sorted(found, key=lambda one: one.moment))


def _reached(kind: MilestoneKind, match: MatchDecided, name: str = "", value: float = 0.0) -> Milestone:
    return Milestone(kind, match.moment, match.match_id, name, value)


def _first(columns: DecisionColumns) -> Iterator[Milestone]:
    if columns.matches:
        yield _reached(MilestoneKind.FIRST_ANALYSED, columns.matches[0])


def _clean(counted: DecisionColumns) -> Iterator[Milestone]:
    """The first game without an error; the rows of a game lie beside each other."""
    if not len(counted):
        return
    games = counted.match_of.astype(np.int64) << 16 | counted.of("game")
    begin = np.flatnonzero(np.diff(games, prepend=games[0] - 1))
    worst = np.maximum.reduceat(counted.of("error"), begin)
    lengths = np.diff(np.append(begin, len(games)))
    clean = np.flatnonzero((worst < np.float32(CLEAN_ERROR)) & (lengths >= CLEAN_DECISIONS))
    if len(clean):
        match = counted.matches[int(counted.match_of[begin[clean[0]]])]
        yield _reached(MilestoneKind.CLEAN_GAME, match)


def _best(counted: DecisionColumns) -> Iterator[Milestone]:
    if len(counted) < WINDOW:
        return
    sums = np.concatenate(([0.0], np.cumsum(counted.of("error").astype(np.float64))))
    means = (sums[WINDOW:] - sums[:-WINDOW]) / WINDOW
    at = int(np.argmin(means))
    match = counted.matches[int(counted.match_of[at + WINDOW - 1])]
    yield _reached(MilestoneKind.BEST_RATING, match, value=PR_FACTOR * float(means[at]))
