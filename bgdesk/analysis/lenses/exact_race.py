"""What a race is worth without a formula: how many rolls each player needs, and the chances that follow."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from bgdesk.analysis.lenses.bearoff_pairs import PAIR_CHECKERS, ExactChoices, PairValue, pair_table
from bgdesk.analysis.lenses.bearoff_rolls import PIPS_A_ROLL, Floats, roll_table, win_chance
from bgdesk.analysis.lenses.bearoff_trials import tried_rolls
from bgdesk.analysis.lenses.cube_model import CubeTerms, GammonShares
from bgdesk.analysis.lenses.cube_window import CubePlace, cube_curves
from bgdesk.analysis.lenses.home_boards import is_home
from bgdesk.analysis.lenses.race import RaceAction
from bgdesk.rules.player import Player
from bgdesk.rules.position import OFF, Position, Side, pip_count
from bgdesk.rules.variants import Contact, Relation, Ruleset
from bgdesk.rules.variants.ruleset import BearOff, Doubles, Rest

_SLOPE, _LEAST_LIFE, _MOST_LIFE, _BASE = 0.00125, 0.6, 0.7, 0.55


@dataclass(frozen=True, slots=True)
class RollsNeeded:
    """``chances`` to need exactly 0, 1, 2 … rolls, whatever the opponent does.

    ``error`` is the standard error of the mean, ``None`` where the chances are exact.
    """

    pips: int
    chances: tuple[float, ...]
    error: float | None

    @property
    def mean(self) -> float:
        """The mean number of rolls."""
        return sum(rolls * chance for rolls, chance in enumerate(self.chances))

    @property
    def effective_pips(self) -> float:
        """The mean number of rolls in pips (EPC), by Walter Trice."""
        return PIPS_A_ROLL * self.mean

    @property
    def wastage(self) -> float:
        """By how much `effective_pips` is above the pips."""
        return self.effective_pips - self.pips


@dataclass(frozen=True, slots=True)
class ExactRace:
    """``chance`` of the player about to roll, both playing for the fewest rolls; ``action`` by it.

    ``pair`` is exact for both together and with the cube; ``None`` with more than `PAIR_CHECKERS`.
    """

    own: RollsNeeded
    other: RollsNeeded
    chance: float
    action: RaceAction
    pair: PairValue | None

    @property
    def pair_action(self) -> RaceAction | None:
        """What is exactly right."""
        return _exact_action(self.pair.centred, self.pair.own) if self.pair else None


def has_known_bearoff(ruleset: Ruleset) -> bool:
    """Whether checkers are borne off as in backgammon, and nothing else can happen in a race."""
    return (
        ruleset.relation is Relation.CONTRARY
        and ruleset.contact is Contact.HIT
        and ruleset.doubles is Doubles.FOUR
        and ruleset.bear_off is BearOff.STANDARD
        and ruleset.rest is Rest.LOST
        and not (ruleset.rolls_again or ruleset.names_double or ruleset.reserve)
    )


def exact_race(position: Position, player: Player, *, with_pair: bool) -> ExactRace:
    """The race in ``position``, ``player`` about to roll, in a game that `has_known_bearoff`.

    Takes a second when first asked, for the table, and some tenths otherwise. ``with_pair``: also what is
    exact for both, where `is_pair`; that table takes some seconds more.
    """
    own, other = position.of(player), position.of(player.opponent)
    mine, theirs = _needed(own), _needed(other)
    chance = win_chance(np.array(mine.chances), np.array(theirs.chances))
    pair = pair_table().value(own, other) if with_pair and is_pair(position) else None
    return ExactRace(mine, theirs, chance, action_by_chance(chance, mine.pips), pair)


def action_by_chance(chance: float, pips: int) -> RaceAction:
    """What is right by Janowski's model at a ``chance`` to win a race of so many own ``pips``.

    The efficiency of the cube rises with the length of the race, as GNU Backgammon assumes (``eval.c``).
    """
    life = min(max(_BASE + _SLOPE * pips, _LEAST_LIFE), _MOST_LIFE)
    centred, own = (
        cube_curves(CubeTerms(), CubePlace(1, is_own), GammonShares(), life) for is_own in (None, True)
    )
    assert centred.double_take
    taken = centred.double_take.at(chance)
    choices = (ExactChoices(curves.no_double.at(chance), taken) for curves in (centred, own))
    return _exact_action(*choices)


def _exact_action(centred: ExactChoices, own: ExactChoices) -> RaceAction:
    if not centred.should_double and centred.should_take:
        return RaceAction.NO_DOUBLE
    if not centred.should_take:
        return RaceAction.DOUBLE_PASS
    return RaceAction.REDOUBLE_TAKE if own.should_double else RaceAction.DOUBLE_NO_REDOUBLE


def _needed(side: Side) -> RollsNeeded:
    table = roll_table()
    exact: tuple[Floats, float | None] = (table.of(side), None) if is_home(side) else tried_rolls(side, table)
    chances, error = exact
    last = int(np.flatnonzero(chances)[-1])
    return RollsNeeded(pip_count(side), tuple(float(one) for one in chances[: last + 1]), error)


def is_pair(position: Position) -> bool:
    """Whether a gammon is out of the question, and the table of both players has the boards."""
    sides = (position.white, position.black)
    return all(one[OFF] and is_home(one) and sum(one[OFF + 1 :]) <= PAIR_CHECKERS for one in sides)
