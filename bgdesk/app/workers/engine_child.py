"""What runs first in the engine process: no Qt here, and nothing heavy before it is needed."""

from __future__ import annotations

import signal
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

Serve: TypeAlias = "Callable[[Connection], None]"
"""Answers ``(key, operation, argument)`` with ``(key, "progress" | "done" | "failed", value)`` for ever."""

READY = (0, "ready", None)
"""The first message of every engine process."""


def serve_engine(pipe: Connection) -> None:
    """The engine of the program."""
    from bgdesk.engine.worker import serve

    serve(pipe)


def run_child(serve: Serve, pipe: Connection) -> None:
    """Say that the process is up, then serve; Ctrl+C in a terminal is for the window to answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    pipe.send(READY)
    serve(pipe)
