"""Common to all worker processes: what they talk through, how they make way, and what they end by."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Protocol

POLITENESS = 5
"""How far a worker steps back behind the window."""
BEHIND_PLAY = 19
"""How far one steps back whom nobody waits for: a match may be played meanwhile."""

_BELOW_NORMAL, _IDLE = 0x4000, 0x40
"""Priority classes of Windows."""
_THIS_PROCESS = -1
_NO_MEMORY = {errno.ENOMEM, errno.EAGAIN}
_NO_MEMORY_WINDOWS = {8, 14, 1450, 1455}
"""Not enough memory, out of memory, no system resources, the paging file is too small."""
_NO_MEMORY_WORDS = (
    "cannot allocate memory",
    "failed to map segment",
    "can't start new thread",
    "temporarily unavailable",
    "bad_alloc",
    "not enough memory",
    "paging file is too small",
)
_LITTLE = 64 * 2**20
"""Who does not even get so many bytes has too few, whatever it was that raised for it."""


class WorkerPipe(Protocol):
    """The end of a pipe in a worker process, on any system."""

    def recv(self) -> Any:
        """The next piece of work. Raises EOFError or OSError once nobody is there any more."""

    def send(self, message: object) -> None:
        """Say ``message``."""

    def send_bytes(self, message: bytes) -> None:
        """Say what is a message already."""


def step_back(politeness: int) -> None:
    """Make way for other processes, `POLITENESS` or `BEHIND_PLAY`."""
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(politeness)
    elif sys.platform == "win32":
        from ctypes import c_void_p, windll

        made = _IDLE if politeness >= BEHIND_PLAY else _BELOW_NORMAL
        windll.kernel32.SetPriorityClass(c_void_p(_THIS_PROCESS), made)


def check_memory(problem: BaseException) -> None:
    """Raises MemoryError where ``problem`` came of a lack of memory, however it is called.

    That is no fault of the work: a process that raises it ends, and the work is begun again in another one.
    """
    if lacks_memory(problem):
        raise MemoryError(str(problem)) from problem


def lacks_memory(problem: BaseException) -> bool:
    """Whether ``problem`` came of a lack of memory: it says so, or there is none."""
    return any(map(_tells_of_memory, _causes(problem))) or _is_short()


def _is_short() -> bool:
    try:
        bytearray(_LITTLE)
    except MemoryError:
        return True
    return False


def _causes(problem: BaseException | None) -> Iterator[BaseException]:
    while problem is not None:
        yield problem
        problem = problem.__cause__ or problem.__context__


def _tells_of_memory(problem: BaseException) -> bool:
    if isinstance(problem, MemoryError):
        return True
    if isinstance(problem, OSError) and (
        problem.errno in _NO_MEMORY or getattr(problem, "winerror", None) in _NO_MEMORY_WINDOWS
    ):
        return True
    text = str(problem).lower()
    return isinstance(problem, (ImportError, OSError, RuntimeError, SystemError)) and any(
        words in text for words in _NO_MEMORY_WORDS
    )
