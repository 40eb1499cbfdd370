"""Keeps the judged decisions up to date with the matches."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Generator

from bgdesk.library.decisions.deciding import DecidedMatch, decided, times_of
from bgdesk.library.decisions.decision_rows import DecisionRows, Undecided
from bgdesk.library.played_time import LONGEST_PAUSE_S
from bgdesk.library.problems import JournalError, Trouble
from bgdesk.library.studies import StudyShelf
from bgdesk.match.record import MatchRecord

_log = logging.getLogger(__name__)


class DecisionUpkeep:
    """Every method raises JournalError when the disk or the file fails."""

    def __init__(
        self, rows: DecisionRows, shelf: Callable[[], StudyShelf], played: Callable[[str], MatchRecord]
    ) -> None:
        self._rows = rows
        self._shelf = shelf
        self._played = played
        self._filling = threading.Lock()

    @property
    def waiting(self) -> int:
        """How many matches have changed since their decisions were stored."""
        return len(self._rows.waiting())

    def fill(self) -> Generator[tuple[int, int], None, None]:
        """Store what waits, a match at a time: how many are done, of how many.

        It may be left at any time; the next one goes on.
        """
        self._rows.pass_over_unjudged()
        waiting = self._rows.waiting()
        for number, one in enumerate(waiting, 1):
            with self._filling:
                if self._rows.is_waiting(one):  # nobody else has done it meanwhile
                    self._rows.put(one, self._of(one) if one.is_judged else ())
            yield number, len(waiting)

    def rebuild(self) -> None:
        """Make all of it anew with the next `fill`."""
        self._rows.forget_all()

    def _of(self, waiting: Undecided) -> tuple[DecidedMatch, ...]:
        shelf, match_id = self._shelf(), waiting.match_id
        try:
            if not waiting.is_played:
                return decided(shelf.load(match_id).study)
            record = self._played(match_id)
            times = times_of(record, self._rows.moments(match_id), LONGEST_PAUSE_S)
            return decided(shelf.of_match(record).study, times)
        except JournalError as problem:
            if problem.trouble not in (Trouble.MATCH_DAMAGED, Trouble.UNKNOWN_MATCH):
                raise
            _log.warning("%s cannot be read, and no figure knows its decisions", match_id)
            return ()
