"""Ctrl+C in a terminal, to a process of its own and all its children."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bgdesk.engine.sage.availability import probe
from bgdesk.formats.registry import read_file, write_match
from tests.analysis.matches import random_match
from tests.folders import ROOT

if sys.platform == "win32":
    pytest.skip("terminals are another thing here", allow_module_level=True)

import pty

strong = pytest.mark.skipif(not probe(os.environ).is_available, reason="the strong engine does not run here")


def interrupted(sign: bytes, *arguments: object) -> tuple[int, str, str]:
    """Status, output and complaints of a command that is interrupted once its terminal shows ``sign``."""
    own, terminal = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "bgdesk", *map(str, arguments)],
        cwd=ROOT,
        env={**os.environ, "BGDESK_CORE": "0"},  # with it they would be through before they are interrupted
        stdout=subprocess.PIPE,
        stderr=terminal,
        start_new_session=True,
    ) as process:
        os.close(terminal)
        seen = b""
        while sign not in seen:
            seen += os.read(own, 4096)
        os.killpg(process.pid, signal.SIGINT)
        assert process.stdout
        out = process.stdout.read()
        status = process.wait()
    rest = read_to_end(own)
    os.close(own)
    complaints = [line for line in rest.replace("\r", "\n").splitlines() if line.startswith("bgdesk: ")]
    assert "Traceback" not in rest
    return status, out.decode(), "\n".join(complaints)


def read_to_end(handle: int) -> str:
    read = b""
    try:
        while more := os.read(handle, 4096):
            read += more
    except OSError:  # the other end is closed
        pass
    return read.decode()


@pytest.fixture
def match(tmp_path: Path) -> Path:
    path = tmp_path / "a.json"
    write_match(random_match(3, most=300), path)
    return path


@strong
def test_an_analysis_keeps_what_was_judged(match: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.json"
    command = ("analyse", match, "--level", "3-ply", "--workers", 1, "--out", out)
    status, said, complaints = interrupted(b" of ", *command)
    assert status == 130
    assert "PR" in said
    assert complaints == (
        f"bgdesk: Stopped; 0 of 1 match analysed to the end, and what was analysed is in {out}."
    )
    (study,) = read_file(out).studies
    assert len(study.analyses) == 1
    assert not study.analyses[0].is_complete


@strong
def test_an_analysis_that_is_not_kept_says_so(match: Path) -> None:
    status, _, complaints = interrupted(b" of ", "analyse", match, match, "--level", "3-ply", "--workers", 1)
    assert status == 130
    assert complaints == "bgdesk: Stopped; 0 of 2 matches analysed to the end, and nothing was written."


@strong
def test_a_report_that_is_not_finished_is_not_written(match: Path, tmp_path: Path) -> None:
    command = ("report", match, "--level", "3-ply", "--workers", 1, "--out", tmp_path / "r.html")
    status, said, complaints = interrupted(b" of ", *command)
    assert (status, said) == (130, "")
    assert complaints.endswith("bgdesk: Stopped; 0 reports written.")
    assert not (tmp_path / "r.html").exists()
