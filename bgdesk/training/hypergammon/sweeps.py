"""Compiled sweeps over all pairs: each makes the values of a pair from those one roll later.

Values are for the mover and kept twice, as (mover, other) and as (other, mover), so that the pairs that
one side leads to lie side by side. A sweep takes the sides in the order of their pips and works out all
pairs of the next side with those before it. So only hits lead to pairs that it has not seen yet.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from bgdesk.training.hypergammon.compiled import compiled
from bgdesk.training.hypergammon.plays import CLOSED, ROLLS

Floats: TypeAlias = npt.NDArray[np.float64]
Ints: TypeAlias = npt.NDArray[np.int64]

WORST = -4.0
UNDECIDED = 255


class PlayPaths(NamedTuple):
    """Where plays lead, for compiled code; see `Plays` and `Game`."""

    first: Ints
    after: npt.NDArray[np.int16]
    touched: npt.NDArray[np.int32]
    closed: Ints
    blots: npt.NDArray[np.int32]
    hit: Ints
    weights: Floats


class Bounds(NamedTuple):
    """Lower (0) and upper (1) bounds of the equities under way, S x S x 2.

    ``only`` holds for each pair and roll the one play that can still be the best, or `UNDECIDED`. ``todo``
    marks the pairs whose bounds are not close enough.
    """

    values: Floats
    turned: Floats
    only: npt.NDArray[np.uint8]
    todo: npt.NDArray[np.bool_]


@compiled
def other_after(other: int, touched: int, paths: PlayPaths) -> int:
    """The opponent's side once the mover has ``touched`` these points."""
    which = 0
    for index in range(3):
        if touched & paths.blots[other, index]:
            which |= 1 << index
    after: int = paths.hit[other, which]
    return after


@compiled
def _bounds_of(
    mover: int, other: int, paths: PlayPaths, bounds: Bounds, is_last: bool
) -> tuple[float, float]:
    """The mean over the rolls of the best play's bounds, for the mover; ``is_last`` decides what is open."""
    low, high = 0.0, 0.0
    lists = (mover * CLOSED + paths.closed[other]) * ROLLS
    is_newest = mover >= other
    for roll in range(ROLLS):
        first, size = paths.first[lists + roll], paths.first[lists + roll + 1]
        known = bounds.only[mover, other, roll]
        if known != UNDECIDED:
            first += known
            size = first + 1
        best_low, best_high, rival = WORST, WORST, WORST
        best_own, best_theirs, best = -1, -1, -1
        for entry in range(first, size):
            own = paths.after[entry]
            theirs = other_after(other, paths.touched[entry], paths)
            if own == best_own and theirs == best_theirs:
                continue
            if is_newest:
                entry_low, entry_high = -bounds.turned[own, theirs, 1], -bounds.turned[own, theirs, 0]
            else:
                entry_low, entry_high = -bounds.values[theirs, own, 1], -bounds.values[theirs, own, 0]
            if entry_low > best_low:
                rival = max(rival, best_high)
                best_low, best_high, best_own, best_theirs, best = entry_low, entry_high, own, theirs, entry
            else:
                rival = max(rival, entry_high)
        if known == UNDECIDED and (is_last or rival <= best_low):
            bounds.only[mover, other, roll] = best - first
        low += paths.weights[roll] * best_low
        high += paths.weights[roll] * max(best_high, rival)
    return low, high


@compiled
def tighten(paths: PlayPaths, bounds: Bounds, tolerance: float, is_last: bool) -> float:
    """Tighten the bounds of all pairs to do until they are closer than ``tolerance``; answers the widest.

    The last sweep decides for every roll on a play that may be the best.
    """
    widest = 0.0
    for newest in range(1, len(paths.closed)):
        for known in range(1, 2 * newest + 1):
            mover, other = (newest, known) if known <= newest else (known - newest, newest)
            if not bounds.todo[mover, other]:
                continue
            low, high = _bounds_of(mover, other, paths, bounds, is_last)
            bounds.values[mover, other, 0] = bounds.turned[other, mover, 0] = low
            bounds.values[mover, other, 1] = bounds.turned[other, mover, 1] = high
            widest = max(widest, high - low)
            bounds.todo[mover, other] = high - low >= tolerance
    return widest
