"""Somebody who cannot see the screen: hears what a screen reader hears, and types."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Thread

from installer.system_packages import how_to_install
from tests.desktop import Desktop, running

EARS = Path(__file__).with_name("ears.py")
SYSTEM_PYTHON = "/usr/bin/python3"
PATIENCE_S = 20.0


@dataclass(frozen=True, slots=True)
class Heard:
    """One event: ``said``, ``renamed``, ``focused`` or ``checked``."""

    kind: str
    words: str
    role: str
    is_checked: bool


def no_ears_because() -> str:
    """Why nobody can listen here and what to install, or nothing."""
    has_bus = shutil.which("dbus-daemon") and Path("/usr/libexec/at-spi-bus-launcher").exists()
    asked = (SYSTEM_PYTHON, "-c", "import gi; gi.require_version('Atspi', '2.0')")
    if has_bus and Path(SYSTEM_PYTHON).exists() and not subprocess.run(asked, check=False).returncode:
        return ""
    return f"needs a screen reader's bus; {how_to_install(['dbus', 'at-spi2-core', 'python3-pyatspi'])}"


class Listener:
    """Keeps what was heard; `hears` waits for the next thing of a kind after what was heard before."""

    def __init__(self, desktop: Desktop, ears: subprocess.Popen[str]) -> None:
        self._desktop = desktop
        self._ears = ears
        self.heard: list[Heard] = []
        self._at = 0
        Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self._ears.stdout
        for line in self._ears.stdout:
            self.heard.append(Heard(**json.loads(line)))

    @property
    def last(self) -> Heard:
        """What was heard last by `hears`."""
        return self.heard[self._at - 1]

    def types(self, *keys: str) -> None:
        """Press keys, wherever they go."""
        self._desktop.command("xdotool", "key", "--delay", "20", *keys)

    def writes(self, text: str) -> None:
        """Type a text."""
        self._desktop.command("xdotool", "type", "--delay", "15", text)

    def hears(self, kind: str, pattern: str) -> re.Match[str]:
        """What matches, once it comes; whatever came before it is past."""
        return self.hears_one_of(kind, pattern)

    def hears_one_of(self, kind: str, *patterns: str) -> re.Match[str]:
        """The first thing that matches any of ``patterns``."""
        found: list[re.Match[str]] = []

        def comes() -> bool:
            while self._at < len(self.heard) and not found:
                event = self.heard[self._at]
                self._at += 1
                if event.kind == kind:
                    found.extend(hit for pattern in patterns if (hit := re.search(pattern, event.words)))
            return bool(found)

        self._wait(comes, f"{kind}: {' | '.join(patterns)}")
        return found[0]

    def _wait(self, comes: Callable[[], bool], what: str) -> None:
        end = time.monotonic() + PATIENCE_S
        while not comes():
            if time.monotonic() > end:
                last = "\n".join(f"{one.kind}: {one.words} ({one.role})" for one in self.heard[-12:])
                raise AssertionError(f"never heard {what}; the last things were\n{last}")
            time.sleep(0.01)


@contextmanager
def listening(desktop: Desktop) -> Iterator[tuple[Listener, Desktop]]:
    """Ears on a bus of their own, and the screen for programs that are to be heard."""
    bus = ["dbus-daemon", "--session", "--nofork", "--print-address"]
    with running(bus, desktop.environment, stdout=subprocess.PIPE) as daemon:
        assert daemon.stdout
        address = {"DBUS_SESSION_BUS_ADDRESS": daemon.stdout.readline().strip()}
        spoken = {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
        heard = Desktop({**desktop.environment, **address, **spoken})
        with heard.start(SYSTEM_PYTHON, str(EARS)) as ears:
            listener = Listener(heard, ears)
            heard.wait_for(lambda: bool(listener.heard))
            yield listener, heard
