"""Which files are meant when a folder is named."""

from __future__ import annotations

from pathlib import Path

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
