"""Sees when the thread of the window does not come back, and where it was then.

It looks from inside of that thread. A thread beside that holds the frames of another keeps alive what the
functions there have in their hands, a painter of a window for instance, and lets go of it in the wrong
thread: that ended the program now and then.
"""

from __future__ import annotations

import _thread
import signal
import sys
import threading
import time
from collections.abc import Callable
from types import FrameType
from typing import NamedTuple

LONGEST_S = 0.1
LOOKS_AFTER_S = 0.02
DEEPEST = 8
"""So many functions of the program are told of a stack."""
if sys.platform == "win32":
    LOOK = signal.SIGBREAK
else:
    LOOK = signal.SIGUSR1
"""No signal of the system: only Python takes it for one."""


class Step(NamedTuple):
    """How long one event took with all that came of it: by the clock, and of work in this thread."""

    seconds: float
    work: float
    stack: tuple[str, ...]
    """Where the thread was after `LONGEST_S` of work, from inside to outside; empty if it had come back."""


class Watchdog:
    """Counts from one `pat` to the next; has the main thread, which made it, look where it is so long."""

    def __init__(self) -> None:
        self._stack: tuple[str, ...] = ()
        self._is_asked = False
        self._clock = _clock_of_this_thread()
        self._began, self._worked, self._since = time.perf_counter(), time.thread_time(), self._clock()
        self._is_over = threading.Event()
        self._before = signal.signal(LOOK, self._look)
        self._thread = threading.Thread(target=self._watch, name="watchdog")
        self._thread.start()

    def pat(self) -> Step:
        """The thread is back."""
        step = Step(time.perf_counter() - self._began, time.thread_time() - self._worked, self._stack)
        self._stack, self._is_asked = (), False
        self._began, self._worked, self._since = time.perf_counter(), time.thread_time(), self._clock()
        return step

    def close(self) -> None:
        """Watch no longer."""
        self._is_over.set()
        self._thread.join()
        signal.signal(LOOK, self._before)

    def _watch(self) -> None:
        while not self._is_over.wait(LOOKS_AFTER_S):
            if not self._is_asked and self._clock() - self._since > LONGEST_S:
                self._is_asked = True
                _thread.interrupt_main(LOOK)

    def _look(self, _signal: int, frame: FrameType | None) -> None:
        self._stack = _where(frame)


def _clock_of_this_thread() -> Callable[[], float]:
    """How long it has worked, asked from another one; where the system does not tell, the time."""
    if sys.platform != "linux":
        return time.perf_counter
    clock = time.pthread_getcpuclockid(threading.get_ident())
    return lambda: time.clock_gettime(clock)


def _where(frame: FrameType | None) -> tuple[str, ...]:
    """The functions of the program around ``frame``; where there are none, those of the trial itself."""
    ours: list[str] = []
    others: list[str] = []
    while frame is not None:
        code = frame.f_code
        _, is_ours, name = code.co_filename.rpartition("/bgdesk/")
        (ours if is_ours else others).append(f"{name}:{frame.f_lineno} {code.co_name}")
        frame = frame.f_back
    return tuple((ours or others)[:DEEPEST])
