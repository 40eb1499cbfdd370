"""Legal plays of one roll or one stage of a longer turn."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bgdesk.rules.legal import packed
from bgdesk.rules.legal.graph import StepGraph
from bgdesk.rules.legal.primes import position_filters
from bgdesk.rules.legal.refused_moves import RefusedMove
from bgdesk.rules.legal.step_rules import StepRules
from bgdesk.rules.legal.steps import Step
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position
from bgdesk.rules.refusal import Reason, Refusal, Refused
from bgdesk.rules.stages import LATER_TURN, Numbers, TurnSoFar
from bgdesk.rules.variants import Contact, Ruleset

__all__ = ["LegalPlays", "Play", "Step", "legal_plays"]


@dataclass(frozen=True, slots=True)
class Play:
    """One way to play a stage: its steps in an order that is legal, and the position it leads to."""

    steps: tuple[Step, ...]
    result: Position


class LegalPlays:
    """Everything that may be done with the numbers of one stage, complete or step by step.

    ``played`` below always means the steps made so far in this stage, in the order made. Whether a step
    hits or pins is known here and need not be said; the methods raise Refused when one of them is not
    allowed.
    """

    def __init__(
        self,
        position: Position,
        player: Player,
        numbers: Numbers,
        ruleset: Ruleset,
        so_far: TurnSoFar = LATER_TURN,
    ) -> None:
        self.player = player
        self.position = position
        self.numbers = numbers
        self.ruleset = ruleset
        self._rules = StepRules(position, player, numbers, ruleset, so_far)
        filters = position_filters(ruleset, position.of(player.opponent))
        self._graph = StepGraph(self._rules, filters, free_die_use=ruleset.free_die_use)

    @cached_property
    def plays(self) -> tuple[Play, ...]:
        """All plays that lead to different positions, in a fixed order; never empty (a pass has no steps)."""
        merged: dict[int, int] = {}
        for state in self._graph.complete:
            merged.setdefault(state & packed.POSITION, state)
        graph, rules = self._graph, self._rules
        return tuple(Play(graph.steps_to(state), rules.position(state)) for state in merged.values())

    @property
    def open_points(self) -> frozenset[int]:
        """The points on which the mover may land, in the mover's own coordinates."""
        return self._rules.open_points

    @property
    def blots(self) -> frozenset[int]:
        """The points on which the mover would hit, in the mover's own coordinates."""
        if self.ruleset.contact is not Contact.HIT:
            return frozenset()
        start = self._graph.start
        return frozenset(point for point in self.open_points if self._rules.standing(start, point))

    def next_steps(self, played: tuple[Step, ...]) -> tuple[Step, ...]:
        """The steps that may follow ``played``, highest start first; () when no die is left to play."""
        return tuple(step for step, _ in self._graph.legal_edges(self._walk(played)))

    def is_complete(self, played: tuple[Step, ...]) -> bool:
        """Whether ``played`` is a whole legal play."""
        return self._walk(played) in self._graph.complete

    def after(self, played: tuple[Step, ...]) -> Position:
        """The position after ``played``."""
        return self._rules.position(self._walk(played))

    def unused(self, played: tuple[Step, ...]) -> tuple[int, ...]:
        """The faces not used yet by ``played``, higher first."""
        return self._rules.unused(self._walk(played))

    def refusal(self, played: tuple[Step, ...], source: int, target: int) -> Refusal:
        """Which rule forbids moving from ``source`` to ``target`` after ``played`` (one or more dice).

        Raises ValueError when the move is allowed.
        """
        return self._refusal(self._walk(played), source, target)

    def _refusal(self, state: int, source: int, target: int) -> Refusal:
        return RefusedMove(self._rules, self._graph, state, source, target).refusal()

    def _walk(self, played: tuple[Step, ...]) -> int:
        state = self._graph.start
        for step in played:
            state = self._follow(state, step)
        return state

    def _follow(self, state: int, step: Step) -> int:
        for edge, after in self._graph.legal_edges(state):
            if (edge.source, edge.target, edge.die) == (step.source, step.target, step.die):
                return after
        raise Refused(self._step_refusal(state, step))

    def _step_refusal(self, state: int, step: Step) -> Refusal:
        try:
            return self._refusal(state, step.source, step.target)
        except ValueError:
            return Refusal(Reason.DIE_NOT_AVAILABLE, step.target, step.die)


def legal_plays(
    position: Position, player: Player, numbers: Numbers, ruleset: Ruleset, so_far: TurnSoFar = LATER_TURN
) -> LegalPlays:
    """The legal plays of ``player`` with ``numbers``, a roll or a stage (rules of the game in ``ruleset``).

    ``so_far`` tells what the rules about first turns and about leaving the start want to know.
    """
    return LegalPlays(position, player, numbers, ruleset, so_far)
