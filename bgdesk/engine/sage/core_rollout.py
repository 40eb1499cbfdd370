"""Rollouts played by our core; as `RolloutCalls`, which plays them where the core cannot be had."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from typing import Any

from bgdesk.engine.core.native import Core, CoreTrials, TrialManner
from bgdesk.engine.rollout_protocol import Manner, Mean
from bgdesk.engine.sage.core_cubes import both_cubes, cube_of, decided, inverted, may_double
from bgdesk.engine.sage.encoding import Board, Terms, turned_board

_KEPT, _KEPT_FOR_LUCK = 16, 4
"""See decision 24."""
_CLEARLY = 0.3
"""A double that is wrong by more than this at one ply is not rolled out beside."""


class CoreRolloutCalls:
    """``trials`` trials each in one manner; equal seeds give equal results."""

    def __init__(self, core: Core, manner: Manner, trials: int) -> None:
        self._core = core
        self._trials = trials
        self._is_cubeful = manner.is_cubeful
        self._manner = TrialManner(
            manner.plies,
            manner.truncated_at,
            manner.reduces_variance,
            not manner.is_cubeful,
            *(_KEPT, _KEPT_FOR_LUCK),
        )

    def play(self, board: Board, terms: Terms, seed: int) -> dict[str, Any]:
        """``probs``, ``cubeful_equity`` and ``cubeful_se`` of the player whose play led to ``board``.

        The opponent may double first. ``std_error`` is that of the equity without a cube, at this score.
        """
        others = terms.turned()
        seen = turned_board(board)
        may_be_doubled = self._is_cubeful and may_double(others) and self._is_thinkable(seen, others)
        cubes = both_cubes(others) if may_be_doubled else [cube_of(others)]
        found = self._core.rollout(seen, cubes, self._trials, seed, self._manner)
        means = _means(found, len(cubes))
        value = _with_double(others, means, found.chances) if may_be_doubled else means[0]
        return {
            "probs": inverted(found.chances),
            "cubeful_equity": -value.value,
            "cubeful_se": value.standard_error,
            "std_error": value.standard_error,
        }

    def cube(self, board: Board, terms: Terms, seed: int) -> dict[str, Any]:
        """As `SageCalls.cube`, with ``equity_nd_se`` and ``equity_dt_se``."""
        found = self._core.rollout(board, both_cubes(terms), self._trials, seed, self._manner)
        no_double, taken = _means(found, 2)
        answer = decided(terms, (no_double.value, taken.value), found.chances)
        raised = 2 if answer["is_beaver"] else 1
        errors = {
            "equity_nd_se": no_double.standard_error,
            "equity_dt_se": raised * taken.standard_error,
        }
        return {**answer, **errors}

    def _is_thinkable(self, board: Board, terms: Terms) -> bool:
        """Whether a double is not clearly wrong."""
        found = self._core.search(board, both_cubes(terms), 1, board, is_top=True)
        answer = decided(terms, found.equities, found.chances)
        gain = min(answer["equity_dt"], 1.0) - answer["equity_nd"]
        return bool(answer["should_double"]) or gain > -_CLEARLY


def _means(found: CoreTrials, count: int) -> list[Mean]:
    """Of the trials, for each of ``count`` cubes."""
    columns = [[trial[number] for trial in found.equities] for number in range(count)]
    return [Mean(statistics.fmean(one), _error(one)) for one in columns]


def _error(values: Sequence[float]) -> float:
    return statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0


def _with_double(terms: Terms, means: Sequence[Mean], chances: Sequence[float]) -> Mean:
    """What is left to who may double first; ``means`` are of both cubes."""
    no_double, taken = means
    answer = decided(terms, (no_double.value, taken.value), chances)
    if not answer["should_double"]:
        return no_double
    if not answer["should_take"]:
        return Mean(1.0, 0.0)
    raised = 2 if answer["is_beaver"] else 1
    return Mean(raised * taken.value, raised * taken.standard_error)
