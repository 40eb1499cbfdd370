"""What is said of a library before anything is done to it, and what the next start then says and does."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bgdesk.library import schema
from bgdesk.library.backups import back_up_today
from bgdesk.library.keeping import picture as picturing
from bgdesk.library.keeping.check import Health, check
from bgdesk.library.keeping.wording import checkup_messages
from bgdesk.library.library import Library
from bgdesk.library.opening import open_library, present_library
from bgdesk.library.problems import JournalError, Trouble
from tests.library.rescue.damage import PAGE, filled_library
from tests.library.rescue.test_rescue import left_open

TODAY = datetime(2026, 11, 20, tzinfo=UTC)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return filled_library(tmp_path)


def files_in(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def said_of(path: Path) -> str:
    """What the check says; it changes nothing but for the mark that damage was met."""
    before = files_in(path.parent)
    said = " ".join(map(str, checkup_messages(check(path))))
    assert {name: one for name, one in files_in(path.parent).items() if "damaged" not in name} == before
    return said


def told_at_start(folder: Path) -> str:
    try:
        opened = open_library(folder)
    except JournalError as problem:
        return str(problem)
    opened.library.close()
    return " ".join(map(str, opened.told))


def test_a_sound_library_is_counted(file: Path) -> None:
    found = check(file)
    assert found.is_sound
    assert (found.counts.played, found.counts.opened, found.counts.analyses) == (3, 1, 1)
    left_open(file)
    assert "is sound" in said_of(file)


def test_a_library_that_is_open_is_looked_at_as_it_is(file: Path) -> None:
    with Library(file) as library:
        library.catalogue.discard(("match-0",))
        assert check(file).counts.binned == 1


def test_a_library_that_somebody_holds_is_not_taken_for_damaged(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def held(*_: object) -> None:
        error = sqlite3.OperationalError("database is locked")
        error.sqlite_errorcode = sqlite3.SQLITE_BUSY
        raise error

    monkeypatch.setattr(picturing, "_copy_files", held)
    with pytest.raises(JournalError) as caught:
        check(file)
    assert caught.value.trouble is Trouble.BUSY
    assert not list(file.parent.glob("*.damaged"))


def test_a_match_that_cannot_be_read_is_named(file: Path) -> None:
    with Library(file) as library:
        library._store.read("UPDATE entry SET body = '{}' WHERE match_id = 'match-1' AND number = 5")
    assert not check(file).is_sound
    assert "These matches cannot be read: White 1 against Bot" in said_of(file)


def test_how_far_it_is_can_be_heard_and_stopped(file: Path) -> None:
    heard: list[tuple[int, int]] = []
    check(file, lambda done, total: heard.append((done, total)))
    assert heard == [(number, 4) for number in range(4)]


def empty(file: Path) -> None:
    file.write_bytes(b"")


def without_tables(file: Path) -> None:
    file.unlink()
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("VACUUM")
    connection.close()


def log_beside_no_tables(file: Path) -> None:
    without_tables(file)
    Path(f"{file}-wal").write_bytes(b"\x37\x7f\x06\x82" + b"\xff" * 5000)


def garbled_log(file: Path) -> None:
    left_open(file)
    log = Path(f"{file}-wal")
    content = bytearray(log.read_bytes())
    content[8:16] = b"\xff" * 8
    log.write_bytes(content)


def missing_log(file: Path) -> None:
    left_open(file)
    file.with_name(f"{file.name}.running").touch()
    Path(f"{file}-wal").unlink()


def newer(file: Path) -> None:
    left_open(file)
    connection = sqlite3.connect(file)
    connection.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    connection.close()
    Path(f"{file}-wal").write_bytes(b"\xff" * 5000)


def foreign(file: Path) -> None:
    file.unlink()
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE recipe (name TEXT)")
    connection.execute("PRAGMA user_version = 99")
    connection.commit()
    connection.close()
    Path(f"{file}-wal").write_bytes(b"\xff" * 5000)


@pytest.mark.parametrize(
    ("harm", "checked", "started"),
    [
        (empty, "Nothing stands in the library", "was empty (0 bytes), and there is no backup of it"),
        (without_tables, "Nothing stands in the library", "it was begun anew"),
        (log_beside_no_tables, "Nothing in it can be read", "Nothing in the library"),
        (garbled_log, "newest moves may be missing", "newest moves may be missing"),
        (missing_log, "is gone since then", "is gone since then"),
        (newer, "newer bgdesk; it was left", "newer bgdesk; it was left"),
        (foreign, "not a library of bgdesk; it was left", "library-2.sqlite is used instead"),
    ],
)
def test_each_harm_has_its_own_true_sentence_and_nothing_is_overwritten(
    file: Path, harm: Callable[[Path], None], checked: str, started: str
) -> None:
    harm(file)
    before = files_in(file.parent)
    assert checked in said_of(file)
    assert started in told_at_start(file.parent)
    kept = files_in(file.parent).values()
    if harm not in (without_tables, missing_log):
        assert all(content in kept for content in before.values() if content)
    assert told_at_start(file.parent) == "" or harm in (newer, foreign)


@pytest.mark.parametrize("harm", [empty, without_tables])
def test_a_backup_fills_what_is_empty(file: Path, harm: Callable[[Path], None]) -> None:
    assert back_up_today(file, TODAY)
    harm(file)
    assert "will come back from the backup library-day-2026-11-20.sqlite" in said_of(file)
    assert "came back from the backup" in told_at_start(file.parent)


def test_a_library_that_is_gone_is_told_where_there_is_a_backup(file: Path) -> None:
    backup = back_up_today(file, TODAY)
    file.unlink()
    assert check(file).health is Health.ABSENT
    assert f"is gone. There is a backup of it, which can be restored: {backup}" in said_of(file)
    assert f"is gone, and a new one was begun. There is a backup of it, which can be restored: {backup}" in (
        told_at_start(file.parent)
    )
    assert told_at_start(file.parent) == ""


def test_damage_is_told_with_what_will_be_missing_and_the_next_start_sees_it(file: Path) -> None:
    content = file.read_bytes()
    file.write_bytes(content[: 20 * PAGE] + bytes(10 * PAGE) + content[30 * PAGE :])
    said = said_of(file)
    assert "is damaged; nothing in it was changed" in said
    assert "Nothing will be missing." in said or "These matches" in said
    assert "The library was damaged" in told_at_start(file.parent)


def test_the_library_in_use_is_the_one_that_a_start_opens(file: Path) -> None:
    assert present_library(file.parent) == file
    file.write_bytes(b"no library at all" * 500)
    assert present_library(file.parent).name == "library-2.sqlite"
