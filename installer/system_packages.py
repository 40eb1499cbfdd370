"""Libraries and programs of a Linux system: which are missing, and installing them with apt."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

from bgdesk.start.shared_libraries import PLATFORM_PLUGINS, missing_for
from installer.report import say

QT_LIBRARIES = (
    "libQt6Core",
    "libQt6Gui",
    "libQt6Widgets",
    "libQt6Svg",
    "libQt6Network",
    "libQt6DBus",
    "libQt6Multimedia",
)
TEST_PROGRAMS = {
    "xvfb": ("Xvfb",),
    "xauth": ("xauth",),
    "openbox": ("openbox",),
    "xdotool": ("xdotool",),
    "wmctrl": ("wmctrl",),
    "imagemagick": ("import",),
    "dbus": ("dbus-run-session",),
    "at-spi2-core": ("/usr/libexec/at-spi-bus-launcher",),
    "python3-pyatspi": ("/usr/lib/python3/dist-packages/pyatspi",),
    "gnubg": ("gnubg", "/usr/games/gnubg"),
    "chromium": ("chromium", "chromium-browser", "google-chrome"),
}
"""Packages that the tests with a real window, a screen reader or GNU Backgammon use, and how to see them."""


LOCK_WAIT_S = 600
"""So long another program may be installing packages; on a new machine that is often the first update."""
LOCK_PAUSE_S = 2.0
LOCKED = re.compile("(?i)could not get lock|unable to (lock|acquire)")
"""How apt says that another program holds its lock."""
APT_OPTIONS = ("-q", "-o", f"DPkg::Lock::Timeout={LOCK_WAIT_S}")
"""More quietly (-qq), apt would not say that it waits."""


def missing_libraries(venv: Path, platforms: Iterable[str]) -> list[str]:
    """The shared libraries that Qt in ``venv`` would look for on those kinds of screen and not find."""
    return missing_for(_qt_files(venv, platforms))


def _qt_files(venv: Path, platforms: Iterable[str]) -> list[Path]:
    files = []
    for qt in venv.glob("lib/python3*/site-packages/PySide6/Qt"):
        files += [qt / "lib" / f"{name}.so.6" for name in QT_LIBRARIES]
        files += [qt / "plugins/platforms" / name for kind in platforms for name in PLATFORM_PLUGINS[kind]]
    return files


def missing_test_packages() -> list[str]:
    """The packages of TEST_PROGRAMS that are not on this system."""
    return [package for package, signs in TEST_PROGRAMS.items() if not any(map(_is_there, signs))]


def _is_there(sign: str) -> bool:
    return Path(sign).exists() if sign.startswith("/") else shutil.which(sign) is not None


def install(packages: Sequence[str], purpose: str) -> bool:
    """Install packages with apt where that needs no password; False when it cannot be done."""
    apt = _apt()
    if apt is None:
        return False
    say(f"Installing {' '.join(packages)} with apt: {purpose}.")
    command = [*apt, "install", "--yes", "--no-install-recommends"]
    if _succeeds([*command, *packages]) or (_succeeds([*apt, "update"]) and _succeeds([*command, *packages])):
        return True
    # One package that cannot be had keeps apt from installing the others.
    outcomes = [_succeeds([*command, package]) for package in packages]
    return all(outcomes)


def _apt() -> list[str] | None:
    """apt-get as the system's administrator, or None."""
    if not shutil.which("apt-get"):
        return None
    if os.geteuid() == 0:
        return ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", *APT_OPTIONS]
    if shutil.which("sudo") and _succeeds(["sudo", "-n", "true"]):
        return ["sudo", "-n", "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", *APT_OPTIONS]
    return None


def _succeeds(command: Sequence[str]) -> bool:
    """Run a program that asks nothing; while another one holds apt's lock, say so and try again."""
    until, is_told = time.monotonic() + LOCK_WAIT_S, False
    while True:
        status, is_locked = _outcome(command, is_told=is_told)
        if not status or not is_locked or time.monotonic() > until:
            return not status
        is_told = True
        time.sleep(LOCK_PAUSE_S)


def _outcome(command: Sequence[str], *, is_told: bool) -> tuple[int, bool]:
    """The exit status, and whether another program held the lock."""
    is_locked = False
    with subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as program:
        for line in program.stdout or ():
            if LOCKED.search(line):
                is_locked = True
                if not is_told:
                    is_told = True
                    say("Another program is installing packages on this system: waiting until it is done.")
    return program.returncode, is_locked


def how_to_install(packages: Sequence[str]) -> str:
    """What to type to install those packages."""
    if shutil.which("apt-get"):
        return f"type: sudo apt-get install {' '.join(packages)}"
    return f"install them with your system's package manager (Debian calls them {' '.join(packages)})"
