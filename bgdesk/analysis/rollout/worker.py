"""A process that plays batches of trials until its pipe closes."""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import dataclass

from bgdesk.analysis.rollout.run import BATCH, Batch, Task
from bgdesk.engine.protocol import CannotJudge
from bgdesk.engine.rollout_protocol import Manner, Roller, Sample
from bgdesk.engine.selection import roller_of
from bgdesk.engine.worker_conduct import POLITENESS, WorkerPipe, check_memory, step_back

Order = tuple[Task, Manner, int, Batch]
"""What to roll out, how, from which seed, and which batch of it."""


@dataclass(frozen=True, slots=True)
class NoSample:
    """Why a batch was not played; a fault of the engine may pass, what it does not understand will not."""

    reason: str
    is_fault: bool


Reply = tuple[Batch, Sample | NoSample]

_log = logging.getLogger(__name__)


def serve(pipe: WorkerPipe) -> None:
    """Answer every `Order` with a `Reply`."""
    step_back(POLITENESS)
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            order: Order = pipe.recv()
            pipe.send(played(order))


def played(order: Order) -> Reply:
    """`reply` of the engine here."""
    batch = order[3]
    try:
        return reply(roller_of(order[0].situation.ruleset), order)
    except CannotJudge as problem:
        check_memory(problem)
        return batch, NoSample(str(problem), problem.obstacle.is_fault)


def reply(roller: Roller, order: Order) -> Reply:
    """The sample; a fault is told, it does not end the process. Raises MemoryError."""
    batch = order[3]
    try:
        return batch, _sample(roller, *order)
    except CannotJudge as problem:
        check_memory(problem)
        return batch, NoSample(str(problem), problem.obstacle.is_fault)
    except Exception as problem:  # noqa: BLE001  # whatever it is, the rollout has to end with a reason
        check_memory(problem)
        _log.exception("%s was not played", batch)
        return batch, NoSample(f"{type(problem).__name__}: {problem}", is_fault=True)


def _sample(roller: Roller, task: Task, manner: Manner, seed: int, batch: Batch) -> Sample:
    seed += batch.number
    if task.is_cube:
        return roller.roll_cube(task.situation, manner, BATCH, seed)
    assert task.dice, "plays have their numbers"
    return roller.roll_play(task.situation, task.dice, task.plays[batch.candidate], manner, BATCH, seed)
