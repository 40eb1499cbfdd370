"""What was written at the other program, or rolled with it: it happens here, one thing after the other."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.table import Table
from bgdesk.net import effects


class Incoming(QObject):
    """``own_table()`` is the table of this match, while that is played on and not merely looked at."""

    taken = Signal()
    """All that can happen now has happened."""

    def __init__(
        self, controller: MatchController, own_table: Callable[[], Table | None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._controller, self._own_table = controller, own_table
        self._is_taking = False
        self.forget()
        controller.table_changed.connect(self.take_in)
        controller.writing.emptied.connect(self.take_in)
        controller.retried.connect(self.take_in)

    def forget(self) -> None:
        """Another match begins."""
        self._coming: deque[effects.EntryCame] = deque()
        self._theirs: set[int] = set()

    def is_theirs(self, seq: int) -> bool:
        """Whether entry number ``seq`` came from there."""
        return seq in self._theirs

    def come(self, happened: effects.EntryCame) -> None:
        """Something happened there."""
        self._coming.append(happened)
        self.take_in()

    @Slot()
    def take_in(self) -> None:
        """Have what happened there happen here, each when the one before is written."""
        if self._is_taking:
            return
        self._is_taking = True
        while self._coming and not self._controller.writing.is_waiting and (table := self._own_table()):
            count, coming = len(table.record.entries), self._coming[0]
            if coming.seq == count:
                self._theirs.add(coming.seq)
                self._controller.take_in(coming.entry)
                count = self._written_count()
            if coming.seq >= count:
                break
            self._coming.popleft()
        self._is_taking = False
        self.taken.emit()

    def _written_count(self) -> int:
        table = self._own_table()
        return len(table.record.entries) if table else 0
