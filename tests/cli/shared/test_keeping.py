"""``bgdesk analyse --keep``: a folder goes on where it was, also after a kill that nobody can prepare for."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from bgdesk.engine.sage.availability import probe
from bgdesk.formats.registry import write_match
from bgdesk.library.opening import LIBRARY_NAME
from bgdesk.match.options import match_options
from tests.analysis.matches import random_match
from tests.cli.runner import Runner
from tests.folders import ROOT

strong = pytest.mark.skipif(not probe(os.environ).is_available, reason="the strong engine does not run here")

MATCHES = 8
WHOLLY, PARTLY = 2, 1


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Runner:
    return Runner(capsys, monkeypatch)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "matches"
    made.mkdir()
    for number in range(MATCHES):
        write_match(random_match(number, match_options(3), most=60), made / f"{number}.mat")
    return made


def command(folder: Path, home: Path) -> tuple[object, ...]:
    return "analyse", folder, "--keep", "--level", "1-ply", "--workers", 1, "--home", home


def analysed(home: Path) -> list[int]:
    """How far each match of the library is analysed; nothing where there is none yet."""
    path = home / "data" / LIBRARY_NAME
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
            return [one for (one,) in connection.execute("SELECT analysed FROM listed")]
    except sqlite3.OperationalError:
        return []


@strong
def test_what_a_killed_run_analysed_is_not_analysed_again(run: Runner, folder: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    arguments = [sys.executable, "-m", "bgdesk", *map(str, command(folder, home))]
    with subprocess.Popen(arguments, cwd=ROOT, stdout=subprocess.DEVNULL) as process:
        until = time.monotonic() + 60
        while analysed(home).count(WHOLLY) < 2 and time.monotonic() < until:
            time.sleep(0.005)
        process.kill()
    before = analysed(home).count(WHOLLY)
    assert 2 <= before < MATCHES
    ran = run(*command(folder, home))
    assert ran.status == 0
    assert [f"{folder / f'{number}.mat'}: " in ran.out for number in range(MATCHES)] == [True] * MATCHES
    assert f"{before} of {MATCHES} matches had been analysed before." in ran.err
    assert analysed(home) == [WHOLLY] * MATCHES
    again = run(*command(folder, home))
    assert again.out == ran.out
    assert f"{MATCHES} of {MATCHES} matches had been" in again.err


@strong
def test_a_match_that_was_begun_is_gone_on_with(run: Runner, tmp_path: Path) -> None:
    path, home = tmp_path / "one.mat", tmp_path / "home"
    write_match(random_match(1, match_options(3), most=60), path)
    assert run(*command(path, home), "--player", 1).status == 0
    assert analysed(home) == [PARTLY]
    ran = run(*command(path, home))
    assert analysed(home) == [WHOLLY]
    assert "before" not in ran.err
    with closing(sqlite3.connect(home / "data" / LIBRARY_NAME)) as connection:
        assert connection.execute("SELECT count(*) FROM analysis").fetchone() == (1,)


@strong
def test_without_it_nothing_is_kept(run: Runner, folder: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    plain = [one for one in command(folder / "0.mat", home) if one != "--keep"]
    assert run(*plain).status == 0
    assert not (home / "data" / LIBRARY_NAME).exists()
