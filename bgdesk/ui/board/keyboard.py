"""The keyboard's place on the board: where it is, whether its ring shows, what it points out."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from bgdesk.ui.board.geometry import BoardGeometry, Fixture, Place
from bgdesk.ui.board.pointer import may_start_at
from bgdesk.ui.board.scene import BoardScene
from bgdesk.ui.board.view import BoardView, Spot, SpotKind
from bgdesk.ui.board.walk import ArrowStep, Walk

ARROWS: dict[int, ArrowStep] = {
    Qt.Key.Key_Left: ArrowStep.LEFT,
    Qt.Key.Key_Right: ArrowStep.RIGHT,
    Qt.Key.Key_Up: ArrowStep.UP,
    Qt.Key.Key_Down: ArrowStep.DOWN,
}
PRESS_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select)
COMMANDS = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
"""With these a key belongs to a shortcut of the window."""


def next_action(view: BoardView, geometry: BoardGeometry) -> Place:
    """Where the player would act next; the dice where nothing is to be done."""
    if view.cube is not None and view.cube.can_take:
        return Fixture.CUBE
    places: tuple[Place, ...] = (Fixture.DICE, *geometry.faces(), *_from_behind(view, geometry))
    return next((place for place in places if may_start_at(place, view)), Fixture.DICE)


def _from_behind(view: BoardView, geometry: BoardGeometry) -> list[Spot]:
    """The places of checkers: the bar and the reserve, then the points from the one farthest from home."""
    stacks = view.stacks()
    is_own = any(place in stacks and stacks[place].player is geometry.bottom for place in view.targets)

    def distance(spot: Spot) -> int:
        own = geometry.own_number(spot.number) if spot.kind is SpotKind.POINT else 0
        return own if is_own else -own

    first = [spot for spot in geometry.spots() if spot.kind is not SpotKind.POINT]
    points = [spot for spot in geometry.spots() if spot.kind is SpotKind.POINT]
    return [*first, *sorted(points, key=distance, reverse=True)]


class Keyboard:
    """Walks the board; the ring shows only while keys are used."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._walk = Walk(scene.geometry)
        self._walked_at: Hashable = None
        self._is_led = False
        self.is_shown = False
        self.is_to_look_at = False
        """Nothing can be done on the board: nothing is pressed there."""
        self.walks_with_alt = False
        """Arrows lead through what was played; they walk the board with Alt only."""

    def claims(self, event: QKeyEvent) -> bool:
        """Whether a key is for the board although a shortcut of the window wants it."""
        if event.key() in PRESS_KEYS:
            return self.is_shown and not self.is_to_look_at and not event.modifiers() & COMMANDS
        return self.walks(event)

    def walks(self, event: QKeyEvent) -> bool:
        """Whether an arrow key leads from point to point."""
        wanted = Qt.KeyboardModifier.AltModifier if self.walks_with_alt else Qt.KeyboardModifier.NoModifier
        return event.key() in ARROWS and event.modifiers() & COMMANDS == wanted

    @property
    def place(self) -> Place:
        """Where the keyboard is."""
        return self._walk.place

    def turn(self, geometry: BoardGeometry) -> None:
        """Stay at the same place of a board that lies the other way round."""
        place = self._walk.place
        self._walk = Walk(geometry)
        self._walk.go_to(place)

    def enter(self) -> None:
        """The board gets the keys: where the player acts next, or where arrows left them in this position."""
        if self._walked_at != self._moment:
            self._is_led = True
        self.follow()

    def follow(self) -> bool:
        """Show the ring on a changed board: until an arrow is pressed, where the player acts next.

        Answers whether it went there from elsewhere.
        """
        before = self.place
        if self._is_led:
            self.go_to(next_action(self._scene.view, self._scene.geometry))
        self.show()
        return self.place != before

    @property
    def _moment(self) -> Hashable:
        """What there is to do on the board now."""
        view = self._scene.view
        return view.points, view.dice, view.can_roll, view.can_finish, view.cube

    def step(self, step: ArrowStep) -> None:
        """One press of an arrow."""
        self._walked_at, self._is_led = self._moment, False
        self._walk.step(step)
        self.show()

    def go_to(self, place: Place) -> None:
        """Be at ``place``."""
        self._walk.go_to(place)

    def show(self) -> None:
        """Show the ring, and where a checker there may go."""
        self.is_shown = True
        self._scene.show_focus_at(self.place)
        is_source = isinstance(self.place, Spot) and self.place in self._scene.view.targets
        self._scene.show_targets_of(self.place if is_source else None)  # type: ignore[arg-type]

    def hide(self) -> None:
        """Hide the ring."""
        if self.is_shown:
            self.is_shown = False
            self._scene.show_focus_at(None)
            self._scene.show_targets_of(None)
