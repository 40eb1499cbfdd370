"""What the window has to write waits for other programs in a queue, so that the window never waits itself."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from time import monotonic, sleep
from typing import TypeVar

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from bgdesk.library.problems import JournalError, Trouble

TRIED_EVERY_MS = 20
SAID_AFTER_MS = 300
"""So long nobody needs to know that something waits."""
LONGEST_MS = 10_000
"""After that it has failed."""

_log = logging.getLogger(__name__)

T = TypeVar("T")
Failed = Callable[[JournalError], None]


def raised(problem: JournalError) -> None:
    """For those who tell nobody: a failure at once goes to whoever wrote, a later one to the log."""
    raise problem


@dataclass(frozen=True, slots=True)
class _Waiting:
    try_once: Callable[[], Callable[[], None]]
    """Gives what is to be done once it is written. Raises JournalError."""
    failed: Failed
    given_up: float
    """When, on the clock of `monotonic`."""


class PatientWriting(QObject):
    """Has everything written in the order in which it is asked for, all of it in the window's thread.

    Usually that is done before `write` returns. While another program holds the library it is tried again and
    again, and what comes later waits behind it, up to `LONGEST_MS`.
    """

    waits = Signal(bool)
    """Whether something has been waiting so long that somebody should be told."""
    emptied = Signal(bool)
    """Nothing waits any more; whether all of it was written."""
    ending = Signal()
    """What is not given yet is to be given now."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._queue: list[_Waiting] = []
        self._is_told = self._has_failed = False
        self._timer = QTimer(self)
        self._timer.setInterval(TRIED_EVERY_MS)
        self._timer.timeout.connect(self._go_on)
        self._unsaid = QTimer(self)
        self._unsaid.setSingleShot(True)
        self._unsaid.setInterval(SAID_AFTER_MS)
        self._unsaid.timeout.connect(lambda: self._tell(waits=True))

    @property
    def is_waiting(self) -> bool:
        """Whether anything is not written yet."""
        return bool(self._queue)

    def write(self, work: Callable[[], T], done: Callable[[T], None], failed: Failed) -> None:
        """Do ``work``, which may raise JournalError; then ``done`` with what it gave, or ``failed``.

        What these write comes before all that waits. ``work`` is done again while another program is in the
        way.
        """

        def try_once() -> Callable[[], None]:
            found = work()
            return lambda: done(found)

        waiting = _Waiting(try_once, failed, monotonic() + LONGEST_MS / 1000)
        if self._queue or not self._is_over(waiting):
            self._queue.append(waiting)
            self._wait()

    def write_if_free(self, work: Callable[[], object], failed: Failed) -> None:
        """Do ``work`` now, or not at all where it would have to wait."""
        if self._queue:
            return
        try:
            work()
        except JournalError as problem:
            if problem.trouble is not Trouble.BUSY:
                failed(problem)

    def behind(self, act: Callable[[], None]) -> None:
        """Do ``act`` once everything before it is written, or has failed."""
        self.write(lambda: None, lambda _: act(), raised)

    def may_end(self) -> bool:
        """Whether everything is written, now that the window is to be closed."""
        self.ending.emit()
        return not self._queue

    def finish(self) -> None:
        """At the end of the program: write what waits, however long that takes, up to its time."""
        while self._queue:
            self._go_on()
            if self._queue:
                sleep(TRIED_EVERY_MS / 1000)

    def _wait(self) -> None:
        if not self._timer.isActive():
            _log.info("another program holds the library: what is to be written waits")
            self._has_failed = False
            self._timer.start()
            self._unsaid.start()

    @Slot()
    def _go_on(self) -> None:
        while self._queue:
            first, *later = self._queue
            self._queue = []
            is_over = True
            try:
                is_over = self._is_over(first)
            finally:
                self._queue += later if is_over else [first, *later]
            if not is_over:
                return
        self._timer.stop()
        self._unsaid.stop()
        self._tell(waits=False)
        has_failed, self._has_failed = self._has_failed, False
        self.emptied.emit(not has_failed)

    def _is_over(self, waiting: _Waiting) -> bool:
        """Try it once; whether it is written, or has failed."""
        try:
            then = waiting.try_once()
        except JournalError as problem:
            if problem.trouble is Trouble.BUSY and monotonic() < waiting.given_up:
                return False
            self._has_failed = True
            then = partial(waiting.failed, problem)
        then()
        return True

    def _tell(self, *, waits: bool) -> None:
        if waits != self._is_told:
            self._is_told = waits
            self.waits.emit(waits)
