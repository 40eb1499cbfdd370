"""What stands in for the engine in processes of their own."""

from __future__ import annotations

import os
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path

from bgdesk.analysis import worker
from bgdesk.analysis.judge import Answer, Judge
from bgdesk.analysis.levels import LEVELS
from bgdesk.analysis.questions import PlayQuestion, Question
from bgdesk.app.workers.outcome import MOST_TRIES
from bgdesk.engine.protocol import Situation
from tests.analysis.fake_engine import FakeEngine

FATAL_EVENT = 2
"""The process dies when it is asked about this one."""
DEATHS = "BGDESK_TEST_DEATHS"
"""Environment variable: a file in which `serve_moody` counts how often it has died, to stop at the last."""


def serve(pipe: Connection) -> None:
    """Answer quickly."""
    _serve(pipe, fatal=None)


def serve_badly(pipe: Connection) -> None:
    """Die at `FATAL_EVENT`."""
    _serve(pipe, fatal=FATAL_EVENT)


def serve_moody(pipe: Connection) -> None:
    """Die at `FATAL_EVENT`, but for the last time that is allowed."""
    count = Path(os.environ[DEATHS])
    deaths = len(count.read_text(encoding="utf-8")) if count.exists() else 0
    if deaths < MOST_TRIES - 1:
        count.write_text("x" * (deaths + 1), encoding="utf-8")
        _serve(pipe, fatal=FATAL_EVENT)
    _serve(pipe, fatal=None)


def serve_faultily(pipe: Connection) -> None:
    """Answer as the program does, with an engine that has a fault."""
    worker.judge_of = _no_judge  # type: ignore[attr-defined]  # in this process only
    worker.serve(pipe)


def _no_judge(level: str, situation: Situation) -> Judge:
    raise RuntimeError("no network weights")


def die(pipe: Connection) -> None:
    """Do not even begin."""
    os._exit(3)


def hang(pipe: Connection) -> None:
    """Never answer."""
    with suppress(EOFError, OSError):
        while True:
            pipe.recv()


def _serve(pipe: Connection, fatal: int | None) -> None:
    with suppress(EOFError, OSError):
        while True:
            key, level, group = pipe.recv()
            pipe.send((key, tuple(_answer(level, question, fatal) for question in group)))


def _answer(level: str, question: Question, fatal: int | None) -> Answer:
    if isinstance(question, PlayQuestion) and question.event == fatal:
        os._exit(3)
    return Judge(FakeEngine(), LEVELS[level]).answer(question)
