from __future__ import annotations

import sys
from pathlib import Path

import pytest

from installer import pip
from installer.report import ProblemError


@pytest.mark.parametrize(
    ("output", "expected"),
    [
        (
            "WARNING: Retrying after 'NewConnectionError(...)'\nERROR: No matching distribution found for x",
            "the package index cannot be reached; check the network and run this again",
        ),
        ("ERROR: Could not install packages: [Errno 28] No space left on device", "the disk is full"),
        (
            "ERROR: No matching distribution found for PySide6-Essentials<6.12,>=6.11.3",
            "PySide6-Essentials<6.12,>=6.11.3 is not published for this computer and version of Python",
        ),
        ("ERROR: first.\nERROR: the last one.\n", "the last one"),
        ("", "pip failed"),
    ],
)
def test_reason_is_said_plainly(output: str, expected: str) -> None:
    assert pip.reason(output) == expected


def test_a_failure_keeps_all_that_pip_said(tmp_path: Path) -> None:
    log = tmp_path / "pip.log"
    project = tmp_path / "not-a-project"
    with pytest.raises(ProblemError, match="bgdesk could not be installed") as problem:
        pip.install_project(Path(sys.executable), project, [], log)
    assert str(log) in str(problem.value)
    assert "not-a-project" in log.read_text(encoding="utf-8")


def test_fetched_files_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    pip._show("  Downloading https://example.org/p/PySide6_Essentials-6.11.3-cp310-abi3.whl (84.6 MB)\n")
    pip._show("Collecting appdirs\n")
    assert capsys.readouterr().err == "  fetching PySide6_Essentials, 84.6 MB\n"
