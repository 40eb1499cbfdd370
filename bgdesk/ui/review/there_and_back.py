"""From a review to a game that is played on from it, back to where one was, and to that game again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtGui import QAction

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.review.import_batch import MatchImporter
from bgdesk.app.review.review import ReviewSession
from bgdesk.app.review.tried_lines import TriedLines
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.table import Table
from bgdesk.library.studies import ShelvedStudy
from bgdesk.match.state import Phase
from bgdesk.match.study import Branch
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.play.looking_back import History
from bgdesk.ui.play.play_page import PlayPage


@dataclass(frozen=True, slots=True)
class Origin:
    """Where somebody was in a review: at ``place`` of it, or of the ``line`` beside it."""

    shelved: ShelvedStudy
    place: int
    line: Branch | None


class ThereAndBack(QObject):
    """Remembers the place when a game begins there, as long as the program runs."""

    idle_changed = Signal(object)
    """The actions of these for which there is nothing to do now, as a frozen set."""

    def __init__(
        self,
        controller: MatchController,
        opening: MatchImporter,
        review: ReviewSession,
        lines: TriedLines,
        history: History,
        dialogs: MatchDialogs,
        page: PlayPage,
        actions: Mapping[ActionId, QAction],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._opening = opening
        self._review = review
        self._lines = lines
        self._history = history
        self._dialogs = dialogs
        self._page = page
        self._coming: Origin | None = None
        self._origin: Origin | None = None
        self._awaited: Origin | None = None
        self._played = ""
        self._goes_on = False
        dialogs.copy_begins.connect(self._remember)
        controller.opened.connect(self._opened)
        review.opened.connect(self._arrived)
        controller.table_changed.connect(self._changed)
        actions[ActionId.BACK_TO_REVIEW].triggered.connect(self._back)
        actions[ActionId.BACK_TO_PLAYED].triggered.connect(self._on)

    @Slot(int)
    def _remember(self, place: int) -> None:
        table, shelved = self._controller.table, self._review.shelved
        self._coming = None
        if table and shelved and not table.is_drill:
            since = table.line_from
            line = None if since is None else Branch(since, table.record.events[since:], is_own=True)
            self._coming = Origin(shelved, place, line)
            QTimer.singleShot(0, self, self._give_up)

    @Slot()
    def _give_up(self) -> None:
        """It has begun by now, or it never will."""
        self._coming = None

    @Slot(object)
    def _opened(self, table: Table) -> None:
        coming, self._coming = self._coming, None
        if coming and not table.is_studied:
            self._origin, self._played = coming, table.record.header.id

    @Slot(object)
    def _changed(self, table: Table) -> None:
        """A game that is over is nothing to go on with."""
        is_played = not table.is_studied and table.record.header.id == self._played
        if is_played:
            self._goes_on = table.state.phase is not Phase.OVER
        idle = set[ActionId]()
        self._page.offer_review(is_offered=is_played)
        if not is_played:
            idle.add(ActionId.BACK_TO_REVIEW)
        if not (table.is_review and self._is_origin and self._goes_on):
            idle.add(ActionId.BACK_TO_PLAYED)
        self.idle_changed.emit(frozenset(idle))

    @property
    def _is_origin(self) -> bool:
        shelved = self._review.shelved
        return shelved is not None and self._origin is not None and shelved.id == self._origin.shelved.id

    @Slot()
    def _back(self) -> None:
        """The review may know more by now than when it was left."""
        self._awaited = self._origin
        if self._origin:
            self._opening.load_again(self._origin.shelved)

    @Slot()
    def _arrived(self) -> None:
        origin, self._awaited = self._awaited, None
        shelved = self._review.shelved
        if origin is None or shelved is None or shelved.id != origin.shelved.id:
            return
        if origin.line:
            self._lines.go_on(origin.line)
        self._history.show_at_rest(origin.place)

    @Slot()
    def _on(self) -> None:
        if self._goes_on:
            self._dialogs.resume(self._played)
