"""Every way of playing one roll, as a graph of packed turns."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from bgdesk.rules.legal import packed
from bgdesk.rules.legal.primes import PositionFilter
from bgdesk.rules.legal.step_rules import Edge, StepRules
from bgdesk.rules.legal.steps import Step


class StepGraph:
    """All sequences of possible steps from ``start``, and those among them that the obligations allow.

    Sequences that reach the same state share it, so the graph stays small even for doubles.
    """

    def __init__(
        self, rules: StepRules, filters: Iterable[PositionFilter] = (), *, free_die_use: bool = False
    ) -> None:
        self.start = rules.start
        self.edges: dict[int, list[Edge]] = {}
        """The possible steps of each state, whether or not they lead to a legal play."""
        self._rules = rules
        self._filters = tuple(filters)
        self._free_die_use = free_die_use
        self._reached_by: dict[int, tuple[int, Step]] = {}
        self._longest = self._explore()

    def _explore(self) -> list[int]:
        """Fill the graph, fewest dice first; answers the states that use the most dice."""
        edges, reached_by = self.edges, self._reached_by
        level = [self.start]
        while True:
            deeper: list[int] = []
            for state in level:
                edges[state] = self._rules.edges(state)
                for step, after in edges[state]:
                    if after not in reached_by:
                        reached_by[after] = (state, step)
                        deeper.append(after)
            if not deeper:
                return level
            level = deeper

    @property
    def most_dice(self) -> int:
        """The largest number of dice that can be used."""
        return sum(packed.times_used(self._longest[0], index) for index in range(len(self._rules.faces)))

    @cached_property
    def complete(self) -> dict[int, None]:
        """The states in which a legal play ends, in a fixed order; game-ending ones with fewer dice first."""
        return dict.fromkeys(state for state in self._candidates if state not in self.removed)

    @cached_property
    def removed(self) -> frozenset[int]:
        """The states in which a play would end, had a rule about the final position not removed it."""
        if not self._filters:
            return frozenset()
        removed = {state for state in self._candidates if any(forbids(state) for forbids in self._filters)}
        return frozenset(removed) if len(removed) < len(self._candidates) else frozenset()

    @cached_property
    def _candidates(self) -> dict[int, None]:
        """The states in which a play ends that uses as many dice as it must."""
        if self._free_die_use:
            return dict.fromkeys(self.edges)
        is_over = self._rules.is_over
        ended = [state for state in self.edges if is_over(state)]
        longest = self._longest
        if len(self._rules.faces) == 2 and self.most_dice == 1:
            longest = [state for state in longest if packed.times_used(state, 0)] or longest
        return dict.fromkeys(ended + longest)

    @cached_property
    def live(self) -> frozenset[int]:
        """The states from which a legal play can be finished."""
        return self.leading_to(self.complete)

    def leading_to(self, states: Iterable[int]) -> frozenset[int]:
        """``states`` and those from which one of them can be reached."""
        leading = set(states)
        for state in reversed(self.edges):
            if any(after in leading for _, after in self.edges[state]):
                leading.add(state)
        return frozenset(leading)

    def legal_edges(self, state: int) -> list[Edge]:
        """The steps from ``state`` that leave a legal play within reach, highest start first."""
        return [edge for edge in self.edges[state] if edge[1] in self.live]

    def steps_to(self, state: int) -> tuple[Step, ...]:
        """The steps to ``state`` in a possible order, highest start first wherever the rules let it."""
        steps: list[Step] = []
        while state != self.start:
            state, step = self._reached_by[state]
            steps.append(step)
        return tuple(reversed(steps))
