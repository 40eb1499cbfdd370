"""Means of batches of trials, their standard errors, and how sure a difference is."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

from bgdesk.engine.rollout_protocol import Mean, Sample
from bgdesk.match.evaluation import Probabilities

FEWEST = 8
"""With fewer batches how they scatter says too little, and nothing is decided."""
_NORMAL = NormalDist()
_STEPS = 100
_QUANTILES = tuple(_NORMAL.inv_cdf((step + 0.5) / _STEPS) for step in range(_STEPS))


def combined(batches: Sequence[Mean]) -> Mean:
    """The mean of ``batches`` of equal size; of few of them with the error that the engine states.

    Each batch has every first roll equally often, so batches scatter less than their trials would.
    """
    values = [batch.value for batch in batches]
    mean, count = statistics.fmean(values), len(values)
    if count < FEWEST:
        stated = math.hypot(*(batch.standard_error for batch in batches)) / count
        return Mean(mean, stated)
    squares = math.fsum([(value - mean) ** 2 for value in values])  # `stdev` reckons in fractions, for long
    return Mean(mean, math.sqrt(squares / (count - 1) / count))


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

    Student's t, made normal by Wallace's formula (1959), as the error comes from few ``batches``.
    """
    if found.standard_error == 0:
        return 0.5 + 0.5 * ((found.value > 0) - (found.value < 0))
    freedom = max(batches - 1, 1)
    ratio = found.value / found.standard_error
    narrowed = math.sqrt(freedom * math.log1p(ratio * ratio / freedom))
    return _NORMAL.cdf(math.copysign(narrowed, ratio) * (8 * freedom + 1) / (8 * freedom + 3))


def chances_to_be_best(means: Sequence[Mean]) -> tuple[float, ...]:
    """How likely it is that the true value of each is the largest, from 0 to 1; they are independent.

    Equal ones without any error share what is left to them.
    """
    found = [_mean_chance(index, means) for index in range(len(means))]
    whole = sum(found)
    return tuple(one / whole for one in found) if whole else tuple(1 / len(means) for _ in means)


def _mean_chance(index: int, means: Sequence[Mean]) -> float:
    """The mean over values that one may have, each equally likely, of the chance that no other is above."""
    own = means[index]
    values = [own.value + own.standard_error * one for one in _QUANTILES]
    others = [one for place, one in enumerate(means) if place != index]
    return statistics.fmean(math.prod(_below(one, value) for one in others) for value in values)


def _below(mean: Mean, value: float) -> float:
    if mean.standard_error == 0:
        return 0.5 + 0.5 * ((value > mean.value) - (value < mean.value))
    return _NORMAL.cdf((value - mean.value) / mean.standard_error)


def mean_of(samples: Sequence[Sample], index: int = 0) -> Mean:
    """The mean over ``samples`` of what stands at ``index`` in each; there must be a sample."""
    return combined([sample.means[index] for sample in samples])


def chances_of(samples: Sequence[Sample]) -> Probabilities:
    """The mean chances of ``samples``, of which there must be one; reduced variance may leave 0 to 1."""
    names = ("win", "win_gammon", "win_backgammon", "lose_gammon", "lose_backgammon")
    means = [statistics.fmean(getattr(one.probabilities, name) for one in samples) for name in names]
    return Probabilities.within_bounds(samples[0].probabilities.pov, means)


@dataclass(frozen=True, slots=True)
class CubeFigures:
    """The means of a cube decision, and how sure it is to double or not, and to take, pass or beaver."""

    no_double: Mean
    double_take: Mean
    is_double: bool
    is_take: bool
    is_beaver: bool
    double_confidence: float
    answer_confidence: float


def cube_figures(samples: Sequence[Sample], *, may_raise: bool) -> CubeFigures:
    """What ``samples`` of a cube decision say; a pass costs 1, a beaver doubles what a take is worth."""
    count = len(samples)
    nothing, taken = ([one.means[index] for one in samples] for index in (0, 1))
    no_double, double_take = combined(nothing), combined(taken)
    is_beaver, is_take = may_raise and double_take.value < 0, double_take.value <= 1
    factor = (2 if is_beaver else 1) if is_take else 0
    answered = [Mean(factor * one.value if is_take else 1.0, factor * one.standard_error) for one in taken]
    gain = paired(answered, nothing)
    border = Mean(double_take.value - (0.0 if is_beaver else 1.0), double_take.standard_error)
    return CubeFigures(
        no_double,
        double_take,
        gain.value > 0,
        is_take,
        is_beaver,
        _either_way(confidence(gain, count)),
        _either_way(confidence(border, count)),
    )


def _either_way(chance: float) -> float:
    return max(chance, 1 - chance)
