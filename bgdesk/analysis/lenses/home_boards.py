"""Every way in which one player's last checkers can stand in the home board, and where each roll leads."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import numpy as np
import numpy.typing as npt

from bgdesk.rules.dice import ALL_ROLLS, Dice
from bgdesk.rules.position import HOME, Side

Rows = npt.NDArray[np.int32]
NOWHERE = -1
"""In place of a board: there is no such step."""
_DIGIT = 16
"""More than the checkers of a player: counts are digits of a number."""
_WEIGHTS = _DIGIT ** np.arange(len(HOME))


class HomeBoards:
    """All boards of at most ``checkers``, each a row; the fewer pips, the earlier. Row 0 is empty."""

    def __init__(self, checkers: int) -> None:
        self.checkers = checkers
        counts = np.array(list(_counts(checkers, len(HOME))), dtype=np.int64)
        keys = counts @ _WEIGHTS
        pips = counts @ np.arange(1, len(HOME) + 1)
        order = np.lexsort((keys, pips))
        self.counts = counts[order]
        self._keys = keys[order]
        self.pips = pips[order]
        self._sorted = np.argsort(self._keys)

    def __len__(self) -> int:
        return len(self.pips)

    def row_of(self, side: Side) -> int:
        """The row of a player whose checkers are all home."""
        return int(self.rows_of(np.array([side[HOME.start : HOME.stop]]))[0])

    def rows_of(self, counts: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
        """The rows of many players, the checkers on the six points in a line for each."""
        return self._of_keys(counts @ _WEIGHTS)

    def of_pips(self, pips: int) -> slice:
        """The rows with so many pips."""
        first, last = np.searchsorted(self.pips, (pips, pips + 1))
        return slice(int(first), int(last))

    @cached_property
    def steps(self) -> list[Rows]:
        """For each die a row of six: the board after a checker was moved from each point, or `NOWHERE`."""
        return [np.stack([self._after(point, die) for point in HOME], axis=1) for die in HOME]

    def _after(self, point: int, die: int) -> Rows:
        legal = self.counts[:, point - 1] > 0
        if point < die:
            legal &= ~self.counts[:, point:].any(axis=1)
        landing = _DIGIT ** (point - die - 1) if point > die else 0
        rows = np.full(len(self), NOWHERE, dtype=np.int32)
        rows[legal] = self._of_keys(self._keys[legal] - _DIGIT ** (point - 1) + landing)
        return rows

    def _of_keys(self, keys: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
        return self._sorted[np.searchsorted(self._keys, keys, sorter=self._sorted)]

    def ends(self, row: int, roll: Dice) -> tuple[int, ...]:
        """The boards that a play of ``roll`` can lead to; dice left over once all are off are lost."""
        orders = ([roll.high] * 4,) if roll.is_double else ((roll.high, roll.low), (roll.low, roll.high))
        found: set[int] = set()
        for dice in orders:
            reached = {row}
            for die in dice:
                steps = self.steps[die - 1]
                reached = {int(one) for each in reached for one in _led_to(steps, each)}
            found |= reached
        return tuple(sorted(found))


WAYS = np.array([roll.ways for roll in ALL_ROLLS]) / 36
"""The chance of each roll."""


def _led_to(steps: Rows, row: int) -> Sequence[int]:
    return [int(one) for one in steps[row] if one != NOWHERE] if row else [0]


def _counts(checkers: int, points: int) -> Sequence[tuple[int, ...]]:
    if points == 1:
        return [(count,) for count in range(checkers + 1)]
    return [(count, *rest) for count in range(checkers + 1) for rest in _counts(checkers - count, points - 1)]
