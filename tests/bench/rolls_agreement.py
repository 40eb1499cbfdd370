"""The temperature map beside GNU Backgammon's: what each of the 21 rolls is worth with its best play.

``python -m tests.bench.rolls_agreement OUT.json FILE...`` takes ten positions before a roll, evenly spread
over the matches named, for money and without a cube, and has GNU Backgammon find the best play of each roll
at 0-ply (1 of our plies) and value the board after it. ``tests/golden/rolls_agreement.json`` was made so.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from statistics import correlation
from typing import Any

from bgdesk.analysis.judge import Judge
from bgdesk.analysis.lenses.next_rolls import roll_questions, temperature
from bgdesk.analysis.levels import LEVELS
from bgdesk.engine.protocol import Situation, situation_of
from bgdesk.engine.sage.judge import SageJudge
from bgdesk.formats.registry import read_file
from bgdesk.match.state import Phase
from bgdesk.match.study import JudgedPlay
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import ALL_ROLLS, Dice
from bgdesk.rules.position import BAR, POINTS, Side
from tests.bench.gnubg_agreement import GNUBG

POSITIONS = 10
LEVEL = "1-ply"
_IN_GNUBG = """\
import gnubg, json
gnubg.command("set automatic roll off")
gnubg.command("set automatic game off")
gnubg.command("set player 0 human")
gnubg.command("set player 1 human")
gnubg.command("new session")
evaluation = {"cubeful": 0, "plies": 0, "deterministic": 1, "prune": 0, "noise": 0.0}
cube = gnubg.cubeinfo(1, -1, 1, 0, (0, 0), 0, 0)

def after(other, own, move):
    own, other = list(own), list(other)
    for source, target in zip(move[::2], move[1::2]):
        own[source - 1] -= 1
        if target > 0:
            own[target - 1] += 1
            if other[24 - target]:
                other[24] += other[24 - target]
                other[24 - target] = 0
    return other, own

found = []
for own, other in json.load(open(ASKED)):
    values = []
    for high, low in ROLLS:
        board = (tuple(other), tuple(own))
        move = gnubg.findbestmove(board, cube, evaluation, (high, low))
        theirs, ours = after(other, own, move)
        chances = gnubg.evaluate((tuple(ours), tuple(theirs)), cube, evaluation)
        values.append(-(2 * chances[0] - 1 + chances[1] + chances[2] - chances[3] - chances[4]))
    found.append(values)
json.dump(found, open(FOUND, "w"))
"""


def main(arguments: Sequence[str]) -> int:
    """Compare and write the table."""
    out, *files = arguments
    situations = _picked([one for name in files for one in _situations(Path(name))])
    judge = Judge(SageJudge(), LEVELS[LEVEL])
    rows = []
    for situation, theirs in zip(situations, _gnubgs(situations), strict=True):
        judged = {roll: judge.answer(question) for roll, question in roll_questions(situation).items()}
        plays = {roll: one for roll, one in judged.items() if isinstance(one, JudgedPlay)}
        rows.append(_row(plays, theirs))
    lines = ",\n".join(json.dumps(row) for row in rows)
    Path(out).write_text(f'{{"summary": {json.dumps(summary(rows))}, "rows": [\n{lines}\n]}}\n')
    print(summary(rows))
    return 0


def summary(rows: Sequence[dict[str, Any]]) -> dict[str, float]:
    """How far the maps differ: means, single rolls, and how well the distances from the means go together."""
    ours, theirs = ([value for row in rows for value in row[who]] for who in ("ours", "theirs"))
    apart = [abs(one - other) for one, other in zip(ours, theirs, strict=True)]
    warmth = [[value - _mean(row[who]) for row in rows for value in row[who]] for who in ("ours", "theirs")]
    return {
        "positions": len(rows),
        "largest_difference_of_means": max(abs(_mean(row["ours"]) - _mean(row["theirs"])) for row in rows),
        "mean_difference_of_rolls": sum(apart) / len(apart),
        "largest_difference_of_rolls": max(apart),
        "correlation": correlation(*warmth),
    }


def _mean(values: Sequence[float]) -> float:
    return sum(roll.ways * value for roll, value in zip(ALL_ROLLS, values, strict=True)) / 36


def _row(plays: dict[Dice, JudgedPlay], theirs: list[float]) -> dict[str, Any]:
    found = temperature(plays)
    assert found
    return {
        "mean": round(found.mean, 4),
        "deviation": round(found.deviation, 4),
        "ours": [round(plays[roll].candidates[0].equity.value, 4) for roll in ALL_ROLLS],
        "theirs": [round(one, 4) for one in theirs],
    }


def _situations(path: Path) -> list[Situation]:
    """Before each roll, for money, without gammons left out and without a cube."""
    states = [one for study in read_file(path).studies for one in study.record.states]
    rolling = [situation_of(one) for one in states if one.phase is Phase.TO_ROLL]
    return [
        replace(one, away=None, is_crawford=False, jacoby=False, has_cube=False, cube=Cube())
        for one in rolling
    ]


def _picked(situations: Sequence[Situation]) -> list[Situation]:
    step = len(situations) / POSITIONS
    return [situations[int(number * step)] for number in range(POSITIONS)]


def _gnubgs(situations: Sequence[Situation]) -> list[list[float]]:
    boards = [
        (_board(one.position.of(one.player)), _board(one.position.of(one.player.opponent)))
        for one in situations
    ]
    with tempfile.TemporaryDirectory() as folder:
        program, given, found = (Path(folder) / name for name in ("ask.py", "asked", "found"))
        given.write_text(json.dumps(boards))
        rolls = [(roll.high, roll.low) for roll in ALL_ROLLS]
        program.write_text(f"ASKED, FOUND, ROLLS = {str(given)!r}, {str(found)!r}, {rolls!r}\n{_IN_GNUBG}")
        subprocess.run(
            [GNUBG, "--tty", "--quiet", "--no-rc", "-p", str(program)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            check=True,
        )
        answers: list[list[float]] = json.loads(found.read_text())
        return answers


def _board(side: Side) -> list[int]:
    return [*(side[point] for point in POINTS), side[BAR]]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
