"""Performance rating with an interval that takes whole matches as units."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from bgdesk.analysis.statistics import PR_FACTOR
from bgdesk.library.decisions.decision_columns import Column, DecisionColumns

FEWEST_MATCHES = 3
"""With fewer there is no interval, and the rating says little."""
_Z = 1.6448536269514722
"""95 of 100 values of a normal distribution are below it: both ends leave 90 % between them."""


@dataclass(frozen=True, slots=True)
class RatingEstimate:
    """A performance rating of ``decisions`` that count in ``matches``; ``half`` is half its 90 % interval.

    ``pr`` is ``None`` without decisions, ``half`` with fewer than `FEWEST_MATCHES` matches.
    """

    pr: float | None
    half: float | None
    decisions: int
    matches: int

    @property
    def is_enough(self) -> bool:
        """Whether it says anything."""
        return self.half is not None


NO_RATING = RatingEstimate(None, None, 0, 0)


def estimate(counted: DecisionColumns) -> RatingEstimate:
    """The rating of decisions that all count."""
    ones = np.ones(len(counted), np.uint32)
    return estimate_of_sums(counted.by_match(counted.of("error")), counted.by_match(ones))


def estimate_of_sums(sums: Column, numbers: Column) -> RatingEstimate:
    """The same from the equity lost and the number of decisions of each match.

    The decisions of one match have the opponent and the day in common, so matches are the units. The
    variance of a ratio of sums over k units is k / (k - 1) times the sum of the squares of what each unit
    deviates, over the square of all decisions; Student's t makes the interval of it. Source: W. G. Cochran,
    Sampling Techniques, 6.4, as for cluster samples.
    """
    there = numbers > 0
    total, matches = int(numbers.sum()), int(np.count_nonzero(there))
    if not total:
        return NO_RATING
    mean = float(sums.sum()) / total
    half = None
    if matches >= FEWEST_MATCHES:
        off = sums[there] - mean * numbers[there]
        variance = matches / (matches - 1) * float(off @ off) / total**2
        half = PR_FACTOR * student(matches - 1) * math.sqrt(variance)
    return RatingEstimate(PR_FACTOR * mean, half, total, matches)


def student(freedom: int) -> float:
    """What 95 of 100 values of Student's t are below. Source: Abramowitz and Stegun 26.7.5.

    >>> [round(student(one), 2) for one in (2, 5, 30)]
    [2.9, 2.01, 1.7]
    """
    z = _Z
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return float(z + sum(term / freedom**power for power, term in enumerate(terms, 1)))
