"""The rollout of one decision of a match that is looked at: it joins the analyses in the library."""

from __future__ import annotations

from collections.abc import Sequence

from bgdesk.analysis.judges import table_name
from bgdesk.analysis.rolled_out import RollableDecision, with_rollout
from bgdesk.analysis.rollout.run import RolloutRun
from bgdesk.app.rollouts.wishes import RolloutWish
from bgdesk.library.studies import StudyShelf
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis
from bgdesk.rules.position import Position


class StudyRollout:
    """Begins and keeps the rollout of ``decision`` in the study ``study_id``; not for the window's thread."""

    def __init__(
        self,
        study_id: str,
        record: MatchRecord,
        shelf: StudyShelf,
        decision: RollableDecision,
        positions: Sequence[Position],
        wish: RolloutWish,
    ) -> None:
        self._study_id = study_id
        self._record = record
        self._shelf = shelf
        self._decision = decision
        self._positions = positions
        self._wish = wish
        self._before: tuple[Analysis, ...] | None = None

    def begin(self) -> RolloutRun:
        """The rollout without any trial."""
        return self._wish.begun(self._decision, self._positions)

    def forget(self) -> None:
        """Let what was stored of other decisions not come back: it has been removed. From any thread."""
        if self._before is not None:
            self._before = ()

    def keep(self, run: RolloutRun) -> Analysis | None:
        """Store what ``run`` says beside the rollouts of other decisions. Raises JournalError."""
        before = self._before
        if before is None:
            self._before = before = self._shelf.analyses(self._study_id, self._record)
        table = table_name(self._record.header.options)
        analysis = with_rollout(before, table, self._decision, run)
        if analysis:
            self._shelf.save_analysis(self._study_id, analysis)
        return analysis
