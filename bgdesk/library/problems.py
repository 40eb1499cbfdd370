"""What can go wrong with the library, worded in one sentence that says what was kept."""

from __future__ import annotations

import shutil
import sqlite3
from enum import StrEnum
from pathlib import Path

_ALMOST_NOTHING = 64 * 1024
"""Bytes; with less than this free a failed write is put down to a full disc."""


class Trouble(StrEnum):
    """The kinds of failure; the value names the sentence for a translation."""

    DISC_FULL = "disc_full"
    NOT_WRITABLE = "not_writable"
    BUSY = "busy"
    MOVED = "moved"
    DAMAGED = "damaged"
    MATCH_DAMAGED = "match_damaged"
    NOT_A_LIBRARY = "not_a_library"
    TOO_NEW = "too_new"
    OPEN_ELSEWHERE = "open_elsewhere"
    BEING_WRITTEN = "being_written"
    OUT_OF_STEP = "out_of_step"
    UNKNOWN_MATCH = "unknown_match"
    FAILED = "failed"


_SENTENCES = {
    Trouble.DISC_FULL: "The disc is full: this could not be saved in {0}; everything before it is kept.",
    Trouble.NOT_WRITABLE: "The library {0} cannot be written; everything saved before is kept.",
    Trouble.BUSY: "Another program holds the library {0}: this was not saved; everything before it is kept.",
    Trouble.MOVED: "The library {0} was moved or removed while it was open: this was not saved.",
    Trouble.DAMAGED: "The library {0} is damaged; it was left as it is.",
    Trouble.MATCH_DAMAGED: "The match {0} cannot be read ({1}); it was left as it is.",
    Trouble.NOT_A_LIBRARY: "The file {0} is not a library of bgdesk; it was left as it is.",
    Trouble.TOO_NEW: "The library {0} was written by a newer bgdesk; it was left as it is.",
    Trouble.OPEN_ELSEWHERE: "The match {0} is open in another window of bgdesk; close it there first.",
    Trouble.BEING_WRITTEN: "Another program is writing {0} at this moment; nothing was written over it.",
    Trouble.OUT_OF_STEP: "The match {0} was changed by another program; nothing was written over it.",
    Trouble.UNKNOWN_MATCH: "There is no match {0} in the library.",
    Trouble.FAILED: "The library {0} could not be used ({1}); everything saved before is kept.",
}

_BY_CODE = {
    sqlite3.SQLITE_FULL: Trouble.DISC_FULL,
    sqlite3.SQLITE_READONLY: Trouble.NOT_WRITABLE,
    sqlite3.SQLITE_CANTOPEN: Trouble.NOT_WRITABLE,
    sqlite3.SQLITE_PERM: Trouble.NOT_WRITABLE,
    sqlite3.SQLITE_AUTH: Trouble.NOT_WRITABLE,
    sqlite3.SQLITE_BUSY: Trouble.BUSY,
    sqlite3.SQLITE_LOCKED: Trouble.BUSY,
    sqlite3.SQLITE_CORRUPT: Trouble.DAMAGED,
    sqlite3.SQLITE_NOTADB: Trouble.NOT_A_LIBRARY,
}


class JournalError(Exception):
    """Nothing of the failed step was written. ``subject`` is the file or match that it is about."""

    def __init__(self, trouble: Trouble, subject: str | Path, detail: str = "") -> None:
        super().__init__(_SENTENCES[trouble].format(subject, detail))
        self.trouble = trouble
        self.subject = str(subject)
        self.detail = detail


class LibraryTooNew(JournalError):  # noqa: N818  # the name says what is wrong
    """The file belongs to a later version of the program and was not touched."""

    def __init__(self, path: Path) -> None:
        super().__init__(Trouble.TOO_NEW, path)


def problem_of(error: sqlite3.Error, path: Path) -> JournalError:
    """The failure that ``error`` means for the library at ``path``."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    trouble = _BY_CODE.get(code, Trouble.FAILED)
    if code == sqlite3.SQLITE_IOERR and _is_full(path.parent):
        trouble = Trouble.DISC_FULL
    return JournalError(trouble, path, str(error))


def _is_full(folder: Path) -> bool:
    try:
        return shutil.disk_usage(folder).free < _ALMOST_NOTHING
    except OSError:
        return False
