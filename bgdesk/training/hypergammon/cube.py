"""Compiled sweeps for money equities with the cube: whoever may double does so whenever it pays."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from bgdesk.training.hypergammon.compiled import compiled
from bgdesk.training.hypergammon.plays import CLOSED, ROLLS
from bgdesk.training.hypergammon.sweeps import WORST, PlayPaths, other_after

Singles = npt.NDArray[np.float32]

KINDS = 4
"""The cube is the opponent's, the mover's, centred, and centred with the Jacoby rule."""
JACOBY = 3


class Equities(NamedTuple):
    """Equities per cube under way, of the mover who does not double this time, S x S x `KINDS`."""

    values: Singles
    turned: Singles
    todo: npt.NDArray[np.bool_]


@compiled
def _mean(mover: int, other: int, paths: PlayPaths, equities: Equities) -> tuple[float, float, float, float]:
    against, owned, centred, jacoby = 0.0, 0.0, 0.0, 0.0
    lists = (mover * CLOSED + paths.closed[other]) * ROLLS
    is_newest = mover >= other
    for roll in range(ROLLS):
        best_against, best_owned, best_centred, best_jacoby = WORST, WORST, WORST, WORST
        for entry in range(paths.first[lists + roll], paths.first[lists + roll + 1]):
            own = paths.after[entry]
            theirs = other_after(other, paths.touched[entry], paths)
            table, row, column = (
                (equities.turned, own, theirs) if is_newest else (equities.values, theirs, own)
            )
            theirs_against = table[row, column, 0]
            doubled = min(1.0, 2 * theirs_against)
            best_against = max(best_against, -max(table[row, column, 1], doubled))
            best_owned = max(best_owned, -theirs_against)
            best_centred = max(best_centred, -max(table[row, column, 2], doubled))
            best_jacoby = max(best_jacoby, -max(table[row, column, 3], doubled))
        weight = paths.weights[roll]
        against += weight * best_against
        owned += weight * best_owned
        centred += weight * best_centred
        jacoby += weight * best_jacoby
    return against, owned, centred, jacoby


@compiled
def improve_equities(paths: PlayPaths, equities: Equities) -> float:
    """Work out all pairs to do anew; answers the largest change."""
    largest = 0.0
    for newest in range(1, len(paths.closed)):
        for known in range(1, 2 * newest + 1):
            mover, other = (newest, known) if known <= newest else (known - newest, newest)
            if not equities.todo[mover, other]:
                continue
            mean = _mean(mover, other, paths, equities)
            for kind in range(KINDS):
                largest = max(largest, abs(mean[kind] - equities.values[mover, other, kind]))
                equities.values[mover, other, kind] = equities.turned[other, mover, kind] = mean[kind]
    return largest
