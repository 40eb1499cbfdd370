"""The dice and the cube on the board."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from bgdesk.rules.player import Player
from bgdesk.ui.board.animation import CUBE_TURN_MS, LONGEST_MS, TUMBLE_MS, CubeTurn, DiePose, Shift, Tumble
from bgdesk.ui.board.geometry import BoardGeometry
from bgdesk.ui.board.items import CubeItem, DieItem
from bgdesk.ui.board.theme import BoardTheme
from bgdesk.ui.board.view import BoardView, CubeView, DieView

TURNS = (-4.0, 5.0, -2.0, 3.0)
"""How far each die lies askew, in degrees."""
RUN = 260.0

Tumbles = list[tuple[DieItem, Tumble | Shift]]


def is_new_roll(before: BoardView, after: BoardView) -> bool:
    """Whether the dice of ``after`` were rolled, rather than played from, swapped or named."""
    is_same_roll = bool(before.dice) and after.roll is not None and before.roll == after.roll
    is_same = is_same_roll or are_taken_up(before, after)
    return bool(after.dice) and not is_same and _rolled(before.dice) != _rolled(after.dice)


def are_taken_up(before: BoardView, after: BoardView) -> bool:
    """Whether the dice of an opening roll, one of each player, are now played by its winner."""
    is_opening = before.roll is None and {die.player for die in before.dice} == set(Player)
    faces = [sorted(die.face for die in view.dice) for view in (before, after)]
    return is_opening and after.roll is not None and faces[0] == faces[1]


def _rolled(dice: tuple[DieView, ...]) -> list[tuple[Player, int]]:
    return sorted((die.player, die.face) for die in dice)


class DiceLayer:
    """Owns the die items."""

    def __init__(self, scene: QGraphicsScene, theme: BoardTheme) -> None:
        self._scene = scene
        self._theme = theme
        self._items: list[DieItem] = []

    def set_theme(self, theme: BoardTheme) -> None:
        """Wear other colours."""
        self._theme = theme
        for item in self._items:
            item.set_theme(theme)

    def arrange(self, dice: tuple[DieView, ...], geometry: BoardGeometry) -> None:
        """Lay exactly ``dice`` on the board, at rest."""
        while len(self._items) > len(dice):
            self._scene.removeItem(self._items.pop())
        while len(self._items) < len(dice):
            item = DieItem(self._theme, dice[len(self._items)])
            self._items.append(item)
            self._scene.addItem(item)
        for index, (item, view) in enumerate(zip(self._items, dice, strict=True)):
            item.set_view(view)
            item.pose(rest_pose(dice, index, geometry))

    def roll(self, dice: tuple[DieView, ...], geometry: BoardGeometry, speed: float) -> Tumbles:
        """Lay ``dice`` and let them tumble in, each from its player's side of the board."""
        self.arrange(dice, geometry)
        tumbles: Tumbles = []
        for index, item in enumerate(self._items):
            side = 1.0 if item.view.player is geometry.bottom else -1.0
            run = QPointF(side * RUN, side * (70.0 - 110.0 * (index % 2)))
            duration = (TUMBLE_MS - 50 * (index % 2)) / speed
            tumbles.append((item, Tumble(duration, rest_pose(dice, index, geometry), run)))
        return tumbles

    def gather(self, dice: tuple[DieView, ...], geometry: BoardGeometry, speed: float) -> Tumbles:
        """Lay ``dice``, which lie elsewhere already, and let them be pushed to their places."""
        origins = {item.face: item.pos() for item in self._items}
        self.arrange(dice, geometry)
        rests = [(item, rest_pose(dice, index, geometry)) for index, item in enumerate(self._items)]
        return [
            (item, Shift(LONGEST_MS / speed, rest, origins[rest.face] - rest.centre)) for item, rest in rests
        ]

    def shown(self) -> tuple[tuple[Player, int], ...]:
        """Whose die shows which face, by the items themselves."""
        return tuple((item.view.player, item.face) for item in self._items)


def rest_pose(dice: tuple[DieView, ...], index: int, geometry: BoardGeometry) -> DiePose:
    """How die ``index`` of ``dice`` lies: beside the other dice of its player."""
    player = dice[index].player
    order = sum(die.player is player for die in dice[:index])
    count = sum(die.player is player for die in dice)
    turn = 0.0 if dice[index].is_offered else TURNS[index % len(TURNS)]
    return DiePose(geometry.die_centre(player, order, count), turn, dice[index].face)


class CubeLayer:
    """Owns the cube item."""

    def __init__(self, scene: QGraphicsScene, theme: BoardTheme) -> None:
        self.item = CubeItem(theme)
        scene.addItem(self.item)

    def arrange(self, cube: CubeView | None, geometry: BoardGeometry) -> None:
        """Show ``cube`` where it belongs, or nothing."""
        self.item.setVisible(cube is not None)
        if cube is not None:
            self.item.set_view(cube)
            self.item.rest(geometry.cube_centre(cube.owner, cube.offered_to))

    def plan(self, cube: CubeView | None, geometry: BoardGeometry, speed: float) -> CubeTurn | None:
        """How it comes to show ``cube`` where it belongs, if it lies elsewhere or shows something else."""
        if cube is None or not self.item.isVisible():
            return None
        goal, before = geometry.cube_centre(cube.owner, cube.offered_to), self.item.label
        self.item.set_view(cube)
        if self.item.pos() == goal and (before == cube.label or cube.is_worth_one):
            return None
        return CubeTurn(CUBE_TURN_MS / speed, self.item.pos(), goal, before, cube.label)
