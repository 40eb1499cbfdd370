"""Harms worker processes at random moments while they work, and looks whether anything but time is lost.

``python -m tests.app.workers.worker_faults --kind kill --work analysis --count 200`` says what became of
them. Linux only. A stop lasts a moment or for ever; a memory limit is what the process has at that moment,
and a little more. One that is stopped for ever or limited is harmed no further. As some get along with it,
who works is replaced every now and then.
"""

from __future__ import annotations

import argparse
import logging
import os
import resource
import signal
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from time import monotonic

from PySide6.QtCore import QCoreApplication, QEventLoop

from bgdesk.analysis import worker
from bgdesk.analysis.rollout.run import BATCH, Goal, Task, begun
from bgdesk.analysis.statistics import review
from bgdesk.app.workers import engine_service, process_pool, vigil
from bgdesk.app.workers.analysis_pool import AnalysisPool, judged
from bgdesk.app.workers.engine_service import EngineService
from bgdesk.app.workers.rollout_pool import RolloutPool
from bgdesk.app.workers.worker_child import Serve
from bgdesk.engine.requests import BotRequest
from bgdesk.engine.rollout_protocol import Manner
from bgdesk.match.state import Phase
from tests.analysis.matches import random_match
from tests.analysis.rollouts import THIRTY_ONE, plays_task

_log = logging.getLogger(__name__)

MB = 2**20
QUICK_SILENCE_S = 3.0
"""So long a stopped process is waited for here."""
QUICK_START_S = 15
"""And so long one that is stopped before it is up."""
WORKERS = 2
LONGEST_PAUSE_S = 6.0
"""Between two faults, on average, however slowly processes start here."""
RENEWED_AFTER_S = 5.0
ANY = "any"
"""One kind of fault after the other."""

Run = Callable[[], object]
"""One piece of work from its beginning to its end: what came of it."""
Open = Callable[[], AbstractContextManager[Run]]
"""Who does it: in the end all their processes have ended."""


class Harm:
    """Does something to a process at work every now and then, until it was done ``count`` times."""

    def __init__(self, kind: str, count: int, rng: Random, pause_s: float) -> None:
        hurts = {"kill": self._kill, "stop": self._stop, "memory": self._limit}
        self._hurts = [hurt for name, hurt in hurts.items() if kind in (name, ANY)]
        self._count = count
        self._rng = rng
        self._pause_s = pause_s
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._go_on, name="harm", daemon=True)
        self._spent: set[int] = set()
        self._harmed: set[int] = set()
        self.done: Counter[str] = Counter()

    def __enter__(self) -> Harm:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._end.set()
        self._thread.join()

    @property
    def is_over(self) -> bool:
        return self.done.total() >= self._count

    def _go_on(self) -> None:
        while not self.is_over and not self._end.wait(self._rng.expovariate(1 / self._pause_s)):
            there = [pid for pid in workers() if pid not in self._spent]
            if there:
                hurt = self._hurts[self.done.total() % len(self._hurts)]
                pid = self._rng.choice(there)
                with suppress(ProcessLookupError, PermissionError):
                    self.done[hurt(pid)] += 1
                    self._harmed.add(pid)

    def spare_living(self) -> None:
        """They are ended soon, and not by what was done to them."""
        self._harmed.difference_update(workers())

    @property
    def lost(self) -> int:
        """Processes that came to an end by what was done to them."""
        return len(self._harmed)

    def _kill(self, pid: int) -> str:
        os.kill(pid, signal.SIGKILL)
        return "killed"

    def _stop(self, pid: int) -> str:
        os.kill(pid, signal.SIGSTOP)
        if self._rng.random() < 0.5:
            self._spent.add(pid)
            return "stopped for ever"
        self._end.wait(self._rng.uniform(0.05, 0.6 * QUICK_SILENCE_S))
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGCONT)
        return "stopped for a while"

    def _limit(self, pid: int) -> str:
        pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[0])
        most = pages * resource.getpagesize() + int(self._rng.choice((0, 1, 8, 64)) * self._rng.random() * MB)
        resource.prlimit(pid, resource.RLIMIT_AS, (most, most))
        self._spent.add(pid)
        return "memory limited"


def workers() -> list[int]:
    """The worker processes of this one, also those that only just start."""
    return [pid for pid in _children() if b"spawn_main" in _command(pid)]


def _left_over() -> list[int]:
    """Those that nobody has ended, or has waited for."""
    return [pid for pid in _children() if not (command := _command(pid)) or b"spawn_main" in command]


def _children() -> list[int]:
    found = []
    for children in Path(f"/proc/{os.getpid()}/task").glob("*/children"):
        with suppress(OSError):
            found += [int(one) for one in children.read_text(encoding="ascii").split()]
    return found


def _command(pid: int) -> bytes:
    """Nothing where it is gone, also where nobody has waited for it."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""


@contextmanager
def analysis(level: str = "two-pass", serve: Serve = worker.serve) -> Iterator[Run]:
    """A match judged, and what it says of both players."""
    record = random_match(11, most=60)
    with AnalysisPool(WORKERS, serve) as pool:

        def run() -> object:
            *_, last = judged(pool, record, level)
            found = review(record, last.analysis)
            return replace(last.analysis, created=""), found.players.white.pr, found.players.black.pr

        yield run


@contextmanager
def rollout() -> Iterator[Run]:
    """Plays of an opening rolled out."""
    task: Task = plays_task(*THIRTY_ONE)
    work = begun(task, Manner(truncated_at=3), 1, Goal(trials=6 * BATCH, confidence=None), "")
    with RolloutPool(WORKERS) as pool:

        def run() -> object:
            *_, last = pool.play(work)
            return last

        yield run


@contextmanager
def engine() -> Iterator[Run]:
    """Decisions of a bot, one after the other, as in a match."""
    app = QCoreApplication.instance() or QCoreApplication(["worker_faults"])
    record = random_match(11, most=60)
    states = [one for one in record.states if one.to_act and one.phase is Phase.TO_PLAY]
    service = EngineService()
    try:
        yield lambda: [_decided(app, service, BotRequest(one, "master")) for one in states]
    finally:
        service.close()


def _decided(app: QCoreApplication, service: EngineService, request: BotRequest) -> object:
    loop = QEventLoop(app)
    ends: list[object] = []
    job = service.submit("decide", request, 40_000)
    for end in (job.done, job.failed):
        end.connect(ends.append)
        end.connect(loop.quit)
    loop.exec()
    return ends[0]


WORK: dict[str, Open] = {"analysis": analysis, "rollout": rollout, "engine": engine}


@dataclass(frozen=True, slots=True)
class Outcome:
    """So many faults of each sort; of ``runs`` pieces of work so many came to something else.

    So many processes were ``lost`` by what was done to them, and so many were ``left`` in the end.
    """

    faults: Counter[str]
    runs: int
    wrong: int
    lost: int
    left: int
    seconds: float
    seconds_of_one: float

    def __str__(self) -> str:
        faults = ", ".join(f"{count} {sort}" for sort, count in sorted(self.faults.items()))
        return (
            f"{faults}; {self.lost} processes lost, {self.left} left over;"
            f" {self.runs} times the whole work, {self.wrong} with another result;"
            f" {self.seconds / self.runs:.1f} s each, undisturbed {self.seconds_of_one:.1f} s"
        )


def trial(work: Open, kind: str, count: int, seed: int, pause_s: float = 0.7) -> Outcome:
    """The work again and again under ``count`` faults, and once more when they are over."""
    before = _left_over()
    with work() as run:
        expected, undisturbed_s, start_s = _timed(run)
    pause_s = max(pause_s, min(start_s, LONGEST_PAUSE_S))
    results: list[bool] = []
    began = monotonic()
    with Harm(kind, count, Random(seed), pause_s) as harm:
        while not harm.is_over:
            results += _under(harm, work, expected)
    took_s = monotonic() - began
    left = len(set(_left_over()) - set(before))
    return Outcome(harm.done, len(results), sum(results), harm.lost, left, took_s, undisturbed_s)


def _under(harm: Harm, work: Open, expected: object) -> Iterator[bool]:
    """Whether it came to something else, each time, with the same processes as long as they live."""
    until = monotonic() + RENEWED_AFTER_S
    with work() as run:
        while monotonic() < until and not harm.is_over:
            yield _differs(run, expected)
        if harm.is_over:
            yield _differs(run, expected)
        harm.spare_living()


def _timed(run: Run) -> tuple[object, float, float]:
    """What it comes to, how long that takes, and how long the processes take to start.

    Who is killed more often than that never gets to work.
    """
    began = monotonic()
    run()
    begun = monotonic()
    found = run()
    took_s = monotonic() - begun
    return found, took_s, max(0.0, begun - began - took_s)


def _differs(run: Run, expected: object) -> bool:
    try:
        return run() != expected
    except Exception:  # noqa: BLE001  # whatever it is, this was not the result
        _log.exception("the work was given up")
        return True


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kind", choices=("kill", "stop", "memory", ANY), required=True)
    parser.add_argument("--work", choices=tuple(WORK), required=True)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pause", type=float, default=0.7, help="seconds between two faults, on average")
    parser.add_argument("--verbose", action="store_true")
    given = parser.parse_args()
    logging.basicConfig(level=logging.INFO if given.verbose else logging.CRITICAL)
    vigil.SILENCE_S = QUICK_SILENCE_S
    for module in (engine_service, process_pool):
        vars(module)["START_S"] = QUICK_START_S
    outcome = trial(WORK[given.work], given.kind, given.count, given.seed, given.pause)
    print(f"{given.kind} {given.work}, seed {given.seed}: {outcome}")  # noqa: T201
    return 1 if outcome.wrong or outcome.left else 0
