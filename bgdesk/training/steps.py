"""Single steps: which are legal, and what they do."""

from __future__ import annotations

from bgdesk.training.compiled import compiled
from bgdesk.training.games import ContactCode, Reserve, TrainedGame
from bgdesk.training.table import (
    BAR,
    HALF,
    HIT_AT,
    OFF,
    PINNED,
    RESERVE,
    UNLOCKED,
    Table,
    across,
)

ILLEGAL = -1


@compiled
def _is_open(table: Table, game: TrainedGame, target: int) -> bool:
    """Whether the opponent lets the mover land on ``target``."""
    there = table[HALF + across(game, target)]
    if there == 0:
        return True
    if there > 1 or game.contact == ContactCode.BLOCK:
        return False
    if game.contact == ContactCode.PIN:
        return bool(table[PINNED + target] == 0)
    return bool(game.hit_lock == 0 or table[UNLOCKED])


@compiled
def is_home(table: Table, game: TrainedGame) -> bool:
    """Whether the mover may bear off."""
    if table[BAR] or table[RESERVE]:
        return False
    for point in range(7, 25):
        if table[point] or table[PINNED + point]:
            return False
    if not game.pinned_bear_off:
        for point in range(1, 7):
            if table[PINNED + point]:
                return False
    return True


@compiled
def _may_bear_off(table: Table, game: TrainedGame, source: int, die: int) -> bool:
    if not is_home(table, game):
        return False
    if source == die:
        return True
    if game.exact:
        return False
    for point in range(source + 1, 7):  # noqa: SIM110  # all() is not compiled
        if table[point]:
            return False
    return True


@compiled
def _has_passed(table: Table) -> bool:
    if table[OFF]:
        return True
    for point in range(1, 12):  # noqa: SIM110  # any() is not compiled
        if table[point]:
            return True
    return False


@compiled
def _fills_start(table: Table, source: int, target: int) -> bool:
    for point in range(19, 25):
        count = table[point]
        if point == source:
            count -= 1
        if point == target:
            count += 1
        if count == 0:
            return False
    return True


@compiled
def _may_leave(table: Table, game: TrainedGame, source: int) -> bool:
    """Whether the rules of the game let a checker go from ``source``, wherever to."""
    if source != BAR and table[BAR]:
        return False
    if game.reserve == Reserve.ALL_FIRST and source < BAR and table[RESERVE]:
        return False
    if game.runner and source == 24 and table[24] < game.checkers and not _has_passed(table):
        return False
    is_hitter = game.no_hit_and_run and source <= 6 and table[HIT_AT + source]
    return not (is_hitter and table[source] == 1)


@compiled
def target_of(table: Table, game: TrainedGame, source: int, die: int) -> int:
    """Where a step of ``die`` from ``source`` ends (0 is off), `ILLEGAL` when it is not allowed."""
    if table[source] == 0 or not _may_leave(table, game, source):
        return ILLEGAL
    target = (25 if source == RESERVE else source) - die
    if target <= 0:
        return 0 if _may_bear_off(table, game, source, die) else ILLEGAL
    if game.reserve == Reserve.BARRIER and target <= 12 and table[RESERVE]:
        return ILLEGAL
    if game.max_stack and table[target] >= game.max_stack:
        return ILLEGAL
    if not _is_open(table, game, target):
        return ILLEGAL
    if game.prime_at_start and _fills_start(table, source, target):
        return ILLEGAL
    return target


@compiled
def make_step(table: Table, game: TrainedGame, source: int, target: int) -> None:
    """Moves a checker; what it meets is hit or pinned, what it no longer pins is free."""
    table[source] -= 1
    table[target] += 1
    if game.contact == ContactCode.PIN and 1 <= source <= 24 and table[source] == 0:
        left = HALF + across(game, source)
        if table[left + PINNED]:
            table[left + PINNED] = 0
            table[left] = 1
    if target == 0:
        return
    met = HALF + across(game, target)
    if table[met] and game.contact == ContactCode.HIT:
        table[met] = 0
        table[HALF + BAR] += 1
        if target <= 6 and game.no_hit_and_run:
            table[HIT_AT + target] = 1
    elif table[met]:
        table[met] = 0
        table[met + PINNED] = 1
    if game.hit_lock and target <= 6:
        table[UNLOCKED] = 1
