"""A file in its folder: what each system is asked, simulated; nothing is opened."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QProcess, QUrl
from PySide6.QtGui import QDesktopServices
from pytestqt.qtbot import QtBot

from bgdesk.app.workers.file_manager import show_in_folder

Asked = list[tuple[str, ...]]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """The programs that were started, and the folders that were opened by whatever the desktop has."""
    found: Asked = []

    def start(program: str, arguments: list[str]) -> tuple[bool, int]:
        found.append((program, *arguments))
        return True, 7

    def open_url(url: QUrl) -> bool:
        found.append((url.toLocalFile(),))
        return True

    monkeypatch.setattr(QProcess, "startDetached", start)
    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    return found


@pytest.mark.parametrize(
    ("platform", "expected"),
    [("win32", ("explorer.exe", "/select,")), ("darwin", ("/usr/bin/open", "-R"))],
)
def test_systems_that_choose_the_file(
    platform: str,
    expected: tuple[str, ...],
    asked: Asked,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    show_in_folder(tmp_path / "a b.mat", pytest.fail, QObject())
    assert asked == [(*expected, str(tmp_path / "a b.mat"))]


def test_where_no_file_manager_answers_the_folder_is_opened(
    asked: Asked, qtbot: QtBot, tmp_path: Path
) -> None:
    parent = QObject()
    show_in_folder(tmp_path / "a.mat", pytest.fail, parent)
    qtbot.waitUntil(lambda: bool(asked))
    assert asked == [(str(tmp_path),)]


def test_where_nothing_shows_folders_that_is_told(
    asked: Asked, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _: False)
    told: list[str] = []
    parent = QObject()
    show_in_folder(tmp_path / "a.mat", lambda: told.append("nothing"), parent)
    qtbot.waitUntil(lambda: told == ["nothing"])
    assert asked == []
