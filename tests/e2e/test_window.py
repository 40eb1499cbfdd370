"""The program as a person starts it: a window on a screen, a mouse, and a polite end."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from bgdesk.app.paths import find_paths
from bgdesk.app.settings import table
from bgdesk.app.settings.setting import AnySetting, Value
from bgdesk.app.settings.settings import Settings
from bgdesk.library.opening import open_library
from bgdesk.match import flow
from bgdesk.match.dice.fair_dice import SEEDED
from bgdesk.match.events import Played, StepPlayed
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Phase
from bgdesk.rules.player import Player
from tests.desktop import Desktop
from tests.folders import ROOT

SIZE = ("1440", "900")
LEFT, RIGHT = "1", "3"
TURNS = 4
WINDOW_STANDS_S = 2.0
"""After so long everything that is stored has been read."""
CHOSEN: Mapping[AnySetting, Value] = {
    table.LAST_OPPONENT: "friend",
    table.LAST_LENGTH: 1,
    table.DICE_KIND: SEEDED,
    table.LAST_SEED: 11,
    table.FORCED_PLAYS: False,
    table.REDUCE_MOTION: True,
}


class Program:
    """bgdesk on the screen, and a hand on the mouse."""

    def __init__(self, desktop: Desktop, process: subprocess.Popen[str], home: Path) -> None:
        self._desktop = desktop
        self._home = home
        self.process = process
        self.window = desktop.window("^bgdesk$")
        desktop.command("xdotool", "windowsize", self.window, *SIZE)

    def click(self, at: tuple[int, int], button: str = LEFT) -> None:
        """Click a pixel of the window."""
        x, y = map(str, at)
        self._desktop.command("xdotool", "mousemove", "--window", self.window, x, y)
        self._desktop.command("xdotool", "click", button)

    def key(self, key: str) -> None:
        """Press a key in whatever window is in front."""
        self._desktop.command("xdotool", "key", key)

    def go_on(self) -> None:
        """Press what has the keyboard on the start page, until the match is open."""
        time.sleep(WINDOW_STANDS_S)
        self.key("Return")
        leases = find_paths(str(self._home)).data / "library.sqlite.open"
        self._desktop.wait_for(lambda: leases.is_dir() and any(leases.iterdir()))

    def close(self) -> None:
        """Ask the window to close, as the button in its frame does."""
        self._desktop.command("wmctrl", "-i", "-c", self.window)
        assert self.process.wait(20) == 0

    def record(self) -> MatchRecord | None:
        """The match in the library, as far as it has come."""
        with open_library(find_paths(str(self._home)).data).library as library:
            matches = library.matches()
            return library.record(matches[0].id) if matches else None

    def wait_for_phase(self, phase: Phase, turns: int) -> MatchRecord:
        """The match, once so many turns were played and it waits for that."""
        found: list[MatchRecord] = []

        def has_come() -> bool:
            record = self.record()
            if record is None or record.state.phase is not phase or _turns(record) < turns:
                return False
            found.append(record)
            return True

        self._desktop.wait_for(has_come)
        return found[0]


def _turns(record: MatchRecord) -> int:
    return sum(isinstance(event, Played) for event in record.events)


@contextmanager
def started(desktop: Desktop, home: Path) -> Iterator[Program]:
    """The program with its window open."""
    with desktop.start(sys.executable, "-m", "bgdesk", "--home", str(home)) as process:
        yield Program(desktop, process, home)


@pytest.fixture
def places(tmp_path: Path) -> dict[str, tuple[int, int]]:
    """Where the things to click are."""
    command = [sys.executable, "-m", "tests.e2e.where", str(tmp_path / "elsewhere"), *SIZE]
    done = subprocess.run(command, cwd=ROOT, env=os.environ, capture_output=True, text=True, check=True)
    return {name: (x, y) for name, (x, y) in json.loads(done.stdout).items()}


@pytest.fixture
def user(home: Path) -> Path:
    """The home of somebody who likes to play a friend for one point."""
    paths = find_paths(str(home)).prepared()
    Settings(paths.settings).set_all(CHOSEN.items())
    return home


def test_a_match_is_begun_left_and_gone_on_with(
    desktop: Desktop, user: Path, places: dict[str, tuple[int, int]]
) -> None:
    with started(desktop, user) as program:
        program.key("ctrl+n")
        desktop.window("^New match$")
        program.key("Return")
        record = play_turns(program, places, TURNS)
        program.close()
    with started(desktop, user) as again:
        again.go_on()
        kept = play_turns(again, places, 1, done=TURNS)
        assert kept.events[: len(record.events)] == record.events
        again.close()


def play_turns(
    program: Program, places: dict[str, tuple[int, int]], count: int, done: int = 0
) -> MatchRecord:
    """Play ``count`` turns after the ``done`` first, checker by checker, with both buttons of the mouse."""
    record = program.wait_for_phase(Phase.TO_PLAY, done)
    for turn in range(done + 1, done + count + 1):
        assert record.state.turn
        assert record.state.dice
        play = flow.legal(record.state).plays[0]
        for step in play.steps:
            is_left = step.die == record.state.dice.high
            program.click(_pixel(places, record.state.turn, step.source), LEFT if is_left else RIGHT)
        dice = places[f"dice of {record.state.turn}"]
        program.click(dice)
        record = program.wait_for_phase(Phase.TO_PLAY, turn)
        assert _last_play(record) == tuple(StepPlayed(s.source, s.target, s.die) for s in play.steps)
    return record


def _pixel(places: dict[str, tuple[int, int]], player: Player, own: int) -> tuple[int, int]:
    return places[str(own if player is Player.WHITE else 25 - own)]


def _last_play(record: MatchRecord) -> tuple[StepPlayed, ...]:
    return next(event.steps for event in reversed(record.events) if isinstance(event, Played))


def test_a_window_closes_at_once_while_the_computer_thinks(
    desktop: Desktop, home: Path, places: dict[str, tuple[int, int]]
) -> None:
    paths = find_paths(str(home)).prepared()
    chosen: Mapping[AnySetting, Value] = {
        table.LAST_OPPONENT: "bots",
        table.LAST_LEVEL: "strongest",
        table.LAST_SECOND_LEVEL: "strongest",
        table.BOT_THINKING_S: 60,
    }
    Settings(paths.settings).set_all(chosen.items())
    with started(desktop, home) as program:
        program.key("ctrl+n")
        desktop.window("^New match$")
        program.key("Return")
        program.wait_for_phase(Phase.TO_PLAY, 0)
        program.close()
