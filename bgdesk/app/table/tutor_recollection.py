"""Looks once more at what was decided before the tutor was there: a match that is gone on with."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject, Slot

from bgdesk.analysis.judges import looks_for
from bgdesk.app.table.automation import AutomationWishes
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.players import EngineClient
from bgdesk.app.table.table import Happened
from bgdesk.app.table.tutor_aftermath import Made, TutorAftermath
from bgdesk.app.table.tutor_terms import mode_at
from bgdesk.app.table.tutor_thought import TutorThought
from bgdesk.match.events import Rolled, TakenBack
from bgdesk.match.record import MatchRecord
from bgdesk.match.tutor import TutorMode
from bgdesk.practice.tutor.attempts import CubeOrPlay, attempt
from bgdesk.rules.player import Player

_log = logging.getLogger(__name__)


class TutorRecollection(QObject):
    """One decision after the other, so that what is decided now never waits long for the engine.

    The player is told of nothing: what comes of it is the list after the game, in ``aftermath``.
    """

    def __init__(
        self,
        controller: MatchController,
        engine: EngineClient,
        wishes: Callable[[], AutomationWishes],
        aftermath: TutorAftermath,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._engine = engine
        self._wishes = wishes
        self._aftermath = aftermath
        self._left: deque[int] = deque()
        self._record: MatchRecord | None = None
        self._thought: TutorThought | None = None
        controller.opened.connect(self.begin)
        controller.happened.connect(self._happened)

    @Slot()
    def begin(self) -> None:
        """Look at the decisions of the game on the table that were made by whoever is taught."""
        self.stop()
        table, wishes = self._controller.table, self._wishes()
        if table is None:
            return
        self._record, number = table.record, table.state.game_number
        taught = {player for player in Player if mode_at(table, player, wishes) is not TutorMode.OFF}
        self._left = deque(
            event
            for event, state in enumerate(table.record.states[:-1])
            if state.game_number == number and state.to_act in taught
        )
        if self._left:
            _log.info("the tutor looks once more at what was decided in this game")
        self._next()

    @Slot()
    def stop(self) -> None:
        """Look at nothing more."""
        self._left.clear()
        self._thought = None

    @Slot(object)
    def _happened(self, happened: Happened) -> None:
        """What is taken back need not be looked at."""
        if isinstance(happened.entry, TakenBack):
            keep = happened.entry.keep
            self._left = deque(event for event in self._left if event < keep)

    def _next(self) -> None:
        self._thought = None
        while self._left and self._thought is None:
            event = self._left.popleft()
            tried = self._tried(event)
            levels = looks_for(tried.state.ruleset) if tried else ()
            if tried and levels:
                self._thought = thought = TutorThought(tried.state, levels, self._engine)
                thought.grown.connect(self._grown)
                thought.failed.connect(self.stop)
                thought.expect(tried)
                self._aftermath.follow(Made(event, tried, thought, is_told=True))

    def _tried(self, event: int) -> CubeOrPlay | None:
        assert self._record
        made = self._record.events[event]
        return attempt(self._record.states[event], None if isinstance(made, Rolled) else made)

    @Slot()
    def _grown(self) -> None:
        if self._thought and self.sender() is self._thought and not self._thought.is_busy:
            self._next()
