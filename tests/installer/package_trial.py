"""Installs the .deb on this computer, uses it as a person would, and removes it: run as root on a spare one.

    python -m tests.installer.package_trial dist/bgdesk_0.1.0_amd64.deb

It needs apt, a display (Xvfb does), xdotool, shared-mime-info, desktop-file-utils and libglib2.0-bin.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bgdesk.identity import APP_ID
from installer.bundle import identity
from tests.installer.desktop import expect, said, say, waited_for

MATCH = Path(__file__).parents[1] / "files" / "matches" / "mat"
PLACES = ("usr", "etc", "opt", "var/lib/dpkg/info")
_CACHES = ("mimeinfo.cache", "icon-theme.cache", "share/mime/", "ld.so.cache", "man-db", ".dpkg-")
"""What the system itself writes anew whenever a package comes or goes."""


def main() -> int:
    """Go through all of it; the exit status is 1 at the first thing that is not as it should be."""
    package = Path(sys.argv[1]).resolve()
    before = _files()
    _run("apt-get", "install", "-y", "-q", str(package))
    try:
        with tempfile.TemporaryDirectory() as name:
            _use(Path(name))
    finally:
        _run("apt-get", "purge", "-y", "-q", identity.NAME)
    left = sorted(_files() - before)
    expect(not left, "nothing is left behind", str(left[:10]))
    return 0


def _use(home: Path) -> None:
    match = home / "a match.mat"
    match.write_bytes(min(MATCH.glob("*.mat")).read_bytes())
    environment = {**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home / "share")}
    kind = identity.FILE_TYPES[0].mime
    found = said(environment, "gio", "info", "-a", "standard::content-type", str(match))
    expect(kind in found, f"{match.name} is a backgammon match", found)
    program = said(environment, "gio", "mime", kind)
    expect(f"{APP_ID}.desktop" in program.partition("\n")[0], "bgdesk opens it", program)
    entry = f"/usr/share/applications/{APP_ID}.desktop"
    for what, command in {
        "the menu": ["gio", "launch", entry],
        "a double click": ["gio", "open", str(match)],
    }.items():
        began = time.monotonic()
        with _running(environment, command) as title:
            say(f"started from {what}: the window {title!r} after {time.monotonic() - began:.1f} s")
    expect((home / "share" / "bgdesk").is_dir(), "the library of the user is there")
    expect("bgdesk" in said(environment, "man", "bgdesk"), "the manual page is there")


@contextmanager
def _running(environment: dict[str, str], command: list[str]) -> Iterator[str]:
    """A program started by the desktop, which is ended as by a person at the end."""
    subprocess.run(command, env=environment, check=True)
    try:
        find = ("xdotool", "search", "--onlyvisible", "--class", "bgdesk")
        window = waited_for(lambda: said(environment, *find))
        yield said(environment, "xdotool", "getwindowname", window.splitlines()[-1])
    finally:
        subprocess.run(["pkill", "-x", "bgdesk"], check=False)
        waited_for(lambda: "" if said(environment, "pgrep", "-x", "bgdesk") else "gone")


def _files() -> set[str]:
    found = {str(path) for place in PLACES for path in Path("/", place).rglob("*") if not path.is_dir()}
    return {path for path in found if not any(part in path for part in _CACHES)}


def _run(*command: str) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    sys.exit(main())
