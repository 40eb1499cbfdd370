"""The core under sanitizers, asked for millions of things that make no sense.

``python -m tests.engine.core.fuzz --count N --seed S`` compiles it with them; half of what is asked is noise.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

from bgdesk.engine.core.library import SOURCES
from bgdesk.engine.core.weights import weight_files
from installer.core_library import compilers

DRIVER = Path(__file__).with_suffix(".c")
GAMES_DRIVER = DRIVER.with_name("games_fuzz.c")
FLAGS = (
    *("-std=c11", "-g", "-ffp-contract=off", "-Wall", "-Wextra", "-Werror", "-Wno-psabi"),
    *("-fsanitize=address,undefined", "-fno-sanitize-recover=all"),
)


def build(folder: Path, optimisation: str = "-O1", driver: Path = DRIVER) -> Path | None:
    """The program, or ``None`` where no compiler has these sanitizers."""
    made = folder / driver.stem
    sources = [str(path) for path in sorted(SOURCES.glob("*.c"))]
    for compiler in compilers():
        command = [
            compiler,
            optimisation,
            *FLAGS,
            f"-I{SOURCES}",
            str(driver),
            *sources,
            "-o",
            str(made),
            "-lm",
        ]
        if subprocess.run(command, capture_output=True, check=False).returncode == 0:
            return made
    return None


def run(program: Path, count: int, seed: int) -> str:
    """What it says after ``count`` rounds; raises CalledProcessError when a sanitizer stops it."""
    files = weight_files()
    assert files
    command = [str(program), str(count), str(seed), str(files.bearoff), *map(str, files.nets)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def run_games(program: Path, count: int, seed: int) -> str:
    """What the other driver says after ``count`` games; raises CalledProcessError as `run` does."""
    return subprocess.run(
        [str(program), str(count), str(seed)], capture_output=True, text=True, check=True
    ).stdout


def main(arguments: list[str]) -> int:
    """Compile, run and tell."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        program, games = (build(Path(folder), driver=driver) for driver in (DRIVER, GAMES_DRIVER))
        if program is None or games is None:
            sys.stderr.write("no compiler here has the sanitizers\n")
            return 1
        try:
            sys.stdout.write(run(program, options.count, options.seed))
            sys.stdout.write(run_games(games, options.count // 20, options.seed))
        except subprocess.CalledProcessError as failed:
            sys.stderr.write(failed.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
