"""Plays whole rolls: every stage of them, bonus rolls told, rests played by the opponent."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bgdesk.engine.network.inputs import INPUTS, OUTPUTS
from bgdesk.training.compiled import compiled
from bgdesk.training.games import TrainedGame
from bgdesk.training.inputs import Floats, encode
from bgdesk.training.net import ask, forget
from bgdesk.training.sense import sense
from bgdesk.training.stage import ROOM, Room, new_room, plays_of
from bgdesk.training.table import DRAWN, TURNS, Numbers, Table, Tables, result, swap

RANDOM, SENSIBLE, NETWORK, DEEP = 0, 1, 2, 3
"""The kinds of players."""

ENDED, AGAIN, OVER, NEXT = 0, 1, 2, 3
"""What comes: the opponent rolls, the same player rolls, nobody does, the next stage of the roll."""

_MAX_STAGES = 8
_SURELY = 1000.0


class TrainedPlayer(NamedTuple):
    """A player: the kind, and the weights (empty for those without)."""

    kind: int
    net: Floats


class Workspace(NamedTuple):
    """Memory for playing: a room, what its plays are worth, and what a network works on."""

    room: Room
    values: Floats
    inputs: Floats
    last: Floats
    sums: Floats
    hidden: Floats
    outputs: Floats


def new_desk(hidden: int) -> Workspace:
    """Memory for networks with ``hidden`` units."""
    return Workspace(
        new_room(), np.zeros(ROOM, np.float32), np.zeros(INPUTS, np.float32), np.zeros(INPUTS, np.float32),
        np.zeros(hidden, np.float32), np.zeros(hidden, np.float32), np.zeros(OUTPUTS, np.float32),
    )  # fmt: skip


@compiled
def equity_of(outputs: Floats, game: TrainedGame) -> float:
    """Points that the player with these chances can expect."""
    if game.levels == 0:
        return float(game.checkers * (2 * outputs[5] - 1))
    plain = 2 * outputs[0] - 1 + outputs[1] - outputs[3]
    return float(plain + outputs[2] - outputs[4] if game.levels == 3 else plain)


@compiled
def _turn_to(trained: TrainedPlayer, desk: Workspace) -> None:
    if trained.kind >= NETWORK:
        forget(trained.net, desk.last, desk.sums)


@compiled
def fresh_worth(
    table: Table, game: TrainedGame, other_on_roll: bool, trained: TrainedPlayer, desk: Workspace
) -> float:
    """As `worth`, whatever ``desk`` was used for before."""
    _turn_to(trained, desk)
    return worth(table, game, other_on_roll, trained, desk)


@compiled
def worth(
    table: Table, game: TrainedGame, other_on_roll: bool, trained: TrainedPlayer, desk: Workspace
) -> float:
    """Value of ``table`` for its mover in the eyes of ``trained``, who last used ``desk``; maybe in pips."""
    over = result(table, game)
    if over == DRAWN:
        return 0.0
    if trained.kind == RANDOM:
        return np.random.random()
    if over:
        return float(over * _SURELY) if trained.kind == SENSIBLE else float(over)
    if trained.kind == SENSIBLE:
        return sense(table, game, other_on_roll)
    encode(table, game, other_on_roll, desk.inputs)
    ask(trained.net, desk.inputs, desk.last, desk.sums, desk.hidden, desk.outputs)
    value = equity_of(desk.outputs, game)
    return -value if other_on_roll else value


@compiled
def best_of(
    tables: Tables,
    count: int,
    game: TrainedGame,
    other_on_roll: bool,
    trained: TrainedPlayer,
    desk: Workspace,
) -> int:
    """Which of ``tables`` ``trained`` likes best; ``desk.values`` holds what they are worth."""
    if count == 1:
        return 0
    _turn_to(trained, desk)
    for i in range(count):
        desk.values[i] = worth(tables[i], game, other_on_roll, trained, desk)
    return int(np.argmax(desk.values[:count]))


@compiled
def _same(die: int) -> Numbers:
    return np.full(4, die, dtype=np.int64)


@compiled
def _queue(table: Table, game: TrainedGame, high: int, low: int) -> Numbers:
    """The stages of a roll as two faces each; equal faces stand for four."""
    stages = np.zeros((_MAX_STAGES, 2), dtype=np.int64)
    stages[0, 0], stages[0, 1] = high, low
    if high == low and game.double_complement:
        stages[1, :] = 7 - high
    if high == low and game.cascade and table[TURNS] >= game.cascade:
        for die in range(high + 1, 7):
            stages[die - high, :] = die
    return stages


@compiled
def _faces(stage: Numbers) -> Numbers:
    return stage.copy() if stage[0] != stage[1] else _same(stage[0])


@compiled
def begin(table: Table, game: TrainedGame, high: int, low: int) -> tuple[Numbers, bool]:
    """The stages of the roll, and whether a completed one is followed by another; counts the turn."""
    stages = _queue(table, game, high, low)
    if table[TURNS] < 3:
        table[TURNS] += 1
    is_bonus = (high == low and game.double_roll) or (high + low == 3 and game.ace_deuce)
    return stages, bool(is_bonus)


@compiled
def stage_plays(
    table: Table, game: TrainedGame, stages: Numbers, is_bonus: bool, room: Room
) -> tuple[int, int, int, bool]:
    """The plays of the first of ``stages``: how many, dice used, die left, whether the other rolls next."""
    dice = _faces(stages[0])
    found, used, left = plays_of(table, game, dice, room)
    return found, used, left, used < len(dice) or (stages[1, 0] == 0 and not is_bonus)


@compiled
def after_stage(
    table: Table, game: TrainedGame, stages: Numbers, used: int, left: int, is_bonus: bool,
    own: TrainedPlayer,
    other: TrainedPlayer, desk: Workspace,
) -> int:  # fmt: skip
    """What comes after the first of ``stages`` was played: `NEXT`, or the end of the roll."""
    if result(table, game):
        return OVER
    if used < len(_faces(stages[0])):
        if game.rest_to_opponent:
            _play_rest(table, game, stages, used, left, other, desk)
        return OVER if result(table, game) else ENDED
    if stages[1, 0]:
        return NEXT
    if is_bonus and stages[0, 0] != stages[0, 1]:
        return _name_double(table, game, own, desk)
    return AGAIN if is_bonus else ENDED


@compiled
def play_roll(
    table: Table,
    game: TrainedGame,
    high: int,
    low: int,
    own: TrainedPlayer,
    other: TrainedPlayer,
    desk: Workspace,
) -> int:
    """Plays the roll for the mover on ``table``; `ENDED`, `AGAIN` or `OVER`."""
    stages, is_bonus = begin(table, game, high, low)
    then, at = NEXT, 0
    while then == NEXT:
        found, used, left, ends = stage_plays(table, game, stages[at:], is_bonus, desk.room)
        table[:] = desk.room.found[best_of(desk.room.found, found, game, ends, own, desk)]
        then = after_stage(table, game, stages[at:], used, left, is_bonus, own, other, desk)
        at += 1
    return then


@compiled
def _play_rest(
    table: Table,
    game: TrainedGame,
    stages: Numbers,
    used: int,
    left: int,
    other: TrainedPlayer,
    desk: Workspace,
) -> None:
    """The opponent plays what is left of the first stage and then the others, as far as possible."""
    swap(table)
    room = desk.room
    dice = _faces(stages[0])[used:]
    if len(dice) == 1 and stages[0, 0] != stages[0, 1]:
        dice[0] = left
    at = 0
    while len(dice):
        found, count, _ = plays_of(table, game, dice, room)
        table[:] = room.found[best_of(room.found, found, game, False, other, desk)]
        at += 1
        if result(table, game) or count < len(dice) or at == len(stages) or stages[at, 0] == 0:
            break
        dice = _faces(stages[at])
    swap(table)


@compiled
def _name_double(table: Table, game: TrainedGame, own: TrainedPlayer, desk: Workspace) -> int:
    """Tries all six doubles and keeps the best; rolls again only if all of it was played."""
    best, best_value, best_then = table.copy(), -1e9, ENDED
    for die in range(1, 7):
        tried = table.copy()
        then = _play_double(tried, game, die, own, desk)
        value = fresh_worth(tried, game, then == ENDED, own, desk)
        if value > best_value:
            best, best_value, best_then = tried, value, then
    table[:] = best
    return best_then


@compiled
def _play_double(table: Table, game: TrainedGame, die: int, own: TrainedPlayer, desk: Workspace) -> int:
    room = desk.room
    for at in range(2 if game.ace_complement else 1):
        dice = _same(die if at == 0 else 7 - die)
        found, used, _ = plays_of(table, game, dice, room)
        table[:] = room.found[best_of(room.found, found, game, used < 4, own, desk)]
        if result(table, game):
            return OVER
        if used < 4:
            return ENDED
    return AGAIN
