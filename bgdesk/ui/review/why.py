"""The reasons in the window: those of the decision on the board, and what they are about drawn on it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Slot

from bgdesk.analysis.reasons.asking import wrong_decisions
from bgdesk.analysis.reasons.explainer import ToExplain
from bgdesk.analysis.reasons.explanation import Explanation
from bgdesk.app.review.reasoning import Reasoning
from bgdesk.app.review.review import ReviewSession
from bgdesk.app.table.match_controller import MatchController
from bgdesk.ui.board.board_widget import BoardWidget
from bgdesk.ui.board.point_rings import PointRings
from bgdesk.ui.play.derive_board import spot_of
from bgdesk.ui.play.looking_back import History
from bgdesk.ui.review.derive_why import WhyView, derive_why
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
        self._section = section
        self._rings = PointRings(board.board_scene)
        self._reasoning = reasoning
        self._wrong: dict[int, ToExplain] = {}
        self._asked: ToExplain | None = None
        review.opened.connect(reasoning.forget)
        review.changed.connect(self._judge_again)
        history.moved.connect(self._show)
        reasoning.explained.connect(self._explained)
        section.pointed.connect(self._point)

    @Slot()
    def _judge_again(self) -> None:
        analysis = self._review.analysis
        self._wrong = dict(wrong_decisions(analysis, self._review.verdicts)) if analysis else {}
        self._show()

    @Slot()
    def _show(self) -> None:
        self._asked = asked = self._wrong_decision()
        self._show_found(self._reasoning.explanation(asked) if asked else None)

    def _wrong_decision(self) -> ToExplain | None:
        """What was decided in the state on the board, where something else was better."""
        table, event = self._controller.table, self._history.past
        if table is None or not table.is_review or event is None:
            return None
        return self._wrong.get(event)

    @Slot(object, object)
    def _explained(self, asked: ToExplain, found: Explanation) -> None:
        if asked == self._asked:
            self._show_found(found)

    def _show_found(self, found: Explanation | None) -> None:
        table = self._controller.table
        if self._asked is None or found is None or table is None:
            self._section.set_view(WhyView())
            return
        name = table.record.header.seats.of(self._asked.player).name
        self._section.set_view(derive_why(self._asked, found, name))

    @Slot(object)
    def _point(self, points: Sequence[int]) -> None:
        asked = self._asked
        if asked is None:
            self._rings.show(())
            return
        relation = asked.state.ruleset.relation
        self._rings.show(spot_of(asked.player, point, relation) for point in points)
