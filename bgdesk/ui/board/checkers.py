"""All checkers of the board: where they lie, and the flights that a move needs."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from bgdesk.rules.player import Player
from bgdesk.ui.board.flight_plan import FlightPlan, Flights, Stacks, has_pinned
from bgdesk.ui.board.geometry import FULL_BAR, FULL_STACK, BoardGeometry
from bgdesk.ui.board.items import CheckerItem
from bgdesk.ui.board.theme import BoardTheme
from bgdesk.ui.board.view import BoardView, CheckerMove, Spot, SpotKind, Stack


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

    def shown(self) -> dict[Spot, Stack]:
        """The checkers on every place, by the items themselves."""
        return {spot: _stack_of(items) for spot, items in self._stacks.items() if items}

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
        wanted = view.stacks()
        rows, spare = self._kept(wanted)
        for spot, stack in wanted.items():
            rows[spot] = [
                item or (spare[player].pop() if spare[player] else self._new(player))
                for player, item in zip(stack.players, rows[spot], strict=True)
            ]
        for items in spare.values():
            for item in items:
                self._remove(item)
        self._stacks = {spot: [item for item in row if item] for spot, row in rows.items()}
        for spot, stack in wanted.items():
            self._rest(spot, stack)

    def _kept(
        self, wanted: dict[Spot, Stack]
    ) -> tuple[dict[Spot, list[CheckerItem | None]], dict[Player, list[CheckerItem]]]:
        """The checkers that are where they are wanted already, and all others by their player."""
        rows: dict[Spot, list[CheckerItem | None]] = {}
        spare: dict[Player, list[CheckerItem]] = {player: [] for player in Player}
        left = {spot: list(items) for spot, items in self._stacks.items()}
        for spot, stack in wanted.items():
            rows[spot] = [_take(left.get(spot, []), player) for player in stack.players]
        for items in left.values():
            for item in items:
                spare[item.player].append(item)
        return rows, spare

    def _new(self, player: Player) -> CheckerItem:
        item = CheckerItem(self._theme, player)
        self._scene.addItem(item)
        return item

    def _remove(self, item: CheckerItem) -> None:
        if item is self._lifted:
            self._lifted, self._is_held = None, False
        self._scene.removeItem(item)

    def _rest(self, spot: Spot, stack: Stack) -> None:
        items = self._stacks[spot]
        for item, slot in zip(items, self._geometry.slots(spot, stack), strict=True):
            if item is not self._lifted:
                item.put(slot, badge_text(spot, stack.count) if item is items[-1] else "")

    def plan(self, moves: tuple[CheckerMove, ...], start_ms: float, speed: float) -> Flights:
        """The flights of ``moves`` one after the other; the stacks are then as after the moves."""
        carried, self._lifted, self._is_held = self._lifted, None, False
        return FlightPlan(self._stacks, self._geometry, speed, carried).fly(moves, start_ms)


def _take(items: list[CheckerItem], player: Player) -> CheckerItem | None:
    """The undermost checker of ``player`` among ``items``, which it leaves."""
    found = next((item for item in items if item.player is player), None)
    if found:
        items.remove(found)
    return found


def _stack_of(items: list[CheckerItem]) -> Stack:
    is_pinning = has_pinned(items)
    return Stack(items[-1].player, len(items) - is_pinning, is_pinning)


_MOST_WITHOUT_BADGE = {SpotKind.POINT: FULL_STACK, SpotKind.BAR: FULL_BAR, SpotKind.RESERVE: 1}


def badge_text(spot: Spot, count: int) -> str:
    """How many checkers lie on ``spot``, where they cannot be counted at a glance; else empty."""
    return str(count) if count > _MOST_WITHOUT_BADGE.get(spot.kind, count) else ""
