"""Changes files at random below their containers and reads them, to find what no reader may do.

python -m tests.fuzz --count 100000 --seed 1 [--format xg] [--jobs 2] [--save FOLDER]
python -m tests.fuzz --replay FOLDER/xg-1-4711.json

Of every format it says which share was refused at the door (another kind of file, a broken container), which
inside, and which was accepted. What is accepted has to be replayed, asked about, written and read again. The
exit status is 1 when something was found; every finding is a file that ``--replay`` tries again.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from tests.fuzz.targets import TARGETS
from tests.fuzz.trials import Finding, Report, tried, try_one

_PIECE = 1_000
_SHOWN = 10


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit status 1 when there is a finding."""
    parser = argparse.ArgumentParser(
        "tests.fuzz", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--count", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--format", choices=tuple(TARGETS), action="append", dest="formats")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--save", type=Path, default=Path("fuzz-findings"), help="folder for findings")
    parser.add_argument("--replay", type=Path, help="a file of a finding")
    given = parser.parse_args(arguments)
    if given.replay:
        return _replay(Finding.loaded(given.replay))
    report = _tried(tuple(given.formats or TARGETS), given.count, given.seed, given.jobs)
    print(report.text())
    for finding in _one_of_each(report.findings)[:_SHOWN]:
        print(f"\n{finding.saved(given.save)} ({finding.sample})\n{finding.problem}")
    return 1 if report.findings else 0


def _tried(names: tuple[str, ...], count: int, seed: int, jobs: int) -> Report:
    pieces = [range(start, min(start + _PIECE, count)) for start in range(0, count, _PIECE)]
    whole = Report()
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for done, report in enumerate(pool.imap_unordered(partial(tried, names, seed=seed), pieces), 1):
            whole.join(report)
            print(f"{done} of {len(pieces)}, {len(whole.findings)} findings", file=sys.stderr, flush=True)
    return whole


def _one_of_each(findings: Sequence[Finding]) -> list[Finding]:
    """The smallest mutant of every cause."""
    smallest: dict[str, Finding] = {}
    for finding in sorted(findings, key=lambda one: len(one.data)):
        smallest.setdefault(finding.cause, finding)
    return list(smallest.values())


def _replay(mutant: Finding) -> int:
    report = Report()
    try_one(TARGETS[mutant.target], mutant, report)
    print(report.text())
    for finding in report.findings:
        print(f"\n{finding.problem}")
    return 1 if report.findings else 0


if __name__ == "__main__":
    sys.exit(main())
