"""Matches and positions read away from the GUI thread."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bgdesk.app.review import import_batch
from bgdesk.app.review.import_batch import ImportBatch, MatchImporter
from bgdesk.formats.import_error import ImportErrorKind
from bgdesk.formats.registry import write_study
from bgdesk.library.library import Library
from bgdesk.match.options import match_options
from bgdesk.match.study import Study
from tests.match.autoplay import whole_match


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "final.json"
    write_study(Study(whole_match(match_options(1), seed=4)), path)
    return path


def nothing_kept() -> object:
    raise AssertionError("reading needs no library")


def caught(qtbot: QtBot, *paths: Path) -> ImportBatch:
    opening = MatchImporter(nothing_kept)  # type: ignore[arg-type]  # never called
    with qtbot.waitSignal(opening.caught) as told:
        opening.open_paths(paths)
    found = told.args[0]
    assert isinstance(found, ImportBatch)
    return found


def test_a_folder_is_read_without_its_hidden_files(qtbot: QtBot, file: Path) -> None:
    (file.parent / ".hidden").write_text("nothing")
    (file.parent / "page.mat").write_text("<html></html>")
    batch = caught(qtbot, file.parent)
    assert [found.source for found in batch.found] == ["final.json"]
    assert [refusal.source for refusal in batch.refused] == ["page.mat"]


def test_of_a_huge_folder_only_the_first_files_are_read(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bgdesk.app.review.import_batch.MOST_FILES", 2)
    for name in "abc":
        (tmp_path / f"{name}.txt").write_text("<html></html>")
    batch = caught(qtbot, tmp_path)
    assert [(one.source, one.why) for one in batch.refused] == [
        ("a.txt", ImportErrorKind.WEB_PAGE),
        ("b.txt", ImportErrorKind.WEB_PAGE),
        ("c.txt", ImportErrorKind.TOO_MANY_FILES),
    ]


def test_a_file_that_is_gone_is_refused_in_a_plain_sentence(qtbot: QtBot, tmp_path: Path) -> None:
    batch = caught(qtbot, tmp_path / "gone.mat")
    assert [refusal.why for refusal in batch.refused] == [ImportErrorKind.MISSING]


def test_what_was_found_is_kept_in_the_library(qtbot: QtBot, file: Path, tmp_path: Path) -> None:
    found = caught(qtbot, file).found[0]
    with Library(tmp_path / "library.sqlite") as library:
        opening = MatchImporter(lambda: library.studies)
        with qtbot.waitSignal(opening.kept) as told:
            opening.keep(found)
        assert told.args[0].study.record == found.study.record
        assert [row.sources for row in library.catalogue.matches()] == [("final.json",)]


def _break(path: Path) -> object:
    raise IndexError("a fault in the reader")


def test_a_reader_with_a_fault_costs_its_own_file_only(
    qtbot: QtBot, file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    other = file.with_name("other.json")
    other.write_bytes(file.read_bytes())
    read = import_batch._read_file
    monkeypatch.setattr(import_batch, "_read_file", lambda path: (_break if path == other else read)(path))
    batch = caught(qtbot, file, other)
    assert [found.source for found in batch.found] == ["final.json"]
    assert [(one.source, one.why) for one in batch.refused] == [("other.json", ImportErrorKind.NOT_READ)]
    assert "a fault in the reader" in caplog.text


@pytest.mark.parametrize("problem", [IndexError("a fault"), MemoryError(), SystemExit(1)])
def test_whatever_goes_wrong_in_reading_it_ends_and_is_told(
    qtbot: QtBot, file: Path, monkeypatch: pytest.MonkeyPatch, problem: BaseException
) -> None:
    def fail(paths: object) -> object:
        raise problem

    monkeypatch.setattr(import_batch, "files_meant", fail)
    opening, ends = MatchImporter(nothing_kept), list[bool]()  # type: ignore[arg-type]  # never called
    opening.ended.connect(lambda: ends.append(True))
    with qtbot.waitSignal(opening.failed) as told:
        opening.open_paths([file])
    assert told.args[0].startswith("Something went wrong inside bgdesk")
    assert ends == [True]


def test_what_is_cancelled_ends_at_once_and_only_once(
    qtbot: QtBot, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_reading, go_on = threading.Event(), threading.Event()

    def read(_: Path) -> None:
        is_reading.set()
        go_on.wait(10)

    monkeypatch.setattr(import_batch, "_read_file", read)
    opening, ends = MatchImporter(nothing_kept), list[bool]()  # type: ignore[arg-type]  # never called
    opening.ended.connect(lambda: ends.append(True))
    opening.open_paths([file])
    task = opening._task
    assert task
    assert is_reading.wait(10), "or the thread ends before anybody listens"
    opening.cancel()
    opening.cancel()
    with qtbot.waitSignal(task._voice.reported):
        go_on.set()
    assert ends == [True]
