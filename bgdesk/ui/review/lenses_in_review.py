"""The lenses while a match is looked at: the strip below the judgement, and the window with all of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtGui import QAction

from bgdesk.analysis.lenses.score_lens import Known
from bgdesk.app.actions.actions import ActionId
from bgdesk.app.lenses.lens_desk import LensDesk
from bgdesk.app.review.review import ReviewSession
from bgdesk.app.table.match_controller import MatchController
from bgdesk.match.events import Played
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState
from bgdesk.match.study import JudgedPlay
from bgdesk.rules.position import Position
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.lenses.score_strip import ScoreStrip
from bgdesk.ui.play.looking_back import History
from bgdesk.ui.review.decision_pane import DecisionPane
from bgdesk.ui.words.equities import normalised

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


FOLLOWS_AFTER_MS = 120
"""Whoever walks through a match fast is not held up by what is said of the places between."""


class LensesInReview(QObject):
    """Follows the place that is looked at in ``history``, and what ``review`` says of it."""

    score_chosen = Signal(object)
    """A `MatchState`: the decision on the board at a score that is to be looked at."""

    def __init__(
        self,
        controller: MatchController,
        review: ReviewSession,
        history: History,
        pane: DecisionPane,
        dialogs: MatchDialogs,
        actions: Mapping[ActionId, QAction],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._review = review
        self._history = history
        self._dialogs = dialogs
        self._window = window
        self.desk = LensDesk(self)
        self.strip = ScoreStrip(self.desk)
        #: Button that leads to what is best at other scores. Short
        pane.add_section(self.strip, self.tr("Score lens"))
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(FOLLOWS_AFTER_MS)
        self._pause.timeout.connect(self._follow)
        history.moved.connect(self._pause.start)
        review.changed.connect(self._follow)
        controller.opened.connect(self._follow)
        self.strip.grid_requested.connect(actions[ActionId.SCORE_LENS].trigger)
        actions[ActionId.SCORE_LENS].triggered.connect(self._open)

    def close(self) -> None:
        """End the processes."""
        self.desk.close()

    @Slot()
    def _follow(self) -> None:
        table = self._controller.table
        if table and table.is_review:
            self.strip.set_state(*self._looked_at(table.record))
        else:
            self.strip.set_state(None)

    def _looked_at(self, record: MatchRecord) -> tuple[MatchState | None, Position | None, Known | None]:
        """The state on the board, the board after the play that was made there, and what is said of it."""
        at = self._history.past
        if at is None or at >= len(record.events):
            return self._history.shown, None, None
        made = record.states[at + 1].position if isinstance(record.events[at], Played) else None
        analysis = self._review.analysis
        judged: tuple[Known, ...] = (*analysis.plays, *analysis.cubes) if analysis else ()
        known = next((one for one in judged if one.event == at), None)
        return self._history.shown, made, known and _in_equities(known, record.states[at])

    @Slot()
    def _open(self) -> None:
        from bgdesk.ui.lenses.lens_dialog import LensDialog

        table = self._controller.table
        if table is None:
            return
        dialog = LensDialog(self.desk, self._window)
        dialog.score_chosen.connect(dialog.accept)
        dialog.score_chosen.connect(self.score_chosen)
        dialog.set_state(*self._looked_at(table.record))
        self._dialogs.open(dialog)


def _in_equities(known: Known, before: MatchState) -> Known:
    """``known`` without chances to win the match, in which some files say what a decision is worth."""
    if isinstance(known, JudgedPlay):
        moved = (replace(one, equity=normalised(one.equity, before)) for one in known.candidates)
        return replace(known, candidates=tuple(moved))
    decision = known.decision
    three = (decision.no_double, decision.double_take, decision.double_pass)
    no_double, double_take, double_pass = (normalised(one, before) for one in three)
    decision = replace(decision, no_double=no_double, double_take=double_take, double_pass=double_pass)
    return replace(known, decision=decision)
