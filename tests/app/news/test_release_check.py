"""One question that tells nothing of who asks, and no answer that is believed without a look."""

from __future__ import annotations

import threading

import pytest
from pytestqt.qtbot import QtBot

from bgdesk.app.news.release_check import ReleaseCheck
from bgdesk.app.news.releases import MOST_BYTES
from tests.app.news.release_server import (
    ReleaseServer,
    certificates as certificates,
    strange_server as strange_server,
    trusted_server as trusted_server,
)

NOT_TOLD = "localhost did not tell a version. Try again another day."
OFFLINE = "localhost does not answer. Is this computer online?"


def end_of(check: ReleaseCheck, qtbot: QtBot) -> tuple[str, str]:
    """How it ended, once."""
    ends: list[tuple[str, str]] = []
    check.done.connect(lambda newest: ends.append(("done", newest)))
    check.failed.connect(lambda sentence: ends.append(("failed", sentence)))
    check.cancelled.connect(lambda: ends.append(("cancelled", "")))
    check.start()
    assert ends == []
    qtbot.waitUntil(lambda: bool(ends), timeout=20_000)
    qtbot.wait(20)
    [end] = ends
    return end


def answered(page: str, qtbot: QtBot) -> tuple[str, str]:
    return end_of(ReleaseCheck(page), qtbot)


def test_one_question_that_says_nothing_of_who_asks(trusted_server: ReleaseServer, qtbot: QtBot) -> None:
    trusted_server.headers["Set-Cookie"] = "who=you"
    for _ in range(2):
        assert answered(trusted_server.page, qtbot) == ("done", "7.1.0")
    path, headers = trusted_server.asked[0]
    assert path == "/releases/latest.json"
    said_by_all = {"Connection": "Keep-Alive", "Cache-Control": "no-cache", "Pragma": "no-cache"}
    assert headers.items() - said_by_all.items() == {
        ("Host", f"localhost:{trusted_server.server_port}"),
        ("User-Agent", "bgdesk"),
        ("Accept", "application/json"),
        ("Accept-Language", "en"),
        ("Accept-Encoding", "identity"),
    }
    assert trusted_server.asked == [(path, headers)] * 2


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"7.1.0",
        b"[]",
        b'{"version": 7}',
        b'{"version": "<b>7.1</b>"}',
        b'{"version": "7.1.0"',
        b"\xff\xfe",
        b"[" * 60_000,
    ],
    ids=lambda body: str(body[:20]),
)
def test_what_is_no_version_is_not_believed(trusted_server: ReleaseServer, qtbot: QtBot, body: bytes) -> None:
    trusted_server.body = body
    assert answered(trusted_server.page, qtbot) == ("failed", NOT_TOLD)


def test_an_endless_answer_is_not_read(trusted_server: ReleaseServer, qtbot: QtBot) -> None:
    trusted_server.body = b" " * (MOST_BYTES + 1)
    trusted_server.may_end.clear()
    assert answered(trusted_server.page, qtbot) == ("failed", NOT_TOLD)


@pytest.mark.parametrize("status", [301, 302, 404, 401, 500])
def test_other_answers_lead_nowhere(trusted_server: ReleaseServer, qtbot: QtBot, status: int) -> None:
    trusted_server.status = status
    trusted_server.headers |= {"Location": f"{trusted_server.page}/elsewhere", "WWW-Authenticate": "Basic"}
    assert answered(trusted_server.page, qtbot) == ("failed", NOT_TOLD)
    assert len(trusted_server.asked) == 1


def test_a_server_that_nobody_vouches_for_is_asked_nothing(
    strange_server: ReleaseServer, qtbot: QtBot
) -> None:
    how, sentence = answered(strange_server.page, qtbot)
    assert how == "failed"
    assert sentence == "localhost could not show that it is the right one, so nothing was asked."
    assert strange_server.asked == []


def test_offline_is_told_as_that(trusted_server: ReleaseServer, qtbot: QtBot) -> None:
    page = trusted_server.page
    trusted_server.socket.close()
    assert answered(page, qtbot) == ("failed", OFFLINE)
    assert answered("https://bgdesk.invalid/a", qtbot)[1].startswith("bgdesk.invalid does not answer.")


def test_a_slow_server_is_not_waited_for(trusted_server: ReleaseServer, qtbot: QtBot) -> None:
    trusted_server.may_end.clear()
    trusted_server.headers["Content-Length"] = "1000"
    assert end_of(ReleaseCheck(trusted_server.page, patience_ms=300), qtbot) == ("failed", OFFLINE)


def test_it_can_be_stopped(trusted_server: ReleaseServer, qtbot: QtBot) -> None:
    trusted_server.may_end.clear()
    check = ReleaseCheck(trusted_server.page)
    ends: list[str] = []
    check.cancelled.connect(lambda: ends.append("cancelled"))
    check.start()
    qtbot.waitUntil(lambda: bool(trusted_server.asked))
    check.cancel()
    assert ends == ["cancelled"]
    assert threading.active_count() >= 2, "the server still answers, to nobody"
