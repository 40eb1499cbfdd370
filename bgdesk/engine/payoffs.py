"""What winning or losing so many points is worth: in money play, or at the score of a match."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from bgdesk.engine.protocol import Situation
from bgdesk.match.equity_tables.rates import game_key, stake_of
from bgdesk.match.equity_tables.table import MatchEquityTable, default_table
from bgdesk.match.equity_tables.without_cube import GamesToCome, table_without_cube
from bgdesk.match.evaluation import Probabilities, Unit
from bgdesk.rules.variants import NextStarter, Ruleset, Scoring

_LEVELS = 3

Worth = Callable[[int], float]
"""What winning so many points is worth (losing them when negative); 1 for winning the undoubled cube."""


def money_worth(cube: int) -> Worth:
    """Points in units of ``cube``."""
    return lambda points: points / cube


def worth_at(situation: Situation, table: MatchEquityTable | None = None) -> Worth:
    """To ``situation.player``, with a match stretched so that the cube as it stands is worth 1 and -1.

    Where checkers count, that is what as many points are worth as a game is usually won by.
    """
    cube, away, is_crawford = situation.cube.value, situation.away, situation.is_crawford
    if away is None:
        return money_worth(cube)
    known = table or table_at(situation, default_table())
    usual = round(cube * stake_of(situation.ruleset))
    stakes = known.stakes(*away, usual, is_crawford=is_crawford)

    def worth(points: int) -> float:
        found = known.stakes(*away, abs(points), is_crawford=is_crawford)
        return stakes.emg(found.win if points > 0 else found.lose)

    return worth


def table_at(situation: Situation, table: MatchEquityTable) -> MatchEquityTable:
    """What says how the match stands after this game: ``table``, if a cube is in use."""
    if situation.has_cube or situation.away is None or situation.away == (1, 1):
        return table
    ruleset = situation.ruleset
    winner_starts = ruleset.next_starter is NextStarter.PREVIOUS_WINNER
    games = situation.to_come or GamesToCome((game_key(ruleset),), winner_starts)
    return table_without_cube(games, max(situation.away))


@dataclass(frozen=True, slots=True)
class Payoffs:
    """What a game is worth that is won by 1, 2, 3 ... points, and what one is that is lost so.

    ``by_checkers``: as many points as the loser has checkers left. ``unit`` is that of the values.
    """

    won: tuple[float, ...]
    lost: tuple[float, ...]
    unit: Unit
    by_checkers: bool = False
    usual: float = 0.0
    """By so many points a game is won on the average, where checkers count."""

    @property
    def is_in_points(self) -> bool:
        """Whether a value is so many checkers, rather than 1 to 3 games."""
        return self.by_checkers and self.unit is Unit.MONEY

    @property
    def is_even(self) -> bool:
        """Whether the opponent has as much to win, so that both play alike."""
        return all(won == -lost for won, lost in zip(self.won, self.lost, strict=True))

    def flipped(self) -> Payoffs:
        """The same seen by the opponent."""
        return replace(self, won=_negated(self.lost), lost=_negated(self.won))

    def of_chances(self, chances: Probabilities) -> float:
        """What ``chances`` are worth in a game of levels to the player whose they are."""
        single, gammon, backgammon = self.won
        lost, lost_gammon, lost_backgammon = self.lost
        return (
            (chances.win - chances.win_gammon) * single
            + (chances.win_gammon - chances.win_backgammon) * gammon
            + chances.win_backgammon * backgammon
            + (chances.lose - chances.lose_gammon) * lost
            + (chances.lose_gammon - chances.lose_backgammon) * lost_gammon
            + chances.lose_backgammon * lost_backgammon
        )


def _negated(values: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(-value for value in values)


def money_payoffs(ruleset: Ruleset, *, jacoby: bool = False) -> Payoffs:
    """Points of a game played for so many points each."""
    by_checkers = ruleset.scoring is Scoring.PER_CHECKER
    won = (1.0,) * _LEVELS if jacoby else tuple(map(float, _numbers(ruleset)))
    return Payoffs(won, _negated(won), Unit.MONEY, by_checkers, stake_of(ruleset))


def payoffs_at(situation: Situation) -> Payoffs:
    """Those of ``situation.player``, with the cube as it stands and nobody to turn it any more."""
    ruleset = situation.ruleset
    if situation.away is None:
        return money_payoffs(ruleset, jacoby=situation.jacoby)
    worth, cube = worth_at(situation), situation.cube.value
    won, lost = (tuple(worth(sign * cube * number) for number in _numbers(ruleset)) for sign in (1, -1))
    return Payoffs(won, lost, Unit.NORMALISED, ruleset.scoring is Scoring.PER_CHECKER, stake_of(ruleset))


def _numbers(ruleset: Ruleset) -> range:
    """The points that a game may be worth."""
    return range(1, 1 + (ruleset.checkers if ruleset.scoring is Scoring.PER_CHECKER else _LEVELS))
