"""Brings a library file to the present schema, or refuses it without touching it."""

from __future__ import annotations

import logging
import sqlite3
from pathlib import Path

from bgdesk.library.migrations import MIGRATIONS
from bgdesk.library.problems import JournalError, LibraryTooNew, Trouble

_log = logging.getLogger(__name__)

APPLICATION_ID = 0x42474444
"""``BGDD`` in the header of every library, so that another program's database is not taken for one."""

VERSION = len(MIGRATIONS)


def check(connection: sqlite3.Connection, path: Path) -> None:
    """Raises LibraryTooNew or JournalError when this file is not for this program; writes nothing."""
    has_tables = not _is_empty(connection)  # asked first: another program may just be making its tables
    if has_tables and _pragma(connection, "application_id") != APPLICATION_ID:
        raise JournalError(Trouble.NOT_A_LIBRARY, path)
    if _pragma(connection, "user_version") > VERSION:
        raise LibraryTooNew(path)


def older_version(connection: sqlite3.Connection) -> int | None:
    """The version of a library that is going to be changed; None for a new one and for one that is not."""
    found = _pragma(connection, "user_version")
    return found if 0 < found < VERSION else None


def upgrade(connection: sqlite3.Connection) -> None:
    """Apply the missing steps in one transaction; two programs may do this at the same time."""
    if _pragma(connection, "user_version") == VERSION:
        return
    connection.execute("BEGIN IMMEDIATE")
    before = _pragma(connection, "user_version")
    try:
        for step in MIGRATIONS[_pragma(connection, "user_version") :]:
            for statement in step:
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()
        _log.exception("the library stays at version %d", before)
        raise
    _log.info("the library came from version %d to %d", before, VERSION)


def _is_empty(connection: sqlite3.Connection) -> bool:
    row = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    return int(row[0]) == 0


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    return int(connection.execute(f"PRAGMA {name}").fetchone()[0])
