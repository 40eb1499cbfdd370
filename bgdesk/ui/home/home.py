"""Turns to the start page and back, fills it, and opens what is chosen there."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import QDate, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut

from bgdesk.app.review.home_facts import HomeFacts, read_home
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.match_opener import NewMatch
from bgdesk.app.table.table import Table
from bgdesk.app.table.untouched import is_untouched
from bgdesk.app.workers.latest_reading import LatestReading
from bgdesk.library.library import Library
from bgdesk.ui.coan_ki.opener import CoanKiOpener
from bgdesk.ui.common.front_pages import FrontPages
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.home.derive_home import derive_home
from bgdesk.ui.home.ending import MatchEnding
from bgdesk.ui.home.quick_choices import QuickChoices
from bgdesk.ui.home.start_page import StartPage
from bgdesk.ui.home.view import PastMatch, WaitingMatch
from bgdesk.ui.home.wording import greeting
from bgdesk.ui.words.matches import Shelf

_log = logging.getLogger(__name__)


class Home(QObject):
    """``told`` carries sentences for the notice bar."""

    told = Signal(str)
    shown = Signal()
    """The page says what is stored."""
    past_requested = Signal(object)
    """The `ListedMatch` to be looked at."""

    def __init__(
        self,
        controller: MatchController,
        library: Library,
        dialogs: MatchDialogs,
        coan_ki: CoanKiOpener,
        front: FrontPages,
        page: StartPage,
        choices: QuickChoices,
        ending: MatchEnding,
        now: Callable[[], datetime],
    ) -> None:
        super().__init__(page)
        self._controller = controller
        self._library = library
        self._dialogs = dialogs
        self._coan_ki = coan_ki
        self._front = front
        self._page = page
        self._choices = choices
        self._ending = ending
        self._now = now
        self._facts = HomeFacts()
        self._was_paused: bool | None = None
        self._is_focus_due = False
        self._reader = LatestReading(self)
        self._wire()

    def _wire(self) -> None:
        lead = self._page.lead
        lead.go_on_requested.connect(self._go_on)
        lead.end_requested.connect(self._end)
        self._page.matches.match_chosen.connect(self._look_at)
        self._choices.match_requested.connect(self._start)
        self._reader.read.connect(self._show)
        self._reader.failed.connect(self.told)
        self._ending.told.connect(self.told)
        self._ending.removed.connect(self.refresh)
        self._dialogs.closed.connect(self.refresh_if_seen)
        self._controller.opened.connect(self._opened)
        self._front.turned.connect(self._turned)
        back = QShortcut(QKeySequence(Qt.Key.Key_Escape), self._page)
        back.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        back.activated.connect(self._leave)

    @Slot()
    def toggle(self) -> None:
        """Turn to the start page, or back to the board where there is something on it."""
        if not self._front.is_start:
            self._front.show_start()
        else:
            self._leave()

    def show(self) -> None:
        """Turn to the start page and read what it shows."""
        if self._front.is_start:
            self._turned()
        else:
            self._front.show_start()

    @Slot()
    def _leave(self) -> None:
        if self._front.lay_table():
            self._front.show_table()

    @Slot()
    def _turned(self) -> None:
        """Two bots wait while nobody watches them."""
        pace = self._controller.spectator_pace
        table = self._controller.table
        if self._front.is_table:
            if self._was_paused is not None:
                was_paused, self._was_paused = self._was_paused, None
                pace.set_paused(was_paused)
        elif self._was_paused is None and table and table.is_watched:
            self._was_paused = pace.watch.is_paused
            pace.set_paused(True)
        if self._front.is_start:
            self._page.verticalScrollBar().setValue(0)
            self._is_focus_due = True
            self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Read everything afresh."""
        self._greet()
        self._choices.refresh()
        table = self._controller.table
        current, library = table.record.header.id if table and not table.is_studied else "", self._library
        fault = self.tr(
            "Something went wrong inside bgdesk, and the matches cannot be listed."
            " They are kept; details are in the log."
        )
        self._reader.begin(lambda: read_home(library, current), fault)

    def _greet(self) -> None:
        self._page.greeting.setText(greeting(self._now().hour))

    def _today(self) -> QDate:
        day = self._now().date()
        return QDate(day.year, day.month, day.day)

    @Slot()
    def refresh_if_seen(self) -> None:
        """Something in the library may be different."""
        if self._front.is_start:
            self.refresh()

    @Slot(object)
    def _show(self, facts: HomeFacts) -> None:
        self._facts = facts
        self._choices.show_first(is_first=not facts.has_played)
        view = derive_home(
            facts, self._controller.table, self._choices.last, self._choices.first, self._today()
        )
        self._page.show_view(view)
        if self._front.is_start and self._is_focus_due:
            self._is_focus_due = False
            self._page.lead.primary.setFocus(Qt.FocusReason.OtherFocusReason)
        self.shown.emit()

    def show_as_next_time(self) -> None:
        """Show at once what the next start will, except for what depends on the time. Raises JournalError."""
        self._reader.cancel()
        self._greet()
        facts = read_home(self._library, "")
        self._choices.refresh()
        self._choices.show_first(is_first=not facts.has_played)
        view = derive_home(facts, None, self._choices.last, self._choices.first, self._today())
        self._page.show_view(view)
        self._page.hide_times()
        self._page.verticalScrollBar().setValue(0)
        for board in self._page.boards:
            board.draw_now()

    @Slot(object)
    def _start(self, wanted: NewMatch) -> None:
        self._dialogs.start(wanted)

    @Slot(object)
    def _go_on(self, match: WaitingMatch) -> None:
        if match.is_here:
            self._front.show_table()
        elif match.shelf is Shelf.COAN_KI:
            self._coan_ki.go_on(match.id)
        else:
            self._dialogs.resume(match.id)

    @Slot(object)
    def _end(self, match: WaitingMatch) -> None:
        records = (one.record for one in self._facts.under_way)
        self._ending.ask(match, next((one for one in records if one.header.id == match.id), None))

    @Slot(object)
    def _look_at(self, match: PastMatch) -> None:
        listed = next((one for one in self._facts.recent if one.id == match.id), None)
        if listed:
            self.past_requested.emit(listed)

    @Slot(object)
    def _opened(self, table: Table) -> None:
        """Where another match begins, those in which nobody has decided anything are not kept."""
        known = {one.record.header.id for one in self._facts.under_way}
        if table.is_studied or table.record.header.id in known:
            return
        for one in self._facts.under_way:
            if is_untouched(one.record):
                self._forget(one.record.header.id)

    def _forget(self, match_id: str) -> None:
        self._controller.writing.write(
            lambda: self._library.catalogue.forget(match_id),
            lambda _: None,
            lambda problem: _log.info("an untouched match stays: %s", problem.trouble.name),
        )

    def close(self) -> None:
        """Let what is being read end."""
        self._reader.close()
