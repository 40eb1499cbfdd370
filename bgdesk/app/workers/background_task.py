"""One call outside the GUI thread that reports back to it; for what takes longer than a frame."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.messages import message_text
from bgdesk.library.problems import JournalError

T = TypeVar("T")


class Cancelled(Exception):  # noqa: N818  # a wish, not a fault
    """The errand is not wanted any more."""


class Steps:
    """What an errand says while it goes on; ``tick`` raises Cancelled once nobody waits for it."""

    def __init__(self, report: Callable[[int, int], None]) -> None:
        self._report = report
        self._is_cancelled = threading.Event()

    def cancel(self) -> None:
        """Let the next `tick` raise."""
        self._is_cancelled.set()

    def tick(self, done: int, total: int) -> None:
        """``done`` of ``total`` parts are finished. Raises Cancelled."""
        if self._is_cancelled.is_set():
            raise Cancelled
        self._report(done, total)

    def over(self, items: tuple[T, ...]) -> Iterator[T]:
        """``items`` one after the other, each counted as a part."""
        for number, item in enumerate(items):
            self.tick(number, len(items))
            yield item


class BackgroundTask(QObject, Generic[T]):
    """Runs ``work`` in a thread of its own; one of ``done`` and ``failed`` ends it unless it is cancelled.

    ``failures`` are the exceptions that are told in a sentence; others go on as they are in the log.
    """

    progress = Signal(int, int)
    done = Signal(object)
    failed = Signal(str)

    _ended = Signal(object, object)

    def __init__(
        self,
        work: Callable[[Steps], T],
        failures: tuple[type[Exception], ...],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._work = work
        self._failures = failures
        self._steps = Steps(self.progress.emit)
        self._is_cancelled = False
        self._ended.connect(self._tell)
        self._thread = threading.Thread(target=self._run, name="errand", daemon=True)

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def cancel(self) -> None:
        """Say nothing more, and stop at the next step."""
        self._is_cancelled = True
        self._steps.cancel()

    @property
    def is_running(self) -> bool:
        """Whether its thread has not ended yet."""
        return self._thread.is_alive()

    def wait(self) -> None:
        """Until the thread has ended; its report arrives with the next events."""
        self._thread.join()

    def _run(self) -> None:
        try:
            result = self._work(self._steps)
        except Cancelled:
            return
        except Exception as problem:  # noqa: BLE001  # handed over to the thread that can tell it
            self._report(None, problem)
        else:
            self._report(result, None)

    def _report(self, result: T | None, problem: Exception | None) -> None:
        try:
            self._ended.emit(result, problem)
        except RuntimeError:
            return  # the window went away while the errand ran

    @Slot(object, object)
    def _tell(self, result: T | None, problem: Exception | None) -> None:
        self._thread.join()
        if self._is_cancelled:
            return
        if problem is None:
            self.done.emit(result)
        elif isinstance(problem, self._failures):
            self.failed.emit(_sentence(problem))
        else:
            raise problem


def _sentence(problem: Exception) -> str:
    return message_text(problem.message) if isinstance(problem, JournalError) else str(problem)
