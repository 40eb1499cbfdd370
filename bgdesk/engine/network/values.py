"""From positions to chances and points: one network asked about many positions at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from bgdesk.engine.network.file import Network
from bgdesk.engine.network.inputs import OUTPUTS, Floats, NetworkPosition, inputs_of
from bgdesk.engine.payoffs import Payoffs, money_payoffs
from bgdesk.engine.plain.chances import gammon_shares
from bgdesk.match.evaluation import Probabilities, Unit
from bgdesk.rules.outcome import BACKGAMMON, GAMMON, Outcome, outcome
from bgdesk.rules.player import Player
from bgdesk.rules.variants import RULESETS, Ruleset, Scoring

_FLIPPED = (0, 3, 4, 1, 2, 5)
_SURE = 1e-4
"""A chance below this is taken for none."""


@dataclass(frozen=True, slots=True, eq=False)
class NetworkValues:
    """Knows what positions of ``ruleset`` are worth; what the checkers have decided is certain.

    ``payoffs`` are those of ``player``, of money play where none are given.
    """

    network: Network
    ruleset: Ruleset
    payoffs: Payoffs | None = None
    player: Player = Player.WHITE

    @property
    def counts_checkers(self) -> bool:
        """Whether the points are so many checkers, rather than 1 to 3."""
        return self._payoffs.is_in_points

    @property
    def unit(self) -> Unit:
        """That of the points."""
        return self._payoffs.unit

    @property
    def _payoffs(self) -> Payoffs:
        return self.payoffs or money_payoffs(self.ruleset)

    @property
    def both_payoffs(self) -> tuple[Payoffs, Payoffs]:
        """Those of ``player`` and those of the opponent."""
        return self._payoffs, self._payoffs.flipped()

    @property
    def guesses_gammons(self) -> bool:
        """Whether gammons are agreed to count that the network never learnt to foresee."""
        taught = RULESETS[self.network.training.ruleset].scoring
        return self.ruleset.scoring is Scoring.LEVELS and taught is Scoring.PER_CHECKER

    def chances(self, seen: Sequence[NetworkPosition]) -> Floats:
        """One row of `OUTPUTS` for each position, for the player on roll."""
        rows = np.zeros((len(seen), OUTPUTS), dtype=np.float32)
        ended = [outcome(each.position, self.ruleset) for each in seen]
        going = [row for row, result in enumerate(ended) if result is None]
        if going:
            asked = self.network.chances(inputs_of([seen[row] for row in going], self.ruleset))
            rows[going] = possible(asked, self.ruleset)
        if self.guesses_gammons:
            for row in going:
                _guess_gammons(rows[row], seen[row], self.ruleset)
        for row, result in enumerate(ended):
            if result is not None:
                rows[row] = _certain(result, seen[row].on_roll, self.ruleset)
        return rows

    def points(self, chances: Floats, players: Sequence[Player] = ()) -> Floats:
        """What those with these ``chances``, in rows, can expect to win: ``player``, or ``players`` each."""
        payoffs = self._payoffs
        if not players or payoffs.is_even:
            return _points(chances, payoffs)
        is_own = np.array([player is self.player for player in players])
        return np.where(is_own, _points(chances, payoffs), _points(chances, payoffs.flipped()))


def _points(rows: Floats, payoffs: Payoffs) -> Floats:
    """What chances are worth to those whose they are, by their own ``payoffs``."""
    if payoffs.by_checkers:
        return _points_of_checkers(rows, payoffs)
    win, gammon, backgammon, lose_gammon, lose_backgammon = (rows[..., at] for at in range(5))
    won, lost = payoffs.won, payoffs.lost
    return np.asarray(
        (win - gammon) * won[0]
        + (gammon - backgammon) * won[1]
        + backgammon * won[2]
        + (1 - win - lose_gammon) * lost[0]
        + (lose_gammon - lose_backgammon) * lost[1]
        + lose_backgammon * lost[2]
    )


def _points_of_checkers(rows: Floats, payoffs: Payoffs) -> Floats:
    """The last of a row says by how many checkers the game is won on the whole.

    In a match it matters how many they are after a win and how many after a loss: both are taken to be off
    the usual number by as much.
    """
    most = len(payoffs.won)
    points = most * (2 * rows[..., 5] - 1)
    if payoffs.is_in_points:
        return np.asarray(points)
    win = rows[..., 0]
    more = points - payoffs.usual * (2 * win - 1)
    numbers = np.arange(1, most + 1)
    won = np.interp(np.clip(payoffs.usual + more, 1, most), numbers, payoffs.won)
    lost = np.interp(np.clip(payoffs.usual - more, 1, most), numbers, payoffs.lost)
    return np.asarray(win * won + (1 - win) * lost)


def flipped(chances: Floats) -> Floats:
    """The same rows as the other player sees them."""
    turned = chances[..., _FLIPPED].copy()
    turned[..., 0] = 1 - turned[..., 0]
    turned[..., 5] = 1 - turned[..., 5]
    return turned


def probabilities(chances: Floats, pov: Player) -> Probabilities:
    """One row as what the program calls chances."""
    return Probabilities.within_bounds(pov, [float(each) for each in chances[:5]])


def possible(asked: Floats, ruleset: Ruleset) -> Floats:
    """``asked`` made consistent: no more gammons than wins, no more backgammons than gammons."""
    rows = np.where(asked < _SURE, np.float32(0), asked)
    if ruleset.scoring is Scoring.PER_CHECKER:
        rows[:, 1:5] = 0
    rows[:, 1] = np.minimum(rows[:, 1], rows[:, 0])
    rows[:, 2] = np.minimum(rows[:, 2], rows[:, 1])
    rows[:, 3] = np.minimum(rows[:, 3], 1 - rows[:, 0])
    rows[:, 4] = np.minimum(rows[:, 4], rows[:, 3])
    return rows


def _guess_gammons(row: Floats, seen: NetworkPosition, ruleset: Ruleset) -> None:
    """Fills in what shares of the wins and losses in ``row`` are gammons as the plain player estimates it."""
    for player, first, chance in ((seen.on_roll, 1, row[0]), (seen.on_roll.opponent, 3, 1 - row[0])):
        row[first : first + 2] = np.multiply(chance, gammon_shares(seen.position, player, ruleset))


def _certain(result: Outcome, pov: Player, ruleset: Ruleset) -> Floats:
    if result.winner is None:
        return np.array([0.5, 0, 0, 0, 0, 0.5], dtype=np.float32)
    level = result.multiplier
    share = level / (2 * ruleset.checkers)
    gammons = ruleset.scoring is Scoring.LEVELS
    row = [1, gammons and level >= GAMMON, gammons and level >= BACKGAMMON, 0, 0, 0.5 + share]
    won = np.array(row, dtype=np.float32)
    return won if result.winner is pov else flipped(won)
