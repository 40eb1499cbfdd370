"""Opens matches: new ones, unfinished ones and copies, with their dice and players."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import count

from bgdesk.app.table.journal_writer import Keeper
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.table import Table
from bgdesk.app.table.turn_scheduler import SeatPlayer
from bgdesk.app.table.untouched import is_untouched
from bgdesk.library.draft import Draft
from bgdesk.library.journal import Journal, utc_now
from bgdesk.library.problems import JournalError
from bgdesk.match.dice.fair_dice import (
    FAIR,
    MANUAL,
    REPLAYED,
    SEEDED,
    dice_source,
    fair_dice_record,
    new_secret,
)
from bgdesk.match.dice_source import rolls_of
from bgdesk.match.events import Entry, Event, OpeningRolled, Rolled, TakenBack
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import DiceRecord, MatchHeader, MatchRecord, Seat, first_of_roll
from bgdesk.match.state import MatchState, Pair
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player

_log = logging.getLogger(__name__)

MAX_SEED = 2**63 - 1
"""Below this the program chooses seeds itself."""
_ID_BYTES = 8

MakeSeat = Callable[[Seat, Player], SeatPlayer]


@dataclass(frozen=True, slots=True)
class Earlier:
    """The rolls of the match ``id``, in the order made."""

    id: str
    rolls: tuple[Dice, ...]

    @classmethod
    def of(cls, record: MatchRecord) -> Earlier:
        """Those of ``record``, also what was taken back."""
        return cls(record.header.id, rolls_of(record.entries))


class CopyDice(StrEnum):
    """Where the rolls of a copy come from, after those that it begins with."""

    NEW = "new"
    SAME = "same"
    """Those of the match that it is a copy of, as long as they last."""
    TYPED = "typed"


@dataclass(frozen=True, slots=True)
class NewMatch:
    """What a new match is to be like; ``seed`` only for repeatable dice, ``earlier`` only for replayed ones.

    ``earlier`` is a match whose rolls are made once more. The rest is for fair dice:
    ``id`` and ``secret`` are given when they were fixed, and shown, before the player's words were chosen.
    """

    options: MatchOptions
    seats: Pair[Seat]
    dice_kind: str = FAIR
    words: str = ""
    seed: int | None = None
    id: str = ""
    secret: bytes = field(default=b"", repr=False)
    earlier: Earlier | None = None


class MatchOpener:
    """Puts a match on the table of ``controller``; every method raises JournalError when the disk fails.

    The one before goes on being stored, but for one in which nobody has decided anything: where another is
    begun, ``forget`` removes it by its id.
    """

    def __init__(
        self,
        journal: Journal,
        controller: MatchController,
        make_seat: MakeSeat,
        forget: Callable[[str], None] = lambda _: None,
    ) -> None:
        self._journal = journal
        self._controller = controller
        self._make_seat = make_seat
        self._forget = forget
        self._begun_with = 0

    def start(self, wanted: NewMatch) -> MatchRecord:
        """Begin a new match. Raises ValueError for impossible options or words."""
        record = MatchRecord(_header(wanted))
        self._journal.begin(record.header)
        _log.info("match %s begins: %s", record.header.id, _kind(record.header))
        self._seat(record, is_new=True)
        return record

    def resume(self, match_id: str) -> None:
        """Go on with an unfinished match at the same click of the same turn."""
        loaded = self._journal.load(match_id)
        kind, count = _kind(loaded.record.header), len(loaded.record.entries)
        _log.info("match %s goes on after %d entries: %s", match_id, count, kind)
        self._seat(loaded.record, loaded.draft)

    def play_copy(
        self,
        record: MatchRecord,
        keep: int,
        seats: Pair[Seat] | None = None,
        dice: CopyDice = CopyDice.NEW,
    ) -> None:
        """Play on from the state after ``keep`` events in a new practice match; ``record`` stays as it is.

        The copy begins with the rolls of ``record``; ``dice`` says what comes after them.
        """
        events = _numbered_anew(record.events[:keep])
        header = replace(
            record.header,
            id=new_match_id(),
            created=utc_now(),
            seats=seats or record.header.seats,
            dice=_copied_dice(record, keep, dice),
        )
        copy = MatchRecord(header, _as_practice(events, record.states[keep]))
        self._journal.begin(header, copy.entries)
        _log.info("match %s begins after %d events of another: %s", header.id, keep, _kind(header))
        self._seat(copy, is_new=True)

    def show(self, record: MatchRecord) -> None:
        """Look at ``record`` in place of the match on the table."""
        _log.info("a match is looked at: %s", _kind(record.header))
        previous = self._controller.table
        self._controller.look_at(record)
        self._put_away(previous)

    def try_out(self, record: MatchRecord, keep: int, entries: Sequence[Event], keeper: Keeper) -> None:
        """Play ``entries`` after ``keep`` events of ``record``, and on from there, as a line of no match.

        Whoever tries it out decides for both players. Raises Refused where the rules forbid an entry.
        """
        seats = Pair(*(Seat(record.header.seats.of(player).name) for player in Player))
        dice = DiceRecord(SEEDED, seed=secrets.randbelow(MAX_SEED))
        line = record.until(keep, replace(record.header, seats=seats, dice=dice))
        for entry in entries:
            line = line.append(entry)
        players = Pair(*(self._make_seat(seats.of(player), player) for player in Player))
        previous = self._controller.table
        self._controller.try_out(line, record, keep, dice_source(line.header), players, keeper)
        self._put_away(previous)

    def close(self) -> None:
        """Leave the match on the table: it can be gone on with, here or elsewhere."""
        previous = self._controller.table
        self._controller.close()
        self._put_away(previous)

    def again(self, record: MatchRecord) -> NewMatch:
        """The same players and rules once more, with new dice of the same kind, or the same replayed ones.

        Fair dice are made with the same words of the player.
        After a match that a seed went on with, as in a copy, all the dice are those of a new seed.
        """
        dice, options, seats = record.header.dice, record.header.options, record.header.seats
        if dice.seed is not None:
            return NewMatch(options, seats, SEEDED, seed=secrets.randbelow(MAX_SEED))
        earlier = Earlier(dice.source or "", dice.rolls) if dice.kind == REPLAYED else None
        return NewMatch(options, seats, dice.kind, words=dice.words, earlier=earlier)

    def _seat(self, record: MatchRecord, draft: Draft | None = None, *, is_new: bool = False) -> None:
        previous = self._controller.table
        dice, seats = dice_source(record.header), record.header.seats
        players = Pair(
            self._make_seat(seats.white, Player.WHITE),
            self._make_seat(seats.black, Player.BLACK),
        )
        begun_with, self._begun_with = self._begun_with, len(record.entries) if is_new else 0
        self._controller.open(record, dice, players, draft)
        if previous and previous.record.header.id != record.header.id:
            self._put_away(previous)
            if is_new and not previous.is_studied and is_untouched(previous.record, begun_with):
                self._remove(previous.record.header.id)

    def _put_away(self, previous: Table | None) -> None:
        if previous and not previous.is_studied:
            self._journal.release(previous.record.header.id)

    def _remove(self, match_id: str) -> None:
        try:
            self._forget(match_id)
        except JournalError as problem:
            _log.warning("the untouched match stays: %s", problem.trouble.name, exc_info=True)


def _kind(header: MatchHeader) -> str:
    """What is played and by what kind of players, without their names."""
    white, black = (seat.level or seat.kind.value for seat in (header.seats.white, header.seats.black))
    options = header.options
    return f"{options.game_id}, length {options.length}, dice {header.dice.kind}, {white} v {black}"


def _as_practice(events: tuple[Event, ...], state: MatchState) -> tuple[Entry, ...]:
    """``events``, which led to ``state``, as entries with the mark of a take-back.

    The last one is taken back and made again, with all before it that might merely be undone.
    """
    if not events:
        return ()
    keep = first_of_roll(events, state) - 1
    return (*events, TakenBack(keep, same_dice=True), *events[keep:])


def _header(wanted: NewMatch) -> MatchHeader:
    dice = _dice(wanted)
    return MatchHeader(wanted.id or new_match_id(), utc_now(), wanted.options.locked(), wanted.seats, dice)


def _dice(wanted: NewMatch) -> DiceRecord:
    if wanted.dice_kind == FAIR:
        return fair_dice_record(wanted.secret or new_secret(), wanted.words)
    if wanted.earlier:
        return DiceRecord(wanted.dice_kind, rolls=wanted.earlier.rolls, source=wanted.earlier.id)
    return DiceRecord(wanted.dice_kind, seed=wanted.seed)


def _numbered_anew(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """``events`` with their rolls numbered from 0: those taken back between them are not among them."""
    numbers = count()
    return tuple(
        replace(event, roll=next(numbers)) if isinstance(event, OpeningRolled | Rolled) else event
        for event in events
    )


def _copied_dice(record: MatchRecord, keep: int, kind: CopyDice) -> DiceRecord:
    """The dice of a copy that begins with ``keep`` events of ``record``."""
    given = record.events if kind is CopyDice.SAME else record.events[:keep]
    seed = None if kind is CopyDice.TYPED else secrets.randbelow(MAX_SEED)
    rolls = tuple(event.dice for event in given if isinstance(event, OpeningRolled | Rolled))
    if rolls:
        return DiceRecord(REPLAYED, seed=seed, rolls=rolls, source=record.header.id)
    return DiceRecord(MANUAL) if seed is None else DiceRecord(SEEDED, seed=seed)


def new_match_id() -> str:
    """An id that no other match has."""
    return secrets.token_hex(_ID_BYTES)
