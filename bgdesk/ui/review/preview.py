"""Candidates on the board: that under the mouse or chosen by key, by arrows or as the position after it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QModelIndex, QObject, Slot
from PySide6.QtGui import QAction, QShortcutEvent
from PySide6.QtWidgets import QAbstractItemView

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.review.review import ReviewSession
from bgdesk.match.state import MatchState
from bgdesk.match.study import JudgedPlay
from bgdesk.ui.common.candidate_model import NAME, PLACE_ROLE
from bgdesk.ui.play.board_arrows import BoardPreview
from bgdesk.ui.play.looking_back import History
from bgdesk.ui.play.table_view import TableView
from bgdesk.ui.review.derive_preview import ShownResult, derive_preview, next_result


class CandidatePreview(QObject):
    """Follows ``review`` and the rows of ``candidates``, each of which knows its judged play."""

    def __init__(
        self,
        review: ReviewSession,
        history: History,
        table_view: TableView,
        candidates: QAbstractItemView,
        actions: Mapping[ActionId, QAction],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._review = review
        self._history = history
        self._table_view = table_view
        self._candidates = candidates
        self._plays: dict[int, JudgedPlay] = {}
        self._place = -1
        self._row: int | None = None
        self._hovered: int | None = None
        self._result = ShownResult.NONE
        self._digit = ""
        table_view.preview_of = self._preview_of
        self._wire(actions)

    def _wire(self, actions: Mapping[ActionId, QAction]) -> None:
        view, digits = self._candidates, actions[ActionId.PREVIEW_CANDIDATE]
        view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        view.setMouseTracking(True)
        view.entered.connect(self._entered)
        view.clicked.connect(self._clicked)
        view.viewport().installEventFilter(self)
        digits.installEventFilter(self)
        digits.triggered.connect(self._choose_by_digit)
        self._review.changed.connect(self._judged_anew)
        actions[ActionId.PREVIOUS_CANDIDATE].triggered.connect(lambda: self._step(-1))
        actions[ActionId.NEXT_CANDIDATE].triggered.connect(lambda: self._step(1))
        actions[ActionId.SHOW_RESULT].triggered.connect(self._show_next_result)

    @property
    def _play(self) -> JudgedPlay | None:
        """The judged play that is looked at; what is to be played at the end belongs to the last event."""
        table_end = self._history.past is None
        return self._plays.get(self._history.at - 1 if table_end else self._history.at)

    def _preview_of(self, state: MatchState) -> BoardPreview | None:
        """What the board shows of the plays from ``state``; another place begins without a choice."""
        if self._place != self._history.at:
            self._place = self._history.at
            self._row = self._hovered = None
            self._result = ShownResult.NONE
            self._candidates.clearSelection()
        play = self._play
        if play is None or not play.candidates:
            return None
        row = self._hovered if self._hovered is not None else self._row
        shown = ShownResult.NONE if self._hovered is not None else self._result
        return derive_preview(state, play, None if row is None else self._place_of(row), shown)

    def _place_of(self, row: int) -> int:
        """The rows stand level by level, which the judged plays need not."""
        place = self._candidates.model().index(row, NAME).data(PLACE_ROLE)
        return row if place is None else int(place)

    @Slot()
    def _judged_anew(self) -> None:
        analysis = self._review.analysis
        self._plays = {one.event: one for one in analysis.plays} if analysis else {}
        self._place = -1
        if self._review.shelved:
            self._table_view.refresh()

    @property
    def _rows(self) -> int:
        play = self._play
        return len(play.candidates) if play else 0

    def _choose(self, row: int | None) -> None:
        """Have the candidate in ``row`` on the board; none: what is usual there."""
        self._row, self._result = row, ShownResult.NONE
        if row is None:
            self._candidates.clearSelection()
        else:
            index = self._candidates.model().index(row, NAME)
            self._candidates.setCurrentIndex(index)
            self._candidates.scrollTo(index)
        self._table_view.refresh()

    def _step(self, way: int) -> None:
        if not self._rows:
            return
        begin = -1 if way > 0 else self._rows
        row = (begin if self._row is None else self._row) + way
        self._choose(row if 0 <= row < self._rows else None)

    @Slot()
    def _choose_by_digit(self) -> None:
        """The one whose number was pressed; from the menu the best."""
        digit, self._digit = self._digit, ""
        row = int(digit or "1") - 1
        if row < self._rows:
            self._choose(None if row == self._row else row)

    @Slot(QModelIndex)
    def _clicked(self, index: QModelIndex) -> None:
        if index.row() < self._rows:
            self._choose(index.row())

    @Slot(QModelIndex)
    def _entered(self, index: QModelIndex) -> None:
        self._hover(index.row() if index.row() < self._rows else None)

    def _hover(self, row: int | None) -> None:
        if row != self._hovered:
            self._hovered = row
            self._table_view.refresh()

    @Slot()
    def _show_next_result(self) -> None:
        play = self._play
        if play and play.candidates:
            self._result = next_result(play, self._row, self._result)
            self._table_view.refresh()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QShortcutEvent):
            self._digit = event.key().toString()
        elif event.type() == QEvent.Type.Leave:
            self._hover(None)
        return False
