"""Which files are meant when a folder is named."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bgdesk.formats.folders import files_meant


def test_a_folder_stands_for_what_is_below_it_but_for_what_is_hidden(tmp_path: Path) -> None:
    for name in ("b.mat", "a.xg", "deep/er/c.sgf", ".hidden", ".git/config", "deep/.d.mat"):
        path = tmp_path / "matches" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    found = [
        path.relative_to(tmp_path / "matches").as_posix() for path in files_meant([tmp_path / "matches"])
    ]
    assert found == ["a.xg", "b.mat", "deep/er/c.sgf"]


def test_what_is_named_is_meant_even_if_it_is_hidden_or_missing(tmp_path: Path) -> None:
    hidden, missing, folder = tmp_path / ".m.mat", tmp_path / "none.mat", tmp_path / ".folder"
    hidden.touch()
    folder.mkdir()
    (folder / "a.mat").touch()
    assert list(files_meant([missing, hidden, folder])) == [missing, hidden, folder / "a.mat"]


def test_wildcards_stand_for_files_only_where_no_shell_expands_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("b [1].mat", "a [1].mat", "c.txt"):
        (tmp_path / name).touch()
    asked = [tmp_path / "* [1].mat", tmp_path / "*.sgf", tmp_path / "c.txt"]
    monkeypatch.setattr(sys, "platform", "linux")
    assert list(files_meant(asked)) == asked
    monkeypatch.setattr(sys, "platform", "win32")
    assert list(files_meant(asked)) == [tmp_path / "a [1].mat", tmp_path / "b [1].mat", *asked[1:]]
