"""The mouse on a board that is being set up: any checker may go anywhere, and a click says how many."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, QPoint, QPointF, Qt, Signal

from bgdesk.ui.board.geometry import CHECKER, FIELD_HEIGHT, FIELD_TOP, HEIGHT, BoardGeometry, Fixture, Place
from bgdesk.ui.board.scene import BoardScene
from bgdesk.ui.board.view import Spot, SpotKind

MOST_BY_HEIGHT = 5
"""Checkers that lie side by side on a point; a click beyond them asks for one more than there are."""
_RESERVE_PITCH = 25.0
_MIRRORS = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ControlModifier
"""Many desktops keep a click with Alt for themselves."""


@dataclass(frozen=True, slots=True)
class PlaceClick:
    """A click on a place for checkers: at the ``height`` of so many, with the ``other`` button or key.

    ``mirrored``: the same is to be done for the other player.
    """

    spot: Spot
    height: int
    other: bool = False
    mirrored: bool = False


@dataclass(frozen=True, slots=True)
class CheckerDrag:
    """The topmost checker of ``source``, or with ``is_stack`` all of them, was brought to ``target``.

    Without a ``target`` it was dropped beside the board.
    """

    source: Spot
    target: Spot | None
    is_stack: bool = False
    mirrored: bool = False


@dataclass(slots=True)
class _EditPress:
    at: QPoint
    place: Place
    button: Qt.MouseButton
    modifiers: Qt.KeyboardModifier
    is_drag: bool = False


def height_at(geometry: BoardGeometry, spot: Spot, position: QPointF) -> int:
    """Of how many checkers a stack on ``spot`` would reach up to ``position``; at least 1."""
    is_top = geometry.is_top(spot)
    if spot.kind is SpotKind.BAR:
        distance = abs(position.y() - HEIGHT / 2) - CHECKER * 0.3
        return max(1, int(distance // CHECKER) + 1)
    if spot.kind is SpotKind.POINT:
        distance = position.y() - FIELD_TOP if is_top else FIELD_TOP + FIELD_HEIGHT - position.y()
        return max(1, int(distance // CHECKER) + 1)
    area = geometry.rect(spot)
    distance = position.y() - area.top() if is_top else area.bottom() - position.y()
    return max(1, int(max(0.0, distance - CHECKER / 2) // _RESERVE_PITCH) + 1)


class EditPointer(QObject):
    """Turns presses, moves and releases into clicks and drags of checkers, dice and cube."""

    clicked = Signal(object)
    """A `PlaceClick`."""
    dragged = Signal(object)
    """A `CheckerDrag`."""
    dice_clicked = Signal()
    cube_clicked = Signal(bool)
    """True: with the other button."""
    cube_dropped = Signal(object)
    """Where the cube was let go: a point of the scene."""

    def __init__(self, scene: BoardScene, drag_distance: int, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._drag_distance = drag_distance
        self._press: _EditPress | None = None

    @property
    def is_dragging(self) -> bool:
        """Whether something is in the hand."""
        return self._press is not None and self._press.is_drag

    def press(
        self, at: QPoint, position: QPointF, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier
    ) -> None:
        """A button goes down; while another is down, nothing happens."""
        place = self._scene.place_at(position)
        is_known = button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton)
        if self._press is None and place is not None and is_known:
            self._press = _EditPress(at, place, button, modifiers)

    def move(self, at: QPoint, position: QPointF) -> None:
        """The mouse moves: begin to drag, or carry."""
        press = self._press
        if press is None:
            return
        if not press.is_drag and (at - press.at).manhattanLength() >= self._drag_distance:
            if press.place is Fixture.CUBE:
                press.is_drag = True
            elif isinstance(press.place, Spot):
                press.is_drag = self._scene.lift(press.place)
        if press.is_drag and isinstance(press.place, Spot):
            self._scene.carry(position)

    def release(self, position: QPointF, button: Qt.MouseButton) -> None:
        """A button goes up: a click where it went down, or the end of a drag."""
        press = self._press
        if press is None or button is not press.button:
            return
        self._press = None
        if press.is_drag:
            self._drop(press, position)
        elif self._scene.place_at(position) == press.place:
            self._click(press, position)

    def _drop(self, press: _EditPress, position: QPointF) -> None:
        if not isinstance(press.place, Spot):
            self.cube_dropped.emit(position)
            return
        target = self._scene.geometry.spot_at(position)
        self._scene.release()
        if target != press.place:
            is_stack = bool(press.modifiers & Qt.KeyboardModifier.ShiftModifier)
            self.dragged.emit(CheckerDrag(press.place, target, is_stack, _is_mirrored(press)))
        self._scene.let_go()

    def _click(self, press: _EditPress, position: QPointF) -> None:
        is_other = press.button is Qt.MouseButton.RightButton
        if press.place is Fixture.DICE:
            self.dice_clicked.emit()
        elif press.place is Fixture.CUBE:
            self.cube_clicked.emit(is_other)
        elif isinstance(press.place, Spot):
            height = height_at(self._scene.geometry, press.place, position)
            self.clicked.emit(PlaceClick(press.place, height, is_other, _is_mirrored(press)))

    def cancel(self) -> None:
        """Forget the press; what is in the hand goes back."""
        self._press = None
        self._scene.release()
        self._scene.let_go()


def _is_mirrored(press: _EditPress) -> bool:
    return bool(press.modifiers & _MIRRORS)
