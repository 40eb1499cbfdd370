"""The training as a program, and that the program itself never needs it."""

import ast
import csv
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bgdesk.engine.network_file import read_network

ROOT = Path(__file__).resolve().parents[2]


def _imported(source: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def test_the_program_never_imports_the_training() -> None:
    training = ROOT / "bgdesk" / "engine" / "training"
    others = [path for path in (ROOT / "bgdesk").rglob("*.py") if training not in path.parents]
    assert len(others) > 100
    guilty = [
        path
        for path in others
        for name in _imported(path)
        if name.startswith("bgdesk.engine.training") or name.partition(".")[0] in ("numba", "llvmlite")
    ]
    assert guilty == []


def test_one_command_makes_a_network_its_log_and_its_curve(tmp_path: Path) -> None:
    pytest.importorskip("numba", reason="the games are compiled by numba (extra: training)")
    out = tmp_path / "plakoto.npz"
    size = ("--games", "1", "--hidden", "2", "--checkpoints", "1", "--checked", "2")
    done = subprocess.run(
        [sys.executable, "-m", "bgdesk.engine.training", "plakoto", *size, "--seed", "3", "--out", str(out)],
        cwd=ROOT,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "games 1," in done.stderr
    network = read_network(out, "plakoto")
    assert (network.training.games, network.training.seed, network.training.hidden) == (1, 3, 2)
    with out.with_suffix(".csv").open(encoding="utf-8") as file:
        (row,) = csv.DictReader(file)
    assert row["games"] == "1"
    assert 0 <= float(row["wins"]) <= 1
