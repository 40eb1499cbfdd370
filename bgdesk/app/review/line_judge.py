"""What a line that is tried out costs: told by the analysis of its match, and judged where that ends."""

from __future__ import annotations

from itertools import takewhile

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.analysis.assembling import Selection
from bgdesk.analysis.levels import DEFAULT_LEVEL
from bgdesk.analysis.other_lines import carried_over, until
from bgdesk.app.review.analysis_run import AnalysisRun, Grown, Work
from bgdesk.app.review.review import ReviewSession
from bgdesk.app.review.weighing import Scales, Weighed, Weighing
from bgdesk.app.table.match_controller import MatchController
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis


class LineJudge(QObject):
    """Judges the line on the table of ``controller`` as it comes; nothing of it is stored."""

    changed = Signal()
    """Something else is known of the line, or none is on the table any more."""

    def __init__(self, controller: MatchController, session: ReviewSession, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._session = session
        self._record: MatchRecord | None = None
        self._own: Analysis | None = None
        self.weighed: Weighed | None = None
        self._run = AnalysisRun(self)
        self._run.grown.connect(self._grown)
        self._weighing = Weighing(self)
        self._weighing.weighed.connect(self._weighed)
        controller.table_changed.connect(self._follow)

    def close(self) -> None:
        """End the processes."""
        self._weighing.stop()
        self._run.close()

    @Slot()
    def _follow(self) -> None:
        table = self._controller.table
        record = table.record if table and table.is_line and not table.lesson else None
        if record is self._record:
            return
        if record is None:
            self._forget()
        else:
            self._judge(record)

    def _forget(self) -> None:
        self._run.cancel()
        self._weighing.stop()
        self._record = self._own = self.weighed = None
        self.changed.emit()

    def _judge(self, record: MatchRecord) -> None:
        table = self._controller.table
        assert table
        assert table.line_from is not None
        if self._own and self._record:
            self._own = until(self._own, _shared(self._record, record))
        self._record = record
        self._weigh()
        if len(record.events) > table.line_from:
            part = Selection(since=table.line_from)
            self._run.start(Work(record, DEFAULT_LEVEL, lambda _: None, part, self._own))

    @Slot(object)
    def _grown(self, grown: Grown) -> None:
        if grown.record is self._record:
            self._own = grown.analysis
            self._weigh()

    def _weigh(self) -> None:
        table, shelved, shown = self._controller.table, self._session.shelved, self._session.analysis
        if table is None or table.line_from is None or shelved is None or self._record is None:
            return
        known = shown and carried_over(shown, shelved.study.record, table.line_from, self._record)
        found = [one for one in (self._own, known) if one]
        self._weighing.weigh(Scales(self._record, found))

    @Slot(object)
    def _weighed(self, found: Weighed | None) -> None:
        table = self._controller.table
        if table and table.is_line and (found is None or found.record is table.record):
            self.weighed = found
            self.changed.emit()


def _shared(one: MatchRecord, other: MatchRecord) -> int:
    """With how many of the same events both begin."""
    pairs = zip(one.events, other.events, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], pairs))
