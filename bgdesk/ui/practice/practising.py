"""The page of practice in the window: turned to, filled, and what can be begun from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.messages import message_text
from bgdesk.app.practice.card_wishes import CardWishes
from bgdesk.app.practice.card_writing import CardWriting
from bgdesk.app.practice.drill_desk import DrillDesk
from bgdesk.app.practice.practice_facts import PracticeFacts, read_practice
from bgdesk.app.settings.settings import Settings
from bgdesk.app.settings.table import PRACTISER
from bgdesk.app.wall_clock import WallClock
from bgdesk.app.workers.latest_reading import LatestReading
from bgdesk.library.cards import Added
from bgdesk.library.library import Library
from bgdesk.library.problems import JournalError
from bgdesk.library.profiles import FIRST_PROFILE
from bgdesk.practice.cards.session import CardSession, cram_of, drill_of, session_of
from bgdesk.ui.common.front_pages import FrontPages
from bgdesk.ui.practice.derive_practice import derive_practice
from bgdesk.ui.practice.practice_page import PracticePage
from bgdesk.ui.practice.practice_wording import CardCountWords
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
        settings: Settings,
        clock: WallClock,
        way_back: WayBack,
        writing: CardWriting,
        front: FrontPages,
        actions: Mapping[ActionId, QAction],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._library = library
        self._desk = desk
        self._settings = settings
        library.practise_as(settings.get(PRACTISER))
        self._clock = clock
        self._way_back = way_back
        self._writing = writing
        self._front = front
        self._actions = actions
        self._page: PracticePage | None = None
        self._is_focus_due = False
        self._reader = LatestReading(self)
        self._reader.read.connect(self._show_facts)
        self._reader.failed.connect(self.told)
        front.lay_table = way_back.lay_table
        desk.over.connect(self._over)
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
            for wish, action in (
                (page.matches_requested, ActionId.MATCHES),
                (page.match_requested, ActionId.NEW_MATCH),
                (page.trainers_requested, ActionId.TRAINERS),
            ):
                wish.connect(self._actions[action].trigger)
            page.head.back_requested.connect(self._front.go_back)
            page.again_requested.connect(self._ask_again)
            page.drop_requested.connect(self._drop)
            page.practiser_chosen.connect(self.practise_as)
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
            self._front.go_back()
        else:
            self.show()

    @Slot()
    def show(self) -> None:
        """Turn to the page."""
        self._front.show_page(self.page)

    @Slot()
    def _turned(self) -> None:
        """No card is asked to which no way leads; the start page says how many there are for today."""
        if not self._front.has_beside:
            self._desk.leave()
        self.refresh_if_seen()
        if self._page and self.is_seen:
            self._is_focus_due = True
            self._page.scrolled.verticalScrollBar().setValue(0)

    @Slot()
    def refresh(self) -> None:
        """Read everything afresh."""
        library, today = self._library, self._clock.practice_day()
        limits = CardWishes.of(self._settings).limits
        fault = self.tr(
            "Something went wrong inside bgdesk, and the cards cannot be listed."
            " They are kept; details are in the log."
        )
        self._reader.begin(lambda: read_practice(library, today, limits), fault)

    @Slot()
    def refresh_if_seen(self) -> None:
        """There may be other cards."""
        if self.is_seen or self._front.is_start:
            self.refresh()

    @Slot()
    def stop(self) -> None:
        """From a card back to where one came from."""
        if self._desk.step:
            self._desk.leave()
            self._over()

    @Slot()
    def _over(self) -> None:
        """Say how it went."""
        score = self._desk.score
        if score.answered:
            self.told.emit(CardCountWords().score(score.right, score.answered))
        if self._front.is_table:
            self._front.go_back()

    @Slot(object)
    def _show_facts(self, facts: PracticeFacts) -> None:
        self.counted.emit(facts.due)
        if self._page is None:
            return
        if facts.practiser not in {one.id for one in facts.people}:  # removed by now
            self.practise_as(FIRST_PROFILE)
            return
        self.page.show_view(derive_practice(facts))
        if self._is_focus_due and self.is_seen:
            self._is_focus_due = False
            self.page.take_keyboard()

    @Slot()
    @Slot(str)
    def start(self, deck: str | None = None) -> None:
        """Ask what is due, in one deck or in all."""
        limits = CardWishes.of(self._settings).limits
        day = self._clock.practice_day().isoformat()

        def session() -> CardSession:
            cards = self._library.cards
            return session_of(cards.due(day, deck), cards.fresh(deck), cards.counts(day, deck), limits)

        self._begin(session)

    @Slot()
    def cram(self) -> None:
        """Ask cards without counting the answers."""
        length = CardWishes.of(self._settings).limits.length
        self._begin(lambda: cram_of(self._library.cards.waiting(), length))

    def drill(self, added: Added) -> None:
        """Ask the cards of ``added`` at once: those for today by the schedule, the rest without counting."""

        def session() -> CardSession:
            cards, day = self._library.cards, self._clock.practice_day().isoformat()
            found = [one for one in cards.waiting() if one.id in added.ids]
            wanted = sorted(found, key=lambda one: -one.cost)
            return drill_of(wanted, day, cards.counts(day), CardWishes.of(self._settings).limits)

        self._begin(session, self.tr("None of these decisions can be asked as a card."))

    def _begin(self, make: Callable[[], CardSession], empty: str = "") -> None:
        try:
            session = make()
            if not session.asked:
                self.told.emit(empty or self.tr("Nothing is left for today here."))
                return
            self._way_back.remember()
            self._desk.begin(session)
            if self._desk.step is None:
                self.told.emit(
                    self.tr(
                        "None of these cards can be asked now: another window may be asking them, or they"
                        " cannot be read."
                    )
                )
        except JournalError as problem:
            self._desk.leave()
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

    @Slot(str)
    def practise_as(self, profile: str) -> None:
        """From now on the cards and answers are those of ``profile``, also the next time."""
        self._library.practise_as(profile)
        self._settings.set(PRACTISER, profile)
        self.refresh()

    def close(self) -> None:
        """Let what is being read end."""
        self._reader.close()
