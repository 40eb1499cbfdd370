"""Which throws of a match have been used, and which come again after a take-back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from bgdesk.match.events import Entry, OpeningRolled, Rolled, TakenBack, Throw
from bgdesk.rules.dice import Dice


@dataclass(frozen=True, slots=True)
class ThrowLedger:
    """What has been thrown so far: fold entries with `after`.

    ``numbers`` holds (index of the event in force, number of its throw); ``fresh`` is the lowest number
    above all that were ever used, ``to_replay`` the numbers that come before it.
    """

    event_count: int = 0
    numbers: tuple[tuple[int, int], ...] = ()
    fresh: int = 0
    to_replay: tuple[int, ...] = ()

    @property
    def next_number(self) -> int:
        """The number of the throw to use next."""
        return self.to_replay[0] if self.to_replay else self.fresh

    def after(self, entry: Entry) -> ThrowLedger:
        """The ledger after one more entry."""
        if isinstance(entry, TakenBack):
            return self._after_take_back(entry)
        if isinstance(entry, OpeningRolled | Rolled):
            return self._after_throw(entry.roll)
        return replace(self, event_count=self.event_count + 1)

    def _after_throw(self, number: int) -> ThrowLedger:
        return ThrowLedger(
            self.event_count + 1,
            (*self.numbers, (self.event_count, number)),
            max(self.fresh, number + 1),
            self.to_replay[1:],
        )

    def _after_take_back(self, entry: TakenBack) -> ThrowLedger:
        kept = tuple(thrown for thrown in self.numbers if thrown[0] < entry.keep)
        removed = tuple(number for _, number in self.numbers[len(kept) :])
        to_replay = (*removed, *self.to_replay) if entry.same_dice else ()
        return ThrowLedger(entry.keep, kept, self.fresh, to_replay)


@dataclass(frozen=True, slots=True)
class NumberedThrow:
    """A throw in a record: ``entry_index`` says where, ``expected`` which number was due.

    ``is_again``: it was made before, and came again after a take-back with the same dice.
    """

    entry_index: int
    throw: Throw
    expected: int
    is_again: bool


def numbered_throws(entries: Iterable[Entry]) -> Iterator[NumberedThrow]:
    """All throws of a record in the order made, those taken back included."""
    ledger = ThrowLedger()
    for index, entry in enumerate(entries):
        if isinstance(entry, OpeningRolled | Rolled):
            yield NumberedThrow(index, entry, ledger.next_number, bool(ledger.to_replay))
        ledger = ledger.after(entry)


def thrown_dice(entries: Iterable[Entry], number: int) -> Dice | None:
    """The dice of throw ``number`` when it was made before; ``None`` when it is new."""
    throws = (entry for entry in entries if isinstance(entry, OpeningRolled | Rolled))
    return next((throw.dice for throw in throws if throw.roll == number), None)
