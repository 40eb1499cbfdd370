"""The order in which the arrow keys visit the board."""

from __future__ import annotations

from enum import Enum

from bgdesk.rules.player import Player
from bgdesk.ui.board.geometry import BoardGeometry, Fixture, Place
from bgdesk.ui.board.view import bar_spot, tray_spot


class Step(Enum):
    """One press of an arrow key."""

    LEFT = (0, -1)
    RIGHT = (0, 1)
    UP = (-1, 0)
    DOWN = (1, 0)


def rows(geometry: BoardGeometry) -> tuple[tuple[Place, ...], ...]:
    """The upper row, the dice and the cube, the lower row, each from left to right.

    The cube ends every row on the side away from home, where it lies; the dice stand in the middle row
    under every other column.
    """
    upper = _row(geometry, top=True)
    lower = _row(geometry, top=False)
    middle: list[Place] = [Fixture.DICE] * len(upper)
    middle[upper.index(Fixture.CUBE)] = Fixture.CUBE
    return upper, tuple(middle), lower


def _row(geometry: BoardGeometry, *, top: bool) -> tuple[Place, ...]:
    bar, tray = _sides(geometry, top=top)
    points: list[Place] = [geometry.point_at(column, top=top) for column in range(12)]
    field: list[Place] = [*points[:6], bar_spot(bar), *points[6:]]
    ends: tuple[Place, Place] = (Fixture.CUBE, tray_spot(tray))
    left, right = ends if geometry.home_right else ends[::-1]
    return (left, *field, right)


def _sides(geometry: BoardGeometry, *, top: bool) -> tuple[Player, Player]:
    """Whose bar and whose tray lie in the upper or lower half."""
    near, far = geometry.bottom, geometry.bottom.opponent
    return (near, far) if top else (far, near)


class Walk:
    """Where the keyboard is: remembers the column when the dice are passed on the way up or down."""

    def __init__(self, geometry: BoardGeometry) -> None:
        self._rows = rows(geometry)
        self._row, self._column = 2, len(self._rows[0]) // 2

    @property
    def place(self) -> Place:
        """The place that the keyboard is at."""
        return self._rows[self._row][self._column]

    def go_to(self, place: Place) -> None:
        """Stand on ``place``."""
        for row, places in enumerate(self._rows):
            if place in places and place != self.place:
                self._row, self._column = row, places.index(place)
                return

    def step(self, step: Step) -> None:
        """One step; at an edge nothing happens, and equal neighbours count as one place."""
        down, right = step.value
        row, column = self._row + down, self._column + right
        while self._is_inside(row, column) and self._rows[row][column] == self.place:
            row, column = row + down, column + right
        if self._is_inside(row, column):
            self._row, self._column = row, column

    def _is_inside(self, row: int, column: int) -> bool:
        return 0 <= row < len(self._rows) and 0 <= column < len(self._rows[0])
