"""Ends a match that is under way, on the table or not."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from bgdesk.app.messages import message_text
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.match_opener import MatchOpener
from bgdesk.app.table.table import Table
from bgdesk.library.library import Library
from bgdesk.library.problems import JournalError
from bgdesk.match.record import MatchRecord
from bgdesk.ui.coan_ki.opener import CoanKiOpener
from bgdesk.ui.common.front_pages import FrontPages
from bgdesk.ui.dialogs.abandon_dialog import REMOVE, EndMatchDialog
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.home.view import WaitingMatch
from bgdesk.ui.play.derive_actions import who_may_abandon
from bgdesk.ui.words.matches import Shelf

_log = logging.getLogger(__name__)


class MatchEnding(QObject):
    """Asks how; ``told`` carries sentences for the notice bar."""

    told = Signal(str)
    removed = Signal()
    """A match is gone for good."""

    def __init__(
        self,
        controller: MatchController,
        match_opener: MatchOpener,
        library: Library,
        dialogs: MatchDialogs,
        coan_ki: CoanKiOpener,
        front: FrontPages,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._front = front
        self._controller = controller
        self._match_opener = match_opener
        self._library = library
        self._dialogs = dialogs
        self._coan_ki = coan_ki
        self._window = window

    def ask(self, match: WaitingMatch, record: MatchRecord | None) -> None:
        """Ask what shall become of ``match``; ``record`` is what was stored of it."""
        table = self._controller.table if match.is_here else Table(record) if record else None
        player = who_may_abandon(table) if table else None
        dialog = EndMatchDialog(match.title, table, player, self._window)
        dialog.answered.connect(lambda answer: self._end(match, is_removed=answer == REMOVE))
        self._dialogs.open(dialog)

    def _end(self, match: WaitingMatch, *, is_removed: bool) -> None:
        if is_removed:
            self._remove(match)
            return
        if match.is_here:
            self._front.show_table()
        else:
            self._dialogs.resume(match.id)
        self._controller.writing.behind(lambda: self._give_up(match))

    def _give_up(self, match: WaitingMatch) -> None:
        table = self._controller.table
        player = who_may_abandon(table) if table and table.record.header.id == match.id else None
        if player:
            self._dialogs.give_up(player)

    def _remove(self, match: WaitingMatch) -> None:
        if match.is_here and match.shelf is not Shelf.COAN_KI:
            self._match_opener.close()
        self._controller.writing.write(lambda: self._discard(match), self._removed, self._not_removed)

    def _discard(self, match: WaitingMatch) -> None:
        if match.shelf is Shelf.COAN_KI:
            self._coan_ki.remove(match.id)
        else:
            self._library.catalogue.discard((match.id,))

    def _removed(self, _: None) -> None:
        self.removed.emit()

    def _not_removed(self, problem: JournalError) -> None:
        _log.warning("not removed: %s", problem.trouble.name, exc_info=problem)
        self.told.emit(message_text(problem.message))
        self.removed.emit()
