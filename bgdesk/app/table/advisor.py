"""Hints and winning chances for the match that is being played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.players import EngineClient
from bgdesk.app.table.ratings import could_be_rated
from bgdesk.app.workers.job import Job
from bgdesk.app.workers.time_limits import engine_limit_ms
from bgdesk.engine.levels import CHANCES_LEVEL, HINT_LEVEL
from bgdesk.engine.requests import Advice
from bgdesk.match.state import MatchState, Phase

if TYPE_CHECKING:
    from bgdesk.match.evaluation import Probabilities

_WITH_CHANCES = (Phase.TO_ROLL, Phase.TO_PLAY, Phase.TO_NAME)
"""When the chances of the game are told."""


class Advisor(QObject):
    """Asks the engine about the table as it is; an answer that comes too late is dropped.

    Whoever is told what the engine thinks plays practice: that is in the record before the answer is given.
    ``hint`` and ``chances`` (White's) are what is known of the present state, ``failure`` why there is none.
    """

    changed = Signal()
    """Emitted whenever the table changes too, which decides what may be told."""

    def __init__(self, controller: MatchController, engine: EngineClient, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._engine = engine
        self._asked: dict[Job, MatchState] = {}
        self._hint_job: Job | None = None
        self._state: MatchState | None = None
        self.follows = False
        self.hint: Advice | None = None
        self.chances: Probabilities | None = None
        self.failure = ""
        controller.table_changed.connect(self._table_changed)

    @property
    def can_advise(self) -> bool:
        """Whether a person has to decide something."""
        table = self._controller.table
        return table is not None and table.waits_for_human

    @property
    def needs_consent(self) -> bool:
        """Whether telling anything would make a match that could still be rated practice."""
        table = self._controller.table
        return table is not None and table.goes_on and could_be_rated(table.record)

    @property
    def is_thinking(self) -> bool:
        """Whether a hint about the present state is still to come."""
        job = self._hint_job
        return job is not None and job in self._asked and self._asked[job] is self._state

    def ask_hint(self) -> None:
        """Ask for advice on the decision that a person has to make now, once; the person has consented."""
        if self.can_advise and not self.is_thinking:
            self._controller.hint_notes.note(self._ask_for_hint)

    def _ask_for_hint(self) -> None:
        table = self._controller.table
        if table and self.hint is None:
            self._state, self.failure = table.state, ""
            self._hint_job = self._ask("advise", table.state, HINT_LEVEL)
        self.changed.emit()

    def cancel_hint(self) -> None:
        """The hint that is still to come is not wanted any more."""
        if self._hint_job is not None and self.is_thinking:
            self._hint_job.cancel()
            self.changed.emit()

    def follow(self, *, follows: bool) -> None:
        """Tell the winning chances after every event, or no longer; not in a match that could be rated."""
        self.follows = follows
        self._ask_chances()
        self.changed.emit()

    def consent(self) -> None:
        """Somebody at the table wants to be told, so that the match is practice."""
        self._controller.hint_notes.note()

    def _ask_chances(self) -> None:
        """Unless telling them would need consent, as in the next match."""
        table = self._controller.table
        if table is None or table.is_review or not self.follows or self.needs_consent:
            return
        if table.state.phase in _WITH_CHANCES:
            self._ask("chances", table.state, CHANCES_LEVEL)

    def _ask(self, operation: str, state: MatchState, level: str) -> Job:
        job = self._engine.submit(operation, state, engine_limit_ms(level))
        self._asked[job] = state
        job.done.connect(self._answered)
        job.failed.connect(self._failed)
        job.cancelled.connect(self._forget)
        return job

    def _closed_question(self) -> MatchState | None:
        """The state that the job which has just ended was asked about."""
        job = self.sender()
        return self._asked.pop(job, None) if isinstance(job, Job) else None

    @Slot(object)
    def _answered(self, answer: Advice | Probabilities) -> None:
        if self._closed_question() is not self._state:
            return
        if isinstance(answer, Advice):
            self.hint = answer
        else:
            self.chances = answer
        self.changed.emit()

    @Slot(str)
    def _failed(self, reason: str) -> None:
        if self._closed_question() is self._state:
            self.failure = reason
            self.changed.emit()

    @Slot()
    def _forget(self) -> None:
        self._closed_question()

    @Slot(object)
    def _table_changed(self) -> None:
        table = self._controller.table
        state = table.state if table else None
        if state is not self._state:
            self._state, self.hint, self.failure = state, None, ""
            if state is None or state.phase not in _WITH_CHANCES:
                self.chances = None
            self._ask_chances()
        self.changed.emit()
