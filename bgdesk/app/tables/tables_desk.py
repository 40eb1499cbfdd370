"""The one table that this window has on the network: opened, joined, gone on with, played again, left."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.table import Table
from bgdesk.app.tables.chat import TableChat
from bgdesk.app.tables.courtesy import Courtesy
from bgdesk.app.tables.greeting import Greeting
from bgdesk.app.tables.kept_tables import forget_finished, forget_table, match_of
from bgdesk.app.tables.lan_search import TableNearby
from bgdesk.app.tables.network_table import NetworkTable, TableLink
from bgdesk.app.tables.rematch import Rematch
from bgdesk.app.tables.server_stay import ServerStay
from bgdesk.app.tables.session_end import SessionEnd
from bgdesk.app.tables.table_process import TableProcess
from bgdesk.app.tables.take_backs import TakeBacks
from bgdesk.app.tables.troubles import Obstruction, TableTrouble, trouble_of
from bgdesk.app.tables.watching import Watching
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Phase
from bgdesk.net import effects, orders, reports
from bgdesk.net.invitation import invitation_of
from bgdesk.rules.player import Player

_log = logging.getLogger(__name__)


class TableStage(StrEnum):
    """What is done at the table of this window."""

    NONE = "none"
    OPENING = "opening"
    WAITING = "waiting"
    """Whoever has the invitation may come."""
    JOINING = "joining"
    ASKED = "asked"
    """The player has to say whether these terms are wanted."""
    SERVER = "server"
    """At a server, where no match has begun."""
    PLAYING = "playing"
    """There is a match, whoever is there."""


@dataclass(frozen=True, slots=True)
class OfferedTerms:
    """The player called ``name`` wants to play ``options``; ``me`` is the colour that is left."""

    name: str
    options: MatchOptions
    me: Player
    watch_delay: int | None = None
    """Others may watch, so many turns late."""


class TableWishes(Protocol):
    """What the settings say, at the moment."""

    @property
    def name(self) -> str: ...

    @property
    def port(self) -> int: ...

    @property
    def greets(self) -> bool: ...

    @property
    def relay(self) -> str: ...

    def addresses(self) -> tuple[str, ...]: ...

    def outside(self) -> str:
        """The address as others see it from the internet; empty where there is none."""


class TablesDesk(QObject):
    """``begin`` puts a new match on the table once it is on disk; ``now`` is ISO 8601 in UTC.

    ``resume`` opens a match by its id, and ``unfinished`` names those with others, the latest first.
    """

    changed = Signal()
    """The stage, the invitations or the link."""
    told = Signal(object)
    """A `TableTrouble`."""

    def __init__(
        self,
        controller: MatchController,
        begin: Callable[[MatchRecord], None],
        resume: Callable[[str], None],
        unfinished: Callable[[], tuple[str, ...]],
        wishes: TableWishes,
        folder: Path,
        now: Callable[[], str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller, self._wishes, self._now = controller, wishes, now
        self._resume, self._unfinished, self._folder = resume, unfinished, folder
        self.network = NetworkTable(controller, begin, folder, self)
        self.stage = TableStage.NONE
        self.invitations: tuple[str, ...] = ()
        self.to_watch: tuple[str, ...] = ()
        """The invitations with which others can watch; none where nobody may."""
        self.terms: OfferedTerms | None = None
        self.code: str | None = None
        """With which the open table is entered on the local network, while it is seen there."""
        self.chat = TableChat(self.network, self)
        meet = partial(self._meet, TableStage.SERVER)
        self.stay = ServerStay(self.network, folder, meet, unfinished, resume, self)
        self._greeting = Greeting(self.network, self.chat, lambda: wishes.greets, self)
        parts = controller, lambda: self.table, self._opening, folder, self
        self.rematch = Rematch(self.network, self.chat, *parts)
        at_board = controller, self.network.own_table, self
        self.take_backs = TakeBacks(self.network, *at_board)
        self.courtesy = Courtesy(self.network, *at_board)
        self._session_end = SessionEnd(self.network, *at_board)
        self.give_up = self._session_end.give_up
        self._new_invitation: tuple[str, str] | None = None
        at_table = lambda: self.table, lambda: self._meet(TableStage.JOINING, greets=False), self
        self._watching = Watching(self.network, *at_table)
        self._wire()

    def _wire(self) -> None:
        self.network.waiting.connect(self._waits)
        self.network.process.told.connect(self._seen)
        self.network.terms_offered.connect(self._asked)
        self.network.link_changed.connect(self._link_changed)
        self.rematch.changed.connect(self.changed)
        self.rematch.begun.connect(self._again_begun)
        self.rematch.failed.connect(self._again_failed)
        self.network.told.connect(self._told)
        self._controller.opened.connect(self.take_up)

    @property
    def link(self) -> TableLink:
        """How this program stands to the other one."""
        return self.network.link

    @property
    def table(self) -> Table | None:
        """The match with another program, or of two others, while that is on the board."""
        table = self._controller.table
        is_there = table and (table.is_remote or table.is_spectated)
        return table if table and is_there and not table.is_studied else None

    def open(self, options: MatchOptions, seat: Player, watch_delay: int | None = None) -> None:
        """Wait for somebody to play ``options`` with, as ``seat``; others watch so many turns late."""
        self._meet(TableStage.OPENING)
        self.network.open(self._opening(options, seat, watch_delay))

    def watch(self, invitation: str) -> None:
        """Watch the table of ``invitation``. Raises ValueError for one that is not to watch."""
        _check(invitation, is_to_watch=True)
        self._watching.begin(orders.WatchesTable(self._wishes.name, invitation))

    def _opening(
        self, options: MatchOptions, seat: Player, watch_delay: int | None, as_before: str | None = None
    ) -> orders.OpensTable:
        self.terms = OfferedTerms(self._wishes.name, options, seat, watch_delay)
        wishes, begun = self._wishes, (self._now(), self._wishes.addresses(), self._wishes.port, self._folder)
        usual = orders.OpensTable(wishes.name, options, seat, *begun, relay=wishes.relay)
        return replace(usual, as_before=as_before, watch_delay=watch_delay)

    def join(self, invitation: str) -> None:
        """Go to the table of ``invitation``, or go on with the match there. Raises ValueError."""
        _check(invitation, is_to_watch=False)
        match_id = match_of(self._folder, invitation, self._unfinished())
        if match_id is None:
            self._meet(TableStage.JOINING)
            self.network.join(self._wishes.name, invitation)
            return
        self._new_invitation = match_id, invitation
        table = self.table
        if table and table.record.header.id == match_id:
            self._go_on(match_id)
        else:
            self._resume(match_id)

    def join_nearby(self, table: TableNearby, code: str) -> None:
        """Go to a table on the local network. Raises ValueError for a code that cannot be one."""
        from bgdesk.net.short_code import code_of

        start = orders.JoinsByCode(self._wishes.name, table.host, table.port, code_of(code), self._folder)
        self._meet(TableStage.JOINING)
        self.network.open(start)

    def show_nearby(self, *, is_visible: bool) -> None:
        """Let the open table be found on the local network, with a short code, or no longer."""
        self.network.process.ask(orders.Shows(is_visible))

    def agree(self) -> None:
        """Play by the terms that were offered."""
        if self.stage is TableStage.ASKED:
            self._change(TableStage.JOINING)
            self.network.agree()

    def decline(self) -> None:
        """Do not."""
        if self.stage is TableStage.ASKED:
            self.network.decline()
            self.leave()

    def again(self, match_id: str = "") -> None:
        """Play once more by the same terms as ``match_id``, or as here, when the other wants so too."""
        self.rematch.ask(match_id)

    def leave(self) -> None:
        """Close the table for now; the match is kept."""
        self.network.leave()
        self._watching.forget()
        forget_finished(self._folder, self.table)
        self._begin_anew(TableStage.NONE)

    def close(self) -> None:
        """Nothing of the network is left."""
        self.network.close()
        for process in self.findChildren(TableProcess):
            process.close()
        forget_finished(self._folder, self.table)

    def _meet(self, stage: TableStage, *, greets: bool = True) -> None:
        """Somebody else than before may come."""
        forget_finished(self._folder, self.table)
        self.chat.forget()
        self._watching.forget()
        self._greeting.is_due, self.to_watch = greets, ()
        self._begin_anew(stage)

    def _begin_anew(self, stage: TableStage) -> None:
        self.invitations, self.terms, self.code = (), None, None
        self.rematch.forget()
        self._session_end.forget()
        self._change(stage)

    def _change(self, stage: TableStage) -> None:
        self.stage = stage
        if stage is TableStage.NONE:
            self.to_watch = ()
        self.changed.emit()

    @Slot(object, object)
    def _waits(self, invitations: tuple[str, ...], to_watch: tuple[str, ...]) -> None:
        outside = self._wishes.outside()
        self.invitations, self.to_watch = _led(invitations, outside), _led(to_watch, outside)
        self._change(TableStage.WAITING if self.stage is TableStage.OPENING else self.stage)

    @Slot(object)
    def _seen(self, message: object) -> None:
        """Whether the table can be found, and by which code."""
        if isinstance(message, reports.Visible):
            self.code = message.code
            if message.reason:
                self.told.emit(TableTrouble(Obstruction.NOT_SEEN, reason=message.reason))
            self.changed.emit()
        elif isinstance(message, reports.CodeSpent):
            self.code = None
            self.told.emit(TableTrouble(Obstruction.CODE_GUESSED))
            self.changed.emit()

    @Slot(object)
    def _asked(self, terms: effects.TermsOffered) -> None:
        name = f"“{terms.name}”" if self.network.is_reader(terms.name) else terms.name
        self.terms = OfferedTerms(name, terms.options, terms.seat.opponent, terms.watch_delay)
        is_agreed = self.rematch.is_agreed(terms)
        self._change(TableStage.ASKED)
        if is_agreed:
            self.agree()

    @Slot(object)
    def take_up(self, table: Table) -> None:
        """A match at a table is gone on with; what was watched is left where others come on the board."""
        if table is not self.table:
            if self._watching.is_on:
                self.leave()
            return
        match_id = table.record.header.id
        is_there = self.network.match_id == match_id and self.link not in (TableLink.NONE, TableLink.ENDED)
        if self.network.match_id != match_id:
            self.chat.forget()
        self._watching.is_on = table.is_spectated
        if is_there:
            self._begun()
        elif table.state.phase is not Phase.OVER and table.is_remote:
            self._go_on(match_id)

    def _begun(self) -> None:
        if self.stage is not TableStage.PLAYING:
            if self.rematch.before:
                forget_table(self._folder, self.rematch.before)
            self._begin_anew(TableStage.PLAYING)

    def _go_on(self, match_id: str) -> None:
        wanted, self._new_invitation = self._new_invitation, None
        invitation = wanted[1] if wanted and wanted[0] == match_id else None
        self._begin_anew(TableStage.PLAYING)
        self._greeting.is_due, self.to_watch = False, ()
        self.network.go_on(invitation, self._wishes.addresses(), self._wishes.port)

    @Slot(object)
    def _link_changed(self, link: TableLink) -> None:
        if link is TableLink.ENDED and self.stage is not TableStage.PLAYING and not self.rematch.is_looking:
            self._begin_anew(TableStage.NONE)
            return
        self.changed.emit()

    @Slot(object)
    def _told(self, told: object) -> None:
        """Whoever comes to the table again may be there before it stands."""
        trouble = trouble_of(told)
        if trouble and not self.rematch.may_wait(told) and not self._watching.goes_on(told):
            self.told.emit(trouble)

    @Slot(bool)
    def _again_begun(self, is_opener: bool) -> None:
        self._change(TableStage.OPENING if is_opener else TableStage.JOINING)

    @Slot()
    def _again_failed(self) -> None:
        self.leave()
        self.told.emit(TableTrouble(Obstruction.UNREACHABLE))


def _check(invitation: str, *, is_to_watch: bool) -> None:
    if invitation_of(invitation).is_to_watch is not is_to_watch:
        raise ValueError("this invitation is for something else")


def _led(invitations: tuple[str, ...], outside: str) -> tuple[str, ...]:
    """``invitations``, and before them the one that leads here from ``outside``, if any."""
    if not outside or not invitations:
        return invitations
    inside = invitation_of(invitations[0])
    led = replace(inside, host=outside)
    return invitations if inside.table else (str(led), *invitations)
