"""Without a display, or without what a window needs, one sentence says so and the status is 1."""

from __future__ import annotations

import ctypes
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from bgdesk.cli.main import main
from bgdesk.start import display
from bgdesk.start.display import libraries_missing, no_window_because
from tests.folders import ROOT

pytestmark = pytest.mark.skipif(sys.platform in display.WITH_OWN_SCREEN, reason="there is always a screen")

SCREENS = re.compile("DISPLAY|WAYLAND_.*|XDG_RUNTIME_DIR|XDG_SESSION_TYPE|QT_QPA_PLATFORM")
NOWHERE = ":4711"


def started(tmp_path: Path, screens: Mapping[str, str], *arguments: str) -> tuple[int, str, bytes]:
    environment = {key: value for key, value in os.environ.items() if not SCREENS.fullmatch(key)}
    ran = subprocess.run(
        [sys.executable, "-m", "bgdesk", "--home", str(tmp_path / "home"), *arguments],
        env={**environment, **screens},
        capture_output=True,
        check=False,
        cwd=ROOT,
        timeout=60,
    )
    return ran.returncode, ran.stderr.decode(), ran.stdout


@pytest.mark.parametrize(
    ("screens", "why"),
    [
        ({}, "There is no display to open a window on"),
        ({"DISPLAY": NOWHERE}, f"The display {NOWHERE} cannot be reached."),
        ({"DISPLAY": "nonsense"}, "The display nonsense cannot be reached."),
        ({"WAYLAND_DISPLAY": "wayland-7"}, "The display wayland-7 cannot be reached."),
        ({"WAYLAND_DISPLAY": "wayland-7", "DISPLAY": NOWHERE}, f"The display {NOWHERE} cannot be reached."),
        ({"QT_QPA_PLATFORM": "wayland;xcb"}, "There is no display"),
    ],
)
def test_no_display_is_one_sentence_and_status_one(
    tmp_path: Path, screens: Mapping[str, str], why: str
) -> None:
    status, told, out = started(tmp_path, screens)
    assert (status, out) == (1, b"")
    assert told.count("\n") == 1
    assert told.startswith(why)
    assert not (tmp_path / "home" / "data").exists()


@pytest.mark.parametrize("kind", ["offscreen", "minimal:x", "vnc", "xcb;offscreen"])
def test_other_screens_are_qts_own_business(kind: str) -> None:
    assert no_window_because({"QT_QPA_PLATFORM": kind}) is None


def test_libraries_that_are_missing_are_told_with_their_packages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def load(_: str) -> None:
        raise OSError("libxcb-cursor.so.0: cannot open shared object file: No such file or directory")

    monkeypatch.setattr(ctypes, "CDLL", load)
    reason = no_window_because({"DISPLAY": ":0"})
    assert str(reason) == (
        "The window cannot open, because this system lacks libxcb-cursor.so.0"
        " (on Debian and Ubuntu install: libxcb-cursor0)."
    )


def test_qt_that_cannot_be_loaded_names_what_it_wants() -> None:
    problem = ImportError("libEGL.so.1: cannot open shared object file: No such file or directory")
    assert "install: libegl1)" in str(libraries_missing(problem))
    assert libraries_missing(ImportError("No module named 'x'")) is None


DAMAGED = "A part of bgdesk is missing: {}. Install bgdesk again."


@pytest.mark.parametrize(
    "part", ["libQt6Gui.so.6", "libshiboken6.abi3.so.6.11", "libpyside6.abi3.so.6.11", "libicui18n.so.73"]
)
def test_a_part_of_bgdesk_that_is_missing_is_no_package_of_the_system(part: str) -> None:
    problem = ImportError(f"{part}: cannot open shared object file: No such file or directory")
    assert str(libraries_missing(problem)) == DAMAGED.format(part)


def test_a_module_that_is_missing_is_a_part_of_bgdesk(monkeypatch: pytest.MonkeyPatch) -> None:
    of_qt = ModuleNotFoundError("No module named 'PySide6.QtSvg'", name="PySide6.QtSvg")
    assert str(libraries_missing(of_qt)) == DAMAGED.format("PySide6.QtSvg")
    other = ModuleNotFoundError("No module named '_sqlite3'", name="_sqlite3")
    assert libraries_missing(other) is None
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert str(libraries_missing(other)) == DAMAGED.format("_sqlite3")


def test_without_the_part_that_draws_windows_qt_is_not_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "plugins" / "platforms").mkdir(parents=True)
    monkeypatch.setattr(display, "qt_folder", lambda: tmp_path)
    assert str(no_window_because({"DISPLAY": ":0"})) == DAMAGED.format("libqxcb.so")


def test_a_window_that_qt_cannot_open_is_one_sentence_of_the_command_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_: object) -> int:
        raise ImportError("libGL.so.1: cannot open shared object file: No such file or directory")

    monkeypatch.setattr("bgdesk.cli.main._open_window", fail)
    assert main(["a.mat"]) == 1
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "libgl1)" in told
