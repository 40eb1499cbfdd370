"""Watching what two others play at their table, and what they play there next."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from bgdesk.app.table.table import Table
from bgdesk.app.tables.network_table import NetworkTable
from bgdesk.match.state import Phase
from bgdesk.net import effects, orders
from bgdesk.net.faults import TableFault


class Watching(QObject):
    """``own_table()`` is what is seen of a table on the board; ``meet`` is called before others are met.

    ``is_on`` says whether the match of two others is on the board, or was when anything was opened last.
    """

    is_on: bool
    _order: orders.WatchesTable | None

    def __init__(
        self,
        network: NetworkTable,
        own_table: Callable[[], Table | None],
        meet: Callable[[], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._network, self._own_table, self._meet = network, own_table, meet
        self.forget()

    def forget(self) -> None:
        """Nothing is watched."""
        self.is_on, self._order = False, None

    def begin(self, order: orders.WatchesTable) -> None:
        """Go to the table, in place of whatever there was."""
        self._meet()
        self._order = order
        self._network.open(order)

    def goes_on(self, told: object) -> bool:
        """Whether ``told`` is that another match follows at the table, which is watched too."""
        table = self._own_table()
        is_over = table is not None and table.is_spectated and table.state.phase is Phase.OVER
        is_other = isinstance(told, effects.Refusing) and told.fault is TableFault.OTHER_TABLE
        if not (is_over and is_other and self._order):
            return False
        self.begin(self._order)
        self.is_on = True
        return True
