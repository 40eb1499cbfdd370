"""What is said where there is neither Qt nor a terminal; Windows is simulated."""

from __future__ import annotations

import ctypes
import sys
from types import SimpleNamespace

import pytest

from bgdesk.app.native_box import tell_without_terminal
from bgdesk.cli.main import main


@pytest.fixture
def boxes(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts of the boxes that Windows would show to who started the program without a console."""
    shown: list[str] = []
    user32 = SimpleNamespace(MessageBoxW=lambda owner, text, title, kind: shown.append(text))
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=user32), raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    return shown


def test_a_start_that_fails_without_a_console_says_why(
    boxes: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    assert main(["--home", "/nowhere/at/all", "demo", "--out", "x"]) != 0
    assert len(boxes) == 1
    assert "/nowhere/at" in boxes[0]


def test_with_a_terminal_there_is_no_box(boxes: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    tell_without_terminal("told elsewhere")
    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setattr(sys, "platform", "linux")
    tell_without_terminal("told nowhere")
    assert boxes == []
