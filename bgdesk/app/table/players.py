"""Who sits at the table: people and bots behind one interface."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal, Slot

from bgdesk.app.table.automation import AutomationWishes, automatic_answer
from bgdesk.app.table.table import Answer, NoticeKind, RollWanted, Table
from bgdesk.app.workers.background_task import BackgroundTask
from bgdesk.app.workers.job import Job
from bgdesk.app.workers.time_limits import engine_limit_ms
from bgdesk.engine.requests import BotAnswer, BotRequest, request_for
from bgdesk.match import flow
from bgdesk.match.events import Event
from bgdesk.match.state import MatchState

if TYPE_CHECKING:
    from bgdesk.engine.obstacle import Obstacle

_log = logging.getLogger(__name__)

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
        """Wait for the person, or answer for them."""
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


class RemoteSeat:
    """Somebody at another computer: what they decide comes by `bgdesk.app.tables.network_table`."""

    def ask(self, table: Table, answer: AnswerTo) -> None:
        """The other program asks its own player."""

    def cancel(self) -> None:
        """Nobody was asked here."""


@dataclass(frozen=True, slots=True)
class BotPace:
    """A bot takes at least ``delay_ms`` for each act; ``thinking_ms`` bounds the strongest one."""

    delay_ms: int = 0
    thinking_ms: int = 5000


class EngineClient(Protocol):
    """Where an engine takes jobs."""

    def submit(self, operation: str, argument: object, time_limit_ms: int) -> Job:
        """Have ``operation`` done; the job never ends before this returns."""


class BotSeat(QObject):
    """A bot: every question goes to the engine; what that fails in, the plain player decides in a thread."""

    plain_player_in = Signal(object)
    """A `NoticeKind`, told once: why the plain player stands in."""
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
        self._request: BotRequest
        self._answer: AnswerTo | None = None
        self._decision: Answer | None = None
        self._told: set[NoticeKind] = set()

    def ask(self, table: Table, answer: AnswerTo) -> None:
        """Have the engine decide; the answer comes after the delay."""
        self.cancel()
        self._answer = answer
        self._watch.start()
        thinking_ms = self._pace().thinking_ms
        self._request = request_for(table.record, self._level, thinking_ms, table.record.header.id)
        self._job = self._service.submit("decide", self._request, engine_limit_ms(self._level, thinking_ms))
        self._job.done.connect(self._decided)
        self._job.failed.connect(self._decide_plainly)

    def cancel(self) -> None:
        """Stop thinking."""
        self._timer.stop()
        self._answer = None
        job, self._job = self._job, None
        if job is not None:
            job.cancel()

    @Slot(object)
    def _decided(self, decision: BotAnswer) -> None:
        if _is_allowed(self._request.state, decision.action):
            self._accept(decision)
        else:
            _log.error("an engine answered with what the rules forbid: %s", decision.action)
            self._decide_plainly()

    @Slot()
    def _decide_plainly(self) -> None:
        """The engine did all it could; whatever ails it, the match goes on."""
        request = self._request
        task = BackgroundTask(lambda _: _plainly(request), parent=self, fault=self._fault())
        self._job = task
        task.done.connect(self._decided_plainly)
        task.failed.connect(self._give_up)
        task.start()

    @Slot(object)
    def _decided_plainly(self, decision: BotAnswer) -> None:
        if _is_allowed(self._request.state, decision.action):
            self._accept(decision)
        else:
            _log.error("the plain player answered with what the rules forbid: %s", decision.action)
            self._give_up(self._fault())

    def _accept(self, decision: BotAnswer) -> None:
        self._job = None
        kind = _notice_of(decision.plain_because)
        if kind and kind not in self._told:
            self._told.add(kind)
            self.plain_player_in.emit(kind)
        self._decision = RollWanted() if decision.action is None else decision.action
        self._timer.start(max(0, self._pace().delay_ms - self._watch.elapsed()))

    @Slot(str)
    def _give_up(self, reason: str) -> None:
        self._job = None
        self.gave_up.emit(reason)

    @Slot()
    def _give(self) -> None:
        if self._answer and self._decision is not None:
            answer, self._answer = self._answer, None
            answer(self._decision, False)  # not automatic: the bot decided

    def _fault(self) -> str:
        return self.tr("Something went wrong inside bgdesk. The match is kept; details are in the log.")


def _plainly(request: BotRequest) -> BotAnswer:
    from bgdesk.engine.obstacle import Obstacle
    from bgdesk.engine.selection import decide_plainly  # only when something has gone wrong

    return decide_plainly(request, Obstacle.DIED)


def _notice_of(why: Obstacle | None) -> NoticeKind | None:
    """What to say about a decision that the engine did not take."""
    if why is None:
        return None
    from bgdesk.engine.obstacle import Obstacle

    if why.is_fault:
        return NoticeKind.ENGINE_FAILED
    return NoticeKind.PLAIN_BOT if why is Obstacle.VARIANT_UNKNOWN else NoticeKind.PLAIN_MOVE


def _is_allowed(state: MatchState, action: Event | None) -> bool:
    """Whether the rules allow it; ``None`` is a roll."""
    if action is None:
        return state.awaits_roll
    return flow.refusal(state, action) is None
