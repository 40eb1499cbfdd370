"""Walls of the house that import-linter cannot see: parts of Qt, the standard library, name patterns."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.folders import ROOT

PACKAGE = ROOT / "bgdesk"

WIDGETS_ALLOWED = ("bgdesk/ui/", "bgdesk/start/")

LONGEST_MODULE, LONGEST_CLASS = 400, 250


def sources() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def imported(path: Path) -> Iterator[str]:
    """Each imported thing by its dotted name, wherever in the file the import stands."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def is_in(thing: str, package: str) -> bool:
    return thing == package or thing.startswith(f"{package}.")


def test_widgets_are_imported_only_by_the_user_interface() -> None:
    wrong = [
        (name(path), thing)
        for path in sources()
        if not name(path).startswith(WIDGETS_ALLOWED)
        for thing in imported(path)
        if any(
            is_in(thing, f"PySide6.{module}") for module in ("QtWidgets", "QtSvgWidgets", "QtPrintSupport")
        )
    ]
    assert wrong == []


def test_the_command_line_gets_the_window_from_start() -> None:
    wrong = [
        (name(path), thing)
        for path in (PACKAGE / "cli").rglob("*.py")
        for thing in imported(path)
        if is_in(thing, "bgdesk.ui")
    ]
    assert wrong == []


@pytest.mark.parametrize("room", ["rules", "match"])
def test_rules_and_match_need_nothing_but_the_standard_library(room: str) -> None:
    wrong = [
        (name(path), thing)
        for path in (PACKAGE / room).rglob("*.py")
        for thing in imported(path)
        if thing.split(".")[0] not in sys.stdlib_module_names | {"bgdesk"}
    ]
    assert wrong == []


def test_no_star_imports_of_qt() -> None:
    """They make every class of a module at start: 0.1 s each."""
    wrong = [
        (name(path), thing)
        for path in sources()
        for thing in imported(path)
        if is_in(thing, "PySide6") and thing.endswith(".*")
    ]
    assert wrong == []


def test_no_module_or_class_has_outgrown_its_room() -> None:
    too_long = []
    for path in sources():
        text = path.read_text(encoding="utf-8")
        too_long += [name(path)] if text.count("\n") > LONGEST_MODULE else []
        too_long += [
            f"{name(path)}:{node.name}"
            for node in ast.walk(ast.parse(text))
            if isinstance(node, ast.ClassDef) and (node.end_lineno or 0) - node.lineno >= LONGEST_CLASS
        ]
    assert too_long == []


def emits(path: Path) -> Iterator[ast.Attribute]:
    """Each ``emit`` in the file, called or handed on."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute) and node.attr == "emit":
            yield node


def is_own_signal(emit: ast.Attribute) -> bool:
    signal = emit.value
    if ast.unparse(signal) == "super()":  # a handler of the log, which is no signal
        return True
    return (
        isinstance(signal, ast.Attribute) and isinstance(signal.value, ast.Name) and signal.value.id == "self"
    )


def test_a_signal_is_emitted_by_its_owner_alone() -> None:
    wrong = [
        f"{name(path)}:{emit.lineno} {ast.unparse(emit)}"
        for path in sources()
        for emit in emits(path)
        if not is_own_signal(emit)
    ]
    assert wrong == []


def test_no_public_class_name_stands_twice() -> None:
    places: dict[str, list[str]] = {}
    for path in sources():
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places.setdefault(node.name, []).append(name(path))
    assert {one: found for one, found in places.items() if len(found) > 1} == {}
