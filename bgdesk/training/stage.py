"""All legal plays of one stage: dice that are played together."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from bgdesk.training.compiled import compiled
from bgdesk.training.games import TrainedGame
from bgdesk.training.steps import ILLEGAL, make_step, target_of
from bgdesk.training.table import (
    HALF,
    HIT_AT,
    OFF,
    RESERVE,
    SIZE,
    Numbers,
    Table,
    Tables,
    across,
    result,
)

ROOM = 20_000
"""So many tables are found for one stage at most."""

_SLOTS = 65_536


class TableSet(NamedTuple):
    """A set of tables that is emptied by raising its mark."""

    keys: npt.NDArray[np.uint64]
    marks: Numbers
    mark: Numbers


class Room(NamedTuple):
    """Memory for one stage: ``found`` holds its plays, the rest is scratch."""

    found: Tables
    first: Tables
    second: Tables
    reached: TableSet
    kept: TableSet


def new_room() -> Room:
    """Memory for one stage."""
    tables = [np.zeros((ROOM, SIZE), dtype=np.int8) for _ in range(3)]
    return Room(tables[0], tables[1], tables[2], _nothing_seen(), _nothing_seen())


def _nothing_seen() -> TableSet:
    return TableSet(np.zeros(_SLOTS, np.uint64), np.zeros(_SLOTS, np.int64), np.zeros(1, np.int64))


@compiled
def _is_new(table: Table, seen: TableSet) -> bool:
    """Whether no equal table was met since the last mark."""
    key = np.uint64(14695981039346656037)
    for word in table.view(np.uint64):
        key = (key ^ word) * np.uint64(0x9E3779B97F4A7C15)
        key ^= key >> np.uint64(29)
    slot = np.int64(key >> np.uint64(48))
    while seen.marks[slot] == seen.mark[0]:
        if seen.keys[slot] == key:
            return False
        slot = np.int64((slot + 1) % _SLOTS)
    seen.marks[slot] = seen.mark[0]
    seen.keys[slot] = key
    return True


@compiled
def _spread(before: Tables, count: int, die: int, after: Tables, game: TrainedGame, seen: TableSet) -> int:
    """All tables that one step of ``die`` makes of the first ``count``; how many."""
    seen.mark[0] += 1
    made = 0
    for i in range(count):
        if result(before[i], game):
            continue
        for source in range(1, RESERVE + 1):
            target = target_of(before[i], game, source, die)
            if target == ILLEGAL or made >= ROOM:
                continue
            after[made] = before[i]
            make_step(after[made], game, source, target)
            if _is_new(after[made], seen):
                made += 1
    return made


@compiled
def _collect(tables: Tables, count: int, found: int, game: TrainedGame, room: Room, only_ended: bool) -> int:
    """Adds ``tables``, or only those in which the game is over, to what was found; how many there are."""
    for i in range(count):
        if only_ended and not result(tables[i], game):
            continue
        if game.no_hit_and_run:
            tables[i, HIT_AT + 1 : HIT_AT + 7] = 0
        if found < ROOM and _is_new(tables[i], room.kept):
            room.found[found] = tables[i]
            found += 1
    return found


@compiled
def _same_dice(table: Table, game: TrainedGame, die: int, number: int, room: Room) -> tuple[int, int]:
    now, then = room.first, room.second
    now[0] = table
    count, used, found = 1, 0, 0
    while used < number:
        made = _spread(now, count, die, then, game, room.reached)
        if made == 0:
            break
        found = _collect(then, made, found, game, room, True)
        now, then = then, now
        count = made
        used += 1
    return _collect(now, count, found, game, room, False), used


@compiled
def _in_order(
    table: Table, game: TrainedGame, first: int, second: int, found: int, room: Room
) -> tuple[int, int, int]:
    """Adds what playing ``first`` and then ``second`` leads to; found, after one die, after two."""
    room.second[0] = table
    singles = _spread(room.second, 1, first, room.first, game, room.reached)
    found = _collect(room.first, singles, found, game, room, True)
    pairs = _spread(room.first, singles, second, room.second, game, room.reached)
    return _collect(room.second, pairs, found, game, room, False), singles, pairs


@compiled
def _two_dice(table: Table, game: TrainedGame, high: int, low: int, room: Room) -> tuple[int, int, int]:
    found, lows, pairs = _in_order(table, game, low, high, 0, room)
    found, highs, other_pairs = _in_order(table, game, high, low, found, room)
    if pairs + other_pairs:
        return found, 2, low
    if highs:
        return _collect(room.first, highs, found, game, room, False), 1, low
    if lows:
        room.second[0] = table
        _spread(room.second, 1, low, room.first, game, room.reached)
        return _collect(room.first, lows, found, game, room, False), 1, high
    return 0, 0, low


@compiled
def _shuts_in(table: Table, game: TrainedGame) -> bool:
    """Whether six points of the mover lie right in front of all checkers that the opponent has left."""
    for point in range(7, 25):
        count = table[HALF + point]
        if count == 0:
            continue
        if count + table[HALF + OFF] != game.checkers:
            return False
        for ahead in range(point - 6, point):  # noqa: SIM110  # all() is not compiled
            if table[across(game, ahead)] == 0:
                return False
        return True
    return False


@compiled
def _without_closed(found: int, game: TrainedGame, room: Room) -> int:
    """Drops the plays that shut the opponent in, unless all do."""
    kept = 0
    for i in range(found):
        if not _shuts_in(room.found[i], game):
            kept += 1
    if kept in (0, found):
        return found
    kept = 0
    for i in range(found):
        if not _shuts_in(room.found[i], game):
            room.found[kept] = room.found[i]
            kept += 1
    return kept


@compiled
def plays_of(table: Table, game: TrainedGame, dice: Numbers, room: Room) -> tuple[int, int, int]:
    """Puts the tables after all legal plays into ``room.found``; how many, dice used, the die left over.

    ``dice`` holds two different faces, or up to four equal ones. When nothing can be played the table
    itself is the only play. The die left over means something only if one of two different dice was used.
    """
    room.kept.mark[0] += 1
    if len(dice) == 2 and dice[0] != dice[1]:
        found, used, left = _two_dice(table, game, max(dice[0], dice[1]), min(dice[0], dice[1]), room)
    else:
        found, used = _same_dice(table, game, dice[0], len(dice), room)
        left = dice[0]
    if used == 0:
        room.found[0] = table
        return 1, 0, left
    if game.prime_in_front:
        found = _without_closed(found, game, room)
    return found, used, left
