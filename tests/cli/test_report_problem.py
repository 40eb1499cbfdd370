"""``bgdesk report-problem`` and the log of commands."""

from __future__ import annotations

import logging
import zipfile
from pathlib import Path

import pytest

from bgdesk.app.logs.log_file import LOG_NAME
from bgdesk.app.paths import find_paths
from bgdesk.app.problem_report import LOG, SETTINGS, VERSIONS
from bgdesk.cli import plays
from tests.cli.runner import Runner, is_one_sentence

START = "4HPwATDgc/ABMA"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Runner:
    return Runner(capsys, monkeypatch)


@pytest.fixture
def log(home: Path) -> Path:
    """The log file of a user who has one."""
    return find_paths(home).prepared().logs / LOG_NAME


def test_the_report_is_written(run: Runner, log: Path, tmp_path: Path) -> None:
    run("matches")
    out = tmp_path / "problem.zip"
    ran = run("report-problem", "--out", out)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith(f"Wrote {out} with log.txt")
    with zipfile.ZipFile(out) as archive:
        assert archive.namelist() == [LOG, VERSIONS, SETTINGS]
        assert "library.sqlite is open" in archive.read(LOG).decode()


def test_where_it_cannot_be_written_that_is_said(run: Runner, tmp_path: Path) -> None:
    ran = run("report-problem", "--out", tmp_path / "nowhere" / "a.zip")
    assert ran.status == 1
    assert is_one_sentence(ran.err)


def test_a_command_is_in_the_log(run: Runner, log: Path) -> None:
    ran = run("plays", START, "31")
    assert (ran.status, ran.err) == (0, "")
    text = log.read_text()
    assert ", plays: Python 3." in text
    assert "plays ends after" in text
    assert START not in text


def test_a_command_makes_no_folder_for_the_log(run: Runner, home: Path) -> None:
    assert run("plays", START, "31").status == 0
    assert not home.exists()


@pytest.mark.parametrize("arguments", [("--verbose", "matches"), ("matches", "--verbose")])
def test_on_demand_everything_is_told_beside_the_result(
    run: Runner, log: Path, arguments: tuple[str, ...]
) -> None:
    ran = run(*arguments)
    assert ran.status == 0
    assert "no match in the library" in ran.out
    assert "library.sqlite is open" in ran.err
    assert "library.sqlite is open" in log.read_text()
    assert not logging.getLogger("bgdesk").isEnabledFor(logging.DEBUG)
    assert run("matches").err == ""


def test_what_nobody_foresaw_leaves_its_traceback(
    run: Runner, log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(arguments: object) -> int:
        raise RuntimeError("a defect")

    monkeypatch.setattr(plays, "run", fail)
    ran = run("plays", START, "31")
    assert is_one_sentence(ran.err)
    assert "RuntimeError: a defect" in log.read_text()
    assert "in fail" in log.read_text()


def test_what_was_foreseen_is_told_by_kind(run: Runner, log: Path, tmp_path: Path) -> None:
    ran = run("verify-dice", tmp_path / "ottilie.json")
    assert ran.status == 1
    text = log.read_text()
    assert "verify-dice failed: CliError" in text
    assert "ottilie" not in text
