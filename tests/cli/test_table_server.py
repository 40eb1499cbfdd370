"""``bgdesk table-server``: listens, serves, says why it does not, and stops when it is asked to."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from bgdesk.net.relay_terms import RELAY, table_of
from tests.cli.runner import Runner, is_one_sentence

LOOPBACK = "127.0.0.1"
KEY = "0f" * 32


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Runner:
    return Runner(capsys, monkeypatch)


def test_it_serves_until_it_is_stopped(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bgdesk", "table-server", "--port", "0", "--host", LOOPBACK]
    with subprocess.Popen(
        [*command, "--home", str(tmp_path / "home")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    ) as server:
        assert server.stdout
        listens = re.search(r"127\.0\.0\.1:(\d+) for at most 500 tables", server.stdout.readline())
        assert listens
        with socket.create_connection((LOOPBACK, int(listens[1])), timeout=10) as guest:
            guest.sendall(f"{RELAY} open {KEY}\n".encode())
            said = guest.makefile(encoding="ascii")
            assert said.readline() == f"opened {table_of(KEY)}\n"
            server.terminate()
            if sys.platform != "win32":
                assert said.readline().startswith("no stopping ")
                assert said.readline() == ""
        _, aside = server.communicate(timeout=10)
    if sys.platform != "win32":
        assert (server.returncode, aside) == (0, "bgdesk: The relay is stopped.\n")
    kept = [path for path in (tmp_path / "home").rglob("*") if path.is_file()]
    assert all(table_of(KEY) not in path.read_text(errors="replace") for path in kept)


def test_a_port_that_is_taken(run: Runner) -> None:
    with socket.create_server((LOOPBACK, 0)) as taken:
        port = taken.getsockname()[1]
        ran = run("table-server", "--port", port, "--host", LOOPBACK)
    assert ran.status == 1
    assert is_one_sentence(ran.err)
    assert str(port) in ran.err


@pytest.mark.parametrize("arguments", [("--port", 65_536), ("--tables", 0), ("--from-one", "many")])
def test_wrong_usage(run: Runner, arguments: tuple[object, ...]) -> None:
    assert run("table-server", *arguments).status == 2
