"""Decisions told apart by what they are: a part of the whole for each kind, phase, plan, score or month."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

import numpy as np

from bgdesk.analysis.questions import Kind
from bgdesk.library.decisions.decided import DIRECTIONS, KINDS, PHASES, PLANS, UNKNOWN_TIME, DecidedFlag
from bgdesk.library.decisions.decision_columns import Column, DecisionColumns
from bgdesk.practice.figures.rating import RatingEstimate, estimate_of_sums

_MONTH = 7
"""Letters of a month in a moment."""


class Dimension(StrEnum):
    """By what decisions are told apart."""

    KIND = "kind"
    PHASE = "phase"
    PLAN = "plan"
    SCORE = "score"
    MONTH = "month"
    PACE = "pace"
    CUBE = "cube"


class DecisionSort(StrEnum):
    """What was decided, as a person speaks of it."""

    CHECKER = "checker"
    DOUBLE = "double"
    """To double or not."""
    ANSWER = "answer"
    """To take, to pass or to beaver."""


class ScoreSort(StrEnum):
    """Told apart in this order."""

    UNLIMITED = "unlimited"
    LAST_POINT = "last_point"
    """Both need one point."""
    CRAWFORD = "crawford"
    POST_CRAWFORD = "post_crawford"
    AHEAD = "ahead"
    LEVEL = "level"
    BEHIND = "behind"


class Pace(StrEnum):
    """Slower or faster than one's own median for the same kind of decision."""

    HASTY = "hasty"
    CONSIDERED = "considered"


SORTS = tuple(DecisionSort)
_SORT_OF = {Kind.PLAY: 0, Kind.NO_DOUBLE: 1, Kind.DOUBLE: 1, Kind.TAKE: 2, Kind.PASS: 2, Kind.RAISE: 2}
_SORTS = np.array([_SORT_OF.get(kind, 0) for kind in KINDS], np.uint8)
_NOWHERE = 0xFF


@dataclass(frozen=True, slots=True)
class Slice:
    """A part of decisions that count; ``cost`` is match winning chance, or points. ``share``: of errors."""

    key: str
    rating: RatingEstimate
    error: float
    cost: float
    share: float


def sort_of(columns: DecisionColumns) -> Column:
    """The index in `SORTS` of each decision."""
    return np.asarray(_SORTS[columns.of("kind")])


def keys_of(columns: DecisionColumns, dimension: Dimension) -> tuple[tuple[str, ...], Column]:
    """The names of the parts, and for each decision the index of its own; beyond the last one: none."""
    match dimension:
        case Dimension.KIND:
            return SORTS, sort_of(columns)
        case Dimension.PHASE:
            return PHASES, columns.of("phase")
        case Dimension.PLAN:
            return PLANS, columns.of("plan")
        case Dimension.SCORE:
            return tuple(ScoreSort), _scores(columns)
        case Dimension.MONTH:
            return _months(columns)
        case Dimension.PACE:
            return tuple(Pace), _paces(columns)
        case Dimension.CUBE:
            return tuple(one.value if one else "" for one in DIRECTIONS), columns.of("direction")


def rows_of(columns: DecisionColumns, dimension: Dimension, key: str) -> Column:
    """For each decision whether it is in the part called ``key``."""
    names, indexes = keys_of(columns, dimension)
    return np.asarray(indexes == names.index(key)) if key in names else np.zeros(len(columns), bool)


def slices(counted: DecisionColumns, dimension: Dimension) -> tuple[Slice, ...]:
    """The parts of decisions that count, those without any left out."""
    if dimension is Dimension.MONTH:
        names, indexes = _months_of(counted)
        parts = _parts_of_matches(counted, indexes, len(names))
    else:
        names, indexes = keys_of(counted, dimension)
        parts = _parts(counted, indexes, len(names))
    total = float(counted.of("error").sum(dtype=np.float64))
    return tuple(
        Slice(
            name,
            estimate_of_sums(part.sums, part.numbers),
            float(part.sums.sum()),
            part.cost,
            float(part.sums.sum()) / total if total else 0.0,
        )
        for name, part in zip(names, parts, strict=True)
        if part.numbers.any()
    )


class _Part(NamedTuple):
    """The equity lost and the number of decisions, each for every match, and what they cost together."""

    sums: Column
    numbers: Column
    cost: float


def _costs(counted: DecisionColumns) -> Column:
    """What each decision cost: match winning chance, and none for money beside matches; else points."""
    costs, is_match = counted.of("cost"), counted.of("away") > 0
    return np.where(is_match, costs, costs.dtype.type(0)) if is_match.any() else costs


def _parts(counted: DecisionColumns, indexes: Column, width: int) -> Iterator[_Part]:
    """Part by part, so that only its own decisions are gone through."""
    errors, costs, count = counted.of("error"), _costs(counted), len(counted.matches)
    for at in range(width):
        rows = np.flatnonzero(indexes == at)
        matches = counted.match_of[rows]
        sums = np.bincount(matches, weights=errors[rows], minlength=count)
        yield _Part(sums, np.bincount(matches, minlength=count), float(costs[rows].sum(dtype=np.float64)))


def _parts_of_matches(counted: DecisionColumns, indexes: Column, width: int) -> Iterator[_Part]:
    """The same where whole matches are told apart, by the ``indexes`` of these."""
    ones = np.ones(len(counted), np.uint32)
    sums, costs, numbers = map(counted.by_match, (counted.of("error"), _costs(counted), ones))
    for at in range(width):
        there = indexes == at
        yield _Part(sums[there], numbers[there], float(costs[there].sum()))


def _scores(columns: DecisionColumns) -> Column:
    own, other = columns.of("away").astype(np.int16), columns.of("other_away").astype(np.int16)
    conditions = (
        own == 0,
        (own == 1) & (other == 1),
        columns.has(DecidedFlag.CRAWFORD),
        (own == 1) | (other == 1),
        own < other,
        own == other,
    )
    return np.select(conditions, range(len(conditions)), len(conditions)).astype(np.uint8)


def _months(columns: DecisionColumns) -> tuple[tuple[str, ...], Column]:
    names, of_matches = _months_of(columns)
    return names, of_matches[columns.match_of]


def _months_of(columns: DecisionColumns) -> tuple[tuple[str, ...], Column]:
    """The months, and for each match the index of its own."""
    months = [match.moment[:_MONTH] for match in columns.matches]
    names = tuple(sorted(set(months)))
    places = {name: at for at, name in enumerate(names)}
    return names, np.array([places[month] for month in months], np.uint32)


def _paces(columns: DecisionColumns) -> Column:
    """Faster than one's own median for that kind is hasty; where the time is not known it is neither."""
    times, sorts = columns.of("time"), sort_of(columns)
    found = np.full(len(columns), _NOWHERE, np.uint8)
    for sort in range(len(SORTS)):
        rows = np.flatnonzero((sorts == sort) & (times < UNKNOWN_TIME))
        if len(rows):
            found[rows] = times[rows] >= np.median(times[rows])
    return found


def joined(masks: Sequence[Column], count: int) -> Column:
    """All of ``masks``."""
    found: Column = np.ones(count, bool)
    for mask in masks:
        found = found & mask
    return found
