"""Opens matches: new ones, unfinished ones and copies, with their dice and players."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from itertools import count
from typing import TypeVar

from bgdesk.app.patient_writing import Failed, raised
from bgdesk.app.table.journal_writer import Keeper
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.rematch_seals import RematchSeals
from bgdesk.app.table.table import Table
from bgdesk.app.table.turn_scheduler import SeatPlayer
from bgdesk.app.table.unkept import Unkept
from bgdesk.app.table.untouched import is_untouched
from bgdesk.library.draft import Draft
from bgdesk.library.journal import Journal, LoadedMatch, utc_now
from bgdesk.library.problems import JournalError
from bgdesk.match.dice.fair_dice import (
    FAIR,
    MANUAL,
    REPLAYED,
    SEEDED,
    dice_source,
    fair_dice_record,
    is_sealed,
)
from bgdesk.match.dice.sealing import Seal, new_seal
from bgdesk.match.dice_source import rolls_of
from bgdesk.match.events import Entry, Event, OpeningRolled, Rolled, TakenBack
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import DiceRecord, MatchHeader, MatchRecord, Seat, first_of_roll
from bgdesk.match.state import MatchState, Pair
from bgdesk.match.tutor import TutorOptions
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player

_log = logging.getLogger(__name__)

MAX_SEED = 2**63 - 1
"""Below this the program chooses seeds itself."""

T = TypeVar("T")
U = TypeVar("U")
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

    ``earlier`` is a match whose rolls are made once more. ``seal`` is for fair dice: it is given where it was
    fixed before the player's words were.
    """

    options: MatchOptions
    seats: Pair[Seat]
    dice_kind: str = FAIR
    words: str = ""
    seed: int | None = None
    seal: Seal | None = None
    earlier: Earlier | None = None
    tutor: TutorOptions | None = None


class MatchOpener:
    """Puts a match on the table of ``controller`` once it is on disk.

    ``failed`` is told why it cannot be written or read. While one match is waited for, no other is opened.
    The one before goes on being stored, but for one in which nobody has decided anything: where another is
    begun, ``forget`` removes it by its id.
    """

    def __init__(
        self,
        journal: Journal,
        controller: MatchController,
        make_seat: MakeSeat,
        forget: Callable[[str], None] = lambda _: None,
        now: Callable[[], str] = utc_now,
    ) -> None:
        self._journal = journal
        self._controller = controller
        self._make_seat = make_seat
        self._forget = forget
        self._now = now
        self._begun_with = 0
        self.rematch_seals = RematchSeals()
        self._is_opening = False

    def start(self, wanted: NewMatch, failed: Failed = raised) -> MatchRecord:
        """Begin a new match. Raises ValueError for impossible options or words."""
        seal = wanted.seal or new_seal()
        record = MatchRecord(_header(wanted, seal, self._now()))
        self.rematch_seals.note(record.header.id, seal)
        self.begin(record, failed)
        return record

    def start_agreed(self, header: MatchHeader, failed: Failed = raised) -> None:
        """Begin the match of ``header``, in which everything is agreed, its dice too."""
        self.begin(MatchRecord(header), failed)

    def resume(self, match_id: str, failed: Failed = raised) -> None:
        """Go on with an unfinished match at the same click of the same turn."""

        def seat(loaded: LoadedMatch) -> None:
            kind, count = _kind(loaded.record.header), len(loaded.record.entries)
            _log.info("match %s goes on after %d entries: %s", match_id, count, kind)
            self._seat(loaded.record, loaded.draft)

        self._open(lambda: self._journal.load(match_id), seat, failed)

    def play_copy(
        self,
        record: MatchRecord,
        keep: int,
        seats: Pair[Seat] | None = None,
        dice: CopyDice = CopyDice.NEW,
        failed: Failed = raised,
    ) -> None:
        """Play on from the state after ``keep`` events in a new practice match; ``record`` stays as it is.

        The copy begins with the rolls of ``record``; ``dice`` says what comes after them.
        """
        events, seal = _numbered_anew(record.events[:keep]), new_seal()
        header = replace(
            record.header,
            id=seal.match_id,
            created=self._now(),
            seats=seats or record.header.seats,
            dice=_copied_dice(record, keep, dice, seal),
            tournament=None,
        )
        self.rematch_seals.note(header.id, seal)
        self.begin(MatchRecord(header, _as_practice(events, record.states[keep])), failed)

    def begin(self, record: MatchRecord, failed: Failed = raised) -> None:
        """Begin ``record``, which is made already; one of two others is shown as it comes, and not stored."""
        header, entries = record.header, record.entries
        if Table(record).is_spectated:
            self._watch(record)
            return

        def seat(_: None) -> None:
            _log.info("match %s begins after %d entries: %s", header.id, len(entries), _kind(header))
            self._seat(record, is_new=True)

        self._open(lambda: self._journal.begin(header, entries), seat, failed)

    def _open(self, work: Callable[[], T], seat: Callable[[T], None], failed: Failed) -> None:
        """Seat what ``work`` gives, once that could be done."""
        if self._is_opening:
            return

        def over(then: Callable[[U], None], found: U) -> None:
            self._is_opening = False
            then(found)

        self._is_opening = True
        try:
            self._controller.journal_writer.hold_for(work, partial(over, seat), partial(over, failed))
        except BaseException:
            self._is_opening = False
            raise

    def show(self, record: MatchRecord, *, is_drill: bool = False) -> None:
        """Look at ``record`` in place of the match on the table."""
        _log.info("a match is looked at: %s", _kind(record.header))
        previous = self._controller.table
        self._controller.look_at(record, is_drill=is_drill)
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
        previous, dice_made = self._controller.table, dice_source(line.header)
        self._controller.try_out(Table.line(line, keep, record), dice_made, players, keeper)
        self._put_away(previous)

    def close(self) -> None:
        """Leave the match on the table: it can be gone on with, here or elsewhere."""
        previous = self._controller.table
        self._controller.close(is_told=True)
        self._put_away(previous)

    def again(self, record: MatchRecord) -> NewMatch:
        """The same players and rules once more, with new dice of the same kind, or the same replayed ones.

        Fair dice are made with the same words of the player, by the secret that was fixed before these.
        After a match that fair dice or a seed went on with, as in a copy, all the dice are such.
        """
        dice, options, seats = record.header.dice, record.header.options, record.header.seats
        wanted = NewMatch(options, seats, dice.kind, tutor=record.header.tutor)
        if is_sealed(dice):
            seal = self.rematch_seals.after(record)
            return replace(wanted, dice_kind=FAIR, words=dice.words, seal=seal)
        if dice.seed is not None:
            return replace(wanted, dice_kind=SEEDED, seed=secrets.randbelow(MAX_SEED))
        earlier = Earlier(dice.source or "", dice.rolls) if dice.kind == REPLAYED else None
        return replace(wanted, earlier=earlier)

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
            if is_new and previous.is_stored and is_untouched(previous.record, begun_with):
                self._remove(previous.record.header.id)

    def _watch(self, record: MatchRecord) -> None:
        _log.info("match %s of two others is watched: %s", record.header.id, _kind(record.header))
        previous, seats = self._controller.table, record.header.seats
        players = Pair(*(self._make_seat(seats.of(player), player) for player in Player))
        self._controller.try_out(Table(record), dice_source(record.header), players, Unkept())
        self._put_away(previous)

    def _put_away(self, previous: Table | None) -> None:
        """Let others have the match once all that happened in it is written."""
        if previous and previous.is_stored:
            match_id = previous.record.header.id
            self._controller.writing.behind(partial(self._journal.release, match_id))

    def _remove(self, match_id: str) -> None:
        def stays(problem: JournalError) -> None:
            _log.warning("the untouched match stays: %s", problem.trouble.name, exc_info=problem)

        self._controller.writing.write(lambda: self._forget(match_id), lambda _: None, stays)


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


def _header(wanted: NewMatch, seal: Seal, created: str) -> MatchHeader:
    dice = _dice(wanted, seal)
    tutor = wanted.tutor if wanted.tutor and wanted.tutor.is_on else None
    return MatchHeader(seal.match_id, created, wanted.options.locked(), wanted.seats, dice, tutor)


def _dice(wanted: NewMatch, seal: Seal) -> DiceRecord:
    if wanted.dice_kind == FAIR:
        return fair_dice_record(seal.secret, wanted.words)
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


def _copied_dice(record: MatchRecord, keep: int, kind: CopyDice, seal: Seal) -> DiceRecord:
    """The dice of a copy that begins with ``keep`` events of ``record``."""
    given = record.events if kind is CopyDice.SAME else record.events[:keep]
    rolls = tuple(event.dice for event in given if isinstance(event, OpeningRolled | Rolled))
    if kind is not CopyDice.TYPED:
        return fair_dice_record(seal.secret, "", rolls, record.header.id if rolls else None)
    return DiceRecord(REPLAYED, rolls=rolls, source=record.header.id) if rolls else DiceRecord(MANUAL)
