"""Runs the command line inside the test process."""

from __future__ import annotations

import io
from dataclasses import dataclass

import pytest

from bgdesk.cli.main import main


@dataclass(frozen=True)
class Ran:
    """Exit status and output of one run."""

    status: int
    out: str
    err: str


class Runner:
    """Calls `main` with arguments and standard input, and collects what it says."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._monkeypatch = monkeypatch

    def __call__(self, *arguments: object, stdin: str = "") -> Ran:
        self._monkeypatch.setattr("sys.stdin", io.StringIO(stdin))
        status = main([str(argument) for argument in arguments])
        said = self._capsys.readouterr()
        return Ran(status, said.out, said.err)


def is_one_sentence(text: str) -> bool:
    """Whether standard error has one line, ended as a sentence and without a traceback."""
    lines = text.splitlines()
    return len(lines) == 1 and lines[0].startswith("bgdesk: ") and lines[0].endswith(".")
