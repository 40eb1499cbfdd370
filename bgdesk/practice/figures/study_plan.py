"""Where most can be won back: kinds of situations in which more is lost than is lost there on average."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from bgdesk.analysis.game_plans import GamePlan
from bgdesk.analysis.play_themes import PlayTheme
from bgdesk.library.decisions.decided import PLANS, THEMES
from bgdesk.library.decisions.decision_columns import Column, DecisionColumns
from bgdesk.practice.figures.slices import SORTS, DecisionSort, sort_of

FEWEST_MEMBERS = 5
_Z = 1.96


@dataclass(frozen=True, slots=True)
class Family:
    """Decisions of one kind in one plan; ``theme`` is what the best play does, ``NONE`` about the cube."""

    plan: GamePlan
    sort: DecisionSort
    theme: PlayTheme


@dataclass(frozen=True, slots=True)
class StudyTopic:
    """A family with so many ``decisions``; ``recoverable`` in match winning chance, or points of money.

    It is the sum of what each decision cost less what somebody loses there on average, ``half`` is half of
    its 95 % interval.
    """

    family: Family
    decisions: int
    recoverable: float
    half: float


def study_plan(counted: DecisionColumns) -> tuple[StudyTopic, ...]:
    """The families in which surely something can be won back, the most first.

    A decision cost l where d is lost on average: R = sum(l - d), with the interval 1.96 sqrt(sum (l - d)^2).
    Listed are those with `FEWEST_MEMBERS` at least and a lower bound above nothing.
    """
    indexes = family_indexes(counted)
    size = len(PLANS) * len(SORTS) * len(THEMES)
    more = counted.of("cost").astype(np.float64) - counted.of("difficulty")
    numbers = np.bincount(indexes, minlength=size)
    sums = np.bincount(indexes, weights=more, minlength=size)
    squares = np.bincount(indexes, weights=more * more, minlength=size)
    found = [
        StudyTopic(_family(at), int(numbers[at]), float(sums[at]), _Z * math.sqrt(squares[at]))
        for at in np.flatnonzero(numbers >= FEWEST_MEMBERS).tolist()
    ]
    sure = [topic for topic in found if topic.recoverable > topic.half]
    return tuple(sorted(sure, key=lambda topic: -topic.recoverable))


def family_indexes(columns: DecisionColumns) -> Column:
    """A number for the family of each decision."""
    plan, theme = columns.of("plan").astype(np.uint32), columns.of("theme")
    return np.asarray((plan * len(SORTS) + sort_of(columns)) * len(THEMES) + theme)


def index_of(family: Family) -> int:
    """The number of a family."""
    place = PLANS.index(family.plan) * len(SORTS) + SORTS.index(family.sort)
    return place * len(THEMES) + THEMES.index(family.theme)


def _family(index: int) -> Family:
    rest, theme = divmod(index, len(THEMES))
    plan, sort = divmod(rest, len(SORTS))
    return Family(PLANS[plan], SORTS[sort], THEMES[theme])
