"""What was put off until bgdesk starts is done before the library is opened, and told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bgdesk.app.data_folder import DataWish, moved_data, remember_wish, take_wish
from bgdesk.app.paths import Paths, PathsError, find_paths
from bgdesk.library.keeping.copies import copy_library
from bgdesk.library.library import Library
from bgdesk.library.opening import open_library
from bgdesk.start.data_wiring import fulfil
from tests.library.rescue.damage import filled_library


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    made = find_paths(tmp_path / "home", {}).prepared()
    filled_library(made.data)
    return made


def test_without_a_wish_nothing_is_done(paths: Paths) -> None:
    done = fulfil(paths)
    assert (done.paths, done.told) == (paths, None)


def test_a_copy_is_restored_once(paths: Paths, tmp_path: Path) -> None:
    file = paths.data / "library.sqlite"
    copy_library(file, tmp_path / "copy.sqlite")
    with Library(file) as library:
        library.bench.save("later", "{}")
    remember_wish(paths.config, DataWish(restore=tmp_path / "copy.sqlite"))
    assert "as it was in copy.sqlite now" in str(fulfil(paths).told)
    with open_library(paths.data).library as library:
        assert library.bench.positions() == ()
    assert fulfil(paths).told is None


def test_data_that_was_moved_is_found_and_used_from_then_on(paths: Paths, tmp_path: Path) -> None:
    remember_wish(paths.config, DataWish(move=tmp_path / "new"))
    done = fulfil(paths)
    assert f"Your data is in {tmp_path / 'new'} now" in str(done.told)
    assert done.paths.data == find_paths(tmp_path / "home", {}).prepared().data == tmp_path / "new"
    assert done.paths.config == paths.config
    with open_library(done.paths.data).library as library:
        assert len(library.matches()) == 3
    moved = moved_data(paths.config)
    assert moved
    assert moved.before == paths.data


def test_a_disk_that_is_away_is_told_and_no_new_library_is_begun(paths: Paths, tmp_path: Path) -> None:
    remember_wish(paths.config, DataWish(move=tmp_path / "new"))
    fulfil(paths)
    (tmp_path / "new").rename(tmp_path / "away")
    with pytest.raises(PathsError, match="which is not there now") as caught:
        find_paths(tmp_path / "home", {}).prepared()
    assert str(paths.config / "data-folder.json") in str(caught.value)
    assert not (tmp_path / "new").exists()


def test_what_cannot_be_done_is_told_and_not_tried_again(paths: Paths, tmp_path: Path) -> None:
    (tmp_path / "broken").write_bytes(b"no library" * 1000)
    for wish in (
        DataWish(restore=tmp_path / "broken"),
        DataWish(move=paths.data),
        DataWish(restore=tmp_path),
    ):
        remember_wish(paths.config, wish)
        done = fulfil(paths)
        assert done.told
        assert done.paths == paths
        assert fulfil(paths).told is None
    with open_library(paths.data).library as library:
        assert len(library.matches()) == 3


@pytest.mark.parametrize("text", ["", "[1]", '{"folder": 3}', '{"folder": "relative"}', "{"])
def test_a_file_that_makes_no_sense_changes_nothing(paths: Paths, text: str) -> None:
    (paths.config / "data-folder.json").write_text(text, encoding="utf-8")
    (paths.config / "at-next-start.json").write_text(text, encoding="utf-8")
    assert moved_data(paths.config) is None
    wish = take_wish(paths.config)
    assert wish is None or wish == DataWish()
    assert fulfil(paths).told is None


def test_where_the_data_is_can_be_read_by_people(paths: Paths, tmp_path: Path) -> None:
    remember_wish(paths.config, DataWish(move=tmp_path / "new"))
    fulfil(paths)
    told = json.loads((paths.config / "data-folder.json").read_text(encoding="utf-8"))
    assert told["folder"] == str(tmp_path / "new")
