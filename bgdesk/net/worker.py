"""The process of a table: it alone has sockets, and only while a table is open or joined."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import Any, Protocol, TypeAlias

from bgdesk.net import orders, reports
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
    doing, last = _doing(start, pipe.send)
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
    if isinstance(start, orders.LooksAround):
        looking = Searching(start, tell)
        return looking.do, [looking.last()]
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
    game = SharedGame(as_shared(header), me, chain, start.entries, kept.promised, kept.wished)
    opened = TableOffer(header.options, me, header.created, chain.anchor.hex()) if kept.key else None
    name = header.seats.of(me).name
    return TableEnd(Session(name, chain, now_ms, opened, game), kept, start.folder, tell)
