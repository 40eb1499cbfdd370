"""Who may write to a match: one program at a time, by a lock that dies with its process."""

from __future__ import annotations

import errno
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import quote

from bgdesk.library.problems import JournalError, Trouble
from bgdesk.private_files import FILE, FOLDER

_NO_LOCKS_HERE = {errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, errno.ENOTSUP}
"""A folder that knows no locks: the running numbers of the entries still keep two writers apart."""
_TRIES = 100
"""So often a file may be gone that was just locked; where files have no lasting numbers, all seem to be."""

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Leases:
    """The matches that this program has open, each held by a locked file in ``folder``."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._handles: dict[str, int] = {}
        self._lent: set[str] = set()
        """What is held only while a block of `borrowed` runs."""
        self._lock = threading.RLock()

    def __contains__(self, match_id: str) -> bool:
        return match_id in self._handles

    def keeps(self, match_id: str) -> bool:
        """Whether ``match_id`` is held for longer than a block of `borrowed`."""
        with self._lock:
            return match_id in self._handles and match_id not in self._lent

    def take(self, match_id: str) -> bool:
        """Hold ``match_id`` from now on; False when it was held already.

        Raises JournalError when another program has it.
        """
        with self._lock:
            if match_id in self._handles:
                was_lent = match_id in self._lent
                self._lent.discard(match_id)
                return was_lent
            self._take_file(match_id)
            return True

    def _take_file(self, match_id: str) -> None:
        try:
            self._folder.mkdir(FOLDER, exist_ok=True)
            self._handles[match_id] = self._locked_file(match_id)
        except BlockingIOError as problem:
            raise JournalError(Trouble.OPEN_ELSEWHERE, match_id) from problem
        except FileNotFoundError as problem:
            raise JournalError(Trouble.MOVED, self._folder.parent) from problem
        except OSError as problem:
            raise JournalError(Trouble.NOT_WRITABLE, self._folder.parent, str(problem)) from problem

    def release(self, match_id: str) -> None:
        """Let go of ``match_id``; nothing happens if it is not held."""
        with self._lock:
            handle = self._handles.pop(match_id, None)
            self._lent.discard(match_id)
        if handle is None:
            return
        if sys.platform != "win32":
            self._forget_file(match_id)
        os.close(handle)
        if sys.platform == "win32":
            self._forget_file(match_id)

    def _forget_file(self, match_id: str) -> None:
        """What cannot be removed is in nobody's way: the lock counts, not the file."""
        with suppress(OSError):
            self._path(match_id).unlink(missing_ok=True)

    @contextmanager
    def taking(self, match_id: str) -> Iterator[None]:
        """Take the match, but not if the block fails."""
        is_new = self.take(match_id)
        try:
            yield
        except JournalError:
            if is_new:
                self.release(match_id)
            raise

    @contextmanager
    def borrowed(self, match_id: str) -> Iterator[bool]:
        """Whether nobody else has the match; it is held while the block runs.

        It stays held where another thread takes it meanwhile.
        """
        try:
            is_new = self._borrow(match_id)
        except JournalError:
            yield False
            return
        try:
            yield True
        finally:
            with self._lock:
                if is_new and match_id in self._lent:
                    self.release(match_id)

    def _borrow(self, match_id: str) -> bool:
        with self._lock:
            if match_id in self._handles:
                return False
            self._take_file(match_id)
            self._lent.add(match_id)
            return True

    def release_all(self) -> None:
        """Let go of every match."""
        for match_id in tuple(self._handles):
            self.release(match_id)

    def _path(self, match_id: str) -> Path:
        return self._folder / f"{quote(match_id, safe='')}.lock"

    def _locked_file(self, match_id: str) -> int:
        path = self._path(match_id)
        for _ in range(_TRIES):
            handle = self._opened_and_locked(path)
            if _is_still_there(handle, path):
                return handle
            os.close(handle)
        return self._opened_and_locked(path)

    def _opened_and_locked(self, path: Path) -> int:
        handle = os.open(path, os.O_RDWR | os.O_CREAT, FILE)
        try:
            self._try_to_lock(handle)
        except BaseException:
            os.close(handle)
            raise
        return handle

    @staticmethod
    def _try_to_lock(handle: int) -> None:
        try:
            _lock(handle)
        except OSError as problem:
            if problem.errno in _NO_LOCKS_HERE:
                return
            if sys.platform == "win32" or isinstance(problem, BlockingIOError):
                raise BlockingIOError(problem.errno, problem.strerror) from problem
            raise


def _is_still_there(handle: int, path: Path) -> bool:
    """Whether the locked file is the one that others find; its last holder may just have removed it.

    Windows removes no file that is open, and may number one file differently from call to call.
    """
    if sys.platform == "win32":
        return True
    with suppress(OSError):
        return os.path.samestat(os.fstat(handle), path.stat())
    return False
