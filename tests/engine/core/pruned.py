"""What is lost by judging only the plays that look best: three plies with and without, at many scores.

``python -m tests.engine.core.pruned --decisions 200 --kept 8`` prints a line for each sort of decision; the
targets are a root mean square below 0.001, the same best play in 99 of 100, and a mean loss below 0.00002.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bgdesk.engine.core.native import Core, CubeState, RankedBoard, loaded_core
from bgdesk.engine.sage.encoding import turned_board
from tests.engine.core.oracle import Board, boards, root_mean_square

PLIES = 3
WINDOW, MOST = 0.16, 8
"""Plays that a review looks at three plies deep."""
BACK_GAMES = frozenset({17, 18, 19, 20, 23})
PRIMES = frozenset({3, 7, 9, 10, 11, 12, 15, 22})
CUBES = {
    "money": CubeState(1, 0, 0, 0, 0, 0, 0),
    "Jacoby": CubeState(1, 0, 0, 0, 0, 1, 0),
    "own cube": CubeState(2, 1, 0, 0, 0, 0, 0),
    "5-away 7-away": CubeState(1, 0, 5, 7, 0, 0, 0),
    "double match point": CubeState(1, 0, 1, 1, 0, 0, 0),
    "gammon-go": CubeState(1, 0, 2, 1, 1, 0, 0),
    "gammon-save": CubeState(1, 0, 1, 2, 1, 0, 0),
    "after Crawford, odd": CubeState(1, 0, 3, 1, 0, 0, 0),
    "after Crawford, even": CubeState(1, 0, 4, 1, 0, 0, 0),
}


@dataclass
class Loss:
    """Of ``decisions`` with more than one good play: ``apart`` of each of these, and what choosing loses."""

    decisions: int
    apart: list[float]
    same: int
    lost: float

    @property
    def line(self) -> str:
        """For people."""
        return (
            f"{self.decisions} decisions, {len(self.apart)} plays: "
            f"RMS {root_mean_square(self.apart):.5f}, largest {max(map(abs, self.apart)):.4f}, "
            f"same best {self.same}, mean loss {self.lost / self.decisions:.6f}"
        )


def loss(core: Core, asked: Iterator[Sequence[RankedBoard]], cube: CubeState, kept: int) -> Loss:
    """``asked`` are the good plays of each decision."""
    found = Loss(0, [], 0, 0.0)
    for plays in asked:
        whole, pruned = ([_value(core, play, cube, count) for play in plays] for count in (0, kept))
        best = max(range(len(plays)), key=pruned.__getitem__)
        found.decisions += 1
        found.apart += [a - b for a, b in zip(whole, pruned, strict=True)]
        found.same += whole[best] == max(whole)
        found.lost += max(whole) - whole[best]
    return found


def _value(core: Core, play: RankedBoard, cube: CubeState, kept: int) -> float:
    turned = CubeState(
        cube.value, (0, 2, 1)[cube.owner], cube.other_away, cube.away, *(cube.is_crawford, cube.has_jacoby, 0)
    )
    board = turned_board(play.board)
    return -core.search(board, [turned], PLIES, play.board, kept=kept).equities[0]


def decisions(
    core: Core, cube: CubeState, count: int, chance: random.Random, nets: frozenset[int] = frozenset()
) -> Iterator[list[RankedBoard]]:
    """The good plays of ``count`` rolls in games played well; with ``nets``, of those in any positions."""
    while count:
        (board,) = chance.sample(boards(60, chance, core, kinds=2 if nets else 1), 1)
        if (nets and core.net(turned_board(board))[0] not in nets) or core.net(board)[0] == 0:
            continue
        ranked = core.ranked(board, (chance.randint(1, 6), chance.randint(1, 6)), cube)
        good = [one for one in ranked[:MOST] if ranked[0].equity - one.equity < WINDOW]
        if len(good) > 1 and not _ends(good[0].board):
            count -= 1
            yield good


def _ends(board: Board) -> bool:
    return not any(number > 0 for number in board[1:])


def main(arguments: Sequence[str]) -> int:
    """Measure and tell."""
    parser = argparse.ArgumentParser()
    for name, usual in (("decisions", 200), ("kept", 8), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    parser.add_argument("--only", help="such decisions only")
    options = parser.parse_args(arguments)
    core = loaded_core()
    if core is None:
        sys.stderr.write("the core is not in use\n")
        return 1
    sorts = [(name, cube, frozenset[int]()) for name, cube in CUBES.items()]
    sorts += [("back games", CUBES["money"], BACK_GAMES), ("primes", CUBES["money"], PRIMES)]
    for name, cube, nets in sorts:
        if options.only in (None, name):
            asked = decisions(core, cube, options.decisions, random.Random(options.seed), nets)
            sys.stdout.write(f"{name}: {loss(core, asked, cube, options.kept).line}\n")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
