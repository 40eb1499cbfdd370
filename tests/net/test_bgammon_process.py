"""Real processes at a fake server for the protocol of bgammon.org, on the loopback address only."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bgdesk.net import effects, reports
from bgdesk.net.bgammon import server_process
from bgdesk.net.bgammon.server_game import MINE, server_header
from bgdesk.net.bgammon.server_process import ServerEnd, stay_of
from bgdesk.net.bgammon.told import LobbyTold, LoggedIn, NoServer, ServerSays
from bgdesk.net.bgammon.wishes import AsksForList, CreatesMatch, GoesToServer, JoinsMatch, server_text
from bgdesk.net.faults import TableFault
from bgdesk.net.orders import GoesOn
from bgdesk.net.table_file import Kept, keep, table_path
from tests.match import autoplay
from tests.net.fake_bgammon import LOOPBACK, Serving
from tests.net.test_worker import Window, play_some, refused, told, until
from tests.net.two_programs import CREATED

PASSWORD = "right"


@pytest.fixture
def serving() -> Iterator[Serving]:
    made = Serving(3)
    yield made
    made.ends()


@pytest.fixture
def both(tmp_path: Path) -> Iterator[tuple[Window, Window]]:
    windows = Window(tmp_path / "one"), Window(tmp_path / "other")
    yield windows
    for window in windows:
        if hasattr(window, "process"):
            window.ends()


def logs_in(window: Window, port: int, name: str, password: str = "") -> None:
    window.starts(GoesToServer(LOOPBACK, port, name, window.folder, password))  # type: ignore[arg-type]
    until((window,), lambda: bool(told(window, LobbyTold)) or window.is_over)


def test_a_match_at_a_server_with_a_killed_process(
    both: tuple[Window, Window], serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody resigns: these windows would do so between a play and the roll that is told behind it."""
    monkeypatch.setattr(autoplay, "RESIGN_CHANCE", 0)
    one, other = both
    logs_in(one, serving.port, "ada", PASSWORD)
    logs_in(other, serving.port, "bob")
    assert told(other, LoggedIn) == [LoggedIn("Guest_bob")]
    one.pipe.send(CreatesMatch(1, "Evening"))
    until((one,), lambda: bool(serving.server.games))
    other.pipe.send(AsksForList())
    until((other,), lambda: len(told(other, LobbyTold)) > 1)
    listed = told(other, LobbyTold)[-1]
    assert isinstance(listed, LobbyTold)
    other.pipe.send(JoinsMatch(listed.matches[0].id))
    choose = Random(4)
    play_some(both, 8, choose)
    other.ends()
    until((one,), lambda: not one.is_in_step)
    other.goes_on()
    play_some(both, 6, choose)
    until(both, lambda: one.has_won_or_lost and other.has_won_or_lost, choose)
    assert one.record
    assert other.record
    mine, theirs = one.record.state.score, other.record.state.score
    assert (mine.white, mine.black) == (theirs.black, theirs.white)
    assert refused(one) == refused(other) == []
    assert one.header
    kept = table_path(one.folder, one.header.id).read_text()
    assert "ada" in kept
    assert PASSWORD not in kept


def test_whoever_is_not_let_in_to_a_match_does_not_hammer(
    both: tuple[Window, Window], serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = both
    header = server_header("ab" * 8, CREATED, 1, ("ada", "Guest_bob"), LOOPBACK)
    start = GoesToServer(LOOPBACK, serving.port, "ada", one.folder, PASSWORD)
    elsewhere = replace(start, host="server.example")
    keep(table_path(one.folder, header.id), Kept(server=server_text(start, "ada")))
    monkeypatch.setattr(server_process, "_PAUSES_S", (0.01,))

    def goes_on(login: GoesToServer) -> list[object]:
        account = server_text(login, login.name)
        order = GoesOn(header, MINE, (), one.folder, account=account, password=login.password)
        told: list[object] = []
        end = ServerEnd(*stay_of(order), told.append)
        asyncio.run(asyncio.wait_for(end.last(), 10))
        return [each.fault for each in told if isinstance(each, effects.Refusing)]

    assert goes_on(replace(start, password="")) == goes_on(elsewhere) == [TableFault.PASSWORD_WANTED]
    assert serving.server.heard_lines == []
    assert goes_on(replace(start, password="wrong")) == [TableFault.NOT_LET_IN]
    assert len(serving.server.heard_lines) == server_process._MOST_REFUSALS


def test_no_server_and_a_wrong_password(both: tuple[Window, Window], serving: Serving) -> None:
    one, other = both
    logs_in(one, serving.port, "ada", "wrong")
    until((one,), lambda: one.is_over)
    assert any("No account" in said.text for said in told(one, ServerSays))  # type: ignore[attr-defined]
    assert told(one, NoServer)
    assert not told(one, reports.Unreachable)
    assert TableFault.SILENT not in refused(one)
    serving.ends_listening()
    logs_in(other, serving.port, "bob")
    until((other,), lambda: other.is_over)
    assert told(other, NoServer)
