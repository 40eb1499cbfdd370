"""The core beside the engine itself, on boards of many kinds.

``python -m tests.engine.core.oracle --boards 100000 --searches 200 --seed 1`` compares inputs bit for bit,
the choice of nets, chances, bearing off, plays, and searches; the suite does it with fewer.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt

import bgbot_cpp
import numpy as np
from bgsage.weights import bearoff_db_path, default_weights

from bgdesk.engine.core.native import Core, loaded_core
from bgdesk.engine.sage.calls import SageCalls
from bgdesk.engine.sage.core_calls import CoreCalls
from bgdesk.engine.sage.encoding import Terms, turned_board

Board = Sequence[int]
START = (0, -2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0)
SNAKE_NET = 22
KINDS = 3


def boards(count: int, chance: random.Random, core: Core, kinds: int = KINDS) -> list[list[int]]:
    """After moves of a third each: good plays, any plays from the start, any plays from odd boards.

    One more in twenty is a `_snake`. With less ``kinds`` only the first of them.
    """
    made: list[list[int]] = []
    while len(made) < count:
        kind = chance.randrange(kinds)
        board = _odd_board(chance) if kind == 2 else list(START)
        for _ in range(90):
            plays = core.plays(board, (chance.randint(1, 6), chance.randint(1, 6)))
            board = list(_best(core, plays) if kind == 0 else chance.choice(plays))
            if is_over(board):
                break
            made.append(board)
            board = turned_board(board)
    return [*made[:count], *(_snake(chance) for _ in range(count // 20 if kinds == KINDS else 0))]


def is_over(board: Board) -> bool:
    """Whether a player has no checkers left."""
    return not any(number > 0 for number in board[1:]) or not (board[0] or any(n < 0 for n in board))


def _best(core: Core, plays: Sequence[Board]) -> Board:
    return max(plays, key=lambda play: core.net(play)[1][0])


def _odd_board(chance: random.Random) -> list[int]:
    """Checkers anywhere, some off, some on the bar."""
    board = [0] * 26
    for sign, bar in ((1, 25), (-1, 0)):
        for _ in range(15 - chance.choice((0, 0, 0, 2, 5, 9))):
            points = (chance.randint(1, 24), chance.randint(1, 6), chance.randint(19, 24))
            point = next((p for p in chance.sample(points, 3) if board[p] * sign >= 0), None)
            if point is None or chance.random() < 0.03:
                board[bar] += 1
            else:
                board[point] += sign
    return board


def _snake(chance: random.Random) -> list[int]:
    """A prime far away and a straggler behind it: for the rarest net."""
    board = [0] * 26
    first = chance.randint(13, 18)
    for point in range(first, min(first + chance.choice((3, 4, 4, 5, 6)), 25)):
        board[point] = 2
    for _ in range(15 - sum(board)):
        board[chance.randint(1, 12)] += 1
    home = [point for point in range(19, 25) if not board[point]] or [0]
    far = chance.choice((0, 1, 1, 2))
    for _ in range(15 - far):
        point = chance.choice(home)
        board[point] += -1 if point else 1
    board[0] += far
    return board if chance.random() < 0.5 else turned_board(board)


@dataclass
class Comparison:
    """What was found; ``nets`` counts the nets that judged."""

    other_inputs: int = 0
    other_nets: int = 0
    other_plays: int = 0
    chances: float = 0.0
    bearoffs: float = 0.0
    nets: Counter[int] = field(default_factory=Counter)


def compared(core: Core, asked: Sequence[Board], plays: int, chance: random.Random) -> Comparison:
    """Everything but searches."""
    weights = default_weights()
    engine = bgbot_cpp.BackgameAwarePairStrategy(weights.weight_paths_list, weights.hidden_sizes_list, True)
    table = bgbot_cpp.BearoffDB()
    table.load(str(bearoff_db_path()))
    found = Comparison(other_inputs=_other_inputs(core, asked))
    for board in asked:
        net, chances = core.net(board)
        found.other_nets += net != engine.select_nn_idx(board)
        found.nets[net] += 1
        theirs = engine.evaluate_board(board, board)["probs"]
        found.chances = max(found.chances, _apart(core.net(board, net)[1], theirs))
        if _is_bearoff(board):
            found.bearoffs = max(found.bearoffs, _apart(chances, table.lookup_probs(board, True)))
    for board in chance.sample(list(asked), plays):
        dice = chance.randint(1, 6), chance.randint(1, 6)
        expected = {tuple(one) for one in bgbot_cpp.possible_moves(board, *dice)} or {tuple(board)}
        found.other_plays += sorted(core.plays(board, dice)) != sorted(expected)
    return found


def _other_inputs(core: Core, asked: Sequence[Board]) -> int:
    count = 0
    for width, is_race in ((244, False), (196, True)):
        theirs = bgbot_cpp.encode_boards_batch(np.array(asked, np.int32), width)
        ours = np.array([core.inputs(board, is_race=is_race) for board in asked], np.float32)
        count += int((ours != theirs).any(axis=1).sum())
    return count


def _apart(ours: Iterable[float], theirs: Iterable[float]) -> float:
    return max(abs(a - b) for a, b in zip(ours, theirs, strict=True))


def _is_bearoff(board: Board) -> bool:
    is_home = all(number <= 0 for number in board[7:25]) and all(number >= 0 for number in board[1:19])
    return is_home and not (board[0] or board[25])


def searched(core: Core, asked: Sequence[Board], count: int, chance: random.Random) -> list[float]:
    """Differences of equity at two plies, every tenth at three, at all kinds of cubes, of all plays."""
    ours, theirs = CoreCalls(core, kept=0), SageCalls()
    found: list[float] = []
    while len(found) < count:
        board, terms = chance.choice(asked), random_terms(chance)
        plies = 3 if len(found) % 10 == 9 else 2
        answers = [calls.search(board, terms, plies, board)["equity"] for calls in (ours, theirs)]
        found.append(abs(answers[0] - answers[1]))
    return found


def random_terms(chance: random.Random) -> Terms:
    """Cubes and scores of all kinds."""
    owner = chance.choice(("centered", "player", "opponent"))
    value = 1 if owner == "centered" else 2
    if chance.random() < 0.5:
        return Terms(value, owner, jacoby=chance.random() < 0.5, beaver=chance.random() < 0.5)
    away, other = chance.randint(2, 9), chance.randint(1, 9)
    is_crawford = other == 1 and value == 1 and chance.random() < 0.5
    return Terms(value, owner, away, other, is_crawford)


def root_mean_square(numbers: Sequence[float]) -> float:
    """Of differences."""
    return sqrt(sum(number * number for number in numbers) / len(numbers))


def main(arguments: Sequence[str]) -> int:
    """Compare and tell."""
    parser = argparse.ArgumentParser()
    for name, usual in (("boards", 100_000), ("searches", 200), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    options = parser.parse_args(arguments)
    core, chance = loaded_core(), random.Random(options.seed)
    if core is None:
        sys.stderr.write("the core is not in use\n")
        return 1
    asked = boards(options.boards, chance, core)
    found = compared(core, asked, len(asked) // 10, chance)
    sys.stdout.write(f"{len(asked)} boards, nets seen {dict(sorted(found.nets.items()))}\n")
    sys.stdout.write(
        f"other inputs {found.other_inputs}, other nets {found.other_nets}, other plays {found.other_plays}\n"
    )
    sys.stdout.write(f"largest differences: chances {found.chances:.1e}, bearing off {found.bearoffs:.1e}\n")
    differences = searched(core, asked, options.searches, chance)
    sys.stdout.write(
        f"searches: root mean square {root_mean_square(differences):.1e}, largest {max(differences):.1e}\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
