"""The data goes to another folder whole, or stays."""

from __future__ import annotations

from pathlib import Path

import pytest

from bgdesk.library.keeping import moving
from bgdesk.library.keeping.moving import MoveError, check_place, copy_data, data_files, place_for
from bgdesk.library.library import Library
from bgdesk.library.problems import JournalError, Trouble
from tests.library.rescue.damage import filled_library


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    (folder / "backups").mkdir(parents=True)
    filled_library(folder)
    (folder / "backups" / "library-day-2026-11-20.sqlite").write_bytes(b"a backup")
    (folder / "coan-ki" / "over").mkdir(parents=True)
    (folder / "coan-ki" / "over" / "a.json").write_text("{}", encoding="utf-8")
    (folder / "library.sqlite.open").mkdir()
    (folder / "settings.toml").write_text("of somebody else", encoding="utf-8")
    return folder


def content(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in data_files(folder)}


def test_everything_is_copied_and_what_was_there_stays(data: Path, tmp_path: Path) -> None:
    before = content(data)
    copy_data(data, tmp_path / "new" / "place")
    assert content(data) == before
    assert content(tmp_path / "new" / "place") == before
    assert len(before) == 3
    names = {path.name for path in (tmp_path / "new" / "place").iterdir()}
    assert names == {"library.sqlite", "backups", "coan-ki"}
    for private in ("place", "place/library.sqlite", "place/backups"):
        assert (tmp_path / "new" / private).stat().st_mode & 0o77 == 0


def test_what_is_there_already_is_not_touched(data: Path, tmp_path: Path) -> None:
    (tmp_path / "new" / "backups").mkdir(parents=True)
    for place in (tmp_path / "new", data):
        with pytest.raises(MoveError, match="There is data of bgdesk in"):
            check_place(data, place)
    with pytest.raises(MoveError, match="is a part of the present one"):
        copy_data(data, data / "inside")


def test_a_copy_that_differs_is_not_used(data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moving, "_are_same", lambda one, other: one.name != "library.sqlite")
    with pytest.raises(MoveError, match="Nothing was moved"):
        copy_data(data, tmp_path / "new")
    assert list((tmp_path / "new").iterdir()) == []


def test_too_small_a_disk_is_told_before(data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moving, "_SPARE", 1 << 60)
    with pytest.raises(MoveError, match="not enough room"):
        check_place(data, tmp_path / "new")


def test_nothing_is_moved_while_it_is_open(data: Path, tmp_path: Path) -> None:
    with Library(data / "library.sqlite"), pytest.raises(JournalError) as caught:
        copy_data(data, tmp_path / "new")
    assert caught.value.trouble is Trouble.IN_USE


def test_a_folder_with_something_else_gets_one_for_the_data(tmp_path: Path) -> None:
    assert place_for(tmp_path / "empty") == tmp_path / "empty"
    (tmp_path / "x").touch()
    assert place_for(tmp_path) == tmp_path / "bgdesk"
