"""Taking a decision back at a table: one player asks, and the other grants it or plays on."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.table import Happened, Table
from bgdesk.app.table.taking_back import take_back_of
from bgdesk.app.tables.network_table import NetworkTable
from bgdesk.match.events import TakenBack
from bgdesk.net import effects, orders


class TakeBacks(QObject):
    """``own_table()`` is the match with another program, while that is on the board.

    What is asked is about the very next entry: whatever else is written instead says no.
    """

    asked = Signal()
    """The other player asks."""
    sent = Signal()
    """The other player is asked."""
    answered = Signal(bool)
    """The other player has granted what was asked here, or (false) played on."""

    def __init__(
        self,
        network: NetworkTable,
        controller: MatchController,
        own_table: Callable[[], Table | None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._network, self._controller, self._own_table = network, controller, own_table
        self.forget()
        network.process.told.connect(self._hear)
        controller.happened.connect(self._happened)
        controller.opened.connect(self._opened)

    def forget(self) -> None:
        """Nobody has asked for anything."""
        self._theirs: effects.TakeBackAsked | None = None
        self._own: TakenBack | None = None
        self._match_id, self._is_told = "", False

    @Slot()
    def _opened(self) -> None:
        """Whoever has looked at something else meanwhile is asked once more."""
        if self._network.match_id != self._match_id:
            self.forget()
        self._is_told = False
        self._tell()

    @Slot(object)
    def ask(self, wish: TakenBack) -> None:
        """Ask the other player to write ``wish``, which may have decided something meanwhile."""
        table = self._own_table()
        if table is None or not table.waits_for_remote or wish != take_back_of(table):
            self.answered.emit(False)
        else:
            self._own, self._match_id = wish, self._network.match_id
            self._network.process.ask(orders.Wishes(wish, len(table.record.entries)))
            self.sent.emit()

    @property
    def may_grant(self) -> bool:
        """Whether what the other asked can still be granted."""
        table, theirs = self._own_table(), self._theirs
        is_next = table is not None and theirs is not None and theirs.seq == len(table.record.entries)
        return is_next and not self._network.is_rolling and not self._controller.writing.is_waiting

    @Slot()
    def grant(self) -> None:
        """Let the other player have it back; without effect when it is too late."""
        if self._theirs and self.may_grant:
            self._controller.take_in(self._theirs.entry)

    @Slot(object)
    def _hear(self, told: object) -> None:
        if isinstance(told, effects.TakeBackAsked):
            self._theirs, self._is_told, self._match_id = told, False, self._network.match_id
            self._tell()

    def _tell(self) -> None:
        """What was asked is for the player to say as soon as everything before it is on the board."""
        if self.may_grant and not self._is_told:
            self._is_told = True
            self.asked.emit()

    @Slot(object)
    def _happened(self, happened: Happened) -> None:
        table = self._own_table()
        if table is None:
            return
        own, self._own = self._own, None
        if self._theirs and self._theirs.seq < len(table.record.entries):
            self._theirs = None
        self._tell()
        if own:
            self.answered.emit(happened.entry == own)
