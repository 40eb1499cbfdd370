"""Asks whoever has to decide, one question at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from bgdesk.app.table.forced_play_pause import ForcedPlayPause
from bgdesk.app.table.question_queue import QuestionQueue
from bgdesk.app.table.table import Answer, Table
from bgdesk.match.events import Played
from bgdesk.match.state import Pair, Phase
from bgdesk.rules.player import Player


class SeatPlayer(Protocol):
    """Whoever decides for one side; the controller never asks which kind it is."""

    def ask(self, table: Table, answer: Callable[[Answer, bool], None]) -> None:
        """Begin to decide; call ``answer(value, automatic)`` once, later, unless cancelled."""

    def cancel(self) -> None:
        """Forget the question."""


class TurnScheduler(QObject):
    """Finds out what ``table()`` waits for, and tells the answer while it still matters.

    A game to be set up and an opening roll need nobody's answer. ``about_to_ask`` comes before a player
    is asked, ``put_off`` when what is decided for the player has to wait, who is to see first what was played
    for a person.
    """

    answered = Signal(object, bool)
    about_to_ask = Signal()
    put_off = Signal()
    game_due = Signal()
    opening_due = Signal()

    def __init__(self, table: Callable[[], Table | None], parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._players: Pair[SeatPlayer] | None = None
        self.play_pause = ForcedPlayPause()
        self.questions = QuestionQueue(self._ask, self)
        self.questions.paused.connect(self.stop)

    def seat(self, players: Pair[SeatPlayer] | None) -> None:
        """Ask ``players`` from now on; nobody while a match is only looked at."""
        self._players = players
        self.play_pause.forget()

    def begin(self) -> None:
        """Something is to be decided."""
        self.questions.begin()

    @Slot()
    def stop(self) -> None:
        """What was asked is not wanted any more."""
        self.questions.stop()
        if self._players:
            for player in Player:
                self._players.of(player).cancel()

    def _ask(self, question: int) -> None:
        table = self._table()
        if not table:
            return
        self.play_pause.at_rest()
        state = table.state
        if state.phase is Phase.BEFORE_GAME:
            if not state.results or not table.has_person:
                self.game_due.emit()
        elif state.phase is Phase.OPENING:
            self.opening_due.emit()
        else:
            self._ask_player(table, question)

    def _ask_player(self, table: Table, question: int) -> None:
        assert self._players
        assert table.state.to_act
        self.about_to_ask.emit()

        def answered(value: Answer, automatic: bool) -> None:
            if not self.questions.is_current(question):
                return
            if automatic and self.play_pause.left_ms:
                self._put_off(question)
                return
            if automatic and isinstance(value, Played):
                self.play_pause.made()
            self.answered.emit(value, automatic)

        self._players.of(table.state.to_act).ask(table, answered)

    def _put_off(self, question: int) -> None:
        """Ask once more when what was played has been seen; whoever looks back keeps that waiting too."""
        self.put_off.emit()
        QTimer.singleShot(self.play_pause.left_ms, self, lambda: self._ask_again(question))

    def _ask_again(self, question: int) -> None:
        if self.questions.is_current(question):
            self.questions.begin()
