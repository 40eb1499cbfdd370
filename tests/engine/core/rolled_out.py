"""The core's rollouts beside the engine's: their means differ by no more than their standard errors explain.

``python -m tests.engine.core.rolled_out --positions 24 --batches 12 --truncated 7`` prints a line for each
position and then how the differences scatter in units of their joint standard error.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from bgdesk.analysis.rollout.statistics import combined, difference
from bgdesk.engine.core.native import Core, loaded_core
from bgdesk.engine.rollout_protocol import Manner, Mean
from bgdesk.engine.sage.best_calls import TrialCalls
from bgdesk.engine.sage.calls import RolloutCalls
from bgdesk.engine.sage.core_rollout import CoreRolloutCalls
from bgdesk.engine.sage.encoding import Terms
from tests.engine.core.oracle import Board, boards, is_over, random_terms, root_mean_square

TRIALS = 36
LEAST_ERROR = 0.001
"""Bear-offs have nearly none, and there the core is exact where the engine rounds."""


@dataclass(frozen=True, slots=True)
class Beside:
    """What both say of one thing."""

    ours: Mean
    theirs: Mean

    @property
    def apart(self) -> float:
        """In units of their joint standard error."""
        found = difference(self.ours, self.theirs)
        return found.value / max(found.standard_error, LEAST_ERROR)

    @property
    def text(self) -> str:
        """For people."""
        return f"{self.ours.value:+.3f} {self.theirs.value:+.3f} ({self.apart:+.1f})"


def beside(
    core: Core, board: Board, terms: Terms, manner: Manner, batches: int
) -> tuple[Beside, Beside, Beside]:
    """No double, double/take and the chance to win."""
    ours = _rolled(CoreRolloutCalls(core, manner, TRIALS), board, terms, batches)
    theirs = _rolled(RolloutCalls(manner, TRIALS), board, terms, batches)
    first, second, third = (Beside(a, b) for a, b in zip(ours, theirs, strict=True))
    return first, second, third


def _rolled(calls: TrialCalls, board: Board, terms: Terms, batches: int) -> list[Mean]:
    found = [calls.cube(board, terms, seed) for seed in range(batches)]
    return [
        combined([Mean(value, 0.0) for value in column]) for column in zip(*map(_values, found), strict=True)
    ]


def _values(answer: dict[str, Any]) -> tuple[float, float, float]:
    taken = answer["equity_dt"] / (2 if answer["is_beaver"] else 1)
    return answer["equity_nd"], taken, answer["probs"][0]


def asked_for(core: Core, count: int, chance: random.Random) -> list[tuple[list[int], Terms]]:
    """Positions of good games with all kinds of cubes that may be turned."""
    found: list[tuple[list[int], Terms]] = []
    known = boards(2000, chance, core, kinds=1)
    while len(found) < count:
        board, terms = chance.choice(known), random_terms(chance)
        if not is_over(board) and terms.owner != "opponent":
            found.append((board, terms))
    return found


def main(arguments: Sequence[str]) -> int:
    """Compare and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    usual = (("positions", 24), ("batches", 12), ("truncated", 7), ("plies", 1), ("seed", 1))
    for name, value in usual:
        parser.add_argument(f"--{name}", type=int, default=value)
    options = parser.parse_args(arguments)
    core, manner = loaded_core(), Manner(options.truncated, options.plies)
    if core is None:
        sys.stderr.write("the core is not in use\n")
        return 1
    found = []
    for board, terms in asked_for(core, options.positions, random.Random(options.seed)):
        found.append(beside(core, board, terms, manner, options.batches))
        sys.stdout.write("   ".join(one.text for one in found[-1]) + "\n")
        sys.stdout.flush()
    for name, column in zip(("no double", "double, take", "wins"), zip(*found, strict=True), strict=True):
        apart = [one.apart for one in column]
        sys.stdout.write(
            f"{name}: mean {fmean(apart):+.2f}, root mean square {root_mean_square(apart):.2f}\n"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
