"""Code that is compiled once."""

from __future__ import annotations

import builtins
import dataclasses
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bgdesk.start.kept_code import KeptCode, kept_code

NAME, SOURCE = "shibokensupport/some.py", b"said = 'hello'\n"


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    usual, written = builtins.compile, vars(dataclasses).get("exec", builtins.exec)
    yield tmp_path / "folder" / "code"
    assert builtins.compile is usual
    assert dataclasses.exec is written  # type: ignore[attr-defined]


def said(kept: KeptCode) -> object:
    names: dict[str, object] = {}
    with kept.used():
        exec(compile(SOURCE, NAME, "exec"), names)
    kept.keep()
    return names["said"]


def test_it_is_compiled_once(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert said(KeptCode(file)) == "hello"
    changed = file.read_bytes().replace(b"hello", b"HELLO")
    file.write_bytes(changed)
    assert said(KeptCode(file)) == "HELLO", "it was not taken from the file"
    monkeypatch.setattr("tests.start.test_kept_code.SOURCE", b"said = 'other'\n")
    assert said(KeptCode(file)) == "other"
    assert b"HELLO" not in file.read_bytes(), "what is not used any more is forgotten"


@pytest.mark.parametrize("told", [b"", b"nothing", None])
def test_a_damaged_file_is_made_anew(file: Path, told: bytes | None) -> None:
    assert said(KeptCode(file)) == "hello"
    good = file.read_bytes()
    file.write_bytes(good[:-9] if told is None else told)
    assert said(KeptCode(file)) == "hello"
    assert len(file.read_bytes()) == len(good)


def test_nothing_is_written_where_nothing_compiled_is(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert said(KeptCode(file)) == "hello"
    assert not file.exists()


def test_a_dataclass_is_what_it_was(file: Path) -> None:
    for _ in range(2):
        kept = KeptCode(file)
        with kept.used():

            @dataclasses.dataclass(frozen=True, slots=True, order=True)
            class Point:
                x: int
                y: int = 4

        kept.keep()
        assert Point(3) == Point(3, 4) < Point(4)
        assert repr(Point(1)).endswith("Point(x=1, y=4)")
        assert hash(Point(1)) == hash(Point(1))
        with pytest.raises(dataclasses.FrozenInstanceError):
            Point(1).x = 5  # type: ignore[misc]
    assert file.exists()


def test_other_code_is_compiled_as_always(file: Path) -> None:
    kept = KeptCode(file)
    with kept.used():
        assert eval(compile("1 + 1", "some.py", "eval")) == 2
        compile(b"x = 1", "some.py", "exec")
    kept.keep()
    assert not file.exists()


def test_one_may_lie_in_another(file: Path) -> None:
    with KeptCode(file).used(), kept_code("test"):
        compile(b"x = 1", "some.py", "exec")
