"""The networks rolling out: trials in the core, a batch at a time. The cube stays where it is in them.

What a cube decision is worth is estimated from the chances that the trials came to.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from bgdesk.engine import cube_estimate
from bgdesk.engine.core.games import GameManner, Numbers as Values
from bgdesk.engine.network.compiled import rolled_out
from bgdesk.engine.network.inputs import Floats
from bgdesk.engine.network.player import turn_of, values_at
from bgdesk.engine.network.search import Turn
from bgdesk.engine.network.shipped import NAME
from bgdesk.engine.network.values import NetworkValues, probabilities
from bgdesk.engine.obstacle import Obstacle
from bgdesk.engine.protocol import CannotJudge, Situation
from bgdesk.engine.rollout_protocol import Manner, Mean, Sample
from bgdesk.match.equity_tables.rates import stake_of
from bgdesk.match.evaluation import Probabilities
from bgdesk.rules.legal.plays import Play
from bgdesk.rules.stages import Numbers

_CHANCES = 5
_STEP = 1e-4
"""So much each chance is changed to see what it matters."""


class NetworkRoller:
    """Every method raises CannotJudge for what no network understands, and where there is no core."""

    name = NAME

    def roll_play(
        self, situation: Situation, numbers: Numbers, play: Play, manner: Manner, trials: int, seed: int
    ) -> Sample:
        """``play`` of ``numbers``, made in ``situation``; what it leaves of the turn is played out first."""
        judge = values_at(situation)
        after = turn_of(situation, numbers).after(play, situation.ruleset)
        values, rows = _trials(after, judge, manner, trials, seed)
        unit = stake_of(situation.ruleset) if judge.counts_checkers else 1.0
        return Sample(trials, (_mean(values / unit),), _mean_chances(rows, situation))

    def roll_cube(self, situation: Situation, manner: Manner, trials: int, seed: int) -> Sample:
        """No double and double/take, estimated from the chances, with the error that theirs makes."""
        if not (situation.has_cube and situation.may_double):
            raise CannotJudge(Obstacle.NO_CUBE_DECISION)
        judge = values_at(situation)
        before = Turn(situation.position, situation.player.opponent, (), situation.turns[::-1])
        rows = _trials(before, judge, manner, trials, seed)[1]
        means = (_estimated(rows, situation, at) for at in (_no_double, _double_take))
        return Sample(trials, tuple(means), _mean_chances(rows, situation))


def _trials(
    turn: Turn, judge: NetworkValues, manner: Manner, trials: int, seed: int
) -> tuple[Values, Floats]:
    asked = GameManner(manner.plies, manner.truncated_at, manner.reduces_variance)
    found = rolled_out(turn, judge, trials, seed, asked)
    if found is None:
        raise CannotJudge(Obstacle.NOT_LOADED)
    return found


def _mean(values: Values) -> Mean:
    error = float(values.std(ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return Mean(float(values.mean()), error)


def _mean_chances(rows: Floats, situation: Situation) -> Probabilities:
    """Less luck, chances of a few trials may be a little beyond their bounds; those of many are not."""
    return Probabilities(situation.player, *map(float, rows.mean(axis=0)[:_CHANCES]))


def _estimated(rows: Floats, situation: Situation, value_at: Callable[[Situation, Floats], float]) -> Mean:
    """The value at the mean of ``rows``, and how far off their spread makes it, as if it were linear."""
    mean = rows.mean(axis=0)
    slopes = [_slope(mean, chance, situation, value_at) for chance in range(_CHANCES)]
    spread = _mean(rows[:, :_CHANCES].astype(np.float64) @ np.array(slopes))
    return Mean(value_at(situation, mean), spread.standard_error)


def _slope(
    mean: Floats, chance: int, situation: Situation, value_at: Callable[[Situation, Floats], float]
) -> float:
    more, less = mean.copy(), mean.copy()
    more[chance] += _STEP
    less[chance] -= _STEP
    return (value_at(situation, more) - value_at(situation, less)) / (2 * _STEP)


def _no_double(situation: Situation, row: Floats) -> float:
    return cube_estimate.judge(situation, probabilities(row, situation.player)).no_double.value


def _double_take(situation: Situation, row: Floats) -> float:
    return cube_estimate.judge(situation, probabilities(row, situation.player)).double_take.value
