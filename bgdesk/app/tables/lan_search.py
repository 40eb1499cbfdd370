"""Looking for tables on the local network, as long as somebody wants to see what there is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.tables.table_process import TableProcess
from bgdesk.match.options import MatchOptions
from bgdesk.net import orders, reports


@dataclass(frozen=True, slots=True)
class TableNearby:
    """A table that answers: ``name`` has opened it, and plays ``options``; it may be full already."""

    host: str
    port: int
    name: str
    options: MatchOptions
    is_full: bool


class LanSearch(QObject):
    """A process of its own, and with it sockets, exist only from `begin` to `end`."""

    found = Signal(object)
    """A tuple of `TableNearby`, whenever it has changed."""
    failed = Signal(str)
    """Nothing can be asked: what the system says."""

    def __init__(self, addresses: Callable[[], tuple[str, ...]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._addresses, self._is_looking = addresses, False
        self._process = TableProcess(self)
        self._process.told.connect(self._hear)

    @property
    def is_looking(self) -> bool:
        """Whether somebody looks."""
        return self._is_looking

    def begin(self) -> None:
        """Ask who is there, and go on asking."""
        self._is_looking = True
        self._process.start(orders.LooksAround(self._addresses()))

    def end(self) -> None:
        """Ask no longer."""
        if self._is_looking:
            self._is_looking = False
            self._process.end()

    @Slot(object)
    def _hear(self, message: Any) -> None:
        match message:
            case reports.TablesFound(tables):
                nearby = (
                    TableNearby(each.host, about.port, about.players[0], about.options, about.is_full)
                    for each in tables
                    if (about := each.announced).takes_code or about.is_full
                )
                self.found.emit(tuple(nearby))
            case reports.CannotLook(reason):
                self.end()
                self.failed.emit(reason)
