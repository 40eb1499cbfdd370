"""From the cards back to what was on the table before: a match that is played, or one that was looked at."""

from __future__ import annotations

from dataclasses import dataclass

from bgdesk.app.review.review import ReviewSession
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.table import Table
from bgdesk.library.studies import ShelvedStudy
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.play.looking_back import History


@dataclass(frozen=True, slots=True)
class _Before:
    """The match ``played``, by its id, or the one that was looked at, at ``place``."""

    played: str = ""
    shelved: ShelvedStudy | None = None
    place: int = 0


class WayBack:
    """Remembers what cards take the place of, as long as nothing else does."""

    def __init__(
        self,
        controller: MatchController,
        review: ReviewSession,
        dialogs: MatchDialogs,
        history: History,
    ) -> None:
        self._controller = controller
        self._review = review
        self._dialogs = dialogs
        self._history = history
        self._before: _Before | None = None
        controller.opened.connect(self._opened)

    def remember(self) -> None:
        """Cards are about to be asked."""
        table = self._controller.table
        if table is None or table.is_drill:
            return
        if self._review.shelved:
            self._before = _Before(shelved=self._review.shelved, place=self._history.place)
        elif table.goes_on and table.is_stored:
            self._before = _Before(table.record.header.id)

    def lay_table(self) -> bool:
        """Where nothing is on the table, put that there again; whether anything is there now."""
        before = self._before
        if before and self._controller.table is None:
            self._before = None
            if before.shelved:
                self._review.show(before.shelved)
                self._history.show_at_rest(before.place)
            else:
                self._dialogs.resume(before.played)
        return self._controller.table is not None

    def _opened(self, table: Table) -> None:
        if not table.is_drill:
            self._before = None
