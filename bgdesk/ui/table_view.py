"""The table: the board between two player bars, following the controller."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bgdesk.app.match_controller import MatchController
from bgdesk.app.play_entry import PlayEntry
from bgdesk.app.table import Happened, Table
from bgdesk.match.events import OpeningRolled, Played, TakenBack
from bgdesk.match.state import MatchState
from bgdesk.rules.refusal import Refusal
from bgdesk.ui.board.board_widget import BoardWidget
from bgdesk.ui.board.view import Arrow, BoardView, CheckerMove
from bgdesk.ui.board_input import BoardInput
from bgdesk.ui.derive_board import (
    BoardWishes,
    derive_board,
    derive_idle_board,
    derive_opening_board,
    derive_past_board,
    moves_of,
)
from bgdesk.ui.wording import hint_for, refusal_text

MESSAGE_MS = 4000


class TableView(QWidget):
    """Shows each fact as it happens and holds the controller back while the board moves."""

    past_left = Signal()

    def __init__(self, controller: MatchController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._wishes = BoardWishes()
        self._past: MatchState | None = None
        self._arrows: tuple[Arrow, ...] = ()
        self._message = ""
        self.shows_arrows = True
        self.opening_pause_ms = 600
        self.board = BoardWidget(self)
        self.input = BoardInput(self.board, controller, self)
        self._fade = QTimer(self)
        self._fade.setSingleShot(True)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._build()
        self._wire()

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.board, 1)

    def _wire(self) -> None:
        self._controller.opened.connect(self._opened)
        self._controller.happened.connect(self._happened)
        self._controller.entry_changed.connect(self._entry_changed)
        self._controller.refused.connect(self.show_refusal)
        self.board.settled.connect(self._settled)
        self._fade.timeout.connect(self._clear_message)
        self._pause.timeout.connect(self._after_opening)

    @property
    def is_past(self) -> bool:
        """Whether an earlier position is looked at."""
        return self._past is not None

    def set_wishes(self, wishes: BoardWishes) -> None:
        """Label the board differently."""
        self._wishes = wishes
        self.refresh()

    def show_past(self, state: MatchState) -> None:
        """Look at an earlier state; the match goes on behind it."""
        self._past = state
        self.refresh()

    def show_present(self) -> None:
        """Back to the match."""
        if self._past is not None:
            self._past = None
            self.refresh()
            self.past_left.emit()

    @Slot()
    def refresh(self) -> None:
        """Show the present truth without animation."""
        self._show()

    @Slot(object)
    def show_refusal(self, refusal: Refusal) -> None:
        """Say in plain words why something is not allowed, where the eye is."""
        self.show_message(refusal_text(refusal))

    def show_message(self, text: str) -> None:
        """One sentence on the board for a few seconds; also spoken."""
        self._message = text
        self._fade.start(MESSAGE_MS)
        self.board.announce(text)
        self._show()

    @Slot()
    def _clear_message(self) -> None:
        self._message = ""
        self._show()

    @Slot(object)
    def _opened(self, _table: Table) -> None:
        self._past, self._arrows, self._message = None, (), ""
        self._show()

    @Slot(object)
    def _happened(self, happened: Happened) -> None:
        self.show_present()
        self._message = ""
        entry = happened.entry
        if isinstance(entry, OpeningRolled):
            self._show_opening(happened, entry)
        elif isinstance(entry, Played):
            self._show_play(happened, entry)
        else:
            if isinstance(entry, TakenBack):
                self._arrows = ()
            self._show()

    def _show_opening(self, happened: Happened, event: OpeningRolled) -> None:
        self._controller.hold()
        self.board.set_view(derive_opening_board(happened.before, event, self._wishes))
        self._pause.start(self.opening_pause_ms)

    @Slot()
    def _after_opening(self) -> None:
        self._show()

    def _show_play(self, happened: Happened, event: Played) -> None:
        table = self._controller.table
        moves = moves_of(event.player, event.steps, happened.before.position)
        by_bot = table is not None and not table.is_human(event.player)
        self._arrows = _arrows(moves) if by_bot and self.shows_arrows else ()
        self._show(moves[happened.shown :])

    @Slot(object, object)
    def _entry_changed(self, before: PlayEntry, after: PlayEntry) -> None:
        self._message, self._arrows = "", ()
        kept = len(before.played)
        is_longer = after.played[:kept] == before.played
        moves = moves_of(after.legal.player, after.played[kept:], before.position) if is_longer else ()
        self._show(moves)

    def _show(self, moves: tuple[CheckerMove, ...] = ()) -> None:
        table = self._controller.table
        if self._past is not None:
            self.board.set_view(derive_past_board(self._past, self._wishes))
        elif table is None:
            self.board.set_view(derive_idle_board(self._wishes))
        else:
            self._controller.hold()
            self.board.set_view(self._view_of(table), moves)

    def _view_of(self, table: Table) -> BoardView:
        return derive_board(table, self._wishes, hint_for(table), self._message, self._arrows)

    @Slot()
    def _settled(self) -> None:
        if not self._pause.isActive():
            self._controller.release()


def _arrows(moves: tuple[CheckerMove, ...]) -> tuple[Arrow, ...]:
    return tuple(Arrow(move.source, move.target) for move in moves)
