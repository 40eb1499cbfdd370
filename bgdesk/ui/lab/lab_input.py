"""Turns gestures on the board of the laboratory into changes of its set-up, and says what came of them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, Qt, Signal, Slot

from bgdesk.app.lab.lab import Lab
from bgdesk.match.setup.setup import (
    TableSetup,
    cleared,
    cube_cycled,
    emptied,
    mirrored,
    moved,
    sides_swapped,
    started,
    with_count,
    with_cube_owner,
    with_turn,
)
from bgdesk.rules.player import Player
from bgdesk.rules.position import OFF
from bgdesk.ui.board.geometry import HEIGHT
from bgdesk.ui.board.spoken import describe
from bgdesk.ui.board.view import Spot, SpotKind, bar_spot, tray_spot
from bgdesk.ui.lab.derive_lab import derive_lab_board, own_place, owner_of
from bgdesk.ui.lab.edit_board import EditBoard
from bgdesk.ui.lab.edit_pointer import MOST_BY_HEIGHT, CheckerDrag, PlaceClick
from bgdesk.ui.lab.wording import cube_sentence, dice_sentence, missing_sentence, turn_sentence
from bgdesk.ui.play.derive_board import BoardWishes

Edit = Callable[[TableSetup, Player, int], TableSetup]
"""Changes what one player has on one own place."""
_MIDDLE = HEIGHT / 6


class LabInput(QObject):
    """``brush`` is the colour that a click with the usual button sets."""

    brush_changed = Signal()
    dice_requested = Signal()
    told = Signal(str)
    """What was done, or why not all of it, in words for the board and a screen reader."""

    def __init__(self, board: EditBoard, lab: Lab, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._lab = lab
        self.brush = Player.WHITE
        board.pointer.clicked.connect(self._clicked)
        board.pointer.dragged.connect(self._dragged)
        board.pointer.cube_dropped.connect(self._cube_dropped)
        board.cube_wanted.connect(self._turn_cube)
        board.dice_wanted.connect(self.dice_requested)
        board.wheeled.connect(self._wheeled)
        board.emptied.connect(self._empty)
        board.counted.connect(self._counted)
        board.letter_typed.connect(self._letter)

    def set_brush(self, player: Player) -> None:
        """Have clicks set the checkers of ``player``."""
        if player is not self.brush:
            self.brush = player
            self.brush_changed.emit()

    @Slot(object)
    def _clicked(self, click: PlaceClick) -> None:
        """As many as the height says; one fewer where so many are there already."""
        if click.spot.kind is SpotKind.TRAY:
            return
        player = owner_of(click.spot, self.brush, other=click.other)
        place = own_place(self._lab.setup, player, click.spot)
        there = self._lab.setup.count(player, place)
        wanted = click.height
        if wanted > MOST_BY_HEIGHT and click.spot.kind is not SpotKind.RESERVE:
            wanted = max(wanted, there + 1)
        if wanted == there:
            wanted -= 1
        self._set(click.spot, player, wanted, is_mirrored=click.mirrored)

    @Slot(object, int, bool)
    def _wheeled(self, spot: Spot, notches: int, other: bool) -> None:
        if spot.kind is SpotKind.TRAY:
            return
        player = owner_of(spot, self._holder(spot), other=other)
        place = own_place(self._lab.setup, player, spot)
        self._set(spot, player, self._lab.setup.count(player, place) + notches)

    def _holder(self, spot: Spot) -> Player:
        """Who holds ``spot``; the brush where nobody does."""
        stack = self._board.view.stacks().get(spot)
        return stack.player if stack else self.brush

    @Slot(object, int, bool)
    def _counted(self, spot: Spot, number: int, other: bool) -> None:
        if spot.kind is SpotKind.TRAY:
            return
        self._set(spot, owner_of(spot, self.brush, other=other), number)

    def _set(self, spot: Spot, player: Player, wanted: int, *, is_mirrored: bool = False) -> None:
        """``wanted`` checkers of ``player`` on ``spot``; the mirrored place of the opponent likewise."""
        place = own_place(self._lab.setup, player, spot)
        setup = with_count(self._lab.setup, player, place, wanted)
        if is_mirrored:
            setup = with_count(setup, player.opponent, place, wanted)
        missing = max(0, wanted) - setup.count(player, place)
        self._change(setup, spot, missing_sentence(player, missing) if missing > 0 else "")

    @Slot(object)
    def _dragged(self, drag: CheckerDrag) -> None:
        stack = self._board.view.stacks().get(drag.source)
        if stack is None:
            return
        player, setup = stack.player, self._lab.setup
        source = own_place(setup, player, drag.source)
        target = own_place(setup, player, drag.target) if drag.target else OFF
        count = setup.count(player, source) if drag.is_stack else 1
        setup = moved(setup, player, source, target, count)
        if drag.mirrored:
            setup = moved(setup, player.opponent, source, target, count)
        self._change(setup, drag.target or tray_spot(player))

    @Slot(object)
    def _empty(self, spot: Spot) -> None:
        """A bar into the tray; a tray takes all checkers of its player."""
        if spot.player is None:
            return
        if spot.kind is SpotKind.BAR:
            self._set(spot, spot.player, 0)
        else:
            self._change(emptied(self._lab.setup, spot.player), spot)

    def _change(self, setup: TableSetup, spot: Spot, complaint: str = "") -> None:
        self._lab.change(setup)
        view = derive_lab_board(self._lab.setup, BoardWishes(self._board.bottom))
        self.told.emit(complaint or describe(spot, view, self._board.bottom))

    @Slot(bool)
    def _turn_cube(self, back: bool) -> None:
        setup = self._lab.setup
        if setup.options.has_cube and not setup.is_crawford:
            self._lab.change(cube_cycled(setup, back=back))
        self.told.emit(cube_sentence(self._lab.setup))

    @Slot(object)
    def _cube_dropped(self, at: QPointF) -> None:
        """In a third of the board at a player's side it is that player's, else nobody's."""
        setup, bottom = self._lab.setup, self._board.bottom
        offset = at.y() - HEIGHT / 2
        owner = None if abs(offset) < _MIDDLE else bottom if offset > 0 else bottom.opponent
        if setup.options.has_cube and not setup.is_crawford:
            self._lab.change(with_cube_owner(setup, owner))
        self.told.emit(cube_sentence(self._lab.setup))

    @Slot(int, bool)
    def _letter(self, key: int, is_shifted: bool) -> None:
        setup, whose = self._lab.setup, self.brush.opponent if is_shifted else self.brush
        acts: dict[int, Callable[[], object]] = {
            Qt.Key.Key_B: lambda: self._go_to_bar(whose),
            Qt.Key.Key_O: lambda: self._board.focus_place(tray_spot(whose)),
            Qt.Key.Key_X: lambda: self.set_brush(self.brush.opponent),
            Qt.Key.Key_D: self.dice_requested.emit,
            Qt.Key.Key_C: lambda: self._turn_cube(is_shifted),
            Qt.Key.Key_T: lambda: self.give_turn(setup.turn.opponent),
            Qt.Key.Key_M: lambda: self._whole(sides_swapped(setup) if is_shifted else mirrored(setup)),
            Qt.Key.Key_Z: lambda: self._whole(started(setup)),
            Qt.Key.Key_Delete: lambda: self._whole(cleared(setup)),
            Qt.Key.Key_Backspace: self._clear_here,
        }
        acts[key]()

    def _go_to_bar(self, player: Player) -> None:
        if self._board.board_geometry.has_bar:
            self._board.focus_place(bar_spot(player))

    def _clear_here(self) -> None:
        spot = self._board.focused_place
        if isinstance(spot, Spot) and spot.kind is not SpotKind.TRAY:
            self._set(spot, owner_of(spot, self._holder(spot)), 0)

    def give_turn(self, player: Player) -> None:
        """Have ``player`` on roll."""
        self._lab.change(with_turn(self._lab.setup, player))
        self.told.emit(turn_sentence(self._lab.setup))

    def _whole(self, setup: TableSetup) -> None:
        self._lab.change(setup)
        self.told.emit(turn_sentence(self._lab.setup))

    def tell_dice(self) -> None:
        """Say what is to be played."""
        self.told.emit(dice_sentence(self._lab.setup))
