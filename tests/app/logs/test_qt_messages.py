"""Qt's messages in the log."""

from __future__ import annotations

import pytest
from PySide6.QtCore import qCritical, qDebug, qInstallMessageHandler, qWarning

from bgdesk.app.logs.qt_messages import qt_messages_logged
from bgdesk.start.screen_in_memory import NO_SIZE_HINTS, without_size_hint_messages
from tests.log_reading import ReadLog


def test_messages_are_logged_by_kind_and_passed_on(read_log: ReadLog) -> None:
    heard: list[str] = []
    before = qInstallMessageHandler(lambda kind, context, text: heard.append(text))
    try:
        with qt_messages_logged():
            qDebug("small")
            qWarning("odd")
            qCritical("bad")
        qWarning("later")
    finally:
        qInstallMessageHandler(before)
    assert heard == ["small", "odd", "bad", "later"]
    levels = [line.split()[3] for line in read_log().splitlines()]
    assert levels == ["DEBUG", "WARNING", "ERROR"]
    assert "qt_messages: default: odd" in read_log()


def test_without_another_listener_they_are_written(
    read_log: ReadLog, capsys: pytest.CaptureFixture[str]
) -> None:
    before = qInstallMessageHandler(None)
    try:
        with qt_messages_logged():
            qWarning("odd")
    finally:
        qInstallMessageHandler(before)
    assert capsys.readouterr().err == "odd\n"
    assert "odd" in read_log()


def test_what_is_left_out_on_the_screen_in_memory_is_not_logged(read_log: ReadLog) -> None:
    before = qInstallMessageHandler(lambda kind, context, text: None)
    try:
        with qt_messages_logged(), without_size_hint_messages():
            qWarning(NO_SIZE_HINTS)
            qWarning("odd")
    finally:
        qInstallMessageHandler(before)
    assert len(read_log().splitlines()) == 1
