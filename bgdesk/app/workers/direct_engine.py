"""The engine in this process, for matches that no window waits for."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QObject, QTimer

from bgdesk.app.workers.job import Job
from bgdesk.app.workers.outcome import Cancelled, Err, Ok

Operations = Mapping[str, Callable[[Any], object]]
"""What can be asked, by name."""

_log = logging.getLogger(__name__)


class DirectEngine(QObject):
    """Does each job in the next round of the event loop; a job that raises fails. No time limit holds."""

    def __init__(self, operations: Operations, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._operations = operations

    def submit(self, operation: str, argument: object, time_limit_ms: int = 0) -> Job:
        """Have ``operation`` done soon."""
        del time_limit_ms
        job = Job(lambda job: job.end(Cancelled()))
        QTimer.singleShot(0, self, lambda: self._do(job, operation, argument))
        return job

    def _do(self, job: Job, operation: str, argument: object) -> None:
        if job.has_ended:
            return
        try:
            value = self._operations[operation](argument)
        except Exception as problem:  # noqa: BLE001
            _log.exception("the engine failed in %s", operation)
            job.end(Err(f"{type(problem).__name__}: {problem}"))
        else:
            job.end(Ok(value))
