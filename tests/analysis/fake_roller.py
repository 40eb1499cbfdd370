"""A roller whose batches scatter around known means; equal arguments give equal samples."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from bgdesk.engine.obstacle import Obstacle
from bgdesk.engine.protocol import CannotJudge, Situation
from bgdesk.engine.rollout_protocol import Manner, Mean, Sample
from bgdesk.match.evaluation import Probabilities
from bgdesk.rules.legal.plays import Play
from bgdesk.rules.notation.plays import format_play
from bgdesk.rules.stages import Numbers


@dataclass
class FakeRoller:
    """``truth`` by written play; the cube has that of "no double" and "double/take"."""

    truth: dict[str, float] = field(default_factory=dict)
    scatter: float = 0.02
    name: str = "fake 1"

    def roll_play(
        self, situation: Situation, numbers: Numbers, play: Play, manner: Manner, trials: int, seed: int
    ) -> Sample:
        return self._sample(situation, trials, seed, format_play(play))

    def roll_cube(self, situation: Situation, manner: Manner, trials: int, seed: int) -> Sample:
        if not situation.may_double:
            raise CannotJudge(Obstacle.NO_CUBE_DECISION)
        return self._sample(situation, trials, seed, "no double", "double/take")

    def _sample(self, situation: Situation, trials: int, seed: int, *names: str) -> Sample:
        means = tuple(
            Mean(random.Random(f"{name} {seed}").gauss(self.truth.get(name, 0.0), self.scatter), 0.05)
            for name in names
        )
        win = 0.5 + means[0].value / 4
        return Sample(trials, means, Probabilities(situation.player, win, 0.1, 0.0, 0.1, 0.0))
