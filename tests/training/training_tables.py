"""Tables of the compiled games as positions of the program."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TypeAlias

import numpy as np

from bgdesk.engine.network.inputs import NetworkPosition
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, Extra, Position, Side
from bgdesk.training.games import GAMES
from bgdesk.training.stage import Room, plays_of
from bgdesk.training.table import (
    HALF,
    PINNED,
    RESERVE,
    TURNS,
    UNLOCKED,
    Table,
    result,
    start_of,
    swap,
)

Faces: TypeAlias = tuple[int, ...]

_SIZES = (4, 4, 4, 1, 2, 3)
"""How many equal numbers a stage has; fewer than four are left over by the opponent."""


def position_of(table: Table) -> Position:
    """``table`` with White as the mover."""
    own, own_extra = _side(table[:HALF])
    other, other_extra = _side(table[HALF:])
    return Position(own, other, own_extra, other_extra)


def seen_of(table: Table) -> NetworkPosition:
    return NetworkPosition(position_of(table), Player.WHITE, (int(table[TURNS]), int(table[HALF + TURNS])))


def _side(half: Table) -> tuple[Side, Extra]:
    counts = [int(count) for count in half[: BAR + 1]]
    pinned = frozenset(point for point in range(1, BAR) if half[PINNED + point])
    for point in pinned:
        counts[point] += 1
    return tuple(counts), Extra(int(half[RESERVE]), pinned, bool(half[UNLOCKED]))


def random_stages(ruleset: str, number: int, random: Random, room: Room) -> Iterator[tuple[Table, Faces]]:
    """Tables of games played at random, each with numbers to play; ``room`` then holds their plays."""
    game = GAMES[ruleset]
    table = start_of(ruleset)
    for _ in range(number):
        faces = _faces(random)
        found, _, _ = plays_of(table, game, np.array(faces), room)
        yield table, faces
        table = room.found[random.randrange(found)].copy()
        swap(table)
        if result(table, game):
            table = start_of(ruleset)


def _faces(random: Random) -> Faces:
    high, low = sorted((random.randint(1, 6), random.randint(1, 6)), reverse=True)
    return (high, low) if high != low else (high,) * random.choice(_SIZES)
