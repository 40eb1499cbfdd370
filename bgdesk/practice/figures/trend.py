"""How performance rating went over time: over the last 300 decisions, and a mean that forgets slowly."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bgdesk.analysis.statistics import FEWEST, PR_FACTOR
from bgdesk.library.decisions.decision_columns import Column, DecisionColumns

WINDOW = 300
_FORGETTING = 1 - 2 / (WINDOW + 1)
"""What is left of the weight of a decision after the next: the mean age is that of the window."""
MOST_POINTS = 240
"""So many points of a line can be told apart."""


class TrendPoint(NamedTuple):
    """Where the rating stood after a match, and ``decisions`` that count in all; ``match`` is its number."""

    match: int
    decisions: int
    rolling: float
    smooth: float


def trend(counted: DecisionColumns) -> tuple[TrendPoint, ...]:
    """The ratings after each match from the first with `FEWEST` decisions on, at most `MOST_POINTS` of them.

    Decisions all count, and are in the order in which they were made.
    """
    if not len(counted):
        return ()
    errors = counted.of("error").astype(np.float64)
    last = counted.ends
    rolling, smooth = _rolling(errors, last), _smooth(errors, last)
    shown = np.flatnonzero(last + 1 >= FEWEST)
    if len(shown) > MOST_POINTS:
        shown = shown[np.unique(np.linspace(0, len(shown) - 1, MOST_POINTS).round().astype(int))]
    return tuple(
        TrendPoint(
            int(counted.match_of[last[at]]),
            int(last[at]) + 1,
            PR_FACTOR * float(rolling[at]),
            PR_FACTOR * float(smooth[at]),
        )
        for at in shown
    )


def _rolling(errors: Column, last: Column) -> Column:
    """The means of the `WINDOW` values up to each place, or of all where there are fewer."""
    sums = np.concatenate(([0.0], np.cumsum(errors)))
    begin = np.maximum(last + 1 - WINDOW, 0)
    return np.asarray((sums[last + 1] - sums[begin]) / (last + 1 - begin))


def _smooth(errors: Column, last: Column) -> Column:
    """The exponentially weighted mean up to each place; it begins as the plain mean does.

    Between two places the weights are powers, so only the places are gone through one by one.
    """
    begin = np.concatenate(([0], last[:-1] + 1))
    lengths = last + 1 - begin
    age = np.repeat(last, lengths) - np.arange(int(last[-1]) + 1)
    weights = (_FORGETTING ** np.arange(lengths.max(), dtype=np.float64))[age]
    sums = np.add.reduceat(errors[: len(age)] * weights, begin)
    mass = np.add.reduceat(weights, begin)
    found, value, weight = np.empty(len(last)), 0.0, 0.0
    for at, length in enumerate(lengths.tolist()):
        kept = _FORGETTING**length
        value, weight = value * kept + sums[at], weight * kept + mass[at]
        found[at] = value / weight
    return found
