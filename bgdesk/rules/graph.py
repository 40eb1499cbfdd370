"""Every way of playing one throw, as a graph of packed turns."""

from __future__ import annotations

from functools import cached_property

from bgdesk.rules import packed
from bgdesk.rules.step_rules import Edge, StepRules
from bgdesk.rules.steps import Step


class StepGraph:
    """All sequences of possible steps from ``start``, and those among them that the obligations allow.

    Sequences that reach the same state share it, so the graph stays small even for doubles.
    """

    def __init__(self, rules: StepRules, start: int, *, free_die_use: bool) -> None:
        self.start = start
        self.edges: dict[int, list[Edge]] = {}
        """The possible steps of each state, whether or not they lead to a legal play."""
        self._rules = rules
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
        if self._free_die_use:
            return dict.fromkeys(self.edges)
        ended = [state for state in self.edges if not state & packed.IN_PLAY]
        longest = self._longest
        if len(self._rules.faces) == 2 and self.most_dice == 1:
            longest = [state for state in longest if packed.times_used(state, 0)] or longest
        return dict.fromkeys(ended + longest)

    @cached_property
    def live(self) -> frozenset[int]:
        """The states from which a legal play can be finished."""
        live = set(self.complete)
        for state in reversed(self.edges):
            if any(after in live for _, after in self.edges[state]):
                live.add(state)
        return frozenset(live)

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
