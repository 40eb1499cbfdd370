"""Means of batches of trials, their standard errors, and how sure a difference is."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from statistics import NormalDist

from bgdesk.engine.rollout_protocol import Mean

FEWEST = 8
"""With fewer batches how they scatter says too little, and nothing is decided."""
_NORMAL = NormalDist()


def combined(batches: Sequence[Mean]) -> Mean:
    """The mean of ``batches`` of equal size; of few of them with the error that the engine states.

    Each batch has every first throw equally often, so batches scatter less than their trials would.
    """
    values = [batch.value for batch in batches]
    if len(batches) < FEWEST:
        stated = math.hypot(*(batch.standard_error for batch in batches)) / len(batches)
        return Mean(statistics.fmean(values), stated)
    return Mean(statistics.fmean(values), statistics.stdev(values) / math.sqrt(len(values)))


def difference(first: Mean, second: Mean) -> Mean:
    """``first`` less ``second``, which are independent."""
    error = math.hypot(first.standard_error, second.standard_error)
    return Mean(first.value - second.value, error)


def paired(first: Sequence[Mean], second: Sequence[Mean]) -> Mean:
    """The mean of the differences of batches that were rolled together."""
    pairs = zip(first, second, strict=True)
    return combined([difference(one, other) for one, other in pairs])


def confidence(found: Mean, batches: int) -> float:
    """The chance that the true value of ``found`` is above 0, from 0 to 1.

    Student's t, made normal by Abramowitz and Stegun, 26.7.8, as the error comes from few ``batches``.
    """
    if found.standard_error == 0:
        return 0.5 + 0.5 * ((found.value > 0) - (found.value < 0))
    freedom = max(batches - 1, 1)
    ratio = found.value / found.standard_error
    return _NORMAL.cdf(ratio * (1 - 1 / (4 * freedom)) / math.sqrt(1 + ratio * ratio / (2 * freedom)))
