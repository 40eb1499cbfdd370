"""The reasons in the window: those of the decision on the board, and what they are about drawn on it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Slot

from bgdesk.analysis.reasons.explainer import CubeToExplain, PlayToExplain, ToExplain
from bgdesk.analysis.reasons.explanation import Explanation
from bgdesk.analysis.verdicts import Verdict
from bgdesk.app.review.reasoning import Reasoning
from bgdesk.app.review.review import ReviewSession
from bgdesk.app.table.match_controller import MatchController
from bgdesk.match.events import Played
from bgdesk.match.study import JudgedCube, JudgedPlay
from bgdesk.ui.board.board_widget import BoardWidget
from bgdesk.ui.board.point_rings import PointRings
from bgdesk.ui.play.derive_board import spot_of
from bgdesk.ui.play.looking_back import History
from bgdesk.ui.review.derive_why import WhyView, derive_why
from bgdesk.ui.review.why_section import WhySection
from bgdesk.ui.words.equities import LEAST_SHOWN


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
        self._plays: dict[int, JudgedPlay] = {}
        self._cubes: dict[int, JudgedCube] = {}
        self._verdicts: dict[int, Verdict] = {}
        self._asked: ToExplain | None = None
        review.opened.connect(reasoning.forget)
        review.changed.connect(self._judge_again)
        history.moved.connect(self._show)
        reasoning.explained.connect(self._explained)
        section.pointed.connect(self._point)

    @Slot()
    def _judge_again(self) -> None:
        analysis = self._review.analysis
        self._plays = {one.event: one for one in analysis.plays} if analysis else {}
        self._cubes = {one.event: one for one in analysis.cubes} if analysis else {}
        self._verdicts = {one.decision.event: one for one in self._review.verdicts}
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
        play, made = self._plays.get(event), table.record.events[event]
        if isinstance(made, Played):
            is_wrong = play is not None and bool(play.played)
            return PlayToExplain(table.record.states[event], made.player, play) if play and is_wrong else None
        cube, verdict = self._cubes.get(event), self._verdicts.get(event)
        if cube is None or verdict is None or verdict.error < LEAST_SHOWN:
            return None
        decision = verdict.decision
        return CubeToExplain(decision.state, decision.player, cube, decision.kind, verdict.error)

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
