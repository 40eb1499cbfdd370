from __future__ import annotations

import shutil
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from installer import environment, pip
from installer.report import ProblemError

NO_EXTRAS: frozenset[str] = frozenset()
TESTS = frozenset({"dev"})


@pytest.fixture
def root(tmp_path: Path) -> Path:
    folder = tmp_path / "checkout"
    folder.mkdir()
    (folder / "pyproject.toml").write_text("[project]\n")
    return folder


@pytest.fixture
def installs(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The extras of each installation; neither pip nor ensurepip is run, which keeps this quick."""
    done: list[list[str]] = []

    def create(root: Path, venv: Path) -> None:
        if venv.is_symlink() or venv.exists():
            environment._remove(venv)
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(venv)], check=True)
        (next(venv.rglob("site-packages")) / "pip.py").touch()

    monkeypatch.setattr(environment, "_create", create)
    monkeypatch.setattr(
        pip, "install_project", lambda python, root, extras, log, constraints: done.append(extras)
    )
    return done


def test_the_second_time_nothing_is_installed(root: Path, installs: list[list[str]]) -> None:
    venv = environment.prepare(root, TESTS)
    assert environment.python_of(venv).exists()
    assert environment.prepare(root, TESTS) == venv
    assert environment.prepare(root, NO_EXTRAS) == venv
    assert installs == [["dev"]]


def test_extras_once_installed_are_kept(root: Path, installs: list[list[str]]) -> None:
    environment.prepare(root, frozenset({"sound"}))
    environment.prepare(root, TESTS)
    assert installs == [["sound"], ["dev", "sound"]]


def test_a_changed_project_is_installed_again_into_the_same_environment(
    root: Path, installs: list[list[str]]
) -> None:
    mark = environment.prepare(root, NO_EXTRAS) / "mark"
    mark.touch()
    (root / "pyproject.toml").write_text("[project]\nname = 'other'\n")
    environment.prepare(root, NO_EXTRAS)
    assert len(installs) == 2
    assert mark.exists()


def moved(root: Path) -> Path:
    return root.rename(root.with_name("moved"))


def interrupted(root: Path) -> Path:
    (root / ".venv" / environment.INTERRUPTED).touch()
    return root


def without_python(root: Path) -> Path:
    python = environment.python_of(root / ".venv")
    python.unlink()
    python.symlink_to("/nowhere/python3")
    return root


def of_another_version(root: Path) -> Path:
    stamp = environment.read_stamp(root / ".venv")
    environment.write_stamp(root / ".venv", {**stamp, "python": [3, 1]})
    python = environment.python_of(root / ".venv")
    python.unlink()
    python.write_text("#!/bin/sh\nprintf '%s\\n3\\n1\\n' " + str(root / ".venv"))
    python.chmod(0o755)
    return root


def with_an_unreadable_stamp(root: Path) -> Path:
    (root / ".venv" / environment.STAMP).write_text("{")
    shutil.rmtree(environment.python_of(root / ".venv").parent)
    return root


@pytest.mark.skipif(sys.platform == "win32", reason="breaks the environment with symbolic links")
@pytest.mark.parametrize(
    "breakage", [moved, interrupted, without_python, of_another_version, with_an_unreadable_stamp]
)
def test_a_broken_environment_is_made_anew(
    breakage: Callable[[Path], Path], root: Path, installs: list[list[str]]
) -> None:
    mark = environment.prepare(root, TESTS) / "mark"
    mark.touch()
    root = breakage(root)
    venv = environment.prepare(root, NO_EXTRAS)
    assert not (venv / "mark").exists()
    assert len(installs) == 2
    assert environment.prepare(root, NO_EXTRAS) == venv
    assert len(installs) == 2


def test_a_failed_installation_is_tried_again_in_the_same_environment(
    root: Path, installs: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, constraints: object) -> None:
        raise ProblemError("no network")

    with monkeypatch.context() as patch:
        patch.setattr(pip, "install_project", fail)
        with pytest.raises(ProblemError, match="no network"):
            environment.prepare(root, NO_EXTRAS)
    (root / ".venv" / "mark").touch()
    environment.prepare(root, NO_EXTRAS)
    assert (root / ".venv" / "mark").exists()


def test_two_at_once_install_once(root: Path, installs: list[list[str]]) -> None:
    threads = [threading.Thread(target=environment.prepare, args=(root, TESTS)) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert installs == [["dev"]]


def test_a_folder_that_cannot_be_written_to_is_named(root: Path) -> None:
    (root / "build").touch()
    with pytest.raises(ProblemError, match="cannot be written to"):
        environment.prepare(root, NO_EXTRAS)


@pytest.mark.skipif(sys.platform == "win32", reason="simulates a code page by the locale C")
def test_a_checkout_under_any_name_is_found_in_any_code_page(
    tmp_path: Path, installs: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    root = tmp_path / "Łódź für zwei"
    root.mkdir()
    for name in ("pyproject.toml", "found_in_checkout.py"):
        (root / name).touch()

    def install(python: Path, *_: object, constraints: object) -> None:
        pointer = next(python.parent.parent.rglob("site-packages")) / environment.POINTER
        pointer.write_text(f"{root}\n", encoding="utf-8")

    monkeypatch.setattr(pip, "install_project", install)
    venv = environment.prepare(root, NO_EXTRAS)
    done = subprocess.run(
        [environment.python_of(venv), "-X", "utf8=0", "-P", "-c", "import found_in_checkout"],
        env={"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0"},
        capture_output=True,
        cwd="/",
        check=False,
    )
    assert done.returncode == 0, done.stderr
