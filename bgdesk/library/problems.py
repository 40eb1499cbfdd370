"""What can go wrong with the library, worded in one sentence that says what was kept."""

from __future__ import annotations

import os
import shutil
import sqlite3
from pathlib import Path

from bgdesk.source_text import QT_TRANSLATE_NOOP, Message, Sentences

LONGEST_PATH = 260 - len("-journal") if os.name == "nt" else 512 - len("-journal")
"""Bytes that SQLite takes, which needs some for the names of files beside."""
_ALMOST_NOTHING = 64 * 1024
"""Bytes; with less than this free a failed write is put down to a full disk."""


class Trouble(Sentences):
    """A sentence for each kind of failure: ``{subject}`` is what it is about, ``{detail}`` what was said."""

    #: {subject} is the name of a file
    DISC_FULL = QT_TRANSLATE_NOOP(
        "Library", "The disk is full: this could not be saved in {subject}; everything before it is kept."
    )
    #: {subject} is the name of a file
    NOT_WRITABLE = QT_TRANSLATE_NOOP(
        "Library", "The library {subject} cannot be written; everything saved before is kept."
    )
    #: {subject} is the name of a file
    PATH_TOO_LONG = QT_TRANSLATE_NOOP(
        "Library", "The path of the library {subject} is too long; it needs a folder with a shorter one."
    )
    #: {subject} is the name of a file
    BUSY = QT_TRANSLATE_NOOP(
        "Library",
        "Another program holds the library {subject}: this was not saved; everything before it is kept.",
    )
    #: {subject} is the name of a file
    MOVED = QT_TRANSLATE_NOOP(
        "Library", "The library {subject} was moved or removed while it was open: this was not saved."
    )
    #: {subject} is the name of a file
    DAMAGED = QT_TRANSLATE_NOOP("Library", "The library {subject} is damaged; it was left as it is.")
    #: {subject} is the id of a match; {detail} is what the system or the reader says, in English
    MATCH_DAMAGED = QT_TRANSLATE_NOOP(
        "Library", "The match {subject} cannot be read ({detail}); it was left as it is."
    )
    #: {subject} is the name of a file
    NOT_A_LIBRARY = QT_TRANSLATE_NOOP(
        "Library", "The file {subject} is not a library of bgdesk; it was left as it is."
    )
    #: {subject} is the name of a file
    TOO_NEW = QT_TRANSLATE_NOOP(
        "Library", "The library {subject} was written by a newer bgdesk; it was left as it is."
    )
    #: {subject} is the id of a match
    OPEN_ELSEWHERE = QT_TRANSLATE_NOOP(
        "Library", "The match {subject} is open in another window of bgdesk; close it there first."
    )
    #: {subject} is the name of a file
    BEING_WRITTEN = QT_TRANSLATE_NOOP(
        "Library", "Another program is writing {subject} at this moment; nothing was written over it."
    )
    #: {subject} is the id of a match
    OUT_OF_STEP = QT_TRANSLATE_NOOP(
        "Library", "The match {subject} was changed by another program; nothing was written over it."
    )
    #: {subject} is the id of a match
    UNKNOWN_MATCH = QT_TRANSLATE_NOOP("Library", "There is no match {subject} in the library.")
    UNKNOWN_TOURNAMENT = QT_TRANSLATE_NOOP("Library", "This tournament is not in the library any more.")
    #: {detail} is what the reader says, in English
    TOURNAMENT_DAMAGED = QT_TRANSLATE_NOOP(
        "Library", "This tournament cannot be read ({detail}); it was left as it is, and so were its matches."
    )
    TOURNAMENT_ELSEWHERE = QT_TRANSLATE_NOOP(
        "Library", "This tournament is open in another window of bgdesk; close it there first."
    )
    #: {subject} is two names of players, such as "Anna - Ben"
    REMOVED = QT_TRANSLATE_NOOP(
        "Library",
        "The match {subject} was removed in another window: its analysis has ended, and nothing more of it"
        " is kept.",
    )
    #: {subject} is the name of a file; {detail} is what the system says, in English
    NO_BACKUP = QT_TRANSLATE_NOOP(
        "Library",
        "The library {subject} was written by an earlier bgdesk, and no backup of it can be made"
        " ({detail}); it was left as it is.",
    )
    #: {subject} is the name of a file; {detail} is what the system says, in English
    NO_BACKUP_TODAY = QT_TRANSLATE_NOOP(
        "Library",
        "The library {subject} could not be backed up today ({detail}); the library itself is sound.",
    )
    #: {subject} is the name of a file
    DAMAGE_FOUND = QT_TRANSLATE_NOOP(
        "Library",
        "The library {subject} is damaged. Close bgdesk and start it again: everything that can be read"
        " is put into a new library then, and the old file is kept.",
    )
    #: {subject} is the name of a file
    LOG_MISSING = QT_TRANSLATE_NOOP(
        "Library",
        "bgdesk was cut off, and the file {subject} is gone since then: what was played last may be missing.",
    )
    #: {subject} is the name of a file
    EMPTY = QT_TRANSLATE_NOOP(
        "Library",
        "The library {subject} was empty (0 bytes), and there is no backup of it: a new one was begun.",
    )
    #: {subject} is the name of a file
    NO_TABLES = QT_TRANSLATE_NOOP(
        "Library", "Nothing stood in the library {subject}, and there is no backup of it: it was begun anew."
    )
    #: {subject} is the name of a file; {detail} is the name of another
    NOTHING_LEFT = QT_TRANSLATE_NOOP(
        "Library",
        "Nothing in the library {subject} can be read, and there is no backup of it: a new one was begun;"
        " the old file is kept as {detail}.",
    )
    #: {subject} is the name of a file, {detail} that of its newest backup
    GONE = QT_TRANSLATE_NOOP(
        "Library",
        "The library {subject} is gone, and a new one was begun. There is a backup of it, which can be"
        " restored: {detail}.",
    )
    #: {subject} is the name of a file
    USED_INSTEAD = QT_TRANSLATE_NOOP("Library", "The library {subject} is used instead.")
    #: {subject} is the name of a file
    NONE_THERE = QT_TRANSLATE_NOOP("Library", "There is no library {subject}.")
    #: {subject} is the name of a file
    IN_USE = QT_TRANSLATE_NOOP(
        "Library", "The library {subject} is open in bgdesk; close it there first. Nothing was changed."
    )
    #: {subject} is the name of a file
    NOT_COPIED = QT_TRANSLATE_NOOP(
        "Library", "The library {subject} is damaged, so no copy of it was made; nothing was changed."
    )
    #: {subject} is the name of a file
    NOT_RESTORED = QT_TRANSLATE_NOOP(
        "Library", "The file {subject} holds no library that can be read; nothing was changed."
    )
    #: {subject} is the name of a file
    IS_LIBRARY = QT_TRANSLATE_NOOP(
        "Library", "The file {subject} is the present library itself; nothing was changed."
    )
    #: {subject} is the name of a folder
    NO_TRASH = QT_TRANSLATE_NOOP(
        "Library", "What is in {subject} could not be put into the trash; you can remove it yourself."
    )
    #: {subject} is the name of a file; {detail} is what the system or the reader says, in English
    FAILED = QT_TRANSLATE_NOOP(
        "Library", "The library {subject} could not be used ({detail}); everything saved before is kept."
    )


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
        self.trouble = trouble
        self.subject = str(subject)
        self.detail = detail
        super().__init__(str(self.message))

    @property
    def message(self) -> Message:
        """What happened and what was kept."""
        return Message.of(self.trouble, subject=self.subject, detail=self.detail)


class LibraryTooNew(JournalError):  # noqa: N818  # the name says what is wrong
    """The file belongs to a later version of the program and was not touched."""

    def __init__(self, path: Path) -> None:
        super().__init__(Trouble.TOO_NEW, path)


def problem_of(error: sqlite3.Error, path: Path) -> JournalError:
    """The failure that ``error`` means for the library at ``path``."""
    code = _code(error)
    trouble = _BY_CODE.get(code, Trouble.FAILED)
    if code == sqlite3.SQLITE_CANTOPEN and is_path_too_long(path):
        trouble = Trouble.PATH_TOO_LONG
    if code == sqlite3.SQLITE_IOERR and _is_full(path.parent):
        trouble = Trouble.DISC_FULL
    return JournalError(trouble, path, str(error))


def is_path_too_long(path: Path) -> bool:
    """Whether SQLite cannot open ``path`` for its length."""
    return len(os.fsencode(path)) > LONGEST_PATH


def is_busy(error: sqlite3.Error) -> bool:
    """Whether another program is in the way."""
    return _BY_CODE.get(_code(error)) is Trouble.BUSY


def _code(error: sqlite3.Error) -> int:
    return int(getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)) & 0xFF


def _is_full(folder: Path) -> bool:
    try:
        return shutil.disk_usage(folder).free < _ALMOST_NOTHING
    except OSError:
        return False
