"""Renaming where somebody holds a file for a moment, as on Windows."""

from __future__ import annotations

import ast
import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from bgdesk.formats.replacing import replace_file
from bgdesk.renaming import patient_replace
from tests.folders import ROOT


class HeldError(PermissionError):
    def __init__(self, winerror: int) -> None:
        super().__init__(13, "held")
        self.winerror = winerror


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Callable[[int, int], list[float]]:
    """Have the next ``times`` renamings fail with ``winerror``; answers how long was waited."""

    def hold(times: int, winerror: int) -> list[float]:
        left, usual = [winerror] * times, Path.replace
        waits: list[float] = []

        def replace(made: Path, target: Path) -> Path:
            if left:
                raise HeldError(left.pop())
            return usual(made, target)

        monkeypatch.setattr(Path, "replace", replace)
        monkeypatch.setattr(time, "sleep", waits.append)
        return waits

    return hold


@pytest.mark.parametrize("winerror", [5, 32])
def test_a_file_that_is_held_for_a_moment_is_renamed(
    held: Callable[[int, int], list[float]], winerror: int, tmp_path: Path
) -> None:
    (tmp_path / "made").write_text("new")
    (tmp_path / "target").write_text("old")
    waits = held(3, winerror)
    patient_replace(tmp_path / "made", tmp_path / "target")
    assert (tmp_path / "target").read_text() == "new"
    assert len(waits) == 3


def test_one_that_stays_held_is_refused_soon_and_nothing_is_left_beside_it(
    held: Callable[[int, int], list[float]], tmp_path: Path
) -> None:
    (tmp_path / "match.mat").write_text("old")
    waits = held(100, 5)
    with pytest.raises(PermissionError):
        replace_file(tmp_path / "match.mat", b"new")
    assert sum(waits) < 1
    assert [path.read_text() for path in tmp_path.iterdir()] == ["old"]


def test_other_errors_are_not_waited_for(held: Callable[[int, int], list[float]], tmp_path: Path) -> None:
    (tmp_path / "made").touch()
    waits = held(1, 19)
    with pytest.raises(PermissionError):
        patient_replace(tmp_path / "made", tmp_path / "target")
    assert not waits


def test_files_are_renamed_in_this_way_only() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for folder in ("bgdesk", "installer")
        for path in (ROOT / folder).rglob("*.py")
        if path.stem != "renaming"
        if re.search(r"\.(replace|rename)\(", text := path.read_text(encoding="utf-8"))
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call) and renames(node)
    ]
    assert found == []


def renames(call: ast.Call) -> bool:
    """Whether it is one of pathlib or os; texts are replaced with two arguments, fields with names."""
    if not isinstance(call.func, ast.Attribute) or call.func.attr not in ("replace", "rename"):
        return False
    is_of_os = isinstance(call.func.value, ast.Name) and call.func.value.id in ("os", "shutil")
    return is_of_os or (len(call.args) == 1 and not call.keywords)
