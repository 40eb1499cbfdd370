"""The keyboard's place on the board: where it is, whether its ring shows, what it points out."""

from __future__ import annotations

from bgdesk.ui.board.geometry import BoardGeometry, Fixture, Place
from bgdesk.ui.board.pointer import may_start_at
from bgdesk.ui.board.scene import BoardScene
from bgdesk.ui.board.view import Spot
from bgdesk.ui.board.walk import ArrowStep, Walk


class Keyboard:
    """Walks the board; the ring shows only while keys are used."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._walk = Walk(scene.geometry)
        self._has_walked = False
        self.is_shown = False

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
        """The board gets the keys: at first they are where the player would begin."""
        if not self._has_walked:
            geometry = self._scene.geometry
            places: tuple[Place, ...] = (Fixture.DICE, *geometry.faces(), *geometry.spots())
            self.go_to(next((at for at in places if may_start_at(at, self._scene.view)), self.place))
        self.show()

    def step(self, step: ArrowStep) -> None:
        """One press of an arrow."""
        self._has_walked = True
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
