"""The deep levels on a few decisions: what they take, and how far they are from the usual level.

``python -m tests.bench.deep_levels FILE [DECISIONS [LEVEL...]]`` takes the first with a choice. Slow.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from time import thread_time

from bgdesk.analysis.judge import Answer, Judge
from bgdesk.analysis.levels import DEFAULT_LEVEL, LEVELS
from bgdesk.analysis.questions import CubeQuestion, PlayQuestion, Question, questions
from bgdesk.engine.sage.judge import SageJudge
from bgdesk.formats.registry import read_file
from bgdesk.match.study import JudgedCube, JudgedPlay

DECISIONS = 6
DEEP = ("3-ply", "4-ply", "truncated-1")


def main(arguments: Sequence[str]) -> int:
    """Measure and print."""
    path, *rest = arguments
    count, levels = (int(rest[0]), rest[1:] or DEEP) if rest else (DECISIONS, DEEP)
    (study,) = read_file(Path(path)).studies
    asked = [one for one in questions(study.record) if isinstance(one, PlayQuestion | CubeQuestion)]
    usual = Judge(SageJudge(), LEVELS[DEFAULT_LEVEL])
    chosen = [one for one in asked if _has_choice(usual.answer(one))][:count]
    for level in (DEFAULT_LEVEL, *levels):
        _measure(level, chosen)
    return 0


def _has_choice(answer: Answer) -> bool:
    return isinstance(answer, JudgedCube) or (isinstance(answer, JudgedPlay) and answer.legal_count != 1)


def _measure(level: str, chosen: Sequence[Question]) -> None:
    judge, begun = Judge(SageJudge(), LEVELS[level]), thread_time()
    answers = [judge.answer(one) for one in chosen]
    print(f"{level}: {(thread_time() - begun) / len(chosen):.2f} s CPU a decision on this thread")
    for one in answers:
        print(f"  {_told(one)}", flush=True)


def _told(answer: Answer) -> str:
    if isinstance(answer, JudgedCube):
        found = answer.decision
        values = (found.no_double.value, found.double_take.value)
        return f"{answer.event:4} {answer.level:10} no double {values[0]:+.3f}, double/take {values[1]:+.3f}"
    if isinstance(answer, JudgedPlay):
        best, value = answer.candidates[0], answer.candidates[0].equity.value
        lost = value - answer.candidates[answer.played or 0].equity.value
        return f"{answer.event:4} {best.level:10} {best.written:18} {value:+.3f}, played -{lost:.3f}"
    return str(answer)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
