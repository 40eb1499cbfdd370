"""Coming to a table by way of a relay, and letting those in who come so.

The opener's own connection to the relay stays; for each who comes the opener makes another, in which both
speak TLS as they would without a relay. What opens the table there follows from the key of the certificate,
so that the invitation holds until the match is over, wherever the opener is and whatever was restarted.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ssl
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress

from bgdesk.net import relay_terms as terms
from bgdesk.net.faults import TableFault, TableRefused
from bgdesk.net.invitation import Invitation
from bgdesk.net.relay_terms import RelayRefusal
from bgdesk.net.secure import TableIdentity

_HANDSHAKE_S = 10.0
_HERE_S = 15.0
_DEAF_S = 35.0
_PAUSES_S = (0.5, 1, 2, 4, 8, 15)
_MOST_COMING = 8
_FAULTS: Mapping[str, TableFault] = {
    RelayRefusal.NO_TABLE: TableFault.NOT_AT_RELAY,
    RelayRefusal.NO_ANSWER: TableFault.NOT_AT_RELAY,
    RelayRefusal.TOO_MANY_TABLES: TableFault.RELAY_FULL,
    RelayRefusal.TOO_MANY_GUESTS: TableFault.RELAY_FULL,
    RelayRefusal.TOO_MANY_FROM_ONE: TableFault.RELAY_FULL,
    RelayRefusal.TOO_FAST: TableFault.RELAY_FULL,
}

Came = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


def opening_key(identity: TableIdentity) -> str:
    """What opens the table at a relay, in hex; it tells nothing of the key of the certificate."""
    return hmac.digest(identity.key.encode(), terms.RELAY.encode(), hashlib.sha256).hex()


async def go_by_relay(
    host: str, port: int, table: str, context: ssl.SSLContext, server_hostname: str
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """TLS to the ``table`` of the relay at ``host``. Raises TableRefused, OSError or TimeoutError."""
    reader, writer = await asyncio.open_connection(host, port)
    try:
        _say(writer, terms.RELAY, terms.JOIN, table)
        _check(await _line(reader), terms.MET)
        await writer.start_tls(context, server_hostname=server_hostname, ssl_handshake_timeout=_HANDSHAKE_S)
    except BaseException:
        writer.close()
        raise
    return reader, writer


class RelayDoor:
    """The door of an opened table at the relay ``where``; ``came`` gets each connection inside of TLS."""

    def __init__(
        self, where: str, identity: TableIdentity, context: ssl.SSLContext, longest_line: int, came: Came
    ) -> None:
        self._host, self._port = terms.relay_address(where)
        self._key, self._identity, self._came = opening_key(identity), identity, came
        self._context, self._limit = context, longest_line
        self._coming = set[asyncio.Task[None]]()
        self._writer: asyncio.StreamWriter | None = None

    @property
    def invitation(self) -> Invitation:
        """What leads here."""
        identity, table = self._identity, terms.table_of(self._key)
        return Invitation(self._host, self._port, identity.secret, identity.fingerprint, table)

    async def open(self) -> asyncio.StreamReader:
        """Have the table open at the relay. Raises TableRefused, OSError or TimeoutError."""
        async with asyncio.timeout(_HANDSHAKE_S):
            reader, self._writer = await asyncio.open_connection(self._host, self._port)
            try:
                _say(self._writer, terms.RELAY, terms.OPEN, self._key)
                _check(await _line(reader), terms.OPENED)
            except BaseException:
                self._hang_up()
                raise
        return reader

    async def last(self, reader: asyncio.StreamReader | None) -> None:
        """Let those in who come, and go back to the relay whenever it is lost, until this is cancelled.

        Without a ``reader`` the relay was not reached yet. Whoever was sent away waits for longer.
        """
        failures = 0
        try:
            while True:
                try:
                    if reader:
                        await self._listen(reader)
                except TableRefused:
                    failures = len(_PAUSES_S)
                except OSError:
                    pass
                await asyncio.sleep(_PAUSES_S[min(failures, len(_PAUSES_S) - 1)])
                try:
                    reader, failures = await self.open(), 0
                except (OSError, TableRefused):
                    reader, failures = None, failures + 1
        finally:
            self._hang_up()
            for task in tuple(self._coming):
                task.cancel()
            await asyncio.gather(*self._coming, return_exceptions=True)

    async def _listen(self, reader: asyncio.StreamReader) -> None:
        saying = asyncio.create_task(self._stay())
        try:
            while True:
                async with asyncio.timeout(_DEAF_S):
                    line = await _line(reader)
                match line.split(" "):
                    case [terms.HERE]:
                        pass
                    case [terms.CAME, number] if number.isdecimal() and len(number) < 20:
                        self._take(int(number))
                    case _:
                        _check(line, terms.HERE)
        finally:
            saying.cancel()
            self._hang_up()

    async def _stay(self) -> None:
        with suppress(OSError):
            while self._writer:
                await asyncio.sleep(_HERE_S)
                _say(self._writer, terms.HERE)
                await self._writer.drain()

    def _take(self, number: int) -> None:
        if len(self._coming) < _MOST_COMING:
            task = asyncio.create_task(self._meet(number))
            self._coming.add(task)
            task.add_done_callback(self._coming.discard)

    async def _meet(self, number: int) -> None:
        """A connection of its own for whoever came with ``number``; here this side is the server of TLS."""
        met = asyncio.get_running_loop().create_future()

        async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            met.set_result((reader, writer))

        reader = asyncio.StreamReader(limit=self._limit)
        with suppress(OSError, ssl.SSLError):
            transport, _ = await asyncio.get_running_loop().create_connection(
                lambda: asyncio.StreamReaderProtocol(reader, connected), self._host, self._port
            )
            closing: Callable[[], None] = transport.close
            try:
                _, writer = await met
                closing = writer.close
                transport.pause_reading()  # what comes next is for TLS, which listens in a moment
                _say(writer, terms.RELAY, terms.TAKE, self._key, number)
                await writer.start_tls(self._context, ssl_handshake_timeout=_HANDSHAKE_S)
                await self._came(reader, writer)
            finally:
                closing()

    def _hang_up(self) -> None:
        if self._writer:
            self._writer.close()
            self._writer = None


def _say(writer: asyncio.StreamWriter, *words: object) -> None:
    writer.write((" ".join(map(str, words)) + "\n").encode("ascii"))


async def _line(reader: asyncio.StreamReader) -> str:
    """The next line of the relay. Raises ConnectionError at its end, TableRefused for what is no line."""
    try:
        line = await reader.readuntil(b"\n")
    except asyncio.IncompleteReadError as ended:
        raise ConnectionResetError("the relay hung up") from ended
    except asyncio.LimitOverrunError:
        raise TableRefused(TableFault.RELAY_REFUSES) from None
    if len(line) > terms.LONGEST_SAID or not line.isascii():
        raise TableRefused(TableFault.RELAY_REFUSES)
    return line.decode("ascii").strip()


def _check(line: str, due: str) -> None:
    """Raises TableRefused unless ``line`` begins with what is ``due``; where the relay stops, OSError."""
    word, _, rest = line.partition(" ")
    reason = rest.partition(" ")[0]
    if word == terms.NO and reason == RelayRefusal.STOPPING:
        raise ConnectionResetError("the relay is being stopped")
    if word != due:
        raise TableRefused(_FAULTS.get(reason, TableFault.RELAY_REFUSES))
