"""One reading of the library after the other, away from the GUI thread."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.workers.background_task import BackgroundTask
from bgdesk.library.problems import JournalError


class LatestReading(QObject):
    """What is asked for later takes the place of what is being read."""

    read = Signal(object)
    """What was found."""
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._task: BackgroundTask[object] | None = None

    def begin(self, find: Callable[[], object], fault: str) -> None:
        """Tell what ``find`` gives, which may raise JournalError; ``fault`` is said of any other error."""
        self.cancel()
        self._task = task = BackgroundTask(lambda _: find(), (JournalError,), self, fault=fault)
        task.done.connect(self._done)
        task.failed.connect(self._failed)
        task.start()

    def cancel(self) -> None:
        """Nobody waits for it any longer."""
        if self._task:
            task, self._task = self._task, None
            task.cancel()

    @property
    def is_reading(self) -> bool:
        """Whether something is still to come."""
        return self._task is not None

    def close(self) -> None:
        """Let the thread end before the library is closed."""
        task = self._task
        self.cancel()
        if task:
            task.wait()

    @Slot(object)
    def _done(self, found: object) -> None:
        self._task = None
        self.read.emit(found)

    @Slot(str)
    def _failed(self, sentence: str) -> None:
        self._task = None
        self.failed.emit(sentence)
