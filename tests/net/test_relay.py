"""A relay on the loopback address: a whole match by way of it, what it sees, and whom it sends away."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Future
from pathlib import Path
from random import Random
from time import process_time
from typing import ClassVar, TypeVar

import pytest

from bgdesk.match.dice.check import verify
from bgdesk.match.options import match_options
from bgdesk.net import effects, orders, relay_terms, reports
from bgdesk.net.faults import TableFault
from bgdesk.net.invitation import invitation_of
from bgdesk.net.relay_server import Relay, RelayGuest, RelayLimits, origin_of
from bgdesk.net.relay_terms import RELAY, RelayRefusal, relay_address, table_of
from bgdesk.rules.player import Player
from tests.net.test_worker import Window, play_some, refused, told, until
from tests.net.two_programs import CREATED

LOOPBACK = "127.0.0.1"
KEY, OTHER_KEY = "ab" * 32, "cd" * 32
SAID = "Nobody else should read that."
Got = TypeVar("Got")


class Serving:
    """A relay in a thread of its own, as in a process of its own."""

    def __init__(self, port: int = 0) -> None:
        self.relay, self.loop = Relay(), asyncio.new_event_loop()
        self._thread = threading.Thread(target=self.loop.run_forever)
        self._thread.start()
        self.port = self.do(self.relay.start((LOOPBACK,), port))

    def do(self, what: Coroutine[object, object, Got]) -> Got:
        done: Future[Got] = asyncio.run_coroutine_threadsafe(what, self.loop)
        return done.result(10)

    def stops(self) -> None:
        self.do(self.relay.stop())

    def ends(self) -> None:
        self.stops()
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join()
        self.loop.close()

    @property
    def where(self) -> str:
        return f"{LOOPBACK}:{self.port}"


@pytest.fixture
def serving() -> Iterator[Serving]:
    made = Serving()
    yield made
    made.ends()


@pytest.fixture
def both(tmp_path: Path) -> Iterator[tuple[Window, Window]]:
    windows = Window(tmp_path / "one"), Window(tmp_path / "other")
    yield windows
    for window in windows:
        if hasattr(window, "process"):
            window.ends()


@pytest.fixture
def passed_on(monkeypatch: pytest.MonkeyPatch) -> dict[RelayGuest, bytearray]:
    """All that a relay passes on, by who said it."""
    seen: dict[RelayGuest, bytearray] = {}
    real = RelayGuest._pass_on

    def seeing(guest: RelayGuest, data: bytes) -> None:
        seen.setdefault(guest, bytearray()).extend(data)
        real(guest, data)

    monkeypatch.setattr(RelayGuest, "_pass_on", seeing)
    return seen


def opens_by(window: Window, where: str) -> str:
    window.starts(
        orders.OpensTable("Ada", match_options(1), Player.WHITE, CREATED, (), 0, window.folder, relay=where)
    )
    until((window,), lambda: bool(told(window, reports.TableWaiting)) or window.is_over)
    (waiting,) = told(window, reports.TableWaiting)
    assert isinstance(waiting, reports.TableWaiting)
    (text,) = waiting.invitations
    return text


def records_of_tls(stream: bytes) -> list[int]:
    """The types of the records that ``stream`` is made of, and of nothing else; the last may be cut."""
    types, at = [], 0
    while at + 5 <= len(stream):
        assert stream[at + 1] == 3
        types.append(stream[at])
        at += 5 + int.from_bytes(stream[at + 3 : at + 5])
    return types


def test_a_whole_match_by_a_relay_that_is_restarted_and_reads_nothing(
    both: tuple[Window, Window], passed_on: dict[RelayGuest, bytearray]
) -> None:
    one, other = both
    serving = Serving()
    try:
        text = opens_by(one, serving.where)
        invitation = invitation_of(text)
        assert (invitation.host, invitation.port) == (LOOPBACK, serving.port)
        other.starts(orders.JoinsTable("Bob", text, other.folder))
        choose = Random(5)
        play_some(both, 6, choose)
        one.pipe.send(orders.Says(SAID))
        until(both, lambda: bool(told(other, effects.Heard)))
        serving.ends()
        until(both, lambda: not one.is_in_step and not other.is_in_step)
        serving = Serving(serving.port)
        play_some(both, 6, choose)
        one.ends()
        until((other,), lambda: not other.is_in_step)
        one.goes_on()
        until(both, lambda: one.has_won_or_lost and other.has_won_or_lost, choose)
    finally:
        serving.ends()
    assert one.text == other.text
    assert one.record
    assert verify(one.record) == ()
    assert len(passed_on) == 6, "two of each of three connections"
    for stream in map(bytes, passed_on.values()):
        types = records_of_tls(stream)
        assert types[0] == 22
        assert set(types) <= {20, 21, 22, 23}
        assert types.count(22) == 1, "all after the first words is encrypted"
    everything = b"".join(map(bytes, passed_on.values()))
    secrets = [secret.encode() for entry in one.record.entries for secret in getattr(entry, "secrets", ())]
    for readable in (SAID.encode(), b"Ada", b"Bob", b'"t":', invitation.secret, *secrets):
        assert readable not in everything


def test_who_finds_no_table_or_no_relay(both: tuple[Window, Window], serving: Serving) -> None:
    one, other = both
    text = opens_by(one, serving.where)
    gone = text.replace(invitation_of(text).table, table_of(KEY))
    other.starts(orders.JoinsTable("Bob", gone, other.folder))
    until((other,), lambda: other.is_over)
    assert refused(other) == [TableFault.NOT_AT_RELAY]
    serving.stops()
    one.ends()
    one.told.clear()
    one.starts(
        orders.OpensTable(
            "Ada", match_options(1), Player.WHITE, CREATED, (), 0, one.folder, relay=serving.where
        )
    )
    until((one,), lambda: one.is_over)
    assert told(one, reports.Unreachable)


class Guest:
    """Somebody at the relay who says whatever they like."""

    all: ClassVar[list[Guest]] = []

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self.writer = reader, writer
        self.all.append(self)

    @classmethod
    async def comes(cls, port: int) -> Guest:
        return cls(*await asyncio.open_connection(LOOPBACK, port))

    async def says(self, *words: object) -> str:
        self.writer.write((" ".join(map(str, words)) + "\n").encode())
        return await self.hears()

    async def hears(self) -> str:
        return (await asyncio.wait_for(self._reader.readline(), 5)).decode().strip()

    async def reads(self, size: int) -> bytes:
        return await asyncio.wait_for(self._reader.readexactly(size), 5)

    async def is_hung_up_on(self) -> bool:
        try:
            return await asyncio.wait_for(self._reader.read(1), 5) == b""
        except ConnectionError:
            return True


def with_relay(limits: RelayLimits, trial: Callable[[Relay, int], Coroutine[object, object, None]]) -> None:
    async def all_of_it() -> None:
        relay = Relay(limits)
        port = await relay.start((LOOPBACK,), 0)
        try:
            await trial(relay, port)
        finally:
            await relay.stop()
            while Guest.all:
                Guest.all.pop().writer.close()
            for _ in range(200):
                if not relay.standing.guests:
                    break
                await asyncio.sleep(0.005)
            assert relay.standing == type(relay.standing)(0, 0)

    asyncio.run(all_of_it())


async def a_pair(port: int) -> tuple[Guest, Guest, Guest]:
    control, joiner, taker = [await Guest.comes(port) for _ in range(3)]
    assert await control.says(RELAY, "open", KEY) == f"opened {table_of(KEY)}"
    joiner.writer.write(f"{RELAY} join {table_of(KEY)}\n".encode())
    came, number = (await control.hears()).split()
    assert came == "came"
    taker.writer.write(f"{RELAY} take {KEY} {number}\n".encode())
    assert await joiner.hears() == "met"
    return control, joiner, taker


@pytest.mark.parametrize(
    "said",
    [
        b"GET / HTTP/1.1\r\n\r\n",
        b"\xff\xfe\n",
        b"x" * 5_000,
        b"\n",
        f"{RELAY} open short\n".encode(),
        f"{RELAY} open {KEY} more\n".encode(),
        f"{RELAY} take {KEY} -1\n".encode(),
        f"bgdesk-relay-2 open {KEY}\n".encode(),
    ],
)
def test_what_is_no_greeting_ends_with_one_sentence(said: bytes) -> None:
    async def trial(relay: Relay, port: int) -> None:
        guest = await Guest.comes(port)
        guest.writer.write(said)
        told = await guest.hears()
        assert told == relay_terms.refusal_line(RelayRefusal.NOT_UNDERSTOOD).decode().strip()
        assert await guest.is_hung_up_on()

    with_relay(RelayLimits(), trial)


def test_wrong_ids_open_nothing() -> None:
    async def trial(relay: Relay, port: int) -> None:
        control, joiner, taker = await a_pair(port)
        for words in (
            ("join", table_of(OTHER_KEY)),
            ("join", "../../etc/passwd"),
            ("take", KEY, 1),
            ("take", OTHER_KEY, 1),
            ("take", KEY, "9" * 100),
        ):
            stranger = await Guest.comes(port)
            assert (await stranger.says(RELAY, *words)).startswith("no no_table ")
            assert await stranger.is_hung_up_on()
        joiner.writer.write(b"to the opener")
        assert await taker.reads(13) == b"to the opener"
        again = await Guest.comes(port)
        assert (await again.says(RELAY, "open", KEY)).startswith("opened ")
        assert (await control.hears()).startswith("no replaced ")
        taker.writer.write(b"still here")
        assert await joiner.reads(10) == b"still here"
        taker.writer.close()
        assert await joiner.is_hung_up_on()
        assert relay.standing.tables == 1

    with_relay(RelayLimits(), trial)


def test_who_says_nothing_is_not_kept() -> None:
    async def trial(relay: Relay, port: int) -> None:
        pair = await a_pair(port)
        half_open = await Guest.comes(port)
        half_open.writer.write(b"bgdesk-relay-1 op")
        assert (await half_open.hears()).startswith("no too_slow ")
        waiting = await Guest.comes(port)
        assert (await waiting.says(RELAY, "join", table_of(KEY))).startswith("no no_answer ")
        assert (await pair[0].hears()).startswith("came ")
        assert (await pair[0].hears()).startswith("no too_slow ")
        assert await pair[1].is_hung_up_on()
        assert relay.standing.tables == 0

    with_relay(RelayLimits(greeting_s=0.01, answer_s=0.01, idle_s=1.5), trial)


def test_there_is_room_for_so_many_only() -> None:
    async def trial(relay: Relay, port: int) -> None:
        first, second = await Guest.comes(port), await Guest.comes(port)
        assert (await first.says(RELAY, "open", KEY)).startswith("opened ")
        assert (await second.says(RELAY, "open", OTHER_KEY)).startswith("no too_many_tables ")
        assert await second.is_hung_up_on()
        joiners = [await Guest.comes(port) for _ in range(2)]
        joiners[0].writer.write(f"{RELAY} join {table_of(KEY)}\n".encode())
        assert (await first.hears()).startswith("came ")
        assert (await joiners[1].says(RELAY, "join", table_of(KEY))).startswith("no too_fast ")
        assert await joiners[1].is_hung_up_on()
        one_more = await Guest.comes(port)
        too_many = await Guest.comes(port)
        assert (await too_many.hears()).startswith("no too_many_from_one ")
        assert await too_many.is_hung_up_on()
        one_more.writer.close()
        flood = [await Guest.comes(port) for _ in range(6)]
        assert (await flood[-1].hears()).startswith(("no too_fast ", "no too_many_from_one "))
        assert (await first.says("here")) == "here"

    with_relay(RelayLimits(tables=1, guests_from_one=3, arrivals_from_one=10, waiting_at_table=1), trial)


def test_a_flood_waits_and_holds_up_nobody_else() -> None:
    async def trial(relay: Relay, port: int) -> None:
        _, joiner, taker = await a_pair(port)
        flooding = asyncio.create_task(taker.reads(2_000_000))
        joiner.writer.write(b"x" * 2_000_000)
        await asyncio.sleep(0.2)
        assert not flooding.done(), "what is more than the allowance waits"
        other = await Guest.comes(port)
        assert (await other.says(RELAY, "open", OTHER_KEY)).startswith("opened ")
        flooding.cancel()
        transports = (guest._transport for guest in relay._guests if guest._transport is not None)
        held = sum(transport.get_write_buffer_size() for transport in transports)
        assert held < 1_000_000
        joiner.writer.transport.abort()

    with_relay(RelayLimits(bytes_per_s=1000, burst_bytes=10_000), trial)


def test_many_lines_at_once_cost_no_time() -> None:
    async def trial(relay: Relay, port: int) -> None:
        flooding, hasty = await Guest.comes(port), await Guest.comes(port)
        for guest, key in ((flooding, KEY), (hasty, OTHER_KEY)):
            assert (await guest.says(RELAY, "open", key)).startswith("opened ")
        hasty.writer.write(b"here\n" * 8)
        assert [await hasty.hears() for _ in range(8)] == ["here"] * 8
        (at_relay,) = (each for each in relay._guests if relay.tables[table_of(KEY)] is each)
        before = process_time()
        at_relay.data_received(b"here\n" * 50_000)
        assert process_time() - before < 0.05, "everybody else waits for so long"
        assert [await flooding.hears() for _ in range(8)] == ["here"] * 8
        assert (await flooding.hears()).startswith("no too_fast ")
        assert await flooding.is_hung_up_on()

    with_relay(RelayLimits(), trial)


def test_whom_an_address_stands_for() -> None:
    assert origin_of("192.0.2.7") == "192.0.2.7"
    assert origin_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert origin_of("2001:db8::1") == origin_of("2001:db8::2%eth0") == "2001:db8::/64"
    assert origin_of("") == ""


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("relay.example", ("relay.example", 47248)),
        (" Relay.example:80 ", ("relay.example", 80)),
        ("[2001:db8::1]:80", ("2001:db8::1", 80)),
        ("[::1]", ("::1", 47248)),
    ],
)
def test_the_address_of_a_relay_as_somebody_types_it(typed: str, read: tuple[str, int]) -> None:
    assert relay_address(typed) == read


@pytest.mark.parametrize(
    "typed", ["", "a b/c", "host:0", "host:70000", "[relay]:80", "[1:2]:3", "http://host"]
)
def test_no_address_of_a_relay(typed: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  # any: it says nothing but that
        relay_address(typed)
