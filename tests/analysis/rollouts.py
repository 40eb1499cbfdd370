"""Rollouts to test with, and playing them without processes."""

from __future__ import annotations

import random

from bgdesk.analysis.rollout.run import Batch, Goal, RolloutRun, Task, begun, wanted, with_sample
from bgdesk.analysis.rollout.worker import reply
from bgdesk.engine.protocol import Situation
from bgdesk.engine.rollout_protocol import Manner, Sample
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import legal_plays
from bgdesk.rules.notation.plays import parse_play
from bgdesk.rules.player import Player
from bgdesk.rules.variants import RULESETS
from tests.analysis.fake_roller import FakeRoller

THIRTY_ONE = ("8/5 6/5", "24/23 13/10", "24/20")


def opening(*, may_double: bool = True, beavers: bool = False) -> Situation:
    """The start of a game, White on roll."""
    ruleset = RULESETS["backgammon"]
    return Situation(
        ruleset.start_position(), Player.WHITE, ruleset, Cube(), may_double=may_double, beavers=beavers
    )


def plays_task(*written: str) -> Task:
    """Plays of 3-1."""
    situation, dice = opening(), Dice(3, 1)
    legal = legal_plays(situation.position, situation.player, dice, situation.ruleset)
    return Task(situation, dice, tuple(parse_play(text, legal) for text in written))


def new_run(task: Task, goal: Goal, seed: int = 1) -> RolloutRun:
    """A rollout by the fake engine."""
    return begun(task, Manner(), seed, goal, "fake 1")


def sample_of(roller: FakeRoller, run: RolloutRun, batch: Batch) -> Sample:
    """What the roller says."""
    _, sample = reply(roller, (run.task, run.manner, run.seed, batch))
    assert isinstance(sample, Sample), sample
    return sample


def played(
    roller: FakeRoller, run: RolloutRun, *, shuffle: int | None = None, most: int | None = None
) -> RolloutRun:
    """``run`` at its goal or after ``most`` batches, which come in any order of each round."""
    count = 0
    while (batches := wanted(run)) and count != most:
        index = random.Random(f"{shuffle} {count}").randrange(len(batches)) if shuffle else 0
        run = with_sample(run, batches[index], sample_of(roller, run, batches[index]))
        count += 1
    return run
