"""The connections of those who watch a table."""

from __future__ import annotations

import asyncio
import ssl
from contextlib import suppress

from bgdesk.net import effects, messages
from bgdesk.net.connection import Connection
from bgdesk.net.gallery import Gallery, Spectator
from bgdesk.net.lines import LineBuffer
from bgdesk.net.messages import encoded
from bgdesk.net.session import Session
from bgdesk.net.table_end import TableEnd

_READ = 4096
_NEWS_S = 0.1
_AUDIENCE_S = 2.0
_PATIENCE_S = 20.0
"""So long may a program take to accept what it is told."""


class Stands:
    """Everybody who watches the table of ``end``, ``delay`` turns late."""

    def __init__(self, end: TableEnd, session: Session, delay: int) -> None:
        self._end, self._session = end, session
        self._told: object = None
        self.gallery = Gallery(session.name, delay, lambda: session.game, self._say)

    async def keep_audience(self) -> None:
        """Let both players know who watches, for as long as the table lasts."""
        while True:
            await asyncio.sleep(_AUDIENCE_S)
            self.tell_audience()

    def tell_audience(self) -> None:
        """Say who watches if that has changed, or whoever has come back to the table may not know it."""
        audience = self.gallery.audience
        told = self._end.sittings, self._session.stage, audience
        if told != self._told:
            self._told = told
            self._end.tell(effects.AudienceIs(audience.names))
            self._end.follow(self._session.pass_on(audience))

    def _say(self, aside: messages.Aside) -> None:
        self._end.tell(effects.HeardAside(aside.name, aside.text))
        self._end.follow(self._session.pass_on(aside))

    async def seat(self, connection: Connection) -> None:
        """Tell and hear one who watches by ``connection`` until it is gone."""
        spectator = self.gallery.enter(self._end.now_ms())
        hearing = asyncio.create_task(self._hear(spectator, connection))
        telling = asyncio.create_task(self._tell(spectator, connection.writer))
        try:
            await asyncio.wait((hearing, telling), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.gallery.leave(spectator)
            hearing.cancel()
            telling.cancel()
            await asyncio.gather(hearing, telling, return_exceptions=True)

    async def _hear(self, spectator: Spectator, connection: Connection) -> None:
        buffer = LineBuffer()
        with suppress(OSError, ssl.SSLError):
            while data := await connection.reader.read(_READ):
                for line in buffer.fed(data):
                    spectator.heard(line, self._end.now_ms())

    async def _tell(self, spectator: Spectator, writer: asyncio.StreamWriter) -> None:
        number = 0
        with suppress(OSError, ssl.SSLError):
            while not spectator.is_refused or spectator.waiting:
                spectator.passes(self._end.now_ms())
                while due := spectator.due():
                    for message in due:
                        number += 1
                        writer.write(encoded(message, number))
                    await asyncio.wait_for(writer.drain(), _PATIENCE_S)
                await asyncio.sleep(_NEWS_S)
