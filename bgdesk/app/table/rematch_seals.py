"""The secrets that were fixed for rematches, together with those of the matches before them."""

from __future__ import annotations

from bgdesk.match.dice.sealing import Seal
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Phase


class RematchSeals:
    """Kept in memory only: whoever could read them would know the dice of rematches to come."""

    def __init__(self) -> None:
        self._next: dict[str, Seal] = {}

    def note(self, match_id: str, seal: Seal) -> None:
        """The match begins with ``seal``, which nothing else will use any more."""
        following = seal.of_rematch
        self._next = {before: kept for before, kept in self._next.items() if kept != seal}
        if following:
            self._next[match_id] = following

    def after(self, record: MatchRecord) -> Seal | None:
        """That of a rematch of ``record``, once it is over: a secret gives away the one before it."""
        return self._next.get(record.header.id) if record.state.phase is Phase.OVER else None
