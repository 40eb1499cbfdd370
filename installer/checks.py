"""Everything that has to pass before a change is good: style, types, walls, tests."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping
from pathlib import Path

from installer.environment import python_of, script_of
from installer.report import say

MOST_WORKERS = 4
LONG = (
    "tests/analysis/lenses",
    "tests/analysis/reasons",
    "tests/analysis/test_agreement.py",
    "tests/analysis/test_judges.py",
    "tests/app/table/test_match_of_dying_engines.py",
    "tests/app/table/test_whole_matches.py",
    "tests/app/workers/test_cluster.py",
    "tests/app/workers/test_engine_service_at_exit.py",
    "tests/app/workers/test_rollout_pool.py",
    "tests/app/workers/test_worker_faults.py",
    "tests/cli/test_analyse.py",
    "tests/cli/test_files_as_users_name_them.py",
    "tests/cli/test_interruption.py",
    "tests/cli/test_rollout.py",
    "tests/e2e",
    "tests/engine/network",
    "tests/engine/plain",
    "tests/engine/sage/test_rollout.py",
    "tests/engine/test_selection.py",
    "tests/formats",
    "tests/fuzz",
    "tests/library/find",
    "tests/library/rescue",
    "tests/library/test_kill.py",
    "tests/library/test_troubles.py",
    "tests/match/test_flow_machine.py",
    "tests/monkey",
    "tests/rules",
    "tests/training",
    "tests/ui/lab/test_laboratory.py",
    "tests/ui/home/test_start_page.py",
    "tests/ui/learn",
    "tests/ui/play/test_games_by_keyboard.py",
    "tests/ui/play/test_games_by_mouse.py",
    "tests/ui/play/test_keyboard_match.py",
    "tests/ui/play/test_mouse_match.py",
    "tests/ui/play/test_refusals.py",
    "tests/ui/test_long_texts.py",
    "tests/ui/test_small_screens.py",
)
"""Left out of the quick part: what takes long and has little to do with versions."""
FEW = 2
"""Of each other file so many tests are in the quick part: what a version breaks shows more than once."""


def run_all(root: Path, venv: Path) -> int:
    """Run every check and all tests, also after one has failed; 0 when all have passed."""
    failed = _failed_checks(root, venv)
    status = run_pytest(root, venv, ["-n", str(workers())])
    return _told(failed) or status


def run_checks(root: Path, venv: Path) -> int:
    """Run every check, but no tests; 0 when all have passed."""
    return _told(_failed_checks(root, venv))


def _failed_checks(root: Path, venv: Path) -> list[str]:
    python = str(python_of(venv))
    steps = {
        "style": [python, "-m", "ruff", "check", "."],
        "formatting": [python, "-m", "ruff", "format", "--check", "."],
        "types": [python, "-m", "mypy"],
        "walls between the folders": [str(script_of(venv, "lint-imports")), "--no-logo"],
    }
    return [name for name, command in steps.items() if _run(root, name, command)]


def _told(failed: list[str]) -> int:
    if failed:
        say(f"Not passed: {', '.join(failed)} (see above).")
    return int(bool(failed))


def run_quick(root: Path, venv: Path, *, with_types: bool) -> int:
    """Run the quick part of the tests, and ``with_types`` the types; 0 when all have passed.

    The types are those that the newest versions tell: older ones tell less.
    """
    cache = str(root / ".mypy_cache" / venv.name)
    mypy = [str(python_of(venv)), "-m", "mypy", "--cache-dir", cache]
    status = _run(root, "types", mypy) if with_types else 0
    skipped = [f"--ignore={folder}" for folder in LONG]
    return run_pytest(root, venv, ["-n", str(workers()), "--few-of-each", str(FEW), *skipped]) or status


def run_pytest(root: Path, venv: Path, arguments: list[str]) -> int:
    """Run the tests; the exit status is pytest's."""
    return _run(root, "tests", [str(python_of(venv)), "-m", "pytest", *arguments])


def workers() -> int:
    """How many processes run the tests."""
    return max(1, min(MOST_WORKERS, os.cpu_count() or 1))


def _run(root: Path, name: str, command: list[str]) -> int:
    say(f"--- {name}")
    return subprocess.call(command, cwd=root, env=environment_of_checks(os.environ))


def environment_of_checks(environ: Mapping[str, str]) -> dict[str, str]:
    """Modules are compiled once and kept: the tests start hundreds of processes that import the same ones."""
    return {name: value for name, value in environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
