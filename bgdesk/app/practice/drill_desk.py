"""Practising with cards on the table: asked, answered, kept, told, one after the other."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date
from enum import Enum, auto

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.messages import message_text
from bgdesk.app.practice.card_taking import CardTaking
from bgdesk.app.practice.card_wishes import CardWishes
from bgdesk.app.practice.card_writing import CardWriting
from bgdesk.app.practice.drilled_card import DrilledCard, GradedAnswer, Grading
from bgdesk.app.review.answer_judge import JudgedAnswer
from bgdesk.app.review.asking import Asking
from bgdesk.app.review.review import ReviewSession
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.table import LessonPhase
from bgdesk.app.wall_clock import WallClock
from bgdesk.library.card_answers import CardAnswers
from bgdesk.library.card_rows import CardGrade, ReviewMode
from bgdesk.library.cards import CardShelf
from bgdesk.library.problems import JournalError
from bgdesk.match.events import Event
from bgdesk.practice.cards.grading import grade_of
from bgdesk.practice.cards.scheduling import Schedule, load_of
from bgdesk.practice.cards.session import CardSession

_log = logging.getLogger(__name__)


class DrillStep(Enum):
    """How far one is with the card."""

    ASKING = auto()
    JUDGING = auto()
    UNJUDGED = auto()
    """Nobody can say what the answer costs."""
    TELLING = auto()


@dataclass(frozen=True, slots=True)
class DrillScore:
    """How a session went so far: how many answers were given, and how many of them were right at once."""

    answered: int = 0
    right: int = 0

    def with_answer(self, given: GradedAnswer, times: int = 1) -> DrillScore:
        """With ``given`` in it, or without it if ``times`` is -1; what is asked once more does not count."""
        if given.card.asked.mode is ReviewMode.AGAIN:
            return self
        return DrillScore(self.answered + times, self.right + times * given.is_right)


class DrillDesk(QObject):
    """Asks the cards of a session on the table of ``controller``; each answer is on disk before it is told.

    ``names()`` are those of the player and of an opponent.
    """

    changed = Signal()
    """Something else is asked or told, or nothing any more."""
    placed = Signal(int)
    """The position of the card is looked at, at this place."""
    over = Signal()
    """All cards of the session were asked, as far as they could be."""
    failed = Signal(str)

    def __init__(
        self,
        controller: MatchController,
        review: ReviewSession,
        shelf: Callable[[], CardShelf],
        answers: Callable[[], CardAnswers],
        wishes: Callable[[], CardWishes],
        names: Callable[[], tuple[str, str]],
        clock: WallClock,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._review = review
        self._shelf = shelf
        self._answers = answers
        self._wishes = wishes
        self._clock = clock
        self._taking = CardTaking(shelf, names)
        self._writing = CardWriting(controller.writing, self)
        self._writing.failed.connect(self.failed)
        self._asking = Asking(controller, self)
        self._asking.answered.connect(self._judge)
        self._asking.judged.connect(self._judged)
        self._asking.failed.connect(self._not_judged)
        review.opened.connect(self._another_match)
        self._grading: Grading | None = None
        self._is_placing = False
        self._begun = 0.0
        self.step: DrillStep | None = None
        self.session = CardSession()
        self.score = DrillScore()
        self.card: DrilledCard | None = None
        self.given: JudgedAnswer | None = None
        """The answer to the card, unless it was given up."""
        self.last: GradedAnswer | None = None
        """What was answered last, as it is stored."""
        self.is_helped = False

    def begin(self, session: CardSession) -> None:
        """Ask the cards of ``session``. Raises JournalError: whoever hears that has to `leave`."""
        load = load_of({date.fromisoformat(day): number for day, number in self._shelf().due_days()})
        self._grading = Grading(Schedule(self._wishes().retention), self._clock.practice_day(), load)
        self.session, self.score, self.last = session, DrillScore(), None
        _log.info("%d cards are asked", len(session.asked))
        self._ask()

    def _ask_next(self) -> None:
        """The same, but say why where the cards cannot be read: then it is over."""
        try:
            self._ask()
        except JournalError as problem:
            self._end()
            self.over.emit()
            self.failed.emit(message_text(problem.message))

    def _ask(self) -> None:
        """Ask the next card that can be asked, or say that it is over. Raises JournalError."""
        while now := self.session.now:
            if card := self._taking.take(now, self._clock.practice_day().isoformat()):
                self._put(card)
                return
            self.session = self.session.on()
        self._end()
        self.over.emit()

    def _put(self, card: DrilledCard) -> None:
        self.card, self.given, self.is_helped = card, None, False
        self.step = DrillStep.ASKING
        self._is_placing = True
        self._review.show(card.study, is_drill=True)
        self._asking.ask(card.question.record, card.question.keep, is_drill=True)
        self._is_placing = False
        self._begun = self._clock.seconds()
        self.changed.emit()

    @Slot(object)
    def _judge(self, answer: Event) -> None:
        if self.card and self.step in (DrillStep.ASKING, DrillStep.UNJUDGED) and not self._writing.is_busy:
            self.step = DrillStep.JUDGING
            self._asking.judge(self.card.question.analysis, answer)
            if self.step is DrillStep.JUDGING:
                self.changed.emit()

    @Slot(object)
    def _judged(self, given: JudgedAnswer) -> None:
        if self.card and self.step is DrillStep.JUDGING:
            self.given = given
            self._keep(given.answer, given.verdict.error)

    @Slot()
    def _not_judged(self) -> None:
        if self.step is DrillStep.JUDGING:
            self.step = DrillStep.UNJUDGED
            self.changed.emit()

    def help(self) -> None:
        """Say what was done in the match; the answer then counts as hard at best."""
        if self.step is DrillStep.ASKING and not self.is_helped:
            self.is_helped = True
            self.changed.emit()

    def give_up(self) -> None:
        """Have it told what is best."""
        if self.step in (DrillStep.ASKING, DrillStep.UNJUDGED) and not self._writing.is_busy:
            self._asking.stop()
            self._keep(None, None)

    def _keep(self, answer: Event | None, error: float | None) -> None:
        card, grading = self.card, self._grading
        assert card
        assert grading
        grade = grade_of(error, card.row.accept, is_helped=self.is_helped)
        ms = round(1000 * (self._clock.seconds() - self._begun))
        answered = grading.answered(card, grade, answer, error, ms, is_helped=self.is_helped)
        self._writing.write(
            lambda: self._answers().grade(
                answered.card.was, answered.now, answered.review, rests=answered.rests
            ),
            lambda number: self._told(replace(answered, number=number)),
            lambda: self._told(replace(answered, is_lost=True)),
        )

    def _told(self, answered: GradedAnswer) -> None:
        """Tell what it came to; what is not kept does not count."""
        if self.card is not answered.card:  # nobody waited until it was written
            return
        self.last = answered
        if answered.number is not None:
            self.score = self.score.with_answer(answered)
            if answered.comes_again:
                self.session = self.session.failed()
        self._tell(answered.card)

    def _tell(self, card: DrilledCard) -> None:
        self.step = DrillStep.TELLING
        self._is_placing = True
        self._controller.look_at(card.question.record, LessonPhase.TELLING, is_drill=True)
        self._is_placing = False
        self.placed.emit(card.question.keep)
        self.changed.emit()

    def regrade(self, grade: CardGrade) -> None:
        """Count the answer that is told as ``grade``."""
        last, grading = self.last, self._grading
        if self.step is not DrillStep.TELLING or last is None or grading is None or self._writing.is_busy:
            return
        if last.number is None or not last.card.is_scheduled or last.grade is grade:
            return
        again, number = grading.regraded(last, grade), last.number
        self._writing.write(
            lambda: self._answers().regrade(number, grade, again.now, rests=again.rests),
            lambda is_done: self._regraded(last, again) if is_done else None,
        )

    def _regraded(self, last: GradedAnswer, again: GradedAnswer) -> None:
        self.last = again
        self.score = self.score.with_answer(last, -1).with_answer(again)
        self.session = self.session.passed()
        if again.comes_again:
            self.session = self.session.failed()
        self.changed.emit()

    def undo(self) -> None:
        """Forget the last answer, and ask that card once more."""
        last = self.last
        is_at = self.step in (DrillStep.TELLING, DrillStep.ASKING)
        if last is None or last.number is None or not is_at or self._writing.is_busy:
            return
        number = last.number
        self._writing.write(
            lambda: self._answers().undo(number), lambda is_done: self._undone(last) if is_done else None
        )

    def _undone(self, last: GradedAnswer) -> None:
        if self.step is None:
            return
        is_told = self.step is DrillStep.TELLING
        session = self.session if is_told else self.session.back_to(last.card.asked)
        self.session = session.passed()
        self.score = self.score.with_answer(last, -1)
        self.last = None
        self._ask_next()

    def rest(self) -> None:
        """Put the card aside: it is not asked any more."""
        card = self.card
        if card is None or self.step not in (DrillStep.ASKING, DrillStep.TELLING) or self._writing.is_busy:
            return
        self._writing.write(lambda: self._shelf().suspend(card.row.id), lambda _: self._rested())

    def _rested(self) -> None:
        if self.step is None:
            return
        self.session = self.session.passed().on()
        self.last = None
        self._ask_next()

    def go_on(self) -> None:
        """The next card."""
        if self.step is DrillStep.TELLING and not self._writing.is_busy:
            self.session = self.session.on()
            self._ask_next()

    def skip(self) -> None:
        """The next card; this one stays as it is."""
        if self.step in (DrillStep.ASKING, DrillStep.UNJUDGED) and not self._writing.is_busy:
            self._asking.stop()
            self.session = self.session.on()
            self._ask_next()

    def leave(self) -> None:
        """Ask nothing any more, and have no card on the table; what was answered is kept."""
        if self.step:
            self._end()

    def _end(self) -> None:
        """Let go of the card, on the table too."""
        self._taking.release()
        self._asking.leave()
        self.step = self.card = self.given = None
        table = self._controller.table
        if table and table.is_drill:
            self._controller.close(is_told=True)
        self.changed.emit()

    @Slot()
    def _another_match(self) -> None:
        """Something else is on the table, or nothing any more."""
        if self.step and not self._is_placing:
            self._end()

    def close(self) -> None:
        """Let go of the card and end the processes."""
        self._taking.release()
        self._asking.close()
