"""Full discs, folders that may not be written, locked, damaged, foreign and newer files."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bgdesk.library import schema
from bgdesk.library.journal import Draft, Journal, JournalError, LibraryTooNew, MatchStatus, Trouble
from bgdesk.library.opening import open_library
from bgdesk.library.store import Store
from bgdesk.match.events import Entry, GameStarted
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from tests.folders import ROOT
from tests.library.conftest import make_read_only
from tests.random_play import a_header, play_on

RECORD = play_on(MatchRecord(a_header(match_options(9))), Random(5), eagerness=0.0)


@pytest.fixture
def library(tmp_path: Path) -> Path:
    return tmp_path / "library.sqlite"


@pytest.fixture
def journal(library: Path) -> Iterator[Journal]:
    opened = Journal(library)
    yield opened
    opened.close()


def append_until_refused(journal: Journal, entries: tuple[Entry, ...]) -> tuple[int, JournalError]:
    """How many entries were accepted before the first refusal, and the refusal."""
    for index, entry in enumerate(entries):
        try:
            journal.append("match-1", index, entry)
        except JournalError as problem:
            return index, problem
    pytest.fail("nothing was refused")


def fill_disc(ballast: Path) -> None:
    with ballast.open("wb", buffering=0) as file:
        while True:
            file.write(b"x" * 4096)


def limit_pages(journal: Journal) -> Callable[[int], None]:
    """A way to make the library file full at a number of pages, whatever the disc."""
    connection = journal._store._connection
    return lambda pages: connection.execute(f"PRAGMA max_page_count = {pages}").fetchone()


def test_a_full_library_refuses_whole_steps_only(journal: Journal) -> None:
    journal.begin(RECORD.header)
    set_limit = limit_pages(journal)
    set_limit(20)
    accepted, problem = append_until_refused(journal, RECORD.entries)
    assert problem.trouble is Trouble.DISC_FULL
    assert "full" in str(problem)
    assert journal.record("match-1").entries == RECORD.entries[:accepted]
    set_limit(10_000)
    journal.append("match-1", accepted, RECORD.entries[accepted])
    assert journal.record("match-1").entries == RECORD.entries[: accepted + 1]


def test_a_match_that_begins_with_entries_is_stored_whole_or_not_at_all(journal: Journal) -> None:
    set_limit = limit_pages(journal)
    set_limit(20)
    with pytest.raises(JournalError, match="full"):
        journal.begin(RECORD.header, RECORD.entries)
    assert journal.matches() == ()
    set_limit(10_000)
    journal.begin(RECORD.header, RECORD.entries)
    assert journal.load("match-1").record.entries == RECORD.entries


def test_a_full_disc_loses_nothing_that_was_accepted(small_disc: Path) -> None:
    journal = Journal(small_disc / "library.sqlite")
    journal.begin(RECORD.header)
    ballast = small_disc / "ballast"
    with pytest.raises(OSError, match="space"):
        fill_disc(ballast)
    accepted, problem = append_until_refused(journal, RECORD.entries)
    assert problem.trouble is Trouble.DISC_FULL
    assert journal.record("match-1").entries == RECORD.entries[:accepted]
    ballast.unlink()
    journal.append("match-1", accepted, RECORD.entries[accepted])
    journal.close()
    again = Journal(small_disc / "library.sqlite")
    assert again.load("match-1").record.entries == RECORD.entries[: accepted + 1]
    again.close()


def test_a_disc_that_turns_read_only_is_told(disc: Path) -> None:
    path = disc / "library.sqlite"
    with Journal(path) as journal:
        journal.begin(RECORD.header)
        journal.append("match-1", 0, RECORD.entries[0])
    make_read_only(disc)
    with pytest.raises(JournalError, match="cannot be written") as caught:
        Journal(path)
    assert caught.value.trouble is Trouble.NOT_WRITABLE
    assert str(path) in str(caught.value)


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(JournalError, match="cannot be written"):
        Journal(tmp_path / "nowhere" / "library.sqlite")


def test_a_folder_in_place_of_the_library_is_told(library: Path) -> None:
    library.mkdir()
    with pytest.raises(JournalError, match="cannot be written"):
        Journal(library)


def test_a_file_in_place_of_the_lock_folder_is_told(library: Path, journal: Journal) -> None:
    library.with_name("library.sqlite.open").write_text("in the way")
    with pytest.raises(JournalError, match="cannot be written"):
        journal.begin(RECORD.header)
    assert journal.matches() == ()


def test_a_library_held_by_another_program_is_told(library: Path) -> None:
    Store(library).close()
    store = Store(library, busy_ms=50)
    other = sqlite3.connect(library, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(JournalError, match="Another program holds") as caught:
        store.add_match("match-1", "2026-11-21T00:00:00+00:00", "{}", None)
    assert caught.value.trouble is Trouble.BUSY
    other.execute("ROLLBACK")
    store.add_match("match-1", "2026-11-21T00:00:00+00:00", "{}", None)
    other.close()
    store.close()


def test_a_newer_library_is_not_touched(library: Path) -> None:
    Journal(library).close()
    connection = sqlite3.connect(library)
    connection.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    connection.close()
    before = library.read_bytes()
    with pytest.raises(LibraryTooNew, match="newer bgdesk"):
        open_library(library.parent)
    assert library.read_bytes() == before
    assert [path.name for path in library.parent.iterdir() if path.is_file()] == [library.name]


@pytest.mark.parametrize(
    "content", [b"this is no database, whatever its name says" * 100, b"SQLite format 3\0xx"]
)
def test_an_unreadable_library_stays_as_it_is_beside_a_new_one(library: Path, content: bytes) -> None:
    library.write_bytes(content)
    for _ in range(2):
        opened = open_library(library.parent)
        assert opened.journal.path.name == "library-2.sqlite"
        assert [problem.subject for problem in opened.passed_over] == [str(library)]
        assert "left as it is" in str(opened.passed_over[0])
        opened.journal.close()
    assert library.read_bytes() == content


def test_a_database_of_another_program_is_not_taken(library: Path) -> None:
    connection = sqlite3.connect(library)
    connection.execute("CREATE TABLE recipe (name TEXT)")
    connection.commit()
    connection.close()
    before = library.read_bytes()
    with pytest.raises(JournalError, match="not a library of bgdesk") as caught:
        Journal(library)
    assert caught.value.trouble is Trouble.NOT_A_LIBRARY
    assert library.read_bytes() == before


def test_an_empty_file_becomes_a_library(library: Path) -> None:
    library.touch()
    with Journal(library) as journal:
        assert journal.matches() == ()


def test_a_damaged_library_is_told_and_left(library: Path) -> None:
    with Journal(library) as journal:
        journal.begin(RECORD.header)
        for index, entry in enumerate(RECORD.entries):
            journal.append("match-1", index, entry)
    content = bytearray(library.read_bytes())
    content[4096:] = b"\xff" * (len(content) - 4096)
    library.write_bytes(content)
    with Journal(library) as journal, pytest.raises(JournalError, match="damaged; it was left"):
        journal.matches()


def test_a_match_that_cannot_be_read_does_not_hide_the_others(library: Path, journal: Journal) -> None:
    for match_id in ("good", "bad entry", "bad header"):
        journal.begin(a_header(match_options(3), match_id))
        journal.append(match_id, 0, GameStarted(1))
    connection = sqlite3.connect(library)
    connection.execute("UPDATE entry SET body = '{\"type\": \"shouted\"}' WHERE match_id = 'bad entry'")
    connection.execute("UPDATE match SET header = '{}' WHERE id = 'bad header'")
    connection.commit()
    connection.close()
    assert [summary.id for summary in journal.unfinished()] == ["good"]
    statuses = {summary.id: summary.status for summary in journal.matches()}
    damaged, unfinished = MatchStatus.DAMAGED, MatchStatus.UNFINISHED
    assert statuses == {"good": unfinished, "bad entry": damaged, "bad header": damaged}
    with pytest.raises(JournalError, match="match bad entry cannot be read"):
        journal.load("bad entry")


def test_a_draft_that_cannot_be_read_is_an_empty_one(library: Path, journal: Journal) -> None:
    journal.begin(a_header(match_options(3)))
    journal.save_draft("match-1", Draft(elapsed_ms=7))
    connection = sqlite3.connect(library)
    connection.execute("UPDATE draft SET body = '[]'")
    connection.commit()
    connection.close()
    assert journal.load("match-1").draft == Draft()


def test_programs_that_start_together_make_one_library(library: Path) -> None:
    code = (
        "import pathlib, sys; from bgdesk.library.journal import Journal; Journal(pathlib.Path(sys.argv[1]))"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", code, str(library)]
    starts = [subprocess.Popen(command, env=environment) for _ in range(6)]
    assert [start.wait() for start in starts] == [0] * 6
    with Journal(library) as journal:
        assert journal.matches() == ()


@pytest.mark.parametrize("question", [0, 1, 2])
def test_a_library_that_another_program_is_just_making_is_not_foreign(
    library: Path, monkeypatch: pytest.MonkeyPatch, question: int
) -> None:
    asked: list[str] = []

    def then_the_other_comes(ask: Callable[..., int]) -> Callable[..., int]:
        def asks(*about: object) -> int:
            answer = ask(*about)
            asked.append(str(about))
            if len(asked) == question + 1:
                Journal(library).close()
            return answer

        return asks

    connection = sqlite3.connect(library)
    with monkeypatch.context() as patched:
        for name in ("_pragma", "_is_empty"):
            patched.setattr(schema, name, then_the_other_comes(getattr(schema, name)))
        schema.check(connection, library)
    connection.close()


def damage(library: Path, *statements: str) -> None:
    connection = sqlite3.connect(library)
    connection.execute("PRAGMA ignore_check_constraints = ON")
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


@pytest.fixture
def two_matches(library: Path) -> Path:
    with Journal(library) as journal:
        for name in ("good", "bad"):
            journal.begin(replace(RECORD.header, id=name))
            for index, entry in enumerate(RECORD.entries[:4]):
                journal.append(name, index, entry)
    return library


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE match SET status = 'unfiNished' WHERE id = 'bad'",
        """UPDATE match SET header = CAST(x'7bff' AS TEXT) WHERE id = 'bad'""",
        """UPDATE match SET updated = CAST(x'ff' AS TEXT), header = '{' WHERE id = 'bad'""",
        """UPDATE entry SET body = CAST(x'ff' AS TEXT) WHERE match_id = 'bad'""",
    ],
    ids=["status", "header", "time", "entries"],
)
def test_one_damaged_match_hides_no_other(two_matches: Path, statement: str) -> None:
    damage(two_matches, statement)
    with Journal(two_matches) as journal:
        assert {match.id: match.status for match in journal.matches()} == {
            "good": MatchStatus.UNFINISHED,
            "bad": MatchStatus.DAMAGED,
        }
        assert [match.id for match in journal.unfinished()] == ["good"]


def test_damaged_matches_do_not_spoil_the_dice_statistics(two_matches: Path) -> None:
    with Journal(two_matches) as journal:
        rolled = sum(journal.dice_statistics().pairs)
    damage(two_matches, "UPDATE entry SET body = '{' WHERE match_id = 'bad'")
    with Journal(two_matches) as journal:
        assert sum(journal.dice_statistics().pairs) * 2 == rolled
    damage(two_matches, "UPDATE match SET header = '{' WHERE id = 'good'")
    with Journal(two_matches) as journal:
        assert sum(journal.dice_statistics().pairs) == 0


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be moved on Windows")
@pytest.mark.parametrize("puts_another", [False, True], ids=["moved", "replaced"])
def test_nothing_is_written_to_a_library_that_is_no_longer_there(library: Path, puts_another: bool) -> None:
    with Journal(library) as journal:
        journal.begin(RECORD.header)
        library.rename(library.with_name("elsewhere.sqlite"))
        if puts_another:
            library.write_bytes(b"")
        with pytest.raises(JournalError) as caught:
            journal.append(RECORD.header.id, 0, RECORD.entries[0])
    assert caught.value.trouble is Trouble.MOVED


def test_damage_that_is_met_while_reading_is_passed_over_at_the_next_start(tmp_path: Path) -> None:
    library = tmp_path / "library.sqlite"
    with Journal(library) as journal:
        journal.begin(RECORD.header)
        for index, entry in enumerate(RECORD.entries):
            journal.append(RECORD.header.id, index, entry)
    pages = bytearray(library.read_bytes())
    for start in range(4096, len(pages), 4096):
        pages[start : start + 8] = b"\xff" * 8
    library.write_bytes(pages)
    with Journal(library) as journal, pytest.raises(JournalError) as caught:
        journal.matches()
    assert caught.value.trouble is Trouble.DAMAGED
    opened = open_library(tmp_path)
    with opened.journal as journal:
        assert [problem.trouble for problem in opened.passed_over] == [Trouble.DAMAGED]
        journal.begin(RECORD.header)
