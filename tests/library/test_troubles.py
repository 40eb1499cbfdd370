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
from bgdesk.library.draft import Draft
from bgdesk.library.library import Library
from bgdesk.library.opening import open_library
from bgdesk.library.problems import JournalError, LibraryTooNew, Trouble
from bgdesk.library.store import Store
from bgdesk.library.summaries import MatchStatus
from bgdesk.match.events import Entry, GameStarted
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from tests.folders import ROOT
from tests.library.conftest import make_read_only
from tests.random_play import a_header, play_on

RECORD = play_on(MatchRecord(a_header(match_options(9))), Random(5), eagerness=0.0)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "library.sqlite"


@pytest.fixture
def library(file: Path) -> Iterator[Library]:
    opened = Library(file)
    yield opened
    opened.close()


def append_until_refused(library: Library, entries: tuple[Entry, ...]) -> tuple[int, JournalError]:
    """How many entries were accepted before the first refusal, and the refusal."""
    for index, entry in enumerate(entries):
        try:
            library.journal.append("match-1", index, entry)
        except JournalError as problem:
            return index, problem
    pytest.fail("nothing was refused")


def fill_disc(ballast: Path) -> None:
    with ballast.open("wb", buffering=0) as file:
        while True:
            file.write(b"x" * 4096)


def limit_pages(library: Library) -> Callable[[int], None]:
    """A way to make the library file full at a number of pages, whatever the disc."""
    connection = library._store._connection
    return lambda pages: connection.execute(f"PRAGMA max_page_count = {pages}").fetchone()


def test_a_full_library_refuses_whole_steps_only(library: Library) -> None:
    library.journal.begin(RECORD.header)
    set_limit = limit_pages(library)
    set_limit(20)
    accepted, problem = append_until_refused(library, RECORD.entries)
    assert problem.trouble is Trouble.DISC_FULL
    assert "full" in str(problem)
    assert library.record("match-1").entries == RECORD.entries[:accepted]
    set_limit(10_000)
    library.journal.append("match-1", accepted, RECORD.entries[accepted])
    assert library.record("match-1").entries == RECORD.entries[: accepted + 1]


def test_a_match_that_begins_with_entries_is_stored_whole_or_not_at_all(library: Library) -> None:
    set_limit = limit_pages(library)
    set_limit(20)
    with pytest.raises(JournalError, match="full"):
        library.journal.begin(RECORD.header, RECORD.entries)
    assert library.matches() == ()
    set_limit(10_000)
    library.journal.begin(RECORD.header, RECORD.entries)
    assert library.journal.load("match-1").record.entries == RECORD.entries


def test_a_full_disc_loses_nothing_that_was_accepted(small_disc: Path) -> None:
    library = Library(small_disc / "library.sqlite")
    library.journal.begin(RECORD.header)
    ballast = small_disc / "ballast"
    with pytest.raises(OSError, match="space"):
        fill_disc(ballast)
    accepted, problem = append_until_refused(library, RECORD.entries)
    assert problem.trouble is Trouble.DISC_FULL
    assert library.record("match-1").entries == RECORD.entries[:accepted]
    ballast.unlink()
    library.journal.append("match-1", accepted, RECORD.entries[accepted])
    library.close()
    again = Library(small_disc / "library.sqlite")
    assert again.journal.load("match-1").record.entries == RECORD.entries[: accepted + 1]
    again.close()


def test_a_disc_that_turns_read_only_is_told(disc: Path) -> None:
    path = disc / "library.sqlite"
    with Library(path) as library:
        library.journal.begin(RECORD.header)
        library.journal.append("match-1", 0, RECORD.entries[0])
    make_read_only(disc)
    with pytest.raises(JournalError, match="cannot be written") as caught:
        Library(path)
    assert caught.value.trouble is Trouble.NOT_WRITABLE
    assert str(path) in str(caught.value)


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(JournalError, match="cannot be written"):
        Library(tmp_path / "nowhere" / "library.sqlite")


def test_a_folder_in_place_of_the_library_is_told(file: Path) -> None:
    file.mkdir()
    with pytest.raises(JournalError, match="cannot be written"):
        Library(file)


def test_a_file_in_place_of_the_lock_folder_is_told(file: Path, library: Library) -> None:
    file.with_name("library.sqlite.open").write_text("in the way")
    with pytest.raises(JournalError, match="cannot be written"):
        library.journal.begin(RECORD.header)
    assert library.matches() == ()


def test_a_library_held_by_another_program_is_told(file: Path) -> None:
    Store(file).close()
    store = Store(file, busy_ms=50)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(JournalError, match="Another program holds") as caught:
        store.add_match("match-1", "2026-11-21T00:00:00+00:00", "{}", None)
    assert caught.value.trouble is Trouble.BUSY
    other.execute("ROLLBACK")
    store.add_match("match-1", "2026-11-21T00:00:00+00:00", "{}", None)
    other.close()
    store.close()


def test_a_newer_library_is_not_touched(file: Path) -> None:
    Library(file).close()
    connection = sqlite3.connect(file)
    connection.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    connection.close()
    before = file.read_bytes()
    with pytest.raises(LibraryTooNew, match="newer bgdesk"):
        open_library(file.parent)
    assert file.read_bytes() == before
    assert [path.name for path in file.parent.iterdir() if path.is_file()] == [file.name]


@pytest.mark.parametrize(
    "content", [b"this is no database, whatever its name says" * 100, b"SQLite format 3\0xx"]
)
def test_an_unreadable_library_stays_as_it_is_beside_a_new_one(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    for _ in range(2):
        opened = open_library(file.parent)
        assert opened.library.path.name == "library-2.sqlite"
        told, instead = map(str, opened.told)
        assert str(file) in told
        assert "left as it is" in told
        assert "library-2.sqlite is used instead" in instead
        opened.library.close()
    assert file.read_bytes() == content


def test_a_database_of_another_program_is_not_taken(file: Path) -> None:
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE recipe (name TEXT)")
    connection.commit()
    connection.close()
    before = file.read_bytes()
    with pytest.raises(JournalError, match="not a library of bgdesk") as caught:
        Library(file)
    assert caught.value.trouble is Trouble.NOT_A_LIBRARY
    assert file.read_bytes() == before


def test_an_empty_file_becomes_a_library(file: Path) -> None:
    file.touch()
    with Library(file) as library:
        assert library.matches() == ()


def test_a_damaged_library_is_told_and_left(file: Path) -> None:
    with Library(file) as library:
        library.journal.begin(RECORD.header)
        for index, entry in enumerate(RECORD.entries):
            library.journal.append("match-1", index, entry)
    content = bytearray(file.read_bytes())
    half = len(content) // 8192 * 4096
    content[half:] = b"\xff" * (len(content) - half)
    file.write_bytes(content)
    with Library(file) as library, pytest.raises(JournalError, match="damaged; it was left"):
        library.matches()


def test_a_match_that_cannot_be_read_does_not_hide_the_others(file: Path, library: Library) -> None:
    for match_id in ("good", "bad entry", "bad header"):
        library.journal.begin(a_header(match_options(3), match_id))
        library.journal.append(match_id, 0, GameStarted(1))
    connection = sqlite3.connect(file)
    connection.execute("UPDATE entry SET body = '{\"type\": \"shouted\"}' WHERE match_id = 'bad entry'")
    connection.execute("UPDATE match SET header = '{}' WHERE id = 'bad header'")
    connection.commit()
    connection.close()
    assert [summary.id for summary in library.unfinished()] == ["good"]
    statuses = {summary.id: summary.status for summary in library.matches()}
    damaged, unfinished = MatchStatus.DAMAGED, MatchStatus.UNFINISHED
    assert statuses == {"good": unfinished, "bad entry": damaged, "bad header": damaged}
    with pytest.raises(JournalError, match="match bad entry cannot be read"):
        library.journal.load("bad entry")


def test_a_draft_that_cannot_be_read_is_an_empty_one(file: Path, library: Library) -> None:
    library.journal.begin(a_header(match_options(3)))
    library.journal.save_draft("match-1", Draft(elapsed_ms=7))
    connection = sqlite3.connect(file)
    connection.execute("UPDATE draft SET body = '[]'")
    connection.commit()
    connection.close()
    assert library.journal.load("match-1").draft == Draft()


def test_programs_that_start_together_make_one_library(file: Path) -> None:
    code = (
        "import pathlib, sys; from bgdesk.library.library import Library; Library(pathlib.Path(sys.argv[1]))"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", code, str(file)]
    starts = [subprocess.Popen(command, env=environment) for _ in range(6)]
    assert [start.wait() for start in starts] == [0] * 6
    with Library(file) as library:
        assert library.matches() == ()


@pytest.mark.parametrize("question", [0, 1, 2])
def test_a_library_that_another_program_is_just_making_is_not_foreign(
    file: Path, monkeypatch: pytest.MonkeyPatch, question: int
) -> None:
    asked: list[str] = []

    def then_the_other_comes(ask: Callable[..., int]) -> Callable[..., int]:
        def asks(*about: object) -> int:
            answer = ask(*about)
            asked.append(str(about))
            if len(asked) == question + 1:
                Library(file).close()
            return answer

        return asks

    connection = sqlite3.connect(file)
    with monkeypatch.context() as patched:
        for name in ("_pragma", "_is_empty"):
            patched.setattr(schema, name, then_the_other_comes(getattr(schema, name)))
        schema.check(connection, file)
    connection.close()


def damage(file: Path, *statements: str) -> None:
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA ignore_check_constraints = ON")
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


@pytest.fixture
def two_matches(file: Path) -> Path:
    with Library(file) as library:
        for name in ("good", "bad"):
            library.journal.begin(replace(RECORD.header, id=name))
            for index, entry in enumerate(RECORD.entries[:4]):
                library.journal.append(name, index, entry)
    return file


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
    with Library(two_matches) as library:
        assert {match.id: match.status for match in library.matches()} == {
            "good": MatchStatus.UNFINISHED,
            "bad": MatchStatus.DAMAGED,
        }
        assert [match.id for match in library.unfinished()] == ["good"]


def test_damaged_matches_do_not_spoil_the_dice_statistics(two_matches: Path) -> None:
    with Library(two_matches) as library:
        rolled = sum(library.dice_statistics().pairs)
    damage(two_matches, "UPDATE entry SET body = '{' WHERE match_id = 'bad'")
    with Library(two_matches) as library:
        assert sum(library.dice_statistics().pairs) * 2 == rolled
    damage(two_matches, "UPDATE match SET header = '{' WHERE id = 'good'")
    with Library(two_matches) as library:
        assert sum(library.dice_statistics().pairs) == 0


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be moved on Windows")
@pytest.mark.parametrize("puts_another", [False, True], ids=["moved", "replaced"])
def test_nothing_is_written_to_a_library_that_is_no_longer_there(file: Path, puts_another: bool) -> None:
    with Library(file) as library:
        library.journal.begin(RECORD.header)
        file.rename(file.with_name("elsewhere.sqlite"))
        if puts_another:
            file.write_bytes(b"")
        with pytest.raises(JournalError) as caught:
            library.journal.append(RECORD.header.id, 0, RECORD.entries[0])
    assert caught.value.trouble is Trouble.MOVED


def test_damage_that_is_met_while_reading_is_mended_at_the_next_start(tmp_path: Path) -> None:
    file = tmp_path / "library.sqlite"
    with Library(file) as library:
        library.journal.begin(RECORD.header)
        for index, entry in enumerate(RECORD.entries):
            library.journal.append(RECORD.header.id, index, entry)
    pages = bytearray(file.read_bytes())
    for start in range(len(pages) // 8192 * 4096, len(pages), 4096):
        pages[start : start + 8] = b"\xff" * 8
    file.write_bytes(pages)
    with Library(file) as library, pytest.raises(JournalError) as caught:
        library.matches()
    assert caught.value.trouble is Trouble.DAMAGED
    opened = open_library(tmp_path)
    with opened.library as library:
        assert "The library was damaged" in str(opened.told[0])
        assert library.path == file
