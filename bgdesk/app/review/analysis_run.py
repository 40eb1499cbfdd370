"""An analysis under way: judged in other processes, told a few times a second, kept as it grows."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from time import monotonic

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.analysis.assembling import EVERYTHING, Selection
from bgdesk.analysis.judge import Answer, NotJudged
from bgdesk.analysis.questions import RollQuestion, questions
from bgdesk.app.workers.analysis_pool import AnalysisPool, Progress, judged
from bgdesk.app.workers.background_task import BackgroundTask, TaskProgress
from bgdesk.app.workers.outcome import Cancelled
from bgdesk.library.problems import JournalError
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis, JudgedRoll

_log = logging.getLogger(__name__)

TELL_AFTER_S = 0.2
KEEP_AFTER_S = 2.0


@dataclass(frozen=True, slots=True)
class Grown:
    """The analysis of ``record`` so far; ``progress`` says how far it is."""

    record: MatchRecord
    analysis: Analysis
    progress: Progress


@dataclass(frozen=True, slots=True)
class Work:
    """What is to be judged, and what is known of it already; ``keep`` stores the state of the work.

    It is told every ``tell_after_s``, `TELL_AFTER_S` unless said otherwise.
    """

    record: MatchRecord
    level: str
    keep: Callable[[Analysis], None]
    part: Selection = EVERYTHING
    done: Analysis | None = None
    tell_after_s: float | None = None


@dataclass(frozen=True, slots=True)
class AnalysisOutcome:
    """The end of the work: how many decisions were ``judged`` in it, and how many were ``lost``.

    ``refused`` has one of the lost for each reason.
    """

    grown: Grown
    judged: int
    lost: int
    refused: tuple[NotJudged, ...]


def _usual_pool() -> AnalysisPool:
    return AnalysisPool()


Task = BackgroundTask[AnalysisOutcome]


class AnalysisRun(QObject):
    """One analysis at a time; the processes that ``new_pool`` makes are kept for the next one."""

    grown = Signal(object)
    """A `Grown`."""
    ended = Signal(object)
    """An `AnalysisOutcome`."""
    failed = Signal(str)

    def __init__(
        self, parent: QObject | None = None, new_pool: Callable[[], AnalysisPool] = _usual_pool
    ) -> None:
        super().__init__(parent)
        self._new_pool = new_pool
        self._pool = new_pool()
        self._task: Task | None = None
        self._ending: list[Task] = []
        self._began = 0.0

    @property
    def is_running(self) -> bool:
        """Whether something is being judged."""
        return self._task is not None

    @property
    def ending(self) -> tuple[Task, ...]:
        """What was stopped, and may still store what it has."""
        return tuple(one for one in self._ending if one.is_running)

    def start(self, work: Work, after: Sequence[Task] = ()) -> None:
        """Judge ``work``; what was under way is cancelled. ``after`` may still store what it has first."""
        self.cancel()
        fault = self.tr(
            "Something went wrong inside bgdesk, and the analysis stopped. What was "
            "analysed so far is kept; details are in the log."
        )
        earlier = (*self._ending, *after)
        task: Task = BackgroundTask(self._job(work, earlier), (JournalError, OSError), self, fault=fault)
        self._task = task
        self._began = monotonic()
        _log.info("analysis begins at %s", work.level)
        task.done.connect(self._done)
        task.failed.connect(self._failed)
        task.start()

    def cancel(self) -> None:
        """Stop at once: the processes die, and their thread stores what was judged so far and ends."""
        task, self._task = self._task, None
        if task:
            _log.info("analysis stopped after %.1f s", monotonic() - self._began)
            task.cancel()
            self._pool.cancel()
            self._pool = self._new_pool()
            self._ending = [*self.ending, task]

    def close(self) -> None:
        """End the processes, and wait until everything that was judged is stored."""
        self.cancel()
        for task in self._ending:
            task.wait()
        self._pool.close()

    def _job(self, work: Work, earlier: Sequence[Task]) -> Callable[[TaskProgress], AnalysisOutcome]:
        tell, pool = self.grown.emit, self._pool

        def job(progress: TaskProgress) -> AnalysisOutcome:
            for task in earlier:  # what they store must not come after what this one stores
                task.wait()
            try:
                return _judge(pool, work, progress, tell)
            except Cancelled:
                pool.close()
                raise

        return job

    @Slot(object)
    def _done(self, outcome: AnalysisOutcome) -> None:
        self._task = None
        took = monotonic() - self._began
        _log.info("analysis ends after %.1f s: %d judged, %d not", took, outcome.judged, outcome.lost)
        for reason in outcome.refused:
            _log.info("not judged: %s", reason.obstacle.name)
        self.ended.emit(outcome)

    @Slot(str)
    def _failed(self, sentence: str) -> None:
        self._task = None
        _log.warning("analysis failed after %.1f s", monotonic() - self._began)
        self.failed.emit(sentence)


def _judge(
    pool: AnalysisPool, work: Work, progress: TaskProgress, tell: Callable[[Grown], None]
) -> AnalysisOutcome:
    """Runs in the thread of the task. Raises Cancelled."""
    tally = _Tally(work.record)
    tell_after_s = TELL_AFTER_S if work.tell_after_s is None else work.tell_after_s
    told = kept = monotonic()
    grown: Grown | None = None
    latest: Analysis | None = None
    try:
        with closing(judged(pool, work.record, work.level, work.part, work.done)) as updates:
            for update in updates:
                latest = update.analysis
                progress.tick(update.progress.done, update.progress.total)
                tally.add(update.answers)
                now, is_last = monotonic(), update.progress.done == update.progress.total
                if grown is None or is_last or now - told >= tell_after_s:
                    told = now
                    grown = Grown(work.record, update.analysis, update.progress)
                    tell(grown)
                if now - kept >= KEEP_AFTER_S:
                    kept = now
                    _keep(work, latest)
    finally:
        if latest:
            _keep(work, latest)
    assert grown, "there is always a first update"
    return tally.outcome(grown)


def _keep(work: Work, analysis: Analysis) -> None:
    if analysis.says_anything:
        work.keep(analysis)


class _Tally:
    """Counts the decisions that were judged and those that were not; rolls do not count."""

    def __init__(self, record: MatchRecord) -> None:
        asked = questions(record)
        self._decisions = {one.event for one in asked if not isinstance(one, RollQuestion)}
        self._judged: set[int] = set()
        self._lost: dict[int, NotJudged] = {}

    def add(self, answers: Sequence[Answer]) -> None:
        for answer in answers:
            if answer.event not in self._decisions:
                continue
            if isinstance(answer, NotJudged):
                self._lost.setdefault(answer.event, answer)
            elif not isinstance(answer, JudgedRoll):
                self._judged.add(answer.event)

    def outcome(self, grown: Grown) -> AnalysisOutcome:
        reasons = {(one.obstacle, one.quote): one for one in self._lost.values()}
        return AnalysisOutcome(grown, len(self._judged), len(self._lost), tuple(reasons.values()))
