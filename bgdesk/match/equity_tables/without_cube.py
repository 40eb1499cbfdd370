"""Match equity tables for matches without a cube, made of how often their games are won for how much."""

from __future__ import annotations

from functools import cache

from bgdesk.match.equity_tables.formulas import Rows
from bgdesk.match.equity_tables.rates import GameRates, rates_of
from bgdesk.match.equity_tables.table import MOST_AWAY, MatchEquityTable

_SIZES = (10, 25, MOST_AWAY)
"""Tables are made no larger than a match needs."""

_Row = list[float]


def table_without_cube(games: tuple[str, ...], length: int) -> MatchEquityTable:
    """The table before a game of ``games[0]``, after which the others take turns with it.

    They are keys of `bgdesk.match.equity_tables.rates.rates_of`; neither player is the stronger one, and
    neither has the first roll. It reaches to ``length`` points.
    """
    size = next((size for size in _SIZES if size >= length), MOST_AWAY)
    return _tables(games, size)[0]


@cache
def _tables(games: tuple[str, ...], size: int) -> tuple[MatchEquityTable, ...]:
    """The table before each game of a round: chances follow from those with fewer points to go."""
    rates = [rates_of(game) for game in games]
    known = [[[0.5] * (size + 1) for _ in range(size + 1)] for _ in games]
    for away in range(1, size + 1):
        for other in range(1, away):
            for number, chance in enumerate(_round(rates, known, away, other)):
                known[number][away][other] = chance
                known[number][other][away] = 1 - chance
    return tuple(_table(games[number:] + games[:number], rows) for number, rows in enumerate(known))


def _round(rates: list[GameRates], known: list[list[_Row]], away: int, other: int) -> list[float]:
    """The chance before each game of a round; after a draw the next one is played at the same score."""
    count = len(rates)
    ended = [
        _chance_of_ends(one, known[(number + 1) % count], away, other) for number, one in enumerate(rates)
    ]
    all_drawn, value = 1.0, 0.0
    for one, chance in zip(rates, ended, strict=True):
        value += all_drawn * chance
        all_drawn *= one.draws
    chances = [value / (1 - all_drawn)]
    for one, chance in zip(reversed(rates[1:]), reversed(ended[1:]), strict=True):
        chances.append(chance + one.draws * chances[-1])
    return [chances[0], *reversed(chances[1:])]


def _chance_of_ends(rates: GameRates, then: list[_Row], away: int, other: int) -> float:
    """What the game contributes when somebody wins it; ``then`` is the table of the next one."""
    return sum(
        share * ((1.0 if points >= away else then[away - points][other]) + _lost(then, away, other - points))
        for points, share in rates.wins.items()
    )


def _lost(then: list[_Row], away: int, other: int) -> float:
    return then[away][other] if other > 0 else 0.0


def _table(games: tuple[str, ...], rows: list[_Row]) -> MatchEquityTable:
    before: Rows = tuple(tuple(row[1:]) for row in rows[1:])
    after = tuple(row[0] for row in before)
    return MatchEquityTable(f"no cube, {' + '.join(games)}", before, after)
