"""Judges matches that have ended, one after the other, behind whatever else goes on."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.analysis.levels import DEFAULT_LEVEL
from bgdesk.analysis.statistics import Review, review
from bgdesk.analysis.worker import serve_behind_play
from bgdesk.app.messages import message_text
from bgdesk.app.review.analysis_run import AnalysisOutcome, AnalysisRun, Grown, Task, Work
from bgdesk.app.side_by_side import sentences
from bgdesk.app.workers.analysis_pool import AnalysisPool, Progress
from bgdesk.app.workers.background_task import BackgroundTask
from bgdesk.library.studies import StudyShelf
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis

_log = logging.getLogger(__name__)

TELL_AFTER_S = 1.0
"""To say what every decision cost takes time from the window, in which a match may be played."""
_REMEMBERED = 3
"""So many matches are known at a time; of the others the library knows."""


@dataclass(frozen=True, slots=True)
class JudgedSoFar:
    """How far ``record`` is judged, the study or played match ``id``.

    ``is_wanted`` until it ends, however that is; ``progress`` once it has begun. ``analysis`` grows;
    ``review`` is there when all of it is judged. ``trouble`` says why nothing, or not all, could be.
    """

    id: str
    record: MatchRecord
    is_wanted: bool = True
    progress: Progress | None = None
    analysis: Analysis | None = None
    review: Review | None = None
    trouble: str = ""


def processes_behind() -> int:
    """One less than there are cores, so that a match can be played meanwhile."""
    return max(1, (os.cpu_count() or 1) - 1)


class QuietJudge(QObject):
    """What is judged is in the library as it grows; ``close`` leaves it there for the next time."""

    changed = Signal(object)
    """A `JudgedSoFar` as it is now."""
    grown = Signal(str, object)
    """The id of a match and a `Grown`."""
    ended = Signal(str)
    """The match with this id is not being judged any more."""

    def __init__(self, shelf: Callable[[], StudyShelf], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._known: dict[str, JudgedSoFar] = {}
        self._waiting: dict[str, Sequence[Task]] = {}
        self._now = ""
        self._weighing: dict[str, BackgroundTask[Review]] = {}
        self._run = AnalysisRun(self, lambda: AnalysisPool(processes_behind(), serve_behind_play))
        self._run.grown.connect(self._grown)
        self._run.ended.connect(self._done)
        self._run.failed.connect(self._failed)

    def judged_of(self, match_id: str) -> JudgedSoFar | None:
        """What is known here of that match."""
        return self._known.get(match_id)

    def is_at(self, match_id: str) -> bool:
        """Whether that match is being judged or waits for it."""
        known = self._known.get(match_id)
        return known is not None and known.is_wanted

    def judge(
        self,
        match_id: str,
        record: MatchRecord,
        done: Analysis | None = None,
        after: Sequence[Task] = (),
    ) -> None:
        """Have ``record`` judged when its turn comes, without what ``done`` says already.

        ``after`` may still store what it has of the same match first.
        """
        if self.is_at(match_id):
            return
        before = self._known.pop(match_id, None)
        self._tell(JudgedSoFar(match_id, record, analysis=done or (before.analysis if before else None)))
        self._forget_old_ones()
        self._waiting[match_id] = after
        self._next()

    def show(self, match_id: str, record: MatchRecord, analysis: Analysis) -> None:
        """Work out the figures of ``analysis``, which was made before."""
        self._tell(JudgedSoFar(match_id, record, is_wanted=False, analysis=analysis))
        self._forget_old_ones()
        self._weigh(match_id)

    def stop(self, match_id: str) -> None:
        """Judge no more of that match now; what was judged is kept."""
        if self.is_at(match_id):
            self._stop(match_id)
            self.ended.emit(match_id)

    def hand_over(self, match_id: str) -> tuple[Task, ...]:
        """The same, as somebody else goes on with it: what may still store something of it."""
        if self.is_at(match_id):
            self._stop(match_id)
        return self._run.ending

    def forget(self, match_id: str) -> tuple[Task, ...]:
        """Stop, and know nothing of that match any more: what may still store something of it."""
        ending = self.hand_over(match_id)
        self._known.pop(match_id, None)
        return ending

    def _stop(self, match_id: str) -> None:
        self._waiting.pop(match_id, None)
        if match_id == self._now:
            self._now = ""
            self._run.cancel()
        self._put_down(match_id)
        self._next()

    def close(self) -> None:
        """End the processes once everything that was judged is stored."""
        self._waiting.clear()
        for task in self._weighing.values():
            task.cancel()
        self._run.close()

    def _next(self) -> None:
        if self._now or not self._waiting:
            return
        match_id = self._now = next(iter(self._waiting))
        after = self._waiting.pop(match_id)
        known, shelf = self._known[match_id], self._shelf()
        _log.info("a match is judged behind the play")
        work = Work(
            known.record,
            DEFAULT_LEVEL,
            lambda analysis: shelf.save_analysis(match_id, analysis),
            done=known.analysis,
            tell_after_s=TELL_AFTER_S,
        )
        self._run.start(work, after)

    @Slot(object)
    def _grown(self, grown: Grown) -> None:
        known = self._known.get(self._now)
        if known and known.record is grown.record and self._run.is_running:
            self._tell(replace(known, progress=grown.progress, analysis=grown.analysis))
            self.grown.emit(known.id, grown)

    @Slot(object)
    def _done(self, outcome: AnalysisOutcome) -> None:
        match_id, self._now = self._now, ""
        reasons = [message_text(one.message) for one in outcome.refused[:1]]
        self._known[match_id] = replace(
            self._known[match_id], analysis=outcome.grown.analysis, trouble=sentences(*reasons)
        )
        self._weigh(match_id)
        self._next()

    @Slot(str)
    def _failed(self, sentence: str) -> None:
        match_id, self._now = self._now, ""
        self._end(match_id, sentence)
        self._next()

    def _weigh(self, match_id: str) -> None:
        """Add everything up in another thread."""
        known = self._known[match_id]
        record, analysis = known.record, known.analysis
        if analysis is None or not analysis.says_anything:
            self._end(match_id, known.trouble)
            return
        task: BackgroundTask[Review] = BackgroundTask(lambda _: review(record, analysis), (), self)
        self._weighing[match_id] = task
        task.done.connect(lambda found: self._weighed(match_id, found))
        task.failed.connect(lambda sentence: self._end(match_id, sentence))
        task.start()

    def _weighed(self, match_id: str, found: Review) -> None:
        if match_id in self._known:
            self._known[match_id] = replace(self._known[match_id], review=found)
            self._end(match_id, self._known[match_id].trouble)

    def _end(self, match_id: str, trouble: str = "") -> None:
        self._put_down(match_id, trouble)
        self.ended.emit(match_id)

    def _put_down(self, match_id: str, trouble: str = "") -> None:
        self._weighing.pop(match_id, None)
        known = self._known.get(match_id)
        if known:
            self._tell(replace(known, is_wanted=False, progress=None, trouble=trouble))

    def _tell(self, judging: JudgedSoFar) -> None:
        self._known[judging.id] = judging
        self.changed.emit(judging)

    def _forget_old_ones(self) -> None:
        done = [one.id for one in self._known.values() if not one.is_wanted]
        for match_id in done[:-_REMEMBERED]:
            del self._known[match_id]
