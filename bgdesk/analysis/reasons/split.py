"""Where the equity of a wrong play went: into games, gammons, backgammons, or the cube."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from bgdesk.match.equity_tables.table import MatchEquityTable
from bgdesk.match.evaluation import Probabilities
from bgdesk.match.scoring import gammons_count
from bgdesk.match.stakes import stakes_of
from bgdesk.match.state import MatchState
from bgdesk.rules.player import Player


@dataclass(frozen=True, slots=True)
class Prices:
    """What a game, a gammon and a backgammon more add to it are worth to a player, in normalised equity.

    A game won instead of lost is worth 2. In money play a gammon adds 1, under the Jacoby rule nothing while
    the cube is centred.
    """

    gammon_won: float
    gammon_lost: float
    backgammon_won: float
    backgammon_lost: float

    def equity(self, chances: Probabilities) -> float:
        """The equity of ``chances`` with a dead cube."""
        return (
            chances.win
            - chances.lose
            + self.gammon_won * chances.win_gammon
            - self.gammon_lost * chances.lose_gammon
            + self.backgammon_won * chances.win_backgammon
            - self.backgammon_lost * chances.lose_backgammon
        )


def prices_of(state: MatchState, player: Player, table: MatchEquityTable) -> Prices:
    """What gammons add for ``player`` at the score and cube of ``state``.

    Twice the gammon price, (MWC(gammon) - MWC(win)) / (MWC(win) - MWC(loss)), and likewise for the others.
    """
    if state.options.is_money:
        each = 1.0 if gammons_count(state) else 0.0
        return Prices(each, each, each, each)
    stakes = partial(stakes_of, state, player, table)
    cube = state.cube.value
    single, gammon, backgammon = (stakes(level * cube) for level in (1, 2, 3))
    won = [single.emg(one.win) for one in (single, gammon, backgammon)]
    lost = [single.emg(one.lose) for one in (single, gammon, backgammon)]
    return Prices(won[1] - won[0], lost[0] - lost[1], won[2] - won[1], lost[1] - lost[2])


@dataclass(frozen=True, slots=True)
class Split:
    """The loss of a play in parts, each in normalised equity, positive where the play gave something away.

    ``rest`` is what the chances do not explain: what the cube does.
    """

    win: float
    gammon_won: float
    gammon_lost: float
    backgammon: float
    rest: float

    @property
    def loss(self) -> float:
        """All parts together."""
        return self.win + self.gammon_won + self.gammon_lost + self.backgammon + self.rest

    @property
    def is_mostly_cube(self) -> bool:
        """Whether the chances explain less than half of the loss."""
        return abs(self.rest) > abs(self.loss) / 2


def split_of(loss: float, played: Probabilities, best: Probabilities, prices: Prices) -> Split:
    """How ``loss`` comes about; both chances are those of the player who moved."""
    win = 2 * (best.win - played.win)
    gammon_won = prices.gammon_won * (best.win_gammon - played.win_gammon)
    gammon_lost = prices.gammon_lost * (played.lose_gammon - best.lose_gammon)
    backgammon = prices.backgammon_won * (best.win_backgammon - played.win_backgammon)
    backgammon += prices.backgammon_lost * (played.lose_backgammon - best.lose_backgammon)
    return Split(win, gammon_won, gammon_lost, backgammon, loss - win - gammon_won - gammon_lost - backgammon)
