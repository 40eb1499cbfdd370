"""The program takes its own place, with the command that it was begun with."""

from __future__ import annotations

import os
import sys

import pytest

from bgdesk.app.workers.restarting import start_again


@pytest.mark.skipif(sys.platform == "win32", reason="there a new process is begun")
def test_the_same_command_is_run_again(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[tuple[str, list[str]]] = []
    monkeypatch.setattr(os, "execv", lambda program, command: begun.append((program, command)))
    monkeypatch.setattr(sys, "orig_argv", ["python3", "-m", "bgdesk", "--home", "x"])
    start_again()
    assert begun == [(sys.executable, [sys.executable, "-m", "bgdesk", "--home", "x"])]
