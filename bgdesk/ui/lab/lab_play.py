"""A play tried on the board of the laboratory: legal, judged with the others, gone on with if liked."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.table.play_entry import entry_for
from bgdesk.match.state import MatchState
from bgdesk.rules.position import Position
from bgdesk.ui.board.view import BoardView
from bgdesk.ui.lab.edit_board import EditBoard
from bgdesk.ui.play.derive_board import BoardWishes, checkers_shown, dice_of, targets_of
from bgdesk.ui.play.play_by_hand import PlayByHand


class LabPlay(PlayByHand):
    """No play is due while the board is set up; what is ``confirmed`` is gone on with."""

    changed = Signal()
    tried = Signal(object)
    """The board after a whole play, or None when it is not whole any more."""

    def __init__(self, board: EditBoard, parent: QObject) -> None:
        super().__init__(board, parent)
        self._board = board
        self._state: MatchState | None = None
        self.followed.connect(self._tell_tried)

    @property
    def is_on(self) -> bool:
        """Whether plays are made on the board."""
        return self.entry is not None

    def begin(self, state: MatchState | None) -> bool:
        """Have plays made from ``state``; False where none is due."""
        self._state, self.entry = state, entry_for(state) if state else None
        self._board.is_editing = self.entry is None
        self.changed.emit()
        return self.is_on

    def stop(self) -> None:
        """Have the board set up again."""
        self._state = self.entry = None
        self._board.is_editing = True
        self.changed.emit()

    @property
    def result(self) -> Position | None:
        """The board after the play, once it is whole."""
        return self.entry.position if self.entry and self.entry.is_complete else None

    def shown(self, view: BoardView, wishes: BoardWishes) -> BoardView:
        """``view`` with what is made of the play so far, and what can follow."""
        entry, state = self.entry, self._state
        if entry is None or state is None:
            return view
        return replace(
            view,
            **checkers_shown(entry.position, state.ruleset),
            numbers_for=wishes.numbers_for(entry.legal.player),
            dice=dice_of(state, entry),
            targets=targets_of(entry),
            active=entry.legal.player,
            can_roll=False,
            can_finish=entry.is_complete,
        )

    @Slot()
    def _tell_tried(self) -> None:
        self.changed.emit()
        self.tried.emit(self.result)
