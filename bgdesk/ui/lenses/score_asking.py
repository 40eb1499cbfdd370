"""One decision at several scores: estimated at once, then judged by the engine as its answers come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from bgdesk.analysis.judge import NotJudged
from bgdesk.analysis.lenses.lens_score import LensScore, Subject, question_at, score_in
from bgdesk.analysis.lenses.score_lens import Known, repricer
from bgdesk.app.lenses.lens_desk import Inquiry, LensDesk, LensNews
from bgdesk.app.messages import message_text
from bgdesk.app.workers.background_task import BackgroundTask
from bgdesk.match.study import JudgedCube, JudgedPlay

PLAY_LEVEL, CUBE_LEVEL = "2-ply", "3-ply"
"""What answers all scores within seconds."""
_PAUSE_MS = 250
"""So long nothing is asked: who walks through a match only wants to see where it stops."""


@dataclass(frozen=True, slots=True)
class ScoreAnswer:
    """``judged`` is an estimate or the engine's; ``None``: not there yet, or not to be judged.

    ``is_decision`` is off where nothing is to be decided at that score, ``refusal`` why it is not judged.
    """

    judged: Known | None = None
    is_estimate: bool = False
    is_decision: bool = True
    refusal: str = ""


class ScoreAsking(QObject):
    """``answers`` for the scores that are looked at; asks ``desk`` under the name ``asker``."""

    changed = Signal()

    def __init__(self, desk: LensDesk, asker: str, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._asker = asker
        self._scores: tuple[LensScore, ...] = ()
        self._inquiries: dict[Inquiry, LensScore] = {}
        self._given: Known | None = None
        self._known: Known | None = None
        self._estimating: BackgroundTask[dict[LensScore, Known]] | None = None
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._timer.timeout.connect(self._ask)
        desk.answered.connect(self._answered)
        self.subject: Subject | None = None
        self.answers: dict[LensScore, ScoreAnswer] = {}

    def look_at(self, subject: Subject | None, scores: Sequence[LensScore], known: Known | None) -> None:
        """Judge ``subject`` at ``scores``; ``known`` is what is known of it at its own score."""
        if (subject, tuple(scores), known) == (self.subject, self._scores, self._given):
            return
        self._drop()
        self.subject, self._scores = subject, tuple(scores)
        self._given = self._known = known
        if subject:
            self._begin(subject)
        self.changed.emit()

    def _drop(self) -> None:
        self._timer.stop()
        self._desk.forget(self._asker)
        if self._estimating:
            self._estimating.cancel()
        self._estimating = None
        self._inquiries, self.answers = {}, {}

    def _begin(self, subject: Subject) -> None:
        home = score_in(subject)
        level = CUBE_LEVEL if subject.is_cube else PLAY_LEVEL
        for score in sorted(self._scores, key=lambda one: _distance(one, home)):
            question = question_at(subject, score)
            self.answers[score] = ScoreAnswer(is_decision=question is not None)
            if question and not (score == home and self._known):
                self._inquiries[Inquiry(question, level)] = score
        if self._known:
            if home in self.answers:
                self.answers[home] = ScoreAnswer(self._known)
            self._estimate(self._known)
        elif question := question_at(subject, home):
            first = Inquiry(question, level)
            self._inquiries = {first: self._inquiries.get(first, home), **self._inquiries}
        self._timer.start()

    def _estimate(self, known: Known) -> None:
        subject = self.subject
        if subject is None:
            return
        scores = [score for score, one in self.answers.items() if one.is_decision and not one.judged]
        task = BackgroundTask(lambda _: _estimates(subject, known, scores), (), self)
        self._estimating = task
        task.done.connect(self._estimated)
        task.start_behind()

    @Slot(object)
    def _estimated(self, found: Mapping[LensScore, Known]) -> None:
        self._estimating = None
        for score, judged in found.items():
            if not self.answers[score].judged:
                self.answers[score] = ScoreAnswer(judged, is_estimate=True)
        self.changed.emit()

    @Slot()
    def _ask(self) -> None:
        found = self._desk.ask(self._asker, list(self._inquiries))
        if found:
            self._take(found)

    @Slot(object)
    def _answered(self, news: LensNews) -> None:
        found = {inquiry: answer for inquiry, answer in news.answers if inquiry in self._inquiries}
        if news.asker == self._asker and found:
            self._take(found)

    def _take(self, found: Mapping[Inquiry, object]) -> None:
        for inquiry, answer in found.items():
            score = self._inquiries[inquiry]
            if isinstance(answer, JudgedPlay | JudgedCube):
                if score in self.answers:
                    self.answers[score] = ScoreAnswer(answer)
                if self._known is None and self.subject and score == score_in(self.subject):
                    self._known = answer
                    self._estimate(answer)
            elif isinstance(answer, NotJudged) and score in self.answers:
                self.answers[score] = ScoreAnswer(refusal=message_text(answer.message))
        self.changed.emit()


def _distance(score: LensScore, home: LensScore) -> int:
    """The present score is judged first, then from it outward; money play after the near ones."""
    if score == home:
        return 0
    if score.away is None or home.away is None:
        return 3
    return 1 + sum(abs(one - other) for one, other in zip(score.away, home.away, strict=True))


def _estimates(subject: Subject, known: Known, scores: Sequence[LensScore]) -> dict[LensScore, Known]:
    prices = repricer(subject, known)
    questions = {score: question_at(subject, score) for score in scores}
    found = {score: prices.at(one) for score, one in questions.items() if prices and one}
    return {score: judged for score, judged in found.items() if judged}
