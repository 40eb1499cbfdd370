"""Runs every benchmark of this folder, one after the other: ``python -m tests.bench.run [NAME ...]``."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
ROOT = FOLDER.parents[1]


def names() -> list[str]:
    """The benchmarks: the modules here that can be run."""
    return sorted(
        path.stem
        for path in FOLDER.glob("*.py")
        if path != Path(__file__).resolve() and '__name__ == "__main__"' in path.read_text(encoding="utf-8")
    )


def main(chosen: list[str]) -> int:
    """Run them; 1 when one of them fails or misses its target."""
    missed = []
    for name in chosen or names():
        print(f"== {name}", flush=True)
        if subprocess.run([sys.executable, "-m", f"tests.bench.{name}"], cwd=ROOT, check=False).returncode:
            missed.append(name)
    print(f"== missed: {', '.join(missed)}" if missed else "== all within their targets")
    return int(bool(missed))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
