"""``bgdesk library``: what it prints, and its exit status."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bgdesk.library.library import Library
from tests.cli.runner import Runner, is_one_sentence
from tests.library.rescue.damage import filled_library


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Runner:
    return Runner(capsys, monkeypatch)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    data = tmp_path / "home" / "data"
    data.mkdir(parents=True)
    filled_library(data)
    return tmp_path / "home"


def test_a_check_says_what_there_is_and_that_it_is_sound(run: Runner, home: Path) -> None:
    ran = run("library", "check", "--home", home)
    assert ran.status == 0
    assert "Matches: 3 played here, 1 opened, 0 in the bin." in ran.out
    assert "is sound" in ran.out


def test_a_check_of_a_home_without_a_library_makes_none(run: Runner, tmp_path: Path) -> None:
    ran = run("library", "check", "--home", tmp_path / "new")
    assert ran.status == 1
    assert "There is no library" in ran.out
    assert not (tmp_path / "new" / "data").exists()


def test_a_damaged_library_is_checked_refused_and_told_when_it_is_opened(run: Runner, home: Path) -> None:
    file = home / "data" / "library.sqlite"
    file.write_bytes(file.read_bytes()[: -20 * 4096] + bytes(20 * 4096))
    before = file.read_bytes()
    ran = run("library", "check", "--home", home)
    assert (ran.status, "is damaged" in ran.out) == (1, True)
    ran = run("library", "backup", home, "--home", home)
    assert (ran.status, is_one_sentence(ran.err)) == (1, True)
    assert file.read_bytes() == before
    assert run("matches", "--home", home).status == 1


def test_a_copy_is_made_and_brought_back(run: Runner, home: Path, tmp_path: Path) -> None:
    assert run("library", "backup", tmp_path / "copy", "--home", home).status == 0
    assert run("library", "backup", tmp_path / "copy", "--home", home).status == 1
    assert run("library", "backup", tmp_path / "copy", "--home", home, "--force").status == 0
    (home / "data" / "library.sqlite").unlink()
    ran = run("library", "restore", tmp_path / "copy", "--home", home)
    assert (ran.status, "kept" in ran.out) == (0, False)
    ran = run("library", "restore", tmp_path / "copy", "--home", home)
    assert (ran.status, "library-replaced-" in ran.out) == (0, True)
    assert "3 played here" in run("library", "check", "--home", home).out


def test_nothing_is_restored_while_it_is_open(run: Runner, home: Path, tmp_path: Path) -> None:
    run("library", "backup", tmp_path / "copy", "--home", home)
    with Library(home / "data" / "library.sqlite"):
        ran = run("library", "restore", tmp_path / "copy", "--home", home)
    assert ran.status == 1
    assert is_one_sentence(ran.err)
    assert "is open in bgdesk" in ran.err


def test_an_export_names_what_could_not_be_written(run: Runner, home: Path, tmp_path: Path) -> None:
    ran = run("library", "export", tmp_path / "out", "--home", home)
    assert (ran.status, "Wrote 4 matches and positions" in ran.out) == (0, True)
    assert run("library", "export", tmp_path / "out", "--home", home).status == 1
    with Library(home / "data" / "library.sqlite") as library:
        library._store.read("UPDATE entry SET body = '{}' WHERE match_id = 'match-1' AND number = 5")
    ran = run("library", "export", tmp_path / "out", "--home", home, "--force")
    assert ran.status == 1
    assert "White 1 against Bot" in ran.err


@pytest.mark.parametrize("arguments", [("backup",), ("check", "x"), ("mend",), ()])
def test_wrong_usage(run: Runner, home: Path, arguments: tuple[str, ...]) -> None:
    assert run("library", *arguments, "--home", home).status == 2


def test_data_on_a_disk_that_is_away_is_told_by_every_command(run: Runner, home: Path) -> None:
    (home / "config").mkdir()
    told = json.dumps({"folder": str(home / "away")})
    (home / "config" / "data-folder.json").write_text(told, encoding="utf-8")
    for arguments in (("library", "check"), ("library", "backup", home), ("matches",)):
        ran = run(*arguments, "--home", home)
        assert (ran.status, ran.out) == (1, "")
        assert "which is not there now" in ran.err
    assert not (home / "away").exists()


def test_a_synchronised_folder_is_explained(run: Runner, tmp_path: Path) -> None:
    ran = run("library", "check", "--home", tmp_path / "Dropbox")
    assert ran.status == 1
    (tmp_path / "Dropbox" / "data").mkdir(parents=True)
    filled_library(tmp_path / "Dropbox" / "data")
    ran = run("library", "check", "--home", tmp_path / "Dropbox")
    assert (ran.status, "which Dropbox synchronises" in ran.out) == (0, True)


def test_what_searches_and_figures_know_is_worked_out_anew(run: Runner, home: Path) -> None:
    with Library(home / "data" / "library.sqlite") as library:
        list(library.decision_index.fill())
        before = library.decision_index._rows.numbers()
    ran = run("library", "rebuild", "--home", home)
    assert ran.status == 0
    assert "3 matches and positions were read" in ran.out
    with Library(home / "data" / "library.sqlite") as library:
        after = library.decision_index._rows.numbers()
        assert sorted(after.values()) == sorted(before.values())
        assert min(after) > max(before)
        assert library.decision_upkeep.waiting == library.decision_index.waiting == 0
    assert run("library", "rebuild", home, "--home", home).status == 2
