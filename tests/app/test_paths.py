"""The folders of the program, and what is said when they cannot be used."""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from bgdesk.app.paths import Paths, PathsError, find_paths
from bgdesk.cli.main import main
from bgdesk.formats.registry import read_file
from bgdesk.library.library import Library
from bgdesk.library.opening import open_library
from tests.folders import FILES, ROOT
from tests.library.conftest import disc, make_read_only

__all__ = ["disc"]


def folders(paths: Paths) -> set[Path]:
    return {paths.data, paths.config, paths.logs, paths.cache}


def test_a_home_holds_everything(tmp_path: Path) -> None:
    paths = find_paths(tmp_path / "a", {"BGDESK_HOME": str(tmp_path / "b")})
    assert all(folder.parent == tmp_path / "a" for folder in folders(paths))
    assert len(folders(paths)) == 4
    assert paths.settings.parent == paths.config


def test_the_environment_names_a_home(tmp_path: Path) -> None:
    assert find_paths(environment={"BGDESK_HOME": str(tmp_path)}) == find_paths(tmp_path, {})


@pytest.mark.parametrize("environment", [{}, {"BGDESK_HOME": ""}])
def test_without_a_home_the_usual_folders_are_used(environment: dict[str, str]) -> None:
    paths = find_paths(None, environment)
    assert all("bgdesk" in str(folder) and folder.is_absolute() for folder in folders(paths))
    assert paths.data.is_relative_to(Path.home())


def test_finding_folders_makes_none(tmp_path: Path) -> None:
    find_paths(tmp_path / "new")
    assert list(tmp_path.iterdir()) == []


def test_a_relative_home_is_made_absolute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert find_paths("x", {}).data == tmp_path / "x" / "data"


def test_preparing_makes_the_folders_and_leaves_nothing_in_them(tmp_path: Path) -> None:
    paths = find_paths(tmp_path / "new home" / "é").prepared()
    assert all(folder.is_dir() for folder in folders(paths))
    assert all(list(folder.iterdir()) == [] for folder in folders(paths))
    assert paths.prepared() == paths


def test_a_file_in_the_way_is_told(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.write_text("a file")
    with pytest.raises(PathsError, match="a file is in its place") as caught:
        find_paths(home).prepared()
    assert str(home) in str(caught.value)
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "logs").write_text("a file")
    with pytest.raises(PathsError, match="logs cannot be used: a file is in its place"):
        find_paths(tmp_path / "other").prepared()


def test_an_impossible_name_is_told() -> None:
    with pytest.raises(PathsError, match="cannot be used"):
        find_paths("x\0y").prepared()
    with pytest.raises(PathsError, match="its path is too long"):
        find_paths("y" * 300).prepared()
    with pytest.raises(PathsError, match="its path is too long"):
        find_paths("y/" * 2500).prepared()


@pytest.mark.skipif(sys.platform != "linux", reason="needs a file system that is always read-only")
def test_a_folder_that_may_not_be_written_is_told() -> None:
    with pytest.raises(PathsError, match="cannot be used"):
        find_paths("/proc/bgdesk").prepared()


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_without_the_right_to_write_is_told(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(PathsError, match="nothing may be written there"):
        find_paths(tmp_path / "home").prepared()


def test_paths_need_no_qt() -> None:
    code = "import sys, bgdesk.app.paths; sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    root = ROOT
    assert subprocess.run([sys.executable, "-c", code], cwd=root, check=False).returncode == 0


def test_a_home_of_nobody_is_refused_in_one_sentence() -> None:
    with pytest.raises(PathsError) as caught:
        find_paths("~no-such-user-here/x", {})
    assert str(caught.value).endswith(".")
    assert not str(caught.value).endswith("..")


def refusing(monkeypatch: pytest.MonkeyPatch, *refused: Path) -> None:
    """Nothing can be written in these folders, whoever tries it, but read."""
    make = tempfile.TemporaryFile

    def attempt(dir: Path) -> object:  # noqa: A002  # as it is called there
        if dir in refused:
            raise PermissionError(errno.EACCES, "Permission denied")
        return make(dir=dir)

    monkeypatch.setattr(tempfile, "TemporaryFile", attempt)


def test_folders_that_may_only_be_read_are_lent_as_copies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = find_paths(tmp_path, {}).prepared()
    with Library(own.data / "library.sqlite") as library:
        library.bench.save("kept", "{}")
        for end in ("", "-wal"):  # as it is while another computer has it open
            shutil.copy(f"{library.path}{end}", tmp_path / f"copy{end}")
    for end in ("", "-wal"):
        (tmp_path / f"copy{end}").replace(own.data / f"library.sqlite{end}")
    (own.data / "backups").mkdir()
    own.settings.write_text("= nonsense")
    before = {path: path.read_bytes() for path in own.data.glob("*.sqlite*")}
    for folder in (own.data, own.config):
        (folder / "deep").mkdir()
        (folder / "deep").chmod(0o500)
    refusing(monkeypatch, own.data, own.config)
    with own.lent() as lent:
        assert (lent.own, lent.logs) == (own, own.logs)
        assert lent.settings.read_text() == "= nonsense"
        with open_library(lent.data).library as library:
            assert [one.name for one in library.bench.positions()] == ["kept"]
            library.bench.save("forgotten", "{}")
        (sentence,) = map(str, lent.told)
        assert f"You may not write to the folder {own.data}" in sentence
        assert "forgotten when bgdesk is closed" in sentence
        assert not (lent.data / "backups").exists()
    assert not lent.data.exists()
    assert before == {path: path.read_bytes() for path in own.data.glob("*.sqlite*")}


def test_settings_that_may_only_be_read_are_lent_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = find_paths(tmp_path, {}).prepared()
    refusing(monkeypatch, own.config)
    with own.lent() as lent:
        assert (lent.data, lent.config != own.config) == (own.data, True)
        assert ["changed settings are forgotten" in str(one) for one in lent.told] == [True]


def test_folders_that_can_be_written_are_lent_themselves(tmp_path: Path) -> None:
    own = find_paths(tmp_path, {})
    with own.lent() as lent:
        assert (lent, lent.told) == (own, ())


def test_what_is_not_there_cannot_be_lent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = find_paths(tmp_path, {})
    refusing(monkeypatch, own.data)
    monkeypatch.setattr("bgdesk.app.paths.make_folder", lambda _: None)
    with pytest.raises(PathsError, match="you may not write there"), own.lent():
        pass


@pytest.mark.skipif(sys.platform != "linux", reason="needs a disk that is mounted for the test")
def test_a_disk_that_may_only_be_read_is_listed_and_exported_from(
    disc: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with Library(find_paths(disc).prepared().data / "library.sqlite") as library:
        (study,) = read_file(FILES / "matches" / "generated" / "match3.mat").studies
        match_id = library.studies.add(study, "match3.mat").id
    make_read_only(disc)
    assert main(["--home", str(disc), "matches"]) == 0
    listed = capsys.readouterr()
    assert match_id in listed.out
    assert listed.err.count("You may not write to the folder") == listed.err.count("\n") == 1
    assert main(["--home", str(disc), "export", match_id, str(tmp_path / "a.mat")]) == 0
    assert "Bob" in (tmp_path / "a.mat").read_text()
