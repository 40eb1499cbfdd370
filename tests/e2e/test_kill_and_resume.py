"""A player whose program is killed at any moment finds everything that he was shown."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from bgdesk.library.draft import Draft
from bgdesk.library.journal import LoadedMatch
from bgdesk.library.opening import open_library
from bgdesk.match.codec.record_codec import entry_to_json
from bgdesk.match.dice.fair_dice import commitment
from bgdesk.match.state import Phase
from tests.folders import ROOT

KILLS = int(os.environ.get("BGDESK_KILLS", "10"))
"""How many times to kill; set ``BGDESK_KILLS`` for a longer run."""
LONGEST_LIFE_S = 0.5


class Shown:
    """What the killed program had shown, over all its lives."""

    def __init__(self) -> None:
        self.entries: dict[str, dict[int, Any]] = {}
        self.match_id = ""
        self.count = 0
        self.draft: Any = None

    def read(self, line: str) -> None:
        """Take in one whole line."""
        kind, *parts = _parts(line)
        if kind == "R":
            self.match_id, self.count, self.draft = parts
        elif kind == "E":
            self.count, entry, self.draft = parts
            self.entries.setdefault(self.match_id, {})[self.count - 1] = entry
        else:
            self.count, self.draft = parts


def _parts(line: str) -> list[Any]:
    kind, rest = line.split(" ", 1)
    decoder, parts, at = json.JSONDecoder(), [], 0
    while at < len(rest.rstrip()):
        value, at = decoder.raw_decode(rest, at)
        parts.append(value)
        at += 1
    return [kind, *parts]


def _run(home: Path, *numbers: int) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.e2e.kill_driver", str(home), *map(str, numbers)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def _live_and_die(home: Path, seed: int, life_s: float, shown: Shown) -> list[str]:
    """Run the program until the axe falls; its lines."""
    with _run(home, seed) as process:
        assert process.stdout
        assert process.stderr
        first = process.stdout.readline()
        assert first, process.stderr.read()
        axe = threading.Timer(life_s, process.kill)
        axe.start()
        text = first + process.stdout.read()
        axe.join()
        assert process.stderr.read() == ""
    lines = text.splitlines(keepends=True)
    whole = [line for line in lines if line.endswith("\n")]
    for line in whole:
        shown.read(line)
    return whole


def _check(loaded: LoadedMatch, shown: Shown) -> None:
    record = loaded.record
    for index, entry in shown.entries.get(shown.match_id, {}).items():
        assert entry_to_json(record.entries[index]) == entry
    unseen = len(record.entries) - shown.count
    assert 0 <= unseen <= 1, "at most what was about to be shown"
    dice = record.header.dice
    assert dice.secret
    assert dice.commitment == commitment(bytes.fromhex(dice.secret))
    if not unseen and shown.draft is not None:
        _check_draft(loaded.draft, shown.draft)


def _check_draft(found: Draft | None, shown: Any) -> None:
    """The draft is the one shown, or the next one, which was on its way to the screen."""
    now = json.loads(replace(found or Draft(), elapsed_ms=0).to_json())
    before, after = shown["steps"], now["steps"]
    shorter, longer = sorted((before, after), key=len)
    assert longer[: len(shorter)] == shorter
    changes = (len(longer) - len(shorter)) + (now["swapped"] != shown["swapped"])
    assert changes <= 1


def _check_beginning(line: str, kept: LoadedMatch) -> None:
    """The next life begins at the same click of the same turn."""
    _, match_id, count, draft = _parts(line)
    assert match_id == kept.record.header.id
    assert count == len(kept.record.entries)
    if kept.record.state.phase in (Phase.TO_PLAY, Phase.RESIGNATION_OFFERED):
        assert draft == json.loads(replace(kept.draft or Draft(), elapsed_ms=0).to_json())


def test_whatever_was_shown_is_there_after_a_kill_at_any_moment(tmp_path: Path) -> None:
    chance = random.Random(20)
    shown = Shown()
    total = 0
    kept: LoadedMatch | None = None
    for kill in range(KILLS):
        lines = _live_and_die(tmp_path, kill, chance.uniform(0.0, LONGEST_LIFE_S), shown)
        total += len(lines)
        if kept is not None and kept.record.state.phase is not Phase.OVER:
            _check_beginning(lines[0], kept)
        with open_library(tmp_path).library as library:
            kept = library.journal.load(shown.match_id)
            _check(kept, shown)
    assert total > KILLS, "something happened between the kills"


def test_steps_of_a_play_are_there_after_a_kill_while_a_resignation_waits_for_its_answer(
    tmp_path: Path,
) -> None:
    with _killed(_run(tmp_path, 4, 2)) as process:
        draft = _draft_of_the_offer(process)
    with open_library(tmp_path).library as library:
        (unfinished,) = library.unfinished()
        kept = library.journal.load(unfinished.id)
    assert kept.record.state.phase is Phase.RESIGNATION_OFFERED
    assert kept.draft
    assert json.loads(replace(kept.draft, elapsed_ms=0).to_json()) == draft
    with _killed(_run(tmp_path, 4, 2)) as process:
        assert process.stdout
        _check_beginning(process.stdout.readline(), kept)


@contextmanager
def _killed(process: subprocess.Popen[str]) -> Iterator[subprocess.Popen[str]]:
    """``process`` until the block ends."""
    with process:
        try:
            yield process
        finally:
            process.kill()


def _draft_of_the_offer(process: subprocess.Popen[str]) -> Any:
    """The turn in progress when an offer to resign after two steps was shown."""
    assert process.stdout
    for line in process.stdout:
        kind, *parts = _parts(line)
        if kind == "E" and parts[1]["type"] == "resignation_offered" and len(parts[2]["steps"]) == 2:
            return parts[2]
    raise AssertionError(process.stderr and process.stderr.read())
