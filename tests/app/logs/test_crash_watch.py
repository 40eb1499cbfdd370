"""What goes wrong in a run is on disk at once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bgdesk import __version__
from bgdesk.app.logs.crash_reports import MOST_BYTES, take_reports
from bgdesk.app.logs.crash_watch import MOST_ERRORS, CrashWatch, watched
from tests.app.logs.test_uncaught import raised


def errors_in(folder: Path) -> str:
    [path] = folder.glob("*.log")
    return path.read_text(encoding="utf-8")


def ended_by(signal_name: str, folder: Path) -> None:
    """Watch a process that sends itself a signal."""
    program = (
        "import os, signal, sys; from pathlib import Path;"
        "from bgdesk.app.logs.crash_watch import CrashWatch;"
        f"watch = CrashWatch(Path(sys.argv[1])); os.kill(os.getpid(), signal.{signal_name})"
    )
    died = subprocess.run([sys.executable, "-c", program, str(folder)], check=False)
    assert died.returncode != 0


@pytest.mark.skipif(sys.platform == "win32", reason="no process sends itself signals there")
def test_what_python_does_not_survive_is_written_down(tmp_path: Path) -> None:
    ended_by("SIGABRT", tmp_path)
    [report] = take_reports(tmp_path)
    assert report.has_crashed
    assert report.text.startswith(f"bgdesk {__version__}, Python 3.")
    assert "Fatal Python error: Aborted" in report.text


@pytest.mark.skipif(sys.platform == "win32", reason="no process sends itself signals there")
def test_a_process_that_was_killed_is_no_crash(tmp_path: Path) -> None:
    ended_by("SIGKILL", tmp_path)
    assert "This run began" in errors_in(tmp_path)
    assert take_reports(tmp_path) == ()
    assert list(tmp_path.iterdir()) == []


def test_a_run_without_errors_leaves_nothing(tmp_path: Path) -> None:
    with watched(tmp_path) as watch:
        assert not watch.has_errors
        assert watch.report() is None
        assert len(list(tmp_path.iterdir())) == 1
    assert list(tmp_path.iterdir()) == []


def test_an_error_is_kept_without_names_of_files_and_once_for_each_place(tmp_path: Path) -> None:
    watch = CrashWatch(tmp_path)
    for _ in range(50):
        error = raised(FileNotFoundError(2, "No such file", "/matches/Ottilie.mat"))
        watch.keep(error, "the window")
    assert watch.has_errors
    text = errors_in(tmp_path)
    assert text.count("Not caught in the window:\nTraceback") == 1
    assert "Ottilie" not in text
    assert "<a file .mat>" in text
    watch.close()


def test_errors_are_few_and_short(tmp_path: Path) -> None:
    with watched(tmp_path) as watch:
        for number in range(MOST_ERRORS + 5):
            watch.keep(ValueError("a" * MOST_BYTES), f"thread {number}")
        text = errors_in(tmp_path)
    assert text.count("Not caught in") == MOST_ERRORS
    assert len(text) < MOST_BYTES


def test_an_error_that_ends_the_program_counts_as_a_crash(tmp_path: Path) -> None:
    def run() -> None:
        with watched(tmp_path):
            raise RuntimeError("broken")

    with pytest.raises(RuntimeError):
        run()
    [report] = take_reports(tmp_path)
    assert report.has_crashed
    assert "RuntimeError: broken" in report.text


def test_what_was_seen_is_not_told_by_the_next_start(tmp_path: Path) -> None:
    with watched(tmp_path) as watch:
        watch.keep(ValueError("seen"), "the window")
        watch.was_seen()
    assert take_reports(tmp_path) == ()
    assert "ValueError: seen" in errors_in(tmp_path)


def test_what_came_after_somebody_looked_is_told(tmp_path: Path) -> None:
    with watched(tmp_path) as watch:
        watch.keep(ValueError("seen"), "the window")
        watch.was_seen()
        watch.keep(ValueError("not seen"), "a thread")
    assert len(take_reports(tmp_path)) == 1


def test_what_was_removed_is_gone_and_what_comes_later_is_kept(tmp_path: Path) -> None:
    with watched(tmp_path) as watch:
        watch.keep(ValueError("removed"), "the window")
        watch.forget()
        assert watch.report() is None
        assert not watch.has_errors
        watch.keep(KeyError("later"), "the window")
    [report] = take_reports(tmp_path)
    assert "later" in report.text
    assert "removed" not in report.text
    assert "\0" not in report.text


def test_without_a_folder_nothing_is_kept_and_nothing_fails(tmp_path: Path) -> None:
    with watched(tmp_path / "nowhere") as watch:
        watch.keep(ValueError("a"), "the window")
        assert not watch.has_errors
        assert watch.report() is None
