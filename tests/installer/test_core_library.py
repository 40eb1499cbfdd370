"""The core is compiled once, by whatever compiler there is; without one the program goes on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from bgdesk.engine.core.library import BuiltLibrary
from installer import core_library


@pytest.fixture
def wanted(tmp_path: Path) -> BuiltLibrary:
    return BuiltLibrary(tmp_path / "build" / "core" / "_core.so")


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that were run; those of the compiler ``good`` make a library, all others fail."""
    commands: list[list[str]] = []

    def run(command: Sequence[str]) -> bool:
        commands.append(list(command))
        if command[0] == "good":
            Path(command[command.index("-o") + 1]).write_bytes(b"a library")
        return command[0] == "good"

    monkeypatch.setattr(core_library, "_succeeds", run)
    return commands


def there_are(monkeypatch: pytest.MonkeyPatch, *compilers: str) -> None:
    monkeypatch.setattr(core_library, "compilers", lambda: list(compilers))


def test_it_is_compiled_once(
    wanted: BuiltLibrary, ran: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    there_are(monkeypatch, "bad", "good")
    assert core_library.prepare(wanted)
    assert wanted.is_ours()
    assert wanted.path.read_bytes() == b"a library"
    assert [command[0] for command in ran] == ["bad", "good"]
    assert core_library.prepare(wanted)
    assert len(ran) == 2


def test_a_broken_one_is_made_anew(
    wanted: BuiltLibrary, ran: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    there_are(monkeypatch, "good")
    core_library.prepare(wanted)
    wanted.path.write_bytes(b"a lib")
    assert not wanted.is_ours()
    assert core_library.prepare(wanted)
    assert wanted.is_ours()
    assert len(ran) == 2


def test_without_a_compiler_one_is_fetched_and_a_failure_is_told_once(
    wanted: BuiltLibrary,
    ran: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    there_are(monkeypatch)
    assert not core_library.prepare(wanted)
    assert ran[0][1:3] == ["-m", "venv"]
    assert "could not be compiled" in capsys.readouterr().err
    assert not core_library.prepare(wanted)
    assert len(ran) == 1
    assert capsys.readouterr().err == ""


def test_a_compiler_that_came_later_is_tried(
    wanted: BuiltLibrary, ran: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    there_are(monkeypatch)
    core_library.prepare(wanted)
    there_are(monkeypatch, "good")
    assert core_library.prepare(wanted)
    assert ran[-1][0] == "good"


def test_the_compiler_that_is_wished_for_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "my-cc")
    monkeypatch.setattr("shutil.which", lambda name: name if name != "gcc" else None)
    assert core_library.compilers() == ["my-cc", "cc", "clang"]
