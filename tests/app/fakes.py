"""Stand-ins for what runs outside the window's process."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Slot

from bgdesk.app.workers.engine_service import EngineService
from bgdesk.app.workers.job import Job
from bgdesk.app.workers.outcome import Cancelled, Err, Ok

Answer = Callable[[str, object], object]


class FakeEngineService(EngineService):
    """Answers in this process: ``answer(operation, argument)`` gives the value, or raises for a failure.

    Answers come from the event loop, or with ``by_hand`` only when `drain` is called.
    """

    def __init__(self, answer: Answer, *, by_hand: bool = False, parent: QObject | None = None) -> None:
        super().__init__(parent=parent)
        self._answer_for = answer
        self._by_hand = by_hand
        self.submitted: list[tuple[str, object]] = []
        self.limits_ms: list[int] = []
        self.warm_ups = 0
        self.is_closed = False
        self._pending: list[tuple[Job, str, object]] = []

    @property
    def pending(self) -> int:
        """Jobs without an answer."""
        return len(self._pending)

    def warm_up(self) -> None:
        self.warm_ups += 1

    def submit(self, operation: str, argument: object, time_limit_ms: int = 0) -> Job:
        self.limits_ms.append(time_limit_ms)
        job = Job(self._drop)
        self.submitted.append((operation, argument))
        self._pending.append((job, operation, argument))
        if not self._by_hand:
            QTimer.singleShot(0, self, self._answer_next)
        return job

    def close(self) -> None:
        self.is_closed = True
        self._pending.clear()

    def drain(self) -> None:
        """Answer everything submitted, also what the answers make others submit."""
        while self._pending:
            self._answer_next()

    @Slot()
    def _answer_next(self) -> None:
        if not self._pending:
            return
        job, operation, argument = self._pending.pop(0)
        try:
            value = self._answer_for(operation, argument)
        except Exception as error:  # noqa: BLE001  # every failure of a fake is one of the engine
            job.end(Err(str(error)))
        else:
            job.end(Ok(value))

    def _drop(self, job: Job) -> None:
        self._pending = [entry for entry in self._pending if entry[0] is not job]
        job.end(Cancelled())
