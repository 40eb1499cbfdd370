"""How much 200 tables cost a relay that has one core: its processor time, its memory, and the delay it adds.

    python -m tests.bench.relay_load [TABLES]

Each table has two players who say as many bytes as two programs do (`table_traffic`): a turn of 950 bytes in
three parts every five seconds, which is faster than people play, and a sign of life of both in that time.
What they say goes by way of `bgdesk table-server`, in a process held to one core; the same lines straight
from one to the other are the comparison. All on 127.0.0.1.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import random
import re
import subprocess
import sys
import tempfile
from statistics import mean, quantiles
from time import perf_counter

import psutil

from bgdesk.net.relay_terms import RELAY, table_of

LOOPBACK = "127.0.0.1"
TABLES = 200
SECONDS = 20
TURN_S = 5.0
PARTS = (150, 300, 500)
SIGN = 60
WARMING_S = 3


class Player:
    """One end: answers each part with its length, and measures how long its own take."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def answers(self) -> None:
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                size = int.from_bytes(await self.reader.readexactly(4))
                await self.reader.readexactly(size - 4)
                self.writer.write(size.to_bytes(4) + bytes(size - 4))

    async def plays(self, seconds: float, waits_ms: list[float]) -> None:
        await asyncio.sleep(random.random() * TURN_S)
        end = perf_counter() + seconds
        while perf_counter() < end:
            for size in (*PARTS, SIGN):
                began = perf_counter()
                self.writer.write(size.to_bytes(4) + bytes(size - 4))
                await self.reader.readexactly(size)
                waits_ms.append((perf_counter() - began) * 1000)
            await asyncio.sleep(TURN_S)


async def by_relay(port: int, number: int) -> tuple[Player, Player]:
    key = hashlib.sha256(str(number).encode()).hexdigest()
    control = await asyncio.open_connection(LOOPBACK, port)
    control[1].write(f"{RELAY} open {key}\n".encode())
    await control[0].readline()
    joiner = await asyncio.open_connection(LOOPBACK, port)
    joiner[1].write(f"{RELAY} join {table_of(key)}\n".encode())
    came = (await control[0].readline()).split()[1].decode()
    opener = await asyncio.open_connection(LOOPBACK, port)
    opener[1].write(f"{RELAY} take {key} {came}\n".encode())
    assert await joiner[0].readline() == b"met\n"
    CONTROLS.append(control)
    return Player(*joiner), Player(*opener)


CONTROLS: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []


async def straight(tables: int) -> list[tuple[Player, Player]]:
    came: asyncio.Queue[Player] = asyncio.Queue()

    async def comes(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await came.put(Player(reader, writer))

    server = await asyncio.start_server(comes, LOOPBACK, 0)
    port = server.sockets[0].getsockname()[1]
    return [(Player(*await asyncio.open_connection(LOOPBACK, port)), await came.get()) for _ in range(tables)]


async def played(pairs: list[tuple[Player, Player]], seconds: float) -> list[float]:
    waits_ms: list[float] = []
    answering = [asyncio.create_task(other.answers()) for _, other in pairs]
    await asyncio.gather(*(one.plays(seconds, waits_ms) for one, _ in pairs))
    for task in answering:
        task.cancel()
    for one, other in pairs:
        one.writer.close()
        other.writer.close()
    return waits_ms


def told(waits_ms: list[float]) -> str:
    return f"mean {mean(waits_ms):.2f} ms, 99 of 100 below {quantiles(waits_ms, n=100)[98]:.2f} ms"


async def measured(relay: psutil.Process, port: int, tables: int) -> None:
    empty = relay.memory_info().rss
    began = perf_counter()
    pairs = [await by_relay(port, number) for number in range(tables)]
    print(f"{tables} tables opened and joined in {perf_counter() - began:.2f} s")
    await asyncio.sleep(WARMING_S)
    busy, start = sum(relay.cpu_times()[:2]), perf_counter()
    relayed = await played(pairs, SECONDS)
    share = (sum(relay.cpu_times()[:2]) - busy) / (perf_counter() - start)
    used = relay.memory_info().rss
    print(
        f"relay: {share:.1%} of one core, {used / 2**20:.0f} MiB ({(used - empty) / 2**20:.1f} by the tables)"
    )
    print(f"there and back by the relay: {told(relayed)} ({len(relayed)} messages)")
    print(f"there and back without:      {told(await played(await straight(tables), SECONDS))}")


def main() -> None:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else TABLES
    with tempfile.TemporaryDirectory() as home:
        command = [sys.executable, "-m", "bgdesk", "--home", f"{home}/home", "table-server"]
        options = ["--port", "0", "--host", LOOPBACK, "--tables", str(tables), "--from-one", str(4 * tables)]
        with subprocess.Popen([*command, *options], stdout=subprocess.PIPE, encoding="utf-8") as server:
            relay = psutil.Process(server.pid)
            if hasattr(relay, "cpu_affinity"):
                relay.cpu_affinity([0])
            assert server.stdout
            found = re.search(r":(\d+) for", server.stdout.readline())
            assert found
            try:
                asyncio.run(measured(relay, int(found[1]), tables))
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
