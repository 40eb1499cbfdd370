"""Everything about practising with cards, made with the review, on which it rests."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, Slot

from bgdesk.app.practice.card_import import CardImport
from bgdesk.app.practice.card_making import CardMaking
from bgdesk.app.practice.card_wishes import CardWishes
from bgdesk.app.practice.card_writing import CardWriting
from bgdesk.app.practice.drill_desk import DrillDesk, DrillStep
from bgdesk.app.practice.found_cards import errors_among
from bgdesk.app.settings import table as settings_table
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.wall_clock import WallClock
from bgdesk.library.find.wanted import DecisionRef
from bgdesk.library.library import Library
from bgdesk.start.review_wiring import ReviewWiring
from bgdesk.ui.home.start_page import StartPage
from bgdesk.ui.pages.names import PRACTICE
from bgdesk.ui.practice.decks_and_files import DecksAndFiles
from bgdesk.ui.practice.drilling import Drilling
from bgdesk.ui.practice.making_cards import CardsFromReview
from bgdesk.ui.practice.practice_page import PracticePage
from bgdesk.ui.practice.practice_wording import CardCountWords
from bgdesk.ui.practice.practising import Practising
from bgdesk.ui.practice.way_back import WayBack
from bgdesk.ui.window.helping import Helping
from bgdesk.ui.window.main_window import MainWindow
from bgdesk.ui.window.notice_bar import NoticeBar, Topic
from bgdesk.ui.words.persons import your_name


class CardsWiring(QObject):
    """Asks cards, makes them, and shows what is due."""

    def __init__(
        self,
        controller: MatchController,
        library: Library,
        clock: WallClock,
        review: ReviewWiring,
        helping: Helping,
        window: MainWindow,
    ) -> None:
        super().__init__(review)
        actions, history, front = window.actions_by_id, window.history, window.front
        settings = review.settings
        wishes = partial(CardWishes.of, settings)
        self.desk = DrillDesk(
            controller,
            review.review,
            lambda: library.cards,
            lambda: library.card_answers,
            wishes,
            _names,
            clock,
            self,
        )
        self.drilling = Drilling(
            self.desk,
            clock.practice_day,
            history,
            window.page,
            review.course_shown,
            review.judging,
            review.reasoning,
            actions,
            self,
        )
        window.side_panel.set_drill_page(self.drilling.panel)
        writing = CardWriting(controller.writing, self)
        writing.failed.connect(partial(window.notices.warn, topic=Topic.CARDS))
        self.practising = Practising(
            library,
            self.desk,
            settings,
            clock,
            WayBack(controller, review.review, review.dialogs, history),
            writing,
            front,
            actions,
            self,
        )
        self.making = CardMaking(lambda: library.cards, clock.practice_day, self)
        self.from_review = CardsFromReview(
            review.review,
            review.quiet_judge,
            review.learning_desk,
            review.walking,
            history,
            self.making,
            library,
            clock.today,
            lambda: settings.get(settings_table.CARDS_OFFERED),
            actions,
            self,
        )

        def day() -> str:
            return clock.practice_day().isoformat()

        self.decks = DecksAndFiles(
            library,
            day,
            CardImport(library, day, self),
            writing,
            review.folder,
            review.dialogs,
            window,
        )
        self._helping, self._library, self._finding = helping, library, review.finding
        self._walking = review.walking
        self._wire(review, window.notices)

    def _wire(self, review: ReviewWiring, notices: NoticeBar) -> None:
        review.learning.stopped.connect(self.practising.stop)
        self.desk.failed.connect(partial(notices.warn, topic=Topic.CARDS))
        self.desk.changed.connect(partial(self._go_on, notices))
        self.practising.told.connect(partial(notices.tell, topic=Topic.FILES))
        self.from_review.told.connect(partial(notices.tell, topic=Topic.FILES))
        self.from_review.offered.connect(partial(self._offer, notices))
        self.making.made.connect(self.practising.refresh_if_seen)
        review.finding.cards_wanted.connect(self.from_review.make_found)
        self.practising.page_made.connect(self._join)
        self.decks.told.connect(partial(notices.tell, topic=Topic.FILES))
        self.decks.warned.connect(partial(notices.warn, topic=Topic.FILES))
        self.decks.changed.connect(self.practising.refresh_if_seen)

    def _go_on(self, notices: NoticeBar) -> None:
        """With the next card nobody is told any more that something of the last one is not kept."""
        if self.desk.step is not DrillStep.TELLING:
            notices.forget(Topic.CARDS)

    def join(self, home: StartPage) -> None:
        """Say on the start page what is due."""

        def say(number: int) -> None:
            home.show_cards(CardCountWords().due_short(number) if number else "")

        self.practising.counted.connect(say)
        home.cards.clicked.connect(self.practising.show)
        self.practising.refresh_if_seen()

    @Slot(object, str)
    def drill(self, refs: Sequence[DecisionRef], whose: str) -> None:
        """Ask those of ``refs`` that are worth a card, made where there is none; in a deck of ``whose``."""
        library, threshold = self._library, self._walking.threshold
        self.making.make_later(
            lambda: errors_among(library, refs, library.card_decks.named(whose) if whose else "", threshold),
            self.practising.drill,
        )

    @Slot(object)
    def _join(self, page: PracticePage) -> None:
        self.decks.join(page)
        page.similar_requested.connect(self._finding.ask_near)
        page.help_requested.connect(partial(self._helping.show, PRACTICE))

    def _offer(self, notices: NoticeBar, text: str, button: str) -> None:
        notices.tell(text, Topic.FILES, more=self.from_review.make_all, more_text=button)

    def close(self) -> None:
        """End what runs."""
        self.desk.close()
        self.decks.close()
        self.making.close()
        self.practising.close()


def _names() -> tuple[str, str]:
    """What the players of a card are called."""
    #: Name of the other player where nobody in particular is meant
    return your_name(), QCoreApplication.translate("Practice", "Opponent")
