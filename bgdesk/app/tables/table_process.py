"""The process that has the sockets of a table, from its first order to its end."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Qt, Signal, Slot

from bgdesk.app.workers.worker_child import serve_table
from bgdesk.app.workers.worker_link import WorkerLink
from bgdesk.net import orders
from bgdesk.net.bgammon.wishes import GoesToServer, ServerWish


class TableProcess(QObject):
    """Nothing of the network exists before `start`, nor a moment after `end`, which waits for nothing."""

    told = Signal(object)
    """An effect of the session, or a report."""
    lost = Signal()
    """The process is gone, without `end`."""
    _reported = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._link: WorkerLink | None = None
        self._ending: list[WorkerLink] = []
        self._reported.connect(self._on_report, Qt.ConnectionType.QueuedConnection)

    @property
    def pid(self) -> int | None:
        """Of the process, while there is one."""
        return self._link.pid if self._link else None

    def start(self, start: orders.Start | GoesToServer) -> None:
        """Begin with ``start``, in place of whatever there was."""
        self.end()
        self._link = WorkerLink(serve_table, self._reported.emit, "table")
        self._link.ask(start)  # type: ignore[arg-type]  # orders of tables are values of their own

    def ask(self, order: orders.Order | ServerWish) -> None:
        """Have ``order`` done; without effect while there is no process."""
        if self._link:
            self._link.ask(order)  # type: ignore[arg-type]  # as above

    def end(self) -> None:
        """Have no process any more, whatever it is at."""
        if self._link:
            link, self._link = self._link, None
            link.end()
            self._ending.append(link)

    def close(self) -> None:
        """The same for good: when this returns nothing is left that could still report."""
        self.end()
        for link in self._ending:
            link.join()
        self._ending.clear()

    @Slot(object, object)
    def _on_report(self, link: WorkerLink, message: Any) -> None:
        if link is not self._link:
            if message is None and link in self._ending:
                self._ending.remove(link)
            return
        if message is None:
            self._link = None
            self.lost.emit()
        else:
            self.told.emit(message)
