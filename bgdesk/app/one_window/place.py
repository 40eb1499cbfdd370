"""The place of the window in a folder of data: a locked file, which says where the window can be reached."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from bgdesk.private_files import FILE

PLACE_FILE = "library.window"
_SCREENS = ("WAYLAND_DISPLAY", "DISPLAY")
_LOCKED_AT = 1 << 30
"""Behind all that is written: what Windows locks nobody else can read."""
_LONGEST = 4096

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        os.lseek(handle, _LOCKED_AT, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


_IS_LOCKED = (BlockingIOError, PermissionError)
"""The second is what Windows says."""


@dataclass(frozen=True, slots=True)
class Announced:
    """Where a window is reached; ``screens`` are the names by which its programs know the screen."""

    address: str
    screens: tuple[str, ...] = ()

    def is_seen_on(self, screens: tuple[str, ...]) -> bool:
        """Whether who knows the screen by ``screens`` sees the window."""
        return self.screens == screens or any(one and one in self.screens for one in screens)


def screens_of(environment: Mapping[str, str]) -> tuple[str, ...]:
    """The names by which a program in ``environment`` knows its screen, empty ones too."""
    return tuple(f"{name}={environment[name]}" if environment.get(name) else "" for name in _SCREENS)


def announced(data: Path) -> Announced | None:
    """What the window in ``data`` says of itself, or the last one that was cut off; None where nothing is."""
    try:
        with (data / PLACE_FILE).open("rb") as file:
            told = json.loads(file.read(_LONGEST))
        address, screens = told["address"], told["screens"]
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        return None
    if not isinstance(address, str) or not isinstance(screens, list):
        return None
    return Announced(address, tuple(one for one in screens if isinstance(one, str)))


class WindowPlace:
    """Held by one window of each folder at most, until it leaves or its process ends, however that ends."""

    def __init__(self) -> None:
        self._data: Path | None = None
        self._handle: int | None = None
        self.left_behind = ""
        """The address of a window that was cut off here."""

    @property
    def is_held(self) -> bool:
        """Whether this is the window that others are led to."""
        return self._handle is not None

    def is_at(self, data: Path) -> bool:
        """Whether the place in ``data`` is held."""
        return self.is_held and self._data == data

    def take(self, data: Path) -> bool:
        """Hold the place in ``data``, and no other; False where somebody else does.

        Where a folder knows no locks, may not be written or is not there, nobody holds it.
        """
        if self.is_at(data):
            return True
        self.leave()
        try:
            handle = os.open(data / PLACE_FILE, os.O_RDWR | os.O_CREAT, FILE)
        except OSError:
            return True
        try:
            _lock(handle)
        except OSError as problem:
            os.close(handle)
            return not isinstance(problem, _IS_LOCKED)
        before = announced(data)
        self._data, self._handle = data, handle
        self.left_behind = before.address if before else ""
        self._write(b"")
        return True

    def announce(self, told: Announced) -> None:
        """Let others know where this window is reached."""
        self._write(json.dumps({"address": told.address, "screens": told.screens}).encode())

    def leave(self) -> None:
        """From now on somebody else may hold the place.

        The file stays, for a lock on a file that is gone keeps nobody away.
        """
        self._write(b"")
        handle, self._handle = self._handle, None
        if handle is not None:
            os.close(handle)

    def _write(self, told: bytes) -> None:
        if self._handle is not None:
            with suppress(OSError):
                os.ftruncate(self._handle, 0)
                os.lseek(self._handle, 0, os.SEEK_SET)
                os.write(self._handle, told)
