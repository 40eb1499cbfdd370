"""Notices when the window answers too late: a round of the event loop that works for long."""

from __future__ import annotations

import logging
from collections.abc import Callable
from time import perf_counter, thread_time

from PySide6.QtCore import QAbstractEventDispatcher, QObject, Slot
from PySide6.QtGui import QGuiApplication

_log = logging.getLogger(__name__)

LONGEST_S = 0.05
PAUSE_S = 1.0
"""On a slow computer the log is not filled with nothing else."""


class SlowRounds(QObject):
    """Logs every round of the event loop of ``app`` that worked longer than `LONGEST_S`.

    It hears of rounds, not of events: to look at every event in Python would itself take a good part of the
    time. ``work`` is what this thread has done so far, in seconds, without its waiting, which Qt does not
    tell from a pause; ``clock`` tells the time. Once in `PAUSE_S` one is told, with the number of those that
    were not, and who had the keyboard.
    """

    def __init__(
        self,
        app: QGuiApplication,
        work: Callable[[], float] = thread_time,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        super().__init__(app)
        self._work, self._clock = work, clock
        self._done = work()
        self._quiet_until = 0.0
        self._untold = 0
        self._dispatcher = QAbstractEventDispatcher.instance()
        self._dispatcher.awake.connect(self._round_over)
        self._dispatcher.aboutToBlock.connect(self._round_over)

    def close(self) -> None:
        """Watch no longer."""
        self._dispatcher.awake.disconnect(self._round_over)
        self._dispatcher.aboutToBlock.disconnect(self._round_over)

    @Slot()
    def _round_over(self) -> None:
        """Some dispatchers say that they are awake before they work, others afterwards."""
        done = self._work()
        took, self._done = done - self._done, done
        if took > LONGEST_S:
            self._tell(took)

    def _tell(self, took: float) -> None:
        now = self._clock()
        if now < self._quiet_until:
            self._untold += 1
            return
        _log.warning(
            "the window worked for %d ms without a pause, the keyboard with %s (%d others not told)",
            round(took * 1000),
            type(QGuiApplication.focusObject()).__name__,
            self._untold,
        )
        self._quiet_until, self._untold = now + PAUSE_S, 0
