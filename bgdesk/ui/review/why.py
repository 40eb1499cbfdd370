"""The reasons in the window: those of the decision on the board, and what they are about drawn on it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from bgdesk.analysis.reasons.asking import wrong_decisions
from bgdesk.analysis.reasons.explainer import ToExplain
from bgdesk.app.review.reasoning import Reasoning
from bgdesk.app.review.review import ReviewSession
from bgdesk.app.table.match_controller import MatchController
from bgdesk.ui.board.board_widget import BoardWidget
from bgdesk.ui.play.looking_back import History
from bgdesk.ui.review.reasons_shown import ReasonsShown
from bgdesk.ui.review.why_section import WhySection


class Why(QObject):
    """Follows ``review`` and the place that is looked at."""

    def __init__(
        self,
        controller: MatchController,
        review: ReviewSession,
        history: History,
        section: WhySection,
        board: BoardWidget,
        reasoning: Reasoning,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._review = review
        self._history = history
        self._wrong: dict[int, ToExplain] = {}
        self.shown = ReasonsShown(section, board, reasoning, self)
        review.opened.connect(reasoning.forget)
        review.changed.connect(self._judge_again)
        history.moved.connect(self._show)

    @Slot()
    def _judge_again(self) -> None:
        analysis = self._review.analysis
        self._wrong = dict(wrong_decisions(analysis, self._review.verdicts)) if analysis else {}
        self._show()

    @Slot()
    def _show(self) -> None:
        table, event = self._controller.table, self._history.past
        asked = self._wrong.get(event) if table and table.is_review and event is not None else None
        name = table.record.header.seats.of(asked.player).name if table and asked else ""
        self.shown.ask(asked, name)
