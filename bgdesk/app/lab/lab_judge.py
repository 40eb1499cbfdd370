"""Judges the position that is set up: a first look at once, then deeper, and only what is still asked."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from bgdesk.analysis.judge import Answer, NotJudged
from bgdesk.analysis.levels import DEFAULT_LEVEL
from bgdesk.app.lab.lab_questions import LabQuestion
from bgdesk.app.workers.analysis_pool import AnalysisPool
from bgdesk.app.workers.background_task import BackgroundTask, TaskProgress
from bgdesk.app.workers.outcome import Cancelled

_log = logging.getLogger(__name__)

QUICK_LEVEL = "1-ply"
DEEPER_AFTER_MS = 350
"""So long a position stays before it is looked at more deeply: somebody may still be setting it up."""
LEVELS_BEYOND = ("4-ply", "truncated-1", "truncated-2")
"""What somebody may ask for beyond the usual depth, one after the other."""


@dataclass(frozen=True, slots=True)
class LabAnswer:
    """What was said of ``question`` at ``level``; ``answer`` may be that it cannot be judged.

    ``engine`` is another program, where one says it.
    """

    question: LabQuestion
    level: str
    answer: Answer
    engine: str = ""


def one_process() -> AnalysisPool:
    """A process that judges, started when it is first needed."""
    return AnalysisPool(1)


class _Lane(QObject):
    """One process with one question at a time; what is asked meanwhile waits, and only the latest of it."""

    answered = Signal(object)
    failed = Signal(str)

    def __init__(self, new_pool: Callable[[], AnalysisPool], parent: QObject) -> None:
        super().__init__(parent)
        self._new_pool = new_pool
        self._pool = new_pool()
        self._task: BackgroundTask[LabAnswer] | None = None
        self._next: tuple[LabQuestion, str] | None = None
        self._ending: list[BackgroundTask[LabAnswer]] = []

    @property
    def is_busy(self) -> bool:
        """Whether something is being judged."""
        return self._task is not None

    def ask(self, question: LabQuestion, level: str) -> None:
        """Judge ``question`` as soon as may be."""
        self._next = (question, level)
        if self._task is None:
            self._begin()

    def forget(self) -> None:
        """What waits is not wanted any more."""
        self._next = None

    def stop(self) -> None:
        """Nor is what is under way: its process dies, and another one waits."""
        self._next = None
        task, self._task = self._task, None
        if task:
            task.cancel()
            self._pool.cancel()
            self._pool = self._new_pool()
            self._ending = [one for one in (*self._ending, task) if one.is_running]

    def close(self) -> None:
        """End the process."""
        self.stop()
        for task in self._ending:
            task.wait()
        self._pool.close()

    def _begin(self) -> None:
        if self._next is None:
            return
        (question, level), self._next = self._next, None
        pool = self._pool

        def job(_progress: TaskProgress) -> LabAnswer:
            try:
                ((answer,),) = pool.answers([(question,)], level)
                return LabAnswer(question, level, answer)
            except Cancelled:
                pool.close()
                raise

        self._task = task = BackgroundTask(job, (OSError,), self)
        task.done.connect(self._done)
        task.failed.connect(self._failed)
        task.start()

    @Slot(object)
    def _done(self, answer: LabAnswer) -> None:
        self._task = None
        self.answered.emit(answer)
        if self._task is None:
            self._begin()

    @Slot(str)
    def _failed(self, sentence: str) -> None:
        self._task = None
        self.failed.emit(sentence)
        if self._task is None:
            self._begin()


class LabJudge(QObject):
    """``answer`` is what is known of the question asked last, at the deepest level so far."""

    changed = Signal()
    """Something is known, or has begun or ended."""

    def __init__(
        self, parent: QObject | None = None, new_pool: Callable[[], AnalysisPool] = one_process
    ) -> None:
        super().__init__(parent)
        self.answer: LabAnswer | None = None
        self.trouble = ""
        self._given: LabAnswer | None = None
        self._question: LabQuestion | None = None
        self._wanted: str = DEFAULT_LEVEL
        self._quick, self._deep = _Lane(new_pool, self), _Lane(new_pool, self)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(DEEPER_AFTER_MS)
        self._patience.timeout.connect(self._go_deeper)
        for lane in (self._quick, self._deep):
            lane.answered.connect(self._take)
            lane.failed.connect(self._fail)

    @property
    def is_working(self) -> bool:
        """Whether more is to come."""
        return self._patience.isActive() or self._quick.is_busy or self._deep.is_busy

    @property
    def next_level(self) -> str | None:
        """What `deepen` asks for; ``None`` while something is under way or nothing is deeper."""
        if self.answer is None or self.is_working or isinstance(self.answer.answer, NotJudged):
            return None
        if self.answer is self._given:
            return DEFAULT_LEVEL
        at = self.answer.level
        left = LEVELS_BEYOND[LEVELS_BEYOND.index(at) + 1 :] if at in LEVELS_BEYOND else LEVELS_BEYOND
        return left[0] if left else None

    def ask(self, question: LabQuestion | None) -> None:
        """Judge ``question``; ``None``: nothing is asked any more."""
        if question == self._question:
            return
        self._question, self.answer, self.trouble = question, None, ""
        self._wanted = DEFAULT_LEVEL
        self._patience.stop()
        self._quick.forget()
        self._deep.stop()
        if question is not None and not self._use_given():
            self._quick.ask(question, QUICK_LEVEL)
        self.changed.emit()

    @Slot(object)
    def give(self, answer: LabAnswer) -> None:
        """Be content with ``answer``, which another program gave, as often as its question is asked."""
        self._given = answer
        if self._use_given():
            self.changed.emit()

    def _use_given(self) -> bool:
        if self._given is None or self._given.question != self._question:
            return False
        self._patience.stop()
        self._quick.forget()
        self._deep.stop()
        self.answer = self._given
        return True

    def deepen(self) -> None:
        """Look at the same again, at the next level."""
        level = self.next_level
        if level and self._question:
            self._wanted = level
            self._deep.ask(self._question, level)
            self.changed.emit()

    def stop(self) -> None:
        """Be content with what is known."""
        self._patience.stop()
        self._deep.stop()
        self.changed.emit()

    def close(self) -> None:
        """End the processes."""
        self._patience.stop()
        self._quick.close()
        self._deep.close()

    @Slot(object)
    def _take(self, answer: LabAnswer) -> None:
        """An answer to something that is not asked any more is dropped."""
        is_late = answer.level == QUICK_LEVEL and self.answer is not None
        if answer.question == self._question and not is_late:
            self.answer = answer
            if answer.level == QUICK_LEVEL and not isinstance(answer.answer, NotJudged):
                self._patience.start()
            self.changed.emit()

    @Slot()
    def _go_deeper(self) -> None:
        if self._question:
            self._deep.ask(self._question, self._wanted)
            self.changed.emit()

    @Slot(str)
    def _fail(self, sentence: str) -> None:
        self.trouble = sentence
        _log.warning("the position was not judged")
        self.changed.emit()
