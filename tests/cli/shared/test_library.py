"""``bgdesk matches``, ``export`` and ``verify-dice``."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bgdesk.app.paths import find_paths
from bgdesk.formats.mat.writer import write
from bgdesk.library.library import Library
from bgdesk.library.opening import open_library
from bgdesk.match.codec.record_codec import record_to_text
from bgdesk.match.codec.study_codec import study_from_text
from bgdesk.match.dice.fair_dice import SEEDED, dice_source, fair_dice_record
from bgdesk.match.events import GameStarted, OpeningRolled, Rolled
from bgdesk.match.options import match_options
from bgdesk.match.record import DiceRecord, MatchRecord, next_dice
from bgdesk.match.state import Phase
from bgdesk.match.study import Study
from bgdesk.rules.dice import Dice
from tests.cli.runner import Runner, is_one_sentence
from tests.random_play import a_header, random_event

SECRET = bytes(range(32))


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Runner:
    return Runner(capsys, monkeypatch)


@pytest.fixture
def library(home: Path) -> Iterator[Library]:
    with open_library(find_paths(home).prepared().data).library as library:
        yield library


def fair_match(match_id: str, most: int = 100_000) -> MatchRecord:
    """A match with the dice that its secret gives."""
    record = MatchRecord(a_header(match_options(1), match_id, fair_dice_record(SECRET)))
    source, random = dice_source(record.header), Random(1)
    while record.state.phase is not Phase.OVER and len(record.entries) < most:
        event = random_event(record, random)
        roll = next_dice(record, source)
        assert roll
        match event:
            case Rolled():
                event = replace(event, dice=roll)
            case OpeningRolled():
                event = replace(event, white_die=roll.first, black_die=roll.second)
        record = record.append(event)
    return record


def store(library: Library, record: MatchRecord) -> MatchRecord:
    library.journal.begin(record.header)
    for index, entry in enumerate(record.entries):
        library.journal.append(record.header.id, index, entry)
    if record.state.phase is Phase.OVER:
        library.journal.finish(record)
    return record


def test_an_empty_library_says_so(run: Runner) -> None:
    said = run("matches").out.splitlines()
    assert said[0] == "There is no match in the library yet."
    assert said[1].endswith("bgdesk FILE")
    assert json.loads(run("matches", "--json").out) == []


def test_matches_are_listed(run: Runner, library: Library) -> None:
    done = store(library, fair_match("done"))
    store(library, fair_match("going", most=10))
    listed = json.loads(run("matches", "--json").out)
    assert [(match["id"], match["status"]) for match in listed] == [
        ("going", "unfinished"),
        ("done", "finished"),
    ]
    assert listed[1]["score"] == [done.state.score.white, done.state.score.black]
    assert (listed[1]["white"], listed[1]["black"], listed[1]["length"]) == ("Left", "Right", 1)
    lines = run("matches").out.splitlines()
    columns = ["id", "updated", "status", "white", "black", "variant", "length", "score", "pr"]
    assert lines[0].split() == [*columns, "name", "and", "tags"]
    assert lines[1].startswith("going")
    assert "done" in lines[2]


def test_opened_matches_are_listed_and_exported(run: Runner, library: Library, tmp_path: Path) -> None:
    store(library, fair_match("done"))
    study = Study(fair_match("elsewhere", most=20), (("event", "Open"),))
    opened = library.studies.add(study, "final.mat")
    listed = {match["status"]: match for match in json.loads(run("matches", "--json").out)}
    assert set(listed) == {"finished", "opened"}
    found = listed["opened"]
    assert (found["id"], found["source"], found["event"]) == (opened.id, "final.mat", "Open")
    assert (found["white"], found["length"], found["analyses"]) == ("Left", 1, 0)
    line = next(line for line in run("matches").out.splitlines() if "opened" in line)
    assert line.split()[0] == opened.id
    assert run("export", opened.id, tmp_path / "m.json").status == 0
    written = study_from_text((tmp_path / "m.json").read_text(encoding="utf-8"))
    assert written.record.entries == study.record.entries


def test_a_match_is_exported_by_suffix(run: Runner, library: Library, tmp_path: Path) -> None:
    record = store(library, fair_match("done"))
    assert run("export", "done", tmp_path / "m.mat").status == 0
    assert (tmp_path / "m.mat").read_text(encoding="utf-8") == write(Study(record)).text
    assert run("export", "done", tmp_path / "m.json").status == 0
    written = (tmp_path / "m.json").read_text(encoding="utf-8")
    assert study_from_text(written).record.entries == record.entries


def test_an_unfinished_match_can_be_exported_without_its_secret(
    run: Runner, library: Library, tmp_path: Path
) -> None:
    store(library, fair_match("going", most=10))
    assert run("export", "going", tmp_path / "m.json").status == 0
    assert SECRET.hex() not in (tmp_path / "m.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["nowhere/m.mat", "taken"])
def test_what_cannot_be_written_is_one_sentence(
    run: Runner, library: Library, tmp_path: Path, name: str
) -> None:
    store(library, fair_match("done"))
    (tmp_path / "taken.mat").mkdir()
    ran = run("export", "done", (tmp_path / name).with_suffix(".mat"))
    assert ran.status == 1
    assert is_one_sentence(ran.err)


def test_an_unknown_match_is_one_sentence(run: Runner, tmp_path: Path) -> None:
    for ran in (run("export", "nobody", tmp_path / "m.mat"), run("verify-dice", "nobody")):
        assert ran.status == 1
        assert ran.err == "bgdesk: There is no match nobody in the library.\n"


def test_an_unreadable_library_is_told_and_worked_around(run: Runner, home: Path) -> None:
    data = find_paths(home).prepared().data
    (data / "library.sqlite").write_bytes(b"no library" * 1000)
    ran = run("matches")
    assert ran.status == 0
    assert "not a library of bgdesk; it was left as it is" in ran.err


def test_right_dice_are_confirmed(run: Runner, library: Library, tmp_path: Path) -> None:
    record = store(library, fair_match("done"))
    (tmp_path / "m.json").write_text(record_to_text(record), encoding="utf-8")
    for ran in (run("verify-dice", "done"), run("verify-dice", tmp_path / "m.json")):
        assert ran.status == 0
        assert "All follow from the secret with the SHA-256 630dcd2966c4336691125448bbb25b4f" in ran.out


def test_wrong_dice_are_named(run: Runner, tmp_path: Path) -> None:
    record = fair_match("done")
    secret = bytes(32)
    header = replace(record.header, dice=fair_dice_record(secret))
    (tmp_path / "m.json").write_text(record_to_text(MatchRecord(header, record.entries)), encoding="utf-8")
    ran = run("verify-dice", tmp_path / "m.json")
    assert ran.status == 1
    assert is_one_sentence(ran.err)
    assert re.search(r"Rolls that are wrong: \d\d+\.", ran.err)
    assert ran.out.startswith("Roll 0 is ")


def checked(run: Runner, path: Path, change: Callable[[Any], None]) -> str:
    """What ``verify-dice`` says about the rolls of a fair match after ``change`` to the list of them."""
    plain = json.loads(record_to_text(fair_match("done")))
    change([entry for entry in plain["entries"] if "roll" in entry])
    path.write_text(json.dumps(plain), encoding="utf-8")
    ran = run("verify-dice", path)
    assert ran.status == 1
    assert is_one_sentence(ran.err)
    return ran.out


def test_dice_in_another_order_are_told_as_such(run: Runner, tmp_path: Path) -> None:
    def exchange(rolls: Any) -> None:
        later = next(entry for entry in rolls[1:] if len(set(entry["dice"])) == 2)
        later["dice"].reverse()

    (line,) = checked(run, tmp_path / "m.json", exchange).splitlines()
    assert re.fullmatch(r"Roll \d+ is \d\d in the record: the right dice in the wrong order\.", line)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (
            lambda dice: (dice.second, dice.first),
            "In roll 0, an opening roll, each player has the other's die.\n",
        ),
        (
            lambda dice: (dice.first % 6 + 1, dice.second),
            "Roll 0 is {recorded} in the record; {due} was due.\n",
        ),
    ],
)
def test_who_rolled_what_in_the_opening_is_told(
    run: Runner, tmp_path: Path, change: Callable[[Dice], tuple[int, int]], why: str
) -> None:
    header = a_header(match_options(3), dice=DiceRecord(SEEDED, seed=5))
    due = dice_source(header).roll(0)
    assert due
    white, black = change(due)
    entries = (GameStarted(1), OpeningRolled(white, black, 0))
    (tmp_path / "m.json").write_text(record_to_text(MatchRecord(header, entries)), encoding="utf-8")
    told = why.format(recorded=f"{white}{black}", due=f"{due.first}{due.second}")
    assert run("verify-dice", tmp_path / "m.json").out == told


def test_the_roll_that_was_due_is_told(run: Runner, tmp_path: Path) -> None:
    def leave_out(rolls: Any) -> None:
        rolls[-1]["roll"] += 1

    (line,) = checked(run, tmp_path / "m.json", leave_out).splitlines()
    assert re.fullmatch(
        r"Roll (\d+) stands where roll (\d+) was due: a roll was left out or used twice\.", line
    )


def test_what_was_noted_is_compared(run: Runner, library: Library) -> None:
    record = store(library, fair_match("done"))
    digest = record.header.dice.commitment or ""
    for noted, said in (
        ((digest,), "is the one that you noted"),
        ((digest[:8].upper(), digest[8:20]), "begins with the 20 digits that you noted, of 64"),
    ):
        ran = run("verify-dice", "done", "--fingerprint", *noted)
        assert (ran.status, said in ran.out) == (0, True)
    ran = run("verify-dice", "done", "--fingerprint", "0" * 64)
    assert (ran.status, ran.out) == (1, "")
    assert digest in ran.err
    assert run("verify-dice", "done", "--fingerprint", digest[:15]).status == 2


def test_a_match_under_way_can_be_compared_but_not_checked(run: Runner, library: Library) -> None:
    record = store(library, fair_match("going", most=10))
    ran = run("verify-dice", "going", "--fingerprint", record.header.dice.commitment or "")
    assert ran.status == 1
    assert "is the one that you noted" in ran.out
    assert "is revealed when the match is over" in ran.err


def test_dice_without_a_secret_cannot_be_checked(run: Runner, library: Library, tmp_path: Path) -> None:
    store(library, fair_match("going", most=10))
    ran = run("verify-dice", "going")
    assert ran.status == 1
    assert "is revealed when the match is over" in ran.err
    typed = MatchRecord(a_header(match_options(1), "typed", DiceRecord("manual")))
    (tmp_path / "m.json").write_text(record_to_text(typed), encoding="utf-8")
    assert "typed in" in run("verify-dice", tmp_path / "m.json").err


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe\x00",
        b"{}",
        b"[" * 100_000,
        b'{"format": "bgdesk-match"}',
        b"; [Site]\n 7 point match\n",
    ],
)
def test_a_file_that_is_no_record_is_one_sentence(run: Runner, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "m.json").write_bytes(content)
    ran = run("verify-dice", tmp_path / "m.json")
    assert ran.status == 1
    assert is_one_sentence(ran.err)


def test_a_missing_file_is_one_sentence(run: Runner, tmp_path: Path) -> None:
    ran = run("verify-dice", tmp_path / "m.json")
    assert ran.status == 1
    assert ran.err == f"bgdesk: There is no file {tmp_path / 'm.json'}.\n"
