"""Which checks are run, and what they come to."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from installer import checks

Ran = list[str]


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> tuple[Ran, set[str]]:
    """The names of the steps that are run, and those that are to fail."""
    names: Ran = []
    failing: set[str] = set()

    def run(root: Path, name: str, command: list[str]) -> int:
        names.append(name)
        return 7 if name in failing else 0

    monkeypatch.setattr(checks, "_run", run)
    return names, failing


CHECKS = ["style", "formatting", "types", "walls between the folders"]


def test_all_is_run_although_something_fails(
    ran: tuple[Ran, set[str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names, failing = ran
    failing |= {"formatting", "types"}
    assert checks.run_all(tmp_path, tmp_path) == 1
    assert names == [*CHECKS, "tests"]
    assert "Not passed: formatting, types (see above)." in capsys.readouterr().err


@pytest.mark.parametrize(("fails", "status"), [(set(), 0), ({"tests"}, 7), ({"style"}, 1)])
def test_the_outcome_is_that_of_checks_and_tests(
    ran: tuple[Ran, set[str]], tmp_path: Path, fails: set[str], status: int
) -> None:
    ran[1].update(fails)
    assert checks.run_all(tmp_path, tmp_path) == status


def test_what_the_checks_compile_is_kept_whatever_the_system_says() -> None:
    told = {"PATH": "/bin", "PYTHONDONTWRITEBYTECODE": "1"}
    assert checks.environment_of_checks(told) == {"PATH": "/bin"}


def test_every_step_is_run_where_modules_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    question = "import sys; sys.exit(sys.dont_write_bytecode)"
    assert checks._run(tmp_path, "tests", [sys.executable, "-c", question]) == 0


def test_checks_alone_run_no_tests(ran: tuple[Ran, set[str]], tmp_path: Path) -> None:
    names, failing = ran
    assert checks.run_checks(tmp_path, tmp_path) == 0
    assert names == CHECKS
    failing.add("walls between the folders")
    assert checks.run_checks(tmp_path, tmp_path) == 1
