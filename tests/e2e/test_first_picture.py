"""The window as it was left, before the program is loaded, with real processes on a real screen."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bgdesk.app.kept_picture import PICTURE_FILE
from tests.desktop import Desktop
from tests.folders import ROOT
from tests.match_files import MATCHES

WINDOW = "bgdesk$"
HALTED = """
import os, runpy, signal, sys
sys.path.insert(0, os.getcwd())
from bgdesk.start import first_look

look = first_look.first_look

def halted(*given, **named):
    found = look(*given, **named)
    print("picture" if found else "no picture", flush=True)
    sys.stdin.readline()
    return found

first_look.first_look = halted
sys.argv[0] = "bgdesk"
from bgdesk.cli.main import main
raise SystemExit(main())
"""
"""The program, which tells whether there is a picture and then waits for a line."""


@pytest.fixture
def home() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder, "home")


class Started:
    """A program that was started and waits."""

    def __init__(self, process: subprocess.Popen[str], desktop: Desktop) -> None:
        self.process, self.desktop = process, desktop
        assert process.stdout
        self.said = process.stdout.readline().strip()

    @property
    def has_picture(self) -> bool:
        return self.said == "picture"

    def go_on(self) -> None:
        assert self.process.stdin
        self.process.stdin.write("\n")
        self.process.stdin.flush()

    def close(self) -> None:
        self.desktop.command("wmctrl", "-c", "bgdesk")
        assert self.process.wait(30) == 0


@contextmanager
def halted(desktop: Desktop, home: Path, *given: str, **environment: str) -> Iterator[Started]:
    command = [sys.executable, "-c", HALTED, "--home", str(home), *given]
    around = {**desktop.environment, "XDG_RUNTIME_DIR": str(home.parent), **environment}
    with subprocess.Popen(
        command, cwd=ROOT, env=around, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield Started(process, desktop)
        finally:
            process.kill()


def run_once(desktop: Desktop, home: Path) -> None:
    """Open the window, and close it when everything is on it."""
    with halted(desktop, home) as program:
        program.go_on()
        desktop.window(WINDOW, 60)
        time.sleep(SETTLES_S)
        program.close()
    assert (home / "cache" / PICTURE_FILE).exists()


SETTLES_S = 5.0


MOST_DIFFERING = 16_000
"""Pixels of the greeting, of the icon and of the mark where the keyboard is."""


def shot(desktop: Desktop, folder: Path, name: str) -> Path:
    """A picture of the screen."""
    file = folder / f"{name}.png"
    desktop.command("import", "-window", "root", str(file))
    return file


def differing(one: Path, other: Path) -> int:
    """How many pixels of two pictures of the screen differ."""
    command = ["compare", "-metric", "AE", str(one), str(other), "null:"]
    counted = subprocess.run(command, capture_output=True, text=True, check=False)
    return int(float(counted.stderr.split()[0]))


def place(desktop: Desktop, window: str) -> str:
    """Where a window is, and how large."""
    return desktop.command("xdotool", "getwindowgeometry", window)


def test_the_picture_is_seen_and_the_window_takes_its_place(desktop: Desktop, home: Path) -> None:
    run_once(desktop, home)
    with halted(desktop, home) as program:
        assert program.has_picture
        window = desktop.window(WINDOW)
        where = place(desktop, window)
        time.sleep(0.3)
        picture = shot(desktop, home.parent, "picture")
        program.go_on()
        time.sleep(SETTLES_S)
        real = shot(desktop, home.parent, "real")
        assert desktop.windows(WINDOW) == [window], "it is the same window"
        assert place(desktop, window) == where
        assert 0 < differing(picture, real) < 16_000, (
            "the hour's greeting, the icon and the mark of the keyboard"
        )
        program.close()


def test_a_click_and_a_key_wait_until_the_window_answers(desktop: Desktop, home: Path) -> None:
    run_once(desktop, home)
    with halted(desktop, home) as program:
        assert program.has_picture
        window = desktop.window(WINDOW)
        desktop.command("xdotool", "windowactivate", "--sync", window)
        desktop.command("xdotool", "mousemove", "--window", window, *PLAY, "click", "1")
        time.sleep(0.3)
        assert not list((home / "data").glob("library.sqlite-wal")), "nothing is loaded"
        program.go_on()
        desktop.window("Advanced", 60)  # a match has its players in the title
        time.sleep(1)
        program.close()
    with halted(desktop, home) as program:
        window = desktop.window(WINDOW)
        desktop.command("xdotool", "windowactivate", "--sync", window)
        desktop.command("xdotool", "key", "F1")
        time.sleep(0.3)
        program.go_on()
        desktop.window(HELP, 60)


PLAY = ("406", "309")
"""The first button of the start page, in a window of the usual size."""
HELP = "[Hh]elp"


def test_it_is_closed_while_only_the_picture_is_seen(desktop: Desktop, home: Path) -> None:
    run_once(desktop, home)
    with halted(desktop, home) as program:
        assert program.has_picture
        desktop.command("wmctrl", "-c", "bgdesk")
        time.sleep(0.3)
        program.go_on()
        assert program.process.wait(60) == 0


def test_no_picture_is_shown_that_could_be_wrong(desktop: Desktop, home: Path) -> None:
    run_once(desktop, home)
    picture = home / "cache" / PICTURE_FILE
    good = picture.read_bytes()

    def is_shown(*given: str, **environment: str) -> bool:
        with halted(desktop, home, *given, **environment) as program:
            return program.has_picture

    assert is_shown()
    assert not is_shown(str(MATCHES / "generated" / "match3.mat"))
    assert not is_shown("--new-window", QT_QPA_PLATFORM="offscreen")
    assert not is_shown(BGDESK_LANGUAGE="pseudo")
    assert not is_shown(QT_FONT_DPI="120")
    assert not is_shown(QT_SCALE_FACTOR="2")
    picture.write_bytes(good[:-4] + b"\1\2\3\4")
    assert not is_shown()
    picture.write_bytes(good)
    settings = home / "config" / "settings.toml"
    settings.write_text('[appearance]\ntheme = "light"\n', encoding="utf-8")
    assert not is_shown()
    settings.unlink()
    assert is_shown()
    os.utime(home / "data" / "library.sqlite")
    assert not is_shown()


def test_a_second_start_shows_none(desktop: Desktop, home: Path) -> None:
    run_once(desktop, home)
    with halted(desktop, home) as program, halted(desktop, home, "--new-window") as another:
        assert program.has_picture
        assert not another.has_picture


def test_a_damaged_picture_is_replaced_and_one_of_another_size_is_not_stretched(
    desktop: Desktop, home: Path
) -> None:
    run_once(desktop, home)
    picture = home / "cache" / PICTURE_FILE
    picture.write_bytes(b"nothing")
    with halted(desktop, home) as program:
        assert not program.has_picture
        program.go_on()
        desktop.window(WINDOW, 60)
        time.sleep(SETTLES_S)
        program.close()
    assert picture.stat().st_size > 1_000_000
    with halted(desktop, home) as program:
        assert program.has_picture
        desktop.command("xdotool", "windowsize", "--sync", desktop.window(WINDOW), "1100", "700")
        program.go_on()
        time.sleep(SETTLES_S)
        program.close()


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_whoever_is_killed_before_the_window_answers_starts_again(desktop: Desktop, home: Path) -> None:
    run_once(desktop, home)
    with halted(desktop, home) as program:
        assert program.has_picture
        program.process.send_signal(signal.SIGKILL)
    run_once(desktop, home)
