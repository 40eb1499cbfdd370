"""Ending a money session with another program: the game in hand is given up, and then the session."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Slot

from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.table import Answer, Happened, Table
from bgdesk.app.tables.network_table import NetworkTable
from bgdesk.match.events import Abandoned, GameStarted
from bgdesk.match.state import Phase

WAIT_MS = 3_000
"""So long White's next game waits after the other has given one up: that may be the end of the session."""


class SessionEnd(QObject):
    """Gives up what is played by ``network``; ``own_table()`` is the match, while that is on the board.

    Whoever gives up a game ends the session, of which the program with the next game to begin has heard
    only half. A game that is wanted meanwhile begins once the time is over.
    """

    def __init__(
        self,
        network: NetworkTable,
        controller: MatchController,
        own_table: Callable[[], Table | None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._network, self._controller, self._own_table = network, controller, own_table
        self._wait = QTimer(self, singleShot=True, interval=WAIT_MS)
        self._wait.timeout.connect(self._waited)
        self.forget()
        controller.happened.connect(self._happened)
        controller.opened.connect(self.forget)
        held_up = controller.is_held_up
        controller.is_held_up = lambda value: self._holds_up(value) or held_up(value)

    @Slot()
    def forget(self) -> None:
        """Nobody ends anything."""
        self._is_ending = self._is_game_wanted = False
        self._wait.stop()

    def give_up(self) -> None:
        """Lose the match; for money the game, and end the session."""
        table = self._own_table()
        self._is_ending = bool(table and table.state.options.is_money)
        self._network.give_up()

    @Slot(object)
    def _happened(self, happened: Happened) -> None:
        table, entry = self._own_table(), happened.entry
        if not table or not isinstance(entry, Abandoned):
            return
        is_between = table.state.options.is_money and table.state.phase is Phase.BEFORE_GAME
        is_ending, self._is_ending = self._is_ending, False
        if not is_between:
            self._wait.stop()
        elif is_ending:
            self._controller.writing.behind(self._network.give_up)
        elif not table.is_human(entry.player):
            self._wait.start()

    def _holds_up(self, value: Answer) -> bool:
        is_held = isinstance(value, GameStarted) and self._wait.isActive()
        self._is_game_wanted = self._is_game_wanted or is_held
        return is_held

    @Slot()
    def _waited(self) -> None:
        if self._is_game_wanted:
            self._is_game_wanted = False
            self._controller.next_game()
