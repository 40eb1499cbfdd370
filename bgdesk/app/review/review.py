"""The match that is looked at: its study, the analysis shown, and the work on a further one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.analysis.assembling import EVERYTHING, Selection
from bgdesk.analysis.judges import Identity, identity_of
from bgdesk.analysis.levels import DEFAULT_LEVEL
from bgdesk.analysis.verdicts import Verdict, verdicts
from bgdesk.app.review.analysis_run import AnalysisOutcome, AnalysisRun, Grown, Task, Work
from bgdesk.app.review.quiet_judge import QuietJudge
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.match_opener import MatchOpener
from bgdesk.app.workers.background_task import BackgroundTask
from bgdesk.library.studies import ShelvedStudy, StudyShelf
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis, Study


class ReviewSession(QObject):
    """Shows studies on the table of ``controller`` and keeps what is said about them in the library.

    What ``quiet_judge`` is judging is shown as it grows, like any other analysis.
    """

    opened = Signal()
    """Another study is on the table, or none any more."""
    changed = Signal()
    """The analysis shown is another one, or has grown."""
    progressed = Signal(object)
    """The `Progress` of the analysis under way, ``None`` when none is."""
    ended = Signal(object)
    """The `AnalysisOutcome` of an analysis that was not cancelled."""
    failed = Signal(str)
    said = Signal()
    """What the user says of the study on the table is something else."""

    def __init__(
        self,
        controller: MatchController,
        match_opener: MatchOpener,
        shelf: Callable[[], StudyShelf],
        quiet_judge: QuietJudge,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._match_opener = match_opener
        self._shelf = shelf
        self._quiet_judge = quiet_judge
        self._shelved: ShelvedStudy | None = None
        self._verdicts: tuple[Verdict, ...] = ()
        self._chosen: tuple[str, str, str] | None = None
        self._weighing: BackgroundTask[tuple[Verdict, ...]] | None = None
        self._analysing = AnalysisRun(self)
        self._analysing.grown.connect(self._grown)
        self._analysing.ended.connect(self._ended)
        self._analysing.failed.connect(self._failed)
        quiet_judge.grown.connect(self._grown_quietly)
        quiet_judge.ended.connect(self._ended_quietly)
        controller.opened.connect(self._another_match)

    @property
    def shelved(self) -> ShelvedStudy | None:
        """The study on the table; ``None`` while a match is played."""
        return self._shelved

    def study_of(self, record: MatchRecord) -> Study:
        """``record`` with all that is said about it here."""
        if self._shelved and self._shelved.study.record is record:
            return self._shelved.study
        return Study(record)

    def say(self, study_id: str, change: Callable[[Study], Study]) -> None:
        """Show what was stored as said of the study ``study_id``, if it is still on the table."""
        if self._shelved and self._shelved.id == study_id:
            self._shelved = replace(self._shelved, study=change(self._shelved.study))
            self.said.emit()

    @property
    def analysis(self) -> Analysis | None:
        """The analysis that is shown: the newest one until another is chosen."""
        found = (one for one in self.analyses if _key(one) == self._chosen)
        return next(found, self.analyses[0] if self.analyses else None)

    @property
    def analyses(self) -> tuple[Analysis, ...]:
        """All that there are of the study on the table, the newest first."""
        return self._shelved.study.analyses if self._shelved else ()

    def choose(self, number: int) -> None:
        """Show another one of `analyses`."""
        self._chosen = _key(self.analyses[number])
        self._weigh()

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        """What each decision that the analysis judges cost."""
        return self._verdicts

    @property
    def is_analysing(self) -> bool:
        """Whether an analysis of the study on the table is under way."""
        return self._analysing.is_running or self._is_judged_quietly

    @property
    def _is_judged_quietly(self) -> bool:
        return self._shelved is not None and self._quiet_judge.is_at(self._shelved.id)

    def show(self, shelved: ShelvedStudy) -> None:
        """Look at ``shelved``."""
        self._stop()
        self._shelved, self._chosen = shelved, None
        self._match_opener.show(shelved.study.record)
        self.opened.emit()
        self._weigh()

    def analyse(self, level: str = DEFAULT_LEVEL, part: Selection = EVERYTHING) -> None:
        """Judge the study on the table, or go on where it was left; nothing happens without one."""
        if self._shelved is None:
            return
        study_id, shelf = self._shelved.id, self._shelf()
        record = self._shelved.study.record
        own = identity_of(record.header.options, level)
        done = next((one for one in self.analyses if Identity.of(one) == own), None)
        self._chosen = None
        work = Work(record, level, lambda analysis: shelf.save_analysis(study_id, analysis), part, done)
        self._analysing.start(work, self._quiet_judge.hand_over(study_id))

    def cancel(self) -> None:
        """Stop the analysis under way; what was judged is kept."""
        if self._shelved:
            self._quiet_judge.stop(self._shelved.id)
        self._stop()

    def stopped(self) -> tuple[Task, ...]:
        """Stop the analysis under way here; what may still store something of it."""
        self._stop()
        return self._analysing.ending

    def _stop(self) -> None:
        """What is judged quietly goes on."""
        if self._analysing.is_running:
            self._analysing.cancel()
            self.progressed.emit(None)

    def close(self) -> None:
        """End the processes."""
        self._stop_weighing()
        self._analysing.close()

    def take(self, record: MatchRecord) -> None:
        """Look at ``record``, a match that was played here and is over. Raises JournalError."""
        known = self._quiet_judge.judged_of(record.header.id)
        shelved = self._shelf().of_match(record)
        if known and known.analysis and known.analysis.says_anything:
            shelved = replace(shelved, study=replace(shelved.study, analyses=(known.analysis,)))
        self.show(shelved)

    def _another_match(self) -> None:
        table = self._controller.table
        if self._shelved and not (table and table.record is self._shelved.study.record):
            self._stop()
            self._stop_weighing()
            self._shelved = None
            self._verdicts = ()
            self.opened.emit()
            self.changed.emit()

    def _weigh(self) -> None:
        """Tell `changed` at once without verdicts, and once more when they are worked out."""
        self._stop_weighing()
        self._verdicts = ()
        analysis = self.analysis
        self.changed.emit()
        if analysis is None or self._shelved is None:
            return
        record = self._shelved.study.record
        fault = self.tr(
            "Something went wrong inside bgdesk, and the errors of this match cannot be shown."
            " The match and its analysis are kept; details are in the log."
        )
        self._weighing = BackgroundTask(lambda _: verdicts(record, analysis), (), self, fault=fault)
        self._weighing.done.connect(self._weighed)
        self._weighing.failed.connect(self._not_weighed)
        self._weighing.start()

    def _stop_weighing(self) -> None:
        if self._weighing:
            self._weighing.cancel()
            self._weighing = None

    @Slot(object)
    def _weighed(self, found: tuple[Verdict, ...]) -> None:
        self._weighing = None
        self._verdicts = found
        self.changed.emit()

    @Slot(str)
    def _not_weighed(self, sentence: str) -> None:
        self._weighing = None
        self.failed.emit(sentence)

    @Slot(object)
    def _grown(self, grown: Grown) -> None:
        is_shown = self._shelved is not None and self._shelved.study.record is grown.record
        if is_shown and self._analysing.is_running:
            self._show_grown(grown)

    @Slot(str, object)
    def _grown_quietly(self, study_id: str, grown: Grown) -> None:
        if self._shelved and self._shelved.id == study_id:
            self._show_grown(grown)

    @Slot(str)
    def _ended_quietly(self, study_id: str) -> None:
        if self._shelved and self._shelved.id == study_id and not self._analysing.is_running:
            self.progressed.emit(None)

    def _show_grown(self, grown: Grown) -> None:
        if grown.analysis.says_anything:
            self._put(grown.analysis)
        if self.analysis is grown.analysis:
            self._stop_weighing()
            self._verdicts = grown.verdicts
        self.changed.emit()
        self.progressed.emit(grown.progress)

    @Slot(object)
    def _ended(self, outcome: AnalysisOutcome) -> None:
        self.progressed.emit(None)
        self.ended.emit(outcome)

    @Slot(str)
    def _failed(self, sentence: str) -> None:
        self.progressed.emit(None)
        self.failed.emit(sentence)

    def _put(self, analysis: Analysis) -> None:
        """``analysis`` becomes the newest of the study on the table."""
        assert self._shelved
        study = self._shelved.study
        others = tuple(other for other in study.analyses if _key(other) != _key(analysis))
        self._shelved = replace(self._shelved, study=replace(study, analyses=(analysis, *others)))


def _key(analysis: Analysis) -> tuple[str, str, str]:
    return analysis.engine, analysis.level, analysis.settings
