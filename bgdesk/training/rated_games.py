"""Games that a network plays with itself, counted by what they were worth."""

from __future__ import annotations

import numpy as np

from bgdesk.engine.network.file import read_network
from bgdesk.engine.network.shipped import network_path
from bgdesk.training.compiled import compiled
from bgdesk.training.games import GAMES, TrainedGame
from bgdesk.training.rolls import AGAIN, NETWORK, OVER, TrainedPlayer, Workspace, new_desk, play_roll
from bgdesk.training.selfplay import LONGEST, is_stalemate
from bgdesk.training.table import DRAWN, Numbers, Table, result, start_of, swap

_MOST_POINTS = 15


@compiled
def _points_of_first(
    start: Table, game: TrainedGame, scored: TrainedGame, player: TrainedPlayer, desk: Workspace
) -> int:
    """Of who rolls first, by the rules of ``scored``; `DRAWN` for a draw and for a game too long to end."""
    table = start.copy()
    is_first = True
    passes = 0
    for _ in range(LONGEST):
        high, low = np.random.randint(1, 7), np.random.randint(1, 7)
        before = table.copy()
        then = play_roll(table, game, max(high, low), min(high, low), player, player, desk)
        if then == OVER:
            points = result(table, scored)
            return points if is_first or points == DRAWN else -points
        passes = passes + 1 if np.all(before[:27] == table[:27]) else 0
        if game.stalemate and passes >= 2 and is_stalemate(table, game):
            return DRAWN
        if then != AGAIN:
            swap(table)
            is_first = not is_first
    return DRAWN


@compiled
def _play(
    start: Table,
    game: TrainedGame,
    scored: TrainedGame,
    player: TrainedPlayer,
    games: int,
    seed: int,
    desk: Workspace,
    counts: Numbers,
) -> None:
    """Fills ``counts``: at 15 the draws, above them what who rolled first won, below what that one lost."""
    np.random.seed(seed)
    for _ in range(games):
        points = _points_of_first(start, game, scored, player, desk)
        counts[_MOST_POINTS + (0 if points == DRAWN else points)] += 1


def network_counts(name: str, games: int, seed: int, *, levels: int | None = None) -> dict[int, int]:
    """How often who rolled first won so many points (lost them, 0 for draws), played by network ``name``.

    ``levels`` is the highest multiplier where another one counts than the network was taught.
    """
    network = read_network(network_path(name), name)
    game = GAMES[name]
    scored = game if levels is None else game._replace(levels=levels)
    counts = np.zeros(2 * _MOST_POINTS + 1, dtype=np.int64)
    player, desk = TrainedPlayer(NETWORK, network.flat()), new_desk(network.training.hidden)
    _play(start_of(name), game, scored, player, games, seed, desk, counts)
    return {at - _MOST_POINTS: int(count) for at, count in enumerate(counts) if count}
