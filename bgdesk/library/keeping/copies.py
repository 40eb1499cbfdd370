"""Copies of the library at places that users name, and bringing one of them back."""

from __future__ import annotations

import logging
import sqlite3
import sys
from dataclasses import dataclass
from datetime import datetime
from enum import Enum, auto
from pathlib import Path

from bgdesk.library.backups import MADE, MAKING, back_up, backups
from bgdesk.library.file_state import is_blank, log_beside, size_of
from bgdesk.library.keeping.picture import picture
from bgdesk.library.presence import alone_with, forget_cut, suspicion
from bgdesk.library.problems import JournalError, Trouble, problem_of
from bgdesk.library.rescue.owner import Owner, owner, refuse_of_others
from bgdesk.library.rescue.swapping import REPLACED, name_beside, put_in_place
from bgdesk.renaming import patient_replace

_log = logging.getLogger(__name__)


class CopyKind(Enum):
    """Why a copy was made."""

    DAY = auto()
    VERSION = auto()
    """Before the schema was changed."""
    REPLACED = auto()
    """The library in whose place another one was put."""


@dataclass(frozen=True, slots=True)
class KeptCopy:
    """A library to come back to; ``at`` is when it was as it is there, in local time, ``size`` in bytes."""

    path: Path
    kind: CopyKind
    at: datetime
    size: int


def kept_copies(library: Path) -> tuple[KeptCopy, ...]:
    """All that can be restored, the newest first."""
    replaced = library.parent.glob(f"{library.stem}-{REPLACED}-*{library.suffix}")
    found = [_kept(path, CopyKind.REPLACED) for path in replaced]
    for path in backups(library):
        is_daily = path.name.startswith(f"{library.stem}-day-")
        found.append(_kept(path, CopyKind.DAY if is_daily else CopyKind.VERSION))
    return tuple(sorted(found, key=lambda one: (one.at, one.path.name), reverse=True))


def _kept(path: Path, kind: CopyKind) -> KeptCopy:
    at = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    return KeptCopy(path, kind, at, size_of(path))


def name_for_copy(library: Path, folder: Path, now: datetime) -> Path:
    """A free name in ``folder`` for a copy of ``library`` made now."""
    stem = f"bgdesk-{library.stem}-{now:%Y-%m-%d}"
    names = (f"{stem}{f'-{number}' if number else ''}{library.suffix}" for number in range(10_000))
    return next(folder / name for name in names if not (folder / name).exists())


def copy_library(library: Path, target: Path) -> None:
    """A checked copy of ``library`` and its log at ``target``. Raises JournalError or OSError."""
    if is_blank(library) and not size_of(log_beside(library)):
        raise JournalError(Trouble.NONE_THERE, library)
    refuse_of_others(library)
    try:
        with picture(library) as copy:
            is_sound = owner(copy) is Owner.BGDESK and back_up(copy, target)
    except sqlite3.Error as error:
        raise problem_of(error, library) from error
    if not is_sound:
        raise JournalError(Trouble.NOT_COPIED, library)
    _log.info("the library was copied, %d bytes", size_of(target))


def restore(library: Path, source: Path, now: datetime) -> Path | None:
    """Put a copy of ``source`` in the place of ``library``; what was there is kept beside it: as what.

    Raises JournalError or OSError; then nothing has changed.
    """
    if source.exists() and library.exists() and source.samefile(library):
        raise JournalError(Trouble.IS_LIBRARY, source)
    check_restorable(source)
    library.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    kept = name_beside(library, REPLACED, now)
    with alone_with(library) as is_alone:
        if not is_alone:
            raise JournalError(Trouble.IN_USE, library)
        making, made = (Path(f"{kept}{end}") for end in (MAKING, MADE))
        _copy_whole(source, making)
        patient_replace(making, made)
        put_in_place(library, kept, made)
        suspicion(library).unlink(missing_ok=True)
        forget_cut(library)
    if sys.platform == "win32":
        forget_cut(library)  # which is only possible there once nobody holds it
    _log.warning("the library was restored from %s; the one before is %s", source.name, kept.name)
    return kept if kept.exists() else None


def check_restorable(source: Path) -> None:
    """Raises JournalError where ``source`` is no library that this program can use."""
    whose = owner(source)
    if whose is Owner.NEWER_BGDESK:
        refuse_of_others(source)
    if whose is not Owner.BGDESK:
        raise JournalError(Trouble.NOT_RESTORED, source)


def _copy_whole(source: Path, target: Path) -> None:
    try:
        with picture(source) as copy:
            is_sound = back_up(copy, target)
    except sqlite3.Error as error:
        problem = problem_of(error, source)
        if problem.trouble not in (Trouble.DAMAGED, Trouble.NOT_A_LIBRARY):
            raise problem from error
        is_sound = False
    if not is_sound:
        raise JournalError(Trouble.NOT_RESTORED, source)
