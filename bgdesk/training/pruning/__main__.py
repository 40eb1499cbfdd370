"""``python -m bgdesk.training.pruning`` makes the net anew, in a few minutes, and writes it into the core.

It needs a C compiler and the weights of bgsage. Count up `VERSION` in `bgdesk.engine.core.availability` after
it, and see with ``python -m tests.engine.core.pruned`` what it loses.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from textwrap import wrap

from bgdesk.engine.core.library import SOURCES
from bgdesk.engine.core.native import match_equities
from bgdesk.engine.core.weights import weight_files

TRAINER = Path(__file__).with_name("trainer.c")
NET = SOURCES / "pruning_net.h"
COMPILERS = ("cc", "gcc", "clang")
FLAGS = ("-std=c11", "-O3", "-march=native", "-ffp-contract=off", f"-I{SOURCES}")
_REPLACED = frozenset({"plain.c", "pruning.c"})
"""The trainer takes their place."""
_WIDTH = 118


def main(arguments: Sequence[str]) -> int:
    """Compile, train, write."""
    parser = argparse.ArgumentParser(prog="python -m bgdesk.training.pruning", description=__doc__)
    for name, usual in (("rolls", 1_200_000), ("epochs", 10), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    parser.add_argument("--out", type=Path, default=NET)
    options = parser.parse_args(arguments)
    compiler = next(filter(shutil.which, COMPILERS), None)
    files = weight_files()
    if compiler is None or files is None or not files.are_known():
        sys.stderr.write("A C compiler and the weights of bgsage are needed.\n")
        return 1
    with tempfile.TemporaryDirectory() as folder:
        trainer, equities, made = (Path(folder) / name for name in ("trainer", "equities", "made"))
        sources = [str(path) for path in SOURCES.glob("*.c") if path.name not in _REPLACED]
        subprocess.run([compiler, *FLAGS, str(TRAINER), *sources, "-o", str(trainer), "-lm"], check=True)
        equities.write_text("\n".join(map(repr, match_equities())))
        recipe = [str(options.rolls), str(options.epochs), str(options.seed)]
        given = [str(path) for path in (made, files.bearoff, equities, *files.nets)]
        subprocess.run([str(trainer), *recipe, *given], check=True)
        numbers = made.read_text().split()
    about = "{} rolls, {} epochs, seed {}".format(*recipe)
    options.out.write_text("\n".join(_source(numbers, about)) + "\n", encoding="utf-8")
    return 0


def _source(numbers: Sequence[str], about: str) -> Iterator[str]:
    yield f"/* Made by python -m bgdesk.training.pruning: {about}. See Pruning in model.h. */"
    yield '#include "model.h"'
    yield ""
    yield f"static const int16_t pruning_numbers[{len(numbers)}] = {{"
    yield from wrap(", ".join(numbers), _WIDTH, initial_indent="    ", subsequent_indent="    ")
    yield "};"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
