"""Who has written a database, read without SQLite, which would change what lies beside it."""

from __future__ import annotations

import struct
from enum import Enum, auto
from pathlib import Path

from bgdesk.library.problems import JournalError, LibraryTooNew, Trouble
from bgdesk.library.rescue.cells import tree_page
from bgdesk.library.rescue.pages import PageFile
from bgdesk.library.schema import APPLICATION_ID, VERSION

_MAGIC = b"SQLite format 3\0"


class Owner(Enum):
    """Whose a file is, as its first page says it."""

    NOBODY = auto()
    """There is no file, or nothing stands in it, or its first page makes no sense."""
    BGDESK = auto()
    NEWER_BGDESK = auto()
    ANOTHER_PROGRAM = auto()


def owner(path: Path) -> Owner:
    """Who has written the database ``path``, the log beside it read as well."""
    file = PageFile(path)
    first = file.page(1)
    if not first or not first.startswith(_MAGIC):
        return Owner.NOBODY
    (version,), (application,) = struct.unpack(">I", first[60:64]), struct.unpack(">I", first[68:72])
    if application == APPLICATION_ID:
        return Owner.NEWER_BGDESK if version > VERSION else Owner.BGDESK
    tables = tree_page(file, 1, first)
    return Owner.ANOTHER_PROGRAM if tables and (tables.cells or tables.below) else Owner.NOBODY


def refuse_of_others(path: Path) -> None:
    """Raises LibraryTooNew or JournalError where the file is known not to be for this program."""
    found = owner(path)
    if found is Owner.NEWER_BGDESK:
        raise LibraryTooNew(path)
    if found is Owner.ANOTHER_PROGRAM:
        raise JournalError(Trouble.NOT_A_LIBRARY, path)
