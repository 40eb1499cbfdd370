from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from installer import bootstrap, checks, commands, core_library, environment
from installer.report import ProblemError
from installer.versions import Versions
from tests.folders import ROOT

SCRIPT = ROOT / "installer" / "bootstrap.py"


@pytest.mark.parametrize("version", [(3, 11), (3, 12), (3, 13), (3, 14)])
def test_supported_versions_of_python_are_accepted(version: tuple[int, int]) -> None:
    assert bootstrap.version_problem(version) == ""


@pytest.mark.parametrize("version", [(2, 7), (3, 10), (3, 15)])
def test_other_versions_are_refused_in_one_sentence(
    version: tuple[int, int], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (*version, 0, "final", 0))
    assert bootstrap.main(["run"]) == 1
    [line] = capsys.readouterr().err.splitlines()
    assert line.startswith("bgdesk needs Python 3.11 to 3.14, and this is Python " + f"{version[0]}.")


def test_the_script_can_be_read_by_an_old_python() -> None:
    ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 5))


def test_without_a_command_it_says_which_there_are() -> None:
    done = subprocess.run(
        [sys.executable, SCRIPT], capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 2
    assert "usage: bootstrap.py" in done.stderr


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The programs that a command would have become; nothing is installed."""
    commands_seen: list[list[str]] = []

    def become(command: list[str]) -> int:
        commands_seen.append(command)
        return 7

    monkeypatch.setattr(commands, "_become", become)
    monkeypatch.setattr(commands, "_want_libraries", lambda venv, platforms: None)
    monkeypatch.setattr(environment, "prepare", lambda root, extras: root / ".venv")
    monkeypatch.setattr(core_library, "prepare", lambda: True)
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    return commands_seen


def test_run_without_a_display_plays_the_demo_and_says_so(
    started: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert commands.main(["run"]) == 7
    assert started[0][2:] == ["-m", "bgdesk", "demo", "--out", "bgdesk-demo"]
    assert "no display" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
def test_run_with_a_display_opens_the_window(
    name: str, started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, "x")
    commands.main(["run"])
    assert started[0][2:] == ["-m", "bgdesk"]


def test_run_hands_all_arguments_on(started: list[list[str]]) -> None:
    commands.main(["run", "plays", "--json", "--help"])
    assert started[0][2:] == ["-m", "bgdesk", "plays", "--json", "--help"]


def test_a_problem_is_one_sentence_and_status_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def prepare(root: Path, extras: frozenset[str]) -> Path:
        raise ProblemError("The disk is full.")

    monkeypatch.setattr(environment, "prepare", prepare)
    assert commands.main(["run"]) == 1
    assert capsys.readouterr().err == "The disk is full.\n"


@pytest.mark.parametrize(("extra", "versions"), [((), Versions.NEWEST), (("--lowest",), Versions.LOWEST)])
def test_the_quick_part_has_an_environment_of_its_own(
    extra: tuple[str, ...], versions: Versions, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared: list[tuple[str, Versions]] = []
    types: list[bool] = []

    def prepare(root: Path, extras: frozenset[str], name: str, versions: Versions) -> Path:
        prepared.append((name, versions))
        return root / name

    def run_quick(root: Path, venv: Path, *, with_types: bool) -> int:
        types.append(with_types)
        return 5

    monkeypatch.setattr(environment, "prepare", prepare)
    monkeypatch.setattr(checks, "run_quick", run_quick)
    monkeypatch.setattr(commands, "_want_libraries", lambda venv, platforms: None)
    assert commands.main(["test", "--quick", *extra]) == 5
    assert prepared == [(f".venv-{sys.version_info[0]}.{sys.version_info[1]}-{versions.value}", versions)]
    assert types == [versions is Versions.NEWEST]


def test_the_quick_part_takes_no_other_arguments(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(["test", "--quick", "tests/rules"]) == 1
    assert "--lowest" in capsys.readouterr().err
