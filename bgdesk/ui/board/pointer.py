"""The mouse on the board: tells clicks from drags and carries the checker."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPoint, QPointF, Qt, Signal

from bgdesk.ui.board.geometry import PITCH, Face, Fixture, Place
from bgdesk.ui.board.scene import BoardScene
from bgdesk.ui.board.view import BoardView, Spot, SpotKind

SNAP = PITCH * 0.9
"""How near to the landing place of a legal target a drop still counts, in scene units."""


@dataclass(slots=True)
class _Press:
    """A button that went down: where, on what, and whether a checker has been lifted since."""

    at: QPoint
    place: Place
    secondary: bool
    is_drag: bool = False


def may_start_at(place: Place, view: BoardView) -> bool:
    """Whether ``place`` is what the player would use next: dice to roll or end, checkers that can move."""
    if place is Fixture.DICE:
        return view.can_roll or view.can_finish
    if place is Fixture.CUBE:
        return view.cube is not None and (view.cube.can_turn or view.cube.can_take)
    if isinstance(place, Face):
        return view.naming is not None
    return place in view.targets


def may_use(place: Place, view: BoardView) -> bool:
    """Whether a click on ``place`` can do anything for the player now."""
    if may_start_at(place, view) or (place is Fixture.DICE and view.targets):
        return True
    return any(place in targets for targets in view.targets.values())


class Pointer(QObject):
    """Turns presses, moves and releases into clicks, drops and refused drops."""

    clicked = Signal(object, bool)
    dropped = Signal(object, object)
    refused = Signal(object, object)

    def __init__(self, scene: BoardScene, drag_distance: int, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._drag_distance = drag_distance
        self._press: _Press | None = None

    @property
    def is_dragging(self) -> bool:
        """Whether a checker is in the hand."""
        return self._press is not None and self._press.is_drag and self._scene.is_holding

    def press(self, at: QPoint, position: QPointF, button: Qt.MouseButton) -> None:
        """A button goes down; while another is down, nothing happens."""
        if self._press is not None or button not in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
            return
        place = self._scene.place_at(position)
        if place is not None:
            self._press = _Press(at, place, secondary=button is Qt.MouseButton.RightButton)

    def move(self, at: QPoint, position: QPointF) -> None:
        """The mouse moves: hover, begin to drag, or carry."""
        press = self._press
        if press is None:
            self.hover(position)
        elif press.is_drag:
            self._scene.carry(position)
        elif not press.secondary and (at - press.at).manhattanLength() >= self._drag_distance:
            self._begin_drag(press, position)

    def hover(self, position: QPointF) -> None:
        """Mark the targets of the checker under the mouse."""
        place = self._scene.place_at(position)
        self._scene.show_targets_of(place if place in self._scene.view.targets else None)

    def cursor(self, position: QPointF) -> Qt.CursorShape:
        """A hand where something can be done, a closed one while a checker is in it."""
        if self.is_dragging:
            return Qt.CursorShape.ClosedHandCursor
        place = self._scene.place_at(position)
        is_useful = place is not None and may_use(place, self._scene.view)
        return Qt.CursorShape.PointingHandCursor if is_useful else Qt.CursorShape.ArrowCursor

    def _begin_drag(self, press: _Press, position: QPointF) -> None:
        if isinstance(press.place, Spot) and self._may_lift(press.place) and self._scene.lift(press.place):
            press.is_drag = True
            self._scene.show_targets_of(press.place)
            self._scene.carry(position)

    def _may_lift(self, spot: Spot) -> bool:
        """Any checker of the player to act, while it is a person's turn: what may not go is refused later."""
        view = self._scene.view
        stack = view.stacks().get(spot)
        is_own = stack is not None and stack.player is view.active
        is_asked = bool(view.targets) or view.can_finish
        return is_asked and is_own and spot.kind is not SpotKind.TRAY

    def release(self, position: QPointF, button: Qt.MouseButton) -> None:
        """A button goes up: a click where it went down, a drop, or a drag of what cannot be taken up."""
        press = self._press
        if press is None or press.secondary is not (button is Qt.MouseButton.RightButton):
            return
        self._press = None
        if press.is_drag:
            if self._scene.is_holding and isinstance(press.place, Spot):
                self._drop(press.place, position)
            return
        place = self._scene.place_at(position)
        if place == press.place:
            self.clicked.emit(press.place, press.secondary)
        elif isinstance(press.place, Spot) and isinstance(place, Spot) and not press.secondary:
            self.refused.emit(press.place, place)

    def _drop(self, source: Spot, position: QPointF) -> None:
        target = self._target(source, position)
        self._scene.release()
        self._scene.show_targets_of(None)
        if target in self._scene.view.targets.get(source, frozenset()):
            self.dropped.emit(source, target)
        elif target is not None and target != source:
            self.refused.emit(source, target)
        self._scene.let_go()

    def _target(self, source: Spot, position: QPointF) -> Spot | None:
        geometry = self._scene.geometry
        legal = self._scene.view.targets.get(source, frozenset())
        under = geometry.spot_at(position)
        if under in legal or under == source:
            return under
        near = min(legal, key=lambda spot: self._distance(spot, position), default=None)
        if near is not None and self._distance(near, position) <= SNAP:
            return near
        return under

    def _distance(self, spot: Spot, position: QPointF) -> float:
        stack = self._scene.view.stacks().get(spot)
        way = self._scene.geometry.next_slot(spot, stack).centre - position
        return math.hypot(way.x(), way.y())

    def cancel(self) -> None:
        """Forget the press; a checker in the hand goes back."""
        self._press = None
        self._scene.release()
        self._scene.show_targets_of(None)
        self._scene.let_go()
