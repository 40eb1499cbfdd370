"""The match that is looked at: its study, the analysis shown, and the work on a further one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.analysis.assembling import EVERYTHING, Selection
from bgdesk.analysis.judges import begun_before
from bgdesk.analysis.layers import Layers
from bgdesk.analysis.levels import DEFAULT_LEVEL
from bgdesk.analysis.verdicts import Verdict
from bgdesk.app.review.analysis_run import AnalysisOutcome, AnalysisRun, Grown, Task, Work
from bgdesk.app.review.quiet_judge import QuietJudge
from bgdesk.app.review.removing import Removing
from bgdesk.app.review.weighing import Scales, Weighed, Weighing
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.match_opener import MatchOpener
from bgdesk.library.studies import ShelvedStudy, StudyShelf
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis, Study


class ReviewSession(QObject):
    """Shows studies on the table of ``controller`` and keeps what is said about them in the library.

    All analyses are laid over each other, and each decision is shown as the deepest of them judges it, until
    one is chosen alone. What ``quiet_judge`` is judging is shown as it grows, like any other analysis.
    """

    opened = Signal()
    """Another study is on the table, or none any more."""
    changed = Signal()
    """What is shown of the analyses is something else, or has grown."""
    progressed = Signal(object)
    """The `Progress` of the analysis under way, ``None`` when none is."""
    ended = Signal(object)
    """The `AnalysisOutcome` of an analysis that was not cancelled."""
    failed = Signal(str)
    removed = Signal(object)
    """One of the analyses, which is told, is no longer in the library."""
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
        self._shown: Weighed | None = None
        self._chosen: tuple[str, str, str] | None = None
        self._removing = Removing(self)
        self._removing.removed.connect(self._removed)
        self._removing.failed.connect(self.failed)
        self._outcome: AnalysisOutcome | None = None
        self._weighing = Weighing(self)
        self._weighing.weighed.connect(self._weighed)
        self._weighing.failed.connect(self.failed)
        self._weighing.failed.connect(self._tell_end)
        self._analysing = AnalysisRun(self)
        self._analysing.grown.connect(self._grown)
        self._analysing.ended.connect(self._ended)
        self._analysing.failed.connect(self._failed)
        quiet_judge.grown.connect(self._grown_quietly)
        quiet_judge.ended.connect(self._ended_quietly)
        controller.opened.connect(self._another_match)
        controller.cleared.connect(self._another_match)

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

    def put(self, study_id: str, analysis: Analysis) -> None:
        """Show ``analysis``, which was stored with the study ``study_id``."""
        if self._shelved and self._shelved.id == study_id:
            self._shelved = replace(self._shelved, study=_with_newest(self._shelved.study, analysis))
            self._weigh()

    @property
    def weighed(self) -> Weighed | None:
        """What the analyses come to, as far as that is worked out; ``None`` when nothing is judged."""
        return self._shown

    @property
    def layers(self) -> Layers | None:
        """Which analysis each decision that is shown comes from."""
        return self._shown.layers if self._shown else None

    @property
    def analysis(self) -> Analysis | None:
        """The deepest look at each decision, or the one analysis that was chosen."""
        return self._shown.layers.shown if self._shown else None

    @property
    def analyses(self) -> tuple[Analysis, ...]:
        """All that there are of the study on the table, the newest first."""
        return self._shelved.study.analyses if self._shelved else ()

    @property
    def alone(self) -> Analysis | None:
        """The one of `analyses` that was chosen to be shown by itself."""
        return next((one for one in self.analyses if _key(one) == self._chosen), None)

    def choose(self, analysis: Analysis | None) -> None:
        """Show one of `analyses` by itself, or the deepest look at each decision."""
        self._chosen = _key(analysis) if analysis else None
        self._weigh()

    def remove(self, analysis: Analysis) -> None:
        """Forget one of `analyses`, in the library first; what judges at the moment is stopped."""
        if self._shelved is None:
            return
        study_id = self._shelved.id
        ending = (*self.stopped(), *self._quiet_judge.forget(study_id))
        self._removing.remove(self._shelf(), study_id, analysis, ending)

    @Slot(str, object)
    def _removed(self, study_id: str, analysis: Analysis) -> None:
        if self._shelved and self._shelved.id == study_id:
            self._shelved = replace(self._shelved, study=_without(self._shelved.study, analysis))
            self._weigh()
        self.removed.emit(analysis)

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        """What each decision that the analysis judges cost."""
        return self._shown.verdicts if self._shown else ()

    @property
    def is_analysing(self) -> bool:
        """Whether an analysis of the study on the table is under way."""
        is_judged_quietly = self._shelved is not None and self._quiet_judge.is_at(self._shelved.id)
        return self._analysing.is_running or is_judged_quietly

    def show(self, shelved: ShelvedStudy, *, is_drill: bool = False) -> None:
        """Look at ``shelved``, of which a decision is asked next where it ``is_drill``."""
        self._stop()
        self._shelved, self._chosen, self._shown = shelved, None, None
        self._weighing.stop()
        self._match_opener.show(shelved.study.record, is_drill=is_drill)
        layers = self._scales(shelved).layers()
        self._shown = Weighed(shelved.study.record, layers) if layers else None
        self.opened.emit()
        self.changed.emit()
        self._weigh()

    def analyse(self, level: str = DEFAULT_LEVEL, part: Selection = EVERYTHING) -> None:
        """Judge the study on the table, or go on where it was left; nothing happens without one."""
        if self._shelved is None:
            return
        study_id, shelf, record = self._shelved.id, self._shelf(), self._shelved.study.record
        done = begun_before(record.header.options, self.analyses, level)
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
        if self._analysing.is_running or self._outcome:
            self._analysing.cancel()
            self._outcome = None
            self.progressed.emit(None)

    def close(self) -> None:
        """End the processes."""
        self._weighing.stop()
        self._removing.close()
        self._analysing.close()

    def take(self, record: MatchRecord) -> None:
        """Look at ``record``, a match that was played here and is over. Raises JournalError."""
        known = self._quiet_judge.judged_of(record.header.id)
        shelved = self._shelf().of_match(record)
        if known and known.analysis and known.analysis.says_anything:
            shelved = replace(shelved, study=_with_newest(shelved.study, known.analysis))
        self.show(shelved)

    def _another_match(self) -> None:
        table = self._controller.table
        is_beside = table is not None and table.is_line
        if self._shelved and not is_beside and not (table and table.record is self._shelved.study.record):
            self._stop()
            self._weighing.stop()
            self._shelved = self._shown = None
            self.opened.emit()
            self.changed.emit()

    def _scales(self, shelved: ShelvedStudy) -> Scales:
        return Scales(shelved.study.record, shelved.study.analyses, self.alone)

    def _weigh(self) -> None:
        """Tell `changed` when it is worked out; until then all stays as it was."""
        if self._shelved:
            self._weighing.weigh(self._scales(self._shelved))

    @Slot(object)
    def _weighed(self, found: Weighed | None) -> None:
        self._shown = found
        self.changed.emit()
        self._tell_end()

    @Slot(object)
    def _grown(self, grown: Grown) -> None:
        shelved = self._shelved
        if shelved and shelved.study.record is grown.record and self._analysing.is_running:
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
        if grown.analysis.says_anything and self._shelved:
            self.put(self._shelved.id, grown.analysis)
        self.progressed.emit(grown.progress)

    @Slot(object)
    def _ended(self, outcome: AnalysisOutcome) -> None:
        self._outcome = outcome
        self._tell_end()

    @Slot()
    def _tell_end(self) -> None:
        """Once all that was judged is shown."""
        outcome = self._outcome
        if outcome and not self._weighing.is_busy:
            self._outcome = None
            self.progressed.emit(None)
            self.ended.emit(outcome)

    @Slot(str)
    def _failed(self, sentence: str) -> None:
        self.progressed.emit(None)
        self.failed.emit(sentence)


def _without(study: Study, analysis: Analysis) -> Study:
    left = tuple(other for other in study.analyses if _key(other) != _key(analysis))
    return replace(study, analyses=left)


def _with_newest(study: Study, analysis: Analysis) -> Study:
    """``study`` with ``analysis`` in the place of its earlier state."""
    return replace(study, analyses=(analysis, *_without(study, analysis).analyses))


def _key(analysis: Analysis) -> tuple[str, str, str]:
    return analysis.engine, analysis.level, analysis.settings
