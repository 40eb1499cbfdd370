"""The journal as the table sees it: every writing either worked or was told."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from bgdesk.app.messages import message_text
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


class JournalWriter(QObject):
    """Writes to ``journal``; ``failed`` says in one sentence what could not be written and what is kept.

    What is no match can be kept elsewhere for a while.
    """

    failed = Signal(str)

    def __init__(self, journal: Keeper, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._usual = self._journal = journal

    def keep_in(self, keeper: Keeper | None) -> None:
        """Write to ``keeper`` from now on, or to the journal as usual."""
        self._journal = keeper or self._usual

    def append_last(self, table: Table, elapsed_ms: int) -> bool:
        """Write the last entry of ``table`` with the steps that it left there; whether it is on disk now."""
        record, begun = table.record, table.begun
        index = len(record.entries) - 1
        draft = Draft.of(begun, elapsed_ms) if begun and begun.is_begun else None
        _log.debug("match %s: entry %d is %s", record.header.id, index, type(record.entries[index]).__name__)
        match_id, entry, after = record.header.id, record.entries[index], record.state
        return self._try(lambda: self._journal.append(match_id, index, entry, draft, after))

    def save_draft(self, table: Table, elapsed_ms: int) -> bool:
        """Write what was done of the turn; whether it is on disk now."""
        draft = Draft.of(table.begun, elapsed_ms)
        return self._try(lambda: self._journal.save_draft(table.record.header.id, draft))

    def finish(self, record: MatchRecord) -> Mapping[RatingKey, RatingChange] | None:
        """Close a match that is over; the new ratings, ``None`` when that was done before or failed."""
        closed: list[Mapping[RatingKey, RatingChange]] = []

        def write() -> None:
            ratings = new_ratings(record, self._journal.rating)
            changes = {key: RatingChange(self._journal.rating(key), new) for key, new in ratings.items()}
            if self._journal.finish(record, ratings):
                closed.append(changes)

        if self._try(write):
            _log.info("match %s is over after %d entries", record.header.id, len(record.entries))
        return closed[0] if closed else None

    def _try(self, write: Callable[[], None]) -> bool:
        try:
            write()
        except JournalError as problem:
            _log.error("not written: %s", problem.trouble.name, exc_info=True)
            self.failed.emit(message_text(problem.message))
            return False
        return True
