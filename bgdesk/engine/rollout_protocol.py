"""What is asked of an engine that rolls positions out, and what it answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from bgdesk.engine.protocol import Situation
from bgdesk.match.evaluation import Probabilities
from bgdesk.rules.legal.plays import Play
from bgdesk.rules.stages import Numbers

ROLLS = 36
"""The trials of a batch are a multiple of it, so that each first roll comes equally often."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How trials are played.

    ``truncated_at`` counts the half moves after which the engine judges instead, 0 plays to the end;
    ``plies`` is the depth of the decisions in the trials, 1 to 3.
    """

    truncated_at: int = 0
    plies: int = 1
    is_cubeful: bool = True
    reduces_variance: bool = True


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean equity of the player who decides, with its standard error."""

    value: float
    standard_error: float


@dataclass(frozen=True, slots=True)
class Sample:
    """What a batch of trials came to: one mean of a play; of a cube no double and double/take."""

    trials: int
    means: tuple[Mean, ...]
    probabilities: Probabilities


class Roller(Protocol):
    """An engine that rolls out; every method raises CannotJudge for what it does not understand."""

    @property
    def name(self) -> str:
        """Name and version."""

    def roll_play(
        self, situation: Situation, numbers: Numbers, play: Play, manner: Manner, trials: int, seed: int
    ) -> Sample:
        """``play`` of ``numbers``, made in ``situation``; equal arguments give equal samples."""

    def roll_cube(self, situation: Situation, manner: Manner, trials: int, seed: int) -> Sample:
        """The decision of ``situation.player`` before the roll; double/take is after a plain take."""
