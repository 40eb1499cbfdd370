"""Windows is simulated."""

from __future__ import annotations

import ctypes
import sys
from types import SimpleNamespace

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from bgdesk.app.task_bar import name_for_task_bar
from bgdesk.identity import APP_ID
from bgdesk.start import bare_application


def test_windows_is_told_the_name_before_there_is_an_application(monkeypatch: pytest.MonkeyPatch) -> None:
    named: list[str] = []
    shell32 = SimpleNamespace(SetCurrentProcessExplicitAppUserModelID=named.append)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(shell32=shell32), raising=False)
    name_for_task_bar()
    assert named == []
    monkeypatch.setattr(sys, "platform", "win32")

    def no_application(_arguments: list[str]) -> QApplication:
        assert named == [APP_ID]
        raise ZeroDivisionError

    monkeypatch.setattr(bare_application, "QCoreApplication", SimpleNamespace(instance=lambda: None))
    monkeypatch.setattr(bare_application, "Application", no_application)
    with pytest.raises(ZeroDivisionError):
        bare_application.bare_application(["bgdesk"])


def test_the_desktop_finds_the_icon_by_the_name_of_the_desktop_file(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    named: list[str] = []
    monkeypatch.setattr(bare_application, "QCoreApplication", SimpleNamespace(instance=lambda: None))
    monkeypatch.setattr(bare_application, "Application", lambda _: qapp)
    monkeypatch.setattr(qapp, "setDesktopFileName", named.append, raising=False)
    bare_application.bare_application(["bgdesk"])
    assert named == [APP_ID]
    assert QGuiApplication.instance() is qapp
