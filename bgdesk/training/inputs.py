"""What a network sees of a table: the compiled twin of `bgdesk.engine.network.inputs`."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from bgdesk.engine.network.inputs import INPUTS, PER_POINT, PER_SIDE, PIPS_UNIT, SHUT_IN_UNIT
from bgdesk.training.compiled import compiled
from bgdesk.training.games import TrainedGame
from bgdesk.training.shots import risk, shut_in
from bgdesk.training.table import (
    BAR,
    HALF,
    OFF,
    PINNED,
    RESERVE,
    SIZE,
    TURNS,
    UNLOCKED,
    Table,
    across,
)

Floats = npt.NDArray[np.float32]

_EXTRAS = 24 * PER_POINT

__all__ = ["INPUTS", "Floats", "encode"]


@compiled
def _rear(table: Table, base: int) -> int:
    """The highest number on which the side has a checker, pinned or not."""
    if table[base + BAR] or table[base + RESERVE]:
        return 25
    point = 24
    while point > 0 and table[base + point] == 0 and table[base + PINNED + point] == 0:
        point -= 1
    return point


@compiled
def _is_met(table: Table, base: int, rear: int, game: TrainedGame) -> bool:
    """Whether an opponent as far back as ``rear`` may still land where this side has a checker."""
    for point in range(1, 25):
        if (table[base + point] or table[base + PINNED + point]) and across(game, point) < rear:
            return True
    return False


@compiled
def has_contact(table: Table, game: TrainedGame) -> bool:
    """Whether the sides can still meet."""
    own, other = _rear(table, 0), _rear(table, HALF)
    if own == 25 or other == 25:
        return True
    return _is_met(table, 0, other, game) or _is_met(table, HALF, own, game)


@compiled
def _encode_side(table: Table, base: int, game: TrainedGame, out: Floats) -> None:
    pips = 25 * int(table[base + BAR] + table[base + RESERVE])
    outside = 0
    for point in range(1, 25):
        count = table[base + point]
        pinned = table[base + PINNED + point]
        at = (point - 1) * PER_POINT
        out[at + 4] = pinned
        pips += point * int(count + pinned)
        if point > 6:
            outside += count + pinned
        if count == 1:
            out[at] = 1
        elif count == 2:
            out[at + 1] = 1
        elif count >= 3:
            out[at + 2] = 1
            out[at + 3] = (count - 3) / np.float32(2)
    _encode_extras(table, base, game, out[_EXTRAS:])
    out[_EXTRAS + 8] = np.float32(pips) / np.float32(PIPS_UNIT)
    out[_EXTRAS + 9] = out[_EXTRAS] == 0 and out[_EXTRAS + 2] == 0 and outside == 0
    for point in range(1, 12):
        if table[base + point] or table[base + OFF]:
            out[_EXTRAS + 10] = 1
    _encode_between(table, base, game, out[_EXTRAS + 11 :])


@compiled
def _encode_between(table: Table, base: int, game: TrainedGame, out: Floats) -> None:
    """What the sides do to each other."""
    own, other = table[base : base + HALF], table[HALF - base : SIZE - base]
    out[:2] = 0
    for point in range(1, 25):
        met = np.float32(risk(own, other, game, point))
        out[0] += met
        out[1] += met * np.float32(point) / np.float32(24)
    out[2] = shut_in(own, other, game) / SHUT_IN_UNIT


@compiled
def _encode_extras(table: Table, base: int, game: TrainedGame, out: Floats) -> None:
    checkers = np.float32(game.checkers)
    bar, reserve, off = table[base + BAR], table[base + RESERVE], table[base + OFF]
    out[0] = bar > 0
    out[1] = bar / np.float32(4)
    out[2] = reserve > 0
    out[3] = reserve / checkers * 2
    out[4] = off > 0
    out[5] = off / checkers * 2
    out[6] = game.cascade > 0 and table[base + TURNS] >= game.cascade
    out[7] = game.hit_lock > 0 and table[base + UNLOCKED] > 0


@compiled
def encode(table: Table, game: TrainedGame, other_on_roll: bool, out: Floats) -> None:
    """Fills ``out``, `INPUTS` long, with the table as the player on roll sees it."""
    out[:] = 0
    first = HALF if other_on_roll else 0
    _encode_side(table, first, game, out[:PER_SIDE])
    _encode_side(table, HALF - first, game, out[PER_SIDE : 2 * PER_SIDE])
    out[2 * PER_SIDE] = has_contact(table, game)
