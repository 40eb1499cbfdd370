"""What is told of runs that went wrong, and of which nothing is told."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import pytest

from bgdesk.app.logs.crash_reports import (
    ENDED_BY,
    MOST_BYTES,
    MOST_REPORTS,
    NOT_CAUGHT,
    PROPER_END,
    crash_text,
    derive_report,
    read_end,
    take_reports,
)
from bgdesk.app.logs.crash_watch import CrashWatch

HEAD = "bgdesk 0.1.0\n\n"
FATAL = "Fatal Python error: Segmentation fault\n\nThread 0x1 (most recent call first):\n  File\n"
HARMLESS = "Windows fatal exception: code 0x8001010d\n\nThread 0x1 (most recent call first):\n  File\n\n"
REAL = "Windows fatal exception: access violation\n\nThread 0x1 (most recent call first):\n  File\n"
ERROR = f"{NOT_CAUGHT}the window:\nTraceback\nKeyError: 1\n"


def told(run: str) -> tuple[str, bool] | None:
    found = derive_report(run)
    return (found.text, found.has_crashed) if found else None


def test_a_crash_is_told_and_what_native_dialogs_catch_themselves_is_none() -> None:
    assert told(HEAD + FATAL) == (HEAD + FATAL, True)
    assert told(HEAD + HARMLESS + REAL) == (HEAD + REAL, True)
    assert told(HEAD + FATAL + HARMLESS) == (HEAD + FATAL, True)
    assert told(HEAD + HARMLESS) is None


def test_a_run_that_was_killed_or_ended_tells_nothing() -> None:
    assert told("") is None
    assert told(HEAD) is None
    assert told(HEAD + PROPER_END) is None
    assert told(HEAD + REAL + PROPER_END) is None, "somebody caught that"


def test_errors_that_it_outlived_are_told_as_such() -> None:
    assert told(HEAD + ERROR) == (HEAD + ERROR, False)
    assert told(HEAD + ERROR + PROPER_END) == (HEAD + ERROR, False)
    assert told(HEAD + ERROR + REAL + PROPER_END) == (HEAD + ERROR, False)
    assert told(f"{HEAD}{ENDED_BY}the program:\nKeyError: 1\n{PROPER_END}") == (
        f"{HEAD}{ENDED_BY}the program:\nKeyError: 1\n",
        True,
    )


def leave_run(folder: Path, name: str, text: str, age_s: int = 0) -> Path:
    path = folder / f"run-{name}.log"
    path.write_text(text, encoding="utf-8")
    at = 1_700_000_000 - age_s
    os.utime(path, (at, at))
    return path


def test_reports_are_made_once_and_the_newest_stay(tmp_path: Path) -> None:
    for number in range(MOST_REPORTS + 2):
        leave_run(tmp_path, str(number), f"run {number}\n{FATAL}", age_s=100 - number)
    leave_run(tmp_path, "killed", HEAD)
    reports = take_reports(tmp_path)
    assert [report.text.partition("\n")[0] for report in reports] == [f"run {number}" for number in range(7)]
    assert crash_text(tmp_path) == "\n".join(report.text for report in reports[2:])
    assert len(list(tmp_path.iterdir())) == MOST_REPORTS
    assert take_reports(tmp_path) == ()


def test_a_report_is_private_in_both_senses(tmp_path: Path) -> None:
    leave_run(tmp_path, "1", f'{FATAL}  File "{Path.home()}/bgdesk/a.py", line 1\n')
    [report] = take_reports(tmp_path)
    assert report.path
    assert 'File "~/bgdesk/a.py", line 1' in report.path.read_text(encoding="utf-8")
    if sys.platform != "win32":
        assert stat.S_IMODE(report.path.stat().st_mode) == 0o600


def test_of_an_endless_run_the_end_is_read(tmp_path: Path) -> None:
    path = leave_run(tmp_path, "1", f"{HARMLESS * 3000}{FATAL}")
    text = read_end(path)
    assert MOST_BYTES - 100 < len(text) <= MOST_BYTES
    assert text.endswith(FATAL)
    assert told(text) is not None


def test_the_run_of_another_window_is_left_to_it(tmp_path: Path) -> None:
    other = CrashWatch(tmp_path)
    other.keep(ValueError("a"), "a test")
    assert take_reports(tmp_path) == ()
    other.close()
    [report] = take_reports(tmp_path)
    assert "ValueError: a" in report.text


@pytest.mark.skipif(sys.platform == "win32", reason="a file without rights is another thing there")
def test_what_cannot_be_read_is_left(tmp_path: Path) -> None:
    (tmp_path / "run-1.log").mkdir()
    assert take_reports(tmp_path) == ()
    assert take_reports(tmp_path / "nowhere") == ()
