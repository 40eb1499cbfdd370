"""Reading matches from .mat text, by us and by GNU Backgammon in the same run, in CPU time.

``python -m tests.bench.read_speed [FOLDER]`` reads every .mat and .txt there, without one those of the tests.
Each match is read by a program that has read others before: the time of its start is taken off.
"""

from __future__ import annotations

import os
import resource
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import process_time

from bgdesk.formats.import_result import Unreadable
from bgdesk.formats.registry import read_bytes
from tests.bench.screen import gnubg
from tests.folders import FILES

TARGET_RATIO = 3.0
TURNS = 9
_TIMES = 10
"""So often GNU Backgammon reads everything in one run, which else would take less than its start varies."""
_SETTINGS = "set display off\nset confirm new off\n"
_ABORTS_ON = (b'[Player 1 ""]', b'[Player 2 ""]', b"\n : 0", b"\n  : 0", b"B:ob")
"""GNU Backgammon 1.07 ends with an error at a player without a name, and at some colons in names."""


def matches(folder: Path) -> list[bytes]:
    """What is to be read: all that both programs read."""
    found = []
    for path in sorted(folder.rglob("*")):
        if path.suffix not in (".mat", ".txt") or not path.is_file():
            continue
        data = path.read_bytes()
        if any(mark in data for mark in _ABORTS_ON):
            continue
        try:
            if read_bytes(data).format == "mat":
                found.append(data)
        except Unreadable:
            continue
    return found


def ours(contents: Sequence[bytes]) -> float:
    """Milliseconds a match in this process."""
    begun = process_time()
    for data in contents:
        read_bytes(data)
    return (process_time() - begun) * 1000 / len(contents)


def theirs(program: str, folder: Path, count: int) -> float:
    """Milliseconds a match in ``program``, less its start."""
    every = "".join(f"import mat {folder}/{number}.mat\n" for number in range(count)) * _TIMES
    seconds = _seconds(program, folder, _SETTINGS + every) - _seconds(program, folder, _SETTINGS)
    return seconds * 1000 / count / _TIMES


def _seconds(program: str, home: Path, script: str) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(
        [program, "--tty", "--quiet", "--no-rc"],
        input=script,
        text=True,
        errors="replace",  # it prints names of the files as they are
        capture_output=True,
        check=True,
        env={**os.environ, "HOME": str(home), "LC_ALL": "C.UTF-8"},
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main(arguments: Sequence[str]) -> int:
    """Measure in turns and print; 1 when the target is missed."""
    contents = matches(Path(arguments[0]) if arguments else FILES)
    program = gnubg()
    with tempfile.TemporaryDirectory() as home:
        for number, data in enumerate(contents):
            (Path(home) / f"{number}.mat").write_bytes(data)
        rows = [
            (ours(contents), theirs(program, Path(home), len(contents)) if program else 0.0)
            for _ in range(TURNS)
        ]
    print(
        f"{len(contents)} matches, {sum(map(len, contents)) // len(contents)} bytes each, ms of the processor"
    )
    _print("bgdesk", [one for one, _ in rows])
    if program is None:
        print("no ratio: gnubg is not installed")
        return 0
    _print("GNU Backgammon", [other for _, other in rows])
    ratios = [one / other for one, other in rows]
    _print("ratio", ratios)
    return int(statistics.median(ratios) > TARGET_RATIO)


def _print(name: str, values: Sequence[float]) -> None:
    print(
        f"{name:15} least {min(values):.2f}, median {statistics.median(values):.2f}, most {max(values):.2f}"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
