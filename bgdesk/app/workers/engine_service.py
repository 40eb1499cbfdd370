"""The engine of the window: one process, one job after the other, and what happens when it dies."""

from __future__ import annotations

import itertools
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from bgdesk.app.workers.engine_child import Serve, serve_engine
from bgdesk.app.workers.job import Job
from bgdesk.app.workers.outcome import MOST_TRIES, Cancelled, Err, Ok
from bgdesk.app.workers.time_limits import LEAST_S, START_S

if TYPE_CHECKING:
    from bgdesk.app.workers.engine_link import EngineLink, Message

MOST_DEATHS = 2 * MOST_TRIES
"""Engines that end one after the other without an answer before no other is started."""
MOST_FAILED_STARTS = 3
"""The same for engines that are not even up."""

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Order:
    key: int
    job: Job
    operation: str
    argument: object
    time_limit_ms: int
    tries: int = 0


class EngineService(QObject):
    """One engine process that answers one job after the other.

    A running job is cancelled by killing the process; a new one is there a moment later. An engine that
    ends by itself or exceeds a time limit is replaced, and its job begun again, at most `MOST_TRIES` times.
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
        self._failed_starts = 0
        self._keys = itertools.count(1)
        self._waiting: list[_Order] = []
        self._running: _Order | None = None
        self._limit = QTimer(self, singleShot=True)
        self._limit.timeout.connect(self._on_time_limit)
        self._reported.connect(self._on_report, Qt.ConnectionType.QueuedConnection)

    @property
    def is_available(self) -> bool:
        """Whether a job submitted now has a chance."""
        lives = self._deaths < MOST_DEATHS and self._failed_starts < MOST_FAILED_STARTS
        return lives and not self._is_closed

    def warm_up(self) -> None:
        """Start the engine now, also after it became unavailable."""
        if not self._is_closed and self._link is None:
            self._deaths = self._failed_starts = 0
            self._start()

    def submit(self, operation: str, argument: object, time_limit_ms: int = LEAST_S * 1000) -> Job:
        """Have the engine do ``operation`` after everything submitted before; it never ends in here.

        ``argument`` must not change any more. The time limit starts when the engine gets the job.
        """
        job = Job(self._cancel)
        self._waiting.append(_Order(next(self._keys), job, operation, argument, time_limit_ms))
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
        orders = [*([self._running] if self._running else []), *self._waiting]
        self._waiting.clear()
        self._running = None
        self._retire()
        for link in self._ending:
            link.join()
        self._ending.clear()
        for order in orders:
            order.job.end(Cancelled())

    def _start(self) -> None:
        from bgdesk.app.workers.engine_link import (
            EngineLink,  # brings multiprocessing, which no window waits for
        )

        self._ending = [link for link in self._ending if link.is_alive]
        self._link = EngineLink(self._serve, self._reported.emit)
        self._limit.start(START_S * 1000)
        _log.info("an engine is started")

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
        self._running = order = self._waiting.pop(0)
        order.tries += 1
        self._limit.start(order.time_limit_ms)
        self._link.ask((order.key, order.operation, order.argument))

    @Slot(object, object)
    def _on_report(self, link: EngineLink, message: Message | None) -> None:
        if link is not self._link:
            return
        if message is None:
            self._lose(self.tr("The engine stopped unexpectedly."))
        elif not self._is_ready:
            self._is_ready = True
            self._failed_starts = 0
            self._limit.stop()
            self._hand_over()
        else:
            self._answer(*message)

    def _answer(self, key: int, kind: str, value: Any) -> None:
        self._deaths = 0
        order = self._running
        if order is None or order.key != key:
            return
        if kind == "progress":
            order.job.go_on(*value)
            return
        self._limit.stop()
        self._running = None
        self._hand_over()
        if kind == "done":
            order.job.end(Ok(value))
        elif kind == "failed":
            order.job.end(Err(str(value)))
        else:
            _log.error("the engine raised in %s: %s", order.operation, value)
            order.job.end(Err(self.tr("The engine failed. Details are in the log.")))

    @Slot()
    def _on_time_limit(self) -> None:
        if self._is_ready:
            self._lose(self.tr("The engine did not answer in time."))
        else:
            self._lose(self.tr("The engine did not start."))

    def _lose(self, reason: str) -> None:
        """Replace the engine, or give up; the state is settled before anybody hears of it."""
        order, self._running = self._running, None
        _log.error("the engine was lost at %s: %s", order.operation if order else "nothing", reason)
        if self._is_ready:
            self._deaths += 1
        else:
            self._failed_starts += 1
        self._retire()
        if order and order.tries < MOST_TRIES:
            self._waiting.insert(0, order)
            order = None
        if self.is_available:
            self._start()
        if order:
            order.job.end(Err(reason))
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
