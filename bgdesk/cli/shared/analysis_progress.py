"""How far an analysis is: one line that is written over, where somebody watches."""

from __future__ import annotations

import sys
from time import monotonic

_WIDTH = 60


class AnalysisProgress:
    """``files`` are looked at, one after the other; of several it tells which, and how long all will take."""

    def __init__(self, files: int) -> None:
        self._files = files
        self._at = 0
        self._began: float | None = None
        self._at_first = 0

    def next_file(self) -> None:
        """The next one is looked at."""
        self._at += 1

    def tell(self, done: int, total: int, seconds_left: float | None) -> None:
        """So much of the match is done, and takes so long."""
        if self._began is None and total:
            self._began, self._at_first = monotonic(), self._at
        left = seconds_left if self._files == 1 else self._all_left(done / max(1, total))
        of_all = f"Match {self._at} of {self._files}: " if self._files > 1 else ""
        _write_over(f"{of_all}{done} of {total}{_time_text(left)}")

    def clear(self) -> None:
        """Make room for a line of the result."""
        _write_over("")

    def _all_left(self, part: float) -> float | None:
        """From the first that had to be analysed: those from an earlier run took no time."""
        gone = self._at - self._at_first + part
        if self._began is None or not gone:
            return None
        return (monotonic() - self._began) / gone * (self._files - self._at + 1 - part)


def _time_text(seconds: float | None) -> str:
    if seconds is None:
        return ""
    minutes = round(seconds / 60)
    return f", about {seconds:.0f} s left" if seconds < 100 else f", about {minutes} minutes left"


def _write_over(text: str) -> None:
    if sys.stderr is not None and sys.stderr.isatty():
        sys.stderr.write(f"\r{text:<{_WIDTH}}\r")
        sys.stderr.flush()
