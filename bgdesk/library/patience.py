"""How long each thread waits for another program that holds the library."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from time import monotonic, sleep
from typing import TypeVar

from bgdesk.library.problems import is_busy

_PAUSE_S = 0.01
"""So often something that waits is tried again."""

T = TypeVar("T")


class Patience:
    """``usual_ms`` in each thread that does not say otherwise."""

    def __init__(self, usual_ms: int) -> None:
        self._usual_ms = usual_ms
        self._here = threading.local()

    def put(self, patience_ms: int) -> None:
        """Wait so long in this thread from now on."""
        self._here.ms = patience_ms

    @property
    def _seconds(self) -> float:
        return float(getattr(self._here, "ms", self._usual_ms)) / 1000

    def take(self, lock: threading.RLock) -> bool:
        """Whether ``lock`` is held now; another thread has it while it writes, which is soon over."""
        return lock.acquire(timeout=max(self._seconds, _PAUSE_S))

    def while_busy(self, act: Callable[[], T]) -> T:
        """What ``act`` gives; it is done again while another program is in the way."""
        given_up = monotonic() + self._seconds
        while True:
            try:
                return act()
            except sqlite3.OperationalError as error:
                if not is_busy(error) or monotonic() >= given_up:
                    raise
            sleep(_PAUSE_S)
