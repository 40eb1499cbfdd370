"""Worker processes with a pipe each: how they start, answer, die and end; plain iterators, no Qt."""

from __future__ import annotations

import os
import signal
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, Generic, Self, TypeVar

from bgdesk.app.workers.engine_child import Serve, run_child
from bgdesk.app.workers.engine_link import SPAWN

MOST_DEATHS = 5
"""So many processes in a row may die before the work is given up."""

Work = TypeVar("Work")


class Cancelled(Exception):  # noqa: N818  # what happened, not a fault
    """Somebody cancelled the pool."""


@dataclass(frozen=True, slots=True)
class Answered(Generic[Work]):
    """A process has done ``work`` and says ``message``."""

    work: Work
    message: Any


@dataclass(frozen=True, slots=True)
class Died(Generic[Work]):
    """A process is gone with all that it had been given, oldest first: that is what it was at."""

    work: tuple[Work, ...]


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


class PoolProcess(Generic[Work]):
    """One process with the work that it was given, oldest first."""

    def __init__(self, serve: Serve, name: str) -> None:
        self.pipe, child = SPAWN.Pipe()
        self.process: SpawnProcess = SPAWN.Process(
            target=run_child, args=(serve, child), name=name, daemon=True
        )
        with _interrupts_held_back():
            self.process.start()
        child.close()
        self.given: deque[Work] = deque()
        self.is_ready = False

    def give(self, work: Work, order: object) -> None:
        """Send ``order``, which asks for ``work``; that the process has died is noticed on reading."""
        self.given.append(work)
        try:
            self.pipe.send(order)
        except OSError:
            return

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class ProcessPool(Generic[Work]):
    """Processes started when first needed, kept for the next time, to be closed at the end.

    One thread at a time may use it; only `cancel` may be called from any thread.
    """

    def __init__(self, workers: int | None, serve: Serve, name: str) -> None:
        self._count = workers or os.cpu_count() or 1
        self._serve = serve
        self._name = name
        self._workers: list[PoolProcess[Work]] = []
        self._is_cancelled = threading.Event()
        self._deaths = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def cancel(self) -> None:
        """Kill the processes at once, whatever they do; who waits for their work gets Cancelled."""
        self._is_cancelled.set()
        for worker in list(self._workers):
            worker.process.kill()

    def close(self) -> None:
        """End the processes and wait for them; the pool may be used again, also after `cancel`."""
        self._end_workers()
        self._is_cancelled.clear()

    @contextmanager
    def _working(self) -> Iterator[None]:
        """Those that died meanwhile are forgotten; processes that still have work in the end are ended."""
        for worker in [one for one in self._workers if not one.process.is_alive()]:
            self._buried(worker)
        self._deaths = 0
        try:
            yield
        finally:
            if self._is_busy:
                self._end_workers()

    @property
    def _is_busy(self) -> bool:
        return any(worker.given for worker in self._workers)

    @property
    def _is_hopeless(self) -> bool:
        return self._deaths >= MOST_DEATHS

    def _hire(self) -> PoolProcess[Work]:
        """A new process. Raises Cancelled, also when that happens while it is started."""
        self._check()
        worker: PoolProcess[Work] = PoolProcess(self._serve, self._name)
        self._workers.append(worker)
        self._check()
        return worker

    def _replies(self) -> Iterator[Answered[Work] | Died[Work]]:
        """What those say next who have been given work; waits for one of them. Raises Cancelled."""
        by_pipe = {worker.pipe: worker for worker in self._workers if worker.given}
        for pipe in wait(list(by_pipe)):
            assert isinstance(pipe, Connection)
            reply = self._reply(by_pipe[pipe])
            if reply:
                yield reply

    def _reply(self, worker: PoolProcess[Work]) -> Answered[Work] | Died[Work] | None:
        """``None`` from a process that says that it is up."""
        try:
            message = worker.pipe.recv()
        except (EOFError, OSError):
            self._check()
            return self._buried(worker)
        if not worker.is_ready:
            worker.is_ready = True
            return None
        self._deaths = 0
        return Answered(worker.given.popleft(), message)

    def _buried(self, worker: PoolProcess[Work]) -> Died[Work]:
        self._workers.remove(worker)
        worker.end()
        self._deaths += 1
        return Died(tuple(worker.given))

    def _end_workers(self) -> None:
        for worker in self._workers:
            worker.end()
        self._workers.clear()

    def _check(self) -> None:
        if self._is_cancelled.is_set():
            self._end_workers()
            raise Cancelled
