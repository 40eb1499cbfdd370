"""The log files."""

from __future__ import annotations

import logging
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bgdesk.app.logs import (
    CRASH_NAME,
    LOG_NAME,
    hook_for_errors,
    start_logging,
    stop_logging,
)


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Path]:
    before = logging.getLogger().level
    handler = start_logging(tmp_path)
    yield tmp_path / LOG_NAME
    stop_logging(handler)
    logging.getLogger().setLevel(before)


def test_messages_reach_the_file(log: Path) -> None:
    logging.getLogger("bgdesk.test").warning("something happened")
    assert "WARNING bgdesk.test: something happened" in log.read_text()


def test_no_file_without_a_message(log: Path) -> None:
    assert not log.exists()


def test_what_nobody_caught_is_logged_and_reported(log: Path) -> None:
    reported: list[BaseException] = []
    hook = hook_for_errors(lambda kind, error, trace: reported.append(error))
    error = RuntimeError("broken")
    hook(RuntimeError, error, None)
    assert reported == [error]
    assert "broken" in log.read_text()


def test_ctrl_c_is_left_to_python(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    passed_on: list[type[BaseException]] = []
    monkeypatch.setattr(sys, "__excepthook__", lambda kind, error, trace: passed_on.append(kind))
    hook = hook_for_errors(lambda kind, error, trace: pytest.fail("reported"))
    hook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert passed_on == [KeyboardInterrupt]
    assert not log.exists()


def test_crashes_are_written_beside_the_log(tmp_path: Path) -> None:
    program = (
        "import faulthandler, sys; from pathlib import Path; from bgdesk.app.logs import watch_for_crashes;"
        "file = watch_for_crashes(Path(sys.argv[1])); faulthandler._sigabrt()"
    )
    died = subprocess.run([sys.executable, "-c", program, str(tmp_path)], check=False)
    assert died.returncode != 0
    assert "Fatal Python error: Aborted" in (tmp_path / CRASH_NAME).read_text()
