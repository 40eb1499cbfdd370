"""A refusal is told where it is seen: by what is written where that is read, else in a box."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bgdesk.start import refusing
from tests.folders import ROOT

SENTENCE = "The folder & <b> cannot be used."
SHOWS_ITSELF = '#!/bin/sh\nprintf "%s|" "$0" "$@" > {told}\n'


@contextmanager
def written_to(file: int, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with os.fdopen(os.dup(file), "w") as stream:
        monkeypatch.setattr(sys, "stderr", stream)
        yield


def test_a_terminal_and_a_pipe_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    reading, writing = os.pipe()
    keyboard, terminal = os.openpty()
    for file in (writing, terminal):
        with written_to(file, monkeypatch):
            assert refusing.is_read()
    for file in (reading, writing, keyboard, terminal):
        os.close(file)


def test_a_file_and_nothing_at_all_are_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for place in (tmp_path / "session-errors", Path(os.devnull)):
        with place.open("w") as file, written_to(file.fileno(), monkeypatch):
            assert not refusing.is_read()
    monkeypatch.setattr(sys, "stderr", None)
    assert not refusing.is_read()


def test_what_somebody_put_in_place_of_it_is_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert refusing.is_read()
    del capsys


@pytest.fixture
def program_of_the_desktop(tmp_path: Path) -> Callable[[str], dict[str, str]]:
    """An environment with nothing but a program that shows boxes; what it is asked goes to the file told."""

    def made(name: str) -> dict[str, str]:
        program = tmp_path / name
        program.write_text(SHOWS_ITSELF.format(told=tmp_path / "told"), encoding="utf-8")
        program.chmod(0o755)
        return {"PATH": str(tmp_path), "PYTHONPATH": str(ROOT)}

    return made


def told(environment: dict[str, str], without_qt: str = "sys.modules['PySide6.QtWidgets'] = None") -> int:
    code = (
        f"import sys; {without_qt}; from bgdesk.start.refusing import tell_unseen; tell_unseen({SENTENCE!r})"
    )
    return subprocess.run(
        [sys.executable, "-c", code], env=environment, stderr=subprocess.DEVNULL, timeout=60, check=False
    ).returncode


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("zenity", "The folder &amp; &lt;b&gt; cannot be used."),
        ("kdialog", "The folder &amp; &lt;b&gt; cannot be used."),
        ("xmessage", SENTENCE),
    ],
)
def test_without_qt_a_program_of_the_desktop_shows_it(
    program_of_the_desktop: Callable[[str], dict[str, str]], tmp_path: Path, name: str, text: str
) -> None:
    environment = program_of_the_desktop(name)
    assert told({**environment, "DISPLAY": ":7"}) == 0
    assert text in (tmp_path / "told").read_text(encoding="utf-8")


@pytest.mark.parametrize("screen", [{}, {"DISPLAY": ":7", "QT_QPA_PLATFORM": "offscreen"}])
def test_where_nobody_sees_a_screen_nothing_is_shown(
    program_of_the_desktop: Callable[[str], dict[str, str]], tmp_path: Path, screen: dict[str, str]
) -> None:
    environment = program_of_the_desktop("zenity")
    assert told({**environment, **screen}) == 0
    assert told({**environment, **screen}, "pass") == 0
    assert not (tmp_path / "told").exists()


def test_a_screen_that_cannot_be_reached_ends_nothing(
    program_of_the_desktop: Callable[[str], dict[str, str]],
) -> None:
    environment = program_of_the_desktop("nothing")
    assert told({**environment, "DISPLAY": ":7"}, "pass") == 0
