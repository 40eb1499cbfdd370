"""The training as a program, and that the program itself never needs it."""

import ast
import csv
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from bgdesk.engine.network.file import read_network
from tests.folders import ROOT


def _imported(source: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def test_the_program_never_imports_the_training() -> None:
    training = ROOT / "bgdesk" / "training"
    others = [path for path in (ROOT / "bgdesk").rglob("*.py") if training not in path.parents]
    assert len(others) > 100
    guilty = [
        path
        for path in others
        for name in _imported(path)
        if name.startswith("bgdesk.training") or name.partition(".")[0] in ("numba", "llvmlite")
    ]
    assert guilty == []


def _command(*given: str) -> subprocess.CompletedProcess[str]:
    """The command that makes networks, uncompiled to spare the compiling."""
    return subprocess.run(
        [sys.executable, "-m", "bgdesk.training", *given],
        cwd=ROOT,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )


def _trained(out: Path, *more: str) -> str:
    """What the command says that makes the network ``out``."""
    done = _command("plakoto", "--checked", "2", "--out", str(out), *more)
    assert done.returncode == 0, done.stderr
    return done.stderr


def _curve(out: Path) -> list[dict[str, str]]:
    with out.with_suffix(".csv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def test_one_command_makes_a_network_its_log_and_its_curve(tmp_path: Path) -> None:
    pytest.importorskip("numba", reason="the games are compiled by numba (extra: training)")
    names = ("plakoto", "finished", "further", "whole")
    out, finished, further, whole = (tmp_path / f"{name}.npz" for name in names)
    size = ("--games", "1", "--hidden", "2", "--checkpoints", "1", "--seed", "3")
    finish = ("--finish", "1", "--against-random", "1")
    assert "games 1," in _trained(out, *size)
    network = read_network(out, "plakoto")
    training = network.training
    assert (training.games, training.seed, training.hidden, training.finish) == (1, 3, 2, 0)
    (row,) = _curve(out)
    assert row["games"] == "1"
    assert 0 <= float(row["wins"]) <= 1

    assert "games 2," in _trained(finished, "--begun", str(out), *finish)
    training = read_network(finished, "plakoto").training
    assert (training.games, training.seed, training.hidden) == (1, 3, 2)
    assert (training.finish, training.against_random) == (1, 1.0)
    assert [row["games"] for row in _curve(finished)] == ["1", "2"]

    _trained(further, "--begun", str(finished), "--finish", "1")
    training = read_network(further, "plakoto").training
    assert (training.games, training.seed, training.finish, training.against_random) == (1, 3, 2, 0.5)
    assert [row["games"] for row in _curve(further)] == ["1", "2", "3"]

    _trained(whole, *size, *finish)
    assert np.array_equal(read_network(whole, "plakoto").flat(), read_network(finished, "plakoto").flat())
    assert not np.array_equal(network.flat(), read_network(finished, "plakoto").flat())


def test_a_course_that_would_teach_nonsense_is_refused(tmp_path: Path) -> None:
    pytest.importorskip("numba", reason="the games are compiled by numba (extra: training)")
    out = tmp_path / "russian.npz"
    done = _command("russian", "--finish", "9", "--against-random", "0.3", "--out", str(out))
    assert done.returncode == 2
    assert "a network for russian cannot learn from games against a random player" in done.stderr
    assert list(tmp_path.iterdir()) == []
