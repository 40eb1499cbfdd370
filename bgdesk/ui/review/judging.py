"""The judgements in the window: marks in the list of moves, the panel below it, and the work on them."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from bgdesk.analysis.assembling import Selection
from bgdesk.analysis.judges import identity_of, level_of, levels_for
from bgdesk.analysis.levels import DEFAULT_LEVEL
from bgdesk.analysis.questions import questions
from bgdesk.analysis.tally import NO_DECISIONS
from bgdesk.app.actions.actions import ACTIONS, ActionId, translated
from bgdesk.app.messages import message_text
from bgdesk.app.review.analysis_run import AnalysisOutcome
from bgdesk.app.review.answer_judge import JudgedAnswer
from bgdesk.app.review.line_judge import LineJudge
from bgdesk.app.review.review import ReviewSession
from bgdesk.app.review.weighing import Weighed
from bgdesk.app.side_by_side import sentences
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.table import Table
from bgdesk.app.workers.analysis_pool import Progress
from bgdesk.library.problems import JournalError
from bgdesk.match.clock import TIMED
from bgdesk.match.events import OpeningRolled, Rolled
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Pair, Phase
from bgdesk.match.study import Analysis
from bgdesk.rules.player import Player
from bgdesk.ui.common.badge import MoveMark
from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.dialogs.analyse_dialog import DECISION, GAME, AnalyseDialog, AnalysisWish
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.matches.ask_to_remove import ask_to_remove
from bgdesk.ui.moves.move_list_model import MoveListModel
from bgdesk.ui.play.looking_back import History
from bgdesk.ui.review.deepening import Deepening
from bgdesk.ui.review.derive_judgement import JudgedMatch, answered, derive_judgement
from bgdesk.ui.review.derive_sources import coverage_text, derive_sources, removal_question, source_texts
from bgdesk.ui.review.judgement_panel import JudgementPanel, JudgementView
from bgdesk.ui.review.judgement_wording import (
    analysis_levels,
    deeper_text,
    judges_text,
    marks_of,
    outcome_text,
    summary_text,
    summary_tip,
    undoubled,
)
from bgdesk.ui.review.work_clock import WorkClock
from bgdesk.ui.words.judgeable import judgeable, left_out_text, why_not_analysed

_log = logging.getLogger(__name__)


class Judging(QObject):
    """Follows ``review`` and the place that is looked at; ``told`` carries sentences for the notice bar."""

    told = Signal(str)
    mentioned = Signal(str)
    """A sentence that need not stay."""
    idle_changed = Signal(object)
    """The actions for which there is nothing to do now, as a frozen set."""

    def __init__(
        self,
        controller: MatchController,
        review: ReviewSession,
        line_judge: LineJudge,
        dialogs: MatchDialogs,
        panel: JudgementPanel,
        moves: MoveListModel,
        history: History,
        actions: Mapping[ActionId, QAction],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._review = review
        self._line_judge = line_judge
        self._dialogs = dialogs
        self._panel = panel
        self._moves = moves
        self._history = history
        self._actions = actions
        self._parent = parent
        self._judged: JudgedMatch | None = None
        self._answer: JudgedAnswer | None = None
        self._offered: tuple[Analysis, ...] = ()
        self._level = DEFAULT_LEVEL
        self._idle: frozenset[ActionId] | None = None
        self._working = WorkClock(panel.set_work, self)
        self._deepening = Deepening(review, panel.deeper, actions[ActionId.DEEPER], self)
        self._deepening.mentioned.connect(self.mentioned)
        self._wire()

    def _wire(self) -> None:
        analyse = self._actions[ActionId.ANALYSE]
        analyse.triggered.connect(self._ask)
        self._controller.table_changed.connect(self._tell_why_not)
        self._review.opened.connect(self._opened)
        self._review.changed.connect(self._judge_again)
        self._line_judge.changed.connect(self._judge_again)
        self._controller.opened.connect(self._judge_again)
        self._review.progressed.connect(self._progressed)
        self._review.ended.connect(self._ended)
        self._review.failed.connect(self.told)
        self._history.moved.connect(self._show)
        self._panel.analysis_requested.connect(analyse.trigger)
        self._panel.sources.source_chosen.connect(self._choose)
        self._panel.sources.removal_requested.connect(self._ask_to_remove)
        self._panel.cancel_requested.connect(self._review.cancel)
        self._actions[ActionId.STOP_ANALYSIS].triggered.connect(self._review.cancel)

    @Slot()
    def _opened(self) -> None:
        """A match that is looked at begins at its first roll, without any dice rolling there."""
        shelved = self._review.shelved
        if shelved:
            self._history.show_at_rest(_first_decision(shelved.study.record))
        self._update_actions()

    def _update_actions(self) -> None:
        """Nothing can be stopped that does not run, and what was played here was not imported."""
        shelved = self._review.shelved
        idle = set[ActionId]()
        if not self._review.is_analysing:
            idle.add(ActionId.STOP_ANALYSIS)
        if shelved is None or not shelved.source:
            idle.add(ActionId.IMPORT_REPORT)
        if not self._deepening.is_offered:
            idle.add(ActionId.DEEPER)
        found = frozenset(idle)
        if found != self._idle:
            self._idle = found
            self.idle_changed.emit(found)

    @Slot(object)
    def _tell_why_not(self, table: Table) -> None:
        """Once nothing more happens in a match that cannot be judged, the action says why."""
        is_done = table.is_review or table.state.phase is Phase.OVER
        reason = why_not_analysed(table.record) if is_done else ""
        action = self._actions[ActionId.ANALYSE]
        action.setToolTip(plain_tip(reason or translated(ACTIONS[ActionId.ANALYSE].tip)))
        action.setStatusTip(action.toolTip())
        self._panel.set_why_not(reason)

    @Slot()
    def _judge_again(self) -> None:
        if (table := self._controller.table) and table.is_asking:
            return
        review, weighed = self._review, self._weighed
        verdicts = weighed.verdicts if weighed else ()
        unreadable = review.shelved.unreadable if review.shelved else 0
        self._offered = review.analyses
        sources = derive_sources(self._offered, review.alone, weighed, unreadable)
        self._panel.sources.set_view(sources)
        self._panel.set_summary(*self._summary(sources.note))
        errors = {one.decision.event: one.error for one in verdicts}
        self._judged = None
        marks = marks_of(verdicts)
        if weighed:
            layers = weighed.layers
            is_money = weighed.record.header.options.is_money
            costs = {} if is_money else {one.decision.event: one.cost for one in verdicts}
            self._judged = JudgedMatch(layers.shown, marks, errors, costs, layers.lifted, weighed.attempts)
        self._mark_moves(marks if weighed is review.weighed else marks_of(review.verdicts))
        self._show()

    def _mark_moves(self, marks: Mapping[int, MoveMark]) -> None:
        """Those of the match that is looked at, also while something is tried out beside it."""
        self._moves.set_undoubled(undoubled(self._review.verdicts))
        self._moves.set_marks(marks)

    @property
    def _weighed(self) -> Weighed | None:
        """What is known of the match that is looked at, or of what is tried out beside it."""
        table = self._controller.table
        return self._line_judge.weighed if table and table.is_line else self._review.weighed

    def _summary(self, note: str) -> tuple[str, str, str]:
        """The ratings, what they are, and what else is to be said of what they rest on."""
        weighed = self._weighed
        if weighed is None or weighed is self._line_judge.weighed:
            return "", "", note
        seats = weighed.record.header.seats
        deeper = deeper_text(weighed.rated, seats) if weighed.layers.lifted and weighed.rated else ""
        coverage = "" if self._review.is_analysing else coverage_text(weighed)
        return summary_text(weighed.base_rated, seats), summary_tip(), sentences(deeper, coverage, note)

    @Slot(object)
    def _choose(self, number: int | None) -> None:
        self._review.choose(None if number is None else self._offered[number])

    @Slot(int)
    def _ask_to_remove(self, number: int) -> None:
        analysis, name = self._offered[number], source_texts(self._offered)[number]
        table = self._controller.table
        own = identity_of(table.record.header.options).engine if table else ""
        question = removal_question(analysis, name, is_imported=analysis.engine != own)
        ask_to_remove(self._parent, question, lambda: self._review.remove(analysis))

    @Slot()
    def _show(self) -> None:
        table = self._controller.table
        if table and table.is_studied:
            self._panel.set_view(self._view_of(table))
        if table and table.is_review and not table.is_drill:
            self._deepening.show(self._judged, self._asked(table.record))
        self._update_actions()

    def _view_of(self, table: Table) -> JudgementView:
        at = self._state(table.record)
        view = derive_judgement(table.record, self._judged, at)
        if self._answer and self._answer.verdict.decision.event == at:
            view = answered(view, self._answer)
        if table.is_line and at == len(table.record.events):
            return replace(view, message=self.tr("Decide on the board: it is judged as it comes."))
        return view

    def mark_answer(self, answer: JudgedAnswer | None) -> None:
        """Mark what was answered by somebody who decides once more, where that is looked at."""
        if answer != self._answer:
            self._answer = answer
            self._show()

    def _state(self, record: MatchRecord) -> int:
        past, table = self._history.past, self._controller.table
        if past is None and table and table.line_from is not None:
            return _last_decision(record, table.line_from)
        return len(record.events) if past is None else past

    def _asked(self, record: MatchRecord) -> int:
        """The event that questions about the decision on the board belong to; at the end it is the last."""
        return min(self._state(record), len(record.events) - 1)

    @Slot()
    def _ask(self) -> None:
        table = self._controller.table
        if table is None:
            return
        seats, options = table.record.header.seats, table.record.header.options
        names = Pair(*(seats.of(player).name for player in Player))
        asked = self._asked(table.record)
        game = table.record.states[self._state(table.record)].game_number
        dialog = AnalyseDialog(
            analysis_levels(options),
            level_of(options, self._level),
            names,
            has_decision=any(one.event == asked for one in questions(table.record)),
            has_game=not game or game in judgeable(table.record).judged,
            left_out=sentences(left_out_text(table.record), judges_text(options)),
            parent=self._parent,
        )
        dialog.wished.connect(self._start)
        self._dialogs.open(dialog)

    @Slot(object)
    def look_at(self, event: int | None) -> None:
        """Look at the match on the table, at the decision made by ``event`` where there is one."""
        table = self._controller.table
        if table is None:
            return
        try:
            if not table.is_review:
                self._review.take(table.record)
        except JournalError as problem:
            _log.warning("not looked at: %s", problem.trouble.name, exc_info=True)
            self.told.emit(message_text(problem.message))
            return
        if event is not None:
            self._history.show_at_rest(event)
        self._actions[ActionId.MOVES_PANEL].trigger()

    @Slot(object)
    def _start(self, wish: AnalysisWish) -> None:
        table = self._controller.table
        if table is None:
            return
        if DEFAULT_LEVEL in levels_for(table.record.header.options):
            self._level = wish.level
        game = table.record.states[self._state(table.record)].game_number or None
        event = self._asked(table.record) if wish.part == DECISION else None
        part = Selection(wish.player, game if wish.part == GAME else None, event)
        try:
            if not table.is_review:
                self._review.take(table.record)
            self._review.analyse(wish.level, part)
        except JournalError as problem:
            _log.warning("not analysed: %s", problem.trouble.name, exc_info=True)
            self.told.emit(message_text(problem.message))

    @Slot(object)
    def _progressed(self, progress: Progress | None) -> None:
        self._working.follow(progress)
        self._show()

    @Slot(object)
    def _ended(self, outcome: AnalysisOutcome) -> None:
        weighed = self._review.weighed
        text = outcome_text(outcome, weighed.tally if weighed else NO_DECISIONS)
        if outcome.refused:
            self.told.emit(text)
        else:
            self.mentioned.emit(text)


def _last_decision(record: MatchRecord, since: int) -> int:
    """What was decided last from event ``since`` on; the end where nothing was."""
    places = reversed(range(since, len(record.events)))
    return next((at for at in places if isinstance(record.events[at], TIMED)), len(record.events))


def _first_decision(record: MatchRecord) -> int:
    """The state after the first roll."""
    for index, event in enumerate(record.events):
        if isinstance(event, Rolled) or (isinstance(event, OpeningRolled) and record.states[index + 1].dice):
            return index + 1
    return len(record.events)
