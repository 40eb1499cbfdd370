"""Prints how long the window stalls while a match is opened, judged and stopped.

Run as ``python -m tests.bench.review_stall FILE [LEVEL]``; the engine of this computer judges. On a busy
computer the second figure counts: how long the thread of the window itself worked without a pause.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from bgdesk.analysis.assembling import EVERYTHING
from bgdesk.app.paths import find_paths
from bgdesk.start.application import make_application
from bgdesk.start.window import build_desk

TARGET_MS = 16.0
PATIENCE_S = 600.0
STOP_AFTER_S = 3.0


class Watch:
    """Gaps between ticks of 1 ms, in milliseconds: by the clock, and of work in this thread."""

    def __init__(self, app: QApplication) -> None:
        self._app = app
        self._gaps: list[float] = []
        self._work: list[float] = []
        self._last = self._last_work = 0.0
        self._timer = QTimer(app, interval=1)
        self._timer.timeout.connect(self._tick)
        self._timer.start()

    def _tick(self) -> None:
        now, worked = time.perf_counter(), time.thread_time()
        self._gaps.append((now - self._last) * 1000)
        self._work.append((worked - self._last_work) * 1000)
        self._last, self._last_work = now, worked

    def wait(self, what: str, happened: Callable[[], object]) -> None:
        """Run the program until ``happened``, and print the longest gaps on the way."""
        self._gaps.clear()
        self._work.clear()
        self._last = began = time.perf_counter()
        self._last_work = time.thread_time()
        while not happened():
            if time.perf_counter() - began > PATIENCE_S:
                raise TimeoutError(what)
            self._app.processEvents()
            time.sleep(0.0002)
        took = time.perf_counter() - began
        sys.stdout.write(
            f"{what:<10} {took:6.1f} s, stalls {_worst(self._gaps)}, work {_worst(self._work)}\n"
        )


def _worst(gaps: list[float]) -> str:
    late = sum(gap > TARGET_MS for gap in gaps)
    worst = ", ".join(f"{gap:.1f}" for gap in sorted(gaps, reverse=True)[:3])
    return f"{worst} ms ({late} of {len(gaps)} over {TARGET_MS:.0f})"


def main(file: str, level: str = "1-ply") -> None:
    """Open, judge, stop, and judge to the end."""
    app = make_application(["review_stall"])
    with tempfile.TemporaryDirectory() as home:
        desk = build_desk(app, find_paths(home).prepared())
        desk.window.show()
        desk.begin(None)
        watch = Watch(app)
        watch.wait("idle", _after(1.0))
        parts = desk.wiring.review_wiring
        assert parts
        parts.file_opening.open_paths([Path(file)])
        watch.wait("opening", lambda: parts.review.shelved)
        watch.wait("opened", _after(1.0))
        parts.review.analyse(level, EVERYTHING)
        watch.wait("judging", _after(STOP_AFTER_S))
        began = time.perf_counter()
        parts.review.cancel()
        sys.stdout.write(f"stopping   {(time.perf_counter() - began) * 1000:.1f} ms\n")
        watch.wait("stopped", _after(1.0))
        parts.review.analyse(level, EVERYTHING)
        watch.wait("judging", lambda: not parts.review.is_analysing)
        desk.window.close()
        desk.close()


def _after(seconds: float) -> Callable[[], bool]:
    end = time.perf_counter() + seconds
    return lambda: time.perf_counter() > end


if __name__ == "__main__":
    main(*sys.argv[1:])
