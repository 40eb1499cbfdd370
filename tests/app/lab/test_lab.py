"""The table that is set up: kept with every change, undone as it was, and never near a match."""

from __future__ import annotations

import itertools
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from bgdesk.app.lab.lab import MOST_STEPS, Lab
from bgdesk.app.lab.reading import UnreadText, read_setup
from bgdesk.library.bench import Bench
from bgdesk.library.library import Library
from bgdesk.library.problems import JournalError, Trouble
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.setup.setup import (
    TableSetup,
    cleared,
    mirrored,
    moved,
    new_setup,
    places,
    started,
    with_count,
    with_game,
)
from bgdesk.match.setup.setup_codec import setup_from_text
from bgdesk.rules.player import Player
from bgdesk.rules.variants import RULESETS
from tests.folders import ROOT
from tests.random_play import a_header, play_on

WHITE = Player.WHITE
ACTIONS = 2_000


def random_change(setup: TableSetup, random: Random) -> TableSetup:
    player, known = random.choice(tuple(Player)), places(setup.ruleset)
    source, target = random.choice(known), random.choice(known)
    return random.choice(
        (
            lambda: with_count(setup, player, target, random.randrange(6)),
            lambda: moved(setup, player, source, target, random.randrange(1, 4)),
            lambda: mirrored(setup),
            lambda: started(setup),
            lambda: cleared(setup),
            lambda: with_game(setup, random.choice(list(RULESETS))),
        )
    )()


def content(path: Path) -> list[str]:
    """Everything in the library but the bench."""
    with closing(sqlite3.connect(path)) as connection:
        return [line for line in connection.iterdump() if '"bench"' not in line]


def test_two_thousand_random_actions_leave_everything_else_in_the_library_alone(
    qtbot: QtBot, tmp_path: Path
) -> None:
    with Library(tmp_path / "library.db") as library:
        record = play_on(MatchRecord(a_header(match_options(3))), Random(7), 40)
        library.journal.begin(record.header)
        for number, entry in enumerate(record.entries):
            library.journal.append(record.header.id, number, entry)
        before = content(library.path)
        assert any("game_started" in line for line in before)
        lab, random = Lab(lambda: library.bench), Random(5)
        for _ in range(ACTIONS):
            act = random.randrange(10)
            if act < 2:
                lab.undo() if act else lab.redo()
            elif act == 2:
                library.bench.save(f"position {random.randrange(9)}", "{}")
            else:
                lab.change(random_change(lab.setup, random))
        kept = lab.setup
        assert content(library.path) == before
        assert Lab(lambda: library.bench).setup == kept  # nothing was closed in between


def test_undo_brings_back_the_table_before_and_redo_the_one_after(qtbot: QtBot) -> None:
    lab = Lab(NoShelf)
    first = lab.setup
    tables = [first]
    for wanted in range(1, 4):
        assert lab.change(with_count(lab.setup, WHITE, 6, wanted))
        tables.append(lab.setup)
    assert not lab.change(lab.setup)
    for table in reversed(tables[:-1]):
        lab.undo()
        assert lab.setup == table
    assert not lab.can_undo
    lab.redo()
    assert lab.setup == tables[1]
    lab.change(mirrored(lab.setup))
    assert not lab.can_redo
    for _ in range(MOST_STEPS + 20):
        lab.change(mirrored(lab.setup))
    steps = 0
    while lab.can_undo:
        lab.undo()
        steps += 1
    assert steps == MOST_STEPS


class NoShelf:
    """A disk that fails, once a draft that makes no sense was on it."""

    def draft(self) -> str | None:
        return '{"options": 7}'

    def keep_draft(self, body: str) -> None:
        raise JournalError(Trouble.DISC_FULL, "library.db")


def test_a_disk_that_fails_is_told_of_once(qtbot: QtBot) -> None:
    told: list[str] = []
    lab = Lab(NoShelf)
    lab.keep_failed.connect(told.append)
    assert lab.setup == new_setup()
    lab.change(mirrored(lab.setup))
    lab.undo()
    QCoreApplication.processEvents()
    assert len(told) == 1
    assert "full" in told[0]


def test_positions_with_names_are_kept_apart_from_the_draft(tmp_path: Path) -> None:
    path = tmp_path / "library.db"
    with Library(path) as library:
        bench: Bench = library.bench
        bench.keep_draft("[1]")
        first = bench.save("Openings/31", "[2]")
        second = bench.save("Ace-point", "[3]")
        assert bench.save("Openings/31", "[4]") == first
        bench.rename(second, "Back games/ace-point")
    with Library(path) as library:
        assert [(one.name, one.body) for one in library.bench.positions()] == [
            ("Back games/ace-point", "[3]"),
            ("Openings/31", "[4]"),
        ]
        library.bench.remove(first)
        library.bench.remove("draft")
        assert [one.id for one in library.bench.positions()] == [second]
        assert library.bench.draft() == "[1]"


def test_a_position_is_read_out_of_any_text_and_a_bad_one_says_why() -> None:
    xgid = "XGID=-b----E-C---eE---c-e----B-:1:1:-1:52:3:4:0:7:10"
    read = read_setup(f"What now?\n\u200f<b>{xgid}</b>\nPosition ID: 4HPwATDgc/ABMA")
    assert isinstance(read, TableSetup)
    assert (read.cube.value, read.turn, str(read.dice), read.options.length) == (2, Player.BLACK, "52", 7)
    plakoto = read_setup("bgd1:plakoto:b:24x12,20x2,15p:24x13,11,10.")
    assert isinstance(plakoto, TableSetup)
    assert plakoto.ruleset.id == "plakoto"
    assert read_setup("hello") == UnreadText()
    for bad in (xgid.replace(":52:", ":72:"), xgid.replace("-b--", "pb--"), "bgd1:chess:w:1:1", "x" * 10**6):
        assert isinstance(read_setup(bad), UnreadText)
    fault = read_setup(xgid.replace(":52:", ":72:"))
    assert isinstance(fault, UnreadText)
    assert "72" in fault.fault
    huge = read_setup(xgid.replace(":1:1:-1:", ":59:1:-1:"))
    assert isinstance(huge, UnreadText)
    assert huge.fault


WRITER = """
import sys
from pathlib import Path
from bgdesk.app.lab.lab import Lab
from bgdesk.library.library import Library
from bgdesk.match.setup.setup import mirrored, with_count
from bgdesk.match.setup.setup_codec import setup_from_text
from bgdesk.rules.player import Player
library = Library(Path(sys.argv[1]))
lab = Lab(lambda: library.bench)
for step in range(100_000):
    lab.change(with_count(mirrored(lab.setup), Player.WHITE, 6, step % 5))
    print(library.bench.draft(), flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL on Windows")
def test_a_program_that_is_killed_has_kept_the_last_change(tmp_path: Path) -> None:
    file = tmp_path / "library.db"
    command = [sys.executable, "-c", WRITER, str(file)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout
        said = list(itertools.islice(process.stdout, 40))
        process.kill()
        said += process.stdout.readlines()
    with Library(file) as library:
        kept = Lab(lambda: library.bench).setup
    lines = [line.strip() for line in said if line.endswith("\n")]
    last = setup_from_text(lines[-1])
    following = {with_count(mirrored(last), WHITE, 6, count) for count in range(5)}
    assert kept in {last, *following}


def test_a_new_beginning_has_nothing_to_undo_and_keeps_what_stood_there(qtbot: QtBot, tmp_path: Path) -> None:
    with Library(tmp_path / "library.db") as library:
        lab = Lab(lambda: library.bench)
        lab.change(cleared(new_setup()))
        lab.begin(lab.setup)
        assert lab.can_undo, "nothing new was begun"
        before = lab.setup
        lab.begin(started(new_setup()))
        assert not lab.can_undo
        assert lab.earlier == before
        lab.begin(before)
        assert lab.setup == before
        assert lab.earlier == started(new_setup())
