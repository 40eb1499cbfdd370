"""The opener's side of a table: waits for those who have the invitation, and may be found by others."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

from bgdesk.net import orders, reports
from bgdesk.net.announcing import Announcement, new_id
from bgdesk.net.beacon import Beacon
from bgdesk.net.connection import HANDSHAKE_S, Connection, welcome
from bgdesk.net.faults import TableRefused
from bgdesk.net.invitation import Invitation
from bgdesk.net.messages import LONGEST_LINE
from bgdesk.net.secure import TableIdentity, opener_context
from bgdesk.net.short_code import CodeDoor
from bgdesk.net.table_end import TableEnd

MOST_CONNECTIONS = 8

_log = logging.getLogger(__name__)


class Opened:
    """One table that waits as ``start`` says, as long as it lasts."""

    def __init__(
        self, end: TableEnd, identity: TableIdentity, start: orders.OpensTable | orders.GoesOn
    ) -> None:
        self._end, self._identity, self._connections = end, identity, 0
        self._beacon_port = start.beacon_port
        self._options = start.options if isinstance(start, orders.OpensTable) else start.header.options
        self._door = CodeDoor(lambda: end.tell(reports.CodeSpent()))
        self._id, self._wishes = new_id(), asyncio.Queue[bool]()

    def do(self, order: orders.Order) -> None:
        """The own player does something."""
        if isinstance(order, orders.Shows):
            self._wishes.put_nowait(order.is_visible)
        else:
            self._end.do(order)

    async def last(self) -> None:
        """Wait for others, for as long as the table lasts."""
        try:
            servers, port = await self._listen()
        except OSError as problem:
            self._end.tell(reports.CannotListen(str(problem)))
            return
        self._end.kept = replace(self._end.kept, port=port)
        self._end.tell(reports.TableWaiting(tuple(map(str, self._invitations(port)))))
        showing = asyncio.create_task(self._show())
        try:
            await self._end.is_over.wait()
        finally:
            showing.cancel()
            for server in servers:
                server.close()

    async def _show(self) -> None:
        """Be found, or not, as is wished last."""
        beacon = Beacon(self._announcement, self._end.kept.addresses, self._beacon_port)
        try:
            while True:
                is_visible = await self._wishes.get()
                beacon.close()
                self._door.shut()
                self._end.tell(await self._shown(beacon) if is_visible else reports.Visible(None))
        finally:
            beacon.close()

    async def _shown(self, beacon: Beacon) -> reports.Visible:
        try:
            await beacon.open()
        except OSError as problem:
            return reports.Visible(None, str(problem))
        return reports.Visible(self._door.renew())

    def _announcement(self) -> Announcement:
        game, port, players = self._end.session.game, self._end.kept.port, [self._end.session.name]
        if game:
            players.append(game.header.seats.of(game.me.opponent).name)
        return Announcement(
            self._id, port, self._options, tuple(players), bool(self._door.code), may_watch=False
        )

    async def _listen(self) -> tuple[list[asyncio.Server], int]:
        servers, port = list[asyncio.Server](), self._end.kept.port
        context = opener_context(self._identity)
        for address in self._end.kept.addresses:
            server = await asyncio.start_server(
                self._came,
                address,
                port,
                limit=LONGEST_LINE,
                backlog=MOST_CONNECTIONS,
                ssl=context,
                ssl_handshake_timeout=HANDSHAKE_S,
            )
            servers.append(server)
            port = server.sockets[0].getsockname()[1]
        return servers, port

    def _invitations(self, port: int) -> list[Invitation]:
        return [
            Invitation(address, port, self._identity.secret, self._identity.fingerprint)
            for address in self._end.kept.addresses
        ]

    async def _came(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._connections >= MOST_CONNECTIONS:
            writer.transport.abort()
            return
        self._connections += 1
        if self._end.session.game:
            self._door.shut()
        connection = Connection(reader, writer)
        try:
            await welcome(connection, self._identity, self._door, is_full=self._end.is_full)
            await self._end.talk(connection)
        except (TableRefused, OSError) as problem:  # a TimeoutError is an OSError
            _log.info("somebody was not let in: %s", problem)
        finally:
            self._connections -= 1
            writer.close()
