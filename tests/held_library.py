"""Another program that holds a library, and a watch on the event loop."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QObject, Qt, QTimer

_HOLD = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN EXCLUSIVE")
print("held", flush=True)
sys.stdin.read()
connection.execute("ROLLBACK")
"""
_LOOKED_EVERY_MS = 2


@contextmanager
def held(library: Path) -> Iterator[None]:
    """A process of its own holds the lock of ``library`` while the block runs."""
    command = [sys.executable, "-c", _HOLD, str(library)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin
        assert process.stdout
        assert process.stdout.readline() == "held\n"
        try:
            yield
        finally:
            process.stdin.close()
            process.wait(10)


class LoopWatch(QObject):
    """Knows the longest time, in milliseconds, in which the event loop of the window did not turn."""

    def __init__(self) -> None:
        super().__init__()
        self.longest_ms = 0.0
        self._last = perf_counter()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._look)
        self._timer.start(_LOOKED_EVERY_MS)

    def begin(self) -> None:
        """Forget what was before."""
        self.longest_ms, self._last = 0.0, perf_counter()

    def _look(self) -> None:
        now = perf_counter()
        self.longest_ms, self._last = max(self.longest_ms, (now - self._last) * 1000), now


def rows_on_disk(library: Path, sql: str, *values: object) -> list[tuple[object, ...]]:
    """What another program reads there at this moment."""
    with closing(sqlite3.connect(library)) as connection:
        return connection.execute(sql, values).fetchall()
