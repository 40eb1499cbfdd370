"""Notices when the window stands still: the event loop comes round too late."""

from __future__ import annotations

import logging
from collections.abc import Callable
from time import perf_counter

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt

_log = logging.getLogger(__name__)

LONGEST_S = 0.05
PAUSE_S = 1.0
"""On a slow computer the log is not filled with nothing else."""
_ROUND_OVER = QEvent.Type(QEvent.registerEventType())

_Seen = tuple[str, QEvent.Type]


class SlowEvents(QObject):
    """Logs every round of the event loop of ``app`` that took longer than `LONGEST_S` by ``clock``.

    A round lasts from the first event after a pause until an event of least importance, put behind it,
    arrives. It is named after its first event, and after the one that was followed by the longest silence.
    Once in `PAUSE_S` one is told, with the number of those that were not.
    """

    def __init__(self, app: QCoreApplication, clock: Callable[[], float] = perf_counter) -> None:
        super().__init__(app)
        self._app = app
        self._clock = clock
        self._began = self._latest = self._silence = 0.0
        self._quiet_until = 0.0
        self._untold = 0
        self._first: _Seen | None = None
        self._last: _Seen | None = None
        self._slowest: _Seen | None = None
        app.installEventFilter(self)

    def close(self) -> None:
        """Watch no longer."""
        self._app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        now, kind = self._clock(), event.type()
        self._note_silence(now)
        if kind == _ROUND_OVER and watched is self:
            self._end_round(now)
            return True
        seen = (type(watched).__name__, kind)
        if self._first is None:
            self._first, self._began, self._silence = seen, now, 0.0
            QCoreApplication.postEvent(self, QEvent(_ROUND_OVER), Qt.EventPriority.LowEventPriority.value)
        self._last, self._latest = seen, now
        return False

    def _note_silence(self, now: float) -> None:
        if self._first is not None and now - self._latest > self._silence:
            self._silence, self._slowest = now - self._latest, self._last

    def _end_round(self, now: float) -> None:
        took, first, slowest = now - self._began, self._first, self._slowest
        self._first = self._slowest = None
        if took <= LONGEST_S or first is None or slowest is None:
            return
        if now < self._quiet_until:
            self._untold += 1
            return
        _log.warning(
            "the window stood still for %d ms from %s; %d ms of it after %s (%d others not told)",
            round(took * 1000),
            _named(first),
            round(self._silence * 1000),
            _named(slowest),
            self._untold,
        )
        self._quiet_until, self._untold = now + PAUSE_S, 0


def _named(seen: _Seen) -> str:
    receiver, kind = seen
    return f"{kind.name} for {receiver}"
