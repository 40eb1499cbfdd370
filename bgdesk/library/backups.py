"""Copies of the library: one of each day and one before each change of its schema, checked when made."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterable
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from bgdesk.library.problems import JournalError, Trouble
from bgdesk.private_files import FOLDER, make_file
from bgdesk.renaming import patient_replace

_log = logging.getLogger(__name__)

FOLDER_NAME = "backups"
KEPT = 7
"""So many copies of each kind stay; the oldest goes first."""
_KINDS = ("day", "version")
_STEP_PAGES = 2_000
_PART = ".part"
MAKING, MADE = ".rescuing", ".rescued"
"""Ends of the name of a library made anew, after the name under which the damaged one is going to be kept."""


def backups(library: Path) -> tuple[Path, ...]:
    """The copies of ``library``, the newest first."""
    found = [path for kind in _KINDS for path in _of_kind(library, kind)]
    return tuple(sorted(found, key=lambda path: (_moment(path), path.name), reverse=True))


def back_up_today(library: Path, now: datetime) -> Path | None:
    """The copy of the day, made if there is none; None where what was copied turns out to be damaged.

    Raises OSError or sqlite3.Error when it cannot be made; then there is none.
    """
    target = _daily(library, now)
    if not target.exists() and not back_up(library, target):
        return None
    _thin_out(library, "day")
    return target


def secure(library: Path, version: int) -> None:
    """A copy of a library of schema ``version`` before it is changed. Raises JournalError without one."""
    moment = datetime.now(UTC)
    target = _folder(library) / f"{library.stem}-version-{version}-{moment:%Y-%m-%d-%H%M%S}{library.suffix}"
    try:
        is_sound = back_up(library, target)
    except OSError as error:
        raise JournalError(Trouble.NO_BACKUP, library, str(error.strerror)) from error
    if not is_sound:
        raise JournalError(Trouble.DAMAGED, library)
    _thin_out(library, "version")


def back_up(library: Path, target: Path) -> bool:
    """Copy ``library`` with what stands in its log to ``target``; False where the copy is not sound.

    Written beside and renamed. Raises OSError or sqlite3.Error.
    """
    target.parent.mkdir(FOLDER, exist_ok=True)
    making = target.with_name(f"{target.name}{_PART}")
    making.unlink(missing_ok=True)
    make_file(making)
    try:
        with closing(sqlite3.connect(library)) as source, closing(sqlite3.connect(making)) as copy:
            source.backup(copy, pages=_STEP_PAGES, sleep=0.001)
            copy.execute("PRAGMA journal_mode = DELETE").fetchone()
            is_sound = bool(copy.execute("PRAGMA integrity_check(1)").fetchone()[0] == "ok")
        if is_sound:
            patient_replace(making, target)
        return is_sound
    finally:
        making.unlink(missing_ok=True)


def _folder(library: Path) -> Path:
    return library.parent / FOLDER_NAME


def _of_kind(library: Path, kind: str) -> Iterable[Path]:
    return _folder(library).glob(f"{library.stem}-{kind}-*{library.suffix}")


def _daily(library: Path, now: datetime) -> Path:
    return _folder(library) / f"{library.stem}-day-{now:%Y-%m-%d}{library.suffix}"


def _thin_out(library: Path, kind: str) -> None:
    for path in sorted(_of_kind(library, kind), key=_moment, reverse=True)[KEPT:]:
        _log.info("the backup %s is the oldest one and goes", path.name)
        with suppress(OSError):
            path.unlink()


def _moment(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
