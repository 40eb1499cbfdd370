"""The opener's side of a table: waits for those who have the invitation, and may be found by others."""

from __future__ import annotations

import asyncio
import logging
import ssl
from dataclasses import replace
from functools import partial

from bgdesk.net import effects, orders, reports
from bgdesk.net.announcing import Announcement, new_id
from bgdesk.net.beacon import Beacon
from bgdesk.net.connection import HANDSHAKE_S, Connection, Role, welcome
from bgdesk.net.faults import TableFault, TableRefused
from bgdesk.net.invitation import Invitation
from bgdesk.net.messages import LONGEST_LINE
from bgdesk.net.relayed import RelayDoor
from bgdesk.net.secure import TableIdentity, opener_context
from bgdesk.net.session import Session
from bgdesk.net.short_code import CodeDoor
from bgdesk.net.stands import Stands
from bgdesk.net.table_end import TableEnd
from bgdesk.net.threshold import Threshold

_BACKLOG = 8

_log = logging.getLogger(__name__)


class Opened:
    """One table that waits as ``start`` says, as long as it lasts."""

    def __init__(
        self, end: TableEnd, identity: TableIdentity, start: orders.OpensTable | orders.GoesOn
    ) -> None:
        self._end, self._identity, self._threshold = end, identity, Threshold()
        self._beacon_port, self._port, self._folder = start.beacon_port, start.port, start.folder
        self._options = start.options if isinstance(start, orders.OpensTable) else start.header.options
        self._door = CodeDoor(lambda: end.tell(reports.CodeSpent()))
        self._id, self._wishes = new_id(), asyncio.Queue[bool]()
        assert isinstance(end.session, Session)
        self._session, delay = end.session, end.kept.watch_delay
        self._stands = None if delay is None else Stands(end, end.session, delay)

    def do(self, order: orders.Order) -> None:
        """The own player does something."""
        if isinstance(order, orders.Shows):
            self._wishes.put_nowait(order.is_visible)
        else:
            self._end.do(order)

    async def last(self) -> None:
        """Wait for others, for as long as the table lasts."""
        try:
            context = opener_context(self._identity, self._folder)
        except OSError as problem:
            self._end.tell(reports.NotKept(str(problem)))
            return
        try:
            servers = await self._listen(context)
        except OSError as problem:
            self._end.tell(reports.CannotListen(str(problem)))
            return
        port = self._end.kept.port
        relayed = await self._relayed(context)
        invitations = [*self._invitations(port), *(door.invitation for door in relayed)]
        if not invitations:
            return
        self._end.tell(self._waiting(invitations))
        tasks = [asyncio.create_task(self._show()), *relayed.values()]
        if self._stands:
            tasks.append(asyncio.create_task(self._stands.keep_audience()))
        try:
            await self._end.is_over.wait()
        finally:
            if self._stands:
                self._stands.gallery.dismiss()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for server in servers:
                server.close()

    async def _relayed(self, context: ssl.SSLContext) -> dict[RelayDoor, asyncio.Task[None]]:
        """The door at the relay, if there is to be one; at a match that goes on it may open later."""
        if not self._end.kept.relay:
            return {}
        try:
            door = RelayDoor(self._end.kept.relay, self._identity, context, LONGEST_LINE, self._came)
        except ValueError:
            self._end.tell(effects.Refusing(TableFault.NO_RELAY, 0))
            return {}
        has_agreed, reader = self._end.session.has_agreed, None
        try:
            reader = await door.open()
        except TableRefused as refused:
            self._end.tell(effects.Refusing(refused.fault, 0))
        except OSError as problem:  # a TimeoutError is one
            self._end.tell(reports.Unreachable(str(problem), has_agreed))
        is_wanted = reader is not None or has_agreed
        return {door: asyncio.create_task(door.last(reader))} if is_wanted else {}

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
        return reports.Visible("" if self._session.game else self._door.renew())

    def _announcement(self) -> Announcement:
        game, port, players = self._session.game, self._end.kept.port, [self._session.name]
        if game:
            players.append(game.header.seats.of(game.me.opponent).name)
        return Announcement(
            self._id,
            port,
            self._options,
            tuple(players),
            bool(self._door.code and not game),
            may_watch=self._stands is not None,
        )

    async def _listen(self, context: ssl.SSLContext) -> list[asyncio.Server]:
        """At the port as before where any will do, if that is free. Raises OSError."""
        try:
            return await self._listen_at(self._end.kept.port, context)
        except OSError:
            if self._port or not self._end.kept.port:
                raise
            return await self._listen_at(0, context)

    async def _listen_at(self, port: int, context: ssl.SSLContext) -> list[asyncio.Server]:
        """At each address with which that can be done. Raises OSError where there is none."""
        servers, addresses, problem = list[asyncio.Server](), list[str](), None
        came = partial(self._came, context=context)
        for address in self._end.kept.addresses:
            try:
                server = await asyncio.start_server(came, address, port, limit=LONGEST_LINE, backlog=_BACKLOG)
            except OSError as failed:
                problem = failed
                continue
            servers.append(server)
            addresses.append(address)
            port = server.sockets[0].getsockname()[1]
        if problem and not servers:
            raise problem
        self._end.kept = replace(self._end.kept, addresses=tuple(addresses), port=port)
        return servers

    def _invitations(self, port: int) -> list[Invitation]:
        return [
            Invitation(address, port, self._identity.secret, self._identity.fingerprint)
            for address in self._end.kept.addresses
        ]

    def _waiting(self, invitations: list[Invitation]) -> reports.TableWaiting:
        watching = self._identity.watching
        to_watch = (replace(each, secret=watching, is_to_watch=True) for each in invitations if watching)
        return reports.TableWaiting(tuple(map(str, invitations)), tuple(map(str, to_watch)))

    def _is_full(self, role: Role) -> bool:
        if role is Role.SPECTATOR:
            return self._stands is None or self._stands.gallery.is_full
        return self._end.is_full

    async def _came(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        context: ssl.SSLContext | None = None,
    ) -> None:
        """Somebody came; with a ``context`` TLS is still to begin."""
        if self._session.game:
            self._door.shut()
        connection = Connection(reader, writer)
        try:
            with self._threshold.with_room(writer):
                if context:
                    await writer.start_tls(context, ssl_handshake_timeout=HANDSHAKE_S)
                role = await welcome(connection, self._identity, self._door, self._is_full)
            if role is Role.SPECTATOR and self._stands:
                await self._stands.seat(connection)
            else:
                await self._end.talk(connection)
        except (TableRefused, OSError) as problem:  # a TimeoutError is an OSError
            _log.info("somebody was not let in: %s", problem)
        finally:
            writer.close()
