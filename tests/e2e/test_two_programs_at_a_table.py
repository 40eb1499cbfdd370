"""Two whole programs play a match with each other, each used by its keys alone."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.folders import ROOT


@contextmanager
def program(home: Path, *given: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "tests.e2e.table_driver", str(home), *given]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as running:
        try:
            yield running
        finally:
            running.kill()


def told(running: subprocess.Popen[str], kind: str) -> list[Any]:
    assert running.stdout
    line = running.stdout.readline()
    found, _, rest = line.partition(" ")
    if found != kind:
        pytest.fail(running.stderr.read()[-1500:] if running.stderr and not line else line)
    decoder, parts = json.JSONDecoder(), []
    while rest.strip():
        part, at = decoder.raw_decode(rest)
        parts.append(part)
        rest = rest[at:].lstrip()
    return parts


def test_a_whole_match_by_keys(tmp_path: Path) -> None:
    with ExitStack() as running:
        ann = running.enter_context(program(tmp_path / "ann"))
        (invitation,) = told(ann, "I")
        assert invitation.startswith("bgdesk:127.0.0.1:")
        ben = running.enter_context(program(tmp_path / "ben", invitation))
        (match,), (same,) = told(ann, "M"), told(ben, "M")
        assert match == same
        for each, other in ((ann, "elsewhere:Ben"), (ben, "elsewhere:Ann")):
            assert told(each, "D") == [[]], "the dice of both are right"
            (profiles,) = told(each, "R")
            assert other in profiles
            assert len(profiles) == 2
        for each in (ann, ben):
            assert each.stdin
            each.stdin.write("leave\n")
            each.stdin.flush()
        for each in (ann, ben):
            before, during, after = told(each, "S")
            assert before == after == 0
            assert during > 0
            assert each.wait(20) == 0
