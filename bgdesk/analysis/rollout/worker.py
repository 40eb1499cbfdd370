"""A process that plays batches of trials until its pipe closes."""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from functools import cache
from multiprocessing.connection import Connection

from bgdesk.analysis.rollout.run import BATCH, Batch, Task
from bgdesk.engine.protocol import CannotJudge
from bgdesk.engine.rollout_protocol import Manner, Roller, Sample
from bgdesk.engine.worker import POLITENESS

Order = tuple[Task, Manner, int, Batch]
"""What to roll out, how, from which seed, and which batch of it."""
Reply = tuple[Batch, Sample | str]
"""The batch and its sample, or why there is none."""

_log = logging.getLogger(__name__)


def serve(pipe: Connection) -> None:
    """Answer every `Order` with a `Reply`."""
    with suppress(AttributeError, OSError):
        os.nice(POLITENESS)
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            order: Order = pipe.recv()
            pipe.send(played(order))


def played(order: Order) -> Reply:
    """`reply` of the engine here."""
    return reply(_roller(), order)


def reply(roller: Roller, order: Order) -> Reply:
    """The sample; a fault is told, it does not end the process."""
    batch = order[3]
    try:
        return batch, _sample(roller, *order)
    except CannotJudge as problem:
        return batch, str(problem)
    except Exception as problem:  # noqa: BLE001  # whatever it is, the rollout has to end with a reason
        _log.exception("%s was not played", batch)
        return batch, f"{type(problem).__name__}: {problem}"


def _sample(roller: Roller, task: Task, manner: Manner, seed: int, batch: Batch) -> Sample:
    seed += batch.number
    if task.is_cube:
        return roller.roll_cube(task.situation, manner, BATCH, seed)
    return roller.roll_play(task.situation, task.plays[batch.candidate], manner, BATCH, seed)


@cache
def _roller() -> Roller:
    from bgdesk.engine.sage.rollout import SageRoller

    return SageRoller()
