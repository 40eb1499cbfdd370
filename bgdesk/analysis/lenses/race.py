"""Races by the formulas that players use over the board; none of them is exact."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from math import erf, sqrt

from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, HOME, OFF, POINTS, Position, Side, pip_count

_GAPS = (4, 5, 6)
_SHORT = 62
"""Pips up to which Trice counts a race as short."""


class RaceAction(StrEnum):
    """What a formula says to the player on roll and the opponent."""

    NO_DOUBLE = "no_double"
    DOUBLE_NO_REDOUBLE = "double_no_redouble"
    """Double a centred cube, but do not turn an own one."""
    REDOUBLE_TAKE = "redouble_take"
    DOUBLE_PASS = "double_pass"


@dataclass(frozen=True, slots=True)
class FormulaVerdict:
    """``own`` and ``other`` are the adjusted counts of the player on roll and the opponent.

    ``chance`` is the winning chance by the formula, where it gives one; ``action`` what it says.
    """

    own: float
    other: float
    chance: float | None
    action: RaceAction | None


@dataclass(frozen=True, slots=True)
class RaceFormulas:
    """Every formula for one race."""

    pips: tuple[int, int]
    keith: FormulaVerdict
    isight: FormulaVerdict
    kleinman: FormulaVerdict
    trice: FormulaVerdict


def is_race(position: Position) -> bool:
    """Whether no checker of one player still has to pass one of the other's, and both have some left."""
    highest = [_highest(position.of(player)) for player in Player]
    return min(highest) > 0 and sum(highest) < BAR


def race_formulas(position: Position, player: Player) -> RaceFormulas | None:
    """What the formulas say to ``player``, who is about to roll; ``None`` while there is contact."""
    if not is_race(position):
        return None
    own, other = position.of(player), position.of(player.opponent)
    return RaceFormulas(
        (pip_count(own), pip_count(other)),
        keith(own, other),
        isight(own, other),
        kleinman(own, other),
        trice(own, other),
    )


def keith(own: Side, other: Side) -> FormulaVerdict:
    """Tom Keith's count, a seventh more for the player on roll; the excess over the opponent's decides.

    2 pips for each checker more than one on the ace point, 1 for each more than one on the 2-point and more
    than three on the 3-point, 1 for each gap on 4, 5 and 6. Double up to 4, redouble up to 3, take from 2.
    Source: Tom Keith, "Cube Handling in Noncontact Positions" (bkgm.com).
    """
    mine, theirs = Fraction(_keith_count(own) * 8, 7), Fraction(_keith_count(other))
    return FormulaVerdict(float(mine), float(theirs), None, _by_excess(mine - theirs, 4, 3, 2))


def isight(own: Side, other: Side) -> FormulaVerdict:
    """Axel Reichert's count, a sixth more for the player on roll; the excess over the opponent's decides.

    1 pip for each checker and each crossover more than the opponent has, 2 for each checker more than two on
    the ace point, 1 for each more than two on the 2-point and more than three on the 3-point, 1 for each gap
    on 4, 5 and 6 where the opponent has none. Double up to 6, redouble up to 5, take from 2. The chance is
    80 % less a third of the count, and 2 % for each pip ahead. Source: Axel Reichert, "Improved Cube Handling
    in Races: Insights with Isight" (2014).
    """
    mine, theirs = Fraction(_isight_count(own, other)), Fraction(_isight_count(other, own))
    chance = (80 - mine / 3 + 2 * (theirs - mine)) / 100
    excess = mine * Fraction(7, 6) - theirs
    action = _by_excess(excess, 6, 5, 2)
    return FormulaVerdict(float(mine), float(theirs), min(max(float(chance), 0.0), 1.0), action)


def kleinman(own: Side, other: Side) -> FormulaVerdict:
    """Danny Kleinman's metric: (lead + 4) squared by (sum of pips - 4).

    Double from 0.44, redouble from 0.61, pass above 1.2; the chance is that of a normal law. Source: Danny
    Kleinman, "Vision Laughs at Counting" (1980); as in GNU Backgammon's ``KleinmanCount``.
    """
    mine, theirs = pip_count(own), pip_count(other)
    lead, rest = theirs - mine + 4, mine + theirs - 4
    if rest <= 0:
        return FormulaVerdict(mine, theirs, None, None)
    chance = 0.5 + 0.5 * erf(lead / (2 * sqrt(rest)))
    metric = lead * abs(lead) / rest
    if metric > 1.2:
        action = RaceAction.DOUBLE_PASS
    elif metric >= 0.61:
        action = RaceAction.REDOUBLE_TAKE
    else:
        action = RaceAction.DOUBLE_NO_REDOUBLE if metric >= 0.44 else RaceAction.NO_DOUBLE
    return FormulaVerdict(mine, theirs, chance, action)


def trice(own: Side, other: Side) -> FormulaVerdict:
    """Walter Trice's rule of 62: how far the opponent may be behind and still take.

    Up to 62 pips of the player on roll a seventh of them less 5, beyond a tenth and 1. Double from 3 pips
    before that point, redouble from 2. Source: Walter Trice, "Backgammon Boot Camp" (2004).
    """
    mine, theirs = pip_count(own), pip_count(other)
    last_take = (mine - 5) // 7 if mine <= _SHORT else mine // 10 + 1
    before = last_take - (theirs - mine)
    return FormulaVerdict(mine, theirs, None, _by_excess(Fraction(before), 3, 2, 0))


def _by_excess(excess: Fraction, double: int, redouble: int, take: int) -> RaceAction:
    if excess > double:
        return RaceAction.NO_DOUBLE
    if excess > redouble:
        return RaceAction.DOUBLE_NO_REDOUBLE
    return RaceAction.REDOUBLE_TAKE if excess >= take else RaceAction.DOUBLE_PASS


def _keith_count(side: Side) -> int:
    gaps = sum(1 for point in _GAPS if not side[point])
    return pip_count(side) + 2 * max(0, side[1] - 1) + max(0, side[2] - 1) + max(0, side[3] - 3) + gaps


def _isight_count(side: Side, other: Side) -> int:
    gaps = sum(1 for point in _GAPS if not side[point] and other[point])
    stacks = 2 * max(0, side[1] - 2) + max(0, side[2] - 2) + max(0, side[3] - 3)
    more = max(0, _left(side) - _left(other)) + max(0, _crossovers(side) - _crossovers(other))
    return pip_count(side) + stacks + gaps + more


def _left(side: Side) -> int:
    return sum(side[OFF + 1 :])


def _crossovers(side: Side) -> int:
    """Quarters of the board that the checkers have to cross to come home."""
    return sum((point - 1) // len(HOME) * count for point, count in enumerate(side) if point)


def _highest(side: Side) -> int:
    return max((point for point in (*POINTS, BAR) if side[point]), default=0)
