"""Prints how long the page of figures takes with one million decisions of one person, cold and warm.

Run as ``python -m tests.bench.figures_speed [DECISIONS]``. Cold: the file is not in the memory of the system.
Warm: the median of some more times. Measured are reading, working out and wording, up to what is only shown.
The decisions are made up, a hundred a match over ten years. Told are the time on the clock and that of the
processor, by which the target is judged: others may be at work here.
"""

from __future__ import annotations

import sqlite3
import sys
import tempfile
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

import numpy as np

from bgdesk.app.practice.figures_question import FiguresAnswer, FiguresQuestion, judge_meant
from bgdesk.library.decisions.decided import KINDS, PHASES, PLANS, THEMES, UNKNOWN_TIME, VERSION
from bgdesk.library.decisions.decision_columns import FACTS, WantedDecisions
from bgdesk.library.library import Library
from bgdesk.practice.figures.sheet import EVERYTHING, Pick, figures_sheet, picked
from bgdesk.practice.figures.slices import Dimension
from bgdesk.ui.stats.derive_stats import derive_stats
from tests.bench.find_speed import forget

DECISIONS = 1_000_000
A_MATCH = 100
TARGET_MS = 200.0
TIMES = 5
_BEGIN = datetime(2016, 1, 1, tzinfo=UTC)
_DAYS = 3650


def facts(random: np.random.Generator) -> bytes:
    """The decisions of a match."""
    table = np.zeros(A_MATCH, FACTS)
    table["event"] = np.arange(A_MATCH)
    table["error"] = np.where(random.random(A_MATCH) < 0.6, 0.0, random.exponential(0.03, A_MATCH))
    table["cost"] = table["error"] * 0.2
    table["difficulty"] = random.exponential(0.002, A_MATCH)
    table["time"] = np.where(random.random(A_MATCH) < 0.5, UNKNOWN_TIME, random.integers(5, 300, A_MATCH))
    table["game"] = np.arange(A_MATCH) // 25 + 1
    for field, names in (("kind", KINDS[:5]), ("phase", PHASES), ("plan", PLANS), ("theme", THEMES)):
        table[field] = random.integers(len(names), size=A_MATCH)
    for field in ("away", "other_away"):
        table[field] = random.integers(1, 8, A_MATCH)
    table["flags"] = random.random(A_MATCH) < 0.7
    table["choices"] = 12
    table["direction"] = np.where(table["kind"] > 0, random.integers(6, size=A_MATCH), 0)
    return table.tobytes()


def fill(path: Path, count: int) -> int:
    """A library with so many decisions; how many bytes they take."""
    Library(path).close()
    before = path.stat().st_size
    random = np.random.default_rng(1)
    models = [facts(random) for _ in range(200)]
    connection = sqlite3.connect(path)
    number = count // A_MATCH
    for match in range(number):
        moment = (_BEGIN + timedelta(days=_DAYS * match / number)).isoformat()
        won = "white" if random.random() < 0.5 else "black"
        connection.execute(
            "INSERT INTO listed (id, kind, at, status, white, black, black_seat, length, winner, created,"
            " analysed, filled) VALUES (?, 'opened', ?, 'finished', 'You', ?, ?, 7, ?, ?, 2, 99)",
            (f"m{match:06d}", moment, f"Opponent {match % 50}", ("human", "bot")[match % 2], won, moment),
        )
        connection.execute(
            "INSERT INTO decision (match_id, player, game, profile, name, judge, length, result, adjusted,"
            " luck, decisions, version, data)"
            " VALUES (?, 'white', 'backgammon', 'me', 'you', ?, 7, ?, 0.04, 0.1, ?, ?, ?)",
            (
                f"m{match:06d}",
                "engine\x1f3-ply",
                0.5 if won == "white" else -0.5,
                A_MATCH,
                VERSION,
                models[match % 200],
            ),
        )
    connection.execute("DELETE FROM undecided")
    connection.execute("DELETE FROM unindexed")
    connection.commit()
    connection.close()
    return path.stat().st_size - before


class Took(NamedTuple):
    """Milliseconds by the clock and of the processor."""

    clock: float
    processor: float

    @classmethod
    def since(cls, began: Took) -> Took:
        now = cls.now()
        return cls(now.clock - began.clock, now.processor - began.processor)

    @classmethod
    def now(cls) -> Took:
        return cls(time.perf_counter() * 1000, time.process_time() * 1000)

    def __str__(self) -> str:
        return f"{self.clock:.0f} ms, of the processor {self.processor:.0f} ms"


def page_ms(path: Path, library: Library) -> tuple[Took, FiguresAnswer]:
    """The whole page."""
    began = Took.now()
    question = FiguresQuestion()
    judges = library.decided.judges(question.profile)
    judged = judge_meant(question, judges)
    assert judged, path
    columns = library.decided.read(WantedDecisions("me", judged.game, judged.judge))
    sheet = figures_sheet(columns, EVERYTHING)
    answer = FiguresAnswer(question, (), (), (), judges, judged, columns, sheet)
    derive_stats(answer)
    return Took.since(began), answer


def main(count: int = DECISIONS) -> int:
    """Measure; 1 when the target is missed."""
    with tempfile.TemporaryDirectory(dir=Path.home()) as folder:
        path = Path(folder) / "library.sqlite"
        size = fill(path, count)
        with Library(path) as library:
            page_ms(path, library)  # everything that is imported on the way
        forget(path)
        with Library(path) as library:
            cold, _ = page_ms(path, library)
            times = [page_ms(path, library) for _ in range(TIMES)]  # read once, worked out again
            warm, answer = sorted(one for one, _ in times)[TIMES // 2], times[0][1]
        assert answer.columns
        began = Took.now()
        refs = picked(answer.columns, EVERYTHING, Pick(Dimension.CUBE, "missed"))
        pick = Took.since(began)
    sys.stdout.write(f"{count} decisions in {count // A_MATCH} matches; {size / count:.0f} bytes each\n")
    for name, took in (("the page, cold", cold), ("the page, warm", warm)):
        verdict = "" if took.processor <= TARGET_MS else "  MISSED"
        sys.stdout.write(f"{name}: {took}; target {TARGET_MS:.0f} ms{verdict}\n")
    sys.stdout.write(f"the decisions of one figure: {pick}, {len(refs)} of them\n")
    return int(max(cold.processor, warm.processor) > TARGET_MS)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
