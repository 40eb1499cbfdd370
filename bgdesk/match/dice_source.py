"""Where the dice of a match come from, all behind one protocol."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from bgdesk.match.events import Entry
from bgdesk.match.roll_ledger import numbered_throws
from bgdesk.rules.dice import Dice


class DiceSource(Protocol):
    """Throw number ``n`` (from 0) of a match; the same ``n`` always gives the same dice.

    ``None`` means that somebody has to type them in.
    """

    def throw(self, n: int) -> Dice | None:
        """The two dice of throw ``n``, in the order thrown (opening: White's first)."""


class ManualDice:
    """Real dice, typed in by the players."""

    def throw(self, n: int) -> Dice | None:
        """Always ``None``."""
        return None


class ReplayedDice:
    """The dice of an earlier match, in the order thrown; when they run out those of ``then`` go on."""

    def __init__(self, throws: Iterable[Dice], then: DiceSource | None = None) -> None:
        self._throws = tuple(throws)
        self._then = then or ManualDice()

    def throw(self, n: int) -> Dice | None:
        """The dice of throw ``n`` of the earlier match, or of the source after it."""
        return self._throws[n] if n < len(self._throws) else self._then.throw(n)


def throws_of(entries: Iterable[Entry]) -> tuple[Dice, ...]:
    """The dice of a record in the order thrown, each throw once, also those that were taken back."""
    return tuple(made.throw.dice for made in numbered_throws(entries) if not made.is_again)
