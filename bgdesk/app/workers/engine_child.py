"""What runs first in every worker process: no Qt here, and nothing heavy before it is needed."""

from __future__ import annotations

import logging
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

Serve: TypeAlias = "Callable[[Connection], None]"
"""Answers what comes through the pipe for ever."""

READY = (0, "ready", None)
"""The first message of every worker process."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Logged:
    """What a worker process logged, with the traceback in its ``text``; for the log of the program."""

    level: int
    text: str

    def log(self, logger: logging.Logger, process: str) -> None:
        """Write it to ``logger``."""
        logger.log(self.level, "in a process for %s: %s", process, self.text)


class _ToParent(logging.Handler):
    """Sends what the main thread logs through the pipe; a second thread would write into its messages."""

    def __init__(self, pipe: Connection) -> None:
        super().__init__(logging.WARNING)
        self._pipe = pipe
        self.setFormatter(logging.Formatter("%(name)s: %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        if threading.current_thread() is threading.main_thread():
            with suppress(OSError):
                self._pipe.send(Logged(record.levelno, self.format(record)))


def serve_engine(pipe: Connection) -> None:
    """The engine of the program."""
    from bgdesk.engine.worker import serve

    serve(pipe)


def run_child(serve: Serve, pipe: Connection) -> None:
    """Say that the process is up, then serve; Ctrl+C in a terminal is for the window to answer.

    Whatever ends it is told to the parent, which writes the log.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    logging.getLogger().addHandler(_ToParent(pipe))
    try:
        pipe.send(READY)
        serve(pipe)
    except BaseException:  # noqa: BLE001  # nobody reads what a process without a window prints
        _log.exception("the process ends")
        sys.exit(1)
