"""Why a decision was wrong: asked for, told in a section, and what it is about drawn on the board."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Slot

from bgdesk.analysis.reasons.explainer import ToExplain
from bgdesk.analysis.reasons.explanation import Explanation
from bgdesk.app.review.reasoning import Reasoning
from bgdesk.ui.board.board_widget import BoardWidget
from bgdesk.ui.board.point_rings import PointRings
from bgdesk.ui.play.derive_board import spot_of
from bgdesk.ui.review.derive_why import WhyView, derive_why
from bgdesk.ui.review.why_section import WhySection


class ReasonsShown(QObject):
    """Has ``section`` say what ``reasoning`` finds."""

    def __init__(
        self, section: WhySection, board: BoardWidget, reasoning: Reasoning, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.section = section
        self._reasoning = reasoning
        self._asked: ToExplain | None = None
        self._name = ""
        self.rings = PointRings(board.board_scene)
        reasoning.explained.connect(self._explained)
        section.pointed.connect(self._point)

    def ask(self, asked: ToExplain | None, name: str = "") -> None:
        """Speak of the decision ``asked``, which ``name`` made; of none with ``None``."""
        self._asked, self._name = asked, name
        self._show(self._reasoning.explanation(asked) if asked else None)

    @Slot(object, object)
    def _explained(self, asked: ToExplain, found: Explanation) -> None:
        if asked == self._asked:
            self._show(found)

    def _show(self, found: Explanation | None) -> None:
        asked = self._asked
        self.section.set_view(derive_why(asked, found, self._name) if asked and found else WhyView())

    @Slot(object)
    def _point(self, points: Sequence[int]) -> None:
        asked = self._asked
        if asked is None:
            self.rings.show(())
            return
        relation = asked.state.ruleset.relation
        self.rings.show(spot_of(asked.player, point, relation) for point in points)
