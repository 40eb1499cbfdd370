"""Races at home: boards as they come up when both have brought their checkers home, and then bear off."""

from __future__ import annotations

from random import Random

from bgdesk.analysis.lenses.bearoff_rolls import BearoffTable, roll_table
from bgdesk.practice.trainers.walks import rolled
from bgdesk.rules.dice import Dice
from bgdesk.rules.position import HOME, Position, Side, side

CHECKERS = 15
_WEIGHTS = (2, 3, 4, 6, 6, 7)
"""How often a checker comes to rest on each point of the home board while others are brought in."""
_HOMES = tuple(HOME)


def brought_in(random: Random) -> Side:
    """Fifteen checkers at home, none borne off yet."""
    counts = dict.fromkeys(_HOMES, 0)
    for point in random.choices(_HOMES, _WEIGHTS, k=CHECKERS):
        counts[point] += 1
    return side(counts)


def borne_off(random: Random, rolls: int) -> Side:
    """A board after so many rolls, played with the fewest rolls in mind, as long as any checker is left."""
    table = roll_table()
    row = table.boards.row_of(brought_in(random))
    for _ in range(rolls):
        after = best_end(table, row, rolled(random))
        if after == 0:
            break
        row = after
    return side_of(table, row)


def side_of(table: BearoffTable, row: int) -> Side:
    """The board in a row of ``table``."""
    counts = table.boards.counts[row]
    return side({point: int(count) for point, count in zip(HOME, counts, strict=True)})


def best_end(table: BearoffTable, row: int, dice: Dice) -> int:
    """The row after the play of ``dice`` that leaves the fewest rolls on average."""
    ends = table.boards.ends(row, dice)
    return min(ends, key=lambda end: mean_rolls(table, end))


def mean_rolls(table: BearoffTable, row: int) -> float:
    """The mean number of rolls to bear off what stands in ``row``."""
    chances = table.chances[row]
    return float(sum(number * chance for number, chance in enumerate(chances)))


def mean_of(own: Side) -> float:
    """The mean number of rolls for a side whose checkers are all home."""
    table = roll_table()
    return mean_rolls(table, table.boards.row_of(own))


def even_race(random: Random, *, most: int, least: int = 1) -> Position:
    """Two boards with ``least`` to ``most`` checkers each that are not far apart: either side may win."""
    sides = [_board(random, least, most) for _ in range(_DRAWN)]
    own, *others = sides
    other = min(others, key=lambda one: abs(mean_of(one) - mean_of(own) - random.uniform(-1.2, 1.0)))
    return Position(own, other)


_DRAWN = 5
_MOST_ROLLS = 14


def _board(random: Random, least: int, most: int) -> Side:
    """A board with so many checkers; drawn at random where rolling does not lead to one."""
    for _ in range(4):
        found = borne_off(random, random.randint(0, _MOST_ROLLS))
        if least <= sum(found[1:]) <= most:
            return found
    counts = dict.fromkeys(_HOMES, 0)
    for point in random.choices(_HOMES, _WEIGHTS, k=random.randint(least, most)):
        counts[point] += 1
    return side(counts)
