"""The journal as the table sees it: every writing either worked or was told."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Protocol, TypeVar

from PySide6.QtCore import QObject, Signal

from bgdesk.app.messages import message_text
from bgdesk.app.patient_writing import Failed, PatientWriting
from bgdesk.app.table.ratings import RatingChange, new_ratings
from bgdesk.app.table.table import Table
from bgdesk.library.draft import Draft
from bgdesk.library.journal import RatingKey
from bgdesk.library.problems import JournalError
from bgdesk.match.events import Entry
from bgdesk.match.rating import Rating
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState

_log = logging.getLogger(__name__)

T = TypeVar("T")


class Keeper(Protocol):
    """Where a match is written; what raises JournalError was not written at all."""

    def append(
        self,
        match_id: str,
        index: int,
        entry: Entry,
        draft: Draft | None = None,
        after: MatchState | None = None,
    ) -> None:
        """Entry number ``index``, the steps made of a play that go on after it, and the state it leads to."""

    def save_draft(self, match_id: str, draft: Draft) -> None:
        """What was done of the turn so far."""

    def finish(self, record: MatchRecord, ratings: Mapping[RatingKey, Rating] | None = None) -> bool:
        """A match that is over; False when that had been noted before."""

    def rating(self, key: RatingKey) -> Rating:
        """The rating so far."""


class _Unwritten:
    """Something that is not on disk yet."""

    has_waited = False


class JournalWriter(QObject):
    """Writes to ``journal``; ``failed`` says in one sentence what could not be written and what is kept.

    While another program holds the library, what was written last waits its turn in ``writing``, and nothing
    else of the match may happen before it. What is no match can be kept elsewhere for a while.
    """

    failed = Signal(str)
    held_up = Signal()
    """Something of the match is not written yet: nobody may decide anything before that."""
    caught_up = Signal()
    """Whoever had to decide before that has to decide now."""
    finished = Signal(object, object)
    """A match is closed, with the changes of ratings."""

    def __init__(self, journal: Keeper, writing: PatientWriting, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._usual = self._journal = journal
        self._writing = writing
        self._unwritten: set[_Unwritten] = set()

    @property
    def is_waiting(self) -> bool:
        """Whether something of the match is not on disk yet."""
        return bool(self._unwritten)

    def keep_in(self, keeper: Keeper | None) -> None:
        """Write to ``keeper`` from now on, or to the journal as usual."""
        self._journal = keeper or self._usual

    def append_last(
        self, table: Table, elapsed_ms: int, written: Callable[[], None], *, goes_on: bool = False
    ) -> None:
        """Write the last entry of ``table`` with the steps that it left there; then ``written``.

        ``goes_on``: it decides nothing.
        """
        record, begun, journal = table.record, table.begun, self._journal
        index = len(record.entries) - 1
        draft = Draft.of(begun, elapsed_ms) if begun and begun.is_begun else None
        _log.debug("match %s: entry %d is %s", record.header.id, index, type(record.entries[index]).__name__)
        match_id, entry, after = record.header.id, record.entries[index], record.state
        self._write(
            lambda: journal.append(match_id, index, entry, draft, after),
            lambda _: written(),
            goes_on=goes_on,
        )

    def save_draft(self, table: Table, elapsed_ms: int, written: Callable[[], None]) -> None:
        """Write what was done of the turn; then ``written``."""
        match_id, draft, journal = table.record.header.id, Draft.of(table.begun, elapsed_ms), self._journal
        self._write(lambda: journal.save_draft(match_id, draft), lambda _: written(), goes_on=True)

    def save_time(self, table: Table, elapsed_ms: int) -> None:
        """Write the same for the time used alone: where it would have to wait, the next time will do."""
        draft = Draft.of(table.begun, elapsed_ms)
        self._writing.write_if_free(
            lambda: self._journal.save_draft(table.record.header.id, draft), self._tell
        )

    def finish(self, record: MatchRecord) -> None:
        """Close a match that is over; ``finished`` tells it, unless that was done before."""
        journal = self._journal

        def close() -> Mapping[RatingKey, RatingChange] | None:
            ratings = new_ratings(record, journal.rating)
            changes = {key: RatingChange(journal.rating(key), new) for key, new in ratings.items()}
            return changes if journal.finish(record, ratings) else None

        def closed(changes: Mapping[RatingKey, RatingChange] | None) -> None:
            _log.info("match %s is over after %d entries", record.header.id, len(record.entries))
            if changes is not None:
                self.finished.emit(record, changes)

        self._write(close, closed)

    def hold_for(self, work: Callable[[], T], done: Callable[[T], None], failed: Failed) -> None:
        """Do what is to replace the match on the table: nothing happens in it until that is ``done``."""
        self._write(work, done, failed)

    def _write(
        self,
        work: Callable[[], T],
        then: Callable[[T], None],
        failed: Failed | None = None,
        *,
        goes_on: bool = False,
    ) -> None:
        """Write, then ``then``; after a wait it is told where the same player ``goes_on``."""
        one = _Unwritten()

        def done(found: T) -> None:
            self._unwritten.discard(one)
            then(found)
            if goes_on and one.has_waited:
                self.caught_up.emit()

        def not_written(problem: JournalError) -> None:
            self._unwritten.discard(one)
            (failed or self._tell)(problem)
            if failed and one.has_waited:
                self.caught_up.emit()

        self._unwritten.add(one)
        try:
            self._writing.write(work, done, not_written)
        except BaseException:
            self._unwritten.discard(one)
            raise
        if one in self._unwritten:
            one.has_waited = True
            self.held_up.emit()

    def _tell(self, problem: JournalError) -> None:
        _log.error("not written: %s", problem.trouble.name, exc_info=problem)
        self.held_up.emit()
        self.failed.emit(message_text(problem.message))
