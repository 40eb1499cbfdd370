"""The judgements in the window: marks in the list of moves, the panel below it, and the work on them."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.actions import ActionId
from bgdesk.app.match_controller import MatchController
from bgdesk.app.review import Review
from bgdesk.ui.conversations import Conversations
from bgdesk.ui.judgement_views import Judged, derive_judgement
from bgdesk.ui.main_window import MainWindow


class Judging(QObject):
    """Follows ``review`` and the place that is looked at."""

    told = Signal(str)

    def __init__(
        self, controller: MatchController, review: Review, window: MainWindow, dialogs: Conversations
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._review = review
        self._window = window
        self._dialogs = dialogs
        self._judged: Judged | None = None
        self._panel = window.side_panel.judgement
        review.changed.connect(self._judge_again)
        window.history.moved.connect(self._show)
        self._panel.analysis_requested.connect(window.actions_by_id[ActionId.ANALYSE].trigger)

    @Slot()
    def _judge_again(self) -> None:
        analysis = self._review.analysis
        self._judged = Judged(analysis, {}) if analysis else None
        self._window.side_panel.moves.model.set_marks(self._judged.marks if self._judged else {})
        self._show()

    @Slot()
    def _show(self) -> None:
        table = self._controller.table
        if table is None or not table.is_review:
            return
        past = self._window.history.past
        state = len(table.record.events) if past is None else past
        self._panel.set_view(derive_judgement(table.record, self._judged, state))
