"""Legal plays of one throw."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bgdesk.rules import packed
from bgdesk.rules.dice import Dice
from bgdesk.rules.graph import StepGraph
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position
from bgdesk.rules.refusal import Reason, Refusal, Refused
from bgdesk.rules.refused_moves import RefusedMove
from bgdesk.rules.step_rules import StepRules
from bgdesk.rules.steps import Step
from bgdesk.rules.variants import Ruleset

__all__ = ["LegalPlays", "Play", "Step", "legal_plays"]


@dataclass(frozen=True, slots=True)
class Play:
    """One way to play a throw: its steps in an order that is legal, and the position it leads to."""

    steps: tuple[Step, ...]
    result: Position


class LegalPlays:
    """Everything that may be done with one throw, complete or step by step.

    ``played`` below always means the steps made so far in this turn, in the order made. Whether a step
    hits is known here and need not be said; the methods raise Refused when one of them is not allowed.
    """

    def __init__(self, position: Position, player: Player, dice: Dice, ruleset: Ruleset) -> None:
        self.player = player
        self.position = position
        self.dice = dice
        self.ruleset = ruleset
        self._rules = StepRules(position.of(player.opponent), dice, ruleset)
        self._start = packed.pack(position.of(player))
        self._graph = StepGraph(self._rules, self._start, free_die_use=ruleset.free_die_use)

    @cached_property
    def plays(self) -> tuple[Play, ...]:
        """All plays that lead to different positions, in a fixed order; never empty (a pass has no steps)."""
        merged: dict[int, int] = {}
        for state in self._graph.complete:
            merged.setdefault(state & packed.POSITION, state)
        return tuple(Play(self._graph.steps_to(state), self._position(state)) for state in merged.values())

    @property
    def open_points(self) -> frozenset[int]:
        """The points on which the mover may land, in his own coordinates."""
        return self._rules.open_points

    @property
    def blots(self) -> frozenset[int]:
        """The points on which the mover would hit, in his own coordinates."""
        return frozenset(point for point in self.open_points if self._rules.standing(self._start, point))

    def next_steps(self, played: tuple[Step, ...]) -> tuple[Step, ...]:
        """The steps that may follow ``played``, highest start first; () when no die is left to play."""
        return tuple(step for step, _ in self._graph.legal_edges(self._walk(played)))

    def is_complete(self, played: tuple[Step, ...]) -> bool:
        """Whether ``played`` is a whole legal play."""
        return self._walk(played) in self._graph.complete

    def after(self, played: tuple[Step, ...]) -> Position:
        """The position after ``played``."""
        return self._position(self._walk(played))

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
        state = self._start
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

    def _position(self, state: int) -> Position:
        return self.position.with_sides(self.player, packed.unpack(state), self._rules.other_side(state))


def legal_plays(position: Position, player: Player, dice: Dice, ruleset: Ruleset) -> LegalPlays:
    """The legal plays of ``player`` with ``dice`` (rules of the game in ``ruleset``)."""
    return LegalPlays(position, player, dice, ruleset)
