"""What went wrong in runs of the program that are over, each in one file beside the log.

A run has a file of its own (`RUN_NAMES`), which is gone when nothing went wrong. What is left of the others
becomes reports: at most `MOST_REPORTS`, the newest, which stay until somebody removes them.
"""

from __future__ import annotations

import logging
import os
import re
import sys
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from bgdesk.app.logs.privacy import Veil
from bgdesk.private_files import open_private
from bgdesk.renaming import patient_replace

if sys.platform == "win32":
    import msvcrt

    _FAR = 1 << 30
    """Behind all that is written: what is locked cannot be read."""

    def hold(handle: int) -> None:
        """Lock the file of a run until it is closed. Raises OSError where another handle has."""
        os.lseek(handle, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(handle, 0, os.SEEK_SET)
else:
    import fcntl

    def hold(handle: int) -> None:
        """Lock the file of a run until it is closed. Raises OSError where another handle has."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


RUN_NAMES, REPORT_NAMES = "run-*.log", "crash-*.log"
MOST_REPORTS = 5
MOST_BYTES = 200_000
"""Of one run only so much, the newest."""
NOT_CAUGHT = "Not caught in "
ENDED_BY = "bgdesk ended by an error in "
PROPER_END = "The run ended as it should.\n"

_MOST_RUNS = 20
"""Files of runs are left where nothing tells whether they are over: in folders that know no locks."""
_FATAL = ("Fatal Python error", "Windows fatal exception")
_HARMLESS = "Windows fatal exception: code 0x8"
_BEGINNING = re.compile(rf"(?m)^(?={'|'.join((*_FATAL, NOT_CAUGHT, ENDED_BY))})")
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class CrashReport:
    """What is told of one run; it ``has_crashed``, or went on after something had gone wrong."""

    text: str
    has_crashed: bool
    path: Path | None = None


def derive_report(run: str) -> CrashReport | None:
    """What the text of a ``run`` tells; ``None`` where nothing went wrong.

    On Windows the stacks are also written for what the dialogs of the system throw and catch among
    themselves: codes of COM and RPC, which begin with 8 where those of the processor begin with C. Others
    may be caught as well: a run that ended as it should has survived them.
    """
    head, *pieces = _BEGINNING.split(run)
    has_ended = run.endswith(PROPER_END)
    not_told = _FATAL if has_ended else (_HARMLESS,)
    told = [piece for piece in pieces if not piece.startswith(not_told)]
    if not told:
        return None
    has_crashed = any(piece.startswith((*_FATAL, ENDED_BY)) for piece in told)
    return CrashReport("".join((head, *told)).removesuffix(PROPER_END).rstrip() + "\n", has_crashed)


def take_reports(folder: Path) -> tuple[CrashReport, ...]:
    """Make reports of what runs in ``folder`` left that are over; answers these, the oldest first."""
    found = [made for path in _by_age(folder, RUN_NAMES) if (made := take_report(path))]
    _keep_newest(_by_age(folder, REPORT_NAMES), MOST_REPORTS)
    _keep_newest(_by_age(folder, RUN_NAMES), _MOST_RUNS)
    return tuple(found)


def take_report(run: Path) -> CrashReport | None:
    """Make a report of the file of one ``run`` in its place; ``None`` while it goes on, or was in order."""
    try:
        with run.open("r+b") as file:
            hold(file.fileno())
            report = _written(run)
        run.unlink()
    except OSError as problem:
        _log.debug("no report is made of a run: %s", problem)
        return None
    return report


def _written(run: Path) -> CrashReport | None:
    found = derive_report(read_end(run))
    if found is None:
        return None
    ended = run.stat().st_mtime
    stamp = datetime.fromtimestamp(ended).astimezone().strftime("%Y%m%d-%H%M%S")
    path = run.with_name(f"crash-{stamp}-{run.stem.removeprefix('run-')}.log")
    beside = path.with_suffix(".part")
    text = Veil().over(found.text)
    with open_private(beside, "w") as file:
        file.write(text)
    patient_replace(beside, path)
    os.utime(path, (ended, ended))
    return CrashReport(text, found.has_crashed, path)


def _keep_newest(paths: list[Path], most: int) -> None:
    for path in paths[:-most]:
        with suppress(OSError):
            path.unlink()


def crash_text(folder: Path) -> str:
    """All reports in ``folder``, and what is to become one; changes nothing."""
    reports = [read_end(path) for path in _by_age(folder, REPORT_NAMES)]
    runs = (derive_report(read_end(path)) for path in _by_age(folder, RUN_NAMES))
    return "\n".join((*reports, *(run.text for run in runs if run)))


def read_end(path: Path) -> str:
    """The last `MOST_BYTES` of ``path`` from the beginning of a line; empty where it cannot be read."""
    try:
        with path.open("rb") as file:
            size = file.seek(0, os.SEEK_END)
            file.seek(max(0, size - MOST_BYTES))
            content = file.read()
    except OSError:
        return ""
    if size > MOST_BYTES:
        content = content.partition(b"\n")[2]
    return content.decode("utf-8", errors="replace").replace("\r\n", "\n")


def _by_age(folder: Path, names: str) -> list[Path]:
    """The files of these names, the oldest first."""
    found = []
    for path in folder.glob(names):
        with suppress(OSError):
            found.append((path.stat().st_mtime_ns, path))
    return [path for _, path in sorted(found)]
