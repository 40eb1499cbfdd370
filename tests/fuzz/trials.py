"""Mutants tried one by one, with what came of them; findings are kept as small files."""

from __future__ import annotations

import json
import time
import traceback
from base64 import b64decode, b64encode
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random

from tests.fuzz.targets import TARGETS, Target
from tests.fuzz.verdict import Verdict

LONGEST_S = 2.0
"""A mutant that takes more of the processor is a finding."""
_GRANTED_MB = 400
"""How much more memory than at the beginning all mutants together may take."""


@dataclass(frozen=True)
class Finding:
    """A mutant that did what none may do."""

    target: str
    sample: str
    seed: int
    number: int
    data: bytes
    problem: str

    @property
    def cause(self) -> str:
        """What tells it apart from others: the exception and where it was raised."""
        lines = [line.strip() for line in self.problem.strip().splitlines()]
        places = [line for line in lines if line.startswith("File ")]
        return f"{lines[-1][:120]} | {places[-1].split('/')[-1] if places else ''}"

    def saved(self, folder: Path) -> Path:
        """Its file, to be replayed."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{self.target}-{self.seed}-{self.number}.json"
        plain = {
            "target": self.target,
            "sample": self.sample,
            "seed": self.seed,
            "number": self.number,
            "data": b64encode(self.data).decode(),
            "problem": self.problem,
        }
        path.write_text(json.dumps(plain, indent=1), encoding="utf-8")
        return path

    @classmethod
    def loaded(cls, path: Path) -> Finding:
        """What `saved` wrote."""
        plain = json.loads(path.read_text(encoding="utf-8"))
        return cls(**{**plain, "data": b64decode(plain["data"])})


@dataclass
class Report:
    """Verdicts by target, findings, and the slowest mutants."""

    verdicts: Counter[tuple[str, Verdict]] = field(default_factory=Counter)
    seconds: defaultdict[str, float] = field(default_factory=partial(defaultdict, float))
    findings: list[Finding] = field(default_factory=list)
    slowest: tuple[float, str, int] = (0.0, "", 0)

    def join(self, other: Report) -> None:
        """Add what somebody else tried."""
        self.verdicts += other.verdicts
        for target, seconds in other.seconds.items():
            self.seconds[target] += seconds
        self.findings += other.findings
        self.slowest = max(self.slowest, other.slowest)

    def shares(self, target: str) -> dict[Verdict, float]:
        """How many of a target's mutants came how far, as fractions."""
        whole = max(1, sum(self.verdicts[target, verdict] for verdict in Verdict))
        return {verdict: self.verdicts[target, verdict] / whole for verdict in Verdict}

    def text(self) -> str:
        """A row for each target, then the findings by cause."""
        lines = [f"{'':18}{'mutants':>8}{'door':>9}{'inside':>9}{'accepted':>9}{'seconds':>9}"]
        for target in sorted({target for target, _ in self.verdicts}):
            count = sum(self.verdicts[target, verdict] for verdict in Verdict)
            shares = self.shares(target)
            cells = "".join(
                f"{shares[verdict]:>{width}.0%}" for verdict, width in zip(Verdict, (8, 8, 9), strict=True)
            )
            lines.append(f"{target:18}{count:>8}{cells}{self.seconds[target]:>9.1f}")
        total = self.verdicts.total()
        seconds, target, number = self.slowest
        lines.append(
            f"{total} mutants, {sum(self.seconds.values()):.0f} s; slowest {target} {number}: {seconds:.2f} s"
        )
        causes = Counter(finding.cause for finding in self.findings)
        lines.append(f"{len(self.findings)} findings of {len(causes)} causes")
        lines += [f"  {count:>4}  {cause}" for cause, count in causes.most_common()]
        return "\n".join(lines)


def tried(names: Iterable[str], numbers: range, seed: int) -> Report:
    """The mutants ``numbers`` of every target in turn."""
    report = Report()
    bounded = _Memory()
    targets = [TARGETS[name] for name in names]
    for number in numbers:
        target = targets[number % len(targets)]
        sample, data = target.mutant(seed, number)
        try_one(target, Finding(target.name, sample, seed, number, data, ""), report)
        if number % 500 == 0:
            bounded.check()
    bounded.check()
    return report


def try_one(target: Target, mutant: Finding, report: Report) -> None:
    """Read one mutant and note in ``report`` what came of it."""
    before = time.process_time()
    problem = ""
    try:
        verdict = target.try_(mutant.data, Random(mutant.number))
    except Exception:  # noqa: BLE001  # every other exception is what is looked for
        verdict, problem = Verdict.INSIDE, traceback.format_exc()
    seconds = time.process_time() - before
    if seconds > LONGEST_S and not problem:
        problem = f"it took {seconds:.1f} s"
    report.verdicts[target.name, verdict] += 1
    report.seconds[target.name] += seconds
    report.slowest = max(report.slowest, (seconds, target.name, mutant.number))
    if problem:
        report.findings.append(
            Finding(mutant.target, mutant.sample, mutant.seed, mutant.number, mutant.data, problem)
        )


class _Memory:
    """Watches the most memory that this process has used, where the system says it."""

    def __init__(self) -> None:
        self._before = self._peak_mb()

    def check(self) -> None:
        grown = self._peak_mb() - self._before
        assert grown < _GRANTED_MB, f"the mutants took {grown} MB more than there were at the beginning"

    @staticmethod
    def _peak_mb() -> int:
        try:
            import resource
        except ImportError:
            return 0
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
