"""A stay at a server in the process of a table: the one connection, again when it is lost."""

from __future__ import annotations

import asyncio
import logging
import secrets
import ssl
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, TypeGuard

from bgdesk.match.dice.fair_dice import SERVED
from bgdesk.match.record import MatchHeader
from bgdesk.net import effects, orders, reports
from bgdesk.net.bgammon.server_game import ServerGame
from bgdesk.net.bgammon.server_guest import GuestStage, ServerGuest
from bgdesk.net.bgammon.server_lines import LONGEST_LINE
from bgdesk.net.bgammon.told import LoggedIn, NoServer, SendText, Told
from bgdesk.net.bgammon.wishes import GoesToServer, server_of, server_text
from bgdesk.net.faults import TableFault, TableRefused
from bgdesk.net.lines import LineBuffer
from bgdesk.net.table_file import Kept, keep, kept_at, table_path

_CONNECT_S = 15.0
_READ = 16 * 1024
_MOST_UNSENT = 2**18
_TICK_S = 0.5
_PAUSES_S = (0.5, 2, 5, 10, 20)
_MOST_REFUSALS = 6
"""Logins in a row: for 40 seconds a server may believe that whoever comes back is still there."""
_BROKEN = (OSError, ssl.SSLError, EOFError)

_log = logging.getLogger(__name__)


def is_at_server(start: object) -> TypeGuard[orders.GoesOn | GoesToServer]:
    """Whether ``start`` leads to a server, not to a table of two programs."""
    if isinstance(start, orders.GoesOn):
        return start.header.dice.kind == SERVED
    return isinstance(start, GoesToServer)


def stay_of(start: orders.GoesOn | GoesToServer) -> tuple[GoesToServer, ServerGame | None]:
    """Where ``start`` leads, and the match that goes on there. Raises OSError or ValueError without such."""
    if isinstance(start, GoesToServer):
        return start, None
    kept = kept_at(table_path(start.folder, start.header.id))
    there = server_of(kept.server, start.folder)
    password = start.password if start.account == kept.server else ""
    return replace(there, password=password), ServerGame(start.header, start.entries)


class ServerEnd:
    """Does what the guest at the server of ``start`` wants; ``tell`` hears what the window has to know."""

    def __init__(self, start: GoesToServer, game: ServerGame | None, tell: Callable[[object], None]) -> None:
        self.guest = ServerGuest(start, _new_id, _now, game)
        self._start, self._tell = start, tell
        self._writer: asyncio.StreamWriter | None = None
        self._is_over = asyncio.Event()
        self._refusals = 0
        """Times in a row that the server hung up before the login."""

    @staticmethod
    def now_ms() -> int:
        """The time of the event loop."""
        return int(asyncio.get_running_loop().time() * 1000)

    def do(self, order: Any) -> None:
        """The own player does something; what cannot follow ends the stay, for the journal has it."""
        try:
            self._follow(self.guest.do(order, self.now_ms()))
        except TableRefused as refused:
            _log.exception("the journal has what cannot follow at the server")
            self._refuse(refused.fault)

    async def keep_time(self) -> None:
        """Let time go by, until it is over."""
        while not self._is_over.is_set():
            await asyncio.sleep(_TICK_S)
            self._follow(self.guest.passes(self.now_ms()))

    async def last(self) -> None:
        """Be there; without a match one lost connection is the end, as are refused logins with one."""
        failures = 0
        if self.guest.game and self._start.lacks_password:
            self._refuse(TableFault.PASSWORD_WANTED)
        while not self._is_over.is_set():
            reason = "the server hung up"
            try:
                async with asyncio.timeout(_CONNECT_S):
                    reader, writer = await asyncio.open_connection(
                        self._start.host,
                        self._start.port,
                        ssl=ssl.create_default_context() if self._start.is_encrypted else None,
                    )
            except OSError as problem:  # a TimeoutError is one
                reason = str(problem)
            else:
                await self._talk(reader, writer)
                failures = failures if self._refusals else 0
            if self.guest.game and self._refusals >= _MOST_REFUSALS:
                self._refuse(TableFault.NOT_LET_IN)
            if self._is_over.is_set():
                return
            has_match = self.guest.game is not None
            if not has_match:
                self._tell(NoServer(reason))
                return
            self._tell(reports.Unreachable(reason, tries_again=True))
            await asyncio.sleep(_PAUSES_S[min(failures, len(_PAUSES_S) - 1)])
            failures += 1

    def _refuse(self, fault: TableFault) -> None:
        self._tell(effects.Refusing(fault, self.guest.game.seq if self.guest.game else 0))
        self._end()

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writer = writer
        self._refusals += 1
        self._follow(self.guest.connected(self.now_ms()))
        buffer = LineBuffer(LONGEST_LINE)
        with suppress(*_BROKEN):
            while self._writer is writer and (data := await reader.read(_READ)):
                for line in buffer.fed(data):
                    if self._writer is writer:
                        self._follow(self.guest.heard(line, self.now_ms()))
        self._hang_up()
        with suppress(*_BROKEN):
            writer.close()

    def _hang_up(self) -> None:
        if self._writer:
            writer, self._writer = self._writer, None
            writer.close()
        self._follow(self.guest.lost(self.now_ms()))

    def _follow(self, made: list[Told]) -> None:
        for effect in made:
            if self._is_over.is_set():
                return
            match effect:
                case SendText(text):
                    self._send(text)
                case effects.MatchBegun(header):
                    if self._keep(header):
                        self._tell(effect)
                case LoggedIn():
                    self._refusals = 0
                    self._tell(effect)
                case effects.Close():
                    if self.guest.stage is GuestStage.CLOSED:
                        self._end()
                    elif self._writer:
                        self._writer.close()
                case _:
                    self._tell(effect)

    def _send(self, text: str) -> None:
        if self._writer is None or self._writer.is_closing():
            return
        self._writer.write(f"{text}\n".encode())
        if self._writer.transport.get_write_buffer_size() > _MOST_UNSENT:
            self._writer.transport.abort()

    def _keep(self, header: MatchHeader) -> bool:
        """Where the match is outlives this process; the stay ends where that cannot be written (False)."""
        place = server_text(self._start, self.guest.name)
        try:
            keep(table_path(self._start.folder, header.id), Kept(server=place))
        except OSError as problem:
            _log.exception("where the match is cannot be kept")
            self._tell(reports.NotKept(str(problem)))
            self._end()
            return False
        return True

    def _end(self) -> None:
        if self._writer:
            self._writer.close()
            self._writer = None
        self._is_over.set()


def _new_id() -> str:
    return secrets.token_hex(8)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
