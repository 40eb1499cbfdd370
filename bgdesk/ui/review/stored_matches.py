"""The dialog with the matches of the library, and what is chosen there."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import assert_never

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.messages import message_text
from bgdesk.app.review.import_batch import MatchImporter
from bgdesk.app.review.review import ReviewSession
from bgdesk.app.table.match_controller import MatchController
from bgdesk.library.library import Library
from bgdesk.library.listing import PLAYED
from bgdesk.library.problems import JournalError
from bgdesk.library.summaries import MatchStatus
from bgdesk.ui.coan_ki.opener import CoanKiOpener
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.matches.matches_dialog import MatchesDialog
from bgdesk.ui.words.imports import opened_choice
from bgdesk.ui.words.matches import MatchChoice, Shelf, stored_choice

_log = logging.getLogger(__name__)


class StoredMatches(QObject):
    """Lists what ``library`` and ``coan_ki`` have; ``told`` carries sentences for the notice bar."""

    told = Signal(str)

    def __init__(
        self,
        controller: MatchController,
        library: Library,
        opening: MatchImporter,
        review: ReviewSession,
        dialogs: MatchDialogs,
        actions: Mapping[ActionId, QAction],
        coan_ki: CoanKiOpener,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._library = library
        self._opening = opening
        self._review = review
        self._dialogs = dialogs
        self._actions = actions
        self._coan_ki = coan_ki
        self._window = window
        self._dialog: MatchesDialog | None = None
        actions[ActionId.MATCHES].triggered.connect(self.ask)

    @Slot()
    def ask(self) -> None:
        """Show the matches."""
        try:
            note = self._elsewhere() if self.has_match_elsewhere() else ""
            choices = self._choices()
        except JournalError as problem:
            _log.warning("the matches are not listed: %s", problem.trouble.name, exc_info=True)
            self.told.emit(message_text(problem.message))
            return
        shelved = self._review.shelved
        shown = {shelved.id if shelved else "", self._coan_ki.shown_game}
        self._dialog = dialog = MatchesDialog(choices, note, shown, self._window)
        dialog.chosen.connect(self._chosen)
        dialog.removal_wanted.connect(self._remove)
        dialog.new_match_requested.connect(self._actions[ActionId.NEW_MATCH].trigger)
        dialog.file_requested.connect(self._actions[ActionId.OPEN].trigger)
        self._dialogs.open(dialog)

    def has_match_elsewhere(self) -> bool:
        """Whether another window of bgdesk plays a match of this library. Raises JournalError."""
        here = {match.id for match in self._library.unfinished()} | {self._current}
        stored = self._library.matches()
        return any(match.status is MatchStatus.UNFINISHED and match.id not in here for match in stored)

    def _elsewhere(self) -> str:
        return self.tr("The unfinished match is open in another window of bgdesk.")

    @property
    def _current(self) -> str:
        table = self._controller.table
        return table.record.header.id if table else ""

    def _choices(self) -> Sequence[MatchChoice]:
        """Those under way first, but for the one that is being played, then the others."""
        under_way = [match for match in self._library.unfinished() if match.id != self._current]
        played = [match for match in self._library.matches() if match.status is not MatchStatus.UNFINISHED]
        catalogue = self._library.catalogue
        listed = (*catalogue.matches(), *catalogue.positions())
        opened = [match for match in listed if match.kind != PLAYED]
        return [
            *map(stored_choice, under_way),
            *self._coan_ki.unfinished(),
            *map(stored_choice, played),
            *map(opened_choice, opened),
        ]

    @Slot(object)
    def _chosen(self, choice: MatchChoice) -> None:
        self.open_one(choice.shelf, choice.id)

    def open_one(self, shelf: Shelf, match_id: str) -> None:
        """Go on with a match, or look at it."""
        match shelf:
            case Shelf.UNDER_WAY:
                self._dialogs.resume(match_id)
            case Shelf.COAN_KI:
                self._coan_ki.go_on(match_id)
            case Shelf.PLAYED:
                self._opening.load_played(lambda: self._library.record(match_id))
            case Shelf.OPENED:
                self._opening.load(match_id)
            case _:
                assert_never(shelf)

    @Slot(object)
    def _remove(self, choice: MatchChoice) -> None:
        try:
            if choice.shelf is Shelf.COAN_KI:
                self._coan_ki.remove(choice.id)
            else:
                self._library.catalogue.discard((choice.id,))
        except JournalError as problem:
            _log.warning("not removed: %s", problem.trouble.name, exc_info=True)
            self.told.emit(message_text(problem.message))
            return
        if self._dialog:
            self._dialog.take_out(choice)
