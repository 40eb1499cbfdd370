"""A crash leaves a report that the next start offers to show."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from bgdesk.app.logs.crash_reports import take_reports
from bgdesk.app.logs.crash_watch import CrashWatch
from bgdesk.app.paths import find_paths
from bgdesk.start import watching
from bgdesk.ui.dialogs.crash_dialog import CrashDialog
from tests.app.logs.test_uncaught import raised
from tests.folders import ROOT
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import LEFT, PlayerAtWindow

CRASHED = "bgdesk ended unexpectedly last time. What you played is kept; see the report."


@pytest.fixture
def logs(home: Path) -> Path:
    return find_paths(str(home)).prepared().logs


@pytest.fixture
def watch(logs: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[CrashWatch]:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    made = CrashWatch(logs)
    yield made
    made.close()


def begun(open_desk: OpenDesk, logs: Path, watch: CrashWatch) -> PlayerAtWindow:
    player = open_desk()
    watching.tell_errors(logs, watch, player.desk.wiring.match_dialogs, player.window)
    return player


def press(player: PlayerAtWindow, text: str) -> None:
    """Press a button of the notice."""
    buttons = player.window.notices.findChildren(QPushButton)
    QTest.mouseClick(next(one for one in buttons if one.text() == text and one.isVisible()), LEFT)


def crash(home: Path, qtbot: QtBot) -> None:
    """Start the program and have it crash."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "BGDESK_ENGINE": "plain"}
    command = [sys.executable, "-m", "bgdesk", "--home", str(home)]
    running = subprocess.Popen(command, env=environment, cwd=ROOT, stderr=subprocess.DEVNULL)
    try:
        own = f"run-{running.pid}-*"
        qtbot.waitUntil(
            lambda: any("began" in path.read_text() for path in (home / "logs").glob(own)), timeout=30_000
        )
        running.send_signal(signal.SIGSEGV)
        assert running.wait(30) == -signal.SIGSEGV
    finally:
        running.kill()


@pytest.mark.skipif(sys.platform == "win32", reason="there a process is ended in one way only")
def test_a_process_that_crashed_is_told_of_once(
    open_desk: OpenDesk,
    home: Path,
    logs: Path,
    watch: CrashWatch,
    qtbot: QtBot,
) -> None:
    crash(home, qtbot)
    player = begun(open_desk, logs, watch)
    assert player.window.notices.text == CRASHED
    press(player, "Show")
    dialog = player.wait_for_dialog(CrashDialog)
    player.wait(lambda: dialog.page.is_whole)
    assert "Fatal Python error: Segmentation fault" in dialog.page.toPlainText()
    assert str(Path.home()) not in dialog.page.toPlainText()
    QTest.mouseClick(dialog.copy, LEFT)
    assert "Fatal Python error: Segmentation fault" in QGuiApplication.clipboard().text()
    assert begun(open_desk, logs, watch).window.notices.text == ""


def leave_crash(logs: Path) -> None:
    (logs / "run-1.log").write_text("Fatal Python error: Aborted\n")


def test_the_report_is_removed_on_request(open_desk: OpenDesk, logs: Path, watch: CrashWatch) -> None:
    leave_crash(logs)
    player = begun(open_desk, logs, watch)
    press(player, "Show")
    dialog = player.wait_for_dialog(CrashDialog)
    assert len(list(logs.glob("crash-*"))) == 1
    QTest.mouseClick(dialog.remove, LEFT)
    player.wait(lambda: player.dialog is None)
    assert list(logs.glob("crash-*")) == []


def test_its_folder_is_shown(
    open_desk: OpenDesk, logs: Path, watch: CrashWatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    leave_crash(logs)
    player = begun(open_desk, logs, watch)
    press(player, "Show")
    dialog = player.wait_for_dialog(CrashDialog)
    QTest.mouseClick(dialog.folder, LEFT)
    assert opened == [QUrl.fromLocalFile(str(logs))]
    assert dialog.note.text().startswith("No program here shows folders.")


def test_an_error_in_the_window_is_told_and_shown_at_once(
    open_desk: OpenDesk, logs: Path, watch: CrashWatch
) -> None:
    player = begun(open_desk, logs, watch)
    error = raised(RuntimeError("broken"))
    sys.excepthook(RuntimeError, error, error.__traceback__)
    assert player.window.notices.text.startswith("Something went wrong inside bgdesk; the match is kept.")
    press(player, "Show")
    dialog = player.wait_for_dialog(CrashDialog)
    player.wait(lambda: dialog.page.is_whole)
    assert "RuntimeError: broken" in dialog.page.toPlainText()
    player.key(Qt.Key.Key_Escape)
    watch.close()
    assert take_reports(logs) == ()


def test_an_error_that_nobody_looked_at_is_told_by_the_next_start(
    open_desk: OpenDesk, logs: Path, watch: CrashWatch
) -> None:
    other = CrashWatch(logs)
    other.keep(raised(RuntimeError("broken")), "thread reading")
    other.close()
    player = begun(open_desk, logs, watch)
    assert player.window.notices.text.startswith("Something went wrong inside bgdesk last time.")


def test_a_part_that_is_missing_is_named(open_desk: OpenDesk, logs: Path, watch: CrashWatch) -> None:
    player = begun(open_desk, logs, watch)
    error = ModuleNotFoundError("No module named 'numpy'", name="numpy")
    sys.excepthook(type(error), error, None)
    assert player.window.notices.text == (
        "A part of bgdesk is missing: numpy. Install bgdesk again; the match is kept."
    )
