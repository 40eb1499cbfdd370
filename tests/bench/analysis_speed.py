"""A whole match judged by us and by GNU Backgammon in the same run, each with two processes or threads.

``python -m tests.bench.analysis_speed [FILE]`` prints times, their ratio, and where our time goes. Ours is
the level that equals GNU Backgammon's 2-ply "world class". Without FILE two computer players make a match.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter, thread_time
from typing import Any

from bgdesk.analysis.judge import AnalysisEngine, Judge
from bgdesk.analysis.levels import DEFAULT_LEVEL, LEVELS
from bgdesk.analysis.questions import questions
from bgdesk.app.workers.analysis_pool import AnalysisPool, judged
from bgdesk.cli.main import main as run_cli
from bgdesk.engine.sage.judge import SageJudge
from bgdesk.formats.registry import read_file, write_match
from bgdesk.match.record import MatchRecord
from tests.bench.gnubg_agreement import GNUBG, GNUBG_SETTINGS

PROCESSES = 2
ROUNDS = 9
SEED = "20261121"


def main(arguments: Sequence[str]) -> int:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        record = read_file(Path(arguments[0])).studies[0].record if arguments else _match(Path(folder))
    print(
        f"{len(questions(record))} decisions and rolls, level {DEFAULT_LEVEL}, load {os.getloadavg()[0]:.1f}"
    )
    ours, theirs = [], []
    for _ in range(ROUNDS):
        ours.append(_timed(lambda: _judge(record)))
        theirs.append(_timed(lambda: _gnubg(record)))
    for name, times in (("bgdesk", ours), ("gnubg", theirs)):
        print(
            f"{name:7} wall {[round(wall, 1) for wall, _ in times]} s,",
            f"CPU {[round(cpu, 1) for _, cpu in times]} s",
        )
    print(f"ratio of the best wall times {min(ours)[0] / min(theirs)[0]:.2f}")
    print(f"ratio of the best CPU times {min(cpu for _, cpu in ours) / min(cpu for _, cpu in theirs):.2f}")
    _print_where(record)
    return 0


def _match(folder: Path) -> MatchRecord:
    path = folder / "match.json"
    run_cli(
        ["selfplay", "--level", "advanced", "--opponent", "world_class", "--seed", SEED, "--out", str(path)]
    )
    return read_file(path).studies[0].record


def _timed(work: Any) -> tuple[float, float]:
    """Wall time, and CPU time of the child processes."""
    begun, used = perf_counter(), _children()
    work()
    return perf_counter() - begun, _children() - used


def _children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _judge(record: MatchRecord) -> None:
    """In fresh processes, whose start counts, too."""
    with AnalysisPool(PROCESSES) as pool:
        for _ in judged(pool, record):
            pass


def _gnubg(record: MatchRecord) -> None:
    with tempfile.TemporaryDirectory() as folder:
        mat, commands = Path(folder) / "match.mat", Path(folder) / "commands"
        write_match(record, mat)
        commands.write_text(f"{GNUBG_SETTINGS}import mat {mat}\nanalyse match\n")
        subprocess.run(
            [GNUBG, "--tty", "--quiet", "--no-rc", "-c", str(commands)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            env={**os.environ, "HOME": folder},
            check=True,
        )


class _Metered:
    """An engine whose calls are timed by name and level."""

    def __init__(self, engine: AnalysisEngine) -> None:
        self._engine = engine
        self.spent: dict[str, list[float]] = defaultdict(list)

    def __getattr__(self, name: str) -> Any:
        def call(*arguments: Any) -> Any:
            begun = thread_time()
            answer = getattr(self._engine, name)(*arguments)
            level = arguments[-1] if isinstance(arguments[-1], str) else "1ply"
            self.spent[f"{name} {level}"].append(thread_time() - begun)
            return answer

        return call


def _print_where(record: MatchRecord) -> None:
    metered: Any = _Metered(SageJudge())
    judge, asked = Judge(metered, LEVELS[DEFAULT_LEVEL]), questions(record)
    begun = thread_time()
    for question in asked:
        judge.answer(question)
    total = thread_time() - begun
    for name, times in sorted(metered.spent.items(), key=lambda item: -sum(item[1])):
        mean = 1000 * sum(times) / len(times)
        print(f"  {name:24} {len(times):5} calls {sum(times):7.2f} s  {mean:6.1f} ms each")
    engine = sum(sum(times) for times in metered.spent.values())
    print(f"  our own code {total - engine:.2f} s, {(total - engine) / engine:.1%} over the engine's calls")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
