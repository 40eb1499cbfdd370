"""The short code: who knows it gets the same key, and nobody may guess more than three times."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from bgdesk.net.connection import Connection, go_by_code, welcome
from bgdesk.net.faults import TableFault, TableRefused
from bgdesk.net.secure import joiner_context, new_identity, opener_context
from bgdesk.net.short_code import MOST_WRONG, CodeDoor, CodeRun, code_of, new_code, shown_code

LOOPBACK = "127.0.0.1"


def test_only_the_same_code_makes_the_same_key() -> None:
    one, other, guess = (
        CodeRun("12345678", is_opener=True),
        CodeRun("12345678", is_opener=False),
        CodeRun("12345679", is_opener=False),
    )
    key = one.key(other.message)
    assert key == other.key(one.message)
    assert key != guess.key(one.message)
    with pytest.raises(TableRefused):
        one.key(guess.message)  # each run is for one guess


@pytest.mark.parametrize("sent", ["", "zz", "ab", "41" * 33, "42" + "00" * 32, "42" + "01" + "00" * 31])
def test_what_no_run_could_have_said_is_a_wrong_code(sent: str) -> None:
    with pytest.raises(TableRefused) as refused:
        CodeRun("12345678", is_opener=False).key(sent)
    assert refused.value.fault is TableFault.WRONG_CODE


def test_codes_as_they_are_typed() -> None:
    code = new_code()
    assert len(code) == 8
    assert code_of(shown_code(code)) == code_of(f" {code[:4]}-{code[4:]} ") == code
    for wrong in ("", "1234567", "123456789", "1234567x", "\uff11" * 8):
        with pytest.raises(ValueError, match="digits"):
            code_of(wrong)


def guessed(door: CodeDoor, fault: TableFault = TableFault.WRONG_CODE) -> TableFault:
    with pytest.raises(TableRefused) as refused, door.guess():
        raise TableRefused(fault)
    return refused.value.fault


def test_three_wrong_guesses_are_enough() -> None:
    spent = list[bool]()
    door = CodeDoor(lambda: spent.append(True))
    assert guessed(door) is TableFault.CODE_SPENT, "there is none yet"
    door.renew()
    for _ in range(5):
        assert guessed(door, TableFault.NOT_TEXT) is TableFault.NOT_TEXT, "no guess"
    with door.guess():
        pass
    assert [guessed(door) for _ in range(MOST_WRONG)] == [TableFault.WRONG_CODE] * MOST_WRONG
    assert (door.code, spent) == ("", [True])
    assert guessed(door) is TableFault.CODE_SPENT
    door.renew()
    assert guessed(door) is TableFault.WRONG_CODE


def test_guesses_without_end_are_too_many_as_well() -> None:
    spent = list[bool]()
    door = CodeDoor(lambda: spent.append(True))
    door.renew()
    for _ in range(30):
        assert guessed(door, TableFault.NOT_TEXT) is TableFault.NOT_TEXT
    assert (door.code, spent) == ("", [True])


def test_no_more_guesses_at_once_than_one_after_another() -> None:
    door = CodeDoor(lambda: None)
    door.renew()
    with door.guess(), door.guess(), door.guess():
        assert guessed(door) is TableFault.CODE_SPENT
    with door.guess():
        pass


async def through_the_middle(code: str, folder: Path) -> TableFault:
    """What the one who joins is told where somebody sits between, with a certificate of his own."""
    opener, middle = new_identity(), new_identity()
    door = CodeDoor(lambda: None)
    door.code = code

    async def welcomes(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(TableRefused):
            await welcome(Connection(reader, writer), opener, door, lambda _: False)
        writer.close()

    async def passes_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await asyncio.open_connection(
            LOOPBACK, port_of(table), ssl=joiner_context(), server_hostname="x"
        )

        async def one_way(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
            while line := await source.readline():
                target.write(line)
            target.close()

        await asyncio.gather(one_way(reader, there[1]), one_way(there[0], writer))

    def port_of(server: asyncio.Server) -> int:
        port: int = server.sockets[0].getsockname()[1]
        return port

    table = await asyncio.start_server(welcomes, LOOPBACK, 0, ssl=opener_context(opener, folder))
    between = await asyncio.start_server(passes_on, LOOPBACK, 0, ssl=opener_context(middle, folder))
    async with table, between:
        await go_by_code(LOOPBACK, port_of(table), code)
        try:
            await go_by_code(LOOPBACK, port_of(between), code)
        except TableRefused as refused:
            return refused.fault
        finally:
            await asyncio.sleep(0.05)
    raise AssertionError


def test_nobody_can_sit_between_two_who_know_the_code(tmp_path: Path) -> None:
    assert asyncio.run(through_the_middle("12345678", tmp_path)) is TableFault.WRONG_CODE
