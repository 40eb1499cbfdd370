"""Matches of two players with duplicate dice: each sequence is played twice with the sides exchanged."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from bgdesk.training.compiled import compiled
from bgdesk.training.deep import play_deep_roll
from bgdesk.training.games import TrainedGame
from bgdesk.training.inputs import Floats
from bgdesk.training.rolls import AGAIN, DEEP, OVER, TrainedPlayer, Workspace, new_desk, play_roll
from bgdesk.training.selfplay import LONGEST, is_stalemate
from bgdesk.training.table import DRAWN, Numbers, Table, result, swap


@compiled
def _roll(
    table: Table,
    game: TrainedGame,
    high: int,
    low: int,
    own: TrainedPlayer,
    other: TrainedPlayer,
    desk: Workspace,
    inner: Workspace,
) -> int:
    if own.kind == DEEP:
        return play_deep_roll(table, game, high, low, own, other, desk, inner)
    return play_roll(table, game, high, low, own, other, desk)


@compiled
def duel(
    start: Table,
    game: TrainedGame,
    first: TrainedPlayer,
    second: TrainedPlayer,
    dice: Numbers,
    desk: Workspace,
    inner: Workspace,
) -> int:
    """Points of ``first``, who rolls first, `DRAWN` for a draw; a game too long to end is one too."""
    table = start.copy()
    is_first = True
    unmoved = 0
    for at in range(len(dice)):
        high, low = max(dice[at, 0], dice[at, 1]), min(dice[at, 0], dice[at, 1])
        own, other = (first, second) if is_first else (second, first)
        before = table.copy()
        then = _roll(table, game, high, low, own, other, desk, inner)
        if then == OVER:
            points = result(table, game)
            return points if is_first or points == DRAWN else -points
        unmoved = unmoved + 1 if np.all(before[:27] == table[:27]) else 0
        if game.stalemate and unmoved >= 2 and is_stalemate(table, game):
            return DRAWN
        if then != AGAIN:
            swap(table)
            is_first = not is_first
    return DRAWN


@compiled
def play_pairs(
    start: Table,
    game: TrainedGame,
    one: TrainedPlayer,
    two: TrainedPlayer,
    pairs: int,
    seed: int,
    desk: Workspace,
    inner: Workspace,
    scores: Floats,
) -> None:
    """Fills ``scores`` (pairs, 4) with wins (a draw is half) and points of ``one``, as first and second."""
    np.random.seed(seed)
    dice = np.zeros((LONGEST, 2), dtype=np.int64)
    for pair in range(pairs):
        for at in range(LONGEST):
            dice[at, 0], dice[at, 1] = np.random.randint(1, 7), np.random.randint(1, 7)
        state = np.random.randint(0, 1 << 30)
        points = duel(start, game, one, two, dice, desk, inner)
        other = duel(start, game, two, one, dice, desk, inner)
        np.random.seed(state)
        scores[pair, 0] = 0.5 if points == DRAWN else points > 0
        scores[pair, 1] = 0 if points == DRAWN else points
        scores[pair, 2] = 0.5 if other == DRAWN else other < 0
        scores[pair, 3] = 0 if other == DRAWN else -other


@dataclass(frozen=True, slots=True)
class ContestScore:
    """How one player fared: share of games won and mean points, with standard errors over the pairs.

    ``both_won`` and ``both_lost`` are the shares of pairs of games with the same dice of which that player
    won, and lost, both: where luck decides much, they tell the players apart.
    """

    games: int
    wins: float
    wins_error: float
    points: float
    points_error: float
    both_won: float
    both_lost: float


def contest(
    start: Table, game: TrainedGame, one: TrainedPlayer, two: TrainedPlayer, games: int, seed: int,
    hidden: int,
) -> ContestScore:  # fmt: skip
    """The score of ``one`` against ``two`` over ``games`` games, an even number."""
    scores = np.zeros((games // 2, 4), dtype=np.float32)
    play_pairs(start, game, one, two, games // 2, seed, new_desk(hidden), new_desk(hidden), scores)
    return score_of(scores)


def score_of(scores: Floats) -> ContestScore:
    """What the rows of `play_pairs` come to."""
    wins = (scores[:, 0] + scores[:, 2]) / 2
    points = (scores[:, 1] + scores[:, 3]) / 2
    root = math.sqrt(len(wins))
    return ContestScore(
        2 * len(scores), float(wins.mean()), float(wins.std(ddof=1) / root), float(points.mean()),
        float(points.std(ddof=1) / root), float((wins == 1).mean()), float((wins == 0).mean()),
    )  # fmt: skip
