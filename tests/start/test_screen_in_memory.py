"""One message of the screen in memory is no news; every other one is passed on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import qInstallMessageHandler, qWarning

from bgdesk.start.screen_in_memory import NO_SIZE_HINTS, without_size_hint_messages


def test_only_that_message_is_left_out() -> None:
    heard: list[str] = []
    before = qInstallMessageHandler(lambda kind, context, text: heard.append(text))
    try:
        with without_size_hint_messages():
            qWarning(NO_SIZE_HINTS)
            qWarning("something else")
        qWarning(NO_SIZE_HINTS)
    finally:
        qInstallMessageHandler(before)
    assert heard == ["something else", NO_SIZE_HINTS]


def test_where_nobody_listens_messages_are_written(capsys: pytest.CaptureFixture[str]) -> None:
    before = qInstallMessageHandler(None)
    try:
        with without_size_hint_messages():
            qWarning(NO_SIZE_HINTS)
            qWarning("something else")
    finally:
        qInstallMessageHandler(before)
    assert capsys.readouterr().err == "something else\n"
