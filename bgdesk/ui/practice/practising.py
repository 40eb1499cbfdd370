"""The page of practice in the window: turned to, filled, and what can be begun from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence, QShortcut

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.messages import message_text
from bgdesk.app.practice.card_wishes import CardWishes
from bgdesk.app.practice.card_writing import CardWriting
from bgdesk.app.practice.drill_desk import DrillDesk
from bgdesk.app.practice.practice_reader import PracticeFacts, PracticeReader
from bgdesk.app.wall_clock import WallClock
from bgdesk.library.cards import Added
from bgdesk.library.library import Library
from bgdesk.library.problems import JournalError
from bgdesk.practice.cards.session import CardSession, cram_of, drill_of, session_of
from bgdesk.ui.common.front_pages import FrontPages
from bgdesk.ui.practice.derive_practice import derive_practice
from bgdesk.ui.practice.practice_page import PracticePage
from bgdesk.ui.practice.way_back import WayBack


class Practising(QObject):
    """Turns to the page and back, and begins sessions on ``desk``; ``told`` is for the notice bar."""

    told = Signal(str)
    counted = Signal(int)
    """So many cards can be asked today."""
    page_made = Signal(object)
    """The `PracticePage`, which is made when it is wanted first."""

    def __init__(
        self,
        library: Library,
        desk: DrillDesk,
        wishes: Callable[[], CardWishes],
        clock: WallClock,
        has_table: Callable[[], bool],
        way_back: WayBack,
        writing: CardWriting,
        front: FrontPages,
        actions: Mapping[ActionId, QAction],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._library = library
        self._desk = desk
        self._wishes = wishes
        self._clock = clock
        self._has_table = has_table
        self._way_back = way_back
        self._writing = writing
        self._front = front
        self._actions = actions
        self._page: PracticePage | None = None
        self._is_focus_due = False
        self._reader = PracticeReader(lambda: library, self)
        self._reader.read.connect(self._show_facts)
        self._reader.failed.connect(self.told)
        desk.over.connect(self.show)
        front.turned.connect(self._turned)
        actions[ActionId.PRACTICE].triggered.connect(self.toggle)

    @property
    def page(self) -> PracticePage:
        """The page, which stands from now on."""
        if self._page is None:
            self._page = page = PracticePage()
            self._front.add_page(page)
            page.start_requested.connect(self.start)
            page.cram_requested.connect(self.cram)
            page.deck_requested.connect(self.start)
            page.matches_requested.connect(self._actions[ActionId.MATCHES].trigger)
            page.back_requested.connect(self.leave)
            page.again_requested.connect(self._ask_again)
            page.drop_requested.connect(self._drop)
            back = QShortcut(QKeySequence(Qt.Key.Key_Escape), page)
            back.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            back.activated.connect(self.leave)
            self.page_made.emit(page)
        return self._page

    @property
    def is_seen(self) -> bool:
        """Whether the page is in front."""
        return self._page is not None and self._front.currentWidget() is self._page

    @Slot()
    def toggle(self) -> None:
        """Turn to the page, or back."""
        if self.is_seen:
            self.leave()
        else:
            self.show()

    @Slot()
    def show(self) -> None:
        """Turn to the page and read what it shows."""
        self._is_focus_due = True
        self.page.verticalScrollBar().setValue(0)
        self.refresh()
        self._front.show_page(self.page)

    @Slot()
    def _turned(self) -> None:
        """The start page says how many cards there are for today."""
        if self._front.is_start:
            self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Read everything afresh."""
        self._reader.begin(self._clock.practice_day(), self._wishes().limits)

    @Slot()
    def refresh_if_seen(self) -> None:
        """There may be other cards."""
        if self.is_seen or self._front.is_start:
            self.refresh()

    @Slot()
    def leave(self) -> None:
        """Back to what was on the board, or else to what is, or else to the start page."""
        if self._way_back.go() or self._has_table():
            self._front.show_table()
        else:
            self._front.show_start()

    @Slot()
    def stop(self) -> None:
        """From a card back to the page."""
        if self._desk.step:
            self._desk.leave()
            self.show()

    @Slot(object)
    def _show_facts(self, facts: PracticeFacts) -> None:
        self.counted.emit(facts.due)
        if self._page is None:
            return
        self.page.show_view(derive_practice(facts))
        if self._is_focus_due and self.is_seen:
            self._is_focus_due = False
            self.page.take_keyboard()

    @Slot()
    @Slot(str)
    def start(self, deck: str | None = None) -> None:
        """Ask what is due, in one deck or in all."""
        limits = self._wishes().limits
        day = self._clock.practice_day().isoformat()

        def session() -> CardSession:
            cards = self._library.cards
            return session_of(cards.due(day, deck), cards.fresh(deck), cards.counts(day, deck), limits)

        self._begin(session)

    @Slot()
    def cram(self) -> None:
        """Ask cards without counting the answers."""
        length = self._wishes().limits.length
        self._begin(lambda: cram_of(self._library.cards.waiting(), length))

    def drill(self, added: Added) -> None:
        """Ask the cards of ``added`` at once: those for today by the schedule, the rest without counting."""

        def session() -> CardSession:
            cards, day = self._library.cards, self._clock.practice_day().isoformat()
            found = [one for one in cards.waiting() if one.id in added.ids]
            wanted = sorted(found, key=lambda one: -one.cost)
            return drill_of(wanted, day, cards.counts(day), self._wishes().limits)

        self._begin(session, self.tr("None of these decisions can be asked as a card."))

    def _begin(self, make: Callable[[], CardSession], empty: str = "") -> None:
        try:
            session = make()
            if not session.asked:
                self.told.emit(empty or self.tr("Nothing is left for today here."))
                return
            self._way_back.remember()
            self._front.show_table()
            self._desk.begin(session)
        except JournalError as problem:
            self.told.emit(message_text(problem.message))
            self.show()

    @Slot(str)
    def _ask_again(self, card_id: str) -> None:
        self._change(partial(self._library.cards.suspend, card_id, is_suspended=False))

    @Slot(str)
    def _drop(self, card_id: str) -> None:
        self._change(partial(self._library.cards.remove, card_id))

    def _change(self, work: Callable[[], None]) -> None:
        self._writing.write(work, lambda _: self.refresh())

    def close(self) -> None:
        """Let what is being read end."""
        self._reader.close()
