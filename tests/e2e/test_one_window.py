"""Starting the program twice, with real processes on a real screen."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from bgdesk.app.one_window.place import PLACE_FILE
from tests.desktop import Desktop
from tests.folders import ROOT
from tests.match_files import MATCHES

WINDOW = "bgdesk$"
"""The end of the title of any window of the program."""


@contextmanager
def started(desktop: Desktop, home: Path, *given: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "bgdesk", "--home", str(home), *given]
    with desktop.start(*command, PYTHONPATH=str(ROOT), XDG_RUNTIME_DIR=str(home.parent)) as program:
        yield program


def announced(home: Path) -> bool:
    """Whether a window says where it is reached."""
    place = home / "data" / PLACE_FILE
    return place.exists() and bool(place.read_bytes())


@pytest.fixture
def home() -> Iterator[Path]:
    """Beside it are the sockets, whose names have to be short, so that nothing stays of killed windows."""
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder, "home")


def test_programs_started_at_the_same_moment_have_one_window_and_the_next_one_raises_it(
    desktop: Desktop, home: Path
) -> None:
    with ExitStack() as running:
        starts = [running.enter_context(started(desktop, home)) for _ in range(3)]
        desktop.wait_for(lambda: sum(one.poll() == 0 for one in starts) == 2, 60)
        window = desktop.window(WINDOW)
        desktop.command("xdotool", "windowminimize", "--sync", window)
        assert desktop.windows(WINDOW) == []
        with started(desktop, home, str(MATCHES / "generated" / "match3.mat")) as another:
            assert another.wait(20) == 0
        assert desktop.window("^Alice vs Bob") == window
        assert desktop.windows(WINDOW) == [window]
        (first,) = (one for one in starts if one.poll() is None)
        first.send_signal(signal.SIGKILL)
        first.wait()
        assert announced(home), "it could not take leave"
        starts.append(running.enter_context(started(desktop, home)))
        assert desktop.window("^bgdesk$")
        assert starts[-1].poll() is None


def test_other_data_is_another_program_and_a_window_that_stands_still_is_not_waited_for(
    desktop: Desktop, home: Path
) -> None:
    with started(desktop, home) as first, started(desktop, home.parent / "another"):
        desktop.wait_for(lambda: len(desktop.windows(WINDOW)) == 2 and announced(home), 60)
        os.kill(first.pid, signal.SIGSTOP)
        with started(desktop, home) as second:
            desktop.wait_for(lambda: len(desktop.windows(WINDOW)) == 3, 60)
            assert second.poll() is None
