"""What an answer costs to a decision of a match: told by its analysis, else judged by the engine."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.analysis.assembling import Selection
from bgdesk.analysis.levels import DEFAULT_LEVEL
from bgdesk.analysis.other_lines import carried_over
from bgdesk.analysis.reasons.asking import wrong_decisions
from bgdesk.analysis.reasons.explainer import ToExplain
from bgdesk.analysis.verdicts import Verdict, verdicts
from bgdesk.app.review.analysis_run import AnalysisOutcome, AnalysisRun, Work
from bgdesk.match.events import Event
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis


@dataclass(frozen=True, slots=True)
class JudgedAnswer:
    """What came of ``answer``: ``why`` is what to ask where it was not right.

    ``number`` is its place among the candidates of the match, ``None`` where it is none of them.
    """

    answer: Event
    verdict: Verdict
    why: ToExplain | None = None
    number: int | None = None


class AnswerJudge(QObject):
    """Judges one answer at a time; nothing of it is stored."""

    judged = Signal(object)
    """A `JudgedAnswer`; told at once where the analysis knows it."""
    failed = Signal()
    """Nobody can say what the answer costs."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._line: MatchRecord | None = None
        self._keep = 0
        self._run = AnalysisRun(self)
        self._run.ended.connect(self._ended)
        self._run.failed.connect(self._lost)

    def judge(self, analysis: Analysis, record: MatchRecord, keep: int, answer: Event) -> None:
        """Say what ``answer`` costs instead of event ``keep`` of ``record``. Raises Refused."""
        self.stop()
        self._line, self._keep = record.until(keep).append(answer), keep
        known = carried_over(analysis, record, keep, self._line)
        found = _judged(self._line, known, keep)
        if found is None:
            part = Selection(since=keep)
            self._run.start(Work(self._line, DEFAULT_LEVEL, lambda _: None, part))
            return
        number = next((one.played for one in known.plays if one.event == keep), None)
        self._tell(JudgedAnswer(answer, found, _why(known, found), number))

    def stop(self) -> None:
        """Nothing is told of what was given so far."""
        self._line = None
        self._run.cancel()

    def close(self) -> None:
        """End the processes."""
        self._run.close()

    def _tell(self, given: JudgedAnswer) -> None:
        self._line = None
        self.judged.emit(given)

    @Slot(object)
    def _ended(self, outcome: AnalysisOutcome) -> None:
        line, own = self._line, outcome.grown.analysis
        if line is None or outcome.grown.record is not line:
            return
        found = _judged(line, own, self._keep)
        if found is None:
            self._lost()
        else:
            self._tell(JudgedAnswer(line.events[self._keep], found, _why(own, found)))

    @Slot(str)
    def _lost(self, _sentence: str = "") -> None:
        if self._line:
            self._line = None
            self.failed.emit()


def _judged(line: MatchRecord, analysis: Analysis, keep: int) -> Verdict | None:
    found = verdicts(line, analysis, since=keep)
    return next((one for one in found if not one.is_mixed), None)


def _why(analysis: Analysis, found: Verdict) -> ToExplain | None:
    return next((asked for _, asked in wrong_decisions(analysis, [found])), None)
