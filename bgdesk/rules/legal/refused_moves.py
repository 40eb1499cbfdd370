"""Which rule forbids a move that somebody tried to make."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate, permutations

from bgdesk.rules.legal import packed
from bgdesk.rules.legal.graph import StepGraph
from bgdesk.rules.legal.step_rules import StepRules
from bgdesk.rules.legal.steps import landing
from bgdesk.rules.position import BAR, IN, OFF
from bgdesk.rules.refusal import Reason, Refusal

_Way = tuple[int, ...]
"""Dice that bring one checker from its source to its target, in the order used."""


class RefusedMove:
    """One checker that somebody wants to bring from ``source`` to ``target`` in the packed turn ``state``."""

    def __init__(self, rules: StepRules, graph: StepGraph, state: int, source: int, target: int) -> None:
        self._rules = rules
        self._graph = graph
        self._state = state
        self._source = source
        self._target = target

    def refusal(self) -> Refusal:
        """The rule in the way. Raises ValueError when there is none."""
        return self._wrong_checker() or self._wrong_target() or self._closest_way()

    def _wrong_checker(self) -> Refusal | None:
        source = self._source
        if source in self._rules.pinned:
            return Refusal(Reason.PINNED, source)
        if OFF < source <= IN and packed.checkers_on(self._state, source):
            return None
        if OFF < source < BAR and self._rules.standing(self._state, source):
            return Refusal(Reason.NOT_YOUR_CHECKER, source)
        return Refusal(Reason.NO_CHECKER, source)

    def _wrong_target(self) -> Refusal | None:
        if self._target >= self._source or self._target < OFF:
            return Refusal(Reason.WRONG_DIRECTION, self._target)
        if not self._rules.unused(self._state):
            return Refusal(Reason.DIE_NOT_AVAILABLE)
        if self._rules.is_over(self._state):
            return Refusal(Reason.GAME_OVER)
        if packed.checkers_on(self._state, BAR) and self._source != BAR:
            return Refusal(Reason.BAR_FIRST, BAR)
        return None

    def _closest_way(self) -> Refusal:
        """Why the way fails that gets furthest, the higher die first."""
        tried = [self._try(way) for way in self._ways()]
        if not tried:
            return self._no_way()
        return max(tried, key=lambda attempt: attempt[0])[1]

    def _ways(self) -> Iterator[_Way]:
        orders = sorted(set(permutations(self._rules.unused(self._state))), reverse=True)
        for order in orders:
            places = [self._source, *(landing(self._source, pips) for pips in accumulate(order))]
            if self._target in places[1:]:
                yield order[: places.index(self._target)]

    def _no_way(self) -> Refusal:
        top = packed.highest(self._state)
        if self._target == OFF and top > 6:
            return Refusal(Reason.RESERVE_LEFT if top == IN else Reason.NOT_ALL_HOME, top)
        pips = min(self._source, BAR) - self._target
        return Refusal(Reason.DIE_NOT_AVAILABLE, self._target, pips if pips <= 6 else None)

    def _try(self, way: _Way) -> tuple[int, Refusal]:
        """How many steps of ``way`` are possible, and what stops it then."""
        state, place = self._state, self._source
        for count, die in enumerate(way):
            if self._rules.is_over(state):
                return count, Refusal(Reason.GAME_OVER)
            obstacle = self._rules.obstacle(state, place, die)
            if obstacle:
                return count, obstacle
            state = next(
                after for step, after in self._graph.edges[state] if (step.source, step.die) == (place, die)
            )
            if state not in self._graph.live:
                return len(way), self._neglected(state, die)
            place = landing(place, die)
        raise ValueError(f"nothing forbids the move from {self._source} to {self._target}")

    def _neglected(self, state: int, die: int) -> Refusal:
        """The obligation that a step with ``die`` to ``state`` would not meet."""
        if state in self._graph.leading_to(self._graph.removed):
            return Refusal(Reason.PRIME_MUST_OPEN, die=die)
        higher, lower = self._rules.faces[0], self._rules.faces[-1]
        if self._graph.most_dice == 1:
            return Refusal(Reason.HIGHER_DIE, die=higher)
        return Refusal(Reason.BOTH_DICE, die=lower if die == higher else higher)
