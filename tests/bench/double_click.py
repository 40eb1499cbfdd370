"""Prints how long it takes from a double click on a match to its painted board: the bundle beside the source.

    python -m tests.bench.double_click [dist/bgdesk/bgdesk]

Both are started in turn on the same screen, which is watched from outside until the rows of the board and of
the list of moves are those of the settled window. Other work on the computer changes how long that takes, but
hardly how long the processors are busy with it, so both are told.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tests.bench.screen import BGDESK, Pixels, Stage, children_of, open_stage, why_not

ROUNDS = 9
SETTLED_S = 4.0
ROWS = (180, 260, 300, 340, 420)
"""Heights that cross the checkers, the arrows of the move and the list of moves."""
MATCHES = Path(__file__).parents[1] / "files" / "matches" / "mat"
BUNDLE = Path(__file__).parents[2] / "dist" / "bgdesk" / "bgdesk"
TARGET_RATIO = 1.05
"""No more than the source, as far as a clock can tell that counts 10 ms at a time."""
_TICKS_PER_S = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True, slots=True)
class Start:
    """One start: milliseconds until the match was painted, and of work of the window and of its processes."""

    wall: float
    window: float
    others: float


def busy_ms(pid: int) -> float:
    """How long the processors have worked for a process."""
    words = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) * 1000 / _TICKS_PER_S


def settled(stage: Stage, home: Path, command: tuple[str, ...]) -> Callable[[Pixels], bool]:
    """Whether the screen is what ``command`` makes of it in the end."""
    with stage.started(*command, home=home):
        time.sleep(SETTLED_S)
        wanted = [stage.pixels.row(row) for row in ROWS]
    return lambda pixels: all(pixels.row(row) == want for row, want in zip(ROWS, wanted, strict=True))


def measure(stage: Stage, home: Path, programs: dict[str, tuple[str, ...]]) -> dict[str, list[Start]]:
    """Starts of the programs, which take turns."""
    ends = {name: settled(stage, home, command) for name, command in programs.items()}
    starts: dict[str, list[Start]] = {name: [] for name in programs}
    for _ in range(ROUNDS):
        for name, command in programs.items():
            with stage.started(*command, home=home, until=ends[name]) as seen:
                others = sum(map(busy_ms, children_of(seen.pid)))
                starts[name].append(Start(seen.after_ms, busy_ms(seen.pid), others))
    return starts


def report(name: str, starts: list[Start]) -> Start:
    """Print a few lines; the medians."""
    columns = list(zip(*((one.wall, one.window, one.others) for one in starts), strict=True))
    for what, found in zip(("painted after", "work of it", "of its processes"), columns, strict=True):
        median, least, most = statistics.median(found), min(found), max(found)
        print(f"{name:8}{what:18}median {median:5.0f} ms  ({least:.0f} to {most:.0f})")
    return Start(*map(statistics.median, columns))


def main() -> int:
    """Measure and print; 1 when the bundle works longer than the source until the match is seen."""
    bundle = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else BUNDLE
    reason = why_not() or ("" if bundle.is_file() else f"skipped: there is no {bundle}")
    if reason:
        print(reason)
        return 0
    match = str(min(MATCHES.glob("*.mat"), key=lambda path: path.stat().st_size))
    programs = {"bundle": (str(bundle), match), "source": (*BGDESK, match)}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home, open_stage(Path(home)) as stage:
        bundled, source = (report(*one) for one in measure(stage, Path(home), programs).items())
    ratio = bundled.window / source.window
    print(f"painted {bundled.wall / source.wall:.2f}, work {ratio:.2f} (target: at most {TARGET_RATIO})")
    return int(ratio > TARGET_RATIO)


if __name__ == "__main__":
    sys.exit(main())
