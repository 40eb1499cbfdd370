"""Quitting while the engine computes: the program ends cleanly, every time, and leaves nothing behind."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from tests.folders import ROOT

RUNS = int(os.environ.get("BGDESK_EXITS", "12"))
"""How many times to quit; set ``BGDESK_EXITS`` for a longer run."""
AT_ONCE = 4
LIMIT_S = 60


def quit_while(kind: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-W", "error", "-m", "tests.app.quit_while_computing", kind]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=LIMIT_S, check=False)


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_again_and_again_out_of_a_busy_engine() -> None:
    with ThreadPoolExecutor(AT_ONCE) as pool:
        ends = list(pool.map(quit_while, ["burning"] * RUNS))
    assert [(end.returncode, end.stderr) for end in ends] == [(0, "")] * RUNS
    pids = [int(end.stdout) for end in ends]
    if sys.platform != "win32":
        assert [pid for pid in pids if is_running(pid)] == []


def test_out_of_the_thinking_engine() -> None:
    end = quit_while("thinking")
    assert (end.returncode, end.stderr, end.stdout.strip()) == (0, "", "BotAnswer")
