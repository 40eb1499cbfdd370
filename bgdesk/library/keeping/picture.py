"""A copy of a library to look at, so that looking changes nothing beside the library itself."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bgdesk.library.file_state import log_beside, size_of
from bgdesk.library.presence import alone_with

_COPIED_PAGES = 2_000


@contextmanager
def picture(library: Path) -> Iterator[Path]:
    """A copy of the file and of the log beside it, gone when the block ends; also while bgdesk has it open.

    Raises OSError or sqlite3.Error when none can be made.
    """
    with tempfile.TemporaryDirectory(prefix="bgdesk-") as name:
        copy = Path(name) / "library.sqlite"
        with alone_with(library) as is_alone:
            if is_alone:
                _copy_files(library, copy)
        if not is_alone:
            _copy_open(library, copy)
        yield copy


def _copy_files(library: Path, copy: Path) -> None:
    shutil.copyfile(library, copy)
    log = log_beside(library)
    if size_of(log):
        shutil.copyfile(log, log_beside(copy))


def _copy_open(library: Path, copy: Path) -> None:
    """Whoever has it open may write meanwhile: SQLite copies what is whole at one moment."""
    source_name = f"{library.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(source_name, uri=True)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target, pages=_COPIED_PAGES, sleep=0.001)
