"""``python -m tests.monkey --events 20000 --seed 1``: a monkey at the window.

It prints every step that worked longer than 100 ms with where it was then, every fault with what had been
done before, and the counts; the exit status is 1 if there is any of both. The same seed does the same as far
as nothing depends on time; where a fault comes late, fewer ``--events`` with many ``--seeds`` find a shorter
way to it. ``--weights key=50 click=0`` makes it do more of one thing.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from bgdesk.start.application import make_application
from tests.monkey.hands import ACTS, USUAL
from tests.monkey.trial import Trial
from tests.monkey.watchdog import LONGEST_S

LONGEST_MS = int(LONGEST_S * 1000)


def weight(text: str) -> tuple[str, int]:
    name, _, value = text.partition("=")
    if name not in ACTS:
        raise argparse.ArgumentTypeError(f"one of {', '.join(ACTS)}, = and a number")
    return name, int(value)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.monkey", description=__doc__)
    parser.add_argument("--events", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seeds", type=int, default=1, help="so many, from --seed on")
    parser.add_argument("--longest", type=int, default=LONGEST_MS, help="ms that a step may work")
    parser.add_argument("--weights", type=weight, nargs="*", default=[])
    parser.add_argument("--diary", type=Path, help="file for everything that is done, as it is done")
    wanted = parser.parse_args()
    app = make_application(["monkey"])
    faults = 0
    for seed in range(wanted.seed, wanted.seed + wanted.seeds):
        began, worked = time.perf_counter(), time.process_time()
        with ExitStack() as stack:
            home = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            diary = stack.enter_context(wanted.diary.open("w")) if wanted.diary else None
            weights = {**USUAL, **dict(wanted.weights)}
            longest_s = wanted.longest / 1000
            trial = Trial(app, home, seed, wanted.events, longest_s=longest_s, weights=weights, diary=diary)
            report = trial.run()
        for line in (*report.slow, *report.faults):
            sys.stdout.write(f"{line}\n")
        faults += len(report.faults) + len(report.slow)
        took, work = time.perf_counter() - began, time.process_time() - worked
        sys.stdout.write(
            f"seed {seed}: {report.acts.total()} events, {len(report.faults)} faults, "
            f"{len(report.slow)} steps over {wanted.longest} ms, longest {report.longest * 1000:.0f} ms, "
            f"{report.matches} matches in the library, {took:.0f} s, {work:.0f} s of work\n"
        )
    return int(faults > 0)


if __name__ == "__main__":
    sys.exit(main())
