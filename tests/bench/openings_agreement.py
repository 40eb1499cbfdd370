"""Our table of openings against GNU Backgammon at 2-ply: all 15 first rolls at five scores.

``python -m tests.bench.openings_agreement OUT.json`` asks the GNU Backgammon on this computer for its plays;
``tests/golden/openings_agreement.json`` was made so.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from bgdesk.practice.trainers.openings import SPECIAL
from bgdesk.practice.trainers.scores import MONEY, AskedScore
from bgdesk.rules.dice import ALL_ROLLS, Dice

GNUBG = "/usr/games/gnubg"
SCORES = (MONEY, *SPECIAL)
_SHOWN = 12
_START = "4HPwATDgc/ABMA"
_PLAY = re.compile(
    r"^\s+(?P<number>\d+)\. Cubeful \d-ply\s+(?P<play>\S.*?)\s+Eq\.:\s+(?P<equity>[+-][\d.]+)", re.MULTILINE
)
_SETTINGS = (
    "set threads 1",
    "set automatic roll off",
    "set automatic game off",
    "set player 0 human",
    "set player 1 human",
    "set jacoby off",
    "set confirm new off",
    "set output matchpc off",
    "set output mwc off",
)


def main(arguments: Sequence[str]) -> int:
    """Ask, and write what was answered."""
    (out,) = arguments
    rows = [
        [score.key, str(dice), asked(score, dice)]
        for score in SCORES
        for dice in ALL_ROLLS
        if not dice.is_double
    ]
    Path(out).write_text("[\n" + ",\n".join(map(json.dumps, rows)) + "\n]\n")
    return 0


def asked(score: AskedScore, dice: Dice) -> dict[str, float]:
    """The plays that GNU Backgammon thinks best, with their equities."""
    script = "\n".join(_commands(score, dice)) + "\n"
    command = [GNUBG, "--tty", "--quiet", "--no-rc"]
    told = subprocess.run(command, input=script, capture_output=True, text=True, check=False, timeout=600)
    found = {each["play"]: float(each["equity"]) for each in _PLAY.finditer(told.stdout)}
    assert found, told.stdout
    return found


def _commands(score: AskedScore, dice: Dice) -> Iterator[str]:
    yield from _SETTINGS
    if score.away is None:
        yield "new session"
    else:
        own, other = score.away
        length = max(own, other, 3)
        yield f"new match {length}"
        yield f"set score {length - other} {length - own}"
        if score.is_crawford:
            yield "set crawford on"
    yield "set turn 1"
    yield f"set board {_START}"
    yield "set evaluation chequerplay evaluation plies 2"
    yield "set evaluation chequerplay evaluation cubeful on"
    yield f"set dice {dice.high} {dice.low}"
    yield f"hint {_SHOWN}"


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
