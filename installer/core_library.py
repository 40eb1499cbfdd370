"""Compiling the core of the engine: with the compiler that is there, else with one fetched for this only."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from bgdesk.engine.core.library import SOURCES, BuiltLibrary, checkout_library, source_hash
from bgdesk.renaming import patient_replace
from installer import environment
from installer.report import say

COMPILERS = ("cc", "gcc", "clang")
ZIG = "ziglang>=0.13,<1"
"""The compiler that pip can fetch; for where there is none."""
FLAGS = (
    "-std=c11",
    "-O3",
    "-g0",
    "-shared",
    "-fPIC",
    "-fvisibility=hidden",
    "-ffp-contract=off",
    "-Wno-psabi",
)
ZIG_FLAGS = (*FLAGS, "-fno-sanitize=undefined")
WITHOUT = "so analysis takes about four times as long. Everything else works."
_LONGEST_S, _LONGEST_FOR_RELEASE_S = 300, 1800
"""The compiler for other computers makes their whole C library first."""


def prepare(library: BuiltLibrary | None = None) -> bool:
    """Compile the core unless that is done; whether it is there. What failed is not tried again as it was."""
    library = library or checkout_library()
    if library.is_ours():
        return True
    given = compilers()
    if not _has_failed(library, given):
        with environment.one_at_a_time(library.path.parents[2]):
            return library.is_ours() or _make(library, given)
    return False


def compilers() -> list[str]:
    """Commands that may compile C: the one that is wished for, and the usual ones."""
    wished = os.environ.get("CC", "").strip()
    return [name for name in (wished, *COMPILERS) if name and shutil.which(name)]


def _make(library: BuiltLibrary, given: Sequence[str]) -> bool:
    say("Compiling the core of the engine (once, some seconds).")
    library.path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / library.path.name
        if any(_compile([name], made) for name in given) or _compile_with_zig(Path(folder), made):
            _keep(library, made)
            return True
    _remember_failure(library, given)
    say(f"The core of the engine could not be compiled here, {WITHOUT}")
    return False


def command(compiler: Sequence[str], made: Path, flags: Sequence[str] = FLAGS) -> list[str]:
    """The command line that makes the library ``made``."""
    sources = [str(path) for path in sorted(SOURCES.glob("*.c"))]
    maths = [] if os.name == "nt" else ["-lm"]
    return [*compiler, *flags, f'-DCORE_SOURCE="{source_hash()}"', *sources, "-o", str(made), *maths]


def _compile(compiler: Sequence[str], made: Path, flags: Sequence[str] = FLAGS) -> bool:
    return _succeeds(command(compiler, made, flags)) and made.exists()


def _compile_with_zig(folder: Path, made: Path) -> bool:
    say("There is no C compiler here: fetching one for this (about 80 MB).")
    compiler = fetched_compiler(folder, ZIG)
    return compiler is not None and _compile(compiler, made, ZIG_FLAGS)


def fetched_compiler(folder: Path, package: str) -> list[str] | None:
    """The command of the compiler in ``package``, in an environment in ``folder``."""
    venv = folder / "zig"
    if not _succeeds([sys.executable, "-m", "venv", str(venv)]):
        return None
    python = str(environment.python_of(venv))
    install = [python, "-I", "-m", "pip", "install", "--no-input", "--disable-pip-version-check", package]
    return [python, "-I", "-m", "ziglang", "cc"] if _succeeds(install) else None


def compile_for_release(compiler: Sequence[str], library: BuiltLibrary, folder: Path) -> bool:
    """Make ``library``, by way of ``folder``; nothing in it tells where or when that was."""
    made = folder / library.path.name
    name = [f"-Wl,-install_name,@rpath/{made.name}"] if made.suffix == ".dylib" else []
    given = command(compiler, made, (*ZIG_FLAGS, "-s", *name))
    if _succeeds(given, _LONGEST_FOR_RELEASE_S) and made.exists():
        _keep(library, made)
        return True
    return False


def _succeeds(given: Sequence[str], longest_s: float = _LONGEST_S) -> bool:
    try:
        done = subprocess.run(given, capture_output=True, timeout=longest_s, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def _keep(library: BuiltLibrary, made: Path) -> None:
    """The library first, then the stamp that makes it valid; each in one step."""
    library.stamp.unlink(missing_ok=True)
    new = library.path.with_name(library.path.name + ".new")
    shutil.copy(made, new)
    patient_replace(new, library.path)
    library.stamp.write_text(json.dumps(library.said_of(library.path.read_bytes())), encoding="utf-8")


def _failure(library: BuiltLibrary) -> Path:
    return library.path.with_suffix(".failed.json")


def _said_of_failure(given: Sequence[str]) -> dict[str, object]:
    return {"source": source_hash(), "compilers": list(given)}


def _has_failed(library: BuiltLibrary, given: Sequence[str]) -> bool:
    try:
        said = json.loads(_failure(library).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return bool(said == _said_of_failure(given))


def _remember_failure(library: BuiltLibrary, given: Sequence[str]) -> None:
    _failure(library).write_text(json.dumps(_said_of_failure(given)), encoding="utf-8")
