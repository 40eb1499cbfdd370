"""Match equity tables for matches without a cube, made of how often their games are won for how much."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from bgdesk.match.equity_tables.formulas import Rows
from bgdesk.match.equity_tables.rates import GameRates, rates_of
from bgdesk.match.equity_tables.table import MOST_AWAY, MatchEquityTable

_SIZES = (10, 25, MOST_AWAY)
"""Tables are made no larger than a match needs."""

_Grid = list[list[float]]
"""By the points that who begins needs, then by those of the other."""


@dataclass(frozen=True, slots=True)
class GamesToCome:
    """``keys`` of `bgdesk.match.equity_tables.rates.rates_of`: the games that take turns, the next one first.

    ``winner_starts``: who wins a game begins the next one, which else a roll decides, as after a draw.
    """

    keys: tuple[str, ...]
    winner_starts: bool = False


def table_without_cube(games: GamesToCome, length: int) -> MatchEquityTable:
    """The table before the first of ``games``, between equal players; it reaches to ``length`` points."""
    size = next((size for size in _SIZES if size >= length), MOST_AWAY)
    return _tables(games, size)[0]


@cache
def _tables(games: GamesToCome, size: int) -> tuple[MatchEquityTable, ...]:
    """The table before each game of a round: chances follow from those with fewer points to go."""
    makers = _Makers([rates_of(key) for key in games.keys], size, winner_starts=games.winner_starts)
    for away in range(1, size + 1):
        for other in range(1, away + 1):
            makers.fill(away, other)
    keys, count = games.keys, len(games.keys)
    names = [", ".join(keys[number:] + keys[:number]) for number in range(count)]
    return tuple(makers.table(number, f"no cube, {name}") for number, name in enumerate(names))


class _Makers:
    """The chances of who begins each game of a round, known up to some points to go."""

    def __init__(self, rates: list[GameRates], size: int, *, winner_starts: bool) -> None:
        self._rates = rates
        self._winner_starts = winner_starts
        self._begun: list[_Grid] = [[[0.5] * (size + 1) for _ in range(size + 1)] for _ in rates]

    def fill(self, away: int, other: int) -> None:
        """Both players' chances before each game, from those at lower scores.

        After a draw the next game is played at the same score, and either may begin: that adds up to a
        chance to begin with, from which the others follow.
        """
        ends = [self._of_ends(number, away, other) for number in range(len(self._rates))]
        others = [self._of_ends(number, other, away) for number in range(len(self._rates))]
        fair = self._fair([(1 + one - two) / 2 for one, two in zip(ends, others, strict=True)])
        for number, rates in enumerate(self._rates):
            then = fair[(number + 1) % len(fair)]
            self._begun[number][away][other] = ends[number] + rates.draws * then
            self._begun[number][other][away] = others[number] + rates.draws * (1 - then)

    def _fair(self, ended: list[float]) -> list[float]:
        """The chance before each game when a roll decides who begins; a draw leads to that of the next."""
        firsts = [one - rates.draws / 2 for one, rates in zip(ended, self._rates, strict=True)]
        all_drawn, value = 1.0, 0.0
        for one, rates in zip(firsts, self._rates, strict=True):
            value += all_drawn * one
            all_drawn *= rates.draws
        chances = [value / (1 - all_drawn)]
        for one, rates in zip(reversed(firsts[1:]), reversed(self._rates[1:]), strict=True):
            chances.append(one + rates.draws * chances[-1])
        return [chances[0], *reversed(chances[1:])]

    def _of_ends(self, number: int, away: int, other: int) -> float:
        """What the game contributes to the chance of who begins it when somebody wins it."""
        rates, then = self._rates[number], (number + 1) % len(self._rates)
        won = (
            share * self._after_win(then, away - points, other) for points, share in rates.first_wins.items()
        )
        lost = (
            share * (1 - self._after_win(then, other - points, away))
            for points, share in rates.first_loses.items()
        )
        return sum(won) + sum(lost)

    def _after_win(self, number: int, away: int, other: int) -> float:
        """The chance of the winner of the last game before game ``number``."""
        if away <= 0:
            return 1.0
        grid = self._begun[number]
        return grid[away][other] if self._winner_starts else _even(grid, away, other)

    def table(self, number: int, name: str) -> MatchEquityTable:
        """What is known before game ``number``."""
        grid = self._begun[number]
        points = range(1, len(grid))
        before: Rows = tuple(tuple(_even(grid, away, other) for other in points) for away in points)
        begun: Rows = tuple(tuple(row[1:]) for row in grid[1:])
        after = tuple(row[0] for row in before)
        return MatchEquityTable(name, before, after, winners=begun if self._winner_starts else None)


def _even(grid: _Grid, away: int, other: int) -> float:
    """The chance when either may begin."""
    return (grid[away][other] + 1 - grid[other][away]) / 2
