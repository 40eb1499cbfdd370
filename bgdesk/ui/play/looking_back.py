"""Looking back: walks through earlier positions while the match waits."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.table.match_controller import MatchController
from bgdesk.match.state import MatchState
from bgdesk.ui.moves.moves_panel import MovesPanel
from bgdesk.ui.play.table_view import TableView


class History(QObject):
    """Keeps the board and the list of moves at the same state; ``past`` is ``None`` in the present."""

    moved = Signal()
    play_on_requested = Signal(int)

    def __init__(
        self,
        controller: MatchController,
        table_view: TableView,
        moves: MovesPanel,
        actions: Mapping[ActionId, QAction],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._table_view = table_view
        self._moves = moves
        self.past: int | None = None
        moves.position_requested.connect(self.show)
        moves.present_requested.connect(self.show_present)
        moves.play_on_requested.connect(self.play_on_requested)
        table_view.past_left.connect(self._left)
        moves.record_shown.connect(self._record_shown)
        actions[ActionId.FIRST_POSITION].triggered.connect(self._show_first)
        actions[ActionId.PREVIOUS_POSITION].triggered.connect(self._show_previous)
        actions[ActionId.NEXT_POSITION].triggered.connect(self._show_next)
        actions[ActionId.PRESENT_POSITION].triggered.connect(self.show_present)
        actions[ActionId.PLAY_ON].triggered.connect(self._wants_to_play_on)

    @Slot(int)
    def show(self, number: int) -> None:
        """Look at state ``number`` of the record; the last one is the present."""
        table = self._controller.table
        if table is None:
            return
        last = len(table.record.events)
        number = min(max(number, 0), last)
        self.past = number if number < last else None
        if self.past is None:
            self._table_view.show_present()
        else:
            self._table_view.show_past(table.record.states[number])
        self._moves.show_state(number)
        self.moved.emit()

    def show_at_rest(self, number: int) -> None:
        """Look at state ``number`` without anything moving on the way there."""
        scene = self._table_view.board.board_scene
        scene.is_still = True
        self.show(number)
        scene.is_still = False

    @Slot()
    def show_present(self) -> None:
        """Back to the match."""
        table = self._controller.table
        if table:
            self.show(len(table.record.events))

    @Slot()
    def _left(self) -> None:
        if self.past is not None:
            self.past = None
            self._table_view.show_present()
            self.moved.emit()

    @Slot()
    def _record_shown(self) -> None:
        """The list stays where it is when the match moves on behind it."""
        if self.past is not None:
            self._moves.show_state(self.past)

    @Slot()
    def _show_first(self) -> None:
        self.show(0)

    @Slot()
    def _show_previous(self) -> None:
        self.show(self.at - 1)

    @Slot()
    def _show_next(self) -> None:
        self.show(self.at + 1)

    @property
    def shown(self) -> MatchState | None:
        """The state on the board; ``None`` without a match."""
        table = self._controller.table
        return table.record.states[self.at] if table else None

    @property
    def at(self) -> int:
        """The number of the state that is looked at."""
        table = self._controller.table
        if self.past is not None or table is None:
            return self.past or 0
        return len(table.record.events)

    @property
    def place(self) -> int:
        """The same in the match that is looked at, also while something is tried out beside it."""
        table = self._controller.table
        return self.at if table is None or table.line_from is None else table.line_from

    @Slot()
    def _wants_to_play_on(self) -> None:
        self.play_on_requested.emit(self.at)
