"""The libraries of all releases are made on one computer, each for its own one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from bgdesk.engine.core.library import BuiltLibrary
from installer import core_library, core_releases

NAMES = {
    "_core-linux-x86_64.so",
    "_core-linux-aarch64.so",
    "_core-win32-amd64.dll",
    "_core-darwin-x86_64.dylib",
    "_core-darwin-arm64.dylib",
}


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands of the compiler, which cannot make what is for Windows."""
    commands: list[list[str]] = []

    def run(command: Sequence[str], longest_s: float = 0) -> bool:
        assert longest_s > 1000, "making all of it takes minutes"
        commands.append(list(command))
        is_possible = "windows" not in command[command.index("-target") + 1]
        if is_possible:
            Path(command[command.index("-o") + 1]).write_bytes(b"a library")
        return is_possible

    monkeypatch.setattr(core_library, "_succeeds", run)
    monkeypatch.setattr(core_library, "fetched_compiler", lambda folder, package: ["zig"])
    return commands


def test_each_has_its_own_and_what_fails_is_told(
    ran: list[list[str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert core_releases.main(["--out", str(tmp_path)]) == 1
    assert {Path(command[command.index("-o") + 1]).name for command in ran} == NAMES
    made = {name for name in NAMES if BuiltLibrary(tmp_path / name).is_ours()}
    assert NAMES - made == {"_core-win32-amd64.dll"}
    assert "_core-win32-amd64.dll: failed" in capsys.readouterr().err


def test_where_it_was_made_is_not_in_it(ran: list[list[str]], tmp_path: Path) -> None:
    core_releases.main(["--out", str(tmp_path), "--only", "_core-darwin-arm64.dylib"])
    (command,) = ran
    assert "-Wl,-install_name,@rpath/_core-darwin-arm64.dylib" in command
    assert "-s" in command
    assert "-g0" in command


def test_without_the_compiler_nothing_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(core_library, "fetched_compiler", lambda folder, package: None)
    assert core_releases.main(["--out", str(tmp_path)]) == 1
    assert not list(tmp_path.iterdir())
