"""The player of solved games: knows every position of Hypergammon, without and with the cube."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from bgdesk.engine import cube_estimate
from bgdesk.engine.exact.sides import NAME, is_solved, numbering
from bgdesk.engine.exact.table import SolvedGame, SolvedPosition, shipped_game
from bgdesk.engine.obstacle import Obstacle
from bgdesk.engine.payoffs import worth_at
from bgdesk.engine.protocol import CannotJudge, RankedDouble, RankedPlay, Situation
from bgdesk.match.evaluation import CubeDecision, Equity, Probabilities, Unit
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import ALL_ROLLS
from bgdesk.rules.legal.plays import Play
from bgdesk.rules.outcome import BACKGAMMON, GAMMON, Outcome, outcome
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, POINTS, Position
from bgdesk.rules.stages import Numbers
from bgdesk.rules.variants import Ruleset

LEVEL = "exact"
LOOKED_AT = 6
"""So many of the best plays at most are told apart where the table is too rough to."""


@dataclass(frozen=True, slots=True)
class ExactEngine:
    """Looks every position up. In money play its equities are those of perfect play with the cube.

    In matches they come from the chances of perfect money play without a cube, and from the score.
    """

    game_of: Callable[[str], SolvedGame] = shipped_game
    name: str = NAME

    def can_judge(self, ruleset: Ruleset) -> bool:
        """Hypergammon with three checkers a side or fewer, without house rules."""
        return is_solved(ruleset)

    def rank_plays(
        self, situation: Situation, numbers: Numbers, thinking_ms: int = 0
    ) -> tuple[RankedPlay, ...]:
        """All legal plays, best first; equities in points, or normalised in matches.

        Of the best few those that the rounded table holds for equal are told apart one roll later.
        """
        del thinking_ms
        ranked = self._by_table(situation, numbers)
        first = [self._told_apart(situation, alike) for alike in _equal_ones(ranked[:LOOKED_AT])]
        looked = [one for alike in first for one in alike]
        return tuple(sorted([*looked, *ranked[LOOKED_AT:]], key=_worth, reverse=True))

    def value_of_roll(self, situation: Situation, numbers: Numbers) -> float:
        """What the best play is worth by the table."""
        return self._by_table(situation, numbers)[0].equity.value

    def _by_table(self, situation: Situation, numbers: Numbers) -> list[RankedPlay]:
        self._check(situation)
        plays = situation.legal_plays(numbers).plays
        return sorted((self._ranked(situation, play) for play in plays), key=_worth, reverse=True)

    def _told_apart(self, situation: Situation, alike: list[RankedPlay]) -> list[RankedPlay]:
        """Plays of one equity with as much more or less as one roll later says, on average none."""
        if len(alike) < 2:
            return alike
        later = [self._one_roll_later(situation, one) for one in alike]
        mean = sum(later) / len(later)
        return [
            replace(one, equity=replace(one.equity, value=one.equity.value + value - mean))
            for one, value in zip(alike, later, strict=True)
        ]

    def _one_roll_later(self, situation: Situation, ranked: RankedPlay) -> float:
        """What a play is worth by the opponent's best replies to it, after a double where that is right."""
        if outcome(ranked.play.result, situation.ruleset):
            return ranked.equity.value
        his = _seen_by_opponent(situation, ranked.play.result)
        decision = self._cube(his, self._solved(his))
        if not decision.should_double:
            return -self._mean_of_rolls(his)
        if situation.away or not decision.should_take:
            return ranked.equity.value
        doubled = Cube(2 * his.cube.value, situation.player)
        return -2 * self._mean_of_rolls(replace(his, cube=doubled, jacoby=False, may_double=False))

    def rank_doubles(self, situation: Situation) -> tuple[RankedDouble, ...]:
        """None of its games knows such a choice: raises CannotJudge."""
        raise CannotJudge(Obstacle.VARIANT_UNKNOWN, situation.ruleset.id)

    def judge_cube(self, situation: Situation, *, roughly: bool = False) -> CubeDecision:
        """The cube decision before the roll."""
        del roughly
        return self._cube(situation, self._solved(situation))

    def judge_position(self, situation: Situation) -> Probabilities:
        """Chances of ``situation.player``, who is about to roll."""
        player, over = situation.player, outcome(situation.position, situation.ruleset)
        return _certain(over, player) if over else self._solved(situation).probabilities(player)

    def _ranked(self, situation: Situation, play: Play) -> RankedPlay:
        player = situation.player
        over = outcome(play.result, situation.ruleset)
        if over:
            value, chances = _won(situation, over), _certain(over, player)
        else:
            his = _seen_by_opponent(situation, play.result)
            solved = self._solved(his)
            value, chances = -self._before_roll(his, solved), solved.probabilities(his.player).flipped()
        return RankedPlay(play, Equity(value, player, _unit(situation)), chances, LEVEL)

    def _before_roll(self, situation: Situation, solved: SolvedPosition) -> float:
        """What the position is worth to the player on roll, who doubles if that pays."""
        decision = self._cube(situation, solved)
        if not decision.should_double:
            return decision.no_double.value
        return min(decision.double_take.value, decision.double_pass.value)

    def _cube(self, situation: Situation, solved: SolvedPosition) -> CubeDecision:
        player, chances = situation.player, solved.probabilities(situation.player)
        if situation.away or not situation.has_cube:
            return cube_estimate.judge(situation, chances)
        no_double, double_take = self._undoubled(situation, solved), 2 * solved.against
        return CubeDecision(
            no_double=Equity(no_double, player, Unit.MONEY),
            double_take=Equity(double_take, player, Unit.MONEY),
            double_pass=Equity(1.0, player, Unit.MONEY),
            probabilities=chances,
            should_double=situation.may_double and min(double_take, 1.0) > no_double,
            should_take=double_take <= 1.0,
            should_beaver=situation.beavers and double_take < 0.0,
        )

    def _undoubled(self, situation: Situation, solved: SolvedPosition) -> float:
        owner = situation.cube.owner
        if owner is None:
            return solved.jacoby if situation.jacoby else solved.centred
        return self._mean_of_rolls(situation) if owner is situation.player else solved.against

    def _mean_of_rolls(self, situation: Situation) -> float:
        """What the position is worth to who rolls and leaves the cube where it is.

        For the owner of the cube it is in no table; after each roll it is against the opponent, which is.
        """
        total = 0.0
        for dice in ALL_ROLLS:
            plays = situation.legal_plays(dice).plays
            best = max(self._ranked(situation, play).equity.value for play in plays)
            total += best * dice.ways
        return total / 36

    def _solved(self, situation: Situation) -> SolvedPosition:
        self._check(situation)
        position, player, sides = situation.position, situation.player, numbering(situation.ruleset.checkers)
        own, other = sides.number(position.of(player)), sides.number(position.of(player.opponent))
        return self.game_of(situation.ruleset.id).position(own, other)

    def _check(self, situation: Situation) -> None:
        """Raises CannotJudge for what is not in the table."""
        position, ruleset = situation.position, situation.ruleset
        if not self.can_judge(ruleset):
            raise CannotJudge(Obstacle.VARIANT_UNKNOWN, ruleset.id)
        if any(sum(side) != ruleset.checkers for side in (position.white, position.black)):
            raise CannotJudge(Obstacle.VARIANT_UNKNOWN, f"{sum(position.white)} + {sum(position.black)}")
        if outcome(position, ruleset):
            raise CannotJudge(Obstacle.GAME_OVER)
        if any(position.white[point] and position.black[BAR - point] for point in POINTS):
            raise CannotJudge(Obstacle.SAME_POINT)


def _equal_ones(ranked: Sequence[RankedPlay]) -> list[list[RankedPlay]]:
    """Plays next to each other of the same equity."""
    return [list(alike) for _, alike in groupby(ranked, key=lambda one: one.equity.value)]


def _worth(ranked: RankedPlay) -> tuple[float, float]:
    """Between equal plays the one that is better without a cube comes first."""
    chances = ranked.probabilities
    return ranked.equity.value, chances.cubeless_equity() if chances else 0.0


def _unit(situation: Situation) -> Unit:
    return Unit.NORMALISED if situation.away else Unit.MONEY


def _seen_by_opponent(situation: Situation, position: Position) -> Situation:
    """What the opponent will face before rolling."""
    away = (situation.away[1], situation.away[0]) if situation.away else None
    opponent = situation.player.opponent
    owner = situation.cube.owner
    may_double = situation.has_cube and not situation.is_crawford and owner in (None, opponent)
    return replace(situation, position=position, player=opponent, away=away, may_double=may_double)


def _won(situation: Situation, over: Outcome) -> float:
    """What the end of the game is worth to its winner."""
    worth = worth_at(situation)
    return worth(situation.cube.value * (1 if situation.jacoby else over.multiplier))


def _certain(over: Outcome, player: Player) -> Probabilities:
    """The chances of ``player`` in a game that is over, which cannot be drawn."""
    level = over.multiplier
    gammon, backgammon = float(level >= GAMMON), float(level >= BACKGAMMON)
    if over.winner is player:
        return Probabilities(player, 1.0, gammon, backgammon, 0.0, 0.0)
    return Probabilities(player, 0.0, 0.0, 0.0, gammon, backgammon)
