"""Recomputing the dice of a match from its revealed secret."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bgdesk.match.dice.fair_dice import (
    FAIR,
    REPLAYED,
    SEEDED,
    SERVED,
    SHARED,
    commitment,
    dice_source,
    is_sealed,
)
from bgdesk.match.dice.promise import was_promise_shown
from bgdesk.match.dice.sealing import is_id_of
from bgdesk.match.dice.shared_dice import link, shared_dice, shared_match_id
from bgdesk.match.dice_source import DiceSource
from bgdesk.match.record import MatchHeader, MatchRecord
from bgdesk.match.roll_ledger import NumberedRoll, numbered_rolls
from bgdesk.rules.dice import Dice


class DiceFault(StrEnum):
    """What can be wrong with the dice of a record."""

    NOT_COMPUTED = "not_computed"
    """Typed dice: there is nothing to recompute."""
    SERVED = "served"
    """Dice of a server: there is nothing that they could follow from."""
    REPLAYED = "replayed"
    """Dice of an earlier match only, or typed ones after them: they are to be checked there."""
    NO_SECRET = "no_secret"
    """The secret has not been revealed, or the seed is missing."""
    WRONG_SECRET = "wrong_secret"
    """The secret does not have the SHA-256 that the record promises."""
    WRONG_ID = "wrong_id"
    """The id of the match could have been chosen after the player's words were known."""
    WRONG_NUMBER = "wrong_number"
    """A roll was left out, or used again without a take-back."""
    NOT_IN_CHAIN = "not_in_chain"
    """A secret of the roll is missing, or its SHA-256 is not the secret before."""
    WRONG_DICE = "wrong_dice"
    """The dice are not those of their number, or not in the order rolled."""


@dataclass(frozen=True, slots=True)
class DiceProblem:
    """One fault; for rolls the index of the entry, the number it bears, and expected and recorded dice.

    ``due`` is the number that should have come instead, where it is another.
    """

    fault: DiceFault
    entry: int | None = None
    roll: int | None = None
    expected: Dice | None = None
    recorded: Dice | None = None
    due: int | None = None

    @property
    def is_order_only(self) -> bool:
        """Whether the dice are right but for their order, which in the opening tells who rolled which."""
        return (
            self.fault is DiceFault.WRONG_DICE
            and self.expected is not None
            and self.recorded == Dice(self.expected.second, self.expected.first)
        )


def verify(record: MatchRecord) -> tuple[DiceProblem, ...]:
    """Everything wrong with the dice of ``record``, those taken back included; () when all are right.

    Rolls of an earlier match are right when they come in its order; `recomputed` counts the others.
    """
    if record.header.dice.kind == SHARED:
        return _shared_problems(record)
    fault = _unverifiable(record.header)
    if not fault and was_promise_shown(record) and not is_id_of(record.header):
        fault = DiceFault.WRONG_ID
    if fault:
        return (DiceProblem(fault),)
    source = dice_source(record.header)
    problems = [_roll_problem(made, source) for made in numbered_rolls(record.entries)]
    found = tuple(problem for problem in problems if problem)
    if not found and record.header.dice.kind == REPLAYED and not recomputed(record):
        return (DiceProblem(DiceFault.REPLAYED),)
    return found


def recomputed(record: MatchRecord) -> int:
    """How many rolls of ``record`` follow from its secret or its seed, not from an earlier match."""
    dice = record.header.dice
    if dice.kind == REPLAYED and dice.seed is None and not is_sealed(dice):
        return 0
    return sum(made.roll.roll >= len(dice.rolls) for made in numbered_rolls(record.entries))


def _unverifiable(header: MatchHeader) -> DiceFault | None:
    dice = header.dice
    if dice.kind == SEEDED:
        return DiceFault.NO_SECRET if dice.seed is None else None
    if dice.kind == REPLAYED and not is_sealed(dice):
        return None
    if dice.kind not in (FAIR, REPLAYED):
        return DiceFault.SERVED if dice.kind == SERVED else DiceFault.NOT_COMPUTED
    if dice.secret is None:
        return DiceFault.NO_SECRET
    return None if commitment(bytes.fromhex(dice.secret)) == dice.commitment else DiceFault.WRONG_SECRET


def _shared_problems(record: MatchRecord) -> tuple[DiceProblem, ...]:
    header = record.header
    if header.id != shared_match_id(header.dice.anchors):
        return (DiceProblem(DiceFault.WRONG_ID),)
    last, found = tuple(map(bytes.fromhex, header.dice.anchors)), []
    for made in numbered_rolls(record.entries):
        number, recorded = made.roll.roll, made.roll.dice
        secrets = tuple(map(bytes.fromhex, made.roll.secrets))
        if number != made.expected or made.is_again:
            found.append(
                DiceProblem(DiceFault.WRONG_NUMBER, made.entry_index, number, None, recorded, made.expected)
            )
        if tuple(map(link, secrets)) != last:
            return (*found, DiceProblem(DiceFault.NOT_IN_CHAIN, made.entry_index, number, None, recorded))
        expected, last = shared_dice(header.id, secrets, number), secrets
        if recorded != expected:
            found.append(DiceProblem(DiceFault.WRONG_DICE, made.entry_index, number, expected, recorded))
    return tuple(found)


def _roll_problem(made: NumberedRoll, source: DiceSource) -> DiceProblem | None:
    number, recorded = made.roll.roll, made.roll.dice
    expected = source.roll(number)
    if number != made.expected:
        return DiceProblem(
            DiceFault.WRONG_NUMBER, made.entry_index, number, expected, recorded, due=made.expected
        )
    if expected is not None and recorded != expected:
        return DiceProblem(DiceFault.WRONG_DICE, made.entry_index, number, expected, recorded)
    return None
