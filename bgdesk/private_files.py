"""Files and folders of the user: readable for nobody else from the first byte on, with names that fit.

On Windows modes say nothing about who may read: there the folders of a user's profile are private already.
"""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path

FOLDER, FILE = 0o700, 0o600
_OTHERS = 0o077
_FLAGS = {"a": os.O_WRONLY | os.O_CREAT | os.O_APPEND, "w": os.O_WRONLY | os.O_CREAT | os.O_TRUNC}
_WIN_TOO_LONG = 206


def make_folder(folder: Path) -> None:
    """Make ``folder`` and those above it that are missing, all of them private. Raises OSError."""
    missing = []
    while not os.path.lexists(folder):
        missing.append(folder)
        folder = folder.parent
    for one in reversed(missing):
        one.mkdir(FOLDER, exist_ok=True)


def make_file(path: Path) -> None:
    """Put an empty file at ``path`` for somebody who would make a readable one; nothing where that fails."""
    with suppress(OSError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE))


def open_private(path: Path, mode: str) -> TextIOWrapper:
    """A text file to add to (``a``) or to write anew (``w``), private if it is made now. Raises OSError."""
    made = os.fdopen(os.open(path, _FLAGS[mode], FILE), mode, encoding="utf-8")
    assert isinstance(made, TextIOWrapper)
    return made


def tighten(folder: Path, ours: Iterable[str]) -> None:
    """Take from ``folder``, and from what it holds by names like ``ours``, the rights of others.

    Links are neither changed nor followed; what belongs to somebody else, or stands in another folder as
    well, stays as it is.
    """
    if sys.platform == "win32":
        return
    with suppress(OSError):
        _tighten_one(folder)
        for pattern in ours:
            for path in folder.glob(pattern):
                for one in _with_all_below(path):
                    _tighten_one(one)


def _with_all_below(path: Path) -> Iterator[Path]:
    yield path
    if not path.is_symlink() and path.is_dir():
        for folder, folders, files in os.walk(path):
            yield from (Path(folder, name) for name in (*folders, *files))


def _tighten_one(path: Path) -> None:
    with suppress(OSError):
        found = path.lstat()
        is_single = stat.S_ISREG(found.st_mode) and found.st_nlink == 1
        is_own = found.st_uid == os.geteuid()
        if is_own and found.st_mode & _OTHERS and (is_single or stat.S_ISDIR(found.st_mode)):
            path.chmod(stat.S_IMODE(found.st_mode) & ~_OTHERS)


def is_too_long(problem: OSError) -> bool:
    """Whether a name, or a path as a whole, has more letters than the system takes."""
    return problem.errno == errno.ENAMETOOLONG or getattr(problem, "winerror", None) == _WIN_TOO_LONG
