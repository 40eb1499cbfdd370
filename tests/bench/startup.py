"""Prints how long it takes from the start of the process to a painted board, beside GNU Backgammon.

Both are started in turn on the same screen, and the screen is watched from outside until the board is on it.
Run it with ``python -m tests.bench.startup``.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

from tests.bench.screen import BGDESK, Stage, gnubg, open_stage, why_not

ROUNDS = 9
TARGET_RATIO = 1.0


def measure(stage: Stage, home: Path, programs: dict[str, tuple[str, ...]]) -> dict[str, list[float]]:
    """Milliseconds of each start, the programs taking turns; the first round only warms the disc cache."""
    times: dict[str, list[float]] = {name: [] for name in programs}
    for number in range(ROUNDS + 1):
        for name, command in programs.items():
            with stage.play_pause(*command, home=home) as seen:
                times[name] += [seen.after_ms] if number else []
    return times


def report(name: str, times: list[float]) -> float:
    """Print one line; the median."""
    median = statistics.median(times)
    print(
        f"{name:16} start to painted board: median {median:4.0f} ms  ({min(times):.0f} to {max(times):.0f})"
    )
    return median


def main() -> int:
    """Measure and print; 1 when bgdesk is slower than GNU Backgammon."""
    reason = why_not()
    if reason:
        print(reason)
        return 0
    other = gnubg()
    programs: dict[str, tuple[str, ...]] = {"bgdesk": BGDESK}
    if other:
        programs["GNU Backgammon"] = (other, "-w")
    with tempfile.TemporaryDirectory() as home, open_stage(Path(home)) as stage:
        medians = [report(name, times) for name, times in measure(stage, Path(home), programs).items()]
    if other is None:
        print("no ratio: gnubg is not installed")
        return 0
    ratio = medians[0] / medians[1]
    print(f"ratio {ratio:.2f} (target: at most {TARGET_RATIO}; aim 0.7)")
    return int(ratio > TARGET_RATIO)


if __name__ == "__main__":
    sys.exit(main())
