"""Judgements of positions: types only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from bgdesk.rules.player import Player


@dataclass(frozen=True, slots=True)
class Probabilities:
    """Cubeless chances of ``pov``, nested: ``win`` holds the gammons, ``win_gammon`` the backgammons."""

    pov: Player
    win: float
    win_gammon: float
    win_backgammon: float
    lose_gammon: float
    lose_backgammon: float

    @classmethod
    def within_bounds(cls, pov: Player, chances: Sequence[float]) -> Probabilities:
        """The five ``chances`` of arithmetic that may have left 0 to 1, each brought back into its bounds."""
        win, win_gammon, win_backgammon, lose_gammon, lose_backgammon = chances
        win = _within(win, 1.0)
        win_gammon, lose_gammon = _within(win_gammon, win), _within(lose_gammon, 1.0 - win)
        win_backgammon = _within(win_backgammon, win_gammon)
        return cls(pov, win, win_gammon, win_backgammon, lose_gammon, _within(lose_backgammon, lose_gammon))

    @property
    def lose(self) -> float:
        """Chance that ``pov`` loses in any way."""
        return 1.0 - self.win

    def seen_by(self, player: Player) -> Probabilities:
        """The same chances as those of ``player``."""
        return self if self.pov is player else self.flipped()

    def flipped(self) -> Probabilities:
        """The same chances seen by the other player."""
        return Probabilities(
            self.pov.opponent,
            self.lose,
            self.lose_gammon,
            self.lose_backgammon,
            self.win_gammon,
            self.win_backgammon,
        )

    def cubeless_equity(self) -> float:
        """Money equity of ``pov`` with a dead cube of 1: wins and gammons minus losses and gammons."""
        return (
            self.win
            - self.lose
            + self.win_gammon
            - self.lose_gammon
            + self.win_backgammon
            - self.lose_backgammon
        )


def _within(chance: float, most: float) -> float:
    return min(max(0.0, chance), most)


class Unit(StrEnum):
    """What an equity of 1 is worth."""

    MONEY = "money"
    """Points per unit of the cube as it stands: +1 wins the cube."""
    NORMALISED = "normalised"
    """Match play, linear in match winning chance: +1 winning the cube's value, -1 losing it."""
    MWC = "mwc"
    """Match winning chance from 0 to 1, as some files store it; the other player has 1 minus that."""
    PIPS = "pips"
    """An estimate from pips and safety; comparable only with its like."""


@dataclass(frozen=True, slots=True)
class Equity:
    """A value for ``pov`` in ``unit``."""

    value: float
    pov: Player
    unit: Unit

    def seen_by(self, player: Player) -> Equity:
        """The same equity for ``player``."""
        return self if self.pov is player else self.flipped()

    def flipped(self) -> Equity:
        """The same equity seen by the other player."""
        value = 1 - self.value if self.unit is Unit.MWC else -self.value
        return Equity(value, self.pov.opponent, self.unit)


@dataclass(frozen=True, slots=True)
class CubeDecision:
    """The three equities of a cube decision, all for the player who may double, per the undoubled cube."""

    no_double: Equity
    double_take: Equity
    double_pass: Equity
    probabilities: Probabilities | None
    should_double: bool
    should_take: bool
    should_beaver: bool = False
