"""The networks as judges of finished matches: one thing at a time, at the depth asked for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from bgdesk.engine import cube_estimate
from bgdesk.engine.network.inputs import Floats
from bgdesk.engine.network.looks import chances_for, chances_played_out, looked_at
from bgdesk.engine.network.player import NetworkEngine, chances_at, turn_of, values_at
from bgdesk.engine.network.search import Turn
from bgdesk.engine.network.shipped import DEEPER, DEEPEST, GLANCE, LEVELS, NAME, SHALLOW
from bgdesk.engine.network.stage_plays import stage_plays
from bgdesk.engine.network.values import NetworkValues, probabilities
from bgdesk.engine.obstacle import Obstacle
from bgdesk.engine.protocol import CannotJudge, MarketReply, RankedDouble, RankedPlay, Situation
from bgdesk.match.equity_tables.rates import stake_of
from bgdesk.match.evaluation import CubeDecision, Equity
from bgdesk.rules.dice import ALL_ROLLS, Dice
from bgdesk.rules.legal.plays import Play
from bgdesk.rules.stages import Numbers, stages
from bgdesk.rules.variants import Ruleset

_WAYS = np.array([dice.ways / 36 for dice in ALL_ROLLS], dtype=np.float32)


@dataclass(frozen=True, slots=True)
class NetworkJudge:
    """Every method raises CannotJudge for what no network understands.

    Where every checker counts a point, an equity of 1 is as many of them as a game is usually won by.
    """

    name: str = NAME

    def can_judge(self, ruleset: Ruleset) -> bool:
        """Every game for which a network is shipped and whole."""
        return NetworkEngine().can_judge(ruleset)

    def rank_plays(self, situation: Situation, numbers: Numbers, plays: Sequence[Play]) -> list[RankedPlay]:
        """``plays``, which are all the legal ones, by the network alone, best first."""
        judge = values_at(situation)
        found = stage_plays(turn_of(situation, numbers), judge)
        levels = [SHALLOW if is_played else GLANCE for is_played in found.is_played]
        judged = [
            _ranked(play, row, situation, judge, level)
            for play, row, level in zip(plays, found.rows, levels, strict=True)
        ]
        return sorted(judged, key=lambda one: -one.equity.value)

    def judge_play(self, situation: Situation, numbers: Numbers, play: Play, level: str) -> RankedPlay:
        """One play at ``level``: what is left of the roll is played first, then the next one or two are."""
        judge, player = values_at(situation), situation.player
        after = turn_of(situation, numbers).after(play, situation.ruleset)
        if level == SHALLOW and after.is_played(situation.ruleset):
            return _ranked(play, chances_for([player], [after], judge)[0], situation, judge, level)
        look = looked_at([after], player, judge, DEEPEST if level == DEEPER else 2)
        called = LEVELS[look.plies] if level == DEEPER else level
        return _ranked(play, look.rows[0], situation, judge, called)

    def rank_doubles(self, situation: Situation) -> Sequence[RankedDouble]:
        """The doubles that may be named, best first, each played as well as the network can."""
        judge = values_at(situation)
        unit = _unit_of(situation, judge)
        return [
            replace(one, equity=replace(one.equity, value=one.equity.value / unit))
            for one in NetworkEngine().rank_doubles(situation)
        ]

    def judge_cube(self, situation: Situation, level: str) -> CubeDecision:
        """An estimate from the chances; where there is no cube, what the position is worth without."""
        judge = values_at(situation)
        row = chances_at(situation) if level == SHALLOW else _before_roll(situation, judge, level)
        chances = probabilities(row, situation.player)
        if situation.has_cube:
            return cube_estimate.judge(situation, chances)
        value = _equity(row, situation, judge)
        passed = Equity(1.0, situation.player, judge.unit)
        return CubeDecision(value, value, passed, chances, should_double=False, should_take=True)

    def market_after(self, situation: Situation, roll: Dice) -> tuple[MarketReply, ...]:
        """Nobody asks about the market in these games: raises CannotJudge."""
        del roll
        raise CannotJudge(Obstacle.VARIANT_UNKNOWN, situation.ruleset.id)

    def values_of_rolls(self, situation: Situation) -> dict[tuple[int, int], float]:
        """What the best play of each roll (higher die first) is worth to the network alone."""
        judge = values_at(situation)
        values = judge.points(_rolled(situation, judge)) / _unit_of(situation, judge)
        return {(dice.high, dice.low): float(value) for dice, value in zip(ALL_ROLLS, values, strict=True)}


def _rolled(situation: Situation, judge: NetworkValues, rolls: int = 0) -> Floats:
    """The chances of the player after each roll, played as well as the network can, and ``rolls`` later."""
    position, player, ruleset = situation.position, situation.player, situation.ruleset
    all_in = not position.extra(player).reserve
    left_start = situation.left_start if situation.coming else 0
    turns = [
        Turn(
            position,
            player,
            stages(dice, ruleset, situation.turns[0], all_in=all_in),
            situation.turns,
            left_start,
        )
        for dice in ALL_ROLLS
    ]
    return chances_played_out(turns, judge, rolls)


def _before_roll(situation: Situation, judge: NetworkValues, level: str) -> Floats:
    """After the next roll, or the next two; in Python after the next."""
    return np.asarray(_WAYS @ _rolled(situation, judge, 1 if level == DEEPER else 0))


def _ranked(play: Play, row: Floats, situation: Situation, judge: NetworkValues, level: str) -> RankedPlay:
    return RankedPlay(play, _equity(row, situation, judge), probabilities(row, situation.player), level)


def _equity(row: Floats, situation: Situation, judge: NetworkValues) -> Equity:
    value = float(judge.points(row)) / _unit_of(situation, judge)
    return Equity(value, situation.player, judge.unit)


def _unit_of(situation: Situation, judge: NetworkValues) -> float:
    return stake_of(situation.ruleset) if judge.counts_checkers else 1.0
