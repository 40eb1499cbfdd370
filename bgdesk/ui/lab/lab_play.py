"""A play tried on the board of the laboratory: legal, judged with the others, gone on with if liked."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.table.play_entry import PlayEntry, RouteChoice, entry_for
from bgdesk.match.state import MatchState
from bgdesk.rules.position import Position
from bgdesk.rules.refusal import Refusal
from bgdesk.ui.board.view import BoardView, Spot
from bgdesk.ui.lab.edit_board import EditBoard
from bgdesk.ui.play.board_input import entry_clicked, not_theirs, place_in
from bgdesk.ui.play.derive_board import BoardWishes, checkers_shown, dice_of, targets_of
from bgdesk.ui.words.refusals import refusal_text


class LabPlay(QObject):
    """``entry`` is the play as far as it is made; ``None`` while the board is set up."""

    changed = Signal()
    tried = Signal(object)
    """The board after a whole play, or None when it is not whole any more."""
    confirmed = Signal(object)
    """The board after a play that is to be gone on with."""
    refused = Signal(str)

    def __init__(self, board: EditBoard, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._state: MatchState | None = None
        self.entry: PlayEntry | None = None
        board.spot_clicked.connect(self._clicked)
        board.checker_dropped.connect(self._dropped)
        board.drop_refused.connect(self._dropped)
        board.dice_clicked.connect(self._end)

    @property
    def is_on(self) -> bool:
        """Whether plays are made on the board."""
        return self.entry is not None

    @property
    def has_steps(self) -> bool:
        """Whether a checker was moved already."""
        return self.entry is not None and bool(self.entry.played)

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

    def undo(self) -> None:
        """Without the last step."""
        if self.entry:
            self._follow(self.entry.undo())

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

    @Slot(object, bool)
    def _clicked(self, spot: Spot, secondary: bool) -> None:
        entry = self.entry
        if entry:
            wrong = not_theirs(entry, spot)
            self._take(wrong or entry_clicked(entry, place_in(entry, spot), secondary))

    @Slot(object, object)
    def _dropped(self, source: Spot, target: Spot) -> None:
        entry = self.entry
        if entry:
            wrong = not_theirs(entry, source) or not_theirs(entry, target)
            self._take(wrong or entry.drop(place_in(entry, source), place_in(entry, target)))

    def _take(self, made: PlayEntry | RouteChoice | Refusal) -> None:
        """Of several ways the first one is taken; undo leads to the others."""
        match made:
            case Refusal():
                self.refused.emit(refusal_text(made))
            case RouteChoice():
                if self.entry:
                    self._follow(self.entry.follow(made.routes[0]))
            case PlayEntry():
                self._follow(made)

    def _follow(self, entry: PlayEntry) -> None:
        self.entry = entry
        self.changed.emit()
        self.tried.emit(self.result)

    @Slot(bool)
    def _end(self, secondary: bool) -> None:
        """A click on the dice ends the play; before that it swaps them."""
        if self.entry is None:
            return
        if self.entry.is_complete and not secondary:
            self.confirmed.emit(self.entry.position)
        else:
            self._follow(self.entry.swap())
