"""Solves one ruleset: bounds until they meet, then the chances of that play, then equities with the cube."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from bgdesk.rules.outcome import BACKGAMMON, GAMMON
from bgdesk.training.hypergammon.chances import KINDS as CHANCES, Chances, improve
from bgdesk.training.hypergammon.cube import JACOBY, KINDS as EQUITIES, Equities, improve_equities
from bgdesk.training.hypergammon.game import ROLL_WEIGHTS, GameArrays
from bgdesk.training.hypergammon.plays import ROLLS
from bgdesk.training.hypergammon.sweeps import UNDECIDED, Bounds, Floats, PlayPaths, tighten

GAP = 1e-7
"""How close lower and upper bounds of every equity are brought."""
CHANGE = 2e-7
"""A sweep over chances that changes none by more is the last."""
CHANGE_WITH_CUBE = 1e-6

_MOST_POINTS = 3

_Array = TypeVar("_Array", Floats, npt.NDArray[np.float32])

Singles = npt.NDArray[np.float32]
Tell = Callable[[str], None]


@dataclass(frozen=True)
class Solution:
    """All values of a game, by pairs (mover, other) in the order of its pips.

    ``chances`` and ``equities`` are S x S x kinds. ``gap`` is the widest between the bounds of an equity
    without a cube, ``deviation`` the largest difference between these and what the chances add up to;
    ``seconds`` are of processor time.
    """

    chances: Singles
    equities: Singles
    gap: float
    deviation: float
    seconds: float


def solve(game: GameArrays, tell: Tell) -> Solution:
    """Solve ``game`` and ``tell`` of every sweep in a line."""
    began = time.process_time()
    plays = game.plays
    paths = PlayPaths(
        plays.first, plays.after, plays.touched, game.closed, game.blots, game.hit, ROLL_WEIGHTS
    )
    bounds, gap = _bounds(game, paths, tell)
    equity = bounds.values.mean(axis=2)
    chances = _chances(game, paths, bounds.only, tell)
    deviation = float(np.abs(_equity(chances) - equity)[game.is_possible].max())
    equities = _equities(game, paths, equity, tell)
    return Solution(chances, equities, gap, deviation, time.process_time() - began)


def _bounds(game: GameArrays, paths: PlayPaths, tell: Tell) -> tuple[Bounds, float]:
    """Start from what nobody can win or lose more than, and decide for the best play of every roll."""
    values = np.empty((game.size, game.size, 2))
    values[..., 0], values[..., 1] = -_MOST_POINTS, _MOST_POINTS
    values[:, 0] = -game.multiplier[:, None]
    only = np.full((game.size, game.size, ROLLS), UNDECIDED, np.uint8)
    bounds = Bounds(values, _turned(values), only, game.is_possible.copy())
    _repeated(lambda: tighten(paths, bounds, GAP, False), GAP, "bounds", tell)
    bounds.todo[:] = game.is_possible
    return bounds, tighten(paths, bounds, GAP, True)


def _chances(game: GameArrays, paths: PlayPaths, play: npt.NDArray[np.uint8], tell: Tell) -> Singles:
    values = np.zeros((game.size, game.size, CHANCES), np.float32)
    values[:, 0, 3] = game.multiplier >= GAMMON
    values[:, 0, 4] = game.multiplier >= BACKGAMMON
    chances = Chances(values, _turned(values), play, game.is_possible.copy())

    def sweep() -> float:
        change = improve(paths, chances)
        chances.todo[:] = game.is_contact
        return change

    _repeated(sweep, CHANGE, "chances", tell)
    return values


def _equities(game: GameArrays, paths: PlayPaths, equity: Floats, tell: Tell) -> Singles:
    values = np.repeat(equity[..., None], EQUITIES, axis=2).astype(np.float32)
    values[:, 0] = -game.multiplier[:, None]
    values[:, 0, JACOBY] = -1
    equities = Equities(values, _turned(values), game.is_possible.copy())

    def sweep() -> float:
        change = improve_equities(paths, equities)
        equities.todo[:] = game.is_contact
        return change

    _repeated(sweep, CHANGE_WITH_CUBE, "cube", tell)
    return values


def _repeated(sweep: Callable[[], float], limit: float, name: str, tell: Tell) -> float:
    """Sweep until the answer is below ``limit``; pairs without contact need one sweep only."""
    number = 0
    while True:
        number, began = number + 1, time.perf_counter()
        left = sweep()
        tell(f"{name} {number}: {left:.2e}, {time.perf_counter() - began:.1f} s")
        if left < limit:
            return left


def _turned(values: _Array) -> _Array:
    """The same values by (other, mover)."""
    return values.transpose(1, 0, 2).copy()


def _equity(chances: Singles) -> Singles:
    signs = np.array([2, 1, 1, -1, -1], np.float32)
    return np.asarray(chances @ signs - 1)
