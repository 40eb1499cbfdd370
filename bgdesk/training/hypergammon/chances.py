"""Compiled sweeps for the chances that follow once it is known which play is best."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from bgdesk.training.hypergammon.compiled import compiled
from bgdesk.training.hypergammon.plays import CLOSED, ROLLS
from bgdesk.training.hypergammon.sweeps import PlayPaths, other_after

Singles = npt.NDArray[np.float32]

KINDS = 5
"""Win, won gammon, won backgammon, lost gammon, lost backgammon: nested, for the mover."""


class Chances(NamedTuple):
    """Chances under way, S x S x `KINDS`, and the play made in each pair with each roll."""

    values: Singles
    turned: Singles
    play: npt.NDArray[np.uint8]
    todo: npt.NDArray[np.bool_]


@compiled
def _mean(
    mover: int, other: int, paths: PlayPaths, chances: Chances
) -> tuple[float, float, float, float, float]:
    win, gammon, backgammon, lost_gammon, lost_backgammon = 0.0, 0.0, 0.0, 0.0, 0.0
    lists = (mover * CLOSED + paths.closed[other]) * ROLLS
    is_newest = mover >= other
    for roll in range(ROLLS):
        entry = paths.first[lists + roll] + chances.play[mover, other, roll]
        own = paths.after[entry]
        theirs = other_after(other, paths.touched[entry], paths)
        table, row, column = (chances.turned, own, theirs) if is_newest else (chances.values, theirs, own)
        weight = paths.weights[roll]
        win += weight * (1.0 - table[row, column, 0])
        gammon += weight * table[row, column, 3]
        backgammon += weight * table[row, column, 4]
        lost_gammon += weight * table[row, column, 1]
        lost_backgammon += weight * table[row, column, 2]
    return win, gammon, backgammon, lost_gammon, lost_backgammon


@compiled
def improve(paths: PlayPaths, chances: Chances) -> float:
    """Work out all pairs anew that are still to do; answers the largest change."""
    largest = 0.0
    for newest in range(1, len(paths.closed)):
        for known in range(1, 2 * newest + 1):
            mover, other = (newest, known) if known <= newest else (known - newest, newest)
            if not chances.todo[mover, other]:
                continue
            mean = _mean(mover, other, paths, chances)
            for kind in range(KINDS):
                change = abs(mean[kind] - chances.values[mover, other, kind])
                largest = max(largest, change)
                chances.values[mover, other, kind] = chances.turned[other, mover, kind] = mean[kind]
    return largest
