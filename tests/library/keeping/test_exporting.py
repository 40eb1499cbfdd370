"""Everything in the library as files, and a list of them."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from bgdesk.formats.registry import read_bytes
from bgdesk.library.keeping.exporting import MANIFEST, export_everything, name_for_export
from bgdesk.library.library import Library
from bgdesk.match.options import match_options
from bgdesk.match.study import Study
from tests.library.rescue.damage import filled_library, play
from tests.match.autoplay import whole_match

NOW = datetime(2026, 11, 20, 12, 34, 56, tzinfo=UTC)
XGID = b"XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:3:0:10"


@pytest.fixture
def library(tmp_path: Path) -> Library:
    (tmp_path / "data").mkdir()
    return Library(filled_library(tmp_path / "data"))


def manifest(folder: Path) -> dict[str, Any]:
    return dict(json.loads((folder / MANIFEST).read_text(encoding="utf-8")))


def test_every_match_is_there_with_all_that_is_said_of_it(library: Library, tmp_path: Path) -> None:
    with library:
        library.studies.add(read_bytes(XGID).studies[0], "Text")
        library.bench.save("mine", '{"a": 1}')
        library.catalogue.discard(("match-0",))
        done = export_everything(library, tmp_path / "out", NOW)
    assert (done.written, done.failed) == (5, [])
    told = manifest(done.folder)
    assert told["is_whole"] is True
    entries = {one["id"]: one for one in told["entries"]}
    for one in entries.values():
        (study,) = read_bytes((done.folder / one["json"]).read_bytes()).studies
        assert one["kind"] == "position" or read_bytes((done.folder / one["mat"]).read_bytes()).studies
        if one["kind"] == "opened":
            assert study.judged
            assert [comment.text for comment in study.comments] == ["A word of my own."]
    assert entries["match-0"]["json"].startswith("bin/")
    assert json.loads((done.folder / "positions.json").read_text(encoding="utf-8"))[0]["name"] == "mine"


def test_the_secret_of_a_match_under_way_is_not_in_it(library: Library, tmp_path: Path) -> None:
    with library:
        ((value,),) = library._store.read("SELECT value FROM secret WHERE match_id = 'match-2'")
        done = export_everything(library, tmp_path / "out", NOW)
    texts = {path.stem[-7:]: path.read_text(encoding="utf-8") for path in done.folder.glob("matches/*.json")}
    assert value in texts["match-1"]
    assert value not in texts["match-2"]


def test_a_game_that_a_mat_cannot_say_is_no_failure(library: Library, tmp_path: Path) -> None:
    with library:
        play(library, whole_match(replace(match_options(1), variant="fevga").locked(), seed=3))
        done = export_everything(library, tmp_path / "out", NOW)
    assert done.failed == []
    (one,) = (one for one in manifest(done.folder)["entries"] if one["game"] == "fevga")
    assert one["mat"] is None
    assert one["not_in_mat"]


def test_a_damaged_match_is_named_and_the_others_are_written(library: Library, tmp_path: Path) -> None:
    with library:
        library._store.read("UPDATE entry SET body = '{}' WHERE match_id = 'match-1' AND number = 5")
        done = export_everything(library, tmp_path / "out", NOW)
    assert done.written == 3
    ((match, reason),) = done.failed
    assert (match.white, "cannot be read" in reason) == ("White 1", True)
    told = manifest(done.folder)
    assert told["is_whole"] is False
    assert [one["id"] for one in told["entries"] if "error" in one] == ["match-1"]


def test_names_from_files_lead_nowhere(library: Library, tmp_path: Path) -> None:
    record = whole_match(match_options(1), seed=3)
    with library:
        library.studies.add(Study(record), "x")
        library._store.read(
            "UPDATE listed SET white = '../../../evil\x1b', created = '../..' WHERE kind = 'opened'"
        )
        done = export_everything(library, tmp_path / "out", NOW)
    assert all(path.resolve().is_relative_to(done.folder) for path in done.folder.rglob("*"))
    assert not any("\x1b" in path.name for path in done.folder.rglob("*"))
    assert done.written == 5


def test_what_is_stopped_says_so(library: Library, tmp_path: Path) -> None:
    def stop(done: int, total: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    with library, pytest.raises(KeyboardInterrupt):
        export_everything(library, tmp_path / "out", NOW, stop)
    told = manifest(tmp_path / "out")
    assert (told["written"], told["is_whole"]) == (2, False)


def test_a_second_export_of_a_day_has_another_name(tmp_path: Path) -> None:
    name_for_export(tmp_path, NOW).mkdir()
    assert name_for_export(tmp_path, NOW).name == "bgdesk-2026-11-20-1"
