from __future__ import annotations

from pathlib import Path

from installer.versions import Versions, constraints, lowest
from tests.folders import ROOT


def lines_of(file: Path | None) -> list[str]:
    assert file
    return [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]


def test_every_lower_bound_becomes_the_version() -> None:
    wanted = ["a>=1.2,<2", "B_c.d >= 3", "e==4.0; python_version < '3.12'", "f[x]<9,>=5", "g", "h<3"]
    assert lowest(wanted) == ["a==1.2", "B_c.d==3", "e==4.0; python_version < '3.12'", "f==5"]


def test_the_project_names_a_lower_bound_for_everything(tmp_path: Path) -> None:
    lines = lines_of(constraints(ROOT, Versions.LOWEST, tmp_path))
    names = {line.partition("==")[0] for line in lines}
    assert {"numpy", "PySide6-Essentials", "mypy", "pytest-qt", "numba"} <= names
    assert all("==" in line for line in lines)


def test_a_version_is_known_of_everything_that_the_project_asks_for(tmp_path: Path) -> None:
    asked, known = (
        {line.partition("==")[0].lower() for line in lines_of(constraints(ROOT, versions, tmp_path))}
        for versions in (Versions.LOWEST, Versions.KNOWN)
    )
    assert asked <= known, "make installer/known_versions.txt anew, as installer/versions.py says"


def test_the_newest_are_bound_by_nothing(tmp_path: Path) -> None:
    assert constraints(ROOT, Versions.NEWEST, tmp_path) is None
