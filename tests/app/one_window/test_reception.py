"""A window that hears second starts: real sockets, and second starts in processes of their own."""

from __future__ import annotations

import ctypes
import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from pytestqt.qtbot import QtBot

from bgdesk.app.one_window import arrival as arrival_module, handing_over, reception
from bgdesk.app.one_window.arrival import Arrival
from bgdesk.app.one_window.handing_over import hand_over
from bgdesk.app.one_window.place import PLACE_FILE, Announced, WindowPlace, announced
from bgdesk.app.one_window.reception import MOST_AT_ONCE, Reception
from bgdesk.app.one_window.wish import GREETING, LONGEST, RECEIVED, WindowWish
from tests.folders import ROOT


@pytest.fixture
def window(tmp_path: Path, qtbot: QtBot) -> Iterator[Reception]:
    made = Reception(Arrival(None, is_new=False), tmp_path)
    made.open()
    yield made
    made.close()


@pytest.fixture
def heard(window: Reception) -> list[WindowWish]:
    wishes: list[WindowWish] = []
    window.came.connect(wishes.append)
    return wishes


def address_in(data: Path) -> str:
    there = announced(data)
    assert there
    return there.address


SECOND = """
import sys
from pathlib import Path
from bgdesk.app.one_window.arrival import Arrival
given = sys.argv[2] if len(sys.argv) > 2 else None
print(Arrival(given, is_new=False).is_received(Path(sys.argv[1])))
"""


@contextmanager
def second_start(data: Path, *given: str) -> Iterator[subprocess.Popen[str]]:
    """Another process that looks for the window of ``data``, from there."""
    command = [sys.executable, "-c", SECOND, str(data), *given]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "XDG_ACTIVATION_TOKEN": "t"}
    with subprocess.Popen(command, cwd=data, env=environment, stdout=subprocess.PIPE, text=True) as start:
        yield start


def is_received(start: subprocess.Popen[str], qtbot: QtBot) -> bool:
    """What ``start`` found, while the window goes on."""
    qtbot.waitUntil(lambda: start.poll() is not None, timeout=20_000)
    assert start.stdout
    return start.stdout.read() == "True\n"


@pytest.mark.usefixtures("window")
def test_a_second_start_hands_over_the_file_by_its_whole_path(
    tmp_path: Path, heard: list[WindowWish], qtbot: QtBot
) -> None:
    (tmp_path / "a.mat").touch()
    with second_start(tmp_path, "a.mat") as second, second_start(tmp_path, "XGID=x") as third:
        assert is_received(second, qtbot)
        assert is_received(third, qtbot)
    assert set(heard) == {
        WindowWish(file=str(tmp_path / "a.mat"), token="t"),
        WindowWish(text="XGID=x", token="t"),
    }


@pytest.mark.usefixtures("window")
def test_another_window_is_opened_where_it_is_wanted_or_the_other_is_on_another_screen(
    tmp_path: Path, heard: list[WindowWish]
) -> None:
    assert not Arrival(None, is_new=True).is_received(tmp_path)
    elsewhere = Arrival(None, is_new=False, environment={"DISPLAY": "localhost:10.0"})
    assert not elsewhere.is_received(tmp_path)
    assert not elsewhere.is_unanswered
    assert heard == []


def test_only_the_user_may_speak_to_the_window(tmp_path: Path, window: Reception) -> None:
    mode = Path(address_in(tmp_path)).stat().st_mode
    assert stat.S_ISSOCK(mode)
    assert stat.S_IMODE(mode) & 0o077 == 0
    window.close()
    assert announced(tmp_path) is None


def speak(address: str, said: bytes, qtbot: QtBot) -> bytes:
    """Say something as a stranger would, until the window hangs up; what it answered."""
    socket = QLocalSocket()
    answers: list[bytes] = []
    socket.readyRead.connect(lambda: answers.append(bytes(socket.readAll().data())))
    socket.connectToServer(address)
    assert socket.waitForConnected(5000)
    socket.write(said)
    qtbot.waitUntil(lambda: socket.state() == QLocalSocket.LocalSocketState.UnconnectedState)
    return b"".join(answers)


@pytest.mark.parametrize(
    "said",
    [
        b"\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
        b"\xff" * (LONGEST * 3),
        WindowWish(text="a").to_bytes() * 2,
        b"[" * 5000 + b"\n",
    ],
)
@pytest.mark.usefixtures("window")
def test_strangers_are_sent_away(said: bytes, tmp_path: Path, heard: list[WindowWish], qtbot: QtBot) -> None:
    assert RECEIVED not in speak(address_in(tmp_path), said, qtbot)
    assert heard == []
    assert speak(address_in(tmp_path), WindowWish().to_bytes(), qtbot) == GREETING + RECEIVED
    assert heard == [WindowWish()]


@pytest.mark.usefixtures("window")
def test_who_says_nothing_is_sent_away_and_a_crowd_does_not_come_in(
    tmp_path: Path, heard: list[WindowWish], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reception, "PATIENCE_MS", 200)
    crowd = [QLocalSocket() for _ in range(MOST_AT_ONCE)]
    for one in crowd:
        one.connectToServer(address_in(tmp_path))
    qtbot.waitUntil(lambda: all(one.bytesAvailable() for one in crowd))
    assert speak(address_in(tmp_path), WindowWish().to_bytes(), qtbot) == b""
    idle = QLocalSocket.LocalSocketState.UnconnectedState
    qtbot.waitUntil(lambda: all(one.state() == idle for one in crowd))
    assert speak(address_in(tmp_path), WindowWish().to_bytes(), qtbot) == GREETING + RECEIVED
    assert heard == [WindowWish()]


def test_a_window_that_stands_still_is_waited_for_a_moment_and_told_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(arrival_module, "_FAREWELL_S", 0.0)
    monkeypatch.setattr(handing_over.hand_over, "__defaults__", (0.1,))
    place, silent = WindowPlace(), QLocalServer()
    assert silent.listen(reception.address_here())
    assert place.take(tmp_path)
    place.announce(Announced(silent.fullServerName(), Arrival(None, is_new=False).screens))
    second = Arrival(None, is_new=False)
    assert not second.is_received(tmp_path)
    assert second.is_unanswered
    assert not second.is_received(tmp_path), "it is not asked again"
    qtbot.waitUntil(silent.hasPendingConnections)
    assert silent.nextPendingConnection().readAll().isEmpty()
    assert not silent.hasPendingConnections()
    silent.close()
    place.leave()


def test_a_start_waits_for_one_that_is_not_ready(tmp_path: Path, qtbot: QtBot) -> None:
    first = Arrival(None, is_new=False)
    assert not first.is_received(tmp_path)
    window = Reception(first, tmp_path)
    with second_start(tmp_path) as second:
        qtbot.wait(400)
        assert second.poll() is None
        window.open()
        assert is_received(second, qtbot)
    window.close()


def test_the_window_beside_takes_over_when_the_other_has_gone(
    tmp_path: Path, window: Reception, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reception, "TAKE_OVER_AFTER_MS", 20)
    second = Arrival(None, is_new=True)
    beside = Reception(second, tmp_path)
    beside.open()
    assert not second.place.is_held
    first_address = address_in(tmp_path)
    window.close()
    qtbot.waitUntil(lambda: second.place.is_held)
    assert address_in(tmp_path) != first_address
    beside.close()


def test_the_socket_of_a_window_that_was_killed_is_removed(tmp_path: Path, qtbot: QtBot) -> None:
    left = tmp_path / "left"
    left.touch()
    (tmp_path / PLACE_FILE).write_text(f'{{"address": "{left}", "screens": []}}')
    window = Reception(Arrival(None, is_new=False), tmp_path)
    window.open()
    assert not left.exists()
    window.close()


def test_windows_lets_the_other_window_come_forward(monkeypatch: pytest.MonkeyPatch) -> None:
    allowed: list[int] = []
    user32 = SimpleNamespace(AllowSetForegroundWindow=allowed.append)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=user32), raising=False)
    handing_over.let_others_come_forward()
    assert allowed == []
    monkeypatch.setattr(sys, "platform", "win32")
    handing_over.let_others_come_forward()
    assert allowed == [-1]


def test_where_nobody_is_nothing_is_handed_over(tmp_path: Path) -> None:
    assert not hand_over(str(tmp_path / "nobody"), WindowWish())
