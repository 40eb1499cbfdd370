"""Rows of a library changed in the file, and the library asked for everything that it shows of them."""

from __future__ import annotations

import atexit
import shutil
import sqlite3
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random

from bgdesk.library.library import Library
from bgdesk.library.listing import PLAYED
from bgdesk.library.problems import JournalError
from bgdesk.match.options import match_options
from tests.formats.sgf_studies import random_study
from tests.fuzz.verdict import Verdict, check_record, check_sentence, check_study
from tests.library.rescue.damage import named, play
from tests.match.autoplay import whole_match

_CHANGED = (
    ("match", "header"),
    ("entry", "body"),
    ("study", "body"),
    ("study", "remarks"),
    ("analysis", "body"),
)


class _Shelf:
    """A library of one played and one opened match, and a way into its file past all checks."""

    def __init__(self) -> None:
        folder = Path(tempfile.mkdtemp(prefix="bgdesk-fuzz"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        self.library = Library(folder / "library.sqlite")
        atexit.register(self.library.close)
        play(self.library, named(whole_match(match_options(1), seed=3), 1))
        study = random_study(match_options(1), seed=5)
        self.study_id = self.library.studies.add(study, "match.sgf").id
        self.file = sqlite3.connect(folder / "library.sqlite", isolation_level=None)
        atexit.register(self.file.close)
        for setting in ("synchronous = OFF", "ignore_check_constraints = ON"):
            self.file.execute(f"PRAGMA {setting}")

    def row(self, place: str) -> str:
        table, column, row = place.split()
        return str(self.file.execute(f"SELECT {column} FROM {table} LIMIT 1 OFFSET {int(row)}").fetchone()[0])

    def put(self, place: str, body: str) -> None:
        table, column, row = place.split()
        key = {"entry": "number", "match": "id", "study": "id", "analysis": "key"}[table]
        found = self.file.execute(f"SELECT {key} FROM {table} LIMIT 1 OFFSET {int(row)}").fetchone()[0]
        self.file.execute(f"UPDATE {table} SET {column} = ? WHERE {key} = ?", (body, found))


@cache
def _shelf() -> _Shelf:
    return _Shelf()


def row_samples() -> Sequence[tuple[str, bytes]]:
    """Every row, headed by its place."""
    shelf = _shelf()
    found = []
    for table, column in _CHANGED:
        (count,) = shelf.file.execute(f"SELECT count(*) FROM {table}").fetchone()
        places = [f"{table} {column} {row}" for row in range(0, count, 1 if count < 5 else 5)]
        found += [(place, f"{place}\n{shelf.row(place)}".encode()) for place in places]
    return found


def try_row(data: bytes, random: Random) -> Verdict:
    """Put the row into the file, read what the window shows, and take it out again."""
    place, _, body = data.decode().partition("\n")
    shelf = _shelf()
    before = shelf.row(place)
    shelf.put(place, body)
    try:
        return _read_everything(shelf, random)
    finally:
        shelf.put(place, before)


def _read_everything(shelf: _Shelf, random: Random) -> Verdict:
    library, verdict = shelf.library, Verdict.ACCEPTED
    for one in library.catalogue.matches(10):
        try:
            if one.kind == PLAYED:
                check_record(library.record(one.id), random)
                continue
            shelved = library.studies.load(one.id)
            verdict = Verdict.INSIDE if shelved.unreadable else verdict
            check_study(shelved.study, random)
            for remark in shelved.remarks:
                check_sentence(remark.sentence())
        except JournalError as problem:
            check_sentence(str(problem))
            verdict = Verdict.INSIDE
        library.studies.fill(one.id, one.kind, one.at)
    return verdict
