"""Learning from the match that is looked at: its errors, and some right decisions, are decided once more."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from random import Random

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.analysis.learning import FOUND, AskedStop, Attempt, LearningRun, Stop, stops
from bgdesk.analysis.questions import Kind
from bgdesk.analysis.verdicts import Verdict
from bgdesk.app.review.answer_judge import JudgedAnswer
from bgdesk.app.review.asking import Asking
from bgdesk.app.review.kept_answers import KeptAnswers
from bgdesk.app.review.review import ReviewSession
from bgdesk.app.review.weighing import rated_in
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.table import LessonPhase
from bgdesk.library.learnt import LearntAnswers
from bgdesk.match.events import Event
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis
from bgdesk.rules.player import Player

_log = logging.getLogger(__name__)


class LearningStep(Enum):
    """How far one is with the decision that is asked about."""

    CHOOSING = auto()
    ASKING = auto()
    JUDGING = auto()
    BETTER = auto()
    """There is something better than the answer."""
    UNJUDGED = auto()
    """Nobody can say what the answer costs."""
    TELLING = auto()
    OVER = auto()


@dataclass(frozen=True, slots=True)
class LessonMatch:
    """The match that one learns from as it was judged when that began; it was left at ``place``.

    ``rated`` are the verdicts as figures count them, which say what was an error.
    """

    match_id: str
    record: MatchRecord
    analysis: Analysis | None
    verdicts: tuple[Verdict, ...]
    rated: tuple[Verdict, ...]
    place: int

    def verdict(self, event: int) -> Verdict:
        """What the decision cost that was made by ``event``."""
        return next(one for one in self.verdicts if one.decision.event == event)

    def counted(self, event: int) -> Verdict:
        """What counts of it: the first attempt where a tutor spoke."""
        return next(one for one in self.rated if one.decision.event == event)

    def errors_of(self, player: Player | None, threshold: float) -> tuple[Stop, ...]:
        """What would be asked about of ``player``, or of both, without the right decisions."""
        found = stops(self.rated, player, threshold, Random(0))
        return tuple(one for one in found if one.was_error)

    def is_another(self, given: JudgedAnswer) -> bool:
        """Whether ``given`` is not what was done in the match."""
        decision = given.verdict.decision
        if self.analysis is None or decision.kind is not Kind.PLAY:
            return decision.kind is not self.verdict(decision.event).decision.kind
        played = next(one.played for one in self.analysis.plays if one.event == decision.event)
        return given.number is None or given.number != played


class LearningDesk(QObject):
    """Asks on the table of ``controller``; every answer is kept by ``answers`` before it is told.

    ``threshold`` says what an error costs at least.
    """

    changed = Signal()
    """Something else is asked or told, or nothing any more."""
    placed = Signal(int)
    """The match is looked at again, at this place."""
    failed = Signal(str)

    def __init__(
        self,
        controller: MatchController,
        session: ReviewSession,
        answers: Callable[[], LearntAnswers],
        threshold: Callable[[], float],
        parent: QObject,
        random: Random | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._session = session
        self._kept = KeptAnswers(answers, controller.writing, self)
        self._kept.failed.connect(self.failed)
        self._threshold = threshold
        self._random = random or Random()
        self.step: LearningStep | None = None
        self.lesson: LessonMatch | None = None
        self.run = LearningRun()
        self.player: Player | None = None
        """Whose errors are asked about; ``None``: those of both."""
        self.found_before: frozenset[int] = frozenset()
        """What was found in this match when it was asked about before, by the event."""
        self.given: JudgedAnswer | None = None
        """The latest answer to what is asked about now."""
        self._asking = Asking(controller, self)
        self._asking.judged.connect(self._judged)
        self._asking.failed.connect(self._not_judged)
        self._asking.answered.connect(self._answered)
        session.opened.connect(self._another_match)
        session.changed.connect(self._judged_anew)

    @property
    def threshold(self) -> float:
        """What an error costs at least; less than `FOUND` would be found by the error itself."""
        return max(self._threshold(), 2 * FOUND)

    @property
    def is_asking(self) -> bool:
        """Whether a decision of the lesson is asked, so that nothing may give away what is best."""
        table = self._controller.table
        return self.lesson is not None and table is not None and table.is_asking

    @property
    def now(self) -> AskedStop | None:
        """The decision that is asked about, or that is told of."""
        return self.run.now

    def open(self, place: int, player: Player | None) -> None:
        """Have it chosen whose errors are asked about, those of ``player`` at first."""
        table = self._controller.table
        if table is None or not table.is_review or self._session.shelved is None:
            return
        self.player = player
        self._begin(place)
        self.found_before = self._kept.found(self._session.shelved.id)
        self.step = LearningStep.CHOOSING
        self._controller.enter_lesson(LessonPhase.CHOOSING)
        self.changed.emit()

    def _begin(self, place: int) -> None:
        shelved = self._session.shelved
        assert shelved
        record, analysis = shelved.study.record, self._session.analysis
        judged = self._session.verdicts, rated_in(self._session.weighed)
        self.lesson = LessonMatch(shelved.id, record, analysis, *judged, place)

    def choose(self, player: Player | None) -> None:
        """Ask about the errors of ``player``, or of both."""
        self.player = player
        self.changed.emit()

    def start(self) -> None:
        """Ask about the first decision, if there is any."""
        if self.lesson and self.step is LearningStep.CHOOSING:
            self._go_through(stops(self.lesson.rated, self.player, self.threshold, self._random))

    def again(self) -> None:
        """Ask about all that was not found."""
        if self.step is LearningStep.OVER:
            self._go_through(self.run.missed)

    def _go_through(self, chosen: Sequence[Stop]) -> None:
        if chosen:
            _log.info("%d decisions are asked about", len(chosen))
            self.run = LearningRun.through(chosen)
            self._ask()

    def _ask(self) -> None:
        lesson, now = self.lesson, self.now
        assert lesson
        assert now
        self.given, self.step = None, LearningStep.ASKING
        self._asking.ask(lesson.record, now.stop.event)
        self.changed.emit()

    @Slot(object)
    def _answered(self, answer: Event) -> None:
        lesson, now = self.lesson, self.now
        if lesson is None or lesson.analysis is None or now is None:
            return
        if self.step is LearningStep.JUDGING or self._kept.is_busy:
            return
        if self.step is LearningStep.BETTER and self.given and self.given.answer == answer:
            self.retry()
            return
        self.step = LearningStep.JUDGING
        self._asking.judge(lesson.analysis, answer)
        if self.step is LearningStep.JUDGING:
            self.changed.emit()

    @Slot(object)
    def _judged(self, given: JudgedAnswer) -> None:
        self.given = given
        attempt = Attempt(given.answer, given.verdict.error)
        self._keep(attempt, self._tell if attempt.is_found else self._ask_for_better)

    def _ask_for_better(self) -> None:
        self.step = LearningStep.BETTER
        self.changed.emit()

    @Slot()
    def _not_judged(self) -> None:
        self.step = LearningStep.UNJUDGED
        self.changed.emit()

    def _keep(self, attempt: Attempt, then: Callable[[], None]) -> None:
        lesson, now = self.lesson, self.now
        assert lesson
        assert now

        def kept() -> None:
            if self.lesson is lesson and self.now is now:
                self.run = self.run.answered(attempt)
                then()

        self._kept.keep(lesson.match_id, now.stop.event, attempt, kept)

    def retry(self) -> None:
        """Decide once more."""
        if self.step in (LearningStep.BETTER, LearningStep.UNJUDGED):
            given = self.given
            self._ask()
            self.given = given

    def give_up(self) -> None:
        """Have it told what is best."""
        now = self.now
        if not self.is_asking or now is None or self._kept.is_busy:
            return
        self._asking.stop()
        if now.attempts:
            self._tell()
        else:
            self._keep(Attempt(), self._tell)

    def _tell(self) -> None:
        lesson, now = self.lesson, self.now
        assert lesson
        assert now
        self.step = LearningStep.TELLING
        self._look(lesson.record, now.stop.event, LessonPhase.TELLING)

    def go_on(self) -> None:
        """The usual next thing: begin, the next decision, or back to the review."""
        if self.step is LearningStep.CHOOSING:
            self.start()
        elif self.step is LearningStep.TELLING:
            self._next()
        elif self.step is LearningStep.OVER:
            self.leave()

    def skip(self) -> None:
        """The next decision; this one stays open."""
        if self.is_asking:
            self._asking.stop()
            self._next()

    def _next(self) -> None:
        lesson, now = self.lesson, self.now
        assert lesson
        assert now
        self.run = self.run.on()
        if self.now:
            self._ask()
            return
        self.step = LearningStep.OVER
        self._look(lesson.record, now.stop.event, LessonPhase.OVER)

    def look_at(self, event: int) -> None:
        """At the end: look at one of the decisions, where the review goes on as well."""
        if self.lesson and self.step is LearningStep.OVER:
            self.lesson = replace(self.lesson, place=event)
            self.placed.emit(event)

    def leave(self) -> None:
        """Back to the review, to where it was."""
        lesson = self.lesson
        if lesson and self.step:
            self._forget()
            self._look(lesson.record, lesson.place, None)

    def _look(self, record: MatchRecord, place: int, phase: LessonPhase | None) -> None:
        table = self._controller.table
        if table is None or not table.is_review:
            self._controller.look_at(record, LessonPhase.TELLING)
        self._controller.enter_lesson(phase)
        self.placed.emit(place)
        self.changed.emit()

    def _forget(self) -> None:
        self._asking.leave()
        self.step = self.lesson = self.given = None
        self.run = LearningRun()

    def close(self) -> None:
        """End the processes."""
        self._asking.close()

    @Slot()
    def _another_match(self) -> None:
        if self.step:
            self._forget()
            self.changed.emit()

    @Slot()
    def _judged_anew(self) -> None:
        """As long as nothing is asked, what is judged meanwhile counts as well."""
        if self.lesson and self.step is LearningStep.CHOOSING and self._session.shelved:
            self._begin(self.lesson.place)
            self.changed.emit()
