"""The engine in this process, for matches that no window waits for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QObject, QTimer

from bgdesk.app.workers.engine_service import TIME_LIMIT_MS, Job

Operations = Mapping[str, Callable[[Any], object]]
"""What can be asked, by name."""


class DirectEngine(QObject):
    """Does each job in the next round of the event loop; a job that raises fails. No time limit holds."""

    def __init__(self, operations: Operations, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._operations = operations
        self._waiting: list[Job] = []

    def warm_up(self) -> None:
        """Nothing has to be started."""

    def submit(self, operation: str, argument: object, time_limit_ms: int = TIME_LIMIT_MS) -> Job:
        """Have ``operation`` done soon."""
        del time_limit_ms
        job = Job(self._cancel)
        self._waiting.append(job)
        QTimer.singleShot(0, self, lambda: self._do(job, operation, argument))
        return job

    def _do(self, job: Job, operation: str, argument: object) -> None:
        if job not in self._waiting:
            return
        self._waiting.remove(job)
        try:
            value = self._operations[operation](argument)
        except Exception as problem:  # noqa: BLE001  # as in the engine's own process
            job.failed.emit(f"{type(problem).__name__}: {problem}")
        else:
            job.done.emit(value)

    def _cancel(self, job: Job) -> None:
        if job in self._waiting:
            self._waiting.remove(job)
            job.cancelled.emit()
