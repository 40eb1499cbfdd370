"""How many rolls a player alone needs to bear off, exactly: every board at home, played as well as can be.

As well as can be means with the fewest rolls on average, as one-sided tables are usually made. Who is far
behind would do better to take risks, so the chances to win that follow are those of two who do not look at
each other.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

from bgdesk.analysis.lenses.home_boards import NOWHERE, HomeBoards, Rows
from bgdesk.rules.dice import ALL_ROLLS, Dice
from bgdesk.rules.position import HOME, Side

CHECKERS = 15
MOST_ROLLS = 32
"""Nobody needs more: with 2-1 every time 15 checkers on the 6-point are off after 30."""
_STEPS = 4
_ALL = np.inf

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class BearoffTable:
    """``chances``: a row for each of ``boards``, the chance to need exactly 0, 1, 2 … rolls.

    ``ends``: by die less 1, steps with it and row, the board after the best such steps.
    """

    boards: HomeBoards
    chances: Floats
    ends: Rows

    def of(self, side: Side) -> Floats:
        """The chances for ``side``, all of whose checkers are home."""
        chances: Floats = self.chances[self.boards.row_of(side)]
        return chances


@cache
def roll_table() -> BearoffTable:
    """The table of all boards, made when first asked for in about a second; some 20 megabytes."""
    boards = HomeBoards(CHECKERS)
    solving = _Solving(boards)
    return BearoffTable(boards, solving.chances, solving.ends)


def win_chance(own: Floats, other: Floats) -> float:
    """The chance of who is about to roll: to need no more rolls than the opponent."""
    needs_as_many = np.cumsum(other[::-1])[::-1]
    common = min(len(own), len(other))
    return float(own[:common] @ needs_as_many[:common])


class _Solving:
    """For each die and number of steps with it: the least mean afterwards, and the board that it is of.

    A board rests on those of fewer pips.
    """

    def __init__(self, boards: HomeBoards) -> None:
        size = len(boards)
        self._boards = boards
        self._least = np.zeros((len(HOME), _STEPS + 1, size))
        self.ends: Rows = np.zeros((len(HOME), _STEPS + 1, size), dtype=np.int32)
        self.chances = np.zeros((size, MOST_ROLLS))
        self.chances[0, 0] = 1.0
        for pips in range(1, int(boards.pips[-1]) + 1):
            self._solve(boards.of_pips(pips))

    def _solve(self, rows: slice) -> None:
        for die in HOME:
            for steps in range(1, _STEPS + 1):
                self._step(rows, die, steps)
        means, later = np.ones(rows.stop - rows.start), np.zeros((rows.stop - rows.start, MOST_ROLLS))
        for roll in ALL_ROLLS:
            least, end = self._best(rows, roll)
            means += roll.ways / 36 * least
            later += roll.ways / 36 * self.chances[end]
        self.chances[rows, 1:] = later[:, :-1]
        self._least[:, 0, rows] = means
        self.ends[:, 0, rows] = np.arange(rows.start, rows.stop)

    def _step(self, rows: slice, die: int, steps: int) -> None:
        least, end = self._through(rows, die, die, steps - 1)
        self._least[die - 1, steps, rows], self.ends[die - 1, steps, rows] = least, end

    def _best(self, rows: slice, roll: Dice) -> tuple[Floats, Rows]:
        if roll.is_double:
            return self._least[roll.high - 1, _STEPS, rows], self.ends[roll.high - 1, _STEPS, rows]
        least, end = self._through(rows, roll.high, roll.low, 1)
        other, other_end = self._through(rows, roll.low, roll.high, 1)
        return np.minimum(least, other), np.where(least <= other, end, other_end)

    def _through(self, rows: slice, first: int, then: int, steps: int) -> tuple[Floats, Rows]:
        """A step with ``first``, and ``steps`` more with ``then``."""
        after = self._boards.steps[first - 1][rows]
        values = np.where(after == NOWHERE, _ALL, self._least[then - 1, steps][after])
        chosen = np.argmin(values, axis=1)
        every = np.arange(len(after))
        return values[every, chosen], self.ends[then - 1, steps][after[every, chosen]]
