"""How long a worker process is waited for: by its answer, and by the signs of life that it gives meanwhile.

Only time counts in which somebody watched. While a laptop sleeps or the program is stopped the clocks of some
systems go on, and all limits would be over on waking; nothing was amiss with any process then.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from time import monotonic

LOOK_S = 0.25
"""Whoever waits looks at least so often."""
SILENCE_S = 30.0
"""A process at work that was not heard for so long is stopped: a busy computer makes none so slow.

It gives a sign of life every `bgdesk.app.workers.worker_child.BEAT_S`.
"""
_MOST_S = 1.0
"""More than this between two looks, and nobody watched."""


class Lost(Enum):
    """Why a process is not waited for any longer."""

    LATE = auto()
    SILENT = auto()


class WatchedTime:
    """Seconds in which somebody looked at this often enough."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._last = clock()
        self._seconds = 0.0

    def look(self) -> float:
        """The seconds so far."""
        now = self._clock()
        self._seconds += min(max(now - self._last, 0.0), _MOST_S)
        self._last = now
        return self._seconds


class Vigil:
    """With one process that has something to do. ``words`` count what was heard of it, signs of life too."""

    def __init__(self, time: WatchedTime) -> None:
        self._time = time
        self._due: float | None = None
        self._heard_at = 0.0
        self._words: int | None = None

    @property
    def due(self) -> float | None:
        """When it has to have answered, in watched time."""
        return self._due

    def begin(self, limit_s: float, words: int | None = None) -> None:
        """Wait ``limit_s`` from now; without ``words`` no sign of life is expected meanwhile."""
        self._heard_at = self._time.look()
        self._due = self._heard_at + limit_s
        self._words = words

    def end(self) -> None:
        """Wait for nothing."""
        self._due = None

    def why_over(self, words: int) -> Lost | None:
        """Why it is over, if it is; ``words`` were heard by now."""
        now = self._time.look()
        if self._due is None:
            return None
        if now >= self._due:
            return Lost.LATE
        if self._words is None:
            return None
        if words != self._words:
            self._words, self._heard_at = words, now
        return Lost.SILENT if now - self._heard_at >= SILENCE_S else None
