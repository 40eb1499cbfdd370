"""Programs started on a screen of their own, and the moment at which a board can be seen there."""

from __future__ import annotations

import mmap
import os
import shutil
import struct
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.desktop import Desktop, missing_programs, open_desktop

ROWS = (300, 420, 540)
"""Heights on the screen that cross the points and checkers of any board window that is open."""
COLOURS_OF_A_BOARD = 40
"""Checkers and points bring hundreds of colours into such a row; an empty window has a handful."""

BGDESK = (sys.executable, "-m", "bgdesk")
LONGEST_WAIT_S = 30.0


def gnubg() -> str | None:
    """The path of GNU Backgammon, or None."""
    return shutil.which("gnubg") or shutil.which("/usr/games/gnubg")


class Pixels:
    """The picture on a screen, read from the file that Xvfb keeps it in (X window dump format)."""

    def __init__(self, path: Path) -> None:
        with path.open("rb") as file:
            self._memory = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        header = struct.unpack(">25I", self._memory[:100])
        self._start, self._line = header[0] + 12 * header[19], header[12]

    def colours(self, row: int) -> int:
        """How many different colours one row of the screen has."""
        return len(set(memoryview(self.row(row)).cast("I")))

    def row(self, row: int) -> bytes:
        """One row of the screen as it is now."""
        start = self._start + row * self._line
        return self._memory[start : start + self._line]

    def at(self, left: int, top: int) -> bytes:
        """The pixel there."""
        start = self._start + top * self._line + 4 * left
        return bytes(self._memory[start : start + 4])

    @property
    def show_board(self) -> bool:
        """Whether a board can be seen."""
        return any(self.colours(row) >= COLOURS_OF_A_BOARD for row in ROWS)


def _shows_board(pixels: Pixels) -> bool:
    return pixels.show_board


@dataclass(frozen=True, slots=True)
class Seen:
    """A program whose board is on the screen."""

    pid: int
    after_ms: float
    """From the start of the process until its board could be seen."""
    cpu_ms: float
    """What the process had worked by then."""


@dataclass(frozen=True, slots=True)
class Stage:
    """A screen on which one program at a time is shown."""

    desktop: Desktop
    pixels: Pixels

    @contextmanager
    def started(
        self,
        *command: str,
        home: Path,
        until: Callable[[Pixels], bool] = _shows_board,
        changes: Mapping[str, str] | None = None,
    ) -> Iterator[Seen]:
        """Start a program, wait ``until`` its board is painted, and end it afterwards.

        It finds its modules compiled, unless ``changes`` to its environment say otherwise.
        """
        self.desktop.wait_for(lambda: not self.pixels.show_board)
        started = time.perf_counter()
        environment = {
            "HOME": str(home),
            "BGDESK_HOME": str(home / "bgdesk"),
            # As after the first start: modules are compiled already.
            "PYTHONPYCACHEPREFIX": str(home / "compiled"),
            "PYTHONDONTWRITEBYTECODE": "",
            **(changes or {}),
        }
        with self.desktop.start(*command, **environment) as program:
            while not until(self.pixels):
                if program.poll() is not None or time.perf_counter() - started > LONGEST_WAIT_S:
                    raise TimeoutError(f"{' '.join(command)} showed no board")
                time.sleep(0.001)
            yield Seen(program.pid, (time.perf_counter() - started) * 1000, cpu_ms(program.pid))


@contextmanager
def open_stage(folder: Path) -> Iterator[Stage]:
    """A screen for showing programs; ``folder`` takes its picture."""
    with open_desktop(pixels_in=folder) as desktop:
        yield Stage(desktop, Pixels(folder / "Xvfb_screen0"))


def why_not() -> str:
    """Why nothing can be shown on this machine, or nothing."""
    missing = missing_programs()
    return f"skipped: needs {', '.join(missing)}" if missing else ""


def resident_mb(pid: int) -> float:
    """The resident memory of a process in MB (of 1,000,000 bytes)."""
    return int(status_of(pid)["VmRSS"].split()[0]) * 1.024 / 1000


def cpu_ms(pid: int) -> float:
    """The milliseconds that all threads of a process have worked."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


def status_of(pid: int) -> Mapping[str, str]:
    """What Linux says of a process."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()
    return {name: value.strip() for name, _, value in (line.partition(":") for line in lines)}


def children_of(pid: int) -> list[int]:
    """The processes that a process has started and that are still there."""
    numbers = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit()]
    return [number for number in numbers if _parent(number) == pid]


def _parent(pid: int) -> int | None:
    try:
        return int(status_of(pid)["PPid"])
    except FileNotFoundError:
        return None
