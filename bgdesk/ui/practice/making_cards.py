"""Cards made of what is looked at: of one decision, of all errors of a match, or as an analysis ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale, QObject, Signal, Slot
from PySide6.QtGui import QAction

from bgdesk.analysis.verdicts import Verdict
from bgdesk.app.actions.actions import ActionId
from bgdesk.app.practice.card_making import CardMaking, CardWork
from bgdesk.app.practice.found_cards import work_on
from bgdesk.app.practice.whose_cards import by_owner
from bgdesk.app.review.learning_desk import LearningDesk, LearningStep
from bgdesk.app.review.quiet_judge import QuietJudge
from bgdesk.app.review.review import ReviewSession
from bgdesk.app.side_by_side import sentences
from bgdesk.library.cards import Added
from bgdesk.library.library import Library
from bgdesk.library.problems import JournalError
from bgdesk.practice.cards.admission import worth_a_card
from bgdesk.practice.cards.making import KINDS
from bgdesk.rules.player import Player
from bgdesk.ui.play.looking_back import History
from bgdesk.ui.practice.practice_wording import CardCountWords
from bgdesk.ui.review.walking import Walking

if TYPE_CHECKING:
    from bgdesk.library.find.wanted import FoundDecision


class CardsFromReview(QObject):
    """Follows ``review``; ``told`` carries sentences for the notice bar."""

    told = Signal(str)
    offered = Signal(str, str)
    """Cards could be made: a sentence that says so, and the text of a button for it."""

    def __init__(
        self,
        review: ReviewSession,
        quiet_judge: QuietJudge,
        learning: LearningDesk,
        walking: Walking,
        history: History,
        making: CardMaking,
        library: Library,
        today: Callable[[], date],
        is_offering: Callable[[], bool],
        actions: Mapping[ActionId, QAction],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._review = review
        self._learning = learning
        self._walking = walking
        self._history = history
        self._making = making
        self._library = library
        self._today = today
        self._is_offering = is_offering
        self._quiet_judge = quiet_judge
        self._to_offer: set[str] = set()
        making.made.connect(self._made)
        making.failed.connect(self.told)
        review.ended.connect(self._offer)
        review.changed.connect(self._offer_later)
        quiet_judge.ended.connect(self._offer_of)
        actions[ActionId.MAKE_CARD].triggered.connect(self.make_one)
        actions[ActionId.MAKE_CARDS].triggered.connect(self.make_all)

    @Slot()
    def make_one(self) -> None:
        """Make a card of the decision that is looked at, however little it cost."""
        found = next((one for one in self._at_place() if one.decision.kind in KINDS), None)
        if found:
            self._make((found,))
        else:
            self.told.emit(self.tr("A card needs a decision that has been analysed."))

    def _at_place(self) -> tuple[Verdict, ...]:
        at = self._history.at
        return tuple(one for one in self._review.verdicts if one.decision.event == at)

    @Slot()
    def make_all(self) -> None:
        """Make cards of the errors in this match; after learning, of what was missed there."""
        chosen = self._missed() or self.worth()
        if chosen:
            self._make(chosen)
        elif self._review.verdicts:
            self.told.emit(self.tr("No error of yours in this match is worth a card."))
        else:
            self.told.emit(self.tr("Cards need an analysis: Analyse (F7) makes one."))

    def _missed(self) -> tuple[Verdict, ...]:
        desk = self._learning
        if desk.lesson is None or desk.step is not LearningStep.OVER:
            return ()
        missed = {stop.event for stop in desk.run.missed if stop.was_error}
        return tuple(one for one in desk.lesson.verdicts if one.decision.event in missed)

    def worth(self) -> tuple[Verdict, ...]:
        """The own errors that are worth a card, of either player where nobody knows whose are the own."""
        analysis = self._review.analysis
        if analysis is None:
            return ()
        player: Player | None = self._walking.player
        return worth_a_card(analysis, self._review.verdicts, player, self._walking.threshold)

    def _make(self, chosen: tuple[Verdict, ...]) -> None:
        shelved, analysis = self._review.shelved, self._review.analysis
        if shelved and analysis:
            work = CardWork(shelved.id, shelved.study.record, analysis, chosen)
            library, me = self._library, self._walking.me
            #: Name of a deck of cards, made of what other players did
            others = self.tr("Other players")
            self._making.make_later(lambda: by_owner(library, work, me, others))

    @Slot(object)
    def make_found(self, found: Sequence[FoundDecision]) -> None:
        """Make cards of decisions that were found, in a deck called after the day."""
        today = self._today()
        day = QLocale().toString(QDate(today.year, today.month, today.day), QLocale.FormatType.ShortFormat)
        #: Name of a deck of cards. {day} is a date
        name = self.tr("Found on {day}").format(day=day)
        refs, library = [one.ref for one in found], self._library
        self._making.make_later(lambda: work_on(library, refs, library.card_decks.named(name)))

    @Slot(object, int)
    def _made(self, added: Added, asked: int) -> None:
        self.told.emit(made_text(added, asked))

    @Slot(str)
    def _offer_of(self, study_id: str) -> None:
        known = self._quiet_judge.judged_of(study_id)
        if self._review.shelved and self._review.shelved.id == study_id:
            self._offer()
        elif known and known.review:
            self._to_offer.add(study_id)

    @Slot()
    def _offer_later(self) -> None:
        """A match that was judged before it is looked at: offer once its decisions are known."""
        shelved = self._review.shelved
        if shelved and shelved.id in self._to_offer and self._review.verdicts:
            self._to_offer.discard(shelved.id)
            self._offer()

    @Slot()
    def _offer(self) -> None:
        """Offer cards of what there is none of yet, if they are wanted and it is known who one is."""
        shelved = self._review.shelved
        if shelved is None or not self._is_offering() or self._walking.player is None:
            return
        try:
            known = self._library.cards.events_of(shelved.id)
        except JournalError:  # nothing is offered where nothing could be kept
            return
        number = sum(one.decision.event not in known for one in self.worth())
        if number:
            words = CardCountWords()
            self.offered.emit(words.offered(number), words.offer(number))


def made_text(added: Added, asked: int) -> str:
    """What came of making cards of so many decisions."""
    words = CardCountWords()
    found = [
        text(number)
        for number, text in (
            (added.made, words.made),
            (added.changed, words.changed),
            (added.known, words.known),
        )
        if number
    ]
    left_out = asked - added.made - added.changed - added.known
    if left_out > 0:
        found.append(words.left_out(left_out))
    return sentences(*found)
