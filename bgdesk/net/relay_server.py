"""A relay: brings the two players of a table together and passes on what they say, which it cannot read.

What is said at the table is encrypted from player to player. Here are bytes, numbers of tables and limits;
nothing is kept but the tables that are open, in memory. It knows neither names nor results.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter, deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from itertools import count

from bgdesk.net import relay_terms as terms
from bgdesk.net.relay_terms import RelayRefusal

_SWEEP_S = 1.0
_SPAN_S = 10.0
_MOST_LINES = 8
"""At once of one guest, who has to say one every few seconds."""
_HELD_BYTES = 64 * 1024
"""So much waits for a player who does not take it; then the other is not heard until it is taken."""


@dataclass(frozen=True, slots=True)
class RelayLimits:
    """How much a relay bears: of all, and of one address (one network of 64 bits with IPv6)."""

    tables: int = 500
    guests: int = 2_000
    guests_from_one: int = 40
    arrivals_from_one: int = 80
    """Within ten seconds."""
    waiting_at_table: int = 8
    bytes_per_s: int = 32 * 1024
    burst_bytes: int = 256 * 1024
    greeting_s: float = 10.0
    answer_s: float = 10.0
    idle_s: float = 60.0


@dataclass(frozen=True, slots=True)
class RelayStanding:
    """What a relay holds at the moment."""

    tables: int
    guests: int


class Relay:
    """Serves from `start` to `stop`, in one event loop."""

    def __init__(self, limits: RelayLimits | None = None) -> None:
        self.limits = limits or RelayLimits()
        self.tables: dict[str, RelayGuest] = {}
        """Who has which table open."""
        self.waiting: dict[tuple[str, int], RelayGuest] = {}
        """Who has come to which table, by number, and was not taken yet."""
        self.numbers = count(1)
        self._guests: set[RelayGuest] = set()
        self._at_once: Counter[str] = Counter()
        self._arrivals: dict[str, deque[float]] = {}
        self._servers: list[asyncio.Server] = []
        self._sweeping: asyncio.Task[None] | None = None

    @property
    def standing(self) -> RelayStanding:
        """How much there is now."""
        return RelayStanding(len(self.tables), len(self._guests))

    async def start(self, hosts: tuple[str, ...], port: int) -> int:
        """Listen at ``hosts``; the port (0: any that is free). Raises OSError."""
        loop = asyncio.get_running_loop()
        try:
            for host in hosts:
                server = await loop.create_server(lambda: RelayGuest(self), host, port, backlog=256)
                self._servers.append(server)
                port = server.sockets[0].getsockname()[1]
        except OSError:
            await self.stop()
            raise
        self._sweeping = asyncio.create_task(self._sweep())
        return port

    async def stop(self) -> None:
        """Let nobody in any more, and see everybody off."""
        for server in self._servers:
            server.close()
        self._servers.clear()
        if self._sweeping:
            self._sweeping.cancel()
            with suppress(asyncio.CancelledError):
                await self._sweeping
        for guest in tuple(self._guests):
            guest.refuse(RelayRefusal.STOPPING)
        await asyncio.sleep(0)

    def let_in(self, guest: RelayGuest) -> RelayRefusal | None:
        """Count somebody who comes; or why not."""
        limits, origin = self.limits, guest.origin
        self._guests.add(guest)
        self._at_once[origin] += 1
        if len(self._guests) > limits.guests:
            return RelayRefusal.TOO_MANY_GUESTS
        if self._at_once[origin] > limits.guests_from_one:
            return RelayRefusal.TOO_MANY_FROM_ONE
        times, now = self._arrivals.setdefault(origin, deque()), guest.now()
        while times and now - times[0] >= _SPAN_S:
            times.popleft()
        if len(times) >= limits.arrivals_from_one:
            return RelayRefusal.TOO_FAST
        times.append(now)
        return None

    def let_out(self, guest: RelayGuest) -> None:
        """Somebody is gone."""
        self._guests.discard(guest)
        self._at_once[guest.origin] -= 1
        if not self._at_once[guest.origin]:
            del self._at_once[guest.origin]

    async def _sweep(self) -> None:
        """Hang up on those who were silent for too long, and forget who has not come for some time."""
        while True:
            await asyncio.sleep(_SWEEP_S)
            now = asyncio.get_running_loop().time()
            for guest in tuple(self._guests):
                if guest.deadline <= now:
                    guest.refuse(guest.when_silent)
            for origin, times in tuple(self._arrivals.items()):
                if now - times[-1] >= _SPAN_S:
                    del self._arrivals[origin]


class RelayGuest(asyncio.Protocol):
    """Somebody at ``relay``: first says what for, then is the one who opened a table, or has a partner."""

    def __init__(self, relay: Relay) -> None:
        self._relay = relay
        self._hear: Callable[[str], None] = self._greeted
        self._heard = b""
        self._transport: asyncio.Transport | None = None
        self._partner: RelayGuest | None = None
        self._table, self._number = "", 0
        self._stops = 0
        """How many reasons there are not to hear more for the moment."""
        self._allowed, self._allowed_at = float(relay.limits.burst_bytes), 0.0
        self.origin, self.deadline, self.when_silent = "", 0.0, RelayRefusal.TOO_SLOW

    @staticmethod
    def now() -> float:
        """The time of the event loop."""
        return asyncio.get_running_loop().time()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody comes."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.set_write_buffer_limits(high=_HELD_BYTES)
        self.origin = origin_of(str(transport.get_extra_info("peername", ("?",))[0]))
        self._allowed_at = self.now()
        self.deadline = self._allowed_at + self._relay.limits.greeting_s
        refusal = self._relay.let_in(self)
        if refusal:
            self.refuse(refusal)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone, and so is what was there for that one only."""
        self._transport = None
        self._relay.let_out(self)
        if self._relay.tables.get(self._table) is self:
            del self._relay.tables[self._table]
        self._relay.waiting.pop((self._table, self._number), None)
        partner, self._partner = self._partner, None
        if partner:
            partner._close()

    def data_received(self, data: bytes) -> None:
        """Lines at first; once there is a partner, whatever it is goes there."""
        if self._partner:
            self._pass_on(data)
            return
        self._heard += data
        for _ in range(_MOST_LINES):
            line, end, rest = self._heard.partition(b"\n")
            if not end or self._partner or self._is_leaving:
                break
            self._heard = rest
            if len(line) > terms.LONGEST_SAID or not line.isascii():
                self.refuse(RelayRefusal.NOT_UNDERSTOOD)
            else:
                self._hear(line.decode("ascii").rstrip("\r"))
        if self._partner:
            rest, self._heard = self._heard, b""
            if rest:
                self._pass_on(rest)
        elif b"\n" in self._heard:
            self.refuse(RelayRefusal.TOO_FAST)
        elif len(self._heard) > terms.LONGEST_SAID:
            self.refuse(RelayRefusal.NOT_UNDERSTOOD)

    @property
    def _is_leaving(self) -> bool:
        return self._transport is None or self._transport.is_closing()

    def pause_writing(self) -> None:
        """What was said is not taken fast enough: the partner has to wait."""
        if self._partner:
            self._partner._hold()

    def resume_writing(self) -> None:
        """It is taken again."""
        if self._partner:
            self._partner._release()

    def refuse(self, refusal: RelayRefusal) -> None:
        """Say why and hang up; inside of what partners say there is no place for a reason."""
        if self._transport:
            if not self._partner and not self._is_leaving:
                self._transport.write(terms.refusal_line(refusal))
            self._close()

    def _close(self) -> None:
        if self._transport:
            self._transport.close()
            self.deadline = self.now() + self._relay.limits.greeting_s
            if self.when_silent is RelayRefusal.STOPPING:  # it was told, and does not go
                self._transport.abort()
            self.when_silent = RelayRefusal.STOPPING

    def _say(self, *words: object) -> None:
        if self._transport:
            self._transport.write((" ".join(map(str, words)) + "\n").encode("ascii"))

    def _greeted(self, line: str) -> None:
        match line.split(" "):
            case [terms.RELAY, terms.OPEN, key] if terms.is_key(key):
                self._open(key)
            case [terms.RELAY, terms.JOIN, table]:
                self._join(table)
            case [terms.RELAY, terms.TAKE, key, number] if terms.is_key(key) and number.isdecimal():
                self._take(terms.table_of(key), int(number[:18]))
            case _:
                self.refuse(RelayRefusal.NOT_UNDERSTOOD)

    def _open(self, key: str) -> None:
        relay, table = self._relay, terms.table_of(key)
        before = relay.tables.get(table)
        if before is None and len(relay.tables) >= relay.limits.tables:
            self.refuse(RelayRefusal.TOO_MANY_TABLES)
            return
        self._table, relay.tables[table] = table, self
        if before:
            before.refuse(RelayRefusal.REPLACED)
        self._hear, self.deadline = self._still_here, self.now() + relay.limits.idle_s
        self._say(terms.OPENED, table)

    def _still_here(self, line: str) -> None:
        if line != terms.HERE:
            self.refuse(RelayRefusal.NOT_UNDERSTOOD)
            return
        self.deadline = self.now() + self._relay.limits.idle_s
        self._spend(self._relay.limits.burst_bytes // 64)
        self._say(terms.HERE)

    def _join(self, table: str) -> None:
        opener = self._relay.tables.get(table)
        if opener is None:
            self.refuse(RelayRefusal.NO_TABLE)
            return
        if sum(at == table for at, _ in self._relay.waiting) >= self._relay.limits.waiting_at_table:
            self.refuse(RelayRefusal.TOO_FAST)
            return
        self._table, self._number = table, next(self._relay.numbers)
        self._relay.waiting[table, self._number] = self
        self._hear = self._too_early
        self.deadline, self.when_silent = self.now() + self._relay.limits.answer_s, RelayRefusal.NO_ANSWER
        opener._say(terms.CAME, self._number)

    def _too_early(self, line: str) -> None:
        self.refuse(RelayRefusal.NOT_UNDERSTOOD)

    def _take(self, table: str, number: int) -> None:
        joiner = self._relay.waiting.pop((table, number), None)
        if joiner is None:
            self.refuse(RelayRefusal.NO_TABLE)
            return
        joiner._say(terms.MET)
        for one, other in ((self, joiner), (joiner, self)):
            one._partner, one.when_silent = other, RelayRefusal.TOO_SLOW
            one.deadline = self.now() + self._relay.limits.idle_s

    def _pass_on(self, data: bytes) -> None:
        if self._partner and self._partner._transport:
            self._partner._transport.write(data)
        self.deadline = self.now() + self._relay.limits.idle_s
        self._spend(len(data))

    def _spend(self, size: int) -> None:
        """Count ``size`` bytes; whoever says more than is allowed is not heard until that is paid for."""
        now, limits = self.now(), self._relay.limits
        self._allowed += (now - self._allowed_at) * limits.bytes_per_s
        self._allowed = min(self._allowed, limits.burst_bytes) - size
        self._allowed_at = now
        if self._allowed < 0:
            self._hold()
            asyncio.get_running_loop().call_later(-self._allowed / limits.bytes_per_s, self._release)

    def _hold(self) -> None:
        self._stops += 1
        if self._transport and self._stops == 1:
            self._transport.pause_reading()

    def _release(self) -> None:
        self._stops -= 1
        if self._transport and not self._stops and not self._transport.is_closing():
            self._transport.resume_reading()


def origin_of(address: str) -> str:
    """Whom the connections from ``address`` are counted for: with IPv6 its network of 64 bits."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return address
