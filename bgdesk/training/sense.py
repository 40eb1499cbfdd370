"""A rival of plain sense: pips, checkers at risk or pinned, blocks; written by hand, no learning."""

from __future__ import annotations

from bgdesk.training.compiled import compiled
from bgdesk.training.games import ContactCode, TrainedGame
from bgdesk.training.shots import risk, shut_in
from bgdesk.training.table import BAR, HALF, PINNED, RESERVE, Table


@compiled
def _half(table: Table, base: int) -> Table:
    return table[base : base + HALF]


@compiled
def _pips(side: Table) -> int:
    pips = 25 * int(side[BAR] + side[RESERVE])
    for point in range(1, 25):
        pips += point * int(side[point] + side[PINNED + point])
    return pips


@compiled
def _exposed(side: Table, other: Table, game: TrainedGame) -> float:
    """Pips that blots are likely to lose, each with a bit for the tempo and the gammons."""
    total = 0.0
    for point in range(1, 25):
        if side[point] == 1:
            cost = 25 - point + 5 if game.contact == ContactCode.HIT else 12 + 1.2 * point
            if game.contact == ContactCode.PIN and point == 24:
                cost = 60
            total += cost * risk(side, other, game, point)
    return total


@compiled
def _pinned(side: Table) -> float:
    """What pinned checkers cost: more the farther they are from home."""
    total = 0.0
    for point in range(1, 25):
        if side[PINNED + point]:
            total += 10 + point
    return total


@compiled
def _cost(side: Table, other: Table, game: TrainedGame) -> float:
    towers = 0.0
    for point in range(1, 25):
        towers += max(side[point] - 4, 0) * 0.5
    return _pips(side) + _pinned(side) + towers - shut_in(side, other, game) / 2


@compiled
def sense(table: Table, game: TrainedGame, other_on_roll: bool) -> float:
    """Worth of ``table`` for the mover, in pips; only blots of the side that is not on roll are at risk."""
    own, other = _half(table, 0), _half(table, HALF)
    worth = _cost(other, own, game) - _cost(own, other, game)
    if other_on_roll:
        return worth - _exposed(own, other, game) + 0.3 * _exposed(other, own, game)
    return worth + _exposed(other, own, game) - 0.3 * _exposed(own, other, game)
