"""What stands in for the roller in processes of their own."""

from __future__ import annotations

import os
from contextlib import suppress

from bgdesk.analysis.rollout.run import Batch
from bgdesk.analysis.rollout.worker import reply
from bgdesk.engine.core.availability import is_switched_off
from bgdesk.engine.worker_conduct import WorkerPipe
from tests.analysis.fake_roller import FakeRoller
from tests.analysis.rollouts import THIRTY_ONE

FATAL = Batch(1, 2)
TRUTH = {THIRTY_ONE[0]: 0.2, THIRTY_ONE[1]: 0.19, THIRTY_ONE[2]: -0.1}


def serve(pipe: WorkerPipe) -> None:
    """Answer quickly."""
    _serve(pipe, most=10**9)


def serve_thrice(pipe: WorkerPipe) -> None:
    """Die after three batches."""
    _serve(pipe, most=3)


def serve_badly(pipe: WorkerPipe) -> None:
    """Die at one batch, always the same."""
    with suppress(EOFError, OSError):
        while (order := pipe.recv())[3] != FATAL:
            pipe.send(reply(FakeRoller(TRUTH), order))
    os._exit(3)


def serve_with_bad_core(pipe: WorkerPipe) -> None:
    """Die at one batch as long as the core is in use."""
    (serve if is_switched_off() else serve_badly)(pipe)


def serve_faultily(pipe: WorkerPipe) -> None:
    """Answer as the program does, with a roller that has a fault."""
    with suppress(EOFError, OSError):
        while True:
            pipe.send(reply(None, pipe.recv()))  # type: ignore[arg-type]  # that is the fault


def die(pipe: WorkerPipe) -> None:
    """Do not even begin."""
    os._exit(3)


def hang(pipe: WorkerPipe) -> None:
    """Never answer."""
    with suppress(EOFError, OSError):
        while True:
            pipe.recv()


def _serve(pipe: WorkerPipe, most: int) -> None:
    with suppress(EOFError, OSError):
        for _ in range(most):
            pipe.send(reply(FakeRoller(TRUTH), pipe.recv()))
    os._exit(3)
