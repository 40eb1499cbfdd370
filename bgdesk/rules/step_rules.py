"""Which single steps a ruleset allows while a throw is being played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from bgdesk.rules import packed
from bgdesk.rules.dice import Dice
from bgdesk.rules.packed import BEFORE_HOME, IN_PLAY, ON, ONE, ONE_USE, checkers_on, met_at
from bgdesk.rules.position import BAR, HOME, OFF, POINTS, Side
from bgdesk.rules.refusal import Reason, Refusal
from bgdesk.rules.relation import facing, rel
from bgdesk.rules.steps import HITS, QUIET, Step, landing
from bgdesk.rules.variants import Contact, Ruleset

Edge = tuple[Step, int]
"""A step and the packed turn that it leads to."""

StepFilter = Callable[[Step, int, int], Refusal | None]
"""Why a house rule forbids a step, given the packed turn before and after it."""

_Candidate = tuple[int, int, int, Step, Step]
"""Mask of the source, change of the packed turn, bit of a blot on the target, quiet step, hitting step."""

_BLOCKING: Mapping[Contact, int] = MappingProxyType({Contact.HIT: 2})
"""How many opposing checkers close a point."""


def _stack_limit(limit: int) -> StepFilter:
    def check(step: Step, before: int, after: int) -> Refusal | None:
        if step.target != OFF and checkers_on(before, step.target) >= limit:
            return Refusal(Reason.STACK_FULL, step.target, step.die)
        return None

    return check


def _no_hit_and_run(step: Step, before: int, after: int) -> Refusal | None:
    """On each home point where the mover hit in this turn one of his checkers has to stay."""
    if step.source in HOME and after & met_at(step.source) and not after & ON[step.source]:
        return Refusal(Reason.NO_HIT_AND_RUN, step.source, step.die)
    return None


def _filters(ruleset: Ruleset) -> Iterable[StepFilter]:
    if ruleset.max_stack is not None:
        yield _stack_limit(ruleset.max_stack)
    if ruleset.no_hit_and_run:
        yield _no_hit_and_run


class StepRules:
    """The steps of one throw against one opposing side, on packed turns."""

    def __init__(self, other: Side, dice: Dice, ruleset: Ruleset) -> None:
        self.faces = (dice.high,) if dice.is_double else (dice.high, dice.low)
        """The different faces, higher first."""
        self._uses = 4 if dice.is_double else 1
        self._other = other
        self._ruleset = ruleset
        self._facing = facing(ruleset.relation, other)
        self._filters = tuple(_filters(ruleset))
        self._blocking = _BLOCKING[ruleset.contact]
        self._entries = [self._list((BAR,), index) for index in range(len(self.faces))]
        self._candidates = [self._list(range(24, face, -1), index) for index, face in enumerate(self.faces)]

    def _list(self, sources: Iterable[int], index: int) -> list[_Candidate]:
        die = self.faces[index]
        used = ONE_USE[index]
        standing = self._facing
        return [
            (
                ON[source],
                ONE[source - die] - ONE[source] + used,
                met_at(source - die) if standing[source - die] else 0,
                QUIET[source, die],
                HITS[source, die],
            )
            for source in sources
            if standing[source - die] < self._blocking
        ]

    def edges(self, state: int) -> list[Edge]:
        """Every step possible in ``state``, highest start first, then the higher die."""
        found: list[Edge] = []
        if state & IN_PLAY:
            for index in range(len(self.faces)):
                if packed.times_used(state, index) < self._uses:
                    found += self._edges_with(state, index)
        if len(self.faces) > 1:
            found.sort(key=_start_of_edge, reverse=True)
        return found

    def _edges_with(self, state: int, index: int) -> list[Edge]:
        moves = self._entries[index] if state & ON[BAR] else self._candidates[index]
        found = [
            (hitting, state + change | blot) if blot and not state & blot else (quiet, state + change)
            for occupied, change, blot, quiet, hitting in moves
            if state & occupied
        ]
        if not state & BEFORE_HOME:
            found += self._bear_off(state, index)
        if self._filters:
            return [edge for edge in found if self._forbidden(edge[0], state, edge[1]) is None]
        return found

    def _bear_off(self, state: int, index: int) -> list[Edge]:
        die = self.faces[index]
        source = die if state & ON[die] else packed.highest(state)
        if source > die:
            return []
        return [(QUIET[source, die], state + ONE[OFF] - ONE[source] + ONE_USE[index])]

    def _forbidden(self, step: Step, before: int, after: int) -> Refusal | None:
        return next((why for check in self._filters if (why := check(step, before, after))), None)

    def unused(self, state: int) -> tuple[int, ...]:
        """The faces still to play, higher first."""
        return tuple(
            face
            for index, face in enumerate(self.faces)
            for _ in range(self._uses - packed.times_used(state, index))
        )

    @property
    def open_points(self) -> frozenset[int]:
        """The points that are not blocked, by the mover's own numbers."""
        return frozenset(point for point in POINTS if self._facing[point] < self._blocking)

    def standing(self, state: int, point: int) -> int:
        """Opposing checkers on the mover's ``point`` in ``state``."""
        return 0 if state & met_at(point) else self._facing[point]

    def other_side(self, state: int) -> Side:
        """The opponent's counts in ``state``: those met in this turn are on his bar."""
        met = packed.points_met(state)
        if not met:
            return self._other
        counts = list(self._other)
        for point in range(1, BAR):
            if met >> point & 1:
                counts[rel(self._ruleset.relation, point)] -= 1
                counts[BAR] += 1
        return tuple(counts)

    def obstacle(self, state: int, source: int, die: int) -> Refusal | None:
        """Why the checker on ``source`` may not move by ``die`` in ``state``, whatever else is played."""
        if state & ON[BAR] and source != BAR:
            return Refusal(Reason.BAR_FIRST, BAR, die)
        target = landing(source, die)
        if target != OFF and self.standing(state, target) >= self._blocking:
            return Refusal(Reason.POINT_BLOCKED, target, die)
        if target == OFF:
            top = packed.highest(state)
            if top not in HOME:
                return Refusal(Reason.NOT_ALL_HOME, top, die)
            if source < die and top > source:
                return Refusal(Reason.HIGHER_CHECKER_FIRST, top, die)
        return self._forbidden(QUIET[source, die], state, state - ONE[source] + ONE[target])


def _start_of_edge(edge: Edge) -> tuple[int, int]:
    return edge[0].source, edge[0].die
