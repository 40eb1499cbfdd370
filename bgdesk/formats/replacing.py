"""Files replaced all or nothing."""

from __future__ import annotations

import errno
import os
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

_NO_WAITING: int = getattr(os, "O_NONBLOCK", 0)
_NO_READER = "Nobody reads from this pipe"
_NO_FILE = "This is neither a file nor a pipe"


def replace_file(path: Path, content: bytes, *, waits: bool = True) -> None:
    """Put ``content`` in place of ``path``, all or nothing. Raises OSError.

    Pipes, and devices like a terminal, take what is written and stay what they are. A pipe that nobody
    reads from is waited for, unless not ``waits``: then it is refused, for windows must not stand still.
    Anything else that is no file, such as a folder, a disk or a socket, is refused.
    """
    with _named(path):
        if _is_stream(path):
            _pour(path, content, waits=waits)
        else:
            _replace(path.resolve(), content)


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
            with tempfile.NamedTemporaryFile(prefix=f".{target.name}.", suffix=".part", dir=target.parent):
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


def _replace(target: Path, content: bytes) -> None:
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(_mode_for(target))
        Path(name).replace(target)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise


def _mode_for(target: Path) -> int:
    """The rights of the file that is replaced, or those that a new file gets."""
    with suppress(OSError):
        return target.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
