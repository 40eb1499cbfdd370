"""Everything that the page of figures shows, worked out at once, and which decisions each figure is of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from bgdesk.analysis.game_plans import GamePlan
from bgdesk.analysis.phases import GamePhase
from bgdesk.library.decisions.decided import PHASES, PLANS, DecidedFlag
from bgdesk.library.decisions.decision_columns import Column, DecisionColumns
from bgdesk.library.find.wanted import DecisionRef
from bgdesk.practice.figures.milestones import Milestone, milestones
from bgdesk.practice.figures.rating import RatingEstimate, estimate
from bgdesk.practice.figures.results import CourseOfResults, MatchResults, course_of_results, results
from bgdesk.practice.figures.slices import (
    SORTS,
    DecisionSort,
    Dimension,
    Slice,
    joined,
    rows_of,
    slices,
    sort_of,
)
from bgdesk.practice.figures.study_plan import Family, StudyTopic, family_indexes, index_of, study_plan
from bgdesk.practice.figures.trend import TrendPoint, trend

MOST_OPENED = 5_000
"""Of more decisions the costliest are looked at."""


@dataclass(frozen=True, slots=True)
class DecisionFilter:
    """Which decisions are looked at; ``None``: all."""

    sort: DecisionSort | None = None
    phase: GamePhase | None = None
    plan: GamePlan | None = None


EVERYTHING = DecisionFilter()


@dataclass(frozen=True, slots=True)
class Pick:
    """The decisions that one figure is of: a part by some dimension, a family, a match, or all."""

    dimension: Dimension | None = None
    key: str = ""
    family: Family | None = None
    match_id: str = ""


@dataclass(frozen=True, slots=True)
class FiguresSheet:
    """All figures of one person, in one game and by one judge."""

    rating: RatingEstimate
    trend: tuple[TrendPoint, ...]
    slices: Mapping[Dimension, tuple[Slice, ...]]
    topics: tuple[StudyTopic, ...]
    results: MatchResults
    course: CourseOfResults
    milestones: tuple[Milestone, ...]
    warned: int
    """Of so many decisions a tutor spoke: their first attempt counts."""
    has_points: bool
    """Costs are points of money, as there are no matches to a number of points."""


def figures_sheet(
    columns: DecisionColumns,
    wanted: DecisionFilter = EVERYTHING,
    elsewhere: Sequence[Milestone] = (),
    whole: DecisionColumns | None = None,
) -> FiguresSheet:
    """The figures of ``columns``; what is ``wanted`` narrows all but the results and milestones.

    ``elsewhere`` are milestones of which the decisions say nothing; the others are of ``whole``, which are
    the decisions of all times and opponents where ``columns`` are not.
    """
    everything = _counted(columns, EVERYTHING)
    whole, all_counted = (columns, everything) if whole is None else (whole, _counted(whole, EVERYTHING))
    counted = everything if wanted == EVERYTHING else _counted(everything, wanted)
    of_matches = counted.only(counted.of("away") > 0)
    has_points = not len(of_matches)
    return FiguresSheet(
        estimate(counted),
        trend(counted),
        {dimension: slices(counted, dimension) for dimension in Dimension},
        study_plan(counted if has_points else of_matches),
        results(columns),
        course_of_results(columns),
        milestones(whole, all_counted, elsewhere),
        int(np.count_nonzero(counted.has(DecidedFlag.WARNED))),
        has_points,
    )


def picked(
    columns: DecisionColumns, wanted: DecisionFilter, pick: Pick, most: int = MOST_OPENED
) -> tuple[DecisionRef, ...]:
    """The decisions that the figure ``pick`` is of, the costliest first."""
    counted = _counted(columns, wanted)
    rows = np.flatnonzero(_is_picked(counted, pick))
    order = np.argsort(-counted.of("error")[rows], kind="stable")[:most]
    return counted.refs(rows[order])


def _counted(columns: DecisionColumns, wanted: DecisionFilter) -> DecisionColumns:
    masks = [columns.has(DecidedFlag.COUNTS)]
    if wanted.sort is not None:
        masks.append(sort_of(columns) == SORTS.index(wanted.sort))
    if wanted.phase is not None:
        masks.append(columns.of("phase") == PHASES.index(wanted.phase))
    if wanted.plan is not None:
        masks.append(columns.of("plan") == PLANS.index(wanted.plan))
    return columns.only(joined(masks, len(columns)))


def _is_picked(counted: DecisionColumns, pick: Pick) -> Column:
    masks = []
    if pick.dimension is not None:
        masks.append(rows_of(counted, pick.dimension, pick.key))
    if pick.family is not None:
        masks.append(family_indexes(counted) == index_of(pick.family))
        is_match = counted.of("away") > 0
        if is_match.any():  # the plan was made of these alone
            masks.append(is_match)
    if pick.match_id:
        named = np.array([one.match_id == pick.match_id for one in counted.matches], bool)
        masks.append(named[counted.match_of])
    return joined(masks, len(counted))
