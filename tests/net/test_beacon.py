"""How tables on the local network are found: what is asked and answered, and by whom it is believed."""

from __future__ import annotations

import asyncio
import json
import socket
from dataclasses import replace

import pytest

from bgdesk.match.options import RULE_OPTIONS, ClockOptions, MatchOptions, match_options
from bgdesk.net import announcing, beacon, looking, orders, reports
from bgdesk.net.announcing import QUESTION_BYTES, Announcement, FoundTable
from bgdesk.net.beacon import Beacon, Lookout
from bgdesk.net.found_tables import FoundTables
from bgdesk.net.looking import Searching

LOOPBACK = "127.0.0.1"
ID, ASKED = "ab" * 8, "cd" * 8
TABLE = Announcement(
    ID, 4000, replace(match_options(7), clock=ClockOptions(60_000)), ("Ann <b>",), True, False
)


def test_question_and_answer_there_and_back() -> None:
    question = announcing.question(ASKED)
    assert (len(question), announcing.asked_in(question)) == (QUESTION_BYTES, ASKED)
    answer = announcing.answer(ASKED, TABLE)
    assert answer
    assert announcing.announced_in(answer, ASKED) == TABLE
    assert announcing.announced_in(answer, ID) is None, "it answers another question"
    assert set(json.loads(answer)) == {
        *("v", "t", "id", "table", "port", "options", "players", "takes_code", "may_watch")
    }


def test_no_answer_is_longer_than_its_question() -> None:
    longest = MatchOptions(
        rotation=("acey_deucey_european",) * 12,
        variant="acey_deucey_european",
        rule_options=tuple(RULE_OPTIONS),
        clock=ClockOptions(60_000),
    )
    answer = announcing.answer(ASKED, replace(TABLE, options=longest, players=("ä" * 40, "\u4e00" * 40)))
    assert answer
    assert len(answer) <= QUESTION_BYTES
    assert announcing.answer(ASKED, replace(TABLE, players=("x" * 1200,))) is None


@pytest.mark.parametrize(
    "datagram",
    [
        b"",
        announcing.question(ASKED)[:-1],
        announcing.question(ASKED) + b" ",
        announcing.question("no id").ljust(QUESTION_BYTES),
        announcing.answer(ASKED, TABLE),
        b"\xff" * QUESTION_BYTES,
        b"[" * QUESTION_BYTES,
        announcing.question(ASKED).replace(b'"v":1', b'"v":2'),
    ],
)
def test_what_is_no_question_is_not_answered(datagram: bytes) -> None:
    assert announcing.asked_in(datagram) is None


@pytest.mark.parametrize(
    "change",
    [{"port": 0}, {"port": 1.0}, {"players": []}, {"players": ["a", "b", "c"]}, {"code": "1"}, {"v": True}],
)
def test_impossible_tables_are_not_listed(change: dict[str, object]) -> None:
    answer = announcing.answer(ASKED, TABLE)
    assert answer
    changed = json.dumps({**json.loads(answer), **change}).encode()
    assert announcing.announced_in(changed, ASKED) is None


def found_of(found: FoundTables, table: Announcement, host: str, now_ms: int) -> bool:
    asked = announcing.asked_in(found.question())
    assert asked
    answer = announcing.answer(asked, table)
    assert answer
    return found.heard(answer, host, now_ms)


def test_tables_come_change_and_go() -> None:
    found = FoundTables()
    assert found_of(found, TABLE, "192.168.0.7", 0)
    assert not found_of(found, TABLE, "192.168.0.7", 3_000)
    assert not found_of(found, TABLE, "10.0.0.1", 3_000), "the same table elsewhere"
    assert found.tables == (FoundTable("192.168.0.7", TABLE),)
    full = replace(TABLE, players=("Ann", "Ben"))
    assert found_of(found, full, "192.168.0.7", 4_000)
    assert found.tables[0].announced.is_full
    assert not found.passes(10_000)
    assert found.passes(11_000)
    assert found.tables == ()


def test_who_answers_from_afar_or_too_much_is_not_heard() -> None:
    found = FoundTables()
    assert not found_of(found, TABLE, "8.8.8.8", 0)
    assert not found.heard(announcing.answer(ASKED, TABLE) or b"", "10.0.0.1", 0), "nobody asked that"
    for number in range(200):
        found_of(found, replace(TABLE, table=f"{number:016x}"), "10.0.0.1", 0)
    assert len(found.tables) == 3, "as many as one computer has"
    for number in range(200, 400):
        found_of(found, replace(TABLE, table=f"{number:016x}"), f"10.0.1.{number - 200}", 0)
    assert len(found.tables) == 100


def test_the_window_is_not_told_more_often_than_it_can_show(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking, "TELL_S", 0.2)
    told = list[object]()

    async def run() -> None:
        searching = Searching(orders.LooksAround((LOOPBACK,), free_port()), told.append)
        last = asyncio.create_task(searching.last())
        for number in range(6):
            found_of(searching._lookout.found, replace(TABLE, table=f"{number:016x}"), f"10.0.0.{number}", 0)
            searching._lookout._changed()
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        assert [len(each.tables) for each in told if isinstance(each, reports.TablesFound)] == [1]
        while len(told) < 2:
            await asyncio.sleep(0.01)
        searching.do(orders.Leaves())
        await last

    asyncio.run(run())
    assert [len(each.tables) for each in told if isinstance(each, reports.TablesFound)] == [1, 6]


def free_port() -> int:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as free:
        free.bind((LOOPBACK, 0))
        port: int = free.getsockname()[1]
    return port


def test_a_table_on_this_computer_is_found_and_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beacon, "ASK_MS", 20)
    port = free_port()

    async def run() -> None:
        shown = Beacon(lambda: TABLE, ("no address", LOOPBACK), port)
        news = asyncio.Event()
        lookout = Lookout(("no address", LOOPBACK), port, news.set)
        looking = asyncio.create_task(lookout.look())
        await asyncio.sleep(0.05)
        assert lookout.found.tables == (), "it does not answer before it is shown"
        await shown.open()
        await asyncio.wait_for(news.wait(), 10)
        assert lookout.found.tables == (FoundTable(LOOPBACK, TABLE),)
        shown.close()
        looking.cancel()

    asyncio.run(run())


def test_an_answer_goes_where_the_question_came_from_and_nowhere_else() -> None:
    sent = list[tuple[bytes, object]]()

    class Transport(asyncio.DatagramTransport):
        def sendto(self, data: object, addr: object = None) -> None:
            assert isinstance(data, bytes)
            sent.append((data, addr))

    async def run() -> None:
        shown, question = Beacon(lambda: TABLE, (LOOPBACK,), 0), announcing.question(ASKED)
        for address in (("8.8.8.8", 5000), (LOOPBACK, 53), ("no address", 5000)):
            shown._asked(question, address, Transport())
        assert sent == []
        shown._asked(b"x", (LOOPBACK, 5000), Transport())
        assert sent == []
        for _ in range(200):
            shown._asked(question, ("192.168.0.3", 5000), Transport())

    asyncio.run(run())
    assert len(sent) == 100, "nobody is flooded in anybody's name"
    assert {address for _, address in sent} == {("192.168.0.3", 5000)}
    assert all(len(data) <= QUESTION_BYTES for data, _ in sent)


def test_nowhere_to_ask_from_or_to_answer_at() -> None:
    with pytest.raises(socket.gaierror):
        asyncio.run(Lookout(("no address",), 1, lambda: None).look())
    with pytest.raises(OSError, match="address"):
        asyncio.run(Beacon(lambda: TABLE, (), 1).open())


def test_everybody_in_the_network_is_asked_from_each_address() -> None:
    assert beacon._Place("192.168.0.7", 0).asked == ("255.255.255.255", "239.255.47.247")
    assert beacon._Place("fe80::7", 3).asked == ("ff12::b6:4724",)
    assert beacon._Place("fe80::7", 3).sockaddr("ff12::b6:4724", 9) == ("ff12::b6:4724", 9, 0, 3)
    assert beacon._host(("fe80::7%eth0", 5, 0, 3)) == "fe80::7%3"
    assert beacon._host(("192.168.0.7", 5)) == "192.168.0.7"
    assert [beacon._Place(each, 0).asked for each in ("::1", LOOPBACK)] == [("::1",), (LOOPBACK,)]
