"""Temporal-difference learning: a network plays both sides and learns from what its games come to."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bgdesk.engine.network.inputs import INPUTS, OUTPUTS
from bgdesk.training.compiled import compiled
from bgdesk.training.games import TrainedGame
from bgdesk.training.inputs import Floats, encode
from bgdesk.training.net import teach
from bgdesk.training.rolls import AGAIN, ENDED, NETWORK, OVER, RANDOM, TrainedPlayer, Workspace, play_roll
from bgdesk.training.steps import ILLEGAL, target_of
from bgdesk.training.table import DRAWN, HALF, RESERVE, Numbers, Table, result, swap

LONGEST = 1500
"""A game of more rolls is given up and teaches nothing."""


@compiled
def _can_step(table: Table, game: TrainedGame) -> bool:
    for die in range(1, 7):
        for source in range(1, RESERVE + 1):
            if target_of(table, game, source, die) != ILLEGAL:
                return True
    return False


@compiled
def is_stalemate(table: Table, game: TrainedGame) -> bool:
    """Whether neither side could play any number; to be asked after two passes."""
    if _can_step(table, game):
        return False
    swap(table)
    can = _can_step(table, game)
    swap(table)
    return not can


@compiled
def final_chances(points: int, game: TrainedGame, out: Floats) -> None:
    """Fills ``out`` with the chances of a player who has won ``points`` (lost them, `DRAWN`)."""
    out[:] = 0
    if points == DRAWN:
        out[0], out[5] = 0.5, 0.5
        return
    out[0] = points > 0
    out[5] = 0.5 + points / (2 * max(game.checkers, 1))
    if game.levels:
        out[1], out[2] = points >= 2, points >= 3
        out[3], out[4] = points <= -2, points <= -3


@compiled
def flip(chances: Floats, out: Floats) -> None:
    """Fills ``out`` with ``chances`` as the other player sees them."""
    out[0] = 1 - chances[0]
    out[1], out[2] = chances[3], chances[4]
    out[3], out[4] = chances[1], chances[2]
    out[5] = 1 - chances[5]


class Lesson(NamedTuple):
    """What a game looked like, a row a roll: the inputs before it, who rolls next, and what it teaches."""

    seen: Floats
    same_next: Numbers
    teaches: Numbers


def new_lesson() -> Lesson:
    """Memory for one game."""
    return Lesson(
        np.zeros((LONGEST, INPUTS), np.float32), np.zeros(LONGEST, np.int64), np.zeros(LONGEST, np.int64)
    )


@compiled
def play_game(
    start: Table,
    game: TrainedGame,
    first: TrainedPlayer,
    second: TrainedPlayer,
    desk: Workspace,
    lesson: Lesson,
) -> tuple[int, int]:
    """Plays a game; rolls, and points of the player of the last roll. No rolls: it was too long.

    Against another kind of player a network learns only what it is worth when that player is to roll: this
    is all that it weighs its plays by where nobody rolls twice, and the inputs do not tell who is who.
    """
    table = start.copy()
    own, other = first, second
    passes = 0
    for at in range(LONGEST):
        encode(table, game, False, lesson.seen[at])
        high, low = np.random.randint(1, 7), np.random.randint(1, 7)
        before = table.copy()
        then = play_roll(table, game, max(high, low), min(high, low), own, other, desk)
        lesson.same_next[at] = then == AGAIN
        lesson.teaches[at] = other.kind == NETWORK
        if then == OVER:
            return at + 1, result(table, game)
        passes = passes + 1 if _is_unmoved(before, table) else 0
        if game.stalemate and passes >= 2 and is_stalemate(table, game):
            return at + 1, DRAWN
        if then == ENDED:
            swap(table)
            own, other = other, own
    return 0, 0


@compiled
def _is_unmoved(before: Table, after: Table) -> bool:
    for half in (0, HALF):
        for i in range(RESERVE + 1):
            if before[half + i] != after[half + i]:
                return False
    return True


@compiled
def learn(
    net: Floats,
    game: TrainedGame,
    rolls: int,
    points: int,
    lesson: Lesson,
    memory: float,
    rate: float,
    desk: Workspace,
) -> float:
    """Teaches ``net`` the lambda-returns of a game, last roll first; the mean squared error."""
    target = np.zeros(OUTPUTS, dtype=np.float32)
    later = np.zeros(OUTPUTS, dtype=np.float32)
    final_chances(points, game, target)
    loss = 0.0
    for at in range(rolls - 1, -1, -1):
        if at < rolls - 1:
            later[:] = target
            if lesson.same_next[at]:
                target[:] = later
            else:
                flip(later, target)
        if lesson.teaches[at]:
            seen = lesson.seen[at]
            loss += teach(net, seen, target, rate, desk.last, desk.sums, desk.hidden, desk.outputs)
            for k in range(OUTPUTS):
                target[k] = memory * target[k] + (1 - memory) * desk.outputs[k]
    return loss / max(rolls, 1)


@compiled
def _rivals(net: Floats, against_random: float) -> tuple[TrainedPlayer, TrainedPlayer]:
    """Who plays the next game, the one to begin first."""
    trained, rival = TrainedPlayer(NETWORK, net), TrainedPlayer(RANDOM, net)
    if against_random == 0 or np.random.random() >= against_random:
        return trained, trained
    return (trained, rival) if np.random.randint(0, 2) else (rival, trained)


@compiled
def train(
    net: Floats, start: Table, game: TrainedGame, games: int, against_random: float, memory: float,
    rate: float,
    desk: Workspace, lesson: Lesson, seed: int,
) -> tuple[float, float, int]:  # fmt: skip
    """Plays and learns from ``games`` games; mean error, mean rolls, games given up.

    A share of ``against_random`` of them is played against a random player, the others against itself.
    """
    np.random.seed(seed)
    loss, length, given_up = 0.0, 0, 0
    for _ in range(games):
        first, second = _rivals(net, against_random)
        rolls, points = play_game(start, game, first, second, desk, lesson)
        if rolls == 0:
            given_up += 1
            continue
        length += rolls
        loss += learn(net, game, rolls, points, lesson, memory, rate, desk)
    finished = max(games - given_up, 1)
    return loss / finished, length / finished, given_up
