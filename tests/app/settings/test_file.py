"""The settings file on disk."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from bgdesk.app.settings import file as settings_file
from bgdesk.app.settings.file import ProblemKind, Stored


def test_missing_file_holds_nothing(tmp_path: Path) -> None:
    assert settings_file.read(tmp_path / "none.toml") == Stored()


def test_round_trip_keeps_unknown_keys(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    stored = Stored({"future": {"x": [1, 2]}}).with_value("board", "home", "left")
    settings_file.write(path, stored)
    again = settings_file.read(path)
    assert again.value("board", "home") == "left"
    assert again.tree["future"] == {"x": [1, 2]}
    assert tomllib.loads(path.read_text())["version"] == settings_file.VERSION
    assert [entry.name for entry in path.parent.iterdir()] == ["settings.toml"]


def test_removing_a_value(tmp_path: Path) -> None:
    stored = Stored().with_value("board", "home", "left").with_value("board", "home", None)
    assert stored.value("board", "home") is None


@pytest.mark.parametrize("content", [b"not = = toml", b"\xff\xfe\x00", b"version = 1\nversion = 2"])
def test_broken_file_is_reported_and_kept_beside(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(content)
    stored = settings_file.read(path)
    assert stored.problem is not None
    assert stored.problem.kind is ProblemKind.UNREADABLE
    assert path.read_bytes() == content
    settings_file.write(path, stored.with_value("board", "home", "left"))
    assert (tmp_path / "settings.toml.unreadable").read_bytes() == content
    assert settings_file.read(path).value("board", "home") == "left"


def test_the_second_unreadable_file_is_kept_beside_the_first(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    for content in ("= first", "= second", "= third"):
        path.write_text(content)
        settings_file.write(path, settings_file.read(path))
    kept = {one.name: one.read_text() for one in tmp_path.iterdir() if one != path}
    assert kept == {
        "settings.toml.unreadable": "= first",
        "settings.toml.unreadable-2": "= second",
        "settings.toml.unreadable-3": "= third",
    }


def test_a_folder_that_is_gone_is_not_made_again(tmp_path: Path) -> None:
    path = tmp_path / "home" / "config" / "settings.toml"
    with pytest.raises(FileNotFoundError):
        settings_file.write(path, Stored())
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("version", ["99", "true", '"1"'])
def test_newer_version_may_not_be_overwritten(tmp_path: Path, version: str) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(f'version = {version}\n[board]\nhome = "left"\n')
    stored = settings_file.read(path)
    assert not stored.may_be_overwritten
    assert stored.value("board", "home") == "left"


def test_failed_write_leaves_the_old_file_and_no_rubbish(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.toml"
    settings_file.write(path, Stored().with_value("board", "home", "left"))
    before = path.read_bytes()

    def no_room(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", no_room)
    with pytest.raises(OSError, match="No space"):
        settings_file.write(path, Stored().with_value("board", "home", "right"))
    assert path.read_bytes() == before
    assert [entry.name for entry in tmp_path.iterdir()] == ["settings.toml"]


def test_a_file_nested_too_deeply_is_unreadable_and_no_more(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text("a = " + "[" * 5_000)
    problem = settings_file.read(path).problem
    assert problem
    assert problem.kind is ProblemKind.UNREADABLE
