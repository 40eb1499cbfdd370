"""All checkers of the board: where they lie, and the flights that a move needs."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from bgdesk.rules.player import Player
from bgdesk.ui.board.flight_plan import FlightPlan, Flights, Stacks
from bgdesk.ui.board.geometry import FULL_BAR, FULL_STACK, BoardGeometry
from bgdesk.ui.board.items import CheckerItem
from bgdesk.ui.board.theme import BoardTheme
from bgdesk.ui.board.view import BoardView, CheckerMove, Spot, SpotKind, bar_spot, point_spot, tray_spot


def stacks_of(view: BoardView) -> dict[Spot, tuple[Player, int]]:
    """Who has how many checkers where; empty places are left out."""
    found = {
        point_spot(number): (owner, count)
        for number, (owner, count) in enumerate(view.points, 1)
        if owner is not None and count
    }
    for player in Player:
        found[bar_spot(player)] = (player, view.bar.of(player))
        found[tray_spot(player)] = (player, view.off.of(player))
    return {spot: stack for spot, stack in found.items() if stack[1]}


def count_on(view: BoardView, spot: Spot) -> int:
    """How many checkers lie on ``spot``."""
    return stacks_of(view).get(spot, (None, 0))[1]


class CheckerLayer:
    """Owns the checker items; the stacks here follow flights, `arrange` makes them the truth again."""

    def __init__(self, scene: QGraphicsScene, geometry: BoardGeometry, theme: BoardTheme) -> None:
        self._scene = scene
        self._geometry = geometry
        self._theme = theme
        self._stacks: Stacks = {}
        self._lifted: CheckerItem | None = None
        self._is_held = False

    @property
    def is_held(self) -> bool:
        """Whether a checker is in the hand."""
        return self._is_held

    @property
    def has_lifted(self) -> bool:
        """Whether a checker is off its place, in the hand or just let go."""
        return self._lifted is not None

    def set_geometry(self, geometry: BoardGeometry) -> None:
        """Lie the other way round from the next `arrange` on."""
        self._geometry = geometry

    def set_theme(self, theme: BoardTheme) -> None:
        """Wear other colours."""
        self._theme = theme
        for stack in self._stacks.values():
            for item in stack:
                item.set_theme(theme)

    def top(self, spot: Spot) -> CheckerItem | None:
        """The topmost checker on ``spot``."""
        stack = self._stacks.get(spot)
        return stack[-1] if stack else None

    def shown(self) -> dict[Spot, tuple[Player, int]]:
        """Who has how many checkers where, by the items themselves."""
        return {spot: (stack[0].player, len(stack)) for spot, stack in self._stacks.items() if stack}

    def lift(self, spot: Spot) -> bool:
        """Take the topmost checker of ``spot`` into the hand; whether there was one."""
        self._lifted = self.top(spot)
        self._is_held = self._lifted is not None
        if self._lifted:
            self._lifted.lift()
        return self._is_held

    def carry(self, position: QPointF) -> None:
        """Move the checker in the hand."""
        if self._lifted and self._is_held:
            self._lifted.setPos(position)

    def release(self) -> None:
        """Open the hand; the checker stays where it is until it is told where to go."""
        self._is_held = False

    def arrange(self, view: BoardView) -> None:
        """Put every checker exactly where ``view`` says; a lifted one stays in the hand."""
        wanted = stacks_of(view)
        stacks, spare = self._kept(wanted)
        for spot, (player, count) in wanted.items():
            stack = stacks.setdefault(spot, [])
            while len(stack) < count:
                stack.append(spare[player].pop() if spare[player] else self._new(player))
        for items in spare.values():
            for item in items:
                self._remove(item)
        self._stacks = stacks
        for spot in stacks:
            self._rest(spot)

    def _kept(self, wanted: dict[Spot, tuple[Player, int]]) -> tuple[Stacks, dict[Player, list[CheckerItem]]]:
        """The checkers that are where they are wanted already, and all others by their player."""
        kept: Stacks = {}
        spare: dict[Player, list[CheckerItem]] = {player: [] for player in Player}
        for spot, stack in self._stacks.items():
            owner, count = wanted.get(spot, (None, 0))
            for item in stack:
                is_right = item.player is owner and len(kept.get(spot, [])) < count
                (kept.setdefault(spot, []) if is_right else spare[item.player]).append(item)
        return kept, spare

    def _new(self, player: Player) -> CheckerItem:
        item = CheckerItem(self._theme, player)
        self._scene.addItem(item)
        return item

    def _remove(self, item: CheckerItem) -> None:
        if item is self._lifted:
            self._lifted, self._is_held = None, False
        self._scene.removeItem(item)

    def _rest(self, spot: Spot) -> None:
        stack = self._stacks[spot]
        for index, item in enumerate(stack):
            if item is not self._lifted:
                badge = _badge(spot, len(stack)) if index == len(stack) - 1 else ""
                item.put(self._geometry.slot(spot, index, len(stack)), badge)

    def plan(self, moves: tuple[CheckerMove, ...], start_ms: float, speed: float) -> Flights:
        """The flights of ``moves`` one after the other; the stacks are then as after the moves."""
        carried, self._lifted, self._is_held = self._lifted, None, False
        return FlightPlan(self._stacks, self._geometry, speed, carried).fly(moves, start_ms)


def _badge(spot: Spot, count: int) -> str:
    limits = {SpotKind.POINT: FULL_STACK, SpotKind.BAR: FULL_BAR}
    return str(count) if count > limits.get(spot.kind, count) else ""
