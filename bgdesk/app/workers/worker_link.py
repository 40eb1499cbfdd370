"""One worker process and the threads that talk to it."""

from __future__ import annotations

import logging
import multiprocessing
import os
import pickle
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from time import sleep
from typing import Any

from bgdesk.app.workers.outcome import Order, Unsent
from bgdesk.app.workers.worker_child import BEAT, OUT_OF_MEMORY, Logged, Serve, run_child

SPAWN = multiprocessing.get_context("spawn")

_HARMED = (-9, -15, OUT_OF_MEMORY)
"""Exit codes of what was killed from outside, as a system without memory does, or had no memory left."""
_ASKED_FOR_EXIT_CODE = 100
_LAST_BREATH_S = 5.0
"""So long a process may take from its last word to its end, which says how it ended."""

_log = logging.getLogger(__name__)


def next_message(pipe: Connection, process: SpawnProcess) -> Any:
    """What ``process`` says next; waits for it. Raises EOFError once it is gone and all it said was read.

    A process that dies while it starts may leave the other end of its pipe open: so both are watched.
    """
    if pipe not in wait([pipe, process.sentinel]):
        raise EOFError
    return pipe.recv()


class WorkerLink:
    """A worker process from its start to its end; all that could block happens in threads of its own.

    ``report`` is called in those threads with every message, and with ``None`` once the process is gone.
    """

    def __init__(self, serve: Serve, report: Callable[[WorkerLink, Any], None], name: str = "engine") -> None:
        self._serve = serve
        self._report = report
        self._name = name
        self._orders: SimpleQueue[Order | None] = SimpleQueue()
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._lock = threading.Lock()
        self._is_ended = False
        self._exit_code: int | None = None
        self._was_ended_here = False
        self.words = 0
        """So often something was heard of the process, were it only that it lives."""
        self._reader = threading.Thread(target=self._run, name=f"{name} reader", daemon=True)
        try:
            self._reader.start()
        except RuntimeError:
            _log.exception("no thread for a process for %s", name)
            report(self, None)

    @property
    def is_alive(self) -> bool:
        """Whether its threads still run."""
        return self._reader.is_alive()

    @property
    def pid(self) -> int | None:
        """Of the process, once it was started."""
        return self._process.pid if self._process else None

    @property
    def exit_code(self) -> int | None:
        """Of the process, once it is gone."""
        return self._exit_code

    @property
    def was_harmed(self) -> bool:
        """Whether the process ended by what came from outside, so that nothing speaks against its work."""
        return self._exit_code in _HARMED and not self._was_ended_here

    def ask(self, order: Order) -> None:
        """Have ``order`` sent; that the process has died is reported."""
        self._orders.put(order)

    def end(self) -> None:
        """Kill the process, whatever it does; its threads end a moment later, whoever holds its pipe."""
        with self._lock:
            self._is_ended = True
            if self._process:
                self._process.kill()
            if self._pipe:
                _break_off(self._pipe)

    def join(self) -> None:
        """Wait until the process and the threads are gone."""
        if self._reader.is_alive():
            self._reader.join()

    def _run(self) -> None:
        try:
            pipe, child = SPAWN.Pipe()
            with child:
                self._live(pipe, child)
        except Exception:  # noqa: BLE001  # whatever it is, somebody waits for the process
            _log.exception("a process for %s cannot be talked to", self._name)
        finally:
            self._report(self, None)

    def _live(self, pipe: Connection, child: Connection) -> None:
        work = (pickle.dumps(self._serve), child)
        process = SPAWN.Process(target=run_child, args=work, name=self._name, daemon=True)
        try:
            with _interrupts_held_back():
                process.start()
            child.close()
            self._begin(process, pipe)
            self._talk(process, pipe)
        finally:
            with self._lock:
                self._pipe = None
                pipe.close()

    def _begin(self, process: SpawnProcess, pipe: Connection) -> None:
        with self._lock:
            self._process, self._pipe = process, pipe
            if self._is_ended:
                process.kill()

    def _talk(self, process: SpawnProcess, pipe: Connection) -> None:
        writer = threading.Thread(target=self._write, args=(pipe,), name=f"{self._name} writer", daemon=True)
        try:
            writer.start()
            self._read(process, pipe)
        except (EOFError, OSError):
            if not self._is_ended:
                process.join(_LAST_BREATH_S)
        finally:
            self._see_off(process)
            _break_off(pipe)
            if writer.is_alive():
                self._orders.put(None)
                writer.join()

    def _see_off(self, process: SpawnProcess) -> None:
        """Wait until the process is gone, and see to it."""
        self._was_ended_here = process.exitcode is None
        process.kill()
        self._exit_code = _exit_code(process)
        if not self._is_ended:
            level = logging.ERROR if self._exit_code else logging.INFO
            _log.log(level, "a process for %s ended by itself with exit code %s", self._name, self._exit_code)

    def _read(self, process: SpawnProcess, pipe: Connection) -> None:
        while True:
            message = next_message(pipe, process)
            self.words += 1
            if isinstance(message, Logged):
                message.log(_log, self._name)
            elif message != BEAT:
                self._report(self, message)

    def _write(self, pipe: Connection) -> None:
        """Its own thread, because sending blocks while the process is busy and the pipe is full."""
        while (order := self._orders.get()) is not None:
            try:
                pipe.send(order)
            except OSError:
                return
            except Exception as error:  # noqa: BLE001
                _log.exception("a process for %s cannot be asked: %s", self._name, order[0])
                self._report(self, Unsent(order, str(error)))


def _exit_code(process: SpawnProcess) -> int | None:
    """Waits for the end. Where another thread heard of it first, it takes a moment until that has said so."""
    for _ in range(_ASKED_FOR_EXIT_CODE):
        process.join()
        if process.exitcode is not None:
            break
        sleep(_LAST_BREATH_S / _ASKED_FOR_EXIT_CODE)
    return process.exitcode


def _break_off(pipe: Connection) -> None:
    """Let nobody wait for the rest of a message that does not come, nor for room in a pipe.

    On Windows messages come whole, and a process that is gone is known by its handle.
    """
    if sys.platform == "win32":
        return
    with suppress(OSError), socket.socket(fileno=os.dup(pipe.fileno())) as end:
        end.shutdown(socket.SHUT_RDWR)


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """What is started here never hears of Ctrl+C, not even before it can decide so; it is killed.

    The standard library starts a process of its own with the first, and lets Ctrl+C through after that.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
