"""Where the dice of a match come from, all behind one protocol."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from bgdesk.match.events import Entry
from bgdesk.match.throws import numbered_throws
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
    """The dice of an earlier match, in the order thrown; when they run out somebody types in the rest."""

    def __init__(self, throws: Iterable[Dice]) -> None:
        self._throws = tuple(throws)

    @classmethod
    def of_entries(cls, entries: Iterable[Entry]) -> ReplayedDice:
        """The dice of a record, each throw once, also those that were taken back."""
        return cls(made.throw.dice for made in numbered_throws(entries) if not made.is_again)

    def throw(self, n: int) -> Dice | None:
        """The dice of throw ``n`` of the earlier match."""
        return self._throws[n] if 0 <= n < len(self._throws) else None
