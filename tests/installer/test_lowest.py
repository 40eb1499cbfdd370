from __future__ import annotations

from pathlib import Path

from installer.lowest import lowest, write_constraints
from tests.folders import ROOT


def test_every_lower_bound_becomes_the_version() -> None:
    wanted = ["a>=1.2,<2", "B_c.d >= 3", "e==4.0; python_version < '3.12'", "f[x]<9,>=5", "g", "h<3"]
    assert lowest(wanted) == ["a==1.2", "B_c.d==3", "e==4.0; python_version < '3.12'", "f==5"]


def test_the_project_names_a_lower_bound_for_everything(tmp_path: Path) -> None:
    lines = write_constraints(ROOT, tmp_path / "lowest.txt").read_text(encoding="utf-8").splitlines()
    names = {line.partition("==")[0] for line in lines}
    assert {"numpy", "PySide6-Essentials", "mypy", "pytest-qt", "numba"} <= names
    assert all("==" in line for line in lines)
