"""Who sits at the table: people and bots behind one interface."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal, Slot

from bgdesk.app.table.automation import AutomationWishes, automatic_answer
from bgdesk.app.table.table import Answer, RollWanted, Table
from bgdesk.app.workers.engine_service import TIME_LIMIT_MS, Job
from bgdesk.engine.requests import BotAnswer, BotRequest, request_for
from bgdesk.match import flow
from bgdesk.match.events import Event
from bgdesk.match.state import MatchState

AnswerTo = Callable[[Answer, bool], None]


class HumanSeat(QObject):
    """A person: answers come from the window, except where nothing is left to decide."""

    def __init__(self, wishes: Callable[[], AutomationWishes], parent: QObject) -> None:
        super().__init__(parent)
        self._wishes = wishes
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._answer_for_him)
        self._answer: Callable[[], None] | None = None

    def ask(self, table: Table, answer: AnswerTo) -> None:
        """Wait for the person, or answer for him."""
        value = automatic_answer(table, self._wishes())
        if value is not None:
            self._answer = lambda: answer(value, True)
            self._timer.start(0)

    def cancel(self) -> None:
        """Forget the question."""
        self._timer.stop()
        self._answer = None

    def _answer_for_him(self) -> None:
        if self._answer:
            given, self._answer = self._answer, None
            given()


@dataclass(frozen=True, slots=True)
class BotPace:
    """A bot takes at least ``delay_ms`` for each act; ``thinking_ms`` bounds the strongest one."""

    delay_ms: int = 0
    thinking_ms: int = 5000


_ATTEMPTS = ("decide", "decide", "decide_plainly")
"""What the engine is asked to do, and again after each failure: at last without the strong engine."""

GRACE_MS = 60_000
"""A bot that has not answered so long after its thinking time hangs."""


class EngineClient(Protocol):
    """Where an engine takes jobs."""

    def warm_up(self) -> None:
        """Get ready, also after a failure."""

    def submit(self, operation: str, argument: object, time_limit_ms: int = TIME_LIMIT_MS) -> Job:
        """Have ``operation`` done; the job never ends before this returns."""


class BotSeat(QObject):
    """A bot: every question goes to the engine's process; if that keeps failing, the plain player decides."""

    plain_player_in = Signal()
    gave_up = Signal(str)

    def __init__(
        self, level: str, service: EngineClient, pace: Callable[[], BotPace], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._level = level
        self._service = service
        self._pace = pace
        self._watch = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._give)
        self._job: Job | None = None
        self._request: BotRequest | None = None
        self._answer: AnswerTo | None = None
        self._decision: Answer | None = None
        self._has_told_plain = False
        self._failures = 0

    def ask(self, table: Table, answer: AnswerTo) -> None:
        """Have the engine decide; the answer comes after the delay."""
        self.cancel()
        self._answer = answer
        self._watch.start()
        self._failures = 0
        self._request = request_for(
            table.record, self._level, self._pace().thinking_ms, table.record.header.id
        )
        self._submit()

    def cancel(self) -> None:
        """Stop thinking."""
        self._timer.stop()
        self._answer = None
        job, self._job = self._job, None
        if job is not None:
            job.cancel()

    def _submit(self) -> None:
        assert self._request
        self._job = self._service.submit(
            _ATTEMPTS[self._failures], self._request, time_limit_ms=self._request.thinking_ms + GRACE_MS
        )
        self._job.done.connect(self._decided)
        self._job.failed.connect(self._failed)

    @Slot(object)
    def _decided(self, decision: BotAnswer) -> None:
        assert self._request
        if not _is_allowed(self._request.state, decision.action):
            self._failed(self.tr("The engine answered with something that the rules forbid."))
            return
        self._job = None
        if decision.is_plain and not self._has_told_plain:
            self._has_told_plain = True
            self.plain_player_in.emit()
        self._decision = RollWanted() if decision.action is None else decision.action
        self._timer.start(max(0, self._pace().delay_ms - self._watch.elapsed()))

    @Slot(str)
    def _failed(self, reason: str) -> None:
        self._job = None
        self._failures += 1
        if self._failures >= len(_ATTEMPTS):
            self.gave_up.emit(reason)
            return
        self._service.warm_up()
        self._submit()

    @Slot()
    def _give(self) -> None:
        if self._answer and self._decision is not None:
            answer, self._answer = self._answer, None
            answer(self._decision, False)  # not automatic: the bot decided


def _is_allowed(state: MatchState, action: Event | None) -> bool:
    """Whether the rules allow it; ``None`` is a roll."""
    if action is None:
        return state.awaits_roll
    return flow.refusal(state, action) is None
