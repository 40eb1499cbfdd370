"""The process of a table: it alone has sockets, and only while a table is open or joined."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, Protocol, TypeAlias

from bgdesk.net import orders, reports
from bgdesk.net.bgammon.server_process import ServerEnd, is_at_server, stay_of
from bgdesk.net.dice_chain import DiceChain, new_seed
from bgdesk.net.invitation import invitation_of
from bgdesk.net.joining import Joining
from bgdesk.net.looking import Searching
from bgdesk.net.messages import TableOffer
from bgdesk.net.opened import Opened
from bgdesk.net.secure import new_identity
from bgdesk.net.session import Session
from bgdesk.net.shared_game import SharedGame, as_shared
from bgdesk.net.table_end import TableEnd
from bgdesk.net.table_file import Kept, kept_at, table_path
from bgdesk.net.watch_session import WatchSession

_LAST_WORDS_S = 0.2
"""So that what was said last is on its way before everything ends."""

Doing: TypeAlias = Callable[[orders.Order], None]
_Table: TypeAlias = orders.OpensTable | orders.JoinsTable | orders.JoinsByCode | orders.GoesOn
_Lasting: TypeAlias = Coroutine[Any, Any, None]


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
    try:
        doing, last = _doing(start, pipe.send)
    except (OSError, ValueError) as problem:
        if not isinstance(start, orders.GoesOn):
            raise
        pipe.send(reports.NotKept(str(problem)))
        return
    loop = asyncio.get_running_loop()
    threading.Thread(target=_hear_orders, args=(pipe, doing, loop), name="orders", daemon=True).start()
    tasks = [asyncio.create_task(each) for each in last]
    done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.sleep(_LAST_WORDS_S)
    for task in done:
        task.result()


def _doing(start: orders.Start, tell: Callable[[object], None]) -> tuple[Doing, list[_Lasting]]:
    """Whatever ``start`` begins, and what goes on until the first of it has ended."""
    if is_at_server(start):
        at_server = ServerEnd(*stay_of(start), tell)
        return at_server.do, [at_server.last(), at_server.keep_time()]
    if isinstance(start, orders.LooksAround):
        looking = Searching(start, tell)
        return looking.do, [looking.last()]
    if isinstance(start, orders.WatchesTable):
        session = WatchSession(start.name, TableEnd.now_ms())
        watching = TableEnd(session, Kept(invitation=start.invitation), Path(), tell)
        return watching.do, [Joining(watching).last(), watching.keep_time()]
    end = table_end(start, tell)
    if isinstance(start, orders.JoinsTable | orders.JoinsByCode) or not end.kept.identity:
        joining = Joining(end, start if isinstance(start, orders.JoinsByCode) else None)
        return joining.do, [joining.last(), end.keep_time()]
    opened = Opened(end, end.kept.identity, start)
    return opened.do, [opened.last(), end.keep_time()]


def _hear_orders(pipe: OrderPipe, do: Doing, loop: asyncio.AbstractEventLoop) -> None:
    """In a thread of its own, because the pipe can only be waited for."""
    with suppress(RuntimeError):  # the loop is closed
        try:
            while True:
                loop.call_soon_threadsafe(do, pipe.recv())
        except (EOFError, OSError):
            loop.call_soon_threadsafe(do, orders.Leaves())


def table_end(start: _Table, tell: Callable[[object], None]) -> TableEnd:
    """The end of the table that ``start`` names. Raises ValueError for an invitation that is none."""
    now_ms = TableEnd.now_ms()
    if isinstance(start, orders.GoesOn):
        return _going_on(start, now_ms, tell)
    chain = DiceChain(new_seed())
    if isinstance(start, orders.JoinsTable | orders.JoinsByCode):
        kept = Kept()
        if isinstance(start, orders.JoinsTable):
            invitation_of(start.invitation)
            kept = Kept(invitation=start.invitation)
        return TableEnd(Session(start.name, chain, now_ms), kept, start.folder, tell)
    kept = _kept_for(start)
    offer = TableOffer(start.options, start.seat, start.created, chain.anchor.hex(), start.watch_delay)
    return TableEnd(Session(start.name, chain, now_ms, offer), kept, start.folder, tell)


def _kept_for(start: orders.OpensTable) -> Kept:
    """Who opens the table as before, so that the same invitation leads there, or as nobody knows yet."""
    delay, fresh = start.watch_delay, new_identity()
    kept = Kept(None, fresh.certificate, fresh.key, fresh.secret.hex(), fresh.watching.hex())
    if start.as_before:
        kept = kept_at(table_path(start.folder, start.as_before))
    return replace(
        kept.without_wishes(),
        watching=(kept.watching or fresh.watching.hex()) if delay is not None else "",
        watch_delay=delay,
        addresses=start.addresses,
        port=start.port or kept.port,
        promised=0,
        relay=start.relay,
    )


def _going_on(start: orders.GoesOn, now_ms: int, tell: Callable[[object], None]) -> TableEnd:
    header, me = start.header, start.me
    kept = kept_at(table_path(start.folder, header.id))
    kept = replace(
        kept,
        invitation=start.invitation if kept.invitation and start.invitation else kept.invitation,
        addresses=start.addresses or kept.addresses,
        port=start.port or kept.port,
    )
    chain = DiceChain(bytes.fromhex(header.dice.secret or ""))
    game = SharedGame(as_shared(header), me, chain, start.entries, kept.promised, kept.wished)
    offer = TableOffer(header.options, me, header.created, chain.anchor.hex(), kept.watch_delay)
    opened = offer if kept.key else None
    name = header.seats.of(me).name
    return TableEnd(Session(name, chain, now_ms, opened, game), kept, start.folder, tell)
