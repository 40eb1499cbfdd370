"""Prints the resident memory of the window and of the engine, beside GNU Backgammon.

Run it with ``python -m tests.bench.memory``; it reads /proc, so it needs Linux.
"""

from __future__ import annotations

import multiprocessing
import sys
import tempfile
import time
from itertools import combinations
from pathlib import Path

from bgdesk.engine.levels import DEFAULT_LEVEL
from bgdesk.engine.requests import BotRequest
from bgdesk.engine.worker import serve
from bgdesk.match.events import GameStarted, OpeningRolled
from bgdesk.match.flow import advance, start
from bgdesk.match.options import match_options
from tests.bench.screen import BGDESK, children_of, gnubg, open_stage, resident_mb, why_not

WINDOW_TARGET_MB, ENGINE_TARGET_MB = 110, 200
SETTLED_S = 3.0
"""Time after the first picture in which a program loads what it does not need for that."""


def engine_mb(level: str) -> float:
    """The memory of an engine process that has played each opening roll at ``level``."""
    context = multiprocessing.get_context("spawn")
    near, far = context.Pipe()
    process = context.Process(target=serve, args=(far,), daemon=True)
    process.start()
    for key, (low, high) in enumerate(combinations(range(1, 7), 2)):
        state = advance(advance(start(match_options(7)), GameStarted(1)), OpeningRolled(high, low))
        near.send((key, "decide", BotRequest(state, level)))
        if near.recv()[1] != "done":
            raise RuntimeError("the engine did not answer")
    used = resident_mb(process.pid or 0)
    process.kill()
    process.join()
    return used


def window_mb(*command: str) -> tuple[float, float]:
    """The memory of a program with its board on the screen, and that of the processes it has started."""
    with (
        tempfile.TemporaryDirectory() as home,
        open_stage(Path(home)) as stage,
        stage.started(*command, home=Path(home)) as seen,
    ):
        time.sleep(SETTLED_S)
        return resident_mb(seen.pid), sum(map(resident_mb, children_of(seen.pid)))


def main() -> int:
    """Measure and print; 1 when one of the targets is missed."""
    engine = engine_mb(DEFAULT_LEVEL)
    print(f"engine at the level {DEFAULT_LEVEL}: {engine:.0f} MB (target: under {ENGINE_TARGET_MB})")
    reason = why_not()
    if reason:
        print(reason)
        return int(engine >= ENGINE_TARGET_MB)
    window, helpers = window_mb(*BGDESK)
    print(f"window: {window:.0f} MB (target: under {WINDOW_TARGET_MB}), its other processes {helpers:.0f} MB")
    other = gnubg()
    if other is None:
        print("no ratio: gnubg is not installed")
    else:
        theirs, _ = window_mb(other, "-w")
        print(f"GNU Backgammon: {theirs:.0f} MB; ratio of the windows {window / theirs:.2f}")
    return int(engine >= ENGINE_TARGET_MB or window >= WINDOW_TARGET_MB)


if __name__ == "__main__":
    sys.exit(main())
