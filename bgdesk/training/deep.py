"""The same player looking further: the best plays are judged by what every next roll makes of them."""

from __future__ import annotations

import numpy as np

from bgdesk.engine.network.shipped import CLOSE, CLOSE_BY_CHECKERS, LOOKED_AT
from bgdesk.training.compiled import compiled
from bgdesk.training.games import TrainedGame
from bgdesk.training.rolls import (
    ENDED,
    NEXT,
    TrainedPlayer,
    Workspace,
    after_stage,
    begin,
    best_of,
    fresh_worth,
    play_roll,
    stage_plays,
)
from bgdesk.training.table import DRAWN, Table, result, swap


@compiled
def look_ahead(
    table: Table, game: TrainedGame, other_on_roll: bool, trained: TrainedPlayer, desk: Workspace
) -> float:
    """Value of ``table`` for its mover, averaged over the next roll; leaves ``table`` swapped or not."""
    over = result(table, game)
    if over:
        return 0.0 if over == DRAWN else float(over)
    if other_on_roll:
        swap(table)
    total = 0.0
    for high in range(1, 7):
        for low in range(1, high + 1):
            after = table.copy()
            then = play_roll(after, game, high, low, trained, trained, desk)
            total += (1 if high == low else 2) * fresh_worth(after, game, then == ENDED, trained, desk)
    return -total / 36 if other_on_roll else total / 36


@compiled
def _deep_best(
    found: int, game: TrainedGame, ends: bool, trained: TrainedPlayer, outer: Workspace, inner: Workspace
) -> int:
    first = best_of(outer.room.found, found, game, ends, trained, outer)
    if found == 1:
        return first
    width = CLOSE if game.levels else CLOSE_BY_CHECKERS
    order = np.argsort(-outer.values[:found])[:LOOKED_AT]
    close = order[outer.values[order] >= outer.values[first] - width]
    if len(close) == 1:
        return first
    best, best_value = first, -1e9
    for i in close:
        value = look_ahead(outer.room.found[i].copy(), game, ends, trained, inner)
        if value > best_value:
            best, best_value = i, value
    return int(best)


@compiled
def play_deep_roll(
    table: Table,
    game: TrainedGame,
    high: int,
    low: int,
    own: TrainedPlayer,
    other: TrainedPlayer,
    outer: Workspace,
    inner: Workspace,
) -> int:
    """As `play_roll`, each stage chosen by `look_ahead`; ``inner`` is more memory."""
    stages, is_bonus = begin(table, game, high, low)
    then, at = NEXT, 0
    while then == NEXT:
        found, used, left, ends = stage_plays(table, game, stages[at:], is_bonus, outer.room)
        table[:] = outer.room.found[_deep_best(found, game, ends, own, outer, inner)]
        then = after_stage(table, game, stages[at:], used, left, is_bonus, own, other, outer)
        at += 1
    return then
