"""A small part of the long trial, always with the same seed; ``python -m tests.monkey`` is the whole."""

from __future__ import annotations

import logging
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import qWarning
from PySide6.QtWidgets import QApplication

from tests.folders import ROOT
from tests.monkey.hands import ACTS
from tests.monkey.trial import Trial
from tests.monkey.watchdog import LONGEST_S, Watchdog

EVENTS = 1_000
LONGEST_MS = 20_000
MOST_S = 800
"""A computer that tests may be slow; how long a step takes is asked by the command."""


@pytest.mark.timeout(MOST_S + 100)
def test_the_program_lives_through_whatever_comes_to_hand() -> None:
    """In a process of its own, so that a crash is a failure too."""
    command = [sys.executable, "-X", "faulthandler", "-m", "tests.monkey"]
    numbers = ["--seed", "1", "--events", str(EVENTS), "--longest", str(LONGEST_MS)]
    done = subprocess.run(
        [*command, *numbers], cwd=ROOT, check=False, capture_output=True, text=True, timeout=MOST_S
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{EVENTS} events, 0 faults" in done.stdout


def _raise(_jungle: object) -> str:
    raise KeyError("nobody expects this")


def _log(_jungle: object) -> str:
    logging.getLogger("bgdesk.trial").error("nobody expects this")
    return "logged"


def _warn(_jungle: object) -> str:
    qWarning("nobody expects this")
    return "warned"


@pytest.mark.parametrize("act", [_raise, _log, _warn])
def test_a_fault_is_told_with_what_was_done_before(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, act: Callable[[Any], str]
) -> None:
    monkeypatch.setitem(ACTS, "focus", act)
    report = Trial(qapp, tmp_path, seed=1, events=1, weights={"focus": 1}).run()
    (fault,) = report.faults
    assert "nobody expects this" in fault
    assert fault.endswith("1: focus")


def test_a_step_that_takes_long_is_told_with_where_it_was() -> None:
    watchdog = Watchdog()
    try:
        watchdog.pat()
        end = time.thread_time() + 2 * LONGEST_S
        while time.thread_time() < end:
            pass
        step = watchdog.pat()
        assert step.work >= 2 * LONGEST_S
        assert step.stack[0].endswith("test_a_step_that_takes_long_is_told_with_where_it_was")
        assert watchdog.pat().stack == ()
    finally:
        watchdog.close()
