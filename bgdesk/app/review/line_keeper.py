"""Where a line is written that is tried out beside a match: into the study of that match, as a branch."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bgdesk.library.draft import Draft
from bgdesk.library.journal import RatingKey
from bgdesk.match.events import Entry
from bgdesk.match.rating import Rating
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState
from bgdesk.match.study import Branch


class LineKeeper:
    """Tells ``write`` the line before each entry is shown; what it raises keeps that from happening.

    ``record`` is the line so far, which leaves its match after ``keep`` events.
    """

    def __init__(self, record: MatchRecord, keep: int, write: Callable[[Branch], None]) -> None:
        self._record = record
        self._keep = keep
        self._write = write

    def append(
        self,
        match_id: str,
        index: int,
        entry: Entry,
        draft: Draft | None = None,
        after: MatchState | None = None,
    ) -> None:
        """Keep the line with one more ``entry``; what was taken back is none of it."""
        longer = self._record.append(entry)
        self._write(Branch(self._keep, longer.events[self._keep :]))
        self._record = longer

    def save_draft(self, match_id: str, draft: Draft) -> None:
        """A play that is not finished is not kept."""

    def finish(self, record: MatchRecord, ratings: Mapping[RatingKey, Rating] | None = None) -> bool:
        """A line is no match: nobody has won it."""
        return False

    def rating(self, key: RatingKey) -> Rating:
        """It changes nobody's rating."""
        return Rating()
