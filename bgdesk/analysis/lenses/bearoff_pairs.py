"""The end of a race for both players at once, exactly and with the cube: up to six checkers each, all home.

Money play without gammons: whoever has six checkers or fewer has borne some off. Equities are per cube at
its value before the decision, for the player who is about to roll.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from bgdesk.analysis.lenses.bearoff_rolls import Floats
from bgdesk.analysis.lenses.home_boards import WAYS, HomeBoards, Rows
from bgdesk.analysis.lenses.race_values import PAIR_CHECKERS, ExactChoices, PairValue
from bgdesk.rules.dice import ALL_ROLLS
from bgdesk.rules.position import Side

_NO_CUBE, _OWN, _CENTRED, _THEIRS = range(4)
"""Whose the cube is; tables have a layer for each."""


class PairTable:
    """``values``: a layer for each owner of the cube, a row for who rolls, a column for the opponent."""

    def __init__(self, boards: HomeBoards) -> None:
        self._boards = boards
        self._reached = [[boards.ends(row, roll) for roll in ALL_ROLLS] for row in range(len(boards))]
        self._values = np.zeros((4, len(boards), len(boards)))
        self._values[:, :, 0] = -1.0
        most = int(boards.pips[-1])
        for total in range(2, 2 * most + 1):
            for pips in range(max(1, total - most), min(most, total - 1) + 1):
                self._solve(boards.of_pips(pips), boards.of_pips(total - pips))

    def value(self, own: Side, other: Side) -> PairValue:
        """Of a player about to roll; both have checkers left, all home, and no more than the boards."""
        row, column = self._boards.row_of(own), self._boards.row_of(other)
        rolled = self._rolled(slice(row, row + 1), slice(column, column + 1))[:, 0, 0]
        taken = 2 * float(rolled[_THEIRS])
        return PairValue(
            (1 + float(rolled[_NO_CUBE])) / 2,
            ExactChoices(float(rolled[_CENTRED]), taken),
            ExactChoices(float(rolled[_OWN]), taken),
        )

    def _solve(self, rows: slice, columns: slice) -> None:
        rolled = self._rolled(rows, columns)
        doubled = np.minimum(2 * rolled[_THEIRS], 1.0)
        for layer in (_OWN, _CENTRED):
            np.maximum(rolled[layer], doubled, out=rolled[layer])
        self._values[:, rows, columns] = rolled

    def _rolled(self, rows: slice, columns: slice) -> Floats:
        """What rolling now is worth, the best play made each time; the opponent decides next."""
        reached, starts = self._successors(rows)
        after = self._values[:, columns][:, :, reached]
        worst = np.minimum.reduceat(after, starts, axis=2)
        width = rows.stop - rows.start
        rolled = -(worst.reshape(4, columns.stop - columns.start, width, len(ALL_ROLLS)) @ WAYS)
        seen_by_roller = rolled[[_NO_CUBE, _THEIRS, _CENTRED, _OWN]]
        return np.ascontiguousarray(seen_by_roller.transpose(0, 2, 1))

    def _successors(self, rows: slice) -> tuple[Rows, Rows]:
        """The boards after all rolls of all ``rows``, and where those of each roll begin."""
        lists = [ends for row in range(rows.start, rows.stop) for ends in self._reached[row]]
        starts = np.cumsum([0, *(len(ends) for ends in lists[:-1])])
        flat = [end for ends in lists for end in ends]
        return np.array(flat, dtype=np.int32), starts.astype(np.int32)


@cache
def pair_table() -> PairTable:
    """All pairs, made when first asked for in some seconds; some 30 megabytes."""
    return PairTable(HomeBoards(PAIR_CHECKERS))
