"""What is said between two starts, and what is not believed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bgdesk.app.one_window.wish import LONGEST, WindowWish, WishError, permission_to_come_forward


@pytest.mark.parametrize(
    "wish",
    [
        WindowWish(),
        WindowWish(file=str(Path("a match.mat").absolute()), token="t_TIME1"),
        WindowWish(file=str(Path("\udcff\n.mat").absolute())),
        WindowWish(text="XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10"),
    ],
)
def test_a_wish_arrives_as_it_was(wish: WindowWish) -> None:
    line = wish.to_bytes()
    assert line.count(b"\n") == 1
    assert WindowWish.from_bytes(line) == wish


def line(**changed: object) -> bytes:
    return json.dumps({"file": "", "text": "", "token": "", **changed}).encode()


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r",
        b"\xff\xfe\x00",
        b"[" * (LONGEST - 1),
        b"null",
        b'["file", "text", "token"]',
        b'{"file": ""}',
        line(run="rm"),
        line(file=7),
        line(token=None),
        line(text="x" * 9000),
        line(text="a\0b"),
        line(file="match.mat"),
        line(file="../match.mat"),
    ],
)
def test_anything_else_is_refused(said: bytes) -> None:
    with pytest.raises(WishError):
        WindowWish.from_bytes(said)


def test_what_is_too_long_is_not_sent() -> None:
    with pytest.raises(WishError):
        WindowWish(text="x" * 9000).to_bytes()


def test_the_newer_permission_of_the_desktop_counts() -> None:
    assert permission_to_come_forward({}) == ""
    assert (
        permission_to_come_forward({"DESKTOP_STARTUP_ID": "x_TIME5", "XDG_ACTIVATION_TOKEN": ""}) == "x_TIME5"
    )
    assert permission_to_come_forward({"DESKTOP_STARTUP_ID": "x", "XDG_ACTIVATION_TOKEN": "y"}) == "y"
    assert permission_to_come_forward({"XDG_ACTIVATION_TOKEN": "y" * 9000}) == ""
