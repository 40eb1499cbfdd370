"""A trainer at work: the next question is made while one is answered; answers are kept, then told."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Protocol

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.messages import message_text
from bgdesk.app.patient_writing import PatientWriting
from bgdesk.app.workers.background_task import BackgroundTask
from bgdesk.library.problems import JournalError
from bgdesk.library.trainer_answers import TrainerAnswer, TrainerTally
from bgdesk.practice.trainers.all_trainers import TRAINERS
from bgdesk.practice.trainers.shape import Given, Trainer, TrainerId, TrainerQuestion, TrainerVerdict
from bgdesk.practice.trainers.telling import told_answer, told_question

_log = logging.getLogger(__name__)


class AnswerShelf(Protocol):
    """Keeps answers."""

    def put(self, given: TrainerAnswer) -> None:
        """One more. Raises JournalError."""

    def tallies(self) -> Mapping[str, TrainerTally]:
        """How one does, by trainer. Raises JournalError."""


@dataclass(frozen=True, slots=True)
class AnsweredQuestion:
    """What came of ``given``; ``ms`` is how long it took."""

    question: TrainerQuestion
    given: Given
    verdict: TrainerVerdict
    ms: int


class TrainerDesk(QObject):
    """``question`` is what is asked now, ``answered`` what came of it; neither while it is being made."""

    changed = Signal()
    failed = Signal(str)
    """Something went wrong with what was told to have `changed` last."""
    """An answer was not kept, or no question could be made."""

    def __init__(
        self,
        shelf: Callable[[], AnswerShelf],
        writing: PatientWriting,
        parent: QObject | None = None,
        *,
        random: Random | None = None,
        clock: Callable[[], float] = monotonic,
        trainers: Mapping[TrainerId, Trainer] = TRAINERS,
    ) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._writing = writing
        self._random = random or Random()  # nothing is played for with it
        self._clock = clock
        self._trainers = trainers
        self._asked_at = 0.0
        self._next: TrainerQuestion | None = None
        self._is_wanted = False
        self._task: BackgroundTask[TrainerQuestion] | None = None
        self.trainer: TrainerId | None = None
        self.question: TrainerQuestion | None = None
        self.answered: AnsweredQuestion | None = None
        self.session: tuple[AnsweredQuestion, ...] = ()
        """What was answered since this trainer was begun."""

    @property
    def is_making(self) -> bool:
        """Whether a question is waited for."""
        return self._is_wanted

    def begin(self, trainer: TrainerId) -> None:
        """Ask questions of ``trainer``."""
        self.stop()
        self.trainer = trainer
        self.ask_next()

    def stop(self) -> None:
        """Ask nothing any more."""
        self._forget()
        self.trainer = self.question = self.answered = None
        self.session = ()

    def _forget(self) -> None:
        task, self._task = self._task, None
        if task:
            task.cancel()
        self._next, self._is_wanted = None, False

    @Slot()
    def ask_next(self) -> None:
        """The next question as soon as it is there."""
        if self.trainer is None or self._is_wanted:
            return
        self.question = self.answered = None
        self._is_wanted = True
        if self._next:
            self._ask()
        else:
            self.changed.emit()
            self._make()

    def _ask(self) -> None:
        self.question, self._next = self._next, None
        self._is_wanted = False
        self._asked_at = self._clock()
        self.changed.emit()
        self._make()

    def _make(self) -> None:
        if self._task or self.trainer is None:
            return
        trainer, random = self._trainers[self.trainer], Random(self._random.random())
        self._task = task = BackgroundTask(lambda _: trainer.make(random), (OSError,), self)
        task.done.connect(self._made)
        task.failed.connect(self._not_made)
        task.start()

    @Slot(object)
    def _made(self, question: TrainerQuestion) -> None:
        self._task = None
        if question.trainer is self.trainer:
            self._next = question
            if self._is_wanted:
                self._ask()

    @Slot(str)
    def _not_made(self, sentence: str) -> None:
        self._task, self._is_wanted = None, False
        self.changed.emit()
        self.failed.emit(sentence)

    def answer(self, given: Given) -> None:
        """Keep and judge an answer to `question`, once."""
        question = self.question
        if question is None or self.answered or self.trainer is None:
            return
        ms = round(1000 * (self._clock() - self._asked_at))
        verdict = self._trainers[question.trainer].judge(question, given)
        self.answered = answered = AnsweredQuestion(question, given, verdict, ms)
        self.session = (*self.session, answered)
        kept = TrainerAnswer(
            question.trainer.value,
            told_question(question),
            told_answer(given),
            verdict.is_right,
            verdict.error,
            ms,
        )
        self._writing.write(lambda: self._shelf().put(kept), lambda _: self._told(answered), self._not_kept)

    def _told(self, answered: AnsweredQuestion) -> None:
        if self.answered is answered:
            self.changed.emit()

    def _not_kept(self, problem: JournalError) -> None:
        self.changed.emit()
        self.failed.emit(message_text(problem.message))

    def tallies(self) -> Mapping[str, TrainerTally]:
        """How one does; nothing where the library cannot be read."""
        try:
            return self._shelf().tallies()
        except JournalError as problem:
            _log.warning("the answers cannot be read: %s", problem)
            return {}

    def close(self) -> None:
        """End what runs."""
        task = self._task
        self.stop()
        if task:
            task.wait()
