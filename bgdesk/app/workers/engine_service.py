"""The engine of the window: one process, one job after the other, and what happens when it dies."""

from __future__ import annotations

import itertools
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from bgdesk.app.workers.job import Job
from bgdesk.app.workers.losses import Losses, rest_s
from bgdesk.app.workers.outcome import MOST_TRIES, Cancelled, Err, Ok, Outcome, Unsent
from bgdesk.app.workers.time_limits import LEAST_S, START_S
from bgdesk.app.workers.vigil import LOOK_S, Lost, Vigil, WatchedTime
from bgdesk.app.workers.worker_child import Serve, serve_engine

if TYPE_CHECKING:
    from bgdesk.app.workers.worker_link import WorkerLink

MOST_DEATHS = 2 * MOST_TRIES
"""Engines that end one after the other without an answer before no other is started."""
MOST_FAILED_STARTS = 3
"""The same for engines that are not even up."""
HOPELESS_JOBS = 3
"""Jobs one after the other that met nothing but harm from outside, before no other engine is started."""

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Order:
    key: int
    job: Job
    operation: str
    argument: object
    time_limit_ms: int
    losses: Losses


class EngineService(QObject):
    """One engine process that answers one job after the other.

    A running job is cancelled by killing the process; a new one is there a moment later. An engine that
    ends by itself, exceeds a time limit or gives no sign of life is replaced, and its job begun again, at
    most `MOST_TRIES` times; more often where nothing speaks against the job, see
    `bgdesk.app.workers.losses`. So is one that raised: the process may be ill.
    """

    replaced = Signal(str)
    """The engine was lost and another one started; the sentence says why."""
    unavailable = Signal(str)
    """No engine lives: from now on jobs fail, until the next `warm_up`."""

    _reported = Signal(object, object)

    def __init__(self, serve: Serve = serve_engine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._serve = serve
        self._link: WorkerLink | None = None
        self._ending: list[WorkerLink] = []
        self._is_ready = False
        self._is_closed = False
        self._time = WatchedTime()
        self._losses = Losses(MOST_DEATHS, self._time, HOPELESS_JOBS)
        self._failed_starts = Losses(MOST_FAILED_STARTS, self._time)
        self._keys = itertools.count(1)
        self._waiting: list[_Order] = []
        self._running: _Order | None = None
        self._vigil = Vigil(self._time)
        self._looks = QTimer(self, interval=round(LOOK_S * 1000))
        self._looks.timeout.connect(self._look)
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._start)
        self._reported.connect(self._on_report, Qt.ConnectionType.QueuedConnection)

    @property
    def is_available(self) -> bool:
        """Whether a job submitted now has a chance."""
        return not (self._losses.is_over or self._failed_starts.is_over or self._is_closed)

    def warm_up(self) -> None:
        """Start the engine now, also after it became unavailable."""
        if not self._is_closed and self._link is None:
            self._losses.renew()
            self._failed_starts.renew()
            self._start()

    def submit(self, operation: str, argument: object, time_limit_ms: int = LEAST_S * 1000) -> Job:
        """Have the engine do ``operation`` after everything submitted before; it never ends in here.

        ``argument`` must not change any more. The time limit starts when the engine gets the job.
        """
        job = Job(self._cancel)
        self._waiting.append(self._order(job, operation, argument, time_limit_ms))
        if not self.is_available:
            QTimer.singleShot(0, self, self._fail_waiting)
        elif self._link:
            self._hand_over()
        elif not self._rest.isActive():
            self._start()
        return job

    def _order(self, job: Job, operation: str, argument: object, time_limit_ms: int) -> _Order:
        losses = Losses(MOST_TRIES, self._time)
        return _Order(next(self._keys), job, operation, argument, time_limit_ms, losses)

    def close(self) -> None:
        """End the process and wait for it; to be called before the application ends."""
        self._is_closed = True
        orders = [*([self._running] if self._running else []), *self._waiting]
        self._waiting.clear()
        self._running = None
        self._retire()
        for link in self._ending:
            link.join()
        self._ending.clear()
        for order in orders:
            order.job.end(Cancelled())

    def _start_rested(self) -> None:
        """At once, or where engines were lost one after the other, a moment later."""
        wait_s = rest_s(self._losses.in_a_row + self._failed_starts.in_a_row)
        if wait_s:
            self._rest.start(round(1000 * wait_s))
        else:
            self._start()

    @Slot()
    def _start(self) -> None:
        from bgdesk.app.workers.worker_link import (
            WorkerLink,  # brings multiprocessing, which no window waits for
        )

        self._rest.stop()
        self._ending = [link for link in self._ending if link.is_alive]
        self._link = WorkerLink(self._serve, self._reported.emit)
        self._vigil.begin(START_S)
        self._looks.start()
        _log.info("an engine is started")

    def _retire(self) -> None:
        self._looks.stop()
        self._rest.stop()
        self._is_ready = False
        if self._link:
            self._link.end()
            self._ending.append(self._link)
            self._link = None

    def _hand_over(self) -> None:
        """Give the engine its next job; it has one at a time, so that only that one can be lost."""
        if not (self._link and self._is_ready and self._waiting) or self._running:
            return
        self._running = order = self._waiting.pop(0)
        self._vigil.begin(order.time_limit_ms / 1000, self._link.words)
        self._looks.start()
        self._link.ask((order.key, order.operation, order.argument))

    @Slot(object, object)
    def _on_report(self, link: WorkerLink, message: Any) -> None:
        if link is not self._link:
            return
        if message is None:
            self._lose(self.tr("The engine stopped unexpectedly."), is_harmed=link.was_harmed)
        elif isinstance(message, Unsent):
            self._end_running(Err(f"{message.order[1]}: {message.reason}"))
        elif not self._is_ready:
            self._is_ready = True
            self._failed_starts.renew()
            self._looks.stop()
            self._hand_over()
        else:
            self._answer(*message)

    def _answer(self, key: int, kind: str, value: Any) -> None:
        order = self._running
        if order is None or order.key != key:
            return
        if kind == "raised":
            self._doubt(order, str(value))
            return
        self._losses.renew()
        if kind == "progress":
            order.job.go_on(*value)
        else:
            self._end_running(Ok(value) if kind == "done" else Err(str(value)))

    def _doubt(self, order: _Order, what: str) -> None:
        """Another process may do what this one raised at; that of the last one is believed."""
        _log.error("the engine raised in %s: %s", order.operation, what)
        order.losses.count(is_harmed=False)
        if order.losses.is_over:
            self._end_running(Err(self.tr("The engine failed. Details are in the log.")))
            return
        self._running = None
        self._waiting.insert(0, order)
        self._retire()
        self._start()

    def _end_running(self, outcome: Outcome[Any]) -> None:
        """The engine goes on with the next one, before anybody hears of this one's end."""
        order, self._running = self._running, None
        self._looks.stop()
        self._hand_over()
        if order:
            order.job.end(outcome)

    @Slot()
    def _look(self) -> None:
        why = self._vigil.why_over(self._link.words) if self._link else None
        if why is None:
            return
        if self._is_ready:
            self._lose(self.tr("The engine did not answer in time."), is_harmed=why is Lost.SILENT)
        else:
            self._lose(self.tr("The engine did not start."), is_harmed=False)

    def _lose(self, reason: str, *, is_harmed: bool) -> None:
        """Replace the engine, or give up; the state is settled before anybody hears of it."""
        order, self._running = self._running, None
        _log.error("the engine was lost at %s: %s", order.operation if order else "nothing", reason)
        self._count_loss(order, is_harmed=is_harmed)
        self._retire()
        if order and not order.losses.is_over:
            self._waiting.insert(0, order)
            order = None
        if self.is_available:
            self._start_rested()
        if order:
            order.job.end(Err(reason))
        if self.is_available:
            self.replaced.emit(reason)
        elif not self._is_closed:
            self._fail_waiting()
            self.unavailable.emit(self._why_unavailable())

    def _count_loss(self, order: _Order | None, *, is_harmed: bool) -> None:
        """A job is there only where the engine was up; what was before that says nothing about jobs."""
        (self._losses if self._is_ready else self._failed_starts).count(is_harmed=is_harmed)
        if order:
            order.losses.count(is_harmed=is_harmed)

    @Slot()
    def _fail_waiting(self) -> None:
        """Fail what was submitted in vain; a warm-up that came in between saves it."""
        if self.is_available:
            return
        orders, self._waiting = self._waiting, []
        for order in orders:
            order.job.end(Err(self._why_unavailable()))

    def _why_unavailable(self) -> str:
        return self.tr("The engine cannot run on this computer at the moment.")

    def _cancel(self, job: Job) -> None:
        if self._running and self._running.job is job:
            self._running = None
            self._retire()
            self._start()
        else:
            self._waiting = [order for order in self._waiting if order.job is not job]
        job.end(Cancelled())
