"""Copies at any place, and a copy brought back."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from bgdesk.library.backups import back_up_today
from bgdesk.library.keeping.copies import CopyKind, copy_library, kept_copies, name_for_copy, restore
from bgdesk.library.library import Library
from bgdesk.library.opening import open_library
from bgdesk.library.problems import JournalError, Trouble
from bgdesk.library.rescue import swapping
from tests.library.rescue.damage import content_of, filled_library
from tests.library.rescue.test_rescue import left_open

NOW = datetime(2026, 11, 20, 12, 34, 56, tzinfo=UTC)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "data").mkdir()
    return filled_library(tmp_path / "data")


@pytest.fixture
def copy(file: Path, tmp_path: Path) -> Path:
    made = tmp_path / "copy.sqlite"
    copy_library(file, made)
    return made


def positions(file: Path) -> list[str]:
    with open_library(file.parent).library as library:
        return [one.name for one in library.bench.positions()]


def test_a_copy_has_what_stands_in_the_log_and_the_log_stays(file: Path, tmp_path: Path) -> None:
    left_open(file)
    log = Path(f"{file}-wal").read_bytes()
    copy_library(file, tmp_path / "copy.sqlite")
    assert Path(f"{file}-wal").read_bytes() == log
    with Library(tmp_path / "copy.sqlite") as library:
        assert [one.name for one in library.bench.positions()] == ["a name"]


def test_no_copy_of_a_damaged_library_takes_the_place_of_a_sound_one(file: Path, copy: Path) -> None:
    before = copy.read_bytes()
    file.write_bytes(file.read_bytes()[:-40960] + bytes(40960))
    with pytest.raises(JournalError) as caught:
        copy_library(file, copy)
    assert caught.value.trouble is Trouble.NOT_COPIED
    assert copy.read_bytes() == before
    assert list(copy.parent.glob("*.part")) == []


def test_a_second_copy_of_a_day_has_another_name(file: Path, tmp_path: Path) -> None:
    first = name_for_copy(file, tmp_path, NOW)
    first.touch()
    assert first.name == "bgdesk-library-2026-11-20.sqlite"
    assert name_for_copy(file, tmp_path, NOW).name == "bgdesk-library-2026-11-20-1.sqlite"


def test_restoring_can_be_undone_by_restoring(file: Path, copy: Path) -> None:
    with Library(file) as library:
        before = content_of(library)
        library.bench.save("later", "{}")
    kept = restore(file, copy, NOW)
    assert kept
    assert positions(file) == []
    assert [one.path for one in kept_copies(file) if one.kind is CopyKind.REPLACED] == [kept]
    restore(file, kept, NOW)
    assert positions(file) == ["later"]
    with Library(file) as library:
        assert content_of(library) == before


def test_what_was_in_the_log_is_kept_and_the_new_one_was_never_cut_off(file: Path, copy: Path) -> None:
    left_open(file)
    file.with_name(f"{file.name}.running").touch()
    kept = restore(file, copy, NOW)
    assert kept
    opened = open_library(file.parent)
    opened.library.close()
    assert opened.told == ()
    restore(file, kept, NOW)
    assert positions(file) == ["a name"]


def test_a_library_that_is_open_is_not_replaced(file: Path, copy: Path) -> None:
    with Library(file), pytest.raises(JournalError) as caught:
        restore(file, copy, NOW)
    assert caught.value.trouble is Trouble.IN_USE


@pytest.mark.parametrize("content", [b"", b"nothing" * 2000, b"SQLite format 3\0" + bytes(4080)])
def test_what_is_no_library_is_not_restored(file: Path, tmp_path: Path, content: bytes) -> None:
    before = sorted(file.parent.iterdir())
    other = tmp_path / "other"
    other.write_bytes(content)
    with pytest.raises(JournalError) as caught:
        restore(file, other, NOW)
    assert caught.value.trouble is Trouble.NOT_RESTORED
    assert sorted(file.parent.iterdir()) == before


def test_a_damaged_copy_is_not_restored(file: Path, copy: Path) -> None:
    before = file.read_bytes()
    copy.write_bytes(copy.read_bytes()[:-40960] + bytes(40960))
    with pytest.raises(JournalError) as caught:
        restore(file, copy, NOW)
    assert caught.value.trouble is Trouble.NOT_RESTORED
    assert file.read_bytes() == before


def test_the_library_is_no_copy_of_itself(file: Path) -> None:
    with pytest.raises(JournalError) as caught:
        restore(file, file, NOW)
    assert caught.value.trouble is Trouble.IS_LIBRARY


def test_a_restoration_that_is_cut_off_is_finished(
    file: Path, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Library(file) as library:
        library.bench.save("later", "{}")
    with monkeypatch.context() as patch:

        def cut_off(library: Path, kept: Path) -> None:
            library.replace(kept)
            raise KeyboardInterrupt

        patch.setattr(swapping, "set_aside", cut_off)
        with pytest.raises(KeyboardInterrupt):
            restore(file, copy, NOW)
    assert not file.exists()
    assert positions(file) == []
    assert [one.kind for one in kept_copies(file)] == [CopyKind.REPLACED]


def test_backups_are_listed_newest_first(file: Path) -> None:
    assert back_up_today(file, NOW)
    (one,) = kept_copies(file)
    assert (one.kind, one.path.name) == (CopyKind.DAY, "library-day-2026-11-20.sqlite")
    assert one.size == one.path.stat().st_size
