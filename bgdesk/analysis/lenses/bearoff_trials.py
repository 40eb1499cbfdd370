"""How many rolls a player needs whose checkers are not all home: tried out many times, then exact from home.

On the way home no table is small enough, so a fixed rule plays: cross into the next quarter, land high in
the home board, and of equals move the last checker. It costs some hundredths of a roll.
"""

from __future__ import annotations

from math import sqrt

import numpy as np
import numpy.typing as npt

from bgdesk.analysis.lenses.bearoff_rolls import MOST_ROLLS, BearoffTable, Floats
from bgdesk.analysis.lenses.home_boards import NOWHERE
from bgdesk.rules.position import HOME, POINTS, Side

TRIALS = 36 * 900
_SEED = 20260101
_CROSSES = 10.0
_LANDS = (0.0, -2.7, -1.2, -0.8, 2.9, 3.0, 2.5)
"""What landing on a point at home is worth beside crossing into a quarter."""
_LAST = 0.08
"""What a pip further back is worth."""
_NEVER = -1e9
_OUTSIDE = slice(len(HOME), len(POINTS))

_MOST_TURNS = 200
"""Longer than any way home."""

Whole = npt.NDArray[np.int64]


def tried_rolls(side: Side, table: BearoffTable, trials: int = TRIALS) -> tuple[Floats, float]:
    """The chance to need each number of rolls, and the standard error of their mean."""
    return _Trials(side, table, trials).result()


class _Trials:
    """All trials at once; the first roll takes every one of the 36 equally often."""

    def __init__(self, side: Side, table: BearoffTable, trials: int) -> None:
        self._table = table
        self._boards: Whole = np.tile(np.array(side[POINTS.start : POINTS.stop]), (trials, 1))
        self._random = np.random.default_rng(_SEED)

    def result(self) -> tuple[Floats, float]:
        """Play all of them to the end."""
        trials, chances, means = len(self._boards), np.zeros(_MOST_TURNS + MOST_ROLLS), []
        first = np.arange(trials) % 36
        dice = np.stack([first // 6, first % 6], axis=1) + 1
        for turn in range(1, _MOST_TURNS + 1):
            after = self._turn(dice)
            chances[turn : turn + MOST_ROLLS] += after.sum(axis=0)
            means.append(turn + after @ np.arange(MOST_ROLLS))
            if not len(self._boards):
                break
            dice = self._random.integers(1, 7, size=(len(self._boards), 2))
        return chances / trials, float(np.concatenate(means).std() / sqrt(trials))

    def _turn(self, dice: Whole) -> Floats:
        """Play ``dice``; the chances of those that are home then, the others go on."""
        high, low = dice.max(axis=1), dice.min(axis=1)
        is_double, rows = high == low, np.full(len(dice), NOWHERE)
        for step in range(4):
            moving = np.flatnonzero((rows == NOWHERE) & (is_double | (step < 2)))
            self._step(moving, (low if step else high)[moving])
            home = moving[~self._boards[moving, _OUTSIDE].any(axis=1)]
            left = np.where(is_double[home], 3, 1) - step
            come = self._table.boards.rows_of(self._boards[home, : len(HOME)])
            rows[home] = self._table.ends[low[home] - 1, left, come]
        self._boards = self._boards[rows == NOWHERE]
        after: Floats = self._table.chances[rows[rows != NOWHERE]]
        return after

    def _step(self, trials: Whole, dice: Whole) -> None:
        worth = np.where(self._boards[trials, _OUTSIDE] > 0, _WORTH[dice], _NEVER)
        chosen = worth.argmax(axis=1) + _OUTSIDE.start
        self._boards[trials, chosen] -= 1
        self._boards[trials, chosen - dice] += 1


def _worth(die: int, start: int) -> float:
    """What the rule thinks of moving from ``start``, outside the home board."""
    end = start - die
    if end in HOME:
        return _CROSSES + _LANDS[end] + _LAST * start
    is_across = (start - 1) // len(HOME) > (end - 1) // len(HOME)
    return _CROSSES * is_across + _LAST * start


_WORTH = np.array([[_worth(die, start) for start in POINTS[_OUTSIDE]] for die in (0, *HOME)])
"""By die (there is no 0) and point."""
