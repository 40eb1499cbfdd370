"""Prints how long the window stalls while the strongest bot thinks (``python -m tests.bench.gui_stall``)."""

from __future__ import annotations

import os
import sys
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QTimer

from bgdesk.app.workers.engine_service import EngineService
from bgdesk.engine.levels import STRONGEST_LEVEL
from bgdesk.engine.requests import BotRequest
from bgdesk.match.events import GameStarted, OpeningRolled
from bgdesk.match.flow import advance, start
from bgdesk.match.options import match_options

TARGET_MS = 16.0
OPENINGS = ((6, 4), (2, 1), (4, 3), (6, 2), (5, 4))
THINKING_MS = 3000


def measure() -> tuple[list[float], float]:
    """Gaps between ticks of 1 ms in milliseconds while the bot decides, and the seconds that it took."""
    app = QCoreApplication([])
    service = EngineService()
    gaps: list[float] = []
    last = [time.perf_counter()]

    def tick() -> None:
        now = time.perf_counter()
        gaps.append((now - last[0]) * 1000)
        last[0] = now

    timer = QTimer(interval=1)
    timer.timeout.connect(tick)
    left = [_request(*dice) for dice in OPENINGS]

    def ask() -> None:
        if not left:
            app.quit()
            return
        job = service.submit("decide", left.pop(), time_limit_ms=60_000)
        job.done.connect(lambda _answer: ask())
        job.failed.connect(sys.exit)

    QTimer.singleShot(0, ask)
    began = time.perf_counter()
    timer.start()
    app.exec()
    took = time.perf_counter() - began
    service.close()
    return gaps, took


def _request(high: int, low: int) -> BotRequest:
    state = advance(advance(start(match_options(7)), GameStarted(1)), OpeningRolled(high, low))
    return BotRequest(state, STRONGEST_LEVEL, thinking_ms=THINKING_MS)


def main() -> int:
    """Measure and print; 1 when the target is missed."""
    gaps, took = measure()
    worst = sorted(gaps)[-3:]
    sys.stdout.write(
        f"{len(OPENINGS)} decisions in {took:.1f} s, {len(gaps)} ticks: longest stalls "
        f"{', '.join(f'{gap:.1f}' for gap in reversed(worst))} ms (target: under {TARGET_MS:.0f})\n"
    )
    return int(worst[-1] >= TARGET_MS)


if __name__ == "__main__":
    sys.exit(main())
