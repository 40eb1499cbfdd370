"""Which rolls of a match have been used, and which come again after a take-back."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bgdesk.match.events import Entry, Note, OpeningRolled, Roll, Rolled, TakenBack
from bgdesk.rules.dice import Dice


@dataclass(frozen=True, slots=True)
class RollLedger:
    """What has been rolled so far: fold entries with `after`.

    ``numbers`` holds (index of the event in force, number of its roll); ``fresh`` is the lowest number
    above all that were ever used, ``to_replay`` the numbers that come before it.
    """

    event_count: int = 0
    numbers: tuple[tuple[int, int], ...] = ()
    fresh: int = 0
    to_replay: tuple[int, ...] = ()

    @property
    def next_number(self) -> int:
        """The number of the roll to use next."""
        return self.to_replay[0] if self.to_replay else self.fresh

    def after(self, entry: Entry) -> RollLedger:
        """The ledger after one more entry."""
        count = RollCounter(self)
        count.add(entry)
        return count.ledger()


class RollCounter:
    """A ledger that grows in place, so that a long record is not copied with each entry."""

    def __init__(self, ledger: RollLedger = RollLedger()) -> None:
        self._event_count = ledger.event_count
        self._numbers = list(ledger.numbers)
        self._fresh = ledger.fresh
        self._to_replay = deque(ledger.to_replay)

    @property
    def next_number(self) -> int:
        """The number of the roll to use next."""
        return self._to_replay[0] if self._to_replay else self._fresh

    @property
    def is_again(self) -> bool:
        """Whether the next roll was made before."""
        return bool(self._to_replay)

    def add(self, entry: Entry) -> None:
        """Take account of one more entry."""
        if isinstance(entry, (Rolled, OpeningRolled)):
            self._numbers.append((self._event_count, entry.roll))
            self._fresh = max(self._fresh, entry.roll + 1)
            if self._to_replay:
                self._to_replay.popleft()
        elif isinstance(entry, TakenBack):
            self._take_back(entry)
            return
        elif isinstance(entry, Note):
            return
        self._event_count += 1

    def _take_back(self, entry: TakenBack) -> None:
        if not entry.same_dice:
            self._to_replay.clear()
        self._event_count = entry.keep
        while self._numbers and self._numbers[-1][0] >= entry.keep:
            _, number = self._numbers.pop()
            if entry.same_dice:
                self._to_replay.appendleft(number)

    def ledger(self) -> RollLedger:
        """What has been rolled so far."""
        return RollLedger(self._event_count, tuple(self._numbers), self._fresh, tuple(self._to_replay))


@dataclass(frozen=True, slots=True)
class NumberedRoll:
    """A roll in a record: ``entry_index`` says where, ``expected`` which number was due.

    ``is_again``: it was made before, and came again after a take-back with the same dice.
    """

    entry_index: int
    roll: Roll
    expected: int
    is_again: bool


def numbered_rolls(entries: Iterable[Entry]) -> Iterator[NumberedRoll]:
    """All rolls of a record in the order made, those taken back included."""
    count = RollCounter()
    for index, entry in enumerate(entries):
        if isinstance(entry, OpeningRolled | Rolled):
            yield NumberedRoll(index, entry, count.next_number, count.is_again)
        count.add(entry)


def rolled_dice(entries: Iterable[Entry], number: int) -> Dice | None:
    """The dice of roll ``number`` when it was made before; ``None`` when it is new."""
    rolls = (entry for entry in entries if isinstance(entry, OpeningRolled | Rolled))
    return next((roll.dice for roll in rolls if roll.roll == number), None)
