"""Turns clicks, drags and keys on the board into wishes to the match controller."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from bgdesk.app.match_controller import EntryChange, MatchController
from bgdesk.app.play_entry import Choice, PlayEntry
from bgdesk.match.state import Phase
from bgdesk.rules.position import BAR, OFF
from bgdesk.rules.refusal import Reason, Refusal
from bgdesk.ui.board.board_widget import BoardWidget
from bgdesk.ui.board.view import Spot
from bgdesk.ui.derive_board import own_point


class BoardInput(QObject):
    """Knows what a gesture means; what is allowed is the controller's business."""

    def __init__(self, board: BoardWidget, controller: MatchController, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self.confirms_at_once = False
        board.spot_clicked.connect(self._spot_clicked)
        board.checker_dropped.connect(self._dropped)
        board.drop_refused.connect(self._dropped)
        board.dice_clicked.connect(self._dice_clicked)
        board.cube_clicked.connect(self._cube_clicked)

    @Slot(object, bool)
    def _spot_clicked(self, spot: Spot, secondary: bool) -> None:
        self._edit(lambda entry: _clicked(entry, own_point(entry.legal.player, spot), secondary))

    @Slot(object, object)
    def _dropped(self, source: Spot, target: Spot) -> None:
        self._edit(
            lambda entry: entry.drop(
                own_point(entry.legal.player, source), own_point(entry.legal.player, target)
            )
        )

    @Slot(bool)
    def _dice_clicked(self, secondary: bool) -> None:
        table = self._controller.table
        if table is None or not table.waits_for_human:
            return
        if table.state.phase is Phase.TO_ROLL:
            self._controller.roll()
        elif table.entry and table.entry.is_complete and not secondary:
            self._controller.confirm()
        elif table.entry:
            self._edit(PlayEntry.swap)

    @Slot()
    def _cube_clicked(self) -> None:
        self._controller.double()

    def _edit(self, change: EntryChange) -> None:
        self._controller.edit(change)
        table = self._controller.table
        if (
            self.confirms_at_once
            and table
            and table.entry
            and table.entry.played
            and not table.entry.can_continue
        ):
            self._controller.confirm()


def _clicked(entry: PlayEntry, place: int, secondary: bool) -> PlayEntry | Choice | Refusal:
    """A click on ``place`` (own coordinates): leave it, go there, or say why not."""
    if place in entry.sources():
        return entry.click(place, secondary=secondary)
    if place == OFF:
        return entry.bear_off()
    if entry.position.of(entry.legal.player)[place] == 0 or place == BAR:
        return _filled(entry, place)
    return entry.click(place, secondary=secondary)


def _filled(entry: PlayEntry, place: int) -> PlayEntry | Choice | Refusal:
    result = entry.fill(place)
    if isinstance(result, Refusal) and entry.position.of(entry.legal.player)[BAR]:
        return Refusal(Reason.BAR_FIRST, BAR)
    return result
