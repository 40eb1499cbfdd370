"""A screen with a window manager, for tests and benchmarks that use the program as a person does."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bgdesk.start.shared_libraries import package_of
from installer import system_packages
from installer.system_packages import TEST_PROGRAMS

PROGRAMS = ("Xvfb", "openbox", "xdotool", "wmctrl", "import")


@dataclass(frozen=True, slots=True)
class Desktop:
    """A running X screen; ``environment`` is what a program needs to appear on it."""

    environment: Mapping[str, str]

    def command(self, *arguments: str, timeout_s: float = 20.0) -> str:
        """Run a program on this screen, such as xdotool, and give back what it printed."""
        done = subprocess.run(
            arguments, env=self.environment, capture_output=True, text=True, timeout=timeout_s, check=True
        )
        return done.stdout.strip()

    @contextmanager
    def start(self, *arguments: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
        """Start a program on this screen; it is killed at the end when it still runs then."""
        with running(arguments, {**self.environment, **environment}, stdout=subprocess.PIPE) as program:
            yield program

    def wait_for(self, happened: Callable[[], bool], timeout_s: float = 20.0) -> None:
        """Look every 20 ms whether something has happened; TimeoutError when it does not."""
        end = time.monotonic() + timeout_s
        while not happened():
            if time.monotonic() > end:
                raise TimeoutError(f"did not happen within {timeout_s} s")
            time.sleep(0.02)

    def window(self, title: str, timeout_s: float = 20.0) -> str:
        """The number of the visible window whose title matches, once there is one."""
        self.wait_for(lambda: bool(self.windows(title)), timeout_s)
        return self.windows(title)[0]

    def windows(self, title: str) -> list[str]:
        """The numbers of all visible windows whose title matches a regular expression."""
        search = ["xdotool", "search", "--onlyvisible", "--name", title]
        found = subprocess.run(search, env=self.environment, capture_output=True, text=True, check=False)
        return found.stdout.split()


def missing_programs() -> list[str]:
    """What ``open_desktop`` needs and this machine does not have."""
    return [program for program in PROGRAMS if not shutil.which(program)]


def what_is_missing(venv: Path) -> str:
    """Why no window of the Qt in ``venv`` can be shown here and what to install, or nothing."""
    programs, libraries = missing_programs(), system_packages.missing_libraries(venv, ["xcb"])
    if not programs and not libraries:
        return ""
    packages = {package for package, signs in TEST_PROGRAMS.items() if set(signs) & set(programs)}
    packages |= {package_of(library) for library in libraries}
    return f"needs {', '.join(programs + libraries)}; {system_packages.how_to_install(sorted(packages))}"


@contextmanager
def running(
    arguments: Sequence[str],
    environment: Mapping[str, str],
    *,
    stdout: int = subprocess.DEVNULL,
    pass_fds: tuple[int, ...] = (),
) -> Iterator[subprocess.Popen[str]]:
    """Run a program that does not outlive the block, however the block ends."""
    with subprocess.Popen(
        arguments, env=environment, stdout=stdout, stderr=subprocess.DEVNULL, pass_fds=pass_fds, text=True
    ) as program:
        try:
            yield program
        finally:
            program.kill()


@contextmanager
def open_desktop(size: str = "1600x1000", pixels_in: Path | None = None) -> Iterator[Desktop]:
    """Xvfb on a free display, with openbox; all of ``PROGRAMS`` have to be there.

    With ``pixels_in`` the picture on the screen can be read from the file Xvfb_screen0 in that folder.
    """
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size}x24", "-nolisten", "tcp"]
    command += ["-noreset"]  # else it begins anew when a first short visitor leaves, and turns openbox away
    command += ["-fbdir", str(pixels_in)] if pixels_in else []
    with os.fdopen(reading) as answer, running(command, os.environ, pass_fds=(writing,)):
        os.close(writing)
        display = answer.readline().strip()
        environment = {**os.environ, "DISPLAY": f":{display}", "QT_QPA_PLATFORM": "xcb"}
        environment.pop("WAYLAND_DISPLAY", None)
        desktop = Desktop(environment)
        with running(["openbox", "--sm-disable"], environment):
            desktop.wait_for(lambda: _is_managed(desktop))
            yield desktop


def _is_managed(desktop: Desktop) -> bool:
    listing = subprocess.run(["wmctrl", "-m"], env=desktop.environment, capture_output=True, check=False)
    return listing.returncode == 0
