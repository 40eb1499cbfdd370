"""Damages every page of a library in turn, opens it as the program does, and looks for what nobody told.

``python -m tests.library.rescue.damage --seeds 5`` prints how often what happened.
"""

from __future__ import annotations

import argparse
import random
import shutil
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import NamedTuple

from bgdesk.library.library import Library
from bgdesk.library.listing import PLAYED
from bgdesk.library.opening import LIBRARY_NAME, open_library
from bgdesk.library.problems import JournalError
from bgdesk.match.events import Entry
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Study
from tests.library.test_studies import analysis
from tests.match.autoplay import whole_match

PAGE = 4096


class Kept(NamedTuple):
    """What happened in a match, and how it is called."""

    entries: tuple[Entry, ...]
    title: str


Content = dict[str, Kept]


def named(record: MatchRecord, number: int) -> MatchRecord:
    header = record.header
    seats = replace(header.seats, white=replace(header.seats.white, name=f"White {number}"))
    return MatchRecord(replace(header, id=f"match-{number}", seats=seats), record.entries)


def play(library: Library, record: MatchRecord, entries: int | None = None) -> None:
    """Store ``record`` entry by entry, so many of them or all."""
    library.journal.begin(record.header)
    for index, entry in enumerate(record.entries[:entries]):
        library.journal.append(record.header.id, index, entry, after=record.states[index + 1])
    if entries is None:
        library.journal.finish(record)
    library.journal.release(record.header.id)


def filled_library(folder: Path) -> Path:
    """Two finished matches, one that goes on, and an opened one with an analysis and a comment."""
    path = folder / LIBRARY_NAME
    path.write_bytes(_filled())
    return path


@cache
def _filled() -> bytes:
    """Made once; everything is in the file when it is closed."""
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / LIBRARY_NAME
        _fill(path)
        return path.read_bytes()


def _fill(path: Path) -> None:
    with Library(path) as library:
        for number in range(2):
            play(library, named(whole_match(match_options(3), seed=number), number))
        play(library, named(whole_match(match_options(3), seed=7), 2), entries=40)
        study = Study(whole_match(match_options(3), seed=5))
        added = library.studies.add(replace(study, analyses=(analysis(study.record),)), "match.mat")
        library.studies.own_words.comment(added.id, 3, "A word of my own.")


def content_of(library: Library) -> Content:
    """Every match by its id."""
    found = {}
    for one in library.catalogue.matches(10_000):
        is_played = one.kind == PLAYED
        record = library.record(one.id) if is_played else library.studies.load(one.id).study.record
        seats = record.header.seats
        found[one.id] = Kept(record.entries, f"{seats.white.name} against {seats.black.name}")
    return found


def damaged(path: Path, page: int, rng: random.Random) -> None:
    """Overwrite one page, counted from 0, with chance, zeros or another page."""
    content = bytearray(path.read_bytes())
    other = rng.randrange(len(content) // PAGE) * PAGE
    kinds = (rng.randbytes(PAGE), bytes(PAGE), bytes(content[other : other + PAGE]))
    content[page * PAGE : (page + 1) * PAGE] = rng.choice(kinds[: 2 if other == page * PAGE else 3])
    path.write_bytes(content)


def outcome(folder: Path, before: Content) -> str:
    """How the start after the damage goes: what is missing and not told is "silent"."""
    told = ""
    for _ in range(2):
        opened = open_library(folder)
        told += " ".join(map(str, opened.told))
        with opened.library as library:
            try:
                sqlite_check(library.path)
                now = content_of(library)
            except (JournalError, sqlite3.DatabaseError) as problem:
                mark(library, problem)
                continue
        changed = [one for one in before if now.get(one) != before[one]]
        missing = [one for one in changed if one not in told and before[one].title not in told]
        if missing:
            return f"silent: {missing}"
        return (
            "unnoticed, nothing lost" if not told else "nothing missing" if "nothing is" in told else "told"
        )
    return f"silent: cannot be read ({told})"


def sqlite_check(path: Path) -> None:
    """What the check of the day finds."""
    connection = sqlite3.connect(path)
    try:
        if connection.execute("PRAGMA integrity_check(1)").fetchone()[0] != "ok":
            raise sqlite3.DatabaseError("the check of the day")
    finally:
        connection.close()


def mark(library: Library, problem: Exception) -> None:
    assert any(word in str(problem) for word in ("damaged", "check of the day", "malformed")), problem
    library.path.with_name(f"{library.path.name}.damaged").touch()


def trials(seeds: int, every: int = 1) -> Iterator[tuple[int, int, str]]:
    """Seed, page and outcome of each."""
    with tempfile.TemporaryDirectory() as name:
        folder, sound = Path(name) / "data", Path(name) / "sound"
        sound.mkdir()
        path = filled_library(sound)
        with Library(path) as library:
            before = content_of(library)
        for seed in range(seeds):
            rng = random.Random(seed)
            for page in range(seed % every, path.stat().st_size // PAGE, every):
                shutil.rmtree(folder, ignore_errors=True)
                shutil.copytree(sound, folder)
                damaged(folder / LIBRARY_NAME, page, rng)
                yield seed, page, outcome(folder, before)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=5)
    counts: Counter[str] = Counter()
    for seed, page, what in trials(parser.parse_args().seeds):
        counts[what.split(":")[0]] += 1
        if what.startswith("silent"):
            sys.stdout.write(f"seed {seed}, page {page + 1}: {what}\n")
    for what, count in counts.most_common():
        sys.stdout.write(f"{count:6} {what}\n")


if __name__ == "__main__":
    main()
