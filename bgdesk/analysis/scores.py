"""What equities mean at the score of a match: units converted, for imported judgements as for our own."""

from __future__ import annotations

from dataclasses import dataclass

from bgdesk.match.equity_tables.rates import stake_of
from bgdesk.match.equity_tables.table import MatchEquityTable, Stakes
from bgdesk.match.evaluation import Equity, Unit
from bgdesk.match.stakes import stakes_of, table_at
from bgdesk.match.state import MatchState
from bgdesk.rules.player import Player


@dataclass(frozen=True, slots=True)
class Score:
    """The present game as ``player`` sees it: a unit of equity is ``cube`` times ``game`` points.

    ``stakes`` are those of the cube, ``None`` in money play.
    """

    player: Player
    cube: int
    stakes: Stakes | None
    game: float = 1.0
    """Points that an equity of 1 stands for with a cube of 1: more where every checker counts one."""

    def emg(self, equity: Equity) -> float | None:
        """``equity`` for this player, in cubes or normalised; ``None`` if its unit means nothing here."""
        own = equity.seen_by(self.player)
        if own.unit is Unit.MWC:
            return self.stakes.emg(own.value) if self.stakes else None
        wanted = Unit.NORMALISED if self.stakes else Unit.MONEY
        return own.value if own.unit is wanted else None

    def in_result(self, emg: float) -> float:
        """A difference of equities as one of the result: match winning chance, or points of money."""
        if self.stakes is None:
            return emg * self.cube * self.game
        return emg * (self.stakes.win - self.stakes.lose) / 2


def score_of(state: MatchState, player: Player, table: MatchEquityTable) -> Score:
    """The score of the game that is played in ``state``; a pending double is not yet in force.

    ``table`` is for matches in which a cube is in use; the others have tables of their own.
    """
    cube = state.cube.value
    if state.options.is_money:
        return Score(player, cube, None, stake_of(state.ruleset))
    usual = round(cube * stake_of(state.ruleset))
    return Score(player, cube, stakes_of(state, player, table_at(state, table), usual))
