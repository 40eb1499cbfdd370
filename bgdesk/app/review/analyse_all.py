"""Match after match judged in the background; what is judged is stored, so that it can go on at any time."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.analysis.levels import DEFAULT_LEVEL, LEVELS
from bgdesk.app.review.analysis_run import AnalysisRun, Grown, Work
from bgdesk.app.review.review import ReviewSession
from bgdesk.app.workers.analysis_pool import Progress
from bgdesk.app.workers.background_task import BackgroundTask
from bgdesk.engine.sage.encoding import engine_name
from bgdesk.library.listing import OPENED, ListedMatch
from bgdesk.library.problems import JournalError
from bgdesk.library.studies import ShelvedStudy, StudyShelf
from bgdesk.match.record import MatchRecord

_log = logging.getLogger(__name__)

WHOLLY = 2


@dataclass(frozen=True, slots=True)
class AllProgress:
    """The match that is judged is number ``number`` (from 1) of ``total``; ``part`` of it is done, 0 to 1."""

    match: ListedMatch
    number: int
    total: int
    part: float


@dataclass(frozen=True, slots=True)
class AllOutcome:
    """So many matches were judged; why others were not, each reason once, with how many that were."""

    judged: int
    skipped: int
    reasons: tuple[str, ...]


def left_to_analyse(matches: Sequence[ListedMatch]) -> tuple[ListedMatch, ...]:
    """Those of ``matches`` that are over and not wholly judged."""
    return tuple(
        match
        for match in matches
        if match.analysed < WHOLLY and not match.is_under_way and not match.is_damaged
    )


class AnalyseAll(QObject):
    """One match at a time; it waits while the match that is looked at is being judged."""

    progressed = Signal(object)
    """An `AllProgress`, ``None`` when nothing is under way any more."""
    match_ended = Signal()
    """A match has been judged: the list says so now."""
    ended = Signal(object)
    """An `AllOutcome`."""
    failed = Signal(str)

    def __init__(
        self,
        shelf: Callable[[], StudyShelf],
        record: Callable[[str], MatchRecord],
        why_not: Callable[[MatchRecord], str],
        review: ReviewSession,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._record = record
        self._why_not = why_not
        self._review = review
        self._run = AnalysisRun(self)
        self._waiting: deque[ListedMatch] = deque()
        self._current: ListedMatch | None = None
        self._task: BackgroundTask[ShelvedStudy] | None = None
        self._total = self._judged = self._skipped = 0
        self._reasons: dict[str, None] = {}
        self._is_paused = False
        self._run.grown.connect(self._grown)
        self._run.ended.connect(self._ended)
        self._run.failed.connect(self._failed)
        review.progressed.connect(self._make_room)

    @property
    def is_running(self) -> bool:
        """Whether there is something left to judge."""
        return self._current is not None

    def start(self, matches: Sequence[ListedMatch]) -> None:
        """Judge ``matches`` too, behind those that wait."""
        known = {match.id for match in self._waiting}
        if self._current:
            known.add(self._current.id)
        added = [match for match in matches if match.id not in known]
        self._waiting.extend(added)
        self._total += len(added)
        if self._current is None:
            _log.info("%d matches are to be analysed", len(added))
            self._next()

    def stop(self) -> None:
        """Stop; what was judged is stored."""
        if self.is_running:
            self._interrupt()
            self._finish()

    def close(self) -> None:
        """End the processes, and wait until everything that was judged is stored."""
        self._waiting.clear()
        self._current = None
        self._interrupt()
        self._run.close()

    def _interrupt(self) -> None:
        task, self._task = self._task, None
        if task:
            task.cancel()
            task.wait()
        self._run.cancel()

    def _next(self) -> None:
        if not self._waiting:
            self._finish()
            return
        self._current = self._waiting.popleft()
        self._begin()

    def _begin(self) -> None:
        """Read the match that is to be judged, unless that has to wait."""
        match = self._current
        assert match, "there is one to begin with"
        self._is_paused = self._review.is_analysing
        if self._is_paused:
            return
        self._tell(0.0)
        self._task = BackgroundTask(lambda _: self._loaded_study(match), (JournalError,), self)
        self._task.done.connect(self._loaded)
        self._task.failed.connect(self._unreadable)
        self._task.start()

    def _loaded_study(self, match: ListedMatch) -> ShelvedStudy:
        shelf = self._shelf()
        return shelf.load(match.id) if match.kind == OPENED else shelf.of_match(self._record(match.id))

    @Slot(object)
    def _loaded(self, shelved: ShelvedStudy) -> None:
        self._task = None
        record, level = shelved.study.record, DEFAULT_LEVEL
        reason = self._why_not(record)
        if reason:
            self._skip(reason)
            return
        own = engine_name(), level, LEVELS[level].settings
        known = (one for one in shelved.study.analyses if (one.engine, one.level, one.settings) == own)
        shelf = self._shelf()
        keep = lambda analysis: shelf.save_analysis(shelved.id, analysis)  # noqa: E731  # one line is enough
        self._run.start(Work(record, level, keep, done=next(known, None)))

    @Slot(str)
    def _unreadable(self, sentence: str) -> None:
        self._task = None
        self._skip(sentence)

    def _skip(self, reason: str) -> None:
        self._skipped += 1
        self._reasons[reason] = None
        self._next()

    @Slot(object)
    def _grown(self, grown: Grown) -> None:
        if self._current and self._run.is_running:
            self._tell(grown.progress.done / max(1, grown.progress.total))

    def _tell(self, part: float) -> None:
        assert self._current
        number = self._total - len(self._waiting)
        self.progressed.emit(AllProgress(self._current, number, self._total, part))

    @Slot()
    def _ended(self) -> None:
        self._judged += 1
        self.match_ended.emit()
        self._next()

    @Slot(str)
    def _failed(self, sentence: str) -> None:
        self._waiting.clear()
        self._finish()
        self.failed.emit(sentence)

    @Slot(object)
    def _make_room(self, progress: Progress | None) -> None:
        """The match that somebody looks at comes first."""
        if self._current is None:
            return
        if progress is not None and not self._is_paused:
            self._is_paused = True
            self._interrupt()
        elif progress is None and self._is_paused:
            self._begin()

    def _finish(self) -> None:
        outcome = AllOutcome(self._judged, self._skipped, tuple(self._reasons))
        _log.info("%d matches were analysed, %d were not", outcome.judged, outcome.skipped)
        self._current = None
        self._waiting.clear()
        self._total = self._judged = self._skipped = 0
        self._reasons = {}
        self.progressed.emit(None)
        self.ended.emit(outcome)
