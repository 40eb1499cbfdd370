"""Giving up a match with another program: written by whoever has to decide, after no roll is under way."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.table import Table
from bgdesk.app.tables.incoming import Incoming
from bgdesk.app.tables.table_process import TableProcess
from bgdesk.match.events import Abandoned, Entry
from bgdesk.match.record import SeatKind
from bgdesk.match.state import Phase
from bgdesk.net import effects, orders
from bgdesk.net.shared_game import is_past
from bgdesk.rules.player import Player


class GivingUp(QObject):
    """``own_table()`` is the match while it is on the board; ``is_rolling()`` while dice are under way."""

    unheard = Signal()
    """The match on the board is not the one of this table, so it cannot be given up."""

    def __init__(
        self,
        controller: MatchController,
        incoming: Incoming,
        process: TableProcess,
        own_table: Callable[[], Table | None],
        is_rolling: Callable[[], bool],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller, self._process = controller, process
        self._own_table, self._is_rolling = own_table, is_rolling
        self.forget()
        incoming.taken.connect(self._grant)

    def forget(self) -> None:
        """Nobody wants to give up."""
        self._own: Entry | None = None
        self._theirs: effects.Wished | None = None

    def give_up(self) -> None:
        """Lose the match (money: the game), whoever has to decide."""
        table = self._own_table()
        if table and not table.waits_for_remote and not self._is_rolling():
            self._controller.abandon(player_here(table))
        elif table:
            self._own = Abandoned(player_here(table))
            self._process.ask(orders.Wishes(self._own, len(table.record.entries)))
        else:
            self.unheard.emit()

    def wished(self, theirs: effects.Wished) -> None:
        """The other wants to give up."""
        self._theirs = theirs
        self._grant()

    @Slot()
    def _grant(self) -> None:
        table = self._own_table()
        if not table or table.waits_for_remote or self._is_rolling() or table.state.phase is Phase.OVER:
            return
        own, theirs = self._own, self._theirs
        self.forget()
        if theirs and is_past(player_here(table).opponent, table.record.entries[theirs.seq :]):
            theirs = None
        wish = theirs.entry if theirs and not own else own
        if wish:
            self._controller.take_in(wish)


def player_here(table: Table) -> Player:
    """Who plays in this window against another program."""
    seats = table.record.header.seats
    return next(player for player in Player if seats.of(player).kind is not SeatKind.REMOTE)
