"""What runs first in every worker process: no Qt here, and nothing heavy before it is needed."""

from __future__ import annotations

import logging
import os
import pickle
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from time import sleep
from typing import TYPE_CHECKING, Any, TypeAlias

from bgdesk.engine.worker_conduct import WorkerPipe, lacks_memory

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

Serve: TypeAlias = Callable[[WorkerPipe], None]
"""Answers what comes through the pipe for ever."""

READY = (0, "ready", None)
"""The first message of every worker process."""
BEAT = (0, "beat", None)
"""A sign of life: said every `BEAT_S` by a process that is at work."""
BEAT_S = 1.0
OUT_OF_MEMORY = 12
"""Exit code of a process that had no memory left: nothing is wrong with its work."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Logged:
    """What a worker process logged, with the traceback in its ``text``; for the log of the program."""

    level: int
    text: str

    def log(self, logger: logging.Logger, process: str) -> None:
        """Write it to ``logger``."""
        logger.log(self.level, "in a process for %s: %s", process, self.text)


class LivingPipe:
    """The child's end of the pipe, with a heart: it is heard from the moment at which work was received.

    Whole messages of several threads follow one another. The heart stops with the process, whatever the
    process is at; and where nobody is left to hear it the process ends, whatever it is at.
    """

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._lock = threading.Lock()
        self._at_work = threading.Event()

    def recv(self) -> Any:
        """The next piece of work."""
        self._at_work.clear()
        work = self._pipe.recv()
        self._at_work.set()
        return work

    def send(self, message: object) -> None:
        """Say ``message``."""
        self.send_bytes(pickle.dumps(message))

    def send_bytes(self, message: bytes) -> None:
        """Say what is a message already."""
        with self._lock:
            self._pipe.send_bytes(message)

    def live(self) -> None:
        """Let the heart beat from now on."""
        threading.Thread(target=self._beat, name="heart", daemon=True).start()

    def _beat(self) -> None:
        try:
            while True:
                self._at_work.wait()
                sleep(BEAT_S)
                if self._at_work.is_set():
                    self.send(BEAT)
        except BaseException as problem:  # noqa: BLE001  # nobody hears of this process any more
            os._exit(OUT_OF_MEMORY if lacks_memory(problem) else 1)


class _ToParent(logging.Handler):
    """Sends what is logged through the pipe."""

    def __init__(self, pipe: LivingPipe) -> None:
        super().__init__(logging.WARNING)
        self._pipe = pipe
        self.setFormatter(logging.Formatter("%(name)s: %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        with suppress(OSError):
            self._pipe.send(Logged(record.levelno, self.format(record)))


def serve_engine(pipe: WorkerPipe) -> None:
    """The engine of the program."""
    from bgdesk.engine.worker import serve

    serve(pipe)


def serve_tutor(pipe: WorkerPipe) -> None:
    """The engine of the tutor, which never plays."""
    from bgdesk.practice.tutor.worker import serve

    serve(pipe)


def serve_table(pipe: WorkerPipe) -> None:
    """One end of a table on the network."""
    from bgdesk.net.worker import serve

    serve(pipe)


def run_child(pickled: bytes, connection: Connection) -> None:
    """Say that the process is up, then serve; Ctrl+C in a terminal is for the window to answer.

    Whatever ends it is told to the parent, which writes the log; also what comes of unpickling the `Serve`,
    for which most modules are read.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    pipe = LivingPipe(connection)
    logging.getLogger().addHandler(_ToParent(pipe))
    try:
        serve: Serve = pickle.loads(pickled)  # of the parent
        pipe.send(READY)
        pipe.live()
        serve(pipe)
    except BaseException as problem:  # noqa: BLE001  # nobody reads what a process without a window prints
        if lacks_memory(problem):
            _end_without_memory()
        _log.exception("the process ends")
        sys.exit(1)


def _end_without_memory() -> None:
    """To say so needs memory itself, and so does everything that Python does at its end."""
    try:
        _log.exception("the process has no memory left")
    finally:
        os._exit(OUT_OF_MEMORY)
