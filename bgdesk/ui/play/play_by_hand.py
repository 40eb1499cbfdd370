"""A play made on a board by somebody who plays no match there."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.table.play_entry import PlayEntry, RouteChoice
from bgdesk.rules.refusal import Refusal
from bgdesk.ui.board.board_widget import BoardWidget
from bgdesk.ui.board.view import Spot
from bgdesk.ui.play.board_input import entry_clicked, not_theirs, place_in
from bgdesk.ui.words.refusals import refusal_text


class PlayByHand(QObject):
    """``entry`` is the play as far as it is made; ``None`` while none is due."""

    followed = Signal()
    """The play is another one."""
    confirmed = Signal(object)
    """The board after a whole play whose dice were clicked; before that a click swaps them."""
    refused = Signal(str)

    def __init__(self, board: BoardWidget, parent: QObject) -> None:
        super().__init__(parent)
        self.entry: PlayEntry | None = None
        board.spot_clicked.connect(self._clicked)
        board.checker_dropped.connect(self._dropped)
        board.drop_refused.connect(self._dropped)
        board.dice_clicked.connect(self._end)

    @property
    def has_steps(self) -> bool:
        """Whether a checker was moved already."""
        return self.entry is not None and bool(self.entry.played)

    @Slot()
    def undo(self) -> None:
        """Without the last step."""
        if self.entry and self.entry.played:
            self._follow(self.entry.undo())

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
        self.followed.emit()

    @Slot(bool)
    def _end(self, secondary: bool) -> None:
        if self.entry is None:
            return
        if self.entry.is_complete and not secondary:
            self.confirmed.emit(self.entry.position)
        else:
            self._follow(self.entry.swap())
