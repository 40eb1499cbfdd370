"""A process that writes is killed at random moments: whatever it was told is safe has to be there."""

from __future__ import annotations

import itertools
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from bgdesk.library.find.wanted import Wanted
from bgdesk.library.journal import LoadedMatch
from bgdesk.library.library import Library
from bgdesk.match.options import match_options
from bgdesk.match.study import Study
from tests.folders import ROOT
from tests.match.autoplay import whole_match

KILLS = int(os.environ.get("BGDESK_KILLS", "20"))
"""How many times to kill; set ``BGDESK_KILLS`` for a longer run."""
MOST_LINES = 60
TIDY_KILLS = max(6, KILLS // 8)
CONDUCT_KILLS = 6


def play_until_killed(file: Path, match_id: str, random: Random) -> list[str]:
    return said_until_killed(("recorder.py", str(file), match_id, "1"), random)


def said_until_killed(arguments: tuple[str, ...], random: Random) -> list[str]:
    """What the process had acknowledged when it was killed, after a random number of lines."""
    program, *rest = arguments
    command = [sys.executable, str(Path(__file__).with_name(program)), *rest]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout
        lines = list(itertools.islice(process.stdout, random.randint(1, MOST_LINES)))
        process.send_signal(signal.SIGKILL)
        lines += process.stdout.readlines()
    return [line.strip() for line in lines if line.endswith("\n")]


def check_nothing_lost(loaded: LoadedMatch, lines: list[str]) -> None:
    """At most the one step that was under way is there beyond what was acknowledged."""
    entries = [int(line.split()[1]) for line in lines if line.startswith("entry")]
    safe = entries[-1] if entries else 0
    assert len(loaded.record.entries) in (safe, safe + 1)
    last = lines[-1].split()
    if last[0] == "draft" and len(loaded.record.entries) == safe:
        assert loaded.draft
        assert len(loaded.draft.steps) in (int(last[1]), int(last[1]) + 1)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL on Windows")
def test_everything_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    file, random = tmp_path / "library.sqlite", Random(7)
    acknowledged = {
        f"match-{number}": play_until_killed(file, f"match-{number}", random) for number in range(KILLS)
    }
    library = Library(file)
    for match_id, lines in acknowledged.items():
        check_nothing_lost(library.journal.load(match_id), lines)
    assert len(library.unfinished()) == KILLS
    library.close()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL on Windows")
def test_what_people_put_right_survives_a_kill(tmp_path: Path) -> None:
    file, random, seen = tmp_path / "library.sqlite", Random(7), set[str]()
    for number in range(CONDUCT_KILLS):
        match_id = f"match-{number}"
        lines = said_until_killed(("referee.py", str(file), match_id, str(number)), random)
        seen |= {line.split()[-1] for line in lines}
        with Library(file) as library:
            check_nothing_lost(library.journal.load(match_id), lines)
    assert {"PlayedIllegally", "TakenBack", "PositionSet"} <= seen


def check_tidy(library: Library, lines: list[str]) -> None:
    """What was acknowledged is there, and at most the one step after it."""
    (listed,) = (*library.catalogue.matches(), *library.catalogue.binned())
    done = len(lines)
    stands = {name: max(0, done - order + 2) // 3 for order, name in enumerate(("name", "tag", "bin"))}
    later = {name: max(0, done + 1 - order + 2) // 3 for order, name in enumerate(("name", "tag", "bin"))}
    for steps in (stands, later):
        last = {name: number - 1 for name, number in steps.items()}
        title = f"name {last['name']}" if steps["name"] else ""
        tags = (f"tag {last['tag']}",) if steps["tag"] else ()
        is_binned = bool(steps["bin"]) and last["bin"] % 2 == 0
        if (listed.title, listed.tags, listed.binned is not None) == (title, tags, is_binned):
            return
    pytest.fail(f"{done} steps were acknowledged, but it stands at {listed}")


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL on Windows")
def test_names_tags_and_the_bin_survive_a_kill(tmp_path: Path) -> None:
    random = Random(8)
    for number in range(TIDY_KILLS):
        file = tmp_path / f"{number}.sqlite"
        with Library(file) as library:
            record = whole_match(match_options(1), seed=3)
            match_id = library.studies.add(Study(record), "a.mat").id
        lines = said_until_killed(("tidier.py", str(file)), random)
        assert lines
        with Library(file) as library:
            check_tidy(library, lines)
            assert library.studies.load(match_id).study.record.entries == record.entries


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL on Windows")
def test_an_index_that_was_cut_off_is_completed(tmp_path: Path) -> None:
    file, random = tmp_path / "library.sqlite", Random(8)
    with Library(file) as library:
        for seed in range(4):
            library.studies.add(Study(whole_match(match_options(1), seed=seed)), f"{seed}.mat")
        list(library.decision_index.fill())
        expected = sorted(library.finder.search(Wanted()).refs())
    for _ in range(2):
        assert said_until_killed(("indexer.py", str(file)), random)
        with Library(file) as library:
            list(library.decision_index.fill())
            assert sorted(library.finder.search(Wanted()).refs()) == expected
