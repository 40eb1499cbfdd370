"""Reproduces the tables of Hypergammon from nothing: ``python -m bgdesk.training.hypergammon FOLDER``.

Each ruleset becomes FOLDER/ruleset.solved, its log FOLDER/ruleset.log. With three checkers it needs 3 GB of
memory and about a quarter of an hour on one core; the others are done in seconds.
"""

from __future__ import annotations

import argparse
import sys
import time
from functools import partial
from pathlib import Path
from typing import TextIO

import numpy as np

from bgdesk.engine.exact.sides import SOLVED, numbering
from bgdesk.engine.exact.table import packed, write_game
from bgdesk.rules.variants import RULESETS, Ruleset
from bgdesk.training.hypergammon.game import GameArrays, by_pips, game
from bgdesk.training.hypergammon.solution import Solution, Tell, solve

STEPS = {1: (4096,) * 8, 2: (1024,) * 8, 3: (256, 192, 128, 192, 128, 256, 256, 256)}
"""By checkers a side: steps a unit of the values that are kept, in the order of `exact_table.KINDS`."""
SIDES_A_BLOCK = 16
_KEPT_EQUITIES = (0, 2, 3)


def write(solution: Solution, solved: GameArrays, ruleset: Ruleset, path: Path) -> None:
    """Round, pack and write a solution."""
    pips, sides = by_pips(ruleset.checkers), numbering(ruleset.checkers)
    order = np.array([pips.numbers[places] for places in sides.places])
    steps, blocks = STEPS[ruleset.checkers], []
    for first in range(0, len(order), SIDES_A_BLOCK):
        pairs = np.ix_(order[first : first + SIDES_A_BLOCK], order)
        kinds = (solution.chances[pairs], solution.equities[pairs][..., _KEPT_EQUITIES])
        values = np.concatenate(kinds, axis=2).transpose(2, 0, 1)
        blocks.append(packed(values, solved.is_possible[pairs], steps))
    made = {"gap": solution.gap, "deviation": solution.deviation, "seconds": round(solution.seconds, 1)}
    write_game(path, ruleset.id, steps, blocks, (len(order), SIDES_A_BLOCK), made)


def run(ruleset: Ruleset, folder: Path, tell: Tell) -> None:
    """Solve one ruleset and write its file."""
    began = time.perf_counter()
    solved = game(ruleset)
    tell(f"{ruleset.id}: {solved.size} sides, {int(solved.is_possible.sum())} positions")
    tell(f"plays {time.perf_counter() - began:.1f} s")
    solution = solve(solved, tell)
    tell(f"solved in {solution.seconds:.0f} s of processor time")
    tell(f"gap {solution.gap:.1e}, deviation {solution.deviation:.1e}")
    path = folder / f"{ruleset.id}.solved"
    write(solution, solved, ruleset, path)
    tell(f"{path.stat().st_size} bytes; {time.perf_counter() - began:.0f} s in all")


def main() -> int:
    """Solve what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("rulesets", nargs="*", metavar="RULESET", default=sorted(SOLVED))
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    for name in arguments.rulesets:
        with (arguments.folder / f"{name}.log").open("w", encoding="utf-8") as log:
            run(RULESETS[name], arguments.folder, partial(_tell, log))
    return 0


def _tell(log: TextIO, line: str) -> None:
    for file in (log, sys.stdout):
        file.write(f"{line}\n")
        file.flush()


if __name__ == "__main__":
    sys.exit(main())
