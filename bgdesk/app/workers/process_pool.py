"""Worker processes with a pipe each: how they start, answer, die and end; plain iterators, no Qt."""

from __future__ import annotations

import logging
import os
import signal
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import resource_tracker
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from time import monotonic
from typing import Any, Generic, Self, TypeVar

from bgdesk.app.workers.engine_child import READY, Logged, Serve, run_child
from bgdesk.app.workers.engine_link import SPAWN, next_message
from bgdesk.app.workers.outcome import MOST_TRIES, CancelToken
from bgdesk.app.workers.time_limits import START_S

MOST_DEATHS = 3 * MOST_TRIES
"""So many processes in a row may die without an answer before all work is given up."""

Work = TypeVar("Work")

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Answered(Generic[Work]):
    """A process has done ``work`` and says ``message``."""

    work: Work
    message: Any


@dataclass(frozen=True, slots=True)
class Died(Generic[Work]):
    """A process is gone. It was ``at`` some work, if it was up, and had not begun what was ``untouched``."""

    at: Work | None
    untouched: tuple[Work, ...]


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
    """One process with the work that it was given, oldest first; by ``due`` it has to say something."""

    def __init__(self, serve: Serve, name: str, clock: Callable[[], float] = monotonic) -> None:
        self.pipe, child = SPAWN.Pipe()
        self.process: SpawnProcess = SPAWN.Process(
            target=run_child, args=(serve, child), name=name, daemon=True
        )
        with _interrupts_held_back():
            self.process.start()
        child.close()
        self._clock = clock
        self._limits_s: deque[float] = deque()
        self.given: deque[Work] = deque()
        self.is_ready = False
        self.due = clock() + START_S

    def give(self, work: Work, order: object, limit_s: float) -> None:
        """Send ``order``, which asks for ``work``; that the process has died is noticed on reading."""
        self.given.append(work)
        self._limits_s.append(limit_s)
        if len(self.given) == 1 and self.is_ready:
            self._begin()
        try:
            self.pipe.send(order)
        except OSError:
            return

    def hear(self, message: Any) -> Answered[Work] | None:
        """What ``message`` says: the end of its oldest work, or nothing but that it is up."""
        answered = None
        if self.is_ready:
            self._limits_s.popleft()
            answered = Answered(self.given.popleft(), message)
        elif message != READY:
            raise ValueError(f"{self.process.name}: not a first message")
        self.is_ready = True
        self._begin()
        return answered

    def _begin(self) -> None:
        if self._limits_s:
            self.due = self._clock() + self._limits_s[0]

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class ProcessPool(Generic[Work]):
    """Processes started when first needed, kept for the next time, to be closed at the end.

    One thread at a time may use it; only `cancel` may be called from any thread. A process that does not
    answer in time is replaced like one that has died.
    """

    def __init__(
        self, workers: int | None, serve: Serve, name: str, clock: Callable[[], float] = monotonic
    ) -> None:
        self._count = workers or os.cpu_count() or 1
        self._serve = serve
        self._name = name
        self._clock = clock
        self._workers: list[PoolProcess[Work]] = []
        self._token = CancelToken()
        self._deaths = 0
        self._deaths_at: Counter[Work] = Counter()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def cancel(self) -> None:
        """Kill the processes at once, whatever they do; who waits for their work gets Cancelled."""
        self._token.cancel()
        for worker in list(self._workers):
            worker.process.kill()

    def close(self) -> None:
        """End the processes and wait for them; the pool may be used again, also after `cancel`."""
        self._end_workers()
        self._token = CancelToken()

    @contextmanager
    def _working(self) -> Iterator[None]:
        """Those that died meanwhile are forgotten; processes that still have work in the end are ended."""
        for worker in [one for one in self._workers if not one.process.is_alive()]:
            self._buried(worker)
        self._deaths = 0
        self._deaths_at.clear()
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

    def _has_killed(self, work: Work) -> bool:
        """Whether a process died at ``work``: then it is given to one that has nothing else."""
        return self._deaths_at[work] > 0

    def _is_lost(self, work: Work) -> bool:
        """Whether so many processes died at ``work`` that no other is to."""
        return self._deaths_at[work] >= MOST_TRIES

    def _hire(self) -> PoolProcess[Work]:
        """A new process. Raises Cancelled, also when that happens while it is started."""
        self._check()
        worker: PoolProcess[Work] = PoolProcess(self._serve, self._name, self._clock)
        self._workers.append(worker)
        self._check()
        return worker

    def _replies(self) -> Iterator[Answered[Work] | Died[Work]]:
        """What those say next who have been given work; waits for one of them. Raises Cancelled."""
        busy = [worker for worker in self._workers if worker.given]
        heard = [end for worker in busy for end in (worker.pipe, worker.process.sentinel)]
        patience_s = max(0.0, min(worker.due for worker in busy) - self._clock())
        ready = wait(heard, patience_s)
        for worker in busy:
            reply: Answered[Work] | Died[Work] | None = None
            if worker.pipe in ready or worker.process.sentinel in ready:
                reply = self._reply(worker)
            elif worker.due <= self._clock():
                _log.error("a process for %s did not answer in time", self._name)
                reply = self._buried(worker)
            if reply:
                yield reply

    def _reply(self, worker: PoolProcess[Work]) -> Answered[Work] | Died[Work] | None:
        """``None`` from a process that says nothing about its work."""
        try:
            message = next_message(worker.pipe, worker.process)
            if not isinstance(message, Logged):
                answered = worker.hear(message)
                self._deaths = 0 if answered else self._deaths
                return answered
            message.log(_log, self._name)
        except (EOFError, OSError):
            return self._buried(worker)
        except Exception:  # noqa: BLE001
            _log.exception("a process for %s says what cannot be read", self._name)
            return self._buried(worker)
        return None

    def _buried(self, worker: PoolProcess[Work]) -> Died[Work]:
        """Raises Cancelled where it was killed because nobody waits any more."""
        self._check()
        self._workers.remove(worker)
        worker.end()
        self._deaths += 1
        at, untouched = None, tuple(worker.given)
        if worker.is_ready and untouched:
            at, *rest = untouched
            untouched = tuple(rest)
            self._deaths_at[at] += 1
        _log.error(
            "a process for %s is gone with exit code %s, at work: %s",
            self._name,
            worker.process.exitcode,
            at is not None,
        )
        return Died(at, untouched)

    def _end_workers(self) -> None:
        for worker in self._workers:
            worker.end()
        self._workers.clear()

    def _check(self) -> None:
        if self._token.is_cancelled:
            self._end_workers()
        self._token.check()
