"""Processes that work at something each: how they start, answer, die and end; plain iterators, no Qt."""

from __future__ import annotations

import logging
import os
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Any, Generic, Self, TypeAlias, TypeVar

from bgdesk.app.workers.losses import Losses, rest_s
from bgdesk.app.workers.outcome import MOST_TRIES, CancelToken, Order, Unsent
from bgdesk.app.workers.time_limits import START_S
from bgdesk.app.workers.vigil import LOOK_S, Lost, Vigil, WatchedTime
from bgdesk.app.workers.worker_child import READY, Serve
from bgdesk.app.workers.worker_link import WorkerLink

MOST_DEATHS = 3 * MOST_TRIES
"""So many processes in a row may die by themselves before all work is given up."""
HOPELESS_JOBS = 3
"""And after so many pieces of work at which nothing but harm from outside was met."""

Work = TypeVar("Work")

_News: TypeAlias = "SimpleQueue[tuple[WorkerLink, Any]]"

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Answered(Generic[Work]):
    """A process has done ``work`` and says ``message``."""

    work: Work
    message: Any


@dataclass(frozen=True, slots=True)
class Died(Generic[Work]):
    """A process is gone. It was ``at`` some work, if it was up, and had not begun what was ``untouched``.

    ``said`` is its answer about that work if it spoke of a fault, which is not believed at once.
    """

    at: Work | None
    untouched: tuple[Work, ...]
    said: Any = None


class PoolProcess(Generic[Work]):
    """One process with the work that it was given, oldest first; it has to say something in time."""

    def __init__(self, link: WorkerLink, time: WatchedTime) -> None:
        self.link = link
        self.vigil = Vigil(time)
        self.vigil.begin(START_S)
        self.given: deque[Work] = deque()
        self.is_ready = False
        self._limits_s: deque[float] = deque()

    def give(self, work: Work, order: Order, limit_s: float) -> None:
        """Send ``order``, which asks for ``work``."""
        self.given.append(work)
        self._limits_s.append(limit_s)
        if len(self.given) == 1 and self.is_ready:
            self._begin()
        self.link.ask(order)

    def hear(self, message: Any) -> Answered[Work] | None:
        """What ``message`` says: the end of its oldest work, or nothing but that it is up."""
        answered = None
        if self.is_ready:
            self._limits_s.popleft()
            answered = Answered(self.given.popleft(), message)
        elif message != READY:
            raise ValueError(f"not a first message: {message}")
        self.is_ready = True
        self._begin()
        return answered

    def _begin(self) -> None:
        if self._limits_s:
            self.vigil.begin(self._limits_s[0], self.link.words)
        else:
            self.vigil.end()


class ProcessPool(Generic[Work]):
    """Processes started when first needed, kept for the next time, to be closed at the end.

    One thread at a time may use it; only `cancel` may be called from any thread. A process that does not
    answer in time, or gives no sign of life, is replaced like one that has died. A loss counts against the
    work that the process was at, and against all processes until the next answer; before its first sign of
    life only against the start of processes, until the next one is up. `Losses` says when it is enough.
    """

    def __init__(
        self, workers: int | None, serve: Serve, name: str, clock: Callable[[], float] = monotonic
    ) -> None:
        self._count = workers or os.cpu_count() or 1
        self._serve = serve
        self._name = name
        self._time = WatchedTime(clock)
        self._workers: list[PoolProcess[Work]] = []
        self._ending: list[WorkerLink] = []
        self._news: _News = SimpleQueue()
        self._token = CancelToken()
        self._losses = Losses(MOST_DEATHS, self._time, HOPELESS_JOBS)
        self._failed_starts = Losses(MOST_DEATHS, self._time)
        self._losses_at: dict[Work, Losses] = {}
        self._rests_until = 0.0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def cancel(self) -> None:
        """Kill the processes at once, whatever they do; who waits for their work gets Cancelled."""
        self._token.cancel()
        for worker in list(self._workers):
            worker.link.end()

    def close(self) -> None:
        """End the processes and wait for them; the pool may be used again, also after `cancel`."""
        self._end_workers()
        self._token = CancelToken()

    @contextmanager
    def _working(self) -> Iterator[None]:
        """Those that died meanwhile are forgotten; processes that still have work in the end are ended."""
        for worker in [one for one in self._workers if not one.link.is_alive]:
            self._dismiss(worker)
        self._losses.renew()
        self._failed_starts.renew()
        self._losses_at.clear()
        self._rests_until = 0.0
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
        return self._losses.is_over or self._failed_starts.is_over

    @property
    def _may_hire(self) -> bool:
        """Where processes are lost one after the other, there is a rest before the next one."""
        return self._time.look() >= self._rests_until

    def _has_killed(self, work: Work) -> bool:
        """Whether a process was lost at ``work``: then it is given to one that has nothing else."""
        return work in self._losses_at

    def _is_lost(self, work: Work) -> bool:
        """Whether so many processes were lost at ``work`` that no other is to be."""
        return work in self._losses_at and self._losses_at[work].is_over

    def _is_doubtful(self, message: Any) -> bool:
        """Whether ``message`` speaks of a fault that another process might not have."""
        del message
        return False

    def _hire(self) -> PoolProcess[Work]:
        """A new process. Raises Cancelled, also when that happens while it is started."""
        self._check()
        news = self._news
        link = WorkerLink(self._serve, lambda link, message: news.put((link, message)), self._name)
        worker: PoolProcess[Work] = PoolProcess(link, self._time)
        self._workers.append(worker)
        self._check()
        return worker

    def _replies(self) -> Iterator[Answered[Work] | Died[Work]]:
        """What those say next who have been given work; after a moment nothing. Raises Cancelled."""
        for link, message in self._heard():
            worker = next((one for one in self._workers if one.link is link), None)
            if worker and (reply := self._reply(worker, message)):
                yield reply
        for worker in list(self._workers):
            why = worker.vigil.why_over(worker.link.words) if worker.given else None
            if why:
                _log.error("a process for %s did not answer in time (%s)", self._name, why.name)
                yield self._buried(worker, is_harmed=why is Lost.SILENT)

    def _heard(self) -> Iterator[tuple[WorkerLink, Any]]:
        """What comes next, and all that is there with it."""
        try:
            yield self._news.get(timeout=LOOK_S)
            while True:
                yield self._news.get_nowait()
        except Empty:
            self._check()

    def _reply(self, worker: PoolProcess[Work], message: Any) -> Answered[Work] | Died[Work] | None:
        """``None`` from a process that says nothing about its work."""
        if message is None:
            return self._gone(worker)
        if isinstance(message, Unsent):
            return self._buried(worker, is_harmed=False)
        if worker.is_ready and self._is_doubtful(message):
            return self._buried(worker, is_harmed=False, said=message)
        try:
            answered = worker.hear(message)
        except ValueError:
            _log.exception("a process for %s says what cannot be read", self._name)
            return self._buried(worker, is_harmed=False)
        self._failed_starts.renew()
        if answered:
            self._get_on()
        return answered

    def _get_on(self) -> None:
        """There was an answer: so processes do get to work."""
        self._losses.renew()
        for losses in self._losses_at.values():
            losses.forgive()

    def _gone(self, worker: PoolProcess[Work]) -> Died[Work] | None:
        """``None`` if nobody waited for it. A process that was never there had no room on this computer."""
        if worker.given:
            was_there = worker.link.pid is not None
            return self._buried(worker, is_harmed=worker.link.was_harmed or not was_there)
        self._dismiss(worker)
        return None

    def _buried(self, worker: PoolProcess[Work], *, is_harmed: bool, said: Any = None) -> Died[Work]:
        """Raises Cancelled where it was killed because nobody waits any more."""
        self._check()
        self._dismiss(worker)
        at, untouched = None, tuple(worker.given)
        if worker.is_ready and untouched:
            at, *rest = untouched
            untouched = tuple(rest)
        self._count_loss(at, is_harmed=is_harmed)
        _log.error(
            "a process for %s is gone with exit code %s, at work: %s",
            self._name,
            worker.link.exit_code,
            at is not None,
        )
        return Died(at, untouched, said)

    def _count_loss(self, at: Work | None, *, is_harmed: bool) -> None:
        if at is None:
            self._failed_starts.count(is_harmed=is_harmed)
        else:
            self._losses.count(is_harmed=is_harmed)
            self._losses_at.setdefault(at, Losses(MOST_TRIES, self._time)).count(is_harmed=is_harmed)
        in_a_row = self._losses.in_a_row + self._failed_starts.in_a_row
        self._rests_until = self._time.look() + rest_s(in_a_row)

    def _dismiss(self, worker: PoolProcess[Work]) -> None:
        self._workers.remove(worker)
        worker.link.end()
        self._ending = [one for one in (*self._ending, worker.link) if one.is_alive]

    def _end_workers(self) -> None:
        for worker in list(self._workers):
            self._dismiss(worker)
        for link in self._ending:
            link.join()
        self._ending.clear()
        self._news = SimpleQueue()

    def _check(self) -> None:
        if self._token.is_cancelled:
            self._end_workers()
        self._token.check()
