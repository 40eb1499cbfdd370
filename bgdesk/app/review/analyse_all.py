"""Match after match judged in the background; what is judged is stored, so that it can go on at any time."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.analysis.judges import begun_before
from bgdesk.analysis.levels import DEFAULT_LEVEL
from bgdesk.app.review.quiet_judge import JudgedSoFar, QuietJudge
from bgdesk.app.workers.background_task import BackgroundTask
from bgdesk.library.listing import ListedMatch
from bgdesk.library.problems import JournalError
from bgdesk.library.studies import ShelvedStudy
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
    """So many matches were judged; why others were not, each reason once, with how many that were.

    ``left`` of them nobody came to, as it was stopped.
    """

    judged: int
    skipped: int
    reasons: tuple[str, ...]
    left: int = 0


def left_to_analyse(matches: Sequence[ListedMatch]) -> tuple[ListedMatch, ...]:
    """Those of ``matches`` that are over and not wholly judged."""
    return tuple(
        match
        for match in matches
        if match.analysed < WHOLLY and not match.is_under_way and not match.is_damaged
    )


class AnalyseAll(QObject):
    """Gives ``judge`` one match at a time, so that a match that has just been played comes next."""

    progressed = Signal(object)
    """An `AllProgress`, ``None`` when nothing is under way any more."""
    match_ended = Signal()
    """A match has been judged: the list says so now."""
    ended = Signal(object)
    """An `AllOutcome`."""

    def __init__(
        self,
        judge: QuietJudge,
        load: Callable[[ListedMatch], ShelvedStudy],
        why_not: Callable[[MatchRecord], str],
        is_taken: Callable[[str], bool],
        parent: QObject | None = None,
    ) -> None:
        """``load`` may raise JournalError; ``is_taken``: that match is being judged elsewhere."""
        super().__init__(parent)
        self._judge = judge
        self._load = load
        self._why_not = why_not
        self._is_taken = is_taken
        self._waiting: deque[ListedMatch] = deque()
        self._current: ListedMatch | None = None
        self._task: BackgroundTask[ShelvedStudy] | None = None
        self._total = self._judged = self._skipped = 0
        self._reasons: dict[str, None] = {}
        judge.changed.connect(self._grown)
        judge.ended.connect(self._ended)

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
        current, self._current = self._current, None
        if current:
            self._drop_task()
            self._judge.stop(current.id)
            self._finish(left=len(self._waiting) + 1)

    def close(self) -> None:
        """Begin nothing more; the judge is closed by who made it."""
        self._waiting.clear()
        self._current = None
        self._drop_task()

    def _drop_task(self) -> None:
        task, self._task = self._task, None
        if task:
            task.cancel()
            task.wait()

    def _next(self) -> None:
        """Read the match that is judged next."""
        self._current = match = self._waiting.popleft() if self._waiting else None
        if match is None:
            self._finish()
            return
        self._tell(match, 0.0)
        self._task = BackgroundTask(lambda _: self._load(match), (JournalError,), self)
        self._task.done.connect(self._loaded)
        self._task.failed.connect(self._skip)
        self._task.start()

    @Slot(object)
    def _loaded(self, shelved: ShelvedStudy) -> None:
        self._task = None
        record = shelved.study.record
        reason = self._why_not(record)
        if reason:
            self._skip(reason)
        elif self._is_taken(shelved.id):
            self._next()
        else:
            begun = begun_before(record.header.options, shelved.study.analyses, DEFAULT_LEVEL)
            self._judge.judge(shelved.id, record, begun)

    @Slot(str)
    def _skip(self, reason: str) -> None:
        self._task = None
        self._skipped += 1
        self._reasons[reason] = None
        self._next()

    @Slot(object)
    def _grown(self, judging: JudgedSoFar) -> None:
        if self._current and judging.id == self._current.id and judging.progress:
            self._tell(self._current, judging.progress.done / max(1, judging.progress.total))

    def _tell(self, match: ListedMatch, part: float) -> None:
        number = self._total - len(self._waiting)
        self.progressed.emit(AllProgress(match, number, self._total, part))

    @Slot(str)
    def _ended(self, match_id: str) -> None:
        """However it ended: somebody else may have stopped it, and then it is not counted."""
        if self._current is None or match_id != self._current.id:
            return
        judged = self._judge.judged_of(match_id)
        self.match_ended.emit()
        if judged and judged.trouble:
            self._skip(judged.trouble)
            return
        self._judged += bool(judged and judged.analysis and judged.analysis.is_complete)
        self._next()

    def _finish(self, left: int = 0) -> None:
        outcome = AllOutcome(self._judged, self._skipped, tuple(self._reasons), left)
        _log.info("%d matches were analysed, %d were not", outcome.judged, outcome.skipped)
        self._waiting.clear()
        self._total = self._judged = self._skipped = 0
        self._reasons = {}
        self.progressed.emit(None)
        self.ended.emit(outcome)
