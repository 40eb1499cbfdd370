"""An analysis under way: judged in other processes, told a few times a second, kept as it grows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.analysis.assembling import EVERYTHING, Selection
from bgdesk.analysis.judge import NotJudged
from bgdesk.analysis.verdicts import Verdict, verdicts
from bgdesk.app.analysis_pool import AnalysisPool, Cancelled, Progress, judged
from bgdesk.app.errand import Errand, Steps
from bgdesk.library.problems import JournalError
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis

TELL_AFTER_S = 0.2
KEEP_AFTER_S = 2.0


@dataclass(frozen=True, slots=True)
class Grown:
    """The analysis so far with what each decision in it cost; ``progress`` says how far it is."""

    analysis: Analysis
    verdicts: tuple[Verdict, ...]
    progress: Progress


@dataclass(frozen=True, slots=True)
class Work:
    """What is to be judged, and what is known of it already; ``keep`` stores the state of the work."""

    record: MatchRecord
    level: str
    keep: Callable[[Analysis], None]
    part: Selection = EVERYTHING
    done: Analysis | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of the work; ``refused`` are the reasons why decisions were not judged, each once."""

    grown: Grown
    refused: tuple[str, ...]


class Analysing(QObject):
    """One analysis at a time; its processes are kept for the next one."""

    grown = Signal(object)
    """A `Grown`."""
    ended = Signal(object)
    """An `Outcome`."""
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = AnalysisPool()
        self._errand: Errand[Outcome] | None = None

    @property
    def is_running(self) -> bool:
        """Whether something is being judged."""
        return self._errand is not None

    def start(self, work: Work) -> None:
        """Judge ``work``; what was under way is cancelled."""
        self.cancel()
        errand: Errand[Outcome] = Errand(self._job(work), (JournalError, OSError), self)
        self._errand = errand
        errand.done.connect(self._done)
        errand.failed.connect(self._failed)
        errand.start()

    def cancel(self) -> None:
        """Stop at once; what was judged so far has been told and is kept."""
        errand, self._errand = self._errand, None
        if errand:
            errand.cancel()
            self._pool.cancel()
            errand.wait()
            self._pool.close()

    def close(self) -> None:
        """End the processes."""
        self.cancel()
        self._pool.close()

    def _job(self, work: Work) -> Callable[[Steps], Outcome]:
        tell = self.grown.emit
        pool = self._pool

        def job(steps: Steps) -> Outcome:
            return _judge(pool, work, steps, tell)

        return job

    @Slot(object)
    def _done(self, outcome: Outcome) -> None:
        self._errand = None
        self.ended.emit(outcome)

    @Slot(str)
    def _failed(self, sentence: str) -> None:
        self._errand = None
        self.failed.emit(sentence)


def _judge(pool: AnalysisPool, work: Work, steps: Steps, tell: Callable[[Grown], None]) -> Outcome:
    """Runs in the errand's thread. Raises Cancelled of the errand when nobody waits any more."""
    reasons: dict[str, None] = {}
    told = kept = monotonic()
    grown: Grown | None = None
    latest: Analysis | None = None
    try:
        for update in judged(pool, work.record, work.level, work.part, work.done):
            latest = update.analysis
            steps.tick(update.progress.done, update.progress.total)
            reasons.update((one.reason, None) for one in update.answers if isinstance(one, NotJudged))
            now, is_last = monotonic(), update.progress.done == update.progress.total
            if grown is None or is_last or now - told >= TELL_AFTER_S:
                told = now
                grown = Grown(update.analysis, verdicts(work.record, update.analysis), update.progress)
                tell(grown)
            if now - kept >= KEEP_AFTER_S:
                kept = now
                work.keep(latest)
    except Cancelled:
        steps.tick(0, 0)
        raise
    finally:
        if latest:
            work.keep(latest)
    assert grown, "there is always a first update"
    return Outcome(grown, tuple(reasons))
