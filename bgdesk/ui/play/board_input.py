"""Turns clicks, drags and keys on the board into wishes to the match controller."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.play_editor import EntryChange
from bgdesk.app.table.play_entry import PlayEntry, RouteChoice
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.position import BAR, IN, OFF
from bgdesk.rules.refusal import Reason, Refusal
from bgdesk.ui.board.board_widget import BoardWidget
from bgdesk.ui.board.geometry import Fixture
from bgdesk.ui.board.view import Spot, SpotKind
from bgdesk.ui.play.derive_board import own_point


class BoardInput(QObject):
    """Knows what a gesture means; what is allowed is the controller's business."""

    used_in_past = Signal()
    """Something was done on the board while it showed an earlier position."""
    take_wanted = Signal()
    """The offered cube was clicked."""
    double_wanted = Signal()
    """The cube was clicked, which is not offered."""

    def __init__(self, board: BoardWidget, controller: MatchController, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._controller = controller
        self._finished: PlayEntry | None = None
        self.confirms_at_once = False
        self.is_past = False
        self.may_try_out: Callable[[MatchState], bool] = lambda _: False
        """Whether something else can be tried out from a state of a match that is looked at."""
        self.try_out: Callable[[], bool] = lambda: False
        """Makes the position that is looked at one in which that is done; False where it cannot be."""
        self.takes_back: Callable[[], bool] = lambda: False
        """Takes back what was answered already; False where nothing was."""
        board.spot_clicked.connect(self._spot_clicked)
        board.spot_activated.connect(self._spot_activated)
        board.checker_dropped.connect(self._dropped)
        board.drop_refused.connect(self._dropped)
        board.dice_clicked.connect(self._dice_clicked)
        board.cube_clicked.connect(self._cube_clicked)
        board.face_clicked.connect(self.name_face)
        board.settled.connect(self._settled)
        controller.play_editor.changed.connect(self._entry_changed)

    @Slot(object, bool)
    def _spot_clicked(self, spot: Spot, secondary: bool) -> None:
        """In a match that is looked at a click by the way begins nothing."""
        if self._is_reviewed and spot not in self._board.board_scene.view.targets:
            return
        self._edit(
            lambda entry: not_theirs(entry, spot) or entry_clicked(entry, place_in(entry, spot), secondary)
        )

    @Slot()
    def _spot_activated(self) -> None:
        """The keyboard goes to the dice when none can be played, so that the same key ends the turn."""
        table = self._controller.table
        if table and table.waits_for_human and table.entry and not table.entry.can_continue:
            self._board.focus_place(Fixture.DICE)

    def offer_dice(self) -> None:
        """Bring the keyboard to the dice, if it is used on the board: there is nothing else to do there."""
        if self._board.is_keyboard_used:
            self._board.focus_place(Fixture.DICE)

    @Slot(object, object)
    def _dropped(self, source: Spot, target: Spot) -> None:
        if self._is_reviewed and target not in self._board.board_scene.view.targets.get(source, frozenset()):
            return
        self._edit(
            lambda entry: (
                not_theirs(entry, source)
                or not_theirs(entry, target)
                or entry.drop(place_in(entry, source), place_in(entry, target))
            )
        )

    @Slot(bool)
    def _dice_clicked(self, secondary: bool) -> None:
        if self._is_looked_at and not self._tries_out():
            return
        table = self._controller.table
        if table is None or not table.waits_for_human:
            return
        if table.state.phase is Phase.TO_ROLL:
            self._controller.roll()
        elif table.entry and table.entry.is_complete and not secondary:
            self._controller.play_editor.confirm()
        elif table.entry:
            self._edit(PlayEntry.swap)

    @Slot()
    def _cube_clicked(self) -> None:
        if self._is_looked_at and not self._tries_out():
            return
        table = self._controller.table
        if table and table.waits_for_human and table.state.phase is Phase.CUBE_OFFERED:
            self.take_wanted.emit()
        else:
            self.double_wanted.emit()

    @Slot(int)
    def name_face(self, face: int) -> None:
        """Name the double of ``face``, if one is to be named."""
        table = self._controller.table
        if table and table.state.phase is Phase.TO_NAME and not self.is_past:
            self._controller.name_double(face)

    def _edit(self, change: EntryChange) -> None:
        if self.takes_back():
            return
        if not self._is_looked_at or self._tries_out():
            self._controller.play_editor.edit(change)

    @property
    def _is_reviewed(self) -> bool:
        table = self._controller.table
        return table is not None and table.is_review

    @property
    def _is_looked_at(self) -> bool:
        return self.is_past or self._is_reviewed

    def _tries_out(self) -> bool:
        """Whether what is done on the board is done now beside the match that is looked at."""
        is_begun = self.try_out()
        if not is_begun:
            self.used_in_past.emit()
        return is_begun

    @Slot(object, object)
    def _entry_changed(self, before: PlayEntry, after: PlayEntry) -> None:
        is_longer = len(after.played) > len(before.played)
        self._finished = after if self.confirms_at_once and is_longer and not after.can_continue else None

    @Slot()
    def _settled(self) -> None:
        """The last checker has come to rest: end the turn, unless the player wants to say so."""
        finished, self._finished = self._finished, None
        if finished:
            QTimer.singleShot(0, self, lambda: self._confirm(finished))

    def _confirm(self, finished: PlayEntry) -> None:
        table = self._controller.table
        if table and table.entry is finished:
            self._controller.play_editor.confirm()


def place_in(entry: PlayEntry, spot: Spot) -> int:
    """``spot`` in the coordinates of the one who plays."""
    return own_point(entry.legal.player, spot, entry.legal.ruleset.relation)


def not_theirs(entry: PlayEntry, spot: Spot) -> Refusal | None:
    """Why a tray or a reserve is of no use to the one who plays: it is the opponent's."""
    if spot.player is not entry.legal.player.opponent:
        return None
    if spot.kind is SpotKind.TRAY:
        return Refusal(Reason.NOT_YOUR_CHECKER, OFF)
    return Refusal(Reason.NOT_YOUR_CHECKER) if spot.kind is SpotKind.RESERVE else None


def entry_clicked(entry: PlayEntry, place: int, secondary: bool) -> PlayEntry | RouteChoice | Refusal:
    """A click on ``place`` (own coordinates): leave it, go there, or say why not."""
    if place in entry.sources():
        return entry.click(place, secondary=secondary)
    if place == OFF:
        return entry.bear_off()
    if place != IN and (entry.position.of(entry.legal.player)[place] == 0 or place == BAR):
        return _filled(entry, place)
    return entry.click(place, secondary=secondary)


def _filled(entry: PlayEntry, place: int) -> PlayEntry | RouteChoice | Refusal:
    result = entry.fill(place)
    if not isinstance(result, Refusal):
        return result
    if entry.position.of(entry.legal.player)[BAR]:
        return Refusal(Reason.BAR_FIRST, BAR)
    standing = entry.legal.refusal(entry.played, place, OFF)
    return standing if place == BAR or standing.reason is Reason.NOT_YOUR_CHECKER else result
