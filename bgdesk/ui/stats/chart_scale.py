"""The scale of a chart: round numbers around what is shown."""

from __future__ import annotations

import math
from typing import NamedTuple

_STEPS = (1.0, 2.0, 2.5, 5.0, 10.0)
_NARROW = 0.05
"""What differs by less looks the same."""
_MARKS = 4
"""At most so many steps."""


class ChartScale(NamedTuple):
    """From ``least`` to ``most``, with ``marks`` that have so many decimal ``places``."""

    least: float
    most: float
    marks: tuple[float, ...]
    places: int


def scale_of(least: float, most: float) -> ChartScale:
    """A scale that holds both.

    >>> scale_of(3.2, 9.1).marks
    (2.5, 5.0, 7.5, 10.0)
    """
    spread = most - least if most - least >= _NARROW else 1.0
    size = 10.0 ** math.floor(math.log10(spread / _MARKS))
    step = next(size * one for one in _STEPS if size * one * _MARKS >= spread * (1 - 1e-9))
    first, last = math.floor(least / step + 1e-9), math.ceil(most / step - 1e-9)
    if first == last:
        last += 1
    places = max(0, -math.floor(math.log10(step) + 1e-9))
    if not math.isclose(step * 10**places, round(step * 10**places)):
        places += 1
    marks = tuple(round(step * number, places) for number in range(first, last + 1))
    return ChartScale(first * step, last * step, marks, places)
