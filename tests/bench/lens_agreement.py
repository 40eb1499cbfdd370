"""Cube actions of the score lens against those of GNU Backgammon at many scores.

``python -m tests.bench.lens_agreement OUT.json FILE...`` takes 40 cube decisions, evenly spread over the
matches named, at 25 scores each: 2 to 6 points to go for both. GNU Backgammon judges them with its
``cfevaluate`` at 2-ply (3 of our plies). ``tests/golden/lens_agreement.json`` was made so.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Any

from bgdesk.analysis.judge import Judge
from bgdesk.analysis.lenses.lens_score import LensScore, Subject, question_at, subject_of
from bgdesk.analysis.lenses.score_lens import cube_action
from bgdesk.analysis.levels import LEVELS
from bgdesk.analysis.questions import CubeQuestion
from bgdesk.engine.sage.judge import SageJudge
from bgdesk.formats.registry import read_file
from bgdesk.match.study import JudgedCube
from bgdesk.rules.cube import Cube
from bgdesk.rules.position import BAR, POINTS, Side
from tests.bench.gnubg_agreement import GNUBG

POSITIONS = 40
SCORES = tuple(LensScore((own, other)) for own, other in product(range(2, 7), range(2, 7)))
LEVEL = "3-ply"
CLEAR = 0.03
"""By so much the next choice has to be worse to GNU Backgammon for a difference to count."""
_LENGTH = 25
_IN_GNUBG = """\
import gnubg, json
gnubg.command("set automatic roll off")
gnubg.command("set automatic game off")
gnubg.command("set player 0 human")
gnubg.command("set player 1 human")
gnubg.command("new session")
evaluation = {"cubeful": 1, "plies": 2, "deterministic": 1, "prune": 1, "noise": 0.0}
found = []
for own, other, own_away, other_away in json.load(open(ASKED)):
    cube = gnubg.cubeinfo(1, -1, 1, LENGTH, (LENGTH - other_away, LENGTH - own_away), 0, 0)
    found.append(list(gnubg.cfevaluate((tuple(other), tuple(own)), cube, evaluation)[1:4]))
json.dump(found, open(FOUND, "w"))
"""


def main(arguments: Sequence[str]) -> int:
    """Compare and write the table."""
    out, *files = arguments
    subjects = _picked([one for name in files for one in _subjects(Path(name))])
    asked = [(subject, score) for subject in subjects for score in SCORES]
    theirs = _gnubgs(asked)
    judge = Judge(SageJudge(), LEVELS[LEVEL])
    rows = []
    for (subject, score), (no_double, take, refusal) in zip(asked, theirs, strict=True):
        question = question_at(subject, score)
        judged = judge.answer(question) if question else None
        if not isinstance(judged, JudgedCube):
            continue
        decision = judged.decision
        ours = (decision.no_double.value, decision.double_take.value)
        rows.append(_row(score, cube_action(decision).value, ours, (no_double, take, refusal)))
    Path(out).write_text(json.dumps({"summary": summary(rows), "rows": rows}) + "\n")
    print(summary(rows))
    return 0


def summary(rows: Sequence[dict[str, Any]]) -> dict[str, float]:
    """How many cells there are, how many of them are clear, and where both say the same."""
    clear = [row for row in rows if row["margin"] > CLEAR]
    return {
        "cells": len(rows),
        "same": sum(row["ours"] == row["theirs"] for row in rows) / len(rows),
        "clear": len(clear),
        "same_where_clear": sum(row["ours"] == row["theirs"] for row in clear) / len(clear),
    }


def _row(
    score: LensScore, action: str, ours: tuple[float, float], theirs: tuple[float, float, float]
) -> dict[str, Any]:
    no_double, take, refusal = theirs
    doubling = min(take, refusal) - no_double
    if doubling > 0:
        name = "double_take" if take <= refusal else "double_pass"
        margin = min(doubling, abs(take - refusal))
    else:
        name = "too_good" if no_double > refusal and take > refusal else "no_double"
        margin = -doubling
    return {
        "away": score.away,
        "ours": action,
        "theirs": name,
        "margin": round(margin, 4),
        "difference": [round(ours[0] - no_double, 4), round(ours[1] - take, 4)],
    }


def _subjects(path: Path) -> Iterator[Subject]:
    """Decisions of both players before a roll, the cube still centred."""
    for study in read_file(path).studies:
        for state in study.record.states:
            subject = subject_of(state)
            if subject is None or not subject.is_cube or state.cube != Cube():
                continue
            if isinstance(question_at(subject, LensScore((5, 5))), CubeQuestion):
                yield subject


def _picked(subjects: Sequence[Subject]) -> list[Subject]:
    step = len(subjects) / POSITIONS
    return [subjects[int(number * step)] for number in range(POSITIONS)]


def _gnubgs(asked: Sequence[tuple[Subject, LensScore]]) -> list[tuple[float, float, float]]:
    questions = []
    for subject, score in asked:
        position, player = subject.state.position, subject.player
        assert score.away
        questions.append((_board(position.of(player)), _board(position.of(player.opponent)), *score.away))
    with tempfile.TemporaryDirectory() as folder:
        program, given, found = (Path(folder) / name for name in ("ask.py", "asked", "found"))
        given.write_text(json.dumps(questions))
        settings = f"ASKED, FOUND, LENGTH = {str(given)!r}, {str(found)!r}, {_LENGTH}\n"
        program.write_text(settings + _IN_GNUBG)
        subprocess.run(
            [GNUBG, "--tty", "--quiet", "--no-rc", "-p", str(program)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            check=True,
        )
        return [tuple(one) for one in json.loads(found.read_text())]


def _board(side: Side) -> list[int]:
    return [*(side[point] for point in POINTS), side[BAR]]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
