"""The table as 128 small numbers: two halves of 64, the mover's first, each in its owner's coordinates.

Within a half: 0 borne off, 1 to 24 the free checkers on the points, 25 the bar, then `RESERVE`,
`UNLOCKED` (the hit lock is open), `TURNS` (the turns so far, up to 3), from `PINNED` + 1 to `PINNED` + 24
a 1 for a pinned checker, and from `HIT_AT` + 1 to `HIT_AT` + 6 a 1 for a hit at home in this turn.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from bgdesk.training.compiled import compiled
from bgdesk.training.games import GAMES, STARTS, RelationCode, TrainedGame

Table = npt.NDArray[np.int8]
Tables = npt.NDArray[np.int8]
Numbers = npt.NDArray[np.int64]

SIZE = 128
HALF = 64
OFF = 0
BAR = 25
RESERVE = 26
UNLOCKED = 27
TURNS = 28
PINNED = 32
HIT_AT = 56

DRAWN = 99
"""The result of a drawn game."""


def table_of(
    own: Mapping[int, int], other: Mapping[int, int], *, checkers: int = 15,
    own_pinned: tuple[int, ...] = (), other_pinned: tuple[int, ...] = (),
) -> Table:  # fmt: skip
    """A table from free checkers by place, each side in its own numbers; the rest is borne off."""
    table = np.zeros(SIZE, dtype=np.int8)
    for base, free, pinned in ((0, own, own_pinned), (HALF, other, other_pinned)):
        for place, count in free.items():
            table[base + place] = count
        for place in pinned:
            table[base + PINNED + place] = 1
        table[base + OFF] = checkers - sum(free.values()) - len(pinned)
    return table


def start_of(name: str) -> Table:
    """The set-up of a game."""
    points = dict(STARTS.get(name, {}))
    checkers = GAMES[name].checkers
    points[RESERVE] = checkers - sum(points.values())
    return table_of(points, points, checkers=checkers)


@compiled
def across(game: TrainedGame, point: int) -> int:
    """The opponent's number for ``point``."""
    if game.relation == RelationCode.CONTRARY:
        return 25 - point
    if game.relation == RelationCode.SAME:
        return point
    return point + 12 if point <= 12 else point - 12


@compiled
def swap(table: Table) -> None:
    """Exchanges the sides."""
    for i in range(HALF):
        kept = table[i]
        table[i] = table[HALF + i]
        table[HALF + i] = kept


@compiled
def _loss(table: Table, base: int, game: TrainedGame) -> int:
    """What the side at ``base`` loses when the other has borne off everything."""
    if game.levels == 0:
        return int(game.checkers - table[base])
    if table[base] > 0:
        return 1
    if game.levels < 3:
        return 2
    late = table[base + BAR] + table[base + RESERVE]
    for point in range(19, 25):
        late += table[base + point]
    return 3 if late > 0 else 2


@compiled
def result(table: Table, game: TrainedGame) -> int:
    """Points that the mover has won, negative after a loss, `DRAWN`, or 0 while the game goes on."""
    if table[OFF] == game.checkers:
        return _loss(table, HALF, game)
    if table[HALF + OFF] == game.checkers:
        return -_loss(table, 0, game)
    if game.mother:
        own, other = table[PINNED + 24], table[HALF + PINNED + 24]
        if own and other:
            return DRAWN
        if other and table[24] == 0:
            return 2
        if own and table[HALF + 24] == 0:
            return -2
    return 0
