"""Where a match of two others is written that is only watched: nowhere."""

from __future__ import annotations

from collections.abc import Mapping

from bgdesk.library.draft import Draft
from bgdesk.library.journal import RatingKey
from bgdesk.match.events import Entry
from bgdesk.match.rating import Rating
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState


class Unkept:
    """Both who play have it on disk; here it is seen."""

    def append(
        self,
        match_id: str,
        index: int,
        entry: Entry,
        draft: Draft | None = None,
        after: MatchState | None = None,
    ) -> None:
        """It happened elsewhere."""

    def save_draft(self, match_id: str, draft: Draft) -> None:
        """Nobody enters anything here."""

    def finish(self, record: MatchRecord, ratings: Mapping[RatingKey, Rating] | None = None) -> bool:
        """Nothing is noted, and so nothing is told of it."""
        return False

    def rating(self, key: RatingKey) -> Rating:
        """It changes nobody's rating."""
        return Rating()
