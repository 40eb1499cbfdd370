"""Keeps the index of decisions up to date with the matches."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Generator

from bgdesk.library.find.index_rows import IndexRows, Waiting
from bgdesk.library.find.indexing import EMPTY, IndexedMatch, indexed
from bgdesk.library.problems import JournalError, Trouble
from bgdesk.library.studies import StudyShelf
from bgdesk.match.record import MatchRecord

_log = logging.getLogger(__name__)


class DecisionIndex:
    """Every method raises JournalError when the disk or the file fails."""

    def __init__(
        self, rows: IndexRows, shelf: Callable[[], StudyShelf], played: Callable[[str], MatchRecord]
    ) -> None:
        self._rows = rows
        self._shelf = shelf
        self._played = played
        self._filling = threading.Lock()

    @property
    def waiting(self) -> int:
        """How many matches have changed since they were indexed."""
        return len(self._rows.waiting())

    def fill(self) -> Generator[tuple[int, int], None, None]:
        """Index what waits, a match at a time: how many are done, of how many.

        It may be left at any time; the next one goes on.
        """
        waiting = self._rows.waiting()
        for number, one in enumerate(waiting, 1):
            with self._filling:
                if self._rows.is_waiting(one):  # nobody else has done it meanwhile
                    self._rows.put(one, self._of(one))
            yield number, len(waiting)

    def rebuild(self) -> None:
        """Make all of it anew with the next `fill`."""
        self._rows.forget_all()

    def _of(self, waiting: Waiting) -> IndexedMatch:
        shelf, match_id = self._shelf(), waiting.match_id
        try:
            found = shelf.of_match(self._played(match_id)) if waiting.is_played else shelf.load(match_id)
        except JournalError as problem:
            if problem.trouble not in (Trouble.MATCH_DAMAGED, Trouble.UNKNOWN_MATCH):
                raise
            _log.warning("%s cannot be read, and no decision of it is found", match_id)
            return EMPTY
        return indexed(found.study)
