"""A rollout as a value: which batches of trials to play next, who is out, when it is done, what came of it.

What is decided after a number of batches depends on these batches alone, not on the order in which they
came: so one process or many, in one go or resumed, give the same result. To extend a rollout is to give it
another goal.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from bgdesk.analysis.rollout.statistics import FEWEST, confidence, cube_figures, difference, mean_of
from bgdesk.engine.protocol import Situation
from bgdesk.engine.rollout_protocol import ROLLS, Manner, Sample
from bgdesk.rules.legal.plays import Play
from bgdesk.rules.stages import Numbers

BATCH = ROLLS
"""Trials of one batch."""
ROUND = 4
"""Batches of each candidate between two decisions about who is out; more of them in a long rollout."""
_GROWTH = 8
MOST_TRIALS = 1_000_000


@dataclass(frozen=True, slots=True)
class Task:
    """What is rolled out: ``plays`` of ``dice``, or without dice the cube decision before the roll."""

    situation: Situation
    dice: Numbers | None = None
    plays: tuple[Play, ...] = ()

    def __post_init__(self) -> None:
        if (self.dice is None) == bool(self.plays):
            raise ValueError("plays need their dice, and dice at least one play")

    @property
    def is_cube(self) -> bool:
        """Whether it is a cube decision."""
        return self.dice is None


@dataclass(frozen=True, slots=True)
class Goal:
    """When it is enough: after ``trials`` of each candidate, or earlier.

    Who is worse than the best with ``confidence`` is out, and a cube decision that is so sure is done; a
    target ``standard_error`` ends it once all that are left have it. ``None`` is never.
    """

    trials: int = 1296
    confidence: float | None = 0.995
    standard_error: float | None = None

    def __post_init__(self) -> None:
        if not 1 <= self.trials <= MOST_TRIALS:
            raise ValueError(f"trials go from 1 to {MOST_TRIALS}")
        if self.confidence is not None and not 0.5 < self.confidence < 1:
            raise ValueError("a confidence is above 0.5 and below 1")
        if self.standard_error is not None and self.standard_error <= 0:
            raise ValueError("a standard error is above 0")

    @property
    def batches(self) -> int:
        """Batches of each candidate that give the trials, the last one whole."""
        return math.ceil(self.trials / BATCH)

    @property
    def is_early(self) -> bool:
        """Whether anything may end before all trials are played."""
        return self.confidence is not None or self.standard_error is not None


@dataclass(frozen=True, slots=True)
class Tally:
    """The batches of one candidate by number; ``None`` for one that is not there yet."""

    samples: tuple[Sample | None, ...] = ()

    def has(self, number: int) -> bool:
        """Whether the batch is there."""
        return number < len(self.samples) and self.samples[number] is not None

    def first(self, count: int | None = None) -> list[Sample]:
        """The first ``count`` batches, or as many as there are without a gap."""
        found: list[Sample] = []
        for sample in self.samples[:count]:
            if sample is None:
                break
            found.append(sample)
        return found

    def with_sample(self, number: int, sample: Sample) -> Tally:
        """The tally with one batch more."""
        gap = (None,) * (number - len(self.samples))
        return Tally((*self.samples[:number], *gap, sample, *self.samples[number + 1 :]))


@dataclass(frozen=True, slots=True)
class RolloutRun:
    """A rollout as far as it has come; the cube has one tally. ``engine`` is its name and version."""

    task: Task
    manner: Manner
    seed: int
    goal: Goal
    engine: str
    tallies: tuple[Tally, ...]

    @property
    def trials(self) -> int:
        """All trials played."""
        return sum(sample.trials for tally in self.tallies for sample in tally.samples if sample)


@dataclass(frozen=True, slots=True)
class Batch:
    """One batch to be played: of which candidate, and its number, which is added to the seed."""

    candidate: int
    number: int


@dataclass(frozen=True, slots=True)
class Field:
    """Where a run stands: candidates still in, how many batches of each come next, whether it is done."""

    left: tuple[int, ...]
    end: int
    is_done: bool


def begun(task: Task, manner: Manner, seed: int, goal: Goal, engine: str) -> RolloutRun:
    """A rollout without any trial."""
    return RolloutRun(task, manner, seed, goal, engine, (Tally(),) * max(1, len(task.plays)))


def extended(run: RolloutRun, goal: Goal) -> RolloutRun:
    """The same rollout with another goal; who was out may be in again."""
    return replace(run, goal=goal)


def with_sample(run: RolloutRun, batch: Batch, sample: Sample) -> RolloutRun:
    """The run once ``batch`` has been played."""
    tallies = list(run.tallies)
    tallies[batch.candidate] = tallies[batch.candidate].with_sample(batch.number, sample)
    return replace(run, tallies=tuple(tallies))


def wanted(run: RolloutRun, in_hand: Collection[Batch] = ()) -> list[Batch]:
    """The batches to be played before the next decision, less those ``in_hand``; none when it is done."""
    field = field_of(run)
    if field.is_done:
        return []
    batches = (Batch(candidate, number) for number in range(field.end) for candidate in field.left)
    return [one for one in batches if not run.tallies[one.candidate].has(one.number) and one not in in_hand]


def trials_left(run: RolloutRun) -> int:
    """Trials that are needed at most."""
    field = field_of(run)
    if field.is_done:
        return 0
    missing = (run.goal.batches - sum(map(bool, run.tallies[one].samples)) for one in field.left)
    return sum(max(0, count) for count in missing) * BATCH


def field_of(run: RolloutRun) -> Field:
    """Goes through the rounds as they were decided."""
    left = tuple(range(len(run.tallies)))
    end = 0
    while end < run.goal.batches:
        end = _next_decision(end, run.goal)
        if any(len(run.tallies[one].first(end)) < end for one in left):
            return Field(left, end, is_done=False)
        left = _survivors(run, left, end)
        if _is_enough(run, left, end):
            break
    return Field(left, end, is_done=True)


def _next_decision(end: int, goal: Goal) -> int:
    """After how many batches, once ``end`` have been played."""
    return min(end + max(ROUND, end // _GROWTH), goal.batches) if goal.is_early else goal.batches


def _survivors(run: RolloutRun, left: Sequence[int], end: int) -> tuple[int, ...]:
    limit = run.goal.confidence
    if limit is None or end < FEWEST:
        return tuple(left)
    means = {one: mean_of(run.tallies[one].first(end)) for one in left}
    best = max(left, key=lambda one: means[one].value)
    return tuple(
        one for one in left if one == best or confidence(difference(means[best], means[one]), end) < limit
    )


def _is_enough(run: RolloutRun, left: Sequence[int], end: int) -> bool:
    """Only one candidate left, or all of them exact, or a cube decision that is sure."""
    if end < FEWEST:
        return False
    if len(left) == 1 and not run.task.is_cube and len(run.tallies) > 1:
        return True
    samples = [run.tallies[one].first(end) for one in left]
    if run.task.is_cube and run.goal.confidence is not None:
        found = cube_figures(samples[0], may_raise=run.task.situation.beavers)
        if min(found.double_confidence, found.answer_confidence) >= run.goal.confidence:
            return True
    target = run.goal.standard_error
    return target is not None and all(_largest_error(one) <= target for one in samples)


def _largest_error(samples: Sequence[Sample]) -> float:
    return max(mean_of(samples, index).standard_error for index in range(len(samples[0].means)))
