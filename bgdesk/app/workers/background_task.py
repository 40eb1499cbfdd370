"""One call outside the GUI thread that reports back to it; for what takes longer than a frame."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal, Slot

from bgdesk.app.messages import message_text, system_text
from bgdesk.app.workers.job import Job
from bgdesk.app.workers.outcome import Cancelled, CancelToken, Err, Ok, Outcome
from bgdesk.library.problems import JournalError

T = TypeVar("T")

_log = logging.getLogger(__name__)

_PAINTED_AFTER_MS = 40


class TaskProgress(CancelToken):
    """What a task says while it goes on, and hears: it stops once nobody waits for it."""

    def __init__(self, report: Callable[[int, int], None]) -> None:
        super().__init__()
        self._report = report

    def tick(self, done: int, total: int) -> None:
        """``done`` of ``total`` parts are finished. Raises Cancelled."""
        self.check()
        self._report(done, total)

    def over(self, items: tuple[T, ...]) -> Iterator[T]:
        """``items`` one after the other, each counted as a part. Raises Cancelled."""
        for number, item in enumerate(items):
            self.tick(number, len(items))
            yield item


class _Voice(QObject):
    """What a thread speaks through: it is there until the last word has arrived, whoever has gone before.

    A thread that emitted a signal of the task itself would end the program if the window, and the task with
    it, were deleted just then.
    """

    progressed = Signal(int, int)
    reported = Signal(object)

    def __init__(self) -> None:
        super().__init__(QCoreApplication.instance())

    def say_progress(self, done: int, total: int) -> None:
        self.progressed.emit(done, total)

    def report(self, outcome: object) -> None:
        self.reported.emit(outcome)


class BackgroundTask(Job, Generic[T]):
    """Runs ``work`` in a thread of its own; whatever it raises, the task ends.

    ``failures`` are foreseen, and told in their own words. Anything else is told as ``fault``, a sentence
    that says what was kept, and its traceback goes to the log. Cancelling ends the task at once; its thread
    stops at its next step. ``begin`` starts the thread.
    """

    def __init__(
        self,
        work: Callable[[TaskProgress], T],
        failures: tuple[type[Exception], ...] = (),
        parent: QObject | None = None,
        *,
        fault: str = "",
        begin: Callable[[threading.Thread], None] = threading.Thread.start,
    ) -> None:
        super().__init__(lambda _: self._cancel(), parent)
        self._work = work
        self._failures = failures
        self._fault = fault or self.tr("Something went wrong inside bgdesk. Details are in the log.")
        self._begin = begin
        self._voice = _Voice()
        self._voice.progressed.connect(self.progress, Qt.ConnectionType.QueuedConnection)
        self._voice.reported.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        self._voice.reported.connect(self._voice.deleteLater, Qt.ConnectionType.QueuedConnection)
        self._progress = TaskProgress(self._voice.say_progress)
        self.destroyed.connect(self._progress.cancel)
        self._thread = threading.Thread(target=self._run, name="background task", daemon=True)

    def start(self) -> None:
        """Begin; the task never ends before this returns."""
        try:
            self._begin(self._thread)
        except RuntimeError:
            _log.exception("no thread for a task")
            self._voice.report(Err(self._fault))

    def start_behind(self) -> None:
        """Begin once what is to be seen now was painted: until then its thread would only hold that up."""
        QTimer.singleShot(_PAINTED_AFTER_MS, self, self._start_late)

    @Slot()
    def _start_late(self) -> None:
        if not self.has_ended:
            self.start()

    @property
    def is_running(self) -> bool:
        """Whether its thread has not ended yet."""
        return self._thread.is_alive()

    def wait(self) -> None:
        """Until the thread has ended; its report arrives with the next events."""
        if self._thread.is_alive():
            self._thread.join()

    def _cancel(self) -> None:
        self._progress.cancel()
        self.end(Cancelled())

    def _run(self) -> None:
        outcome: Outcome[T] = Err(self._fault)
        try:
            outcome = self._outcome()
        finally:
            self._voice.report(outcome)

    def _outcome(self) -> Outcome[T]:
        try:
            return Ok(self._work(self._progress))
        except Cancelled as wish:
            return wish
        except self._failures as problem:
            _log.warning("a task failed: %s", type(problem).__name__)
            return Err(_sentence(problem))
        except BaseException:  # noqa: BLE001  # whatever it is, somebody waits for an end
            _log.exception("a task raised what nobody had foreseen")
            return Err(self._fault)

    @Slot(object)
    def _tell(self, outcome: Outcome[T]) -> None:
        """The task stays with its parent; the match that its work was about does not."""
        self.wait()
        self._work = _over
        self.end(outcome)


def _over(_: TaskProgress) -> Any:
    """The work of a task that has ended."""
    raise Cancelled


def _sentence(problem: Exception) -> str:
    if isinstance(problem, JournalError):
        return message_text(problem.message)
    return system_text(problem) if isinstance(problem, OSError) else str(problem)
