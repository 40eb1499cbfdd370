"""A screen with a window manager of its own, for tests that use the program as a person does."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest

PROGRAMS = ("Xvfb", "openbox", "xdotool", "wmctrl", "import")


@dataclass(frozen=True, slots=True)
class Desktop:
    """A running X screen; ``environment`` is what a program needs to appear on it."""

    environment: dict[str, str]

    def command(self, *arguments: str, timeout_s: float = 20.0) -> str:
        """Run a program on this screen, such as xdotool, and give back what it printed."""
        done = subprocess.run(
            arguments, env=self.environment, capture_output=True, text=True, timeout=timeout_s, check=True
        )
        return done.stdout.strip()

    def wait_for(self, happened: Callable[[], bool], timeout_s: float = 20.0) -> None:
        """Look every 20 ms whether something has happened; fail when it does not."""
        end = time.monotonic() + timeout_s
        while not happened():
            if time.monotonic() > end:
                pytest.fail(f"did not happen within {timeout_s} s")
            time.sleep(0.02)

    def window(self, title: str, timeout_s: float = 20.0) -> str:
        """The number of the visible window whose title matches, once there is one."""
        return self.command(
            "timeout", str(timeout_s), "xdotool", "search", "--sync", "--onlyvisible", "--name", title
        ).split("\n")[0]


@pytest.fixture(scope="session")
def desktop() -> Iterator[Desktop]:
    """Xvfb on a free display with openbox; the test is skipped where they are not installed."""
    missing = [program for program in PROGRAMS if not shutil.which(program)]
    if missing:
        pytest.skip(f"needs {', '.join(missing)}")
    reading, writing = os.pipe()
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"],
        pass_fds=(writing,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with screen, os.fdopen(reading) as answer:
        display = answer.readline().strip()
        if not display:
            pytest.fail("Xvfb did not start")
        yield from _with_window_manager(f":{display}")
        screen.terminate()


def _with_window_manager(display: str) -> Iterator[Desktop]:
    environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
    environment.pop("WAYLAND_DISPLAY", None)
    desktop = Desktop(environment)
    with subprocess.Popen(
        ["openbox", "--sm-disable"], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as manager:
        desktop.wait_for(lambda: _is_managed(desktop))
        yield desktop
        manager.terminate()


def _is_managed(desktop: Desktop) -> bool:
    listing = subprocess.run(["wmctrl", "-m"], env=desktop.environment, capture_output=True, check=False)
    return listing.returncode == 0
