"""Where the dice of a match come from, all behind one protocol."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from bgdesk.match.events import Entry
from bgdesk.match.roll_ledger import numbered_rolls
from bgdesk.rules.dice import Dice


class DiceSource(Protocol):
    """Roll number ``n`` (from 0) of a match; the same ``n`` always gives the same dice.

    ``None`` means that somebody has to type them in.
    """

    def roll(self, n: int) -> Dice | None:
        """The two dice of roll ``n``, in the order rolled (opening: White's first)."""


class ManualDice:
    """Real dice, typed in by the players."""

    def roll(self, n: int) -> Dice | None:
        """Always ``None``."""
        return None


class ReplayedDice:
    """The dice of an earlier match, in the order rolled; when they run out those of ``then`` go on."""

    def __init__(self, rolls: Iterable[Dice], then: DiceSource | None = None) -> None:
        self._rolls = tuple(rolls)
        self._then = then or ManualDice()

    def roll(self, n: int) -> Dice | None:
        """The dice of roll ``n`` of the earlier match, or of the source after it."""
        return self._rolls[n] if n < len(self._rolls) else self._then.roll(n)


def rolls_of(entries: Iterable[Entry]) -> tuple[Dice, ...]:
    """The dice of a record in the order rolled, each roll once, also those that were taken back."""
    return tuple(made.roll.dice for made in numbered_rolls(entries) if not made.is_again)
