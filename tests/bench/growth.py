"""Prints how cost grows with the library, and with workers of dask on one computer.

Run as ``python -m tests.bench.growth [MATCHES ...]``. The library holds so many matches, as they are listed
and indexed, in turn 10, 100, 1,000 and 10,000. Start, list and search are measured in processes of their own,
the least of several, by the clock and by what the process worked; *analysed* is what a match costs of a
folder with a few short ones that `analyse --keep` adds to that library. The same folder is then analysed by
1, 2, 4 and 8 workers: on a computer with fewer cores it can only be seen whether more of them cost more.
"""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from bgdesk.app.paths import find_paths
from bgdesk.formats.registry import write_match
from bgdesk.library.find.wanted import Wanted
from bgdesk.library.library import Library
from bgdesk.library.opening import LIBRARY_NAME
from bgdesk.match.options import match_options
from tests.analysis.matches import random_match
from tests.bench.find_speed import matches, models, put
from tests.bench.many_matches import entry

if TYPE_CHECKING:
    from bgdesk.start.desk import Desk

ROOT = Path(__file__).resolve().parents[2]
SIZES = (10, 100, 1_000, 10_000)
WORKERS = (1, 2, 4, 8)
TIMES = 3
FOLDER = 12
LEVEL = "1-ply"
COLUMNS = (
    "id, kind, at, status, white, black, game, length, white_score, black_score, games, winner, created,"
    " event, analyses, analysed, white_pr, black_pr, white_decisions, black_decisions, tags_text,"
    " sources_text, filled"
)
LEAST_MS = 20.0
"""Less than this is not compared: it is the noise of the computer."""
STEADY = 1.3
"""A start, or a match that is analysed, may take so many times as long in the largest library."""
Took = Mapping[str, tuple[float, float]]
"""Milliseconds by the clock and of work, by what was measured."""


def fill(path: Path, count: int) -> None:
    """A library with ``count`` matches that are listed and indexed."""
    Library(path).close()
    random, (model, _) = Random(1), models()
    connection = sqlite3.connect(path)
    made = matches(model, sys.maxsize)
    for number, match in zip(range(count), made, strict=False):
        told = entry(number, random)
        connection.execute(f"INSERT INTO listed ({COLUMNS}) VALUES ({', '.join('?' * 22)}, 99)", told)
        put(connection, told[0], match)
    connection.execute("DELETE FROM unindexed")
    connection.commit()
    connection.close()


class Watch:
    """What is done one after the other in this process, and how long it takes."""

    def __init__(self) -> None:
        self.took: dict[str, tuple[float, float]] = {}

    def time(self, name: str, act: Callable[[], object]) -> None:
        """Do ``act``."""
        began, worked = time.perf_counter(), time.process_time()
        act()
        self.took[name] = (time.perf_counter() - began) * 1000, (time.process_time() - worked) * 1000


def once(home: str) -> Took:
    """Start, list and search in this process."""
    from bgdesk.start.application import make_application
    from bgdesk.start.window import build_desk

    app, watch = make_application(["growth"]), Watch()
    paths = find_paths(home).prepared()

    def start() -> None:
        desk.append(build_desk(app, paths))
        desk[0].prepare(None)
        desk[0].window.show()
        app.processEvents()

    desk: list[Desk] = []
    watch.time("start", start)
    library: Library = desk[0].library
    watch.time("list", library.catalogue.matches)
    watch.time("search", lambda: library.finder.page(library.finder.search(Wanted(error=0.08)), 0, 50))
    desk[0].window.close()
    desk[0].close()
    return watch.took


def least(home: Path) -> Took:
    """The least of several processes."""
    command = [sys.executable, "-m", "tests.bench.growth", "once", str(home)]
    runs = []
    for _ in range(TIMES + 1):
        done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
        runs.append(json.loads(done.stdout))
    return {name: tuple(min(run[name][kind] for run in runs[1:]) for kind in (0, 1)) for name in runs[0]}


def analysed(folder: Path, *options: str) -> tuple[float, float]:
    """Milliseconds for each match of ``folder``, and those of work of the command and its own processes."""
    command = [sys.executable, "-m", "bgdesk", "analyse", str(folder), "--level", LEVEL, *options]
    began = time.perf_counter()
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL) as process:
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise RuntimeError("the folder was not analysed")
    took, worked = time.perf_counter() - began, usage.ru_utime + usage.ru_stime
    return took * 1000 / FOLDER, worked * 1000 / FOLDER


def short_matches(folder: Path) -> Path:
    """A folder to be analysed."""
    made = folder / "matches"
    made.mkdir()
    for number in range(FOLDER):
        write_match(random_match(number, match_options(3), most=80), made / f"{number:02}.mat")
    return made


@contextmanager
def workers(count: int, folder: Path) -> Iterator[str]:
    """The address of a scheduler with so many workers."""
    from distributed import Client

    place = folder / f"scheduler-{count}.json"
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    quiet = subprocess.DEVNULL

    def start(what: str, *options: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", f"distributed.cli.{what}", "--scheduler-file", str(place)]
        return subprocess.Popen(
            [*command, "--no-dashboard", *options], cwd=folder, env=environment, stdout=quiet, stderr=quiet
        )

    processes = [start("dask_scheduler", "--port", "0", "--host", "127.0.0.1")]
    try:
        processes += [start("dask_worker", "--nthreads", "1", "--no-nanny") for _ in range(count)]
        with Client(scheduler_file=str(place), timeout=60, set_as_default=False) as client:
            client.wait_for_workers(count, timeout=60)
            address = str(client.scheduler.address)
        yield address
    finally:
        for process in reversed(processes):
            process.kill()
            process.wait()


def of_libraries(sizes: tuple[int, ...], folder: Path, given: Path) -> dict[int, Took]:
    """What everything takes in each library."""
    found: dict[int, Took] = {}
    for size in sizes:
        home = folder / f"home-{size}"
        fill(find_paths(str(home)).prepared().data / LIBRARY_NAME, size)
        took = dict(least(home))
        took["analysed"] = analysed(given, "--keep", "--workers", "2", "--home", str(home))
        found[size] = took
        _say(f"{size} matches", took)
    return found


def _say(what: str, took: Took) -> None:
    told = ", ".join(f"{name} {clock:.0f} ms (work {work:.0f})" for name, (clock, work) in took.items())
    sys.stdout.write(f"{what:<16} {told}\n")
    sys.stdout.flush()


def faults(found: dict[int, Took]) -> list[str]:
    """What grows faster than the library, or at all where it must not; by work, as clocks are shared."""
    wrong = []
    for (size, before), (larger, after) in pairwise(found.items()):
        for name in before:
            linear = max(before[name][1], LEAST_MS) * larger / size
            wrong += [f"{name} from {size} to {larger}"] if after[name][1] > linear else []
    smallest, largest = found[min(found)], found[max(found)]
    for name in ("start", "analysed"):
        if largest[name][1] > STEADY * max(smallest[name][1], LEAST_MS):
            wrong.append(f"{name} depends on the library")
    return wrong


def main(sizes: tuple[int, ...]) -> int:
    """Measure and print; 1 when something grows faster than it may."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        given = short_matches(folder)
        wrong = faults(of_libraries(sizes, folder, given))
        try:
            for count in WORKERS:
                with workers(count, folder) as address:
                    took = analysed(given, "--scheduler", address)
                    _say(f"{count} workers", {"a match": took})
        except ImportError:
            sys.stdout.write("no workers: the extra 'cluster' is not installed\n")
    sys.stdout.write(
        "".join(f"MISSED: {one}\n" for one in wrong) or "nothing grows faster than the library\n"
    )
    return int(bool(wrong))


if __name__ == "__main__":
    if sys.argv[1:2] == ["once"]:
        print(json.dumps(once(sys.argv[2])))
    else:
        sys.exit(main(tuple(map(int, sys.argv[1:])) or SIZES))
