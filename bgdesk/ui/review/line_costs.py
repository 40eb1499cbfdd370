"""What the moves of lines cost, in the list of moves."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QObject, Slot

from bgdesk.analysis.other_lines import verdict_on
from bgdesk.app.review.line_judge import LineJudge
from bgdesk.app.review.line_tree import Line, LineKey
from bgdesk.app.review.review import ReviewSession
from bgdesk.app.workers.background_task import BackgroundTask, TaskProgress
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis
from bgdesk.rules.refusal import Refused
from bgdesk.ui.moves.move_list_model import LineMarks, MoveListModel
from bgdesk.ui.review.judgement_wording import mark_of
from bgdesk.ui.review.listed_lines import ListedLines
from bgdesk.ui.words.equities import cost_text

Errors = dict[int, float]
"""What was given away, by the event that did."""


class LineCosts(QObject):
    """First moves as the analysis of the match has them, others as judged while they were on the board."""

    def __init__(
        self,
        review: ReviewSession,
        line_judge: LineJudge,
        listed: ListedLines,
        moves: MoveListModel,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._review = review
        self._line_judge = line_judge
        self._listed = listed
        self._moves = moves
        self._analysis: Analysis | None = None
        self._first: dict[LineKey, Errors] = {}
        self._judged: dict[LineKey, Errors] = {}
        self._task: BackgroundTask[dict[LineKey, Errors]] | None = None
        review.opened.connect(self._forget)
        review.changed.connect(self._ask)
        listed.changed.connect(self._ask)
        line_judge.changed.connect(self._take)

    @Slot()
    def _forget(self) -> None:
        self._stop()
        self._first.clear()
        self._judged.clear()

    def _stop(self) -> None:
        task, self._task = self._task, None
        if task:
            task.cancel()

    @Slot()
    def _take(self) -> None:
        """What was found of the line on the board, for each of those that it goes along."""
        weighed, path = self._line_judge.weighed, self._listed.path
        if weighed is None:
            return
        for line in path:
            found = {one.decision.event: one.error for one in weighed.verdicts}
            self._judged[line.key] = {at: error for at, error in found.items() if line.keep <= at < line.end}
        self._show()

    @Slot()
    def _ask(self) -> None:
        """Look the first moves up in the analysis, those that are not known from it already."""
        analysis, tree = self._review.analysis, self._listed.tree
        if analysis is not self._analysis:
            self._analysis = analysis
            self._first = {}
        unknown = tuple(one for one in tree.lines if one.key not in self._first) if tree else ()
        self._stop()
        if analysis and tree and unknown:
            self._task = BackgroundTask(partial(_first_moves, analysis, tree.record, unknown), (), self)
            self._task.done.connect(self._found)
            self._task.start()
        self._show()

    @Slot(object)
    def _found(self, found: dict[LineKey, Errors]) -> None:
        self._task = None
        self._first.update(found)
        self._show()

    def _show(self) -> None:
        keys = {*self._first, *self._judged}
        self._moves.set_line_marks(
            {key: _marks(self._first.get(key, {}) | self._judged.get(key, {})) for key in keys}
        )


def _first_moves(
    analysis: Analysis, record: MatchRecord, lines: tuple[Line, ...], progress: TaskProgress
) -> dict[LineKey, Errors]:
    found: dict[LineKey, Errors] = {}
    for line in progress.over(lines):
        found[line.key] = {}
        try:
            verdict = verdict_on(analysis, record, line.keep, line.events[0])
        except Refused:
            continue
        if verdict:
            found[line.key] = {line.keep: verdict.error}
    return found


def _marks(errors: Mapping[int, float]) -> LineMarks:
    marks = {at: mark_of(error) for at, error in errors.items()}
    return LineMarks(
        {at: mark for at, mark in marks.items() if mark.symbol},
        {at: cost_text(error) for at, error in errors.items() if cost_text(error)},
    )
