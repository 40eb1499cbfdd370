"""The one table that this window has on the network: opened, joined, gone on with, played again, left."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.table import Happened, Table
from bgdesk.app.tables.chat import TableChat
from bgdesk.app.tables.kept_tables import forget_finished, forget_table, match_of
from bgdesk.app.tables.lan_search import TableNearby
from bgdesk.app.tables.network_table import NetworkTable, TableLink
from bgdesk.app.tables.rematch import Rematch
from bgdesk.app.tables.server_stay import ServerStay
from bgdesk.app.tables.troubles import Obstruction, TableTrouble, trouble_of
from bgdesk.match.events import Abandoned
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Phase
from bgdesk.net import effects, orders, reports
from bgdesk.net.invitation import Invitation, invitation_of
from bgdesk.rules.player import Player

HELLO = "hello"
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
        self.terms: OfferedTerms | None = None
        self.code: str | None = None
        """With which the open table is entered on the local network, while it is seen there."""
        self.chat = TableChat(self.network, self)
        meet = partial(self._meet, TableStage.SERVER)
        self.stay = ServerStay(self.network, folder, meet, unfinished, resume, self)
        parts = lambda: self.table, self._opening, folder, self
        self.rematch = Rematch(self.network, self.chat, *parts)
        self._new_invitation: tuple[str, str] | None = None
        self._ends_session, self._has_greeted = False, True
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
        self._controller.happened.connect(self._happened)

    @property
    def link(self) -> TableLink:
        """How this program stands to the other one."""
        return self.network.link

    @property
    def table(self) -> Table | None:
        """The match with another program, while that is on the board."""
        table = self._controller.table
        return table if table and table.is_remote and not table.is_studied else None

    def open(self, options: MatchOptions, seat: Player) -> None:
        """Wait for somebody to play ``options`` with, as ``seat``."""
        self._meet(TableStage.OPENING)
        self.network.open(self._opening(options, seat))

    def _opening(
        self, options: MatchOptions, seat: Player, as_before: str | None = None
    ) -> orders.OpensTable:
        wishes = self._wishes
        addresses, port = wishes.addresses(), wishes.port
        return orders.OpensTable(
            wishes.name,
            options,
            seat,
            self._now(),
            addresses,
            port,
            self._folder,
            relay=wishes.relay,
            as_before=as_before,
        )

    def join(self, invitation: str) -> None:
        """Go to the table of ``invitation``, or go on with the match there. Raises ValueError."""
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

    def give_up(self) -> None:
        """Lose the match; for money the game, and end the session."""
        table = self.table
        self._ends_session = bool(table and table.state.options.is_money)
        self.network.give_up()

    def again(self) -> None:
        """Play once more by the same terms, when the other wants so too."""
        self.rematch.ask()

    def leave(self) -> None:
        """Close the table for now; the match is kept."""
        self.network.leave()
        forget_finished(self._folder, self.table)
        self._begin_anew(TableStage.NONE)

    def close(self) -> None:
        """Nothing of the network is left."""
        self.network.close()
        forget_finished(self._folder, self.table)

    def _meet(self, stage: TableStage) -> None:
        """Somebody else than before may come."""
        forget_finished(self._folder, self.table)
        self.chat.lines.clear()
        self._has_greeted = False
        self._begin_anew(stage)

    def _begin_anew(self, stage: TableStage) -> None:
        self.invitations, self.terms, self.code = (), None, None
        self.rematch.forget()
        self._ends_session = False
        self._change(stage)

    def _change(self, stage: TableStage) -> None:
        self.stage = stage
        self.changed.emit()

    @Slot(object)
    def _waits(self, invitations: tuple[str, ...]) -> None:
        self.invitations = _led(invitations, self._wishes.outside())
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
        self.terms = OfferedTerms(terms.name, terms.options, terms.seat.opponent)
        self._change(TableStage.ASKED)
        if self.rematch.is_agreed(terms):
            self.agree()

    @Slot(object)
    def take_up(self, table: Table) -> None:
        """A match with another program that is on the board is gone on with."""
        if not table.is_remote or table.is_studied:
            return
        match_id = table.record.header.id
        is_there = self.network.match_id == match_id and self.link not in (TableLink.NONE, TableLink.ENDED)
        if self.network.match_id != match_id:
            self.chat.lines.clear()
        if is_there:
            self._begun()
        elif table.state.phase is not Phase.OVER:
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
        self._has_greeted = True
        self.network.go_on(invitation, self._wishes.addresses(), self._wishes.port)

    @Slot(object)
    def _link_changed(self, link: TableLink) -> None:
        if link is TableLink.TOGETHER and self._wishes.greets and not self._has_greeted:
            self.chat.say_canned(HELLO)
        self._has_greeted = self._has_greeted or link is TableLink.TOGETHER
        if link is TableLink.ENDED and self.stage is not TableStage.PLAYING and not self.rematch.is_looking:
            self._begin_anew(TableStage.NONE)
            return
        self.changed.emit()

    @Slot(object)
    def _told(self, told: object) -> None:
        """Whoever comes to the table again may be there before it stands."""
        trouble = trouble_of(told)
        if trouble and not self.rematch.may_wait(told):
            self.told.emit(trouble)

    @Slot(bool)
    def _again_begun(self, is_opener: bool) -> None:
        self._change(TableStage.OPENING if is_opener else TableStage.JOINING)

    @Slot()
    def _again_failed(self) -> None:
        self.leave()
        self.told.emit(TableTrouble(Obstruction.UNREACHABLE))

    @Slot(object)
    def _happened(self, happened: Happened) -> None:
        """A session that is given up ends with the game."""
        table = self.table
        is_own = self._ends_session and isinstance(happened.entry, Abandoned)
        if not table or not is_own:
            return
        self._ends_session = False
        if table.state.phase is Phase.BEFORE_GAME:
            self._controller.writing.behind(self.network.give_up)


def _led(invitations: tuple[str, ...], outside: str) -> tuple[str, ...]:
    """``invitations``, and before them the one that leads here from ``outside``, if any."""
    if not outside or not invitations:
        return invitations
    inside = invitation_of(invitations[0])
    led = Invitation(outside, inside.port, inside.secret, inside.fingerprint)
    return invitations if inside.table else (str(led), *invitations)
