"""The program says in one sentence why it cannot open its window, and changes nothing."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from bgdesk.app.one_window.arrival import Arrival
from bgdesk.app.paths import find_paths
from bgdesk.library import schema
from bgdesk.library.library import Library
from bgdesk.start import window
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


def test_a_window_that_is_to_come_back_comes_back_when_the_log_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[str] = []
    monkeypatch.setattr(window, "_run", lambda *_, **__: window.START_AGAIN)
    monkeypatch.setattr(window, "start_again", lambda: begun.append("again"))
    monkeypatch.setattr(window, "no_window_because", lambda _: None)
    assert window.run_window(find_paths(tmp_path / "home"), None, Arrival(None, is_new=False)) == 0
    assert begun == ["again"]
    assert "ends with status 64" in (tmp_path / "home" / "logs" / "bgdesk.log").read_text(encoding="utf-8")


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


class Upside(QTranslator):
    """Translates everything into itself with its context before it."""

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        del disambiguation, n
        return f"{context}<{text}>"


@pytest.fixture
def upside(qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The language in which the program says why it does not start."""
    translator = Upside()

    def install(*_: object) -> tuple[str, tuple[QTranslator, ...]]:
        qapp.installTranslator(translator)
        return "xx", (translator,)

    monkeypatch.setattr("bgdesk.app.languages.install_language", install)
    yield
    qapp.removeTranslator(translator)


@pytest.mark.usefixtures("upside")
def test_a_refusal_is_said_in_the_language_of_the_user(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arrival = Arrival(None, is_new=False)
    assert window.run_window(find_paths(str(tmp_path / "home")), "nowhere.mat", arrival) == 1
    assert capsys.readouterr().err == "Start<There is no file nowhere.mat.>\n"
    (tmp_path / "file").touch()
    assert window.run_window(find_paths(str(tmp_path / "file")), None, arrival) == 1
    told = capsys.readouterr().err
    assert told.startswith("Start<The folder ")
    assert told.endswith(": a file is in its place.>\n")


LONG = f"bgd1:backgammon:w:{'24x15,' * 80}24x15"
"""Longer than the name of a file can be."""


@pytest.mark.parametrize("text", ["XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10", LONG])
def test_the_text_of_a_position_is_no_missing_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    given: list[str | None] = []

    def run(_paths: object, file: str | None, *_others: object, is_verbose: bool) -> int:
        given.append(file)
        return 7 + is_verbose

    monkeypatch.setattr(window, "_run", run)
    assert window.run_window(find_paths(str(tmp_path / "home")), text, Arrival(text, is_new=False)) == 7
    assert given == [text]


def test_a_name_that_is_too_long_is_one_sentence(tmp_path: Path) -> None:
    assert "name too long" in refused(start(tmp_path / "home", "x" * 400))


def test_the_program_is_written_in_the_shipped_typeface(tmp_path: Path) -> None:
    script = """
from PySide6.QtGui import QFontInfo, QFont
from bgdesk.start.application import make_application
font = make_application(["bgdesk"]).font()
print(QFontInfo(font).family(), font.featureValue(QFont.Tag("tnum")))
"""
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.split() == ["Inter", "1"]
