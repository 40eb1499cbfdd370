"""Another match at the same table, once both players want it.

Who had opened the table opens it again, so that the same invitation leads there, and the other comes to it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.table import Table
from bgdesk.app.tables.chat import ChatLine, TableChat
from bgdesk.app.tables.kept_tables import kept_of
from bgdesk.app.tables.network_table import NetworkTable, TableLink
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import SeatKind
from bgdesk.match.state import Phase
from bgdesk.net import effects, orders, reports
from bgdesk.net.faults import TableFault
from bgdesk.rules.player import Player

AGAIN = "again"
AFTER_MS = 700
"""Until what was said last has arrived, or the other has opened the table again."""
MOST_TRIES = 30
_NOT_YET = frozenset({TableFault.OTHER_TABLE, TableFault.TABLE_FULL, TableFault.WRONG_INVITATION})


class Rematch(QObject):
    """``opening(options, me, delay, before)`` is the order to open the table of ``before`` again, a match."""

    changed = Signal()
    begun = Signal(bool)
    """The table is opened again, or (false) come to."""
    failed = Signal()
    """The other is not there any more."""
    unheard = Signal()
    """This player wants it, and nobody is there to hear that."""

    def __init__(
        self,
        network: NetworkTable,
        chat: TableChat,
        controller: MatchController,
        own_table: Callable[[], Table | None],
        opening: Callable[[MatchOptions, Player, int | None, str], orders.OpensTable],
        folder: Path,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._network, self._chat, self._own_table = network, chat, own_table
        self._opening, self._folder = opening, folder
        self._last: Table | None = None
        self.forget()
        controller.table_changed.connect(self._note)
        chat.said.connect(self._said)
        network.heard.connect(self._heard)
        network.link_changed.connect(self._link_changed)

    def forget(self) -> None:
        """Nobody wants it."""
        self.is_wanted_here = self.is_wanted_there = False
        self.before = ""
        """The id of the match after which it is."""
        self._options: MatchOptions | None = None
        self._watch_delay: int | None = None
        self._tries = 0

    @property
    def is_looking(self) -> bool:
        """Whether the table is come to, which may not stand yet."""
        return self._tries > 0

    def is_agreed(self, terms: effects.TermsOffered) -> bool:
        """Whether ``terms`` are those that were asked for, to be watched as before; the table is found."""
        is_same = terms.options == self._options and terms.watch_delay == self._watch_delay
        is_agreed, self._tries = self.is_looking and is_same, 0
        return is_agreed

    def may_wait(self, told: object) -> bool:
        """Whether ``told`` means no more than that the table does not stand yet."""
        is_early = isinstance(told, effects.Refusing) and told.fault in _NOT_YET
        return self.is_looking and (is_early or isinstance(told, reports.Unreachable))

    def ask(self, match_id: str = "") -> None:
        """This player wants it after the match ``match_id``, or after the one that is over at this table."""
        is_here = self.may_come and match_id in ("", self._network.match_id)
        if not is_here or self._network.link is not TableLink.TOGETHER:
            self.unheard.emit()
        elif not self.is_wanted_here:
            self._chat.say_canned(AGAIN)

    @Slot(object)
    def _said(self, line: ChatLine) -> None:
        """Whoever says it wants it, by whichever button."""
        if line.is_own and line.is_canned and line.text == AGAIN and self.may_come:
            self.is_wanted_here = True
            self._begin()

    @property
    def may_come(self) -> bool:
        """Whether the match at this table is over, whatever is looked at meanwhile."""
        table = self._last
        is_this = table is not None and table.record.header.id == self._network.match_id
        return is_this and table is not None and table.is_remote and table.state.phase is Phase.OVER

    @Slot()
    def _note(self) -> None:
        self._last = self._own_table() or self._last

    @Slot(str, bool)
    def _heard(self, text: str, is_canned: bool) -> None:
        if is_canned and text == AGAIN and self.may_come:
            self.is_wanted_there = True
            self._begin()

    @Slot(object)
    def _link_changed(self, link: TableLink) -> None:
        """Whoever is away after it was asked for may be opening the table again."""
        if link is TableLink.APART and self.is_wanted_here and self.may_come:
            self.is_wanted_there = True
            self._begin()

    def _begin(self) -> None:
        table = self._last
        if self.is_wanted_here and self.is_wanted_there and table and not self.before:
            self.before, self._options = table.record.header.id, table.state.options
            QTimer.singleShot(AFTER_MS, self, self._open)
        self.changed.emit()

    @Slot()
    def _open(self) -> None:
        table = self._last
        kept = kept_of(self._folder, self.before) if self.before and table else None
        if table is None or kept is None or self._options is None:
            return
        self._watch_delay = kept.watch_delay
        seats = table.record.header.seats
        me = Player.WHITE if seats.white.kind is SeatKind.HUMAN else Player.BLACK
        if kept.key:
            self.begun.emit(True)
            self._network.open(self._opening(self._options, me, kept.watch_delay, self.before))
        elif kept.invitation:
            self._tries = MOST_TRIES
            self.begun.emit(False)
            self._network.close()
            self._look(seats.of(me).name, kept.invitation)

    def _look(self, name: str, invitation: str) -> None:
        if not self._tries or self._network.link is TableLink.TOGETHER:
            return
        self._tries -= 1
        if not self._tries:
            self.failed.emit()
            return
        if self._network.link is not TableLink.WAITING or not self._network.is_running:
            self._network.join(name, invitation)
        QTimer.singleShot(AFTER_MS, self, lambda: self._look(name, invitation))
