"""What is said of a race without a formula: plain values, for whoever works them out and whoever shows them.

Nothing here needs numpy, so that a window that shows none need not load it.
"""

from __future__ import annotations

from dataclasses import dataclass

from bgdesk.analysis.lenses.race import RaceAction
from bgdesk.rules.position import BAR, HOME, OFF, Position, Side
from bgdesk.rules.variants import Contact, Relation, Ruleset
from bgdesk.rules.variants.ruleset import BearOff, Doubles, Rest

PIPS_A_ROLL = 49 / 6
"""What a roll is worth on average."""
PAIR_CHECKERS = 6
"""Up to so many of each player are worked out for both at once."""
_SAME = 1e-12


@dataclass(frozen=True, slots=True)
class ExactChoices:
    """What not to double and to double are worth, the opponent taking; a pass is worth 1."""

    no_double: float
    double_take: float

    @property
    def should_double(self) -> bool:
        """Whether doubling gains anything."""
        return min(self.double_take, 1.0) > self.no_double + _SAME

    @property
    def should_take(self) -> bool:
        """Whether the opponent loses no more by taking than by passing."""
        return self.double_take <= 1.0 + _SAME


@dataclass(frozen=True, slots=True)
class PairValue:
    """``chance`` to win without a cube; the choices with it centred, and with it own."""

    chance: float
    centred: ExactChoices
    own: ExactChoices


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
        return exact_action(self.pair.centred, self.pair.own) if self.pair else None


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


def is_pair(position: Position) -> bool:
    """Whether a gammon is out of the question, and the table of both players has the boards."""
    sides = (position.white, position.black)
    return all(one[OFF] and is_home(one) and sum(one[OFF + 1 :]) <= PAIR_CHECKERS for one in sides)


def is_home(side: Side) -> bool:
    """Whether all checkers that are left have come home."""
    return not any(side[len(HOME) + 1 : BAR + 1])


def exact_action(centred: ExactChoices, own: ExactChoices) -> RaceAction:
    """What is right by what doubling is worth with the cube centred and with it own."""
    if not centred.should_double and centred.should_take:
        return RaceAction.NO_DOUBLE
    if not centred.should_take:
        return RaceAction.DOUBLE_PASS
    return RaceAction.REDOUBLE_TAKE if own.should_double else RaceAction.DOUBLE_NO_REDOUBLE
