"""The datagrams by which tables on the local network are found: who answers, and who asks."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import struct
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, cast

from bgdesk.net.announcing import Announcement, answer, asked_in, is_near
from bgdesk.net.clockwork import Rate
from bgdesk.net.found_tables import ASK_MS, FoundTables
from bgdesk.net.invitation import DEFAULT_PORT

BEACON_PORT = DEFAULT_PORT
_GROUP_4, _GROUP_6 = "239.255.47.247", "ff12::b6:4724"
_EVERYBODY = "255.255.255.255"
_MOST_ANSWERS = 100
_LEAST_PORT = 1024
"""Below are services of the system, to which nobody should have anything sent."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Place:
    """An own address, with the number of its interface where IPv6 needs one."""

    address: str
    scope: int

    @property
    def family(self) -> socket.AddressFamily:
        return socket.AF_INET6 if ":" in self.address else socket.AF_INET

    @property
    def is_loopback(self) -> bool:
        return ipaddress.ip_address(self.address.partition("%")[0]).is_loopback

    @property
    def asked(self) -> tuple[str, ...]:
        """Whom to ask from here, but for the port: everybody who can be reached, or this computer."""
        if self.is_loopback:
            return (self.address,)
        return (_GROUP_6,) if self.family is socket.AF_INET6 else (_EVERYBODY, _GROUP_4)

    def sockaddr(self, host: str, port: int) -> Any:
        """``host`` as it is called from here."""
        if self.family is socket.AF_INET6:
            return (host.partition("%")[0], port, 0, self.scope)
        return (host, port)


def _place(address: str) -> _Place:
    found = socket.getaddrinfo(address, 0, type=socket.SOCK_DGRAM, flags=socket.AI_NUMERICHOST)[0][4]
    return _Place(address, int(found[3]) if len(found) > 3 else 0)


def _socket(place: _Place, bound_to: str, port: int) -> socket.socket:
    made = socket.socket(place.family, socket.SOCK_DGRAM)
    try:
        made.setblocking(False)
        if port:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if hasattr(socket, "SO_REUSEPORT"):
                made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        if place.family is socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        made.bind(place.sockaddr(bound_to, port) if bound_to else ("", port))
    except OSError:
        made.close()
        raise
    return made


def _hearing_at(addresses: Iterable[str], port: int) -> list[socket.socket]:
    """Where questions arrive: at loopback addresses themselves, otherwise wherever the groups are heard."""
    made = dict[tuple[int, str], socket.socket]()

    def made_for(place: _Place) -> socket.socket:
        key = place.family, place.address if place.is_loopback else ""
        if key not in made:
            made[key] = _socket(place, key[1], port)
        if not place.is_loopback:
            with suppress(OSError):  # broadcasts are heard all the same
                _enter_group(made[key], place)
        return made[key]

    _for_each(addresses, made_for)
    return list(made.values())


def _for_each(
    addresses: Iterable[str], make: Callable[[_Place], socket.socket]
) -> list[tuple[_Place, socket.socket]]:
    """What ``make`` makes of each address with which that can be done. Raises OSError where there is none."""
    made, problem = list[tuple[_Place, socket.socket]](), OSError("there is no address")
    for address in addresses:
        try:
            place = _place(address)
            made.append((place, make(place)))
        except OSError as failed:
            problem = failed
    if not made:
        raise problem
    return made


def _enter_group(entering: socket.socket, place: _Place) -> None:
    if place.family is socket.AF_INET6:
        group = socket.inet_pton(socket.AF_INET6, _GROUP_6) + struct.pack("@I", place.scope)
        entering.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_JOIN_GROUP, group)
    else:
        group = socket.inet_aton(_GROUP_4) + socket.inet_aton(place.address)
        entering.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, group)


def _asking_from(place: _Place) -> socket.socket:
    made = _socket(place, place.address, 0)
    with suppress(OSError):
        if place.family is socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_MULTICAST_IF, place.scope)
        else:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
            made.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton(place.address))
    return made


class _Datagrams(asyncio.DatagramProtocol):
    """Hands on what comes, with the transport by which it came."""

    def __init__(self, heard: Callable[[bytes, Any, asyncio.DatagramTransport], None]) -> None:
        self._heard = heard

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.DatagramTransport", transport)

    def datagram_received(self, data: bytes, addr: Any) -> None:
        self._heard(data, addr, self._transport)

    def error_received(self, exc: Exception) -> None:
        _log.info("a datagram went nowhere: %s", exc)


async def _start(
    made: list[socket.socket], heard: Callable[[bytes, Any, asyncio.DatagramTransport], None]
) -> list[asyncio.DatagramTransport]:
    loop = asyncio.get_running_loop()
    started = list[asyncio.DatagramTransport]()
    for each in made:
        transport, _ = await loop.create_datagram_endpoint(lambda: _Datagrams(heard), sock=each)
        started.append(transport)
    return started


def _now_ms() -> int:
    return int(asyncio.get_running_loop().time() * 1000)


class Beacon:
    """Answers at ``addresses`` with what ``announced`` says, from `open` to `close`."""

    def __init__(self, announced: Callable[[], Announcement], addresses: Iterable[str], port: int) -> None:
        self._announced, self._addresses, self._port = announced, tuple(addresses), port
        self._transports: list[asyncio.DatagramTransport] = []
        self._rate = Rate(_MOST_ANSWERS)

    async def open(self) -> None:
        """Answer from now on. Raises OSError."""
        self._transports = await _start(_hearing_at(self._addresses, self._port), self._asked)

    def close(self) -> None:
        """Answer no more."""
        for transport in self._transports:
            transport.close()
        self._transports = []

    def _asked(self, datagram: bytes, address: Any, transport: asyncio.DatagramTransport) -> None:
        """Answer to the address from which ``datagram`` came, and to no other."""
        host, port = address[:2]
        asked = asked_in(datagram)
        if asked is None or port < _LEAST_PORT or not is_near(host) or not self._rate.allows(_now_ms()):
            return
        if answered := answer(asked, self._announced()):
            transport.sendto(answered, address)


class Lookout:
    """Asks from ``addresses`` who has a table; ``changed`` is called whenever there is news in ``found``."""

    def __init__(self, addresses: Iterable[str], port: int, changed: Callable[[], None]) -> None:
        self.found = FoundTables()
        self._addresses, self._port, self._changed = tuple(addresses), port, changed

    async def look(self) -> None:
        """Ask, for ever. Raises OSError where there is no address to ask from."""
        made = _for_each(self._addresses, _asking_from)
        transports = await _start([each for _, each in made], self._heard)
        try:
            while True:
                asked = self.found.question()
                for (place, _), transport in zip(made, transports, strict=True):
                    for target in place.asked:
                        transport.sendto(asked, place.sockaddr(target, self._port))
                await asyncio.sleep(ASK_MS / 1000)
                if self.found.passes(_now_ms()):
                    self._changed()
        finally:
            for transport in transports:
                transport.close()

    def _heard(self, datagram: bytes, address: Any, _: asyncio.DatagramTransport) -> None:
        if self.found.heard(datagram, _host(address), _now_ms()):
            self._changed()


def _host(address: Any) -> str:
    """Where a datagram came from; in a form that is the same everywhere."""
    host = str(address[0]).partition("%")[0]
    return f"{host}%{address[3]}" if len(address) > 3 and address[3] else host
