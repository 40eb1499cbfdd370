"""The match on the table played with another program: what is decided here is told, and there here."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.table import Answer, Happened, RollWanted, Table
from bgdesk.app.tables.giving_up import GivingUp, player_here
from bgdesk.app.tables.incoming import Incoming
from bgdesk.app.tables.table_process import TableProcess
from bgdesk.app.tables.troubles import Obstruction, TableTrouble
from bgdesk.match.events import Abandoned, GameStarted, OpeningRolled, Rolled
from bgdesk.match.record import MatchHeader, MatchRecord
from bgdesk.net import effects, orders, reports
from bgdesk.net.bgammon.told import LobbyTold, LoggedIn, NoServer, Seated, ServerSays
from bgdesk.net.bgammon.wishes import GoesToServer
from bgdesk.net.shared_game import elsewhere
from bgdesk.rules.player import Player

MOST_LOSSES = 5
"""Processes of one match that end by themselves before no other is started."""
RESTART_MS = 1_000

_log = logging.getLogger(__name__)


class TableLink(StrEnum):
    """How this program stands to the other one."""

    NONE = "none"
    """No table is open or joined."""
    WAITING = "waiting"
    """Nobody has come yet, or the other is being looked for."""
    TOGETHER = "together"
    APART = "apart"
    """The other cannot be heard; the match is kept, and goes on when it can."""
    ENDED = "ended"
    """The table cannot go on; the match is kept."""


class NetworkTable(QObject):
    """One table on the network, of which ``controller`` shows the match.

    ``begin`` puts a new match on the table once it is on disk; ``folder`` is for what a table needs later.
    ``login`` has the account and the password of the last one at a server, forgotten with the program.
    The process that has the sockets lives from `open`, `join` or `go_on` to `leave`, or until the table ends.
    """

    waiting = Signal(object, object)
    """The invitations with which others can come, and those with which they can watch, as texts."""
    terms_offered = Signal(object)
    """An `effects.TermsOffered`: to be answered by `agree` or `decline`."""
    link_changed = Signal(object)
    """A `TableLink`."""
    heard = Signal(str, bool)
    """The other said a text, or (true) a canned phrase."""
    held_up = Signal()
    """This player wants to decide something while the other cannot be heard."""
    told = Signal(object)
    """For the player: `effects.Refusing`, `effects.TooMuchSaid`, a `reports.Report` or a `TableTrouble`."""

    def __init__(
        self,
        controller: MatchController,
        begin: Callable[[MatchRecord], None],
        folder: Path,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller, self._begin, self.folder = controller, begin, folder
        self.is_reader: Callable[[str], bool] = lambda _: False
        """Whether the player at this window is spoken to where somebody of that name is meant."""
        self.process = TableProcess(self)
        self.login = "", ""
        self.process.told.connect(self._hear)
        self.process.lost.connect(self._lost)
        self._match_id = ""
        self._incoming = Incoming(controller, self.own_table, self)
        at_board = self.own_table, lambda: self._is_rolling, self
        self._giving_up: GivingUp = GivingUp(controller, self._incoming, self.process, *at_board)
        self._giving_up.unheard.connect(self.held_up)
        self.give_up = self._giving_up.give_up
        self._forget()
        held_up = controller.is_held_up
        controller.is_held_up = lambda value: self._holds_up(value) or held_up(value)
        controller.clock.may_run = lambda: _has_time(self, controller.table)
        controller.dice_wanted.connect(self._roll)
        controller.happened.connect(self._written)

    def _forget(self) -> None:
        self.link = TableLink.NONE
        self._match_id, self._losses = "", 0
        self._is_rolling = False
        self._incoming.forget()
        self._giving_up.forget()

    @property
    def match_id(self) -> str:
        """Of the match that is played at this table; empty before there is one."""
        return self._match_id

    @property
    def is_running(self) -> bool:
        """Whether there is a process."""
        return self.process.pid is not None

    @property
    def is_rolling(self) -> bool:
        """Whether this player has rolled, and the dice are still to come."""
        return self._is_rolling

    def open(self, start: orders.Start | GoesToServer) -> None:
        """Wait for somebody who has an invitation to this table, or whatever else ``start`` is."""
        self._start(start)

    def join(self, name: str, invitation: str) -> None:
        """Go to the table of ``invitation``. Raises ValueError when it is none."""
        from bgdesk.net.invitation import invitation_of

        invitation_of(invitation)
        self._start(orders.JoinsTable(name, invitation, self.folder))

    def go_on(self, invitation: str | None = None, addresses: tuple[str, ...] = (), port: int = 0) -> None:
        """Go on with the match on the table, which was begun with another program.

        That may wait elsewhere by now, as a new ``invitation`` says, or this one at other ``addresses``.
        """
        table = self._controller.table
        assert table
        header, me = table.record.header, player_here(table)
        known = table.record.entries, self.folder, invitation, addresses, port, *self.login
        self._start(orders.GoesOn(header, me, *known))
        self._match_id = header.id

    def _start(self, start: orders.Start | GoesToServer) -> None:
        self.close()
        self._change(TableLink.WAITING)
        self.process.start(start)

    def agree(self) -> None:
        """Play by the terms that were offered."""
        self.process.ask(orders.Agrees())

    def decline(self) -> None:
        """Do not play by the terms that were offered."""
        self.process.ask(orders.Declines())

    def say(self, text: str) -> None:
        """Say ``text`` to the other."""
        self.process.ask(orders.Says(text))

    def say_canned(self, phrase: str) -> None:
        """Say one of `bgdesk.net.messages.CANNED`."""
        self.process.ask(orders.SaysCanned(phrase))

    def leave(self) -> None:
        """Close the table for now; the match is kept."""
        self.process.ask(orders.Leaves())

    def close(self) -> None:
        """End the process, if there is one, whatever it is at."""
        self.process.end()
        self._forget()
        self._controller.clock.heed()

    def _change(self, link: TableLink) -> None:
        if link is not self.link:
            self.link = link
            self._controller.clock.heed()
            self.link_changed.emit(link)

    def own_table(self) -> Table | None:
        """The table of the controller, if the match of this table is played on it, not merely looked at."""
        table = self._controller.table
        is_own = table and not table.is_studied and table.record.header.id == self._match_id
        return table if is_own else None

    def _holds_up(self, value: Answer) -> bool:
        """Nobody decides while a roll is under way or the other cannot be heard; a roll waits by itself.

        So it is in a match that was begun at another table, which nobody can hear of here.
        """
        table, is_own = self._controller.table, self.own_table() is not None
        if table is None or not table.is_remote or table.is_studied:
            return False
        if is_own and isinstance(value, RollWanted | GameStarted):
            return False
        is_apart = not is_own or self.link is not TableLink.TOGETHER
        if is_apart:
            self.held_up.emit()
        return self._is_rolling or is_apart

    @Slot()
    def _roll(self) -> None:
        table = self.own_table()
        if table and not table.waits_for_remote and table.state.awaits_roll:
            self._is_rolling = True
            self._controller.clock.heed()
            self.process.ask(orders.Rolls())

    @Slot(object)
    def _written(self, happened: Happened) -> None:
        """Something is in the journal: what was decided here is told."""
        table = self.own_table()
        if not table:
            return
        if isinstance(happened.entry, OpeningRolled | Rolled):
            self._is_rolling = False
        if isinstance(happened.entry, Abandoned | GameStarted):
            self._giving_up.forget()
        if not self._incoming.is_theirs(len(table.record.entries) - 1):
            self.process.ask(orders.Decides(happened.entry))

    @Slot(object)
    def _hear(self, message: Any) -> None:
        match message:
            case reports.TableWaiting(invitations, to_watch):
                self.waiting.emit(invitations, to_watch)
            case effects.TermsOffered():
                self.terms_offered.emit(message)
            case effects.Heard(text, is_canned):
                self.heard.emit(text, is_canned)
            case _ if type(message) in _HANDLERS:
                _HANDLERS[type(message)](self, message)
            case _ if isinstance(message, _FOR_THE_PLAYER):
                self.told.emit(message)

    @Slot()
    def _lost(self) -> None:
        """The process is gone: another one goes on with the match."""
        if self.link is TableLink.ENDED:
            return
        losses, table = self._losses + 1, self.own_table()
        if table is None or table.is_spectated or losses > MOST_LOSSES:
            self.told.emit(TableTrouble(Obstruction.PROCESS_GONE))
            self._change(TableLink.ENDED)
            return
        _log.warning("the process of a table is gone, for the %d. time", losses)
        self._change(TableLink.APART)
        QTimer.singleShot(RESTART_MS, self, lambda: self._restart(losses))

    def _restart(self, losses: int) -> None:
        if self.process.pid is None and self.own_table():
            self.go_on()
            self._losses = losses

    def _begun(self, begun: effects.MatchBegun) -> None:
        dice = replace(begun.header.dice, secret=begun.seed.hex() or None)
        self._seat(replace(begun.header, dice=dice), (begun.me.opponent,))

    def _seat(self, header: MatchHeader, others: Iterable[Player]) -> None:
        seats, self._match_id = header.seats, header.id
        for player in others:
            name = seats.of(player).name
            seats = seats.with_value(player, elsewhere(name, is_taken=self.is_reader(name)))
        self._begin(MatchRecord(replace(header, seats=seats)))

    def _happened(self, happened: effects.EntryCame) -> None:
        self._incoming.come(happened)

    def _in_step(self, step: effects.InStep) -> None:
        is_due, self._is_rolling = self._is_rolling and not step.is_rolling, step.is_rolling
        self._controller.clock.heed()
        self._change(TableLink.TOGETHER)
        if is_due:
            self._roll()
        if self.own_table() and not self._is_rolling:
            self._controller.retry()

    def _ended(self, _: object = None) -> None:
        if self.link is not TableLink.NONE:
            self._change(TableLink.ENDED)


def _has_time(network: NetworkTable, table: Table | None) -> bool:
    """Whether time may be anybody's at ``table``; with another program only while both are in step.

    While a roll is under way it is nobody's either.
    """
    if table is None or table.is_studied or not (table.is_remote or table.is_spectated):
        return True
    is_here = table.record.header.id == network.match_id
    return is_here and network.link is TableLink.TOGETHER and not network.is_rolling


_FOR_THE_PLAYER = (
    LobbyTold,
    LoggedIn,
    NoServer,
    Seated,
    ServerSays,
    effects.TooMuchSaid,
    effects.Refusing,
    reports.CannotListen,
    reports.Unreachable,
    reports.NotKept,
)

_HANDLERS: Mapping[type, Callable[[NetworkTable, Any], None]] = MappingProxyType(
    {
        effects.MatchBegun: NetworkTable._begun,
        effects.WatchBegun: lambda network, begun: network._seat(begun.header, Player),
        effects.EntryCame: NetworkTable._happened,
        effects.Wished: lambda network, wished: network._giving_up.wished(wished),
        effects.InStep: NetworkTable._in_step,
        effects.OutOfStep: lambda table, _: table._change(TableLink.APART),
        effects.OtherLeft: lambda table, _: table._change(TableLink.APART),
        reports.Over: NetworkTable._ended,
    }
)
