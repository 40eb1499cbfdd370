"""Files replaced all or nothing."""

from __future__ import annotations

import errno
import os
import stat
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from uuid import uuid4

from bgdesk.private_files import FILE
from bgdesk.renaming import patient_replace

_NO_WAITING: int = getattr(os, "O_NONBLOCK", 0)
_AS_IT_IS: int = getattr(os, "O_BINARY", 0)
_NO_READER = "Nobody reads from this pipe"
_NO_FILE = "This is neither a file nor a pipe"


def replace_file(path: Path, content: bytes, *, waits: bool = True, is_private: bool = False) -> None:
    """Put ``content`` in place of ``path``, all or nothing. Raises OSError.

    Pipes, and devices like a terminal, take what is written and stay what they are. A pipe that nobody
    reads from is waited for, unless not ``waits``: then it is refused, for windows must not stand still.
    Anything else that is no file, such as a folder, a disk or a socket, is refused. A new file may be read
    by whom the user lets read new files, or by nobody else where it ``is_private``.
    """
    with _named(path):
        if _is_stream(path):
            _pour(path, content, waits=waits)
        else:
            _replace(path.resolve(), content, is_private=is_private)


def check_replaceable(path: Path) -> None:
    """Change nothing, but raise the OSError that `replace_file` would raise here as things stand.

    Whether anybody reads from a pipe is not asked: to find out would end what its reader gets.
    """
    with _named(path):
        if _is_stream(path):
            if not os.access(path, os.W_OK):
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        else:
            target = path.resolve()
            with tempfile.TemporaryFile(dir=target.parent):
                pass


@contextmanager
def _named(path: Path) -> Iterator[None]:
    """Failures name the file that was asked for."""
    try:
        yield
    except OSError as problem:
        problem.filename = str(path)
        raise


def _is_stream(path: Path) -> bool:
    """Whether ``path``, its links followed, is written to and not replaced. Raises OSError for neither."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return False
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not (stat.S_ISREG(mode) or stat.S_ISFIFO(mode) or stat.S_ISCHR(mode)):
        raise OSError(errno.EINVAL, _NO_FILE)
    return not stat.S_ISREG(mode)


def _pour(path: Path, content: bytes, *, waits: bool) -> None:
    """Write ``content`` to a reader, who has to be there already unless ``waits``."""
    try:
        handle = os.open(path, os.O_WRONLY if waits else os.O_WRONLY | _NO_WAITING)
        with os.fdopen(handle, "wb") as stream:
            if _NO_WAITING:
                os.set_blocking(handle, True)
            stream.write(content)
    except OSError as problem:
        if problem.errno in (errno.ENXIO, errno.EPIPE):
            raise OSError(errno.ENXIO, _NO_READER) from problem
        raise


def _replace(target: Path, content: bytes, *, is_private: bool) -> None:
    handle, part = _new_part(target.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            mode = FILE if is_private else _mode_for(target, os.fstat(handle))
            _let_read(part, FILE)
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        _let_read(part, mode)
        patient_replace(part, target)
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise


def _new_part(folder: Path) -> tuple[int, Path]:
    """An empty file with the rights that the system gives to new ones; its name is always short enough."""
    part = folder / f".{uuid4().hex}.part"
    return os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _AS_IT_IS, 0o666), part


def _mode_for(target: Path, new: os.stat_result) -> int:
    """The rights of the file that is replaced, or those of a ``new`` one."""
    found = new
    with suppress(OSError):
        found = target.stat()
    return found.st_mode & 0o777


def _let_read(part: Path, mode: int) -> None:
    """Some disks know no rights, which is no reason to write nothing.

    On Windows one could only say that nobody may write, and then a part that stays could not be removed.
    """
    if sys.platform == "win32":
        return
    with suppress(OSError):
        part.chmod(mode)
