"""What is asked of a mind and what it answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from bgdesk.match.evaluation import CubeDecision, Equity, Probabilities
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.plays import Play
from bgdesk.rules.position import Position
from bgdesk.rules.variants import Ruleset


@dataclass(frozen=True, slots=True)
class Situation:
    """All that a mind may know: the table as ``player`` sees it, never the dice to come.

    ``away`` holds the points that ``player`` and his opponent still need, ``None`` in money play.
    ``may_double`` says whether ``player`` may double before this roll under every rule in force.
    """

    position: Position
    player: Player
    ruleset: Ruleset
    cube: Cube
    away: tuple[int, int] | None = None
    is_crawford: bool = False
    jacoby: bool = False
    beavers: bool = False
    may_double: bool = True
    gammons_count: bool = True


@dataclass(frozen=True, slots=True)
class RankedPlay:
    """A legal play and what it is worth to the player who makes it, after he made it."""

    play: Play
    equity: Equity
    probabilities: Probabilities | None
    level: str
    """Name of the depth at which it was judged."""


class Engine(Protocol):
    """A mind: pure judgement, no state that a caller can see, one thread at a time."""

    @property
    def name(self) -> str:
        """Name and version, to be stored with every judgement."""

    def can_judge(self, ruleset: Ruleset) -> bool:
        """Whether it understands this game."""

    def rank_plays(self, situation: Situation, dice: Dice) -> tuple[RankedPlay, ...]:
        """All legal plays, best first; equities for ``situation.player``."""

    def judge_cube(self, situation: Situation) -> CubeDecision:
        """The cube decision of ``situation.player`` before he rolls; equities for him."""

    def judge_position(self, situation: Situation) -> Probabilities:
        """Chances of ``situation.player``, who is about to roll."""
