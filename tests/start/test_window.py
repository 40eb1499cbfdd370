"""The program says in one sentence why it cannot open its window, and changes nothing."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

from bgdesk.app.paths import find_paths
from bgdesk.library import schema
from bgdesk.library.library import Library
from tests.folders import ROOT


def start(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "bgdesk", "--home", str(home), *arguments]
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=60, check=False, cwd=home.parent
    )


def refused(done: subprocess.CompletedProcess[str]) -> str:
    """The one sentence."""
    assert done.returncode == 1
    assert done.stdout == ""
    (sentence,) = done.stderr.splitlines()
    return sentence


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert refused(start(tmp_path / "home", "nowhere.mat")) == "There is no file nowhere.mat."


def test_a_home_that_cannot_be(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.write_text("a file")
    assert str(home) in refused(start(home))
    assert home.read_text() == "a file"


def test_a_library_of_a_later_program_is_left_alone(tmp_path: Path) -> None:
    home = tmp_path / "home"
    library = find_paths(str(home)).prepared().data / "library.sqlite"
    Library(library).close()
    connection = sqlite3.connect(library)
    connection.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    connection.close()
    before = library.read_bytes()
    assert "newer bgdesk" in refused(start(home))
    assert library.read_bytes() == before


def test_a_library_that_cannot_be_written(tmp_path: Path) -> None:
    home = tmp_path / "home"
    (find_paths(str(home)).prepared().data / "library.sqlite").mkdir()
    assert "cannot be written" in refused(start(home))
