"""Cube decisions estimated from chances alone: dead and live cube mixed, after Rick Janowski."""

from __future__ import annotations

from itertools import pairwise

from bgdesk.engine.payoffs import Worth, worth_at
from bgdesk.engine.protocol import Situation
from bgdesk.match.evaluation import CubeDecision, Equity, Probabilities, Unit

_LIVE = 0.6
"""How much of the value of a fully live cube there is in practice."""

_LIVE_TAKE = 0.8
"""Chance needed to take a fully live cube, as a share of that for a dead one."""


def judge(situation: Situation, chances: Probabilities) -> CubeDecision:
    """The cube decision of ``situation.player``, who has ``chances`` and is about to roll."""
    cube, away = situation.cube.value, situation.away
    worth = worth_at(situation)
    single = _Stake(worth, cube, chances, gammons_count=not situation.jacoby)
    double = _Stake(worth, cube * 2, chances, gammons_count=True)
    no_double = _undoubled(situation, single, double)
    double_take = _owned_by_other(situation, double, _Stake(worth, cube * 4, chances))
    should_take = double_take <= 1.0
    unit = Unit.NORMALISED if away else Unit.MONEY
    return CubeDecision(
        no_double=Equity(no_double, situation.player, unit),
        double_take=Equity(double_take, situation.player, unit),
        double_pass=Equity(1.0, situation.player, unit),
        probabilities=chances,
        should_double=situation.may_double and min(double_take, 1.0) > no_double,
        should_take=should_take,
        should_beaver=situation.beavers and double_take < 0.0,
    )


class _Stake:
    """What winning and losing are worth on average with a dead cube of ``cube``."""

    def __init__(
        self, worth: Worth, cube: int, chances: Probabilities, *, gammons_count: bool = True
    ) -> None:
        self.chance = chances.win
        self.pass_wins, self.pass_loses = worth(cube), worth(-cube)
        more = float(gammons_count)
        self.win = _average(
            worth, cube, chances.win, chances.win_gammon * more, chances.win_backgammon * more
        )
        self.lose = _average(
            worth, -cube, chances.lose, chances.lose_gammon * more, chances.lose_backgammon * more
        )

    @property
    def dead(self) -> float:
        """Value when nobody can turn the cube any more."""
        return self.at(self.chance)

    def at(self, chance: float) -> float:
        """Dead-cube value at another winning chance with the same share of gammons."""
        return chance * self.win + (1 - chance) * self.lose

    def chance_worth(self, value: float) -> float:
        """The winning chance at which the dead cube is worth ``value``."""
        return min(max((value - self.lose) / (self.win - self.lose), 0.01), 0.99)


def _average(worth: Worth, points: int, total: float, gammons: float, backgammons: float) -> float:
    if total <= 0:
        return worth(points)
    gammon, backgammon = gammons / total, backgammons / total
    return (
        worth(points) * (1 - gammon)
        + worth(points * 2) * (gammon - backgammon)
        + worth(points * 3) * backgammon
    )


def _undoubled(situation: Situation, single: _Stake, double: _Stake) -> float:
    """Value of playing on with the cube where it is: both, one or no player may still turn it."""
    if not situation.has_cube or situation.is_crawford:
        return single.dead
    cube = situation.cube
    own_take = double.chance_worth(single.pass_loses) * _kept(situation, 0, cube.value * 2)
    other_take = (1 - double.chance_worth(single.pass_wins)) * _kept(situation, 1, cube.value * 2)
    curve = [(0.0, single.lose), (1.0, single.win)]
    if cube.owner in (None, situation.player):
        curve.append((1 - other_take, single.pass_wins))
    if cube.owner in (None, situation.player.opponent):
        curve.append((own_take, single.pass_loses))
    return _mixed(single, curve)


def _owned_by_other(situation: Situation, double: _Stake, redoubled: _Stake) -> float:
    """Value after double and take, where the opponent may cash later."""
    cube = situation.cube.value
    if not _is_live(situation, 1, cube * 2):
        return double.dead
    own_take = redoubled.chance_worth(double.pass_loses) * _kept(situation, 0, cube * 4)
    return _mixed(double, [(0.0, double.lose), (1.0, double.win), (own_take, double.pass_loses)])


def _is_live(situation: Situation, whose: int, cube: int) -> bool:
    """Whether a cube of ``cube`` is of use to the player (0) or the opponent (1)."""
    return situation.away is None or situation.away[whose] > cube


def _kept(situation: Situation, whose: int, cube: int) -> float:
    """How far owning a cube of ``cube`` lowers the chance needed to take it."""
    return _LIVE_TAKE if _is_live(situation, whose, cube) else 1.0


def _mixed(stake: _Stake, curve: list[tuple[float, float]]) -> float:
    return (1 - _LIVE) * stake.dead + _LIVE * _on_curve(sorted(curve), stake.chance)


def _on_curve(points: list[tuple[float, float]], x: float) -> float:
    """The value at ``x`` on straight lines between ``points``, which are sorted."""
    for (left, low), (right, high) in pairwise(points):
        if x <= right:
            return low + (high - low) * (x - left) / (right - left)
    return points[-1][1]
