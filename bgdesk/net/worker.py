"""The process of a table: it alone has sockets, and only while a table is open or joined."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any, Protocol

from bgdesk.net import effects, orders, reports
from bgdesk.net.connection import HANDSHAKE_S, Connection, go_to, welcome
from bgdesk.net.dice_chain import DiceChain, new_seed
from bgdesk.net.faults import TableRefused
from bgdesk.net.invitation import Invitation, invitation_of
from bgdesk.net.messages import LONGEST_LINE, TableOffer
from bgdesk.net.secure import TableIdentity, new_identity, opener_context
from bgdesk.net.session import Session
from bgdesk.net.shared_game import SharedGame, as_shared
from bgdesk.net.table_end import TableEnd
from bgdesk.net.table_file import Kept, kept_at, table_path

MOST_CONNECTIONS = 8
_PAUSES_S = (0.5, 1, 2, 4, 8, 15)
_LAST_WORDS_S = 0.2
"""So that what was said last is on its way before everything ends."""

_log = logging.getLogger(__name__)


class OrderPipe(Protocol):
    """To the window."""

    def recv(self) -> Any:
        """The next order: first one to start, then those of the player. Raises EOFError at the end."""

    def send(self, message: object) -> None:
        """Tell ``message``."""


def serve(pipe: OrderPipe) -> None:
    """Be one end of the table that the first order names, until it is over or the window is gone."""
    with suppress(EOFError, OSError):
        asyncio.run(_run(pipe, pipe.recv()))
        pipe.send(reports.Over())


async def _run(pipe: OrderPipe, start: orders.Start) -> None:
    end = table_end(start, pipe.send)
    loop = asyncio.get_running_loop()
    threading.Thread(target=_hear_orders, args=(pipe, end, loop), name="orders", daemon=True).start()
    identity = end.kept.identity
    doing = Opened(end, identity) if identity else Joining(end)
    tasks = [asyncio.create_task(doing.last()), asyncio.create_task(end.keep_time())]
    done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.sleep(_LAST_WORDS_S)
    for task in done:
        task.result()


def _hear_orders(pipe: OrderPipe, end: TableEnd, loop: asyncio.AbstractEventLoop) -> None:
    """In a thread of its own, because the pipe can only be waited for."""
    with suppress(RuntimeError):  # the loop is closed
        try:
            while True:
                loop.call_soon_threadsafe(end.do, pipe.recv())
        except (EOFError, OSError):
            loop.call_soon_threadsafe(end.do, orders.Leaves())


def table_end(start: orders.Start, tell: Callable[[object], None]) -> TableEnd:
    """The end of the table that ``start`` names. Raises ValueError for an invitation that is none."""
    now_ms = TableEnd.now_ms()
    if isinstance(start, orders.GoesOn):
        return _going_on(start, now_ms, tell)
    chain = DiceChain(new_seed())
    if isinstance(start, orders.JoinsTable):
        invitation_of(start.invitation)
        kept = Kept(invitation=start.invitation)
        return TableEnd(Session(start.name, chain, now_ms), kept, start.folder, tell)
    kept = _kept_for(start)
    offer = TableOffer(start.options, start.seat, start.created, chain.anchor.hex())
    return TableEnd(Session(start.name, chain, now_ms, offer), kept, start.folder, tell)


def _kept_for(start: orders.OpensTable) -> Kept:
    """Who opens the table as before, so that the same invitation leads there, or as nobody knows yet."""
    if start.as_before:
        before = kept_at(table_path(start.folder, start.as_before))
        return replace(before, addresses=start.addresses, port=start.port or before.port, promised=0)
    identity = new_identity()
    secret = identity.secret.hex()
    return Kept(None, identity.certificate, identity.key, secret, start.addresses, start.port)


def _going_on(start: orders.GoesOn, now_ms: int, tell: Callable[[object], None]) -> TableEnd:
    header, me = start.header, start.me
    kept = kept_at(table_path(start.folder, header.id))
    kept = replace(
        kept,
        invitation=start.invitation if kept.invitation and start.invitation else kept.invitation,
        addresses=start.addresses or kept.addresses,
    )
    chain = DiceChain(bytes.fromhex(header.dice.secret or ""))
    game = SharedGame(as_shared(header), me, chain, start.entries, kept.promised)
    opened = TableOffer(header.options, me, header.created, chain.anchor.hex()) if kept.key else None
    name = header.seats.of(me).name
    return TableEnd(Session(name, chain, now_ms, opened, game), kept, start.folder, tell)


class Opened:
    """The opener's side: waits for those who have the invitation."""

    def __init__(self, end: TableEnd, identity: TableIdentity) -> None:
        self._end, self._identity, self._connections = end, identity, 0

    async def last(self) -> None:
        """Wait for others, for as long as the table lasts."""
        try:
            servers, port = await self._listen()
        except OSError as problem:
            self._end.tell(reports.CannotListen(str(problem)))
            return
        self._end.kept = replace(self._end.kept, port=port)
        self._end.tell(reports.TableWaiting(tuple(map(str, self._invitations(port)))))
        try:
            await self._end.is_over.wait()
        finally:
            for server in servers:
                server.close()

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
        connection = Connection(reader, writer)
        try:
            await welcome(connection, self._identity, is_full=self._end.is_full)
            await self._end.talk(connection)
        except (TableRefused, OSError) as problem:  # a TimeoutError is an OSError
            _log.info("somebody was not let in: %s", problem)
        finally:
            self._connections -= 1
            writer.close()


class Joining:
    """The side of the one who joins: goes to the table, again whenever the connection is lost."""

    def __init__(self, end: TableEnd) -> None:
        self._end = end

    async def last(self) -> None:
        """Be at the table for as long as it lasts; until terms are agreed one failure ends it."""
        invitation, failures = invitation_of(self._end.kept.invitation or ""), 0
        while not self._end.is_over.is_set():
            try:
                connection = await go_to(invitation)
            except TableRefused as refused:
                self._end.tell(effects.Refusing(refused.fault, 0, by_other=True))
            except OSError as problem:  # a TimeoutError is one
                self._end.tell(reports.Unreachable(str(problem), self._end.session.has_agreed))
            else:
                failures = 0
                await self._end.talk(connection)
            if not self._end.session.has_agreed:
                return
            await asyncio.sleep(_PAUSES_S[min(failures, len(_PAUSES_S) - 1)])
            failures += 1
