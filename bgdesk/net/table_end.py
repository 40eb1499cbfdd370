"""One end of a table: its session, the connection it has at the moment, and what has to be kept."""

from __future__ import annotations

import asyncio
import logging
import ssl
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Protocol

from bgdesk.net import effects, reports
from bgdesk.net.connection import Connection
from bgdesk.net.faults import TableRefused
from bgdesk.net.lines import LineBuffer
from bgdesk.net.messages import encoded
from bgdesk.net.orders import Order
from bgdesk.net.session import SessionStage
from bgdesk.net.shared_game import SharedGame
from bgdesk.net.table_file import Kept, keep, table_path

_READ = 4096
_MOST_UNSENT = 2**18
"""Bytes that the other does not take before the connection counts as lost."""
_LIVELY_MS = 7_000
"""Whoever was heard so lately sits at the table; nobody else is let in."""
_OVER_MS = 600_000
"""So long a table waits after its match for whoever is gone."""
_TICK_S = 0.5
_BROKEN = (OSError, ssl.SSLError, EOFError)

_log = logging.getLogger(__name__)


class TableSession(Protocol):
    """What a table does in answer to lines, orders and time: a `Session`, or one who watches."""

    name: str
    stage: SessionStage
    has_agreed: bool

    @property
    def game(self) -> SharedGame | None:
        """The match, if it is played here."""

    @property
    def is_match_over(self) -> bool:
        """Whether there was a match, and nothing more can happen in it."""

    def connected(self, now_ms: int) -> list[effects.Effect]:
        """There is a new connection."""

    def lost(self, now_ms: int) -> list[effects.Effect]:
        """The connection is gone."""

    def passes(self, now_ms: int) -> list[effects.Effect]:
        """Time goes by."""

    def heard(self, line: bytes, now_ms: int) -> list[effects.Effect]:
        """The other program sent ``line``."""

    def do(self, order: Order, now_ms: int) -> list[effects.Effect]:
        """The own player does something. Raises TableRefused."""


class TableEnd:
    """Does what ``session`` wants; ``tell`` hears what the window has to know. Lives in one event loop."""

    def __init__(
        self, session: TableSession, kept: Kept, folder: Path, tell: Callable[[object], None]
    ) -> None:
        self.session, self.kept = session, kept
        self._folder, self.tell = folder, tell
        self._path = table_path(folder, session.game.header.id) if session.game else None
        self._writer: asyncio.StreamWriter | None = None
        self._heard_ms = 0
        self.sittings = 0
        """So often somebody sat down here."""
        self.is_over = asyncio.Event()

    @staticmethod
    def now_ms() -> int:
        """The time of the event loop."""
        return int(asyncio.get_running_loop().time() * 1000)

    @property
    def is_full(self) -> bool:
        """Whether somebody is there."""
        return self._writer is not None and self.now_ms() - self._heard_ms < _LIVELY_MS

    def do(self, order: Order) -> None:
        """The own player does something; what another has to write ends the table, for the journal has it."""
        try:
            self.follow(self.session.do(order, self.now_ms()))
        except TableRefused as refused:
            _log.exception("the journal has what another should have written")
            seq = self.session.game.seq if self.session.game else 0
            self.tell(effects.Refusing(refused.fault, seq))
            self._end()

    async def keep_time(self) -> None:
        """Let time go by, for as long as the table lasts."""
        while not self.is_over.is_set():
            await asyncio.sleep(_TICK_S)
            self.follow(self.session.passes(self.now_ms()))
            if self._is_deserted:
                self._end()

    @property
    def _is_deserted(self) -> bool:
        """Whether nobody is there any more after the match."""
        return self.session.is_match_over and self.now_ms() - self._heard_ms >= _OVER_MS

    async def talk(self, connection: Connection) -> None:
        """Hear what is said by ``connection`` until it is gone; it takes the place of one that is silent."""
        self._hang_up()
        self.sittings += 1
        self._writer, self._heard_ms = connection.writer, self.now_ms()
        self.follow(self.session.connected(self.now_ms()))
        buffer = LineBuffer()
        with suppress(*_BROKEN):
            while self._writer is connection.writer and (data := await connection.reader.read(_READ)):
                self._heard_ms = self.now_ms()
                for line in buffer.fed(data):
                    if self._writer is connection.writer:
                        self.follow(self.session.heard(line, self.now_ms()))
        if self._writer is connection.writer:
            self._hang_up()
        with suppress(*_BROKEN):
            connection.writer.close()

    def _hang_up(self) -> None:
        if self._writer:
            writer, self._writer = self._writer, None
            writer.close()
            self.follow(self.session.lost(self.now_ms()))

    def follow(self, made: list[effects.Effect]) -> None:
        """Do what the session wants."""
        for effect in made:
            if self.is_over.is_set():
                return
            match effect:
                case effects.Send(message, number):
                    self._send(encoded(message, number))
                case effects.KeepPromise(k):
                    self._keep(replace(self.kept, promised=k))
                case effects.KeepWish(wish):
                    self._keep(self.kept.with_wish(wish))
                case effects.Close():
                    self._hang_up()
                case effects.MatchBegun(header, watch_delay=delay):
                    self._path = table_path(self._folder, header.id)
                    if self._keep(replace(self.kept.without_wishes(), watch_delay=delay)):
                        self.tell(effect)
                case _:
                    self.tell(effect)
        if self.session.stage is SessionStage.CLOSED:
            self._end()

    def _send(self, line: bytes) -> None:
        if self._writer is None or self._writer.is_closing():
            return
        self._writer.write(line)
        if self._writer.transport.get_write_buffer_size() > _MOST_UNSENT:
            self._writer.transport.abort()

    def _keep(self, kept: Kept) -> bool:
        """What is not on disk may not be said: so the table ends where it cannot be written (False)."""
        assert self._path
        self.kept = kept
        try:
            keep(self._path, kept)
        except OSError as problem:
            _log.exception("what the table needs cannot be kept")
            self.tell(reports.NotKept(str(problem)))
            self._end()
            return False
        return True

    def _end(self) -> None:
        if self._writer:
            self._writer.close()
            self._writer = None
        self.is_over.set()
