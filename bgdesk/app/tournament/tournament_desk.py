"""The tournament that is directed in the window."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.messages import message_text
from bgdesk.app.patient_writing import PatientWriting
from bgdesk.app.tournament.field_simulation import FieldSimulation, Simulator
from bgdesk.app.workers.background_task import BackgroundTask
from bgdesk.library.journal import utc_now
from bgdesk.library.library import Library
from bgdesk.library.problems import JournalError
from bgdesk.library.tournament_book import TournamentBook
from bgdesk.match.dice.fair_dice import new_secret
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import MatchRecord
from bgdesk.match.tournament.drawing import drawn_order, fingerprint_of, secret_of_seed
from bgdesk.match.tournament.entrants import Entrant
from bgdesk.match.tournament.slot_matches import tournament_and_slot
from bgdesk.match.tournament.tournament import Tournament, TournamentHeader, TournamentRefused, fold
from bgdesk.match.tournament.tournament_events import Drawn, EntrantEntered, TournamentEvent
from bgdesk.match.tournament.tournament_format import Lengths, Seeding, TournamentFormat

_log = logging.getLogger(__name__)
_ID_BYTES = 8
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class WantedTournament:
    """What is agreed and who takes part."""

    name: str
    format: TournamentFormat
    lengths: Lengths
    seeding: Seeding
    options: MatchOptions
    entrants: tuple[Entrant, ...]


@dataclass(frozen=True, slots=True)
class DrawnTournament:
    """A tournament as drawn, which nobody has begun yet; its secret is told when all is over."""

    tournament: Tournament
    secret: bytes


def draw(
    wanted: WantedTournament, secret: bytes, created: str, tournament_id: str, seed: int | None = None
) -> DrawnTournament:
    """Who meets whom. Raises ValueError for what cannot be played."""
    header = TournamentHeader(
        tournament_id,
        wanted.name,
        created,
        wanted.format,
        wanted.lengths,
        wanted.seeding,
        wanted.options,
        fingerprint_of(secret),
        seed,
    )
    order = drawn_order(wanted.entrants, wanted.seeding, secret)
    events: tuple[TournamentEvent, ...] = (*map(EntrantEntered, wanted.entrants), Drawn(order))
    return DrawnTournament(fold(header, events), secret)


def draw_now(wanted: WantedTournament, seed: int | None = None) -> DrawnTournament:
    """The same with a fresh secret, or that of ``seed``. Raises ValueError."""
    secret = new_secret() if seed is None else secret_of_seed(seed)
    return draw(wanted, secret, utc_now(), secrets.token_hex(_ID_BYTES), seed)


class TournamentDesk(QObject):
    """``tournament`` is the one that is open; what happens in it is on disk before ``changed`` tells it."""

    listed = Signal(object)
    """All tournaments, latest first: a tuple of `StoredTournament`."""
    changed = Signal()
    failed = Signal(str)
    match_due = Signal(object)
    """A match is to be begun at the table: its `MatchHeader`, or the id of one that is under way."""

    def __init__(
        self,
        library: Library,
        writing: PatientWriting,
        new_simulator: Callable[[], Simulator],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._library = library
        self._writing = writing
        self._book: TournamentBook | None = None
        self._task: BackgroundTask[Any] | None = None
        self.simulation = FieldSimulation(new_simulator, self)
        self.simulation.changed.connect(self.changed)
        self.simulation.failed.connect(self.failed)

    @property
    def tournament(self) -> Tournament | None:
        """The one that is open."""
        return self._book.tournament if self._book else None

    def look(self) -> None:
        """Read the list."""
        shelf = self._library.tournaments
        self._read(shelf.all, self.listed.emit)

    def _read(self, work: Callable[[], T], done: Callable[[T], None]) -> None:
        """In a thread; what was asked before is not wanted any more."""
        if self._task:
            self._task.cancel()
        self._task = task = BackgroundTask(lambda _: work(), (JournalError, TournamentRefused), self)
        task.done.connect(done)
        task.failed.connect(self.failed)
        task.start()

    def begin(self, drawn: DrawnTournament) -> None:
        """Store what was drawn, and let the computers play."""
        tournament, shelf = drawn.tournament, self._library.tournaments

        def work() -> TournamentBook:
            return TournamentBook.begun(shelf, tournament.header, drawn.secret, tournament.events, tournament)

        self._writing.write(work, self._take, self._not_written)

    def open(self, tournament_id: str) -> None:
        """Go on with a tournament; without effect where it is open."""
        if self._book and self._book.id == tournament_id:
            self.go_on()
            return
        self.leave()
        library = self._library
        self._read(
            lambda: TournamentBook.opened(library.tournaments, tournament_id, library.record),
            self._take,
        )

    @Slot(object)
    def _take(self, book: TournamentBook) -> None:
        self.leave()
        self._book = book
        self.changed.emit()
        self.go_on()

    def go_on(self) -> None:
        """Let the computers play."""
        if self._book:
            self.simulation.begin(self._book)
            self.changed.emit()

    def leave(self) -> None:
        """Let another program have the tournament."""
        self.simulation.stop()
        book, self._book = self._book, None
        if book:
            book.close()

    def play(self, slot_id: str) -> None:
        """Have the match of ``slot_id`` at the table."""
        book = self._book
        if book:
            slot = book.tournament.slot(slot_id)
            self._write(lambda: book.link(slot, utc_now()), self.match_due.emit)

    def add(self, *events: TournamentEvent) -> None:
        """``events`` happen, by the director's word."""
        book = self._book
        if book:
            self._write(lambda: book.add(*events), lambda _: None)

    def note(self, record: MatchRecord) -> None:
        """A match at the table is over."""
        found, book = tournament_and_slot(record.header), self._book
        if found and book and book.id == found[0]:
            self._write(lambda: book.note(found[1], record), lambda _: None)

    def _write(self, work: Callable[[], object], done: Callable[[object], None]) -> None:
        def written(found: object) -> None:
            done(found)
            self.go_on()

        self._writing.write(lambda: _unless_refused(work), written, self._not_written)

    def _not_written(self, problem: JournalError) -> None:
        _log.warning("the tournament was not stored: %s", problem.trouble.name, exc_info=problem)
        self.failed.emit(message_text(problem.message))

    def discard(self, tournament_ids: Sequence[str]) -> None:
        """Put tournaments into the trash; their matches stay."""
        self._put(tournament_ids, self._library.tournaments.discard)

    def restore(self, tournament_ids: Sequence[str]) -> None:
        """Take them out of it."""
        self._put(tournament_ids, self._library.tournaments.restore)

    def _put(self, tournament_ids: Sequence[str], put: Callable[[str], None]) -> None:
        def work() -> None:
            for tournament_id in tournament_ids:
                put(tournament_id)

        if self._book and self._book.id in tournament_ids:
            self.leave()
        self._writing.write(work, lambda _: self.look(), self._not_written)

    def close(self) -> None:
        """End what runs; everything that was shown is on disk."""
        task, self._task = self._task, None
        if task:
            task.cancel()
            task.wait()
        self.leave()
        self.simulation.close()


def _unless_refused(work: Callable[[], object]) -> object:
    """A wish that came too late changes nothing."""
    try:
        return work()
    except TournamentRefused as refused:
        _log.info("refused: %s", refused)
        return None
