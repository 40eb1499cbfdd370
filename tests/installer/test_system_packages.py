from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from installer import commands, environment, system_packages
from installer.report import ProblemError


@pytest.mark.skipif(not shutil.which("cc") or not shutil.which("ldd"), reason="needs a C compiler and ldd")
def test_only_missing_libraries_are_found(tmp_path: Path) -> None:
    lib = tmp_path / "venv/lib/python3.11/site-packages/PySide6/Qt/lib"
    lib.mkdir(parents=True)
    (tmp_path / "empty.c").write_text("")
    absent = tmp_path / "libabsent.so.7"
    link = ["cc", "-shared", "-x", "c", str(tmp_path / "empty.c"), "-x", "none"]
    subprocess.run([*link, "-Wl,-soname,libabsent.so.7", "-o", str(absent)], check=True)
    subprocess.run([*link, "-Wl,--no-as-needed", str(absent), "-o", str(lib / "libQt6Core.so.6")], check=True)
    absent.unlink()
    assert system_packages.missing_libraries(tmp_path / "venv", ["offscreen"]) == ["libabsent.so.7"]


@pytest.fixture
def venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(sys, "platform", "linux")
    venv = tmp_path / ".venv"
    venv.mkdir()
    environment.write_stamp(venv, {"extras": []})
    return venv


def test_missing_libraries_are_installed_once(venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter([["libGL.so.1", "libxcb-cursor.so.0"], []])
    wanted: list[list[str]] = []
    monkeypatch.setattr(system_packages, "missing_libraries", lambda venv, platforms: next(answers))
    monkeypatch.setattr(system_packages, "install", lambda packages, purpose: wanted.append(packages))
    commands._want_libraries(venv, ["xcb"])
    commands._want_libraries(venv, ["xcb"])
    assert wanted == [["libgl1", "libxcb-cursor0"]]
    assert environment.read_stamp(venv) == {"extras": [], "screens": ["xcb"]}


def test_what_cannot_be_installed_is_named_with_the_command(
    venv: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system_packages, "missing_libraries", lambda venv, platforms: ["libEGL.so.1"])
    monkeypatch.setattr(system_packages, "install", lambda packages, purpose: False)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    with pytest.raises(ProblemError, match=r"\(libEGL\.so\.1\); type: sudo apt-get install libegl1"):
        commands._want_libraries(venv, ["offscreen"])


def test_without_apt_nothing_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert not system_packages.install(["xvfb"], "tests use it")
    assert "package manager" in system_packages.how_to_install(["xvfb"])


@pytest.mark.parametrize(
    ("offered", "answer", "tried"),
    [
        ({"xvfb", "gnubg", "updated"}, True, ["xvfb gnubg"]),
        ({"xvfb", "gnubg"}, True, ["xvfb gnubg", "update", "xvfb gnubg"]),
        ({"gnubg"}, False, ["xvfb gnubg", "update", "xvfb gnubg", "xvfb", "gnubg"]),
    ],
)
def test_what_can_be_had_is_installed(
    offered: set[str], answer: bool, tried: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []

    def succeeds(command: list[str]) -> bool:
        if command[-1] == "update":
            offered.add("updated")
        packages = [word for word in command[1:] if not word.startswith("-") and word != "install"]
        seen.append(" ".join(packages))
        return packages == ["update"] or offered.issuperset([*packages, "updated"])

    monkeypatch.setattr(system_packages, "_apt", lambda: ["apt-get"])
    monkeypatch.setattr(system_packages, "_succeeds", succeeds)
    assert system_packages.install(["xvfb", "gnubg"], "tests use them") is answer
    assert seen == tried


APT = """import sys
from pathlib import Path
tries = Path(sys.argv[1])
count = len(tries.read_text()) if tries.exists() else 0
tries.write_text("x" * (count + 1))
if count < int(sys.argv[2]):
    print("E: Could not get lock /var/lib/apt/lists/lock. It is held by process 4711 (apt-get)")
    sys.exit(100)
print("Waiting for cache lock: Could not get lock /var/lib/dpkg/lock-frontend.")
print("Waiting for cache lock: Could not get lock /var/lib/dpkg/lock-frontend.")
"""
"""Stands for apt-get: refuses some times, then waits itself, then is done."""


@pytest.mark.parametrize(("refusals", "wait_s", "is_done"), [(0, 60, True), (2, 60, True), (2, -1, False)])
def test_while_another_program_installs_it_is_waited_for_and_said_once(
    refusals: int,
    wait_s: int,
    is_done: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    pauses: list[float] = []
    monkeypatch.setattr("installer.system_packages.time.sleep", pauses.append)
    monkeypatch.setattr(system_packages, "LOCK_WAIT_S", wait_s)
    apt = [sys.executable, "-c", APT, str(tmp_path / "tries"), str(refusals)]
    assert system_packages._succeeds(apt) is is_done
    assert len(pauses) == (refusals if is_done else 0)
    assert capsys.readouterr().err.splitlines() == [
        "Another program is installing packages on this system: waiting until it is done."
    ]


def test_what_fails_for_another_reason_is_not_tried_again() -> None:
    assert not system_packages._succeeds([sys.executable, "-c", "import sys; sys.exit('E: no such package')"])


def test_apt_is_told_to_wait_for_its_lock_and_to_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(system_packages, "_succeeds", lambda command: True)
    command = system_packages._apt()
    assert command
    assert command[-3:] == ["-q", "-o", f"DPkg::Lock::Timeout={system_packages.LOCK_WAIT_S}"]
