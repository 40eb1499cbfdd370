"""Our bear-off tables against those of GNU Backgammon.

``python -m tests.bench.bearoff_agreement OUT.json`` has its ``makebearoff`` make the two-sided table of six
checkers, and asks ``bearoffdump`` about 300 random pairs of it, and about 100 random boards of the one-sided
table that comes with it. ``tests/golden/bearoff_agreement.json`` was made so.
"""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from bgdesk.analysis.lenses.race_values import PAIR_CHECKERS, PairValue
from bgdesk.rules.notation.gnubg_id import to_position_id
from bgdesk.rules.player import Player
from bgdesk.rules.position import HOME, Position, Side, side

PAIRS, BOARDS = 300, 100
PROGRAMS = Path("/usr/games")
ONE_SIDED = "/usr/share/gnubg/gnubg_os0.bd"
_SEED = 4
_VALUES = ("Cubeless equity", "Owned cube", "Centered cube", "Opponent owns cube")


def main(arguments: Sequence[str]) -> int:
    """Ask, and write what was answered."""
    (out,) = arguments
    dice = random.Random(_SEED)
    with tempfile.TemporaryDirectory() as folder:
        table = str(Path(folder) / "pairs.bd")
        made = [str(PROGRAMS / "makebearoff"), "-t", f"{PAIR_CHECKERS}x{len(HOME)}", "-f", table]
        subprocess.run(made, check=True, capture_output=True)
        pairs = [_pair(dice, table) for _ in range(PAIRS)]
    boards = [_board(dice) for _ in range(BOARDS)]
    rows = ",\n".join(json.dumps(one) for one in pairs), ",\n".join(json.dumps(one) for one in boards)
    Path(out).write_text(f'{{"pairs": [\n{rows[0]}\n],\n"boards": [\n{rows[1]}\n]}}\n')
    return 0


def four_values(value: PairValue) -> tuple[float, ...]:
    """Ours as GNU Backgammon's table has them: equities of rolling now, with the cube where it is."""
    return (
        2 * value.chance - 1,
        value.own.no_double,
        value.centred.no_double,
        value.own.double_take / 2,
    )


def home_side(counts: Sequence[int]) -> Side:
    """A player with so many checkers on the points 1 to 6."""
    return side(dict(zip(HOME, counts, strict=True)))


def _pair(dice: random.Random, table: str) -> dict[str, list[int] | list[float]]:
    own, other = (_random_counts(dice, PAIR_CHECKERS) for _ in range(2))
    told = _dumped(own, other, table)
    return {"own": own, "other": other, "values": [_found(told, name) for name in _VALUES]}


def _board(dice: random.Random) -> dict[str, list[int] | float]:
    own = _random_counts(dice, 15)
    told = _dumped(own, own, ONE_SIDED)
    return {"own": own, "rolls": _found(told, "Mean"), "epc": _found(told, "EPC")}


def _random_counts(dice: random.Random, most: int) -> list[int]:
    points = [dice.choice(HOME) for _ in range(dice.randint(1, most))]
    return [points.count(point) for point in HOME]


def _dumped(own: Sequence[int], other: Sequence[int], table: str) -> str:
    position = Position(home_side(own), home_side(other))
    asked = [str(PROGRAMS / "bearoffdump"), "-p", to_position_id(position, Player.WHITE), table]
    return subprocess.run(asked, check=True, capture_output=True, text=True).stdout


def _found(told: str, name: str) -> float:
    """The first number behind ``name`` at the beginning of a line."""
    found = re.search(rf"^{name}[\s:]+([+-]?[\d.]+)", told, re.MULTILINE)
    assert found
    return float(found.group(1))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
