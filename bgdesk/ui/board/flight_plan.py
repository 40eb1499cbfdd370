"""Turns moves into flights: the mover first, the hit checker to the bar, neighbours making room.

A pinned checker stays where it is, and only its mark comes and goes.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF

from bgdesk.rules.player import Player
from bgdesk.ui.board.animation import SLIDE_BACK_MS, Flight, flight, slide
from bgdesk.ui.board.geometry import BoardGeometry, Slot
from bgdesk.ui.board.items import CheckerItem
from bgdesk.ui.board.view import CheckerMove, Spot, bar_spot

Stacks = dict[Spot, list[CheckerItem]]
Flights = list[tuple[CheckerItem, Flight]]

HIT_AT = 0.8
"""The share of the mover's flight after which the hit checker leaves."""


def has_pinned(stack: Sequence[CheckerItem]) -> bool:
    """Whether the undermost checker lies under others that are not its player's."""
    return bool(stack) and stack[0].player is not stack[-1].player


class FlightPlan:
    """Plans one run of moves on ``stacks``, which it changes; ``carried`` was brought there by hand."""

    def __init__(
        self, stacks: Stacks, geometry: BoardGeometry, speed: float, carried: CheckerItem | None
    ) -> None:
        self._stacks = stacks
        self._geometry = geometry
        self._speed = speed
        self._carried = carried
        self._slots: dict[CheckerItem, Slot] = {}
        self._flights: Flights = []

    def fly(self, moves: tuple[CheckerMove, ...], start_ms: float) -> Flights:
        """The flights of ``moves``, one after the other; a checker that stays in nobody's hand goes home."""
        clock = start_ms
        last_carried = self._last_carried(moves)
        for index, move in enumerate(moves):
            mover = self._pop(move.source, move.player)
            if mover is not None:
                is_in_hand = mover is self._carried and index < last_carried
                clock = self._make(move, mover, clock, is_in_hand=is_in_hand)
        if self._carried is not None and last_carried < 0:
            self._slide_back(self._carried, start_ms)
        return self._flights

    def _make(self, move: CheckerMove, mover: CheckerItem, clock: float, *, is_in_hand: bool) -> float:
        victims = self._hit(move)
        self._stacks.setdefault(move.target, []).append(mover)
        if is_in_hand:
            end = arrival = clock
        else:
            end = self._send(mover, move.target, clock).end_ms
            arrival = clock + (end - clock) * HIT_AT
        for victim in victims:
            self._send(victim, bar_spot(victim.player), arrival)
        for spot in {move.source, move.target} | {bar_spot(victim.player) for victim in victims}:
            self._make_room(spot, clock, max(end - clock, SLIDE_BACK_MS / self._speed))
        return end

    def _last_carried(self, moves: tuple[CheckerMove, ...]) -> int:
        """The index of the last move made by the carried checker; -1: none."""
        place = self._spot_of(self._carried)
        last = -1
        for index, move in enumerate(moves):
            if place is not None and move.source == place:
                last, place = index, move.target
        return last

    def _spot_of(self, item: CheckerItem | None) -> Spot | None:
        return next((spot for spot, stack in self._stacks.items() if item in stack), None)

    def _pop(self, spot: Spot, player: Player) -> CheckerItem | None:
        stack = self._stacks.get(spot)
        return stack.pop() if stack and stack[-1].player is player else None

    def _hit(self, move: CheckerMove) -> list[CheckerItem]:
        """The checkers that ``move`` hits, now on the bar in the stacks."""
        stack = self._stacks.get(move.target, [])
        if not move.hits or not stack or stack[0].player is move.player:
            return []
        self._stacks[move.target] = []
        self._stacks.setdefault(bar_spot(stack[0].player), []).extend(stack)
        return stack

    def _send(self, item: CheckerItem, spot: Spot, start_ms: float) -> Flight:
        goal = self._goal(item, spot)
        leg = flight(self._place(item), goal, start_ms, self._speed)
        self._slots[item] = goal
        self._flights.append((item, leg))
        return leg

    def _make_room(self, spot: Spot, start_ms: float, duration_ms: float) -> None:
        for item in self._stacks.get(spot, []):
            goal = self._goal(item, spot)
            if item is not self._carried and self._slots.get(item, item.slot) != goal:
                origin = self._place(item)
                self._slots[item] = goal
                self._flights.append((item, slide(origin, goal, start_ms, duration_ms)))

    def _slide_back(self, item: CheckerItem, start_ms: float) -> None:
        spot = self._spot_of(item)
        if spot is not None:
            goal = self._goal(item, spot)
            self._flights.append((item, slide(item.pos(), goal, start_ms, SLIDE_BACK_MS / self._speed)))

    def _goal(self, item: CheckerItem, spot: Spot) -> Slot:
        stack = self._stacks[spot]
        return self._geometry.slot(spot, stack.index(item), len(stack), has_pinned=has_pinned(stack))

    def _place(self, item: CheckerItem) -> QPointF:
        slot = self._slots.get(item)
        return slot.centre if slot else item.pos()
