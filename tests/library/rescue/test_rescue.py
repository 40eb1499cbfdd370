"""A damaged library is made anew: what can be read is there again, what cannot is told."""

from __future__ import annotations

import shutil
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bgdesk.library.backups import back_up_today, backups
from bgdesk.library.library import Library
from bgdesk.library.opening import open_library
from bgdesk.library.rescue import rescue as rescuing
from tests.library.rescue.damage import PAGE, content_of, filled_library, trials

TODAY = datetime(2026, 11, 20, tzinfo=UTC)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return filled_library(tmp_path)


def left_open(file: Path) -> None:
    """As after a kill: everything that was played stands in the log."""
    copy = file.with_name("copy")
    with Library(file) as library:
        library.journal.load("match-2")
        library.bench.save("a name", "{}")
        for end in ("", "-wal"):
            shutil.copy(f"{file}{end}", f"{copy}{end}")
    for end in ("", "-wal"):
        Path(f"{copy}{end}").replace(f"{file}{end}")


def told(file: Path) -> str:
    opened = open_library(file.parent)
    opened.library.close()
    return " ".join(map(str, opened.told))


def test_no_page_is_lost_silently() -> None:
    outcomes = [what for _, _, what in trials(seeds=1, every=3)]
    assert len(outcomes) > 15
    assert [what for what in outcomes if what.startswith("silent")] == []
    assert "nothing missing" in outcomes
    assert "told" in outcomes


def test_a_whole_log_is_no_damage(file: Path) -> None:
    left_open(file)
    assert told(file) == ""


def test_the_moves_in_a_garbled_log_come_back_as_far_as_they_can_be_read(file: Path) -> None:
    left_open(file)
    log = Path(f"{file}-wal")
    content = bytearray(log.read_bytes())
    content[8:16] = b"\xff" * 8
    log.write_bytes(content)
    said = told(file)
    assert "newest moves may be missing" in said
    with Library(file) as library:
        assert [one.name for one in library.bench.positions()] == ["a name"]


def test_a_log_that_was_taken_away_after_a_kill_is_told(file: Path) -> None:
    left_open(file)
    file.with_name(f"{file.name}.running").touch()
    Path(f"{file}-wal").unlink()
    assert "is gone since then" in told(file)
    assert told(file) == ""


@pytest.mark.parametrize("has_log", [True, False])
def test_an_empty_file_is_filled_from_what_lies_beside_it(file: Path, has_log: bool) -> None:
    with Library(file) as library:
        before = content_of(library)
        if has_log:
            library.bench.save("a name", "{}")
        log = Path(f"{file}-wal").read_bytes()
    if has_log:
        Path(f"{file}-wal").write_bytes(log)
    assert back_up_today(file, TODAY)
    file.write_bytes(b"")
    said = told(file)
    assert "library-damaged-" in said
    with Library(file) as library:
        assert content_of(library) == before
        assert bool(library.bench.positions()) is has_log


def test_a_backup_fills_what_the_file_has_lost(file: Path) -> None:
    with Library(file) as library:
        before = content_of(library)
    assert back_up_today(file, TODAY)
    content = file.read_bytes()
    file.write_bytes(content[:PAGE] + bytes(len(content) - PAGE))
    said = told(file)
    assert "came back from the backup library-day-2026-11-20.sqlite" in said
    with Library(file) as library:
        assert content_of(library) == before


def test_what_was_cut_off_at_the_last_step_is_finished(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Library(file) as library:
        before = content_of(library)
    damaged = file.read_bytes()[PAGE:]
    file.write_bytes(bytes(PAGE) + damaged)

    def cut_off(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(rescuing, "put_in_place", cut_off)
        with pytest.raises(KeyboardInterrupt):
            open_library(file.parent)
    file.unlink()
    with open_library(file.parent).library as library:
        assert content_of(library) == before
    assert not list(file.parent.glob("*.rescued"))


def test_the_old_file_is_kept_as_it_was(file: Path) -> None:
    damaged = bytes(PAGE) + file.read_bytes()[PAGE:]
    file.write_bytes(damaged)
    told(file)
    (kept,) = file.parent.glob("library-damaged-*.sqlite")
    assert kept.read_bytes() == damaged


def test_a_library_that_another_window_has_open_is_not_made_anew(file: Path) -> None:
    with Library(file) as library:
        library.bench.save("a name", "{}")
        log = Path(f"{file}-wal")
        log.write_bytes(b"\xff" * 64 + log.read_bytes()[64:])
        open_library(file.parent).library.close()
        assert not list(file.parent.glob("library-damaged-*"))


def test_a_match_without_its_end_can_be_looked_at_only(file: Path) -> None:
    with Library(file) as library:
        library._store.read("DELETE FROM entry WHERE match_id = 'match-2' AND number > 30")
        whole = len(library.record("match-2").entries)
    assert whole == 31
    file.write_bytes(bytes(16) + file.read_bytes()[16:])
    assert "lack moves at their end: White 2 against" in told(file)
    with Library(file) as library:
        assert len(library.record("match-2").entries) == whole
        assert library.unfinished() == ()


def test_seven_copies_stay_and_none_of_a_damaged_library(file: Path) -> None:
    days = [TODAY.replace(day=day) for day in range(1, 11)]
    for day in days:
        assert back_up_today(file, day)
    assert len(backups(file)) == 7
    assert backups(file)[0].name == "library-day-2026-11-10.sqlite"
    file.write_bytes(file.read_bytes()[: -3 * PAGE] + bytes(3 * PAGE))
    assert back_up_today(file, TODAY) is None
    assert len(backups(file)) == 7


def test_people_and_their_names_come_back(file: Path) -> None:
    with Library(file) as library:
        library.profiles.rename("me", "Anna")
        bob = library.profiles.add("Bob")
        library.profiles.claim("me", ["Carla"])
        before = library.profiles.all()
    content = file.read_bytes()
    file.write_bytes(bytes(PAGE) + content[PAGE:])
    told(file)
    with Library(file) as library:
        assert library.profiles.all() == before
        assert bob in {one.id for one in before}
