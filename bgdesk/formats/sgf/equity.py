"""The units in which SGF files of GNU Backgammon give equities, and what follows from them."""

from __future__ import annotations

from dataclasses import dataclass

from bgdesk.match.equity_tables.table import Stakes, default_table
from bgdesk.match.evaluation import CubeDecision, Equity, Probabilities, Unit
from bgdesk.match.stakes import stakes_of
from bgdesk.match.state import MatchState
from bgdesk.rules.player import Player


@dataclass(frozen=True, slots=True)
class Doubling:
    """A cube decision of ``player``; ``stakes`` are those of the undoubled cube, ``None`` in money play."""

    player: Player
    stakes: Stakes | None
    may_raise: bool

    def decision(self, no_double: float, double_take: float, chances: Probabilities) -> CubeDecision:
        """The decision with these cubeful values for the doubler: money, or match winning chances."""
        unit = Unit.MWC if self.stakes else Unit.MONEY
        double_pass = self.stakes.mwc(1.0) if self.stakes else 1.0
        return CubeDecision(
            Equity(no_double, self.player, unit),
            Equity(double_take, self.player, unit),
            Equity(double_pass, self.player, unit),
            chances,
            min(double_take, double_pass) > no_double,
            double_take <= double_pass,
            self.may_raise and self.stakes is None and double_take < 0,
        )


def doubling(state: MatchState) -> Doubling:
    """The double that can be made, or was made, in ``state``. Raises ValueError when nobody is on roll."""
    player = state.cube_offer.doubler if state.cube_offer else state.turn
    if player is None:
        raise ValueError("nobody is on roll")
    return Doubling(player, cube_stakes(state, player), state.options.max_chain != 0)


def cube_stakes(state: MatchState, player: Player) -> Stakes | None:
    """What the cube as it stands is worth in the match to ``player``; ``None`` in money play."""
    return None if state.options.is_money else stakes_of(state, player, default_table(), state.cube.value)


def score_slope(stakes: Stakes | None) -> float:
    """How much one unit of a score is worth in cubeful value: match winning chance, or money."""
    return stakes.mwc(1.0) - stakes.mwc(0.0) if stakes else 1.0


def in_score(equity: Equity, stakes: Stakes | None) -> float | None:
    """``equity`` in the unit of candidates, normalised or money; ``None`` if it is of another kind."""
    if stakes is None:
        return equity.value if equity.unit is Unit.MONEY else None
    if equity.unit is Unit.MWC:
        return stakes.emg(equity.value)
    return equity.value if equity.unit is Unit.NORMALISED else None


def in_cubeful(equity: Equity, stakes: Stakes | None) -> float | None:
    """``equity`` in the unit of cube decisions: match winning chance or money; ``None`` if it is not."""
    if stakes is None:
        return equity.value if equity.unit is Unit.MONEY else None
    if equity.unit is Unit.NORMALISED:
        return stakes.mwc(equity.value)
    return equity.value if equity.unit is Unit.MWC else None
