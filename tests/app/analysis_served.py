"""What stands in for the engine in processes of their own."""

from __future__ import annotations

import os
from contextlib import suppress
from multiprocessing.connection import Connection

from bgdesk.analysis.judge import Answer, Judge
from bgdesk.analysis.levels import LEVELS
from bgdesk.analysis.questions import PlayQuestion, Question
from tests.analysis.fake_engine import FakeEngine

FATAL_EVENT = 2
"""The process dies when it is asked about this one."""


def serve(pipe: Connection) -> None:
    """Answer quickly."""
    _serve(pipe, fatal=None)


def serve_badly(pipe: Connection) -> None:
    """Die at `FATAL_EVENT`."""
    _serve(pipe, fatal=FATAL_EVENT)


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
