"""What the sides do to each other: blots that may be met, checkers shut in; each side is half a table."""

from __future__ import annotations

from bgdesk.engine.network.inputs import BLOCK_WORTH, FEW, SHOTS
from bgdesk.training.compiled import compiled
from bgdesk.training.games import ContactCode, TrainedGame
from bgdesk.training.table import BAR, PINNED, RESERVE, UNLOCKED, Table, across

_FARTHEST = len(SHOTS) - 1


@compiled
def risk(side: Table, other: Table, game: TrainedGame, point: int) -> float:
    """Chance that a blot of ``side`` on ``point`` is met by the other side's next roll; 0 without a blot."""
    if side[point] != 1 or game.contact == ContactCode.BLOCK or (game.hit_lock and other[UNLOCKED] == 0):
        return 0.0
    goal = across(game, point)
    if other[PINNED + goal]:
        return 0.0
    missed = 1.0
    for start in range(goal + 1, min(goal + _FARTHEST, BAR) + 1):
        if other[start] > 0 or (start == BAR and other[RESERVE] > 0):
            missed *= 1 - SHOTS[start - goal]
    return 1 - missed


@compiled
def shut_in(side: Table, other: Table, game: TrainedGame) -> float:
    """How much ``side`` blocks the other's checkers, in pips for two of them."""
    needed = 1 if game.contact == ContactCode.BLOCK else 2
    total = 0.0
    for start in range(7, BAR + 1):
        behind = other[start] + (other[RESERVE] if start == BAR else other[PINNED + start])
        if behind == 0:
            continue
        closed = 0
        for ahead in range(start - 6, start):
            if side[across(game, ahead)] >= needed or other[PINNED + ahead]:
                closed += 1
        total += BLOCK_WORTH[closed] * min(behind, FEW)
    return total
