from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from installer import all_pythons, checks, pythons
from tests.folders import ROOT

OWN = (sys.version_info[0], sys.version_info[1])
SCRIPT = "#!/bin/sh\necho {answer}\nexit {status}\n"
on_unix = pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are shell scripts")


def python(path: Path, answer: str, status: int = 0) -> Path:
    """Stands for a Python that says it is of version ``answer``."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(SCRIPT.format(answer=answer, status=status))
    path.chmod(0o755)
    return path


def test_this_python_is_one() -> None:
    assert pythons.is_version(Path(sys.executable), OWN)
    assert not pythons.is_version(Path(sys.executable), (OWN[0], OWN[1] + 1))
    assert not pythons.is_version(Path("/nowhere/python"), OWN)


@on_unix
def test_they_are_found_on_the_path_and_where_pyenv_keeps_them(tmp_path: Path) -> None:
    here = python(tmp_path / "bin" / "python3.11", "3.11")
    python(tmp_path / "bin" / "python3.12", "3.12", status=1)
    python(tmp_path / "pyenv/versions/3.12.1/bin/python3.12", "3.12")
    newer = python(tmp_path / "pyenv/versions/3.12.9/bin/python3.12", "3.12")
    python(tmp_path / "pyenv/versions/3.14.0/bin/python3.14", "3.13")
    python(tmp_path / "bin" / "python3.10", "3.10")
    path = os.pathsep.join([str(tmp_path / "bin"), "/bin", "/usr/bin"])
    environ = {"PATH": path, "PYENV_ROOT": str(tmp_path / "pyenv"), "HOME": str(tmp_path)}
    found = pythons.find(environ)
    assert {version: found[version] for version in ((3, 11), (3, 12))} == {(3, 11): here, (3, 12): newer}
    assert (3, 10) not in found
    assert list(found) == sorted(found)


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, list[str]]]:
    """What would be run with other Pythons; the one called "bad" fails."""
    seen: list[tuple[str, list[str]]] = []

    def run(root: Path, python: Path, arguments: list[str]) -> int:
        seen.append((python.name, arguments))
        return int(python.name == "bad")

    monkeypatch.setattr(all_pythons, "_run", run)
    monkeypatch.setattr(all_pythons, "_own_version", lambda: (3, 12))
    monkeypatch.setattr(sys, "executable", "own")
    return seen


def test_only_this_python_is_enough(
    runs: list[tuple[str, list[str]]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(pythons, "find", lambda environ: {})
    assert all_pythons.run_all(tmp_path, lambda: 0) == 0
    assert runs == [("own", ["test", "--quick", "--lowest"])]
    assert capsys.readouterr().err.splitlines() == [
        "Python 3.12, everything: passed.",
        "Python 3.12, the quick part with the lowest versions allowed: passed.",
        "Pythons that are not on this machine: 3.11, 3.13, 3.14.",
    ]


def test_the_newest_runs_the_quick_part_and_its_failure_counts(
    runs: list[tuple[str, list[str]]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(
        pythons, "find", lambda environ: {(3, 12): Path("p"), (3, 13): Path("q"), (3, 14): Path("bad")}
    )
    assert all_pythons.run_all(tmp_path, lambda: 0) == 1
    assert runs == [("own", ["test", "--quick", "--lowest"]), ("bad", ["test", "--quick"])]
    told = capsys.readouterr().err
    assert "Python 3.14, the quick part: not passed." in told
    assert told.endswith("Pythons that are not on this machine: 3.11.\n")


def test_a_failure_of_the_whole_counts(
    runs: list[tuple[str, list[str]]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pythons, "find", lambda environ: {})
    assert all_pythons.run_all(tmp_path, lambda: 3) == 3
    assert len(runs) == 1


def test_an_older_python_runs_all_of_it_instead(
    runs: list[tuple[str, list[str]]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pythons, "find", lambda environ: {(3, 11): Path("old"), (3, 12): Path("own")})
    assert all_pythons.run_all(tmp_path, lambda: pytest.fail("not with this one")) == 0
    assert runs == [("old", ["test", "--all-pythons"])]


@pytest.mark.parametrize("name", checks.LONG)
def test_what_the_quick_part_leaves_out_is_there(name: str) -> None:
    assert (ROOT / name).exists()
