"""Prints how long it takes to find decisions in a library of one million, cold and warm.

Run as ``python -m tests.bench.find_speed [DECISIONS]``. Cold: nothing is in memory, and the file is not in
that of the system. Warm: the second of the same questions. The matches are a few that were played by chance,
told again and again with other costs; also shown are the size of the index and how long a match takes.
"""

from __future__ import annotations

import os
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np

from bgdesk.analysis.phases import GamePhase
from bgdesk.analysis.questions import Kind
from bgdesk.library.find.columns import FACTS
from bgdesk.library.find.facts import UNJUDGED, VERSION
from bgdesk.library.find.indexing import IndexedMatch, indexed
from bgdesk.library.find.wanted import ANY, MatchOutcome, Near, Order, PointHolds, Span, Wanted, WantedMatches
from bgdesk.library.library import Library
from bgdesk.match.options import match_options
from bgdesk.match.study import Study
from bgdesk.rules.variants import RULESETS
from tests.bench.many_matches import entry
from tests.match.autoplay import whole_match

DECISIONS = 1_000_000
MODELS = 24
LENGTH = 23
"""Played by chance it has as many decisions as one to 7 points that people play."""
TARGET_MS = 200.0
TIMES = 5
PAGE = 50
START = RULESETS["backgammon"].start_position()
QUESTIONS = (
    ("every blunder, costliest first", Wanted(error=0.08)),
    ("everything, newest first", Wanted(order=Order.NEWEST)),
    (
        "one player's lost matches",
        Wanted(WantedMatches(player="anna 12", outcome=MatchOutcome.LOST), error=0.02),
    ),
    ("dice, phase, score", Wanted(dice=(61, 63), phases=(GamePhase.CONTACT,), away=3)),
    ("takes and passes", Wanted(kinds=(Kind.TAKE, Kind.PASS), error=0.04)),
    (
        "structure",
        Wanted(
            points=(
                (5, PointHolds.MADE),
                (7, PointHolds.MADE),
                (4, PointHolds.EMPTY),
                (20, PointHolds.OPPONENT_MADE),
            ),
            other_bar=ANY,
            pips=Span(100, 150),
        ),
    ),
    ("on the bar", Wanted(other_bar=Span(1), pips=Span(None, 120))),
    ("the same position", Wanted(near=Near(START.white, START.black, 0))),
    ("neighbours", Wanted(near=Near(START.white, START.black, 12), order=Order.NEAREST)),
)


def models() -> tuple[tuple[IndexedMatch, ...], float]:
    """A few matches as they are indexed, and how long one took."""
    records = [whole_match(match_options(LENGTH), seed=seed) for seed in range(MODELS)]
    began = time.perf_counter()
    found = tuple(indexed(Study(record)) for record in records)
    return found, (time.perf_counter() - began) / len(found)


def matches(model: tuple[IndexedMatch, ...], count: int) -> Iterator[IndexedMatch]:
    """Matches with ``count`` decisions together, each a model with other costs."""
    random = np.random.default_rng(1)
    made = 0
    while made < count:
        one = model[int(random.integers(len(model)))]
        facts = np.frombuffer(one.facts, FACTS).copy()
        costs = random.exponential(250, len(facts)).astype(np.uint16)
        facts["error"] = np.where(random.random(len(facts)) < 0.5, 0, np.minimum(costs, UNJUDGED - 1))
        made += len(facts)
        yield one._replace(facts=facts.tobytes())


def fill(path: Path, model: tuple[IndexedMatch, ...], count: int) -> tuple[int, int]:
    """A library with so many decisions; matches, and bytes of their index."""
    Library(path).close()
    random = Random(1)
    connection = sqlite3.connect(path)
    columns = (
        "id, kind, at, status, white, black, game, length, white_score, black_score, games, winner, created,"
        " event, analyses, analysed, white_pr, black_pr, white_decisions, black_decisions, tags_text,"
        " sources_text, filled"
    )
    before, number = path.stat().st_size, 0
    for match in matches(model, count):
        told = entry(number, random)
        connection.execute(f"INSERT INTO listed ({columns}) VALUES ({', '.join('?' * 22)}, 99)", told)
        put(connection, told[0], match)
        number += 1
    connection.execute("DELETE FROM unindexed")
    connection.commit()
    connection.close()
    return number, path.stat().st_size - before


def put(connection: sqlite3.Connection, match_id: object, match: IndexedMatch) -> None:
    row = connection.execute(
        "INSERT INTO indexed (match_id, version, decisions) VALUES (?, ?, ?)",
        (match_id, VERSION, match.decisions),
    )
    for table, data in (("facts", match.facts), ("boards", match.boards), ("words", match.words)):
        connection.execute(f"INSERT INTO indexed_{table} VALUES (?, ?)", (row.lastrowid, data))


def forget(path: Path) -> None:
    """Let the system drop the file from memory, where it can be told to."""
    if hasattr(os, "posix_fadvise"):
        with path.open("rb") as file:
            os.fsync(file.fileno())
            os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)


def took_ms(library: Library, wanted: Wanted) -> tuple[float, int]:
    """A search and its first page."""
    began = time.perf_counter()
    found = library.finder.search(wanted)
    library.finder.page(found, 0, PAGE)
    return (time.perf_counter() - began) * 1000, len(found)


def measured(path: Path) -> list[tuple[str, float, float, int]]:
    figures = []
    for name, wanted in QUESTIONS:
        forget(path)
        with Library(path) as library:
            cold, count = took_ms(library, wanted)
            warm = statistics.median(took_ms(library, wanted)[0] for _ in range(TIMES))
        figures.append((name, cold, warm, count))
    return figures


def main(count: int = DECISIONS) -> int:
    """Measure; 1 when a target is missed."""
    model, seconds = models()
    with tempfile.TemporaryDirectory(dir=Path.home()) as folder:
        path = Path(folder) / "library.sqlite"
        number, size = fill(path, model, count)
        figures = measured(path)
    sys.stdout.write(f"{count} decisions in {number} matches; {size / count:.0f} bytes each\n")
    sys.stdout.write(f"indexing a match without analysis, once it is read: {seconds * 1000:.1f} ms\n")
    for name, cold, warm, found in figures:
        verdict = "" if max(cold, warm) <= TARGET_MS else "  MISSED"
        sys.stdout.write(f"{name:<34} {found:>8} found, cold {cold:6.1f} ms, warm {warm:6.1f} ms{verdict}\n")
    sys.stdout.write(f"{'':<34} target {TARGET_MS:.0f} ms\n")
    return int(any(max(cold, warm) > TARGET_MS for _, cold, warm, _ in figures))


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
