"""What a reason rests on: named facts of two boards, with the points and rolls that show them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bgdesk.rules.dice import Dice


class FactKey(StrEnum):
    """Facts of the board after a play, seen by the player who made it; the opponent is on roll."""

    HIT_ROLLS = "HIT_ROLLS"
    """In how many of 36 rolls the opponent can hit."""
    FAR_HIT_ROLLS = "FAR_HIT_ROLLS"
    """In how many of 36 rolls the opponent can hit a checker that then has 10 pips or more to go again."""
    DOUBLE_SHOT = "DOUBLE_SHOT"
    """In how many of 36 rolls the opponent can hit twice."""
    BLOTS = "BLOTS"
    BLOTS_HOME = "BLOTS_HOME"
    MADE = "MADE"
    """Made points."""
    HOME_POINTS = "HOME_POINTS"
    """Made points in the home board."""
    OUTSIDE_POINTS = "OUTSIDE_POINTS"
    """Made points from the 7-point to the 17-point."""
    ANCHORS = "ANCHORS"
    """Made points from the 18-point to the 24-point."""
    PRIME = "PRIME"
    """Length of the longest row of made points with an opposing checker behind it."""
    TRAPPED = "TRAPPED"
    """Opposing checkers behind that row."""
    ESCAPE_ROLLS = "ESCAPE_ROLLS"
    """In how many of 36 rolls one of those can come past it."""
    DANCE_ROLLS = "DANCE_ROLLS"
    """In how many of 36 rolls the opponent, on the bar, cannot move."""
    ON_BAR = "ON_BAR"
    """Opposing checkers on the bar."""
    PIPS = "PIPS"
    LEAD = "LEAD"
    """Pips by which the player is ahead; negative: behind."""
    CONTACT = "CONTACT"
    """1 while somebody can still be hit, 0 in a race."""
    STACK = "STACK"
    """Checkers beyond the third of a point, all points together."""
    DEAD = "DEAD"
    """Checkers on the 1-point and the 2-point."""


class CubeFact(StrEnum):
    """Figures of a cube decision, mostly the doubler's, beside what they are compared with."""

    MARKET_LOSERS = "MARKET_LOSERS"
    """Pairs of rolls after which the opponent could no longer take, of 1296."""
    NO_DOUBLE = "NO_DOUBLE"
    """Equity without a double; beside that of a pass, or in unlimited games."""
    DOUBLE_TAKE = "DOUBLE_TAKE"
    """Equity after a take; beside that in unlimited games."""
    GAMMONS = "GAMMONS"
    """Chance of a gammon; beside the chance of winning."""
    TAKE_POINT = "TAKE_POINT"
    """The taker's chance of winning; beside the one needed with a dead cube."""
    AWAY = "AWAY"
    """Points that the doubler needs; beside those of the opponent."""


class Axis(StrEnum):
    """Where equity goes."""

    WIN = "win"
    GAMMON_WON = "gammon_won"
    GAMMON_LOST = "gammon_lost"
    BACKGAMMON = "backgammon"
    CUBE = "cube"


@dataclass(frozen=True, slots=True)
class Evidence:
    """One fact of the board after the play that was made and after the best one, or one of a cube decision.

    ``points`` are in the coordinates of the player who made it; ``rolls`` are the opponent's, those that only
    one of both boards allows; of a reason about rolls just those that speak for it.
    """

    key: FactKey | CubeFact
    played: float
    best: float
    points: tuple[int, ...] = ()
    rolls: tuple[Dice, ...] = ()

    @property
    def difference(self) -> float:
        """What the play that was made has more."""
        return self.played - self.best
