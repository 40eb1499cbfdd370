"""A wrong cube decision with everything that the rules about its reasons ask."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property

from bgdesk.analysis.questions import Kind
from bgdesk.match.equity_tables.table import MatchEquityTable
from bgdesk.match.evaluation import Probabilities
from bgdesk.match.stakes import stakes_of
from bgdesk.match.state import MatchState
from bgdesk.rules.player import Player

PAIRS = 36 * 36
"""Pairs of a roll of the doubler and one of the opponent."""


@dataclass(frozen=True, slots=True)
class Values:
    """The doubler's equities, normalised or per cube: not doubling, after a take, after a pass."""

    no_double: float
    take: float
    refusal: float

    @property
    def should_double(self) -> bool:
        """Whether doubling is worth more."""
        return min(self.take, self.refusal) > self.no_double

    @property
    def should_take(self) -> bool:
        """Whether the opponent loses less by a take."""
        return self.take <= self.refusal

    def of(self, kind: Kind) -> tuple[float, float]:
        """What the decision ``kind`` is worth to who made it, and what the other one is worth."""
        double = min(self.take, self.refusal)
        match kind:
            case Kind.NO_DOUBLE:
                return self.no_double, double
            case Kind.DOUBLE:
                return double, self.no_double
            case Kind.TAKE:
                return -self.take, -self.refusal
            case _:
                return -self.refusal, -self.take


@dataclass(frozen=True)
class CubeCase:
    """``state`` is the one before the decision ``kind`` by which ``loss`` was given away.

    ``chances`` are the doubler's. ``at_money`` judges the same board for unlimited games, ``losers`` counts
    of `PAIRS` those after which the opponent could no longer take; both are asked only when needed.
    """

    state: MatchState
    doubler: Player
    kind: Kind
    loss: float
    values: Values
    chances: Probabilities
    table: MatchEquityTable
    at_money: Callable[[], Values] = field(repr=False)
    losers: Callable[[], int | None] = field(repr=False)

    @cached_property
    def market_losers(self) -> int | None:
        """`losers`, counted once."""
        return self.losers()

    @property
    def away(self) -> tuple[int, int]:
        """Points that doubler and taker still need; not in money play."""
        score, length = self.state.score, self.state.options.length
        return length - score.of(self.doubler), length - score.of(self.doubler.opponent)

    @property
    def is_post_crawford(self) -> bool:
        """Whether the opponent of the doubler needs one point, and the doubler may double."""
        return not self.state.options.is_money and self.away[1] == 1 and self.away[0] > 1

    @cached_property
    def take_point(self) -> float:
        """Chance that the taker needs with a cube that is never turned again, gammons at their share."""
        taker = self.chances.seen_by(self.doubler.opponent)
        worth = self._worth()
        win = _mean(worth[0], taker.win, taker.win_gammon, taker.win_backgammon)
        lose = _mean(worth[1], taker.lose, taker.lose_gammon, taker.lose_backgammon)
        return (worth[2] - lose) / (win - lose) if win > lose else 1.0

    @property
    def is_dead_for_taker(self) -> bool:
        """Whether the taker could gain nothing by turning the cube again."""
        return not self.state.options.is_money and self.away[1] <= 2 * self.state.cube.value

    def _worth(self) -> tuple[tuple[float, ...], tuple[float, ...], float]:
        """What single games, gammons and backgammons at the doubled cube are worth won and lost; a pass."""
        if self.state.options.is_money:
            return (2.0, 4.0, 6.0), (-2.0, -4.0, -6.0), -1.0
        cube, taker = self.state.cube.value, self.doubler.opponent
        stakes = [stakes_of(self.state, taker, self.table, 2 * cube * level) for level in (1, 2, 3)]
        refused = stakes_of(self.state, taker, self.table, cube).lose
        return tuple(one.win for one in stakes), tuple(one.lose for one in stakes), refused


def _mean(worths: tuple[float, ...], whole: float, gammons: float, backgammons: float) -> float:
    """The mean of ``worths`` over games that are gammons and backgammons as often as said."""
    if whole <= 0:
        return worths[0]
    single = whole - gammons, gammons - backgammons, backgammons
    return sum(worth * part for worth, part in zip(worths, single, strict=True)) / whole
