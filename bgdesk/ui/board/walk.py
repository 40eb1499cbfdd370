"""The order in which the arrow keys visit the board."""

from __future__ import annotations

from enum import Enum

from bgdesk.rules.player import Player
from bgdesk.ui.board.geometry import BoardGeometry, Fixture, Place
from bgdesk.ui.board.view import bar_spot


class ArrowStep(Enum):
    """One press of an arrow key."""

    LEFT = (0, -1)
    RIGHT = (0, 1)
    UP = (-1, 0)
    DOWN = (1, 0)


def rows(geometry: BoardGeometry) -> tuple[tuple[Place, ...], ...]:
    """The upper row, the dice and the cube, the lower row, each from left to right.

    The cube ends every row on the side away from home where it lies there alone; the dice stand in the
    middle row under every other column, and six faces to choose from under those of their half. Where
    nothing lies at the end of a row its last point stands twice, and without a bar that before the middle.
    """
    upper, lower = (_row(geometry, top=top) for top in (True, False))
    middle: list[Place] = [Fixture.DICE] * len(upper)
    if geometry.naming:
        first = 8 if geometry.naming is geometry.bottom else 1
        middle[first : first + 6] = geometry.faces()
    for end in (0, -1):
        if Fixture.CUBE in (upper[end], lower[end]):
            middle[end] = Fixture.CUBE
    return upper, tuple(middle), lower


def _row(geometry: BoardGeometry, *, top: bool) -> tuple[Place, ...]:
    points: list[Place] = [geometry.point_at(column, top=top) for column in range(12)]
    bar = bar_spot(_waiting(geometry, top=top)) if geometry.has_bar else points[5]
    field: list[Place] = [*points[:6], bar, *points[6:]]
    left, right = (geometry.recess_at(right=right, top=top) for right in (False, True))
    cube_end = None if geometry.has_other_recesses else Fixture.CUBE
    if geometry.home_right:
        return (left or cube_end or points[0], *field, right or points[-1])
    return (left or points[0], *field, right or cube_end or points[-1])


def _waiting(geometry: BoardGeometry, *, top: bool) -> Player:
    """Whose bar lies in the upper or lower half."""
    return geometry.bottom if top else geometry.bottom.opponent


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

    def step(self, step: ArrowStep) -> None:
        """One step; at an edge nothing happens, and equal neighbours count as one place."""
        down, right = step.value
        row, column = self._row + down, self._column + right
        while self._is_inside(row, column) and self._rows[row][column] == self.place:
            row, column = row + down, column + right
        if self._is_inside(row, column):
            self._row, self._column = row, column

    def _is_inside(self, row: int, column: int) -> bool:
        return 0 <= row < len(self._rows) and 0 <= column < len(self._rows[0])
