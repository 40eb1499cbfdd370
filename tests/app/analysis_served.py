"""What stands in for the engine in processes of their own."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from bgdesk.analysis import worker
from bgdesk.analysis.judge import Answer, Judge
from bgdesk.analysis.levels import LEVELS
from bgdesk.analysis.questions import PlayQuestion, Question
from bgdesk.app.workers.outcome import MOST_TRIES
from bgdesk.engine.core.availability import is_switched_off
from bgdesk.engine.protocol import Situation
from bgdesk.engine.sage.encoding import rollout_engine_name
from bgdesk.engine.worker_conduct import WorkerPipe
from tests.analysis.fake_engine import FakeEngine

FATAL_EVENT = 2
"""The process dies when it is asked about this one."""
DEATHS = "BGDESK_TEST_DEATHS"
"""Environment variable: a file in which `serve_moody` counts how often it has died, to stop at the last."""


def serve(pipe: WorkerPipe) -> None:
    """Answer quickly."""
    _serve(pipe, fatal=None)


def serve_without_core(pipe: WorkerPipe) -> None:
    """Answer quickly, and say that the core could not be loaded."""
    _serve(pipe, fatal=None, name=rollout_engine_name())


def serve_with_bad_core(pipe: WorkerPipe) -> None:
    """Die at the first question as long as the core is in use."""
    with suppress(EOFError, OSError):
        if not is_switched_off():
            pipe.recv()
            os._exit(3)
        _serve(pipe, fatal=None)


def serve_slowly(pipe: WorkerPipe) -> None:
    """Take a while for each answer, so that something may happen meanwhile."""
    _serve(pipe, fatal=None, pause_s=0.03)


def serve_badly(pipe: WorkerPipe) -> None:
    """Die at `FATAL_EVENT`."""
    _serve(pipe, fatal=FATAL_EVENT)


def serve_greedily(pipe: WorkerPipe) -> None:
    """Be killed at `FATAL_EVENT`, as where it takes all memory."""
    _serve(pipe, fatal=FATAL_EVENT, end=lambda: os.kill(os.getpid(), signal.SIGKILL))


def serve_moody(pipe: WorkerPipe) -> None:
    """Die at `FATAL_EVENT`, but for the last time that is allowed."""
    count = Path(os.environ[DEATHS])
    deaths = len(count.read_text(encoding="utf-8")) if count.exists() else 0
    if deaths < MOST_TRIES - 1:
        count.write_text("x" * (deaths + 1), encoding="utf-8")
        _serve(pipe, fatal=FATAL_EVENT)
    _serve(pipe, fatal=None)


def serve_faultily(pipe: WorkerPipe) -> None:
    """Answer as the program does, with an engine that has a fault."""
    worker.judge_of = _no_judge  # type: ignore[attr-defined]  # in this process only
    worker.serve(pipe)


def _no_judge(level: str, situation: Situation) -> Judge:
    raise RuntimeError("no network weights")


def die(pipe: WorkerPipe) -> None:
    """Do not even begin."""
    os._exit(3)


def hang(pipe: WorkerPipe) -> None:
    """Never answer."""
    with suppress(EOFError, OSError):
        while True:
            pipe.recv()


def _serve(
    pipe: WorkerPipe,
    fatal: int | None,
    end: Callable[[], None] = lambda: os._exit(3),
    pause_s: float = 0.0,
    name: str = "",
) -> None:
    with suppress(EOFError, OSError):
        while True:
            key, level, group = pipe.recv()
            time.sleep(pause_s)
            pipe.send((key, tuple(_answer(level, question, fatal, end) for question in group), name))


def _answer(level: str, question: Question, fatal: int | None, end: Callable[[], None]) -> Answer:
    if isinstance(question, PlayQuestion) and question.event == fatal:
        end()
    return Judge(FakeEngine(), LEVELS[level]).answer(question)
