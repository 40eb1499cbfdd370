"""Which single steps a ruleset allows while a stage is being played."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from bgdesk.rules.legal import packed
from bgdesk.rules.legal.packed import (
    BEFORE_HOME,
    BROUGHT_HOME,
    HIT_ON,
    IN_PLAY,
    ON,
    ONE,
    ONE_USE,
)
from bgdesk.rules.legal.step_filters import START, step_filters
from bgdesk.rules.legal.steps import HITS, PINS, QUIET, Step, landing
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, HOME, IN, NO_EXTRA, OFF, POINTS, Extra, Position, Side
from bgdesk.rules.refusal import Reason, Refusal
from bgdesk.rules.relation import facing, rel
from bgdesk.rules.stages import Numbers, TurnSoFar
from bgdesk.rules.variants import BearOff, Contact, Ruleset

Edge = tuple[Step, int]
"""A step and the packed turn that it leads to."""

_Candidate = tuple[int, int, int, int, Step, Step]
"""One step against the packed turn.

Mask of the source, change of the turn, bits that are set when nobody is met on the target any more (0:
nobody ever is), bits set by meeting somebody there, the step that meets nobody, the step that does.
"""


@dataclass(frozen=True, slots=True)
class _Meeting:
    """How the players meet in one kind of game, for each point and step."""

    blocking: int
    """So many opposing checkers close a point."""
    over: tuple[int, ...]
    marks: tuple[int, ...]
    steps: Mapping[tuple[int, int], Step]


_NO_MARKS = (0,) * BAR

_MEETINGS: Mapping[Contact, _Meeting] = MappingProxyType(
    {
        Contact.HIT: _Meeting(2, HIT_ON, HIT_ON, HITS),
        Contact.PIN: _Meeting(2, ON, _NO_MARKS, PINS),
        Contact.BLOCK: _Meeting(1, _NO_MARKS, _NO_MARKS, QUIET),
    }
)


class StepRules:
    """The steps of one stage from one position, on packed turns.

    The mover's pinned checkers are in the counts of the packed turn; the points they lie on are closed.
    """

    def __init__(
        self, position: Position, player: Player, numbers: Numbers, ruleset: Ruleset, so_far: TurnSoFar
    ) -> None:
        faces = numbers.faces
        self.faces = faces[:1] if faces[0] == faces[-1] else faces
        """The different faces, higher first."""
        self._uses = len(faces) // len(self.faces)
        self._position = position
        self._player = player
        self._ruleset = ruleset
        self._own_extra = position.extra(player)
        self.pinned = self._own_extra.pinned
        """The points on which one of the mover's checkers lies under an opposing one."""
        self._other_extra = position.extra(player.opponent)
        self._has_extra = _has_extra(position, ruleset)
        self._other = position.of(player.opponent)
        self._meeting = _MEETINGS[ruleset.contact]
        self._facing = self._closed_or_facing()
        self._filters = tuple(step_filters(ruleset, position, player, faces, so_far))
        self._caught_on, self._needs_empty = self._mother() if ruleset.mother_rule else (0, 0)
        self._entries = [self._list((BAR,), index) for index in range(len(self.faces))]
        self._candidates = [self._moves(index) for index in range(len(self.faces))]

    @property
    def start(self) -> int:
        """The packed turn before the first step."""
        return packed.pack(self._position.of(self._player), self._own_extra.reserve)

    def _closed_or_facing(self) -> tuple[int, ...]:
        """Opposing checkers on each point, enough to close it where a checker of the mover is pinned."""
        standing = facing(self._ruleset.relation, self._other)
        if not self.pinned:
            return standing
        closed = self._meeting.blocking
        return tuple(closed if point in self.pinned else count for point, count in enumerate(standing))

    def _mother(self) -> tuple[int, int]:
        """Masks: a checker on the first ends the game once none is on the second; 0: it cannot happen.

        When the mover's own mother is pinned too, the mover only draws and need not leave the start.
        """
        mothers = rel(self._ruleset.relation, START)
        if self._facing[mothers] != 1:
            return 0, 0
        return ON[mothers], 0 if START in self.pinned else ON[START]

    def _moves(self, index: int) -> list[_Candidate]:
        """The steps that need no checker on the bar but end on a point, highest start first."""
        sources: Iterable[int] = range(24, self.faces[index], -1)
        if self.pinned:
            sources = [source for source in sources if source not in self.pinned]
        moves = self._list(sources, index)
        return self._from_reserve(index) + moves if self._own_extra.reserve else moves

    def _list(self, sources: Iterable[int], index: int) -> list[_Candidate]:
        die = self.faces[index]
        used = ONE_USE[index]
        standing, meeting = self._facing, self._meeting
        blocking, over, marks, steps = meeting.blocking, meeting.over, meeting.marks, meeting.steps
        return [
            (
                ON[source],
                ONE[target] - ONE[source] + used,
                over[target] if standing[target] else 0,
                marks[target],
                QUIET[source, die],
                steps[source, die],
            )
            for source in sources
            if standing[target := source - die] < blocking
        ]

    def _from_reserve(self, index: int) -> list[_Candidate]:
        die, steps = self.faces[index], self._meeting.steps
        return [
            (ON[IN], change + ONE[BAR] - ONE[IN], over, mark, QUIET[IN, die], steps[IN, die])
            for _, change, over, mark, _, _ in self._entries[index]
        ]

    def is_over(self, state: int) -> bool:
        """Whether the game has ended in ``state``: all checkers are off, or a mother is caught."""
        return not state & IN_PLAY or bool(state & self._caught_on and not state & self._needs_empty)

    def edges(self, state: int) -> list[Edge]:
        """Every step possible in ``state``, highest start first, then the higher die."""
        found: list[Edge] = []
        if state & IN_PLAY and not (state & self._caught_on and self.is_over(state)):
            for index in range(len(self.faces)):
                if packed.times_used(state, index) < self._uses:
                    found += self._edges_with(state, index)
        if len(self.faces) > 1:
            found.sort(key=_start_of_edge, reverse=True)
        return found

    def _edges_with(self, state: int, index: int) -> list[Edge]:
        moves = self._entries[index] if state & ON[BAR] else self._candidates[index]
        found = [
            (meeting, state + change | mark) if over and not state & over else (quiet, state + change)
            for occupied, change, over, mark, quiet, meeting in moves
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
        if source > die or (source < die and self._ruleset.bear_off is BearOff.EXACT):
            return []
        if self.pinned and (source in self.pinned or not self._ruleset.bears_off_while_pinned):
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
        return frozenset(point for point in POINTS if self._facing[point] < self._meeting.blocking)

    def standing(self, state: int, point: int) -> int:
        """Opposing checkers on the mover's ``point`` in ``state``; more than fit where they close it."""
        return 0 if state & HIT_ON[point] else self._facing[point]

    def position(self, state: int) -> Position:
        """The position that ``state`` means."""
        own, other = packed.unpack(state), self._other_after(state)
        if not self._has_extra:
            return self._position.with_sides(self._player, own, other)
        extras = (self._own_extra_after(state), self._other_extra_after(state))
        return self._position.with_sides(self._player, own, other, *extras)

    def _other_after(self, state: int) -> Side:
        """The opponent's counts in ``state``: those hit in this turn are on the bar."""
        hits = packed.points_hit(state)
        if not hits:
            return self._other
        counts = list(self._other)
        for point in POINTS:
            if hits >> point & 1:
                counts[rel(self._ruleset.relation, point)] -= 1
                counts[BAR] += 1
        return tuple(counts)

    def _own_extra_after(self, state: int) -> Extra:
        is_open = self._own_extra.lock_open or (self._ruleset.hit_lock and bool(state & BROUGHT_HOME))
        return Extra(packed.checkers_on(state, IN), self.pinned, is_open)

    def _other_extra_after(self, state: int) -> Extra:
        """Blots of the opponent under the mover's are pinned; those that the mover left are free again."""
        if self._ruleset.contact is not Contact.PIN:
            return self._other_extra
        pinned = frozenset(
            rel(self._ruleset.relation, point)
            for point in POINTS
            if self._facing[point] == 1 and state & ON[point]
        )
        return Extra(self._other_extra.reserve, pinned, self._other_extra.lock_open)

    def obstacle(self, state: int, source: int, die: int) -> Refusal | None:
        """Why the checker on ``source`` may not move by ``die`` in ``state``, whatever else is played."""
        if state & ON[BAR] and source != BAR:
            return Refusal(Reason.BAR_FIRST, BAR, die)
        target = landing(source, die)
        if target == OFF:
            bearing_off = self._bear_off_obstacle(state, source, die)
            if bearing_off:
                return bearing_off
        elif self.standing(state, target) >= self._meeting.blocking:
            return Refusal(Reason.POINT_BLOCKED, target, die)
        steps = self._meeting.steps if self.standing(state, target) else QUIET
        return self._forbidden(steps[source, die], state, state - ONE[source] + ONE[target])

    def _bear_off_obstacle(self, state: int, source: int, die: int) -> Refusal | None:
        top = packed.highest(state)
        if top == IN:
            return Refusal(Reason.RESERVE_LEFT, IN, die)
        if top not in HOME:
            return Refusal(Reason.NOT_ALL_HOME, top, die)
        if self.pinned and not self._ruleset.bears_off_while_pinned:
            return Refusal(Reason.PINNED_LEFT, max(self.pinned), die)
        if source < die and self._ruleset.bear_off is BearOff.EXACT:
            return Refusal(Reason.EXACT_BEAR_OFF, source, die)
        if source < die and top > source:
            return Refusal(Reason.HIGHER_CHECKER_FIRST, top, die)
        return None


def _has_extra(position: Position, ruleset: Ruleset) -> bool:
    """Whether the counts alone do not tell everything after a play."""
    is_plain = position.white_extra is NO_EXTRA and position.black_extra is NO_EXTRA
    return not is_plain or ruleset.contact is Contact.PIN or ruleset.hit_lock


def _start_of_edge(edge: Edge) -> tuple[int, int]:
    return edge[0].source, edge[0].die
