"""Work away from the GUI thread: the only place that starts processes and threads."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from bgdesk.app.workers.engine_child import Serve, serve_engine

if TYPE_CHECKING:
    from bgdesk.app.workers.engine_link import EngineLink, Message

MOST_DEATHS = 3
"""Engines that end one after the other without a word before no other is started."""
STARTING_LIMIT_MS = 30_000
TIME_LIMIT_MS = 60_000


class Job(QObject):
    """One piece of work; exactly one of ``done``, ``failed`` and ``cancelled`` ends it, never in `submit`.

    It lives as long as somebody holds it, and until it has ended its service does. A job cut off by the
    closing of the service says nothing more.
    """

    progress = Signal(object)
    done = Signal(object)
    failed = Signal(str)
    cancelled = Signal()

    def __init__(self, cancel: Callable[[Job], None]) -> None:
        super().__init__()
        self._cancel = cancel

    def cancel(self) -> None:
        """Stop it; without effect on a job that has ended."""
        self._cancel(self)


@dataclass(frozen=True, slots=True)
class _Order:
    job: Job
    operation: str
    argument: object
    time_limit_ms: int


class EngineService(QObject):
    """One engine process that answers one job after the other.

    A running job is cancelled by killing the process; a new one is there a moment later. An engine that
    ends by itself or exceeds a time limit fails the running job only, and is replaced.
    """

    replaced = Signal(str)
    """The engine was lost and another one started; the sentence says why."""
    unavailable = Signal(str)
    """No engine lives: from now on jobs fail, until the next `warm_up`."""

    _reported = Signal(object, object)

    def __init__(self, serve: Serve = serve_engine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._serve = serve
        self._link: EngineLink | None = None
        self._ending: list[EngineLink] = []
        self._is_ready = False
        self._is_closed = False
        self._deaths = 0
        self._keys = itertools.count(1)
        self._waiting: dict[int, _Order] = {}
        self._running: tuple[int, Job] | None = None
        self._limit = QTimer(self, singleShot=True)
        self._limit.timeout.connect(self._on_time_limit)
        self._reported.connect(self._on_report)

    @property
    def is_available(self) -> bool:
        """Whether a job submitted now has a chance."""
        return self._deaths < MOST_DEATHS and not self._is_closed

    def warm_up(self) -> None:
        """Start the engine now, also after it became unavailable."""
        if not self._is_closed and self._link is None:
            self._deaths = 0
            self._start()

    def submit(self, operation: str, argument: object, time_limit_ms: int = TIME_LIMIT_MS) -> Job:
        """Have the engine do ``operation`` after everything submitted before.

        ``argument`` must not change any more. The time limit starts when the engine gets the job.
        """
        job = Job(self._cancel)
        self._waiting[next(self._keys)] = _Order(job, operation, argument, time_limit_ms)
        if not self.is_available:
            QTimer.singleShot(0, self, self._fail_waiting)
        elif self._link is None:
            self._start()
        else:
            self._hand_over()
        return job

    def close(self) -> None:
        """End the process and wait for it; to be called before the application ends."""
        self._is_closed = True
        self._waiting.clear()
        self._running = None
        self._retire()
        for link in self._ending:
            link.join()
        self._ending.clear()

    def _start(self) -> None:
        from bgdesk.app.workers.engine_link import (
            EngineLink,  # brings multiprocessing, which no window waits for
        )

        self._ending = [link for link in self._ending if link.is_alive]
        self._link = EngineLink(self._serve, self._reported.emit)
        self._limit.start(STARTING_LIMIT_MS)

    def _retire(self) -> None:
        self._limit.stop()
        self._is_ready = False
        if self._link:
            self._link.end()
            self._ending.append(self._link)
            self._link = None

    def _hand_over(self) -> None:
        """Give the engine its next job; it has one at a time, so that only that one can be lost."""
        if not (self._link and self._is_ready and self._waiting) or self._running:
            return
        key = next(iter(self._waiting))
        order = self._waiting.pop(key)
        self._running = key, order.job
        self._limit.start(order.time_limit_ms)
        self._link.ask((key, order.operation, order.argument))

    @Slot(object, object)
    def _on_report(self, link: EngineLink, message: Message | None) -> None:
        if link is not self._link:
            return
        if message is None:
            self._lose(self.tr("The engine stopped unexpectedly."))
        elif not self._is_ready:
            self._is_ready = True
            self._limit.stop()
            self._hand_over()
        else:
            self._answer(*message)

    def _answer(self, key: int, kind: str, value: object) -> None:
        self._deaths = 0
        if self._running is None or self._running[0] != key:
            return
        job = self._running[1]
        if kind == "progress":
            job.progress.emit(value)
            return
        self._limit.stop()
        self._running = None
        self._hand_over()
        if kind == "done":
            job.done.emit(value)
        else:
            job.failed.emit(str(value))

    @Slot()
    def _on_time_limit(self) -> None:
        if self._is_ready:
            self._lose(self.tr("The engine did not answer in time."))
        else:
            self._lose(self.tr("The engine did not start."))

    def _lose(self, reason: str) -> None:
        """Replace the engine, or give up; the state is settled before anybody hears of it."""
        job = self._running[1] if self._running else None
        self._running = None
        self._retire()
        self._deaths += 1
        if self.is_available:
            self._start()
        if job:
            job.failed.emit(reason)
        if self.is_available:
            self.replaced.emit(reason)
        elif not self._is_closed:
            self._fail_waiting()
            self.unavailable.emit(self._why_unavailable())

    @Slot()
    def _fail_waiting(self) -> None:
        """Fail what was submitted in vain; a warm-up that came in between saves it."""
        if self.is_available:
            return
        orders = list(self._waiting.values())
        self._waiting.clear()
        for order in orders:
            order.job.failed.emit(self._why_unavailable())

    def _why_unavailable(self) -> str:
        return self.tr("The engine does not run on this computer at the moment.")

    def _cancel(self, job: Job) -> None:
        if self._running and self._running[1] is job:
            self._running = None
            self._retire()
            self._start()
        else:
            key = next((key for key, order in self._waiting.items() if order.job is job), None)
            if key is None:
                return
            del self._waiting[key]
        job.cancelled.emit()
