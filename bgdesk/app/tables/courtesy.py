"""Without a clock nobody is hurried; but somebody who waits for long is told what can be done."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.table import Table
from bgdesk.app.tables.network_table import NetworkTable, TableLink
from bgdesk.match.state import Phase

SILENCE_MS = 180_000


class Courtesy(QObject):
    """``due`` is told once for each silence of the other player, who is there and has to decide."""

    due = Signal()

    def __init__(
        self,
        network: NetworkTable,
        controller: MatchController,
        own_table: Callable[[], Table | None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._network, self._own_table = network, own_table
        self.timer = QTimer(self, singleShot=True, interval=SILENCE_MS)
        self.timer.timeout.connect(self.due)
        controller.table_changed.connect(self._begin)
        controller.cleared.connect(self._begin)
        network.link_changed.connect(self._begin)
        network.heard.connect(self._begin)

    @Slot()
    def _begin(self) -> None:
        """Count from now, where somebody is waited for."""
        table = self._own_table()
        is_waiting = (
            table is not None
            and table.is_remote
            and table.waits_for_remote
            and table.state.options.clock is None
            and table.state.phase is not Phase.OVER
        )
        if is_waiting and self._network.link is TableLink.TOGETHER:
            self.timer.start()
        else:
            self.timer.stop()
