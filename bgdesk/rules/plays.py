"""Legal plays of one throw."""

from __future__ import annotations

from dataclasses import dataclass

from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position
from bgdesk.rules.refusal import Refusal
from bgdesk.rules.variants import Ruleset


@dataclass(frozen=True, slots=True)
class Step:
    """One checker moved by one die, in the mover's own coordinates: 25 the bar, 0 off."""

    source: int
    target: int
    die: int
    is_hit: bool = False


@dataclass(frozen=True, slots=True)
class Play:
    """One way to play a throw: its steps in an order that is legal, and the position it leads to."""

    steps: tuple[Step, ...]
    result: Position


class LegalPlays:
    """Everything that may be done with one throw, complete or step by step.

    ``played`` below always means the steps made so far in this turn, in the order made.
    """

    player: Player
    position: Position
    dice: Dice
    ruleset: Ruleset

    @property
    def plays(self) -> tuple[Play, ...]:
        """All plays that lead to different positions, in a fixed order; never empty (a pass has no steps)."""
        raise NotImplementedError

    def next_steps(self, played: tuple[Step, ...]) -> tuple[Step, ...]:
        """The steps that may follow ``played``; () when the play is complete."""
        raise NotImplementedError

    def is_complete(self, played: tuple[Step, ...]) -> bool:
        """Whether ``played`` is a whole legal play."""
        raise NotImplementedError

    def after(self, played: tuple[Step, ...]) -> Position:
        """The position after ``played``. Raises Refused when a step is not allowed."""
        raise NotImplementedError

    def unused(self, played: tuple[Step, ...]) -> tuple[int, ...]:
        """The faces not used yet by ``played``, higher first."""
        raise NotImplementedError

    def refusal(self, played: tuple[Step, ...], source: int, target: int) -> Refusal:
        """Which rule forbids moving from ``source`` to ``target`` after ``played`` (one or more dice)."""
        raise NotImplementedError


def legal_plays(position: Position, player: Player, dice: Dice, ruleset: Ruleset) -> LegalPlays:
    """The legal plays of ``player`` with ``dice`` (rules of the game in ``ruleset``)."""
    raise NotImplementedError
