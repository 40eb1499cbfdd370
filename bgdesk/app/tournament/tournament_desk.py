"""The tournament that is directed in the window."""

from __future__ import annotations

import logging
import secrets
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.messages import message_text
from bgdesk.app.patient_writing import PatientWriting
from bgdesk.app.tournament.field_simulation import FieldSimulation, Simulator
from bgdesk.app.workers.background_task import BackgroundTask
from bgdesk.library.journal import utc_now
from bgdesk.library.library import Library
from bgdesk.library.listing import ListedMatch
from bgdesk.library.problems import JournalError
from bgdesk.library.tournament_book import TournamentBook
from bgdesk.library.tournaments import StoredTournament
from bgdesk.match.dice.fair_dice import new_secret
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import MatchRecord
from bgdesk.match.tournament.drawing import drawn_order, fingerprint_of, secret_of_seed
from bgdesk.match.tournament.entrants import Entrant
from bgdesk.match.tournament.planning import has_knockout
from bgdesk.match.tournament.refusals import TournamentRefused
from bgdesk.match.tournament.slot_matches import tournament_and_slot
from bgdesk.match.tournament.tournament import Tournament, TournamentHeader, fold
from bgdesk.match.tournament.tournament_events import Drawn, EntrantEntered, TournamentEvent
from bgdesk.match.tournament.tournament_format import LeagueTerms, Lengths, Seeding, TournamentFormat

_log = logging.getLogger(__name__)
_ID_BYTES = 8


@dataclass(frozen=True, slots=True)
class WantedTournament:
    """What is agreed and who takes part."""

    name: str
    format: TournamentFormat
    lengths: Lengths
    seeding: Seeding
    options: MatchOptions
    entrants: tuple[Entrant, ...]
    league: LeagueTerms | None = None


@dataclass(frozen=True, slots=True)
class DrawnTournament:
    """A tournament as drawn, which nobody has begun yet; its secret is told when all is over."""

    tournament: Tournament
    secret: bytes


def draw(
    wanted: WantedTournament, secret: bytes, created: str, tournament_id: str, seed: int | None = None
) -> DrawnTournament:
    """Who meets whom. Raises ValueError for what cannot be played."""
    if not has_knockout(wanted.format):
        raise ValueError("at least two have to go on from the groups")
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
        wanted.league,
    )
    order = drawn_order(wanted.entrants, wanted.seeding, secret)
    events: tuple[TournamentEvent, ...] = (*map(EntrantEntered, wanted.entrants), Drawn(order))
    return DrawnTournament(fold(header, events), secret)


def draw_now(wanted: WantedTournament, seed: int | None = None) -> DrawnTournament:
    """The same with a fresh secret, or that of ``seed``. Raises ValueError."""
    secret = new_secret() if seed is None else secret_of_seed(seed)
    return draw(wanted, secret, utc_now(), secrets.token_hex(_ID_BYTES), seed)


def rates_of(
    matches: Mapping[str, ListedMatch], sides: Mapping[str, tuple[str | None, str | None]]
) -> Mapping[str, float]:
    """The mean of the ratings of each entrant, a match with more decisions weighing more."""
    errors: dict[str, float] = defaultdict(float)
    decisions: dict[str, int] = defaultdict(int)
    for match_id, match in matches.items():
        pairs = zip(
            sides[match_id],
            (match.pr.white, match.pr.black),
            (match.white_decisions, match.black_decisions),
            strict=True,
        )
        for entrant, rate, count in pairs:
            if entrant and rate is not None and count:
                errors[entrant] += rate * count
                decisions[entrant] += count
    return {entrant: errors[entrant] / decisions[entrant] for entrant in decisions}


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
        self._listing: BackgroundTask[tuple[StoredTournament, ...]] | None = None
        self._opening: BackgroundTask[TournamentBook] | None = None
        self._wanted = ""
        self._when_open: Callable[[], None] | None = None
        self.simulation = FieldSimulation(new_simulator, self)
        self.simulation.changed.connect(self.changed)
        self.simulation.failed.connect(self.failed)

    @property
    def tournament(self) -> Tournament | None:
        """The one that is open."""
        return self._book.tournament if self._book else None

    @property
    def secret(self) -> bytes | None:
        """What draw and dice of the one that is open came from, once all is over."""
        return self._book.told_secret if self._book else None

    def rates(self) -> Mapping[str, float]:
        """The performance ratings of those entrants of whom matches were analysed, over all of them."""
        tournament = self.tournament
        if tournament is None:
            return {}
        sides = {slot.match_id: slot.sides for slot in tournament.slots if slot.match_id and slot.outcome}
        try:
            listed = self._library.catalogue.some(tuple(sides))
        except JournalError as problem:
            _log.warning("what was analysed cannot be read: %s", problem)
            return {}
        return rates_of({match.id: match for match in listed}, sides)

    def removed(self) -> frozenset[str]:
        """The matches of the tournament that are in the bin, or gone."""
        tournament = self.tournament
        linked = {slot.match_id for slot in tournament.slots if slot.match_id} if tournament else set()
        if not linked:
            return frozenset()
        try:
            return frozenset(linked - {match.id for match in self._library.catalogue.some(tuple(linked))})
        except JournalError as problem:
            _log.warning("which matches are there cannot be read: %s", problem)
            return frozenset()

    def look(self) -> None:
        """Read the list; what was asked before is not wanted any more."""
        if self._listing:
            self._listing.cancel()
        shelf = self._library.tournaments
        self._listing = task = BackgroundTask(lambda _: shelf.all(), (JournalError,), self)
        task.done.connect(self.listed)
        task.failed.connect(self.failed)
        task.start()

    def begin(self, drawn: DrawnTournament) -> None:
        """Store what was drawn, and let the computers play."""
        tournament, shelf = drawn.tournament, self._library.tournaments
        self.leave()

        def work() -> TournamentBook:
            return TournamentBook.begun(shelf, tournament.header, drawn.secret, tournament.events, tournament)

        self._writing.write(work, self._take, self._not_written)

    def open(self, tournament_id: str) -> None:
        """Go on with a tournament; without effect where it is open or comes already."""
        if self._book and self._book.id == tournament_id:
            self.go_on()
            return
        self.leave()
        self._wanted = tournament_id
        self._open_wanted()

    def when_open(self, act: Callable[[], None]) -> None:
        """Call ``act`` now, or as soon as the tournament that was asked for is open."""
        if self._book:
            act()
        else:
            self._when_open = act

    @property
    def is_opening(self) -> bool:
        """Whether a tournament comes that is not open yet."""
        return bool(self._wanted)

    def _open_wanted(self) -> None:
        """One after the other, each to its end: what is taken is given back by whoever took it."""
        if self._opening or not self._wanted:
            return
        library, wanted = self._library, self._wanted
        failures = (JournalError, TournamentRefused)
        self._opening = task = BackgroundTask(
            lambda _: TournamentBook.opened(library.tournaments, wanted, library.record), failures, self
        )
        task.done.connect(self._opened)
        task.failed.connect(lambda sentence: self._not_opened(wanted, sentence))
        task.start()

    @Slot(object)
    def _opened(self, book: TournamentBook) -> None:
        self._opening = None
        if book.id == self._wanted:
            self._take(book)
        else:
            book.close()
            self._open_wanted()

    def _not_opened(self, tournament_id: str, sentence: str) -> None:
        self._opening = None
        if tournament_id == self._wanted:
            self._wanted, self._when_open = "", None
            self.failed.emit(sentence)
            self.look()
        self._open_wanted()

    @Slot(object)
    def _take(self, book: TournamentBook) -> None:
        waiting, self._when_open = self._when_open, None
        self.leave()
        self._book = book
        self.changed.emit()
        if waiting:
            waiting()
        self.go_on()

    def go_on(self) -> None:
        """Let the computers play."""
        if self._book:
            self.simulation.begin(self._book)
            self.changed.emit()

    def leave(self) -> None:
        """Let another program have the tournament."""
        self._wanted, self._when_open = "", None
        self.simulation.stop()
        book, self._book = self._book, None
        if book:
            book.close()

    def play(self, slot_id: str) -> None:
        """Have the match of ``slot_id`` at the table."""
        book = self._book
        if book:
            self._write(lambda: book.link(slot_id, utc_now()), self.match_due.emit)

    def replay(self, slot_id: str) -> None:
        """Have another match for ``slot_id`` at the table; the one that was begun goes into the bin."""
        book, catalogue = self._book, self._library.catalogue

        def work() -> object:
            assert book
            slot = book.tournament.find(slot_id)
            if slot and slot.match_id:
                catalogue.discard((slot.match_id,))
            return book.link(slot_id, utc_now())

        if book:
            self._write(work, self.match_due.emit)

    def add(self, *events: TournamentEvent, binned: Sequence[str] = ()) -> None:
        """``events`` happen, by the director's word; matches that nobody plays any more go into the bin."""
        book, catalogue = self._book, self._library.catalogue
        too_late = self.tr("That cannot be done any more: the tournament has gone on meanwhile.")
        have_happened = False

        def work() -> str:
            """They happen once, also where another program is in the way of the bin."""
            nonlocal have_happened
            assert book
            try:
                if not have_happened:
                    book.add(*events)
            except TournamentRefused as refused:
                _log.info("refused: %s", refused)
                return too_late
            have_happened = True
            if binned:
                catalogue.discard(binned)
            return ""

        if book:
            self._write(work, lambda told: self.failed.emit(told) if told else None)

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
        for task in (self._listing, self._opening):
            if task:
                task.cancel()
                task.wait()
        self._listing = self._opening = None
        self.leave()
        self.simulation.close()


def _unless_refused(work: Callable[[], object]) -> object:
    """A wish that came too late changes nothing."""
    try:
        return work()
    except TournamentRefused as refused:
        _log.info("refused: %s", refused)
        return None
