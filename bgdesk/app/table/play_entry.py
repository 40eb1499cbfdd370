"""A play being entered: clicks, drags and typed moves become steps, without Qt."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bgdesk.match import flow
from bgdesk.match.events import Played, StepPlayed
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.legal.plays import LegalPlays, Play, Step
from bgdesk.rules.legal.steps import landing
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, IN, OFF, Position
from bgdesk.rules.refusal import Reason, Refusal
from bgdesk.rules.stages import Numbers

Route = tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class RouteChoice:
    """Several ways lead there and the result differs; the player has to choose one."""

    routes: tuple[Route, ...]


@dataclass(frozen=True, slots=True)
class PlayEntry:
    """The steps made so far of one roll or stage, in the mover's own numbers; every change is a new value.

    ``swapped`` puts the smaller die on the left: a click plays the left die first.
    """

    legal: LegalPlays
    played: Route = ()
    swapped: bool = False

    @property
    def dice(self) -> Numbers:
        """The roll, or the stage of a longer turn."""
        return self.legal.numbers

    @property
    def die_order(self) -> tuple[int, int]:
        """The two dice from left to right."""
        high, low = self.dice.high, self.dice.low
        return (low, high) if self.swapped else (high, low)

    @property
    def unused(self) -> tuple[int, ...]:
        """Faces still to play."""
        return self.legal.unused(self.played)

    @property
    def position(self) -> Position:
        """The position with the steps made so far."""
        return self.legal.after(self.played)

    @property
    def is_begun(self) -> bool:
        """Whether a step is made or the dice are swapped."""
        return bool(self.played) or self.swapped

    @property
    def is_complete(self) -> bool:
        """Whether the turn may be ended now."""
        return self.legal.is_complete(self.played)

    @property
    def can_continue(self) -> bool:
        """Whether any step is left."""
        return bool(self.legal.next_steps(self.played))

    @property
    def is_pass(self) -> bool:
        """Whether nothing can be played at all, so that only ending the turn is left."""
        return not self.played and not self.can_continue

    @property
    def is_forced(self) -> bool:
        """Whether the rules leave one play only."""
        return len(self.legal.plays) == 1

    def sources(self) -> frozenset[int]:
        """Points that a checker may leave now."""
        return frozenset(step.source for step in self.legal.next_steps(self.played))

    def routes(self, source: int) -> dict[int, tuple[Route, ...]]:
        """Every place that one checker from ``source`` may reach in one go, with the ways to it."""
        found: dict[int, list[Route]] = {}
        for route in self._walks((), source):
            found.setdefault(route[-1].target, []).append(route)
        return {target: self._distinct(ways) for target, ways in found.items()}

    def _walks(self, route: Route, place: int) -> Iterator[Route]:
        if route and place == OFF:
            return
        for step in self.legal.next_steps(self.played + route):
            if step.source == place:
                longer = (*route, step)
                yield longer
                yield from self._walks(longer, step.target)

    def _distinct(self, ways: list[Route]) -> tuple[Route, ...]:
        """One way for each set of points hit; the shortest, larger die first."""
        best: dict[frozenset[int], Route] = {}
        for way in sorted(ways, key=lambda w: (len(w), [-step.die for step in w])):
            best.setdefault(frozenset(step.target for step in way if step.is_hit), way)
        return tuple(best.values())

    def targets(self, source: int) -> frozenset[int]:
        """Places that one checker from ``source`` may reach in one go."""
        return frozenset(self.routes(source))

    def click(self, source: int, *, secondary: bool = False) -> PlayEntry | Refusal:
        """Play the left die (the right one if ``secondary``) from ``source``, the other if only that goes."""
        steps = [step for step in self.legal.next_steps(self.played) if step.source == source]
        left, right = self.die_order
        wanted = right if secondary else left
        if not steps:
            return self._refusal_from(source, wanted)
        return self._with((min(steps, key=lambda step: step.die != wanted),))

    def _refusal_from(self, source: int, wanted: int) -> Refusal:
        if not self.unused:
            return Refusal(Reason.DIE_NOT_AVAILABLE)
        die = wanted if wanted in self.unused else self.unused[0]
        return self.legal.refusal(self.played, source, landing(source, die))

    def drop(self, source: int, target: int) -> PlayEntry | RouteChoice | Refusal:
        """Bring one checker from ``source`` to ``target`` with as many dice as that takes."""
        ways = self.routes(source).get(target)
        if ways is None:
            return self.legal.refusal(self.played, source, target)
        if len(ways) > 1:
            return RouteChoice(ways)
        return self._with(ways[0])

    def follow(self, route: Route) -> PlayEntry:
        """Play a way that `drop` or `fill` offered."""
        return self._with(route)

    def fill(self, target: int) -> PlayEntry | RouteChoice | Refusal:
        """Make the point ``target`` with two checkers, or bring the only checker that can go there."""
        pairs = self._pairs_to(target)
        if pairs:
            return self._with(pairs[0]) if len(pairs) == 1 else RouteChoice(pairs)
        singles = tuple(way for source in self.sources() for way in self.routes(source).get(target, ()))
        if not singles:
            return Refusal(Reason.OUT_OF_REACH, target) if self.unused else Refusal(Reason.DIE_NOT_AVAILABLE)
        shortest = min(len(way) for way in singles)
        singles = tuple(sorted((w for w in singles if len(w) == shortest), key=lambda w: -w[0].source))
        return self._with(singles[0]) if len(singles) == 1 else RouteChoice(singles)

    def _pairs_to(self, target: int) -> tuple[Route, ...]:
        """Ways to bring two checkers to ``target`` with one die each."""
        found: dict[tuple[int, int], Route] = {}
        for first in self.legal.next_steps(self.played):
            if first.target != target or target == OFF:
                continue
            for second in self.legal.next_steps((*self.played, first)):
                if second.target == target:
                    low, high = sorted((first.source, second.source))
                    found.setdefault((low, high), (first, second))
        return tuple(found.values())

    def bear_off(self) -> PlayEntry | Refusal:
        """Take one checker off, with the left die if it can."""
        steps = [step for step in self.legal.next_steps(self.played) if step.target == OFF]
        if not steps:
            return self._refusal_to_bear_off()
        left = self.die_order[0]
        return self._with((min(steps, key=lambda step: step.die != left),))

    def _refusal_to_bear_off(self) -> Refusal:
        own = self.position.of(self.legal.player)
        highest = max((point for point in range(1, BAR + 1) if own[point]), default=0)
        if highest == BAR:
            return Refusal(Reason.BAR_FIRST, BAR)
        if self.position.extra(self.legal.player).reserve:
            return Refusal(Reason.RESERVE_LEFT, IN)
        if highest > 6:
            return Refusal(Reason.NOT_ALL_HOME, highest)
        if not self.unused:
            return Refusal(Reason.DIE_NOT_AVAILABLE)
        return self.legal.refusal(self.played, highest, OFF)

    def enter(self, play: Play) -> PlayEntry:
        """The whole of ``play`` in place of what was made so far."""
        return replace(self, played=play.steps)

    def undo(self) -> PlayEntry:
        """Without the last step."""
        return replace(self, played=self.played[:-1])

    def undo_all(self) -> PlayEntry:
        """Without any step."""
        return replace(self, played=())

    def swap(self) -> PlayEntry:
        """With the dice the other way round."""
        return replace(self, swapped=not self.swapped)

    def refusal_to_confirm(self) -> Refusal | None:
        """Why the turn cannot end yet."""
        if self.is_complete:
            return None
        return Refusal(Reason.INCOMPLETE, die=self.unused[0] if self.unused else None)

    def event(self) -> Played:
        """The steps made so far as what happened."""
        return played(self.legal.player, self.played)

    def obvious_bear_off(self) -> Play | None:
        """A play that takes a checker off with every die, if there is one: nothing can beat it in a race."""
        for play in self.legal.plays:
            is_full = len(play.steps) == len(self.dice.faces) or play.result.of(self.legal.player)[
                OFF
            ] == sum(play.result.of(self.legal.player))
            if play.steps and is_full and all(step.target == OFF for step in play.steps):
                return play
        return None

    def _with(self, route: Route) -> PlayEntry:
        return replace(self, played=self.played + route)


def entry_for(state: MatchState) -> PlayEntry | None:
    """The entry of the play that ``state`` waits for, without a step; ``None`` when it waits for none."""
    return PlayEntry(flow.legal(state)) if state.phase is Phase.TO_PLAY else None


def played(player: Player, steps: Route) -> Played:
    """``steps`` of ``player`` as what happened."""
    return Played(player, tuple(StepPlayed(step.source, step.target, step.die) for step in steps))
