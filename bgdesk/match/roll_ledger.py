"""Which throws of a match have been used, and which come again after a take-back."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bgdesk.match.events import Entry, HintTaken, OpeningRolled, Rolled, TakenBack, Throw
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
        count = ThrowCount(self)
        count.add(entry)
        return count.ledger()


class ThrowCount:
    """A ledger that grows in place, so that a long record is not copied with each entry."""

    def __init__(self, ledger: ThrowLedger = ThrowLedger()) -> None:
        self._event_count = ledger.event_count
        self._numbers = list(ledger.numbers)
        self._fresh = ledger.fresh
        self._to_replay = deque(ledger.to_replay)

    @property
    def next_number(self) -> int:
        """The number of the throw to use next."""
        return self._to_replay[0] if self._to_replay else self._fresh

    @property
    def is_again(self) -> bool:
        """Whether the next throw was made before."""
        return bool(self._to_replay)

    def add(self, entry: Entry) -> None:
        """Take account of one more entry."""
        if isinstance(entry, TakenBack):
            self._take_back(entry)
            return
        if isinstance(entry, HintTaken):
            return
        if isinstance(entry, OpeningRolled | Rolled):
            self._numbers.append((self._event_count, entry.roll))
            self._fresh = max(self._fresh, entry.roll + 1)
            if self._to_replay:
                self._to_replay.popleft()
        self._event_count += 1

    def _take_back(self, entry: TakenBack) -> None:
        if not entry.same_dice:
            self._to_replay.clear()
        self._event_count = entry.keep
        while self._numbers and self._numbers[-1][0] >= entry.keep:
            _, number = self._numbers.pop()
            if entry.same_dice:
                self._to_replay.appendleft(number)

    def ledger(self) -> ThrowLedger:
        """What has been thrown so far."""
        return ThrowLedger(self._event_count, tuple(self._numbers), self._fresh, tuple(self._to_replay))


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
    count = ThrowCount()
    for index, entry in enumerate(entries):
        if isinstance(entry, OpeningRolled | Rolled):
            yield NumberedThrow(index, entry, count.next_number, count.is_again)
        count.add(entry)


def thrown_dice(entries: Iterable[Entry], number: int) -> Dice | None:
    """The dice of throw ``number`` when it was made before; ``None`` when it is new."""
    throws = (entry for entry in entries if isinstance(entry, OpeningRolled | Rolled))
    return next((throw.dice for throw in throws if throw.roll == number), None)
