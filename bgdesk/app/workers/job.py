"""A piece of work as the GUI thread sees it, whoever does it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from bgdesk.app.workers.outcome import Err, Ok, Outcome


class Job(QObject):
    """Exactly one of ``done``, ``failed`` and ``cancelled`` ends it, in the GUI thread.

    It lives as long as somebody holds it, and until it has ended whoever does it holds it.
    """

    progress = Signal(int, int)
    """Parts finished, and all of them."""
    done = Signal(object)
    failed = Signal(str)
    cancelled = Signal()

    def __init__(self, stop: Callable[[Job], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stop = stop
        self._has_ended = False

    @property
    def has_ended(self) -> bool:
        return self._has_ended

    def cancel(self) -> None:
        """Stop it; without effect on a job that has ended."""
        if not self._has_ended:
            self._stop(self)

    def go_on(self, done: int, total: int) -> None:
        """``done`` of ``total`` parts are finished."""
        if not self._has_ended:
            self.progress.emit(done, total)

    def end(self, outcome: Outcome[Any]) -> None:
        """Tell how it ended; what comes after the first end is dropped."""
        if self._has_ended:
            return
        self._has_ended = True
        if isinstance(outcome, Ok):
            self.done.emit(outcome.value)
        elif isinstance(outcome, Err):
            self.failed.emit(outcome.sentence)
        else:
            self.cancelled.emit()
