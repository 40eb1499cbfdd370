"""Prints how long it takes from the start of the process to a painted board, and to one that answers.

All are started in turn on the same screen, beside GNU Backgammon and a window of PySide6 with nothing in it.
The screen is watched from outside: until a board is on it, and until something follows from a click on the
first menu. Run it with ``python -m tests.bench.startup``.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from bgdesk.app.kept_picture import PICTURE_FILE
from tests.bench.screen import BGDESK, LONGEST_WAIT_S, Seen, Stage, cpu_ms, gnubg, open_stage, why_not

ROUNDS = 9
ROUNDS_UNCOMPILED = 3
PAINTED, ANSWERS = 0.9, 2.0
"""The targets: of GNU Backgammon's time, and of that of a bare window."""
BARE = (sys.executable, "-c", "from tests.bench.bare_window import main; main()")
MENU, BELOW_MENU = (30, 12), (0, 180)
"""The first menu in the window, and from there where it opens, over the margin of the start page."""
SETTLES_S = 5.0


@dataclass(slots=True)
class Times:
    """Milliseconds by the clock, and of work of the process."""

    by_clock: list[float] = field(default_factory=list)
    worked: list[float] = field(default_factory=list)

    def add(self, after_ms: float, worked_ms: float) -> None:
        """One more."""
        self.by_clock.append(after_ms)
        self.worked.append(worked_ms)

    @property
    def median(self) -> float:
        """The middle one."""
        return statistics.median(self.by_clock)

    def __str__(self) -> str:
        least, most = min(self.by_clock), max(self.by_clock)
        worked = statistics.median(self.worked)
        return f"{least:5.0f} {self.median:5.0f} {most:5.0f} ms, worked {worked:4.0f} ms"


Measured = Mapping[str, tuple[Times, Times]]
"""Until painted and until answered, by name."""


@dataclass(frozen=True, slots=True)
class Start:
    """A way to start a program; ``prepare`` comes before each."""

    command: tuple[str, ...]
    prepare: Callable[[], object] = lambda: None
    answers: bool = True


def picture_in(home: Path) -> Path:
    """Where the picture of the start page is kept."""
    return home / "bgdesk" / "cache" / PICTURE_FILE


def keep_picture(stage: Stage, home: Path) -> None:
    """Open the window and close it when everything is on it."""
    with stage.started(*BGDESK, home=home) as seen:
        time.sleep(SETTLES_S)
        stage.desktop.command("wmctrl", "-c", "bgdesk")
        stage.desktop.wait_for(lambda: is_over(seen.pid))
    assert picture_in(home).exists(), "no picture was kept"


def is_over(pid: int) -> bool:
    """Whether a process has ended, whoever still has to hear of it."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return fields[0] == "Z"


def answer_ms(stage: Stage) -> float:
    """How long it takes from now until something follows from a click on the first menu of the window."""
    begun = time.perf_counter()
    xdotool = partial(stage.desktop.command, "xdotool")
    search = ("search", "--onlyvisible", "--name", "bgdesk$")
    told = xdotool(*search, "mousemove", "--window", "%1", *map(str, MENU), "getmouselocation", "--shell")
    place = dict(line.split("=") for line in told.splitlines())
    at = int(place["X"]) + BELOW_MENU[0], int(place["Y"]) + BELOW_MENU[1]
    before = stage.pixels.at(*at)
    xdotool("click", "1")
    while stage.pixels.at(*at) == before:
        if time.perf_counter() - begun > LONGEST_WAIT_S:
            raise TimeoutError("nothing followed from a click")
        time.sleep(0.001)
    return (time.perf_counter() - begun) * 1000


def measure(
    stage: Stage,
    home: Path,
    starts: Mapping[str, Start],
    rounds: int,
    changes: Mapping[str, str] | None = None,
) -> Measured:
    """The programs take turns; the first round only warms."""
    times = {name: (Times(), Times()) for name in starts}
    for number in range(rounds + 1):
        for name, start in starts.items():
            start.prepare()
            painted, answered = times[name] if number else (Times(), Times())
            with stage.started(*start.command, home=home, changes=changes) as seen:
                painted.add(seen.after_ms, seen.cpu_ms)
                if start.answers:
                    answered.add(*until_answered(stage, seen))
            stage.desktop.command("xdotool", "mousemove", "1590", "990")
    return times


def until_answered(stage: Stage, seen: Seen) -> tuple[float, float]:
    """Since the start of the process: milliseconds by the clock, and of work."""
    return seen.after_ms + answer_ms(stage), cpu_ms(seen.pid)


def report(times: Measured) -> None:
    """Print a line for each, or two."""
    for name, (painted, answered) in times.items():
        print(f"{name:26} painted {painted}", flush=True)
        if answered.by_clock:
            print(f"{'':26} answers {answered}", flush=True)


def starts_of(home: Path, other: str | None) -> dict[str, Start]:
    """What is compared: with the picture that was kept, without one as at the first start, the others."""
    picture = picture_in(home)
    kept = picture.read_bytes()
    starts = {
        "bgdesk": Start(BGDESK, lambda: picture.write_bytes(kept)),
        "bgdesk without a picture": Start(BGDESK, lambda: picture.unlink(missing_ok=True)),
        "bare window of PySide6": Start(BARE),
    }
    return starts | ({"GNU Backgammon": Start((other, "-w"), answers=False)} if other else {})


def all_times(other: str | None) -> Measured:
    """Print everything; the times with compiled modules."""
    with tempfile.TemporaryDirectory() as folder, open_stage(Path(folder)) as stage:
        home = Path(folder)
        for _ in range(2):  # the settings and the library are there only at the second start
            keep_picture(stage, home)
        starts = starts_of(home, other)
        print("Least, median, most; with compiled modules:", flush=True)
        times = measure(stage, home, starts, ROUNDS)
        report(times)
        print("With nothing compiled:", flush=True)
        never = {"PYTHONDONTWRITEBYTECODE": "1", "PYTHONPYCACHEPREFIX": str(home / "nothing")}
        report(measure(stage, home, starts, ROUNDS_UNCOMPILED, never))
    return times


def main() -> int:
    """Measure and print; 1 when a target is missed."""
    reason = why_not() or ("" if sys.platform == "linux" else "skipped: reads what Linux says of processes")
    if reason:
        print(reason)
        return 0
    other = gnubg()
    times = all_times(other)
    answers = times["bgdesk"][1].median / times["bare window of PySide6"][1].median
    print(f"answers: {answers:.2f} of a bare window (target: at most {ANSWERS})")
    if other is None:
        print("painted: no ratio, gnubg is not installed")
        return int(answers > ANSWERS)
    painted = times["bgdesk"][0].median / times["GNU Backgammon"][0].median
    print(f"painted: {painted:.2f} of GNU Backgammon (target: at most {PAINTED})")
    return int(answers > ANSWERS or painted > PAINTED)


if __name__ == "__main__":
    sys.exit(main())
