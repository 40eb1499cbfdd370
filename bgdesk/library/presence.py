"""Who has a library open, told by a locked file beside it; it stays behind when one is cut off."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from bgdesk.private_files import FILE

if sys.platform == "win32":
    import msvcrt

    def _share(handle: int) -> None:
        """There are no shared locks here: the first one has it, which is enough to know of one."""
        with suppress(OSError):
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

    def _lock_alone(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _share(handle: int) -> None:
        """Waits for whoever mends the library at this moment."""
        fcntl.flock(handle, fcntl.LOCK_SH)

    def _lock_alone(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _marker(library: Path) -> Path:
    return library.with_name(f"{library.name}.running")


def suspicion(library: Path) -> Path:
    """A file that is there when damage was met: then the next start looks at every page first."""
    return library.with_name(f"{library.name}.damaged")


class Presence:
    """Held as long as the library is open here; without effect in a folder that knows no locks."""

    def __init__(self, library: Path) -> None:
        self._path = _marker(library)
        self._handle: int | None = None
        with suppress(OSError):
            self._handle = os.open(self._path, os.O_RDWR | os.O_CREAT, FILE)
            _share(self._handle)

    def leave(self) -> None:
        """The last one takes the file away, before the library is closed."""
        handle, self._handle = self._handle, None
        if handle is None:
            return
        with suppress(OSError):
            _lock_alone(handle)
            self._path.unlink(missing_ok=True)
        os.close(handle)
        if sys.platform == "win32":
            with suppress(OSError):
                self._path.unlink(missing_ok=True)


def was_cut_off(library: Path) -> bool:
    """Whether somebody has the library open, or was ended before it was closed."""
    return _marker(library).exists()


@contextmanager
def alone_with(library: Path) -> Iterator[bool]:
    """Whether nobody else has the library open; if so, nobody opens it while the block runs."""
    handle = None
    try:
        handle = os.open(_marker(library), os.O_RDWR)
        _lock_alone(handle)
        is_alone = True
    except FileNotFoundError:
        is_alone = True
    except OSError:
        is_alone = False
    try:
        yield is_alone
    finally:
        if handle is not None:
            os.close(handle)


def forget_cut(library: Path) -> None:
    """Another library stands there now: nobody was cut off from it. For whoever is alone with it."""
    with suppress(OSError):
        _marker(library).unlink(missing_ok=True)
