"""The folders of the program, and what is said when they cannot be used."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bgdesk.app.paths import Paths, PathsError, find_paths
from tests.folders import ROOT


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
    with pytest.raises(PathsError, match="cannot be used"):
        find_paths("y" * 5000).prepared()


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
