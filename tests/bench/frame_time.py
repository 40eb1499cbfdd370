"""Prints how long one frame takes while checkers move over the board, at two sizes.

Run it with ``python -m tests.bench.frame_time``; it needs no display.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections.abc import Iterator
from dataclasses import replace

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from bgdesk.match.state import Pair
from bgdesk.rules.player import Player
from bgdesk.ui.board.board_widget import BoardWidget
from bgdesk.ui.board.view import BoardView, CheckerMove, CubeView, DieView, point_spot

SIZES = ((1600, 1000), (3200, 2000))
RUNS = 12
STEP_MS = 8.0
TARGET_MEDIAN_MS, TARGET_P99_MS = 2.0, 8.0
WHITE = {24: 2, 13: 5, 8: 3, 6: 5}
ONE = (CheckerMove(Player.WHITE, point_spot(24), point_spot(10)),)
FOUR = tuple(
    CheckerMove(Player.WHITE, point_spot(a), point_spot(b)) for a, b in ((24, 20), (13, 9), (8, 4), (6, 2))
)


def start_view() -> BoardView:
    """The set-up of backgammon with a roll on the board."""
    points = tuple(
        (Player.WHITE, WHITE[n])
        if n in WHITE
        else (Player.BLACK, WHITE[25 - n])
        if 25 - n in WHITE
        else (None, 0)
        for n in range(1, 25)
    )
    dice = (DieView(6, Player.WHITE), DieView(3, Player.WHITE))
    return BoardView(points, Pair(0, 0), Pair(0, 0), Player.WHITE, dice, (), CubeView("64"), Player.WHITE)


def frames(board: BoardWidget, moves: tuple[CheckerMove, ...]) -> Iterator[tuple[float, float]]:
    """Milliseconds from a new place of the checker to the picture, by the clock and of the processor."""
    view = start_view()
    for _ in range(RUNS):
        board.set_view(view)
        board.settle()
        QCoreApplication.processEvents()
        board.set_view(replace(view), moves)
        time_ms = 0.0
        while board.board_scene.is_moving and time_ms < 2000:
            time_ms += STEP_MS
            began, busy = time.perf_counter(), time.thread_time()
            board.board_scene.go_to(time_ms)
            QCoreApplication.processEvents()
            yield (time.perf_counter() - began) * 1000, (time.thread_time() - busy) * 1000


def report(label: str, times: list[tuple[float, float]]) -> bool:
    """Print one line and say whether it is within the targets.

    The processor's share tells a slow board from a busy machine; the targets are for the clock.
    """
    wall, busy = (sorted(column) for column in zip(*times, strict=True))
    median, p99 = statistics.median(wall), wall[int(len(wall) * 0.99)]
    figures = f"median {median:5.2f} ms  p99 {p99:5.2f} ms  max {wall[-1]:5.2f} ms"
    cpu = f"(processor alone: p99 {busy[int(len(busy) * 0.99)]:5.2f} ms)"
    sys.stdout.write(f"{label:36} frames {len(wall):4}  {figures}  {cpu}\n")
    return bool(median < TARGET_MEDIAN_MS and p99 < TARGET_P99_MS)


def main() -> int:
    """Measure each size; 0 if every figure is within its target."""
    QApplication([])
    results = []
    for width, height in SIZES:
        board = BoardWidget()
        board.resize(width, height)
        board.show()
        for name, moves in (("one checker", ONE), ("four, one after the other", FOUR)):
            results.append(report(f"{width}x{height} {name}", list(frames(board, moves))))
        board.close()
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
