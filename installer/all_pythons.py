"""All tests with the oldest Python here, a quick part with the newest and with the lowest versions."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from installer import pythons
from installer.pythons import Version
from installer.report import say

BOOTSTRAP = "installer/bootstrap.py"
QUICK = ("test", "--quick")


def run_all(root: Path, run_here: Callable[[], int]) -> int:
    """Run everything; ``run_here`` runs all with the Python that runs this. 0 when all have passed."""
    found = pythons.find(os.environ)
    oldest = min(found, default=_own_version())
    if oldest < _own_version():
        return _run(root, found[oldest], ["test", "--all-pythons"])
    outcomes = {f"Python {pythons.name_of(_own_version())}, everything": run_here()}
    outcomes |= {name: _run(root, python, arguments) for name, python, arguments in _others(found)}
    _tell(found, outcomes)
    return max(abs(status) for status in outcomes.values())


def _others(found: dict[Version, Path]) -> list[tuple[str, Path, list[str]]]:
    """What is run besides: a name, the Python, and the arguments of the bootstrap."""
    own = _own_version()
    runs = [
        (
            f"Python {pythons.name_of(own)}, the quick part with the lowest versions allowed",
            Path(sys.executable),
            [*QUICK, "--lowest"],
        )
    ]
    newest = max(found, default=own)
    if newest > own:
        runs.append((f"Python {pythons.name_of(newest)}, the quick part", found[newest], [*QUICK]))
    return runs


def _tell(found: dict[Version, Path], outcomes: dict[str, int]) -> None:
    for name, status in outcomes.items():
        say(f"{name}: {'not passed' if status else 'passed'}.")
    absent = [version for version in pythons.SUPPORTED if version not in {*found, _own_version()}]
    say(f"Pythons that are not on this machine: {pythons.names_of(absent)}.")


def _own_version() -> Version:
    return sys.version_info[0], sys.version_info[1]


def _run(root: Path, python: Path, arguments: list[str]) -> int:
    say(f"--- {python} {BOOTSTRAP} {' '.join(arguments)}")
    return subprocess.call([python, BOOTSTRAP, *arguments], cwd=root)
