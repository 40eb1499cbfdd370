"""Prints how long the table of matches takes with a library of 10 000 entries.

Run as ``python -m tests.bench.many_matches [ENTRIES]``. Each figure is the median of several, and includes
what is painted: opening the dialog, a typed letter, a column sorted, a page scrolled.
"""

from __future__ import annotations

import os
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bgdesk.app.paths import find_paths
from bgdesk.library.library import Library
from bgdesk.library.opening import LIBRARY_NAME
from bgdesk.start.application import make_application
from bgdesk.start.window import build_desk
from bgdesk.ui.matches.match_columns import MatchColumn
from bgdesk.ui.matches.matches_dialog import MatchesDialog
from bgdesk.ui.review.stored_matches import StoredMatches

ENTRIES = 10_000
TIMES = 7
OPEN_MS, TYPE_MS, SORT_MS, SCROLL_MS = 200.0, 50.0, 100.0, 16.0
TYPED = "anna 1"


def fill(path: Path, count: int) -> None:
    """A library with ``count`` opened matches, as they are listed; nobody reads one of them."""
    Library(path).close()
    random = Random(1)
    columns = (
        "id, kind, at, status, white, black, game, length, white_score, black_score, games, winner, created,"
        " event, analyses, analysed, white_pr, black_pr, white_decisions, black_decisions, tags_text,"
        " sources_text, filled"
    )
    connection = sqlite3.connect(path)
    connection.executemany(
        f"INSERT INTO listed ({columns}) VALUES ({', '.join('?' * 22)}, 99)",
        (entry(number, random) for number in range(count)),
    )
    connection.commit()
    connection.close()


def entry(number: int, random: Random) -> tuple[object, ...]:
    day = f"20{random.randint(10, 26)}-{random.randint(1, 12):02}-{random.randint(1, 28):02}"
    moment = f"{day}T{random.randint(0, 23):02}:{random.randint(0, 59):02}:00.000+00:00"
    names = f"Anna {random.randint(1, 400)}", f"Bob {random.randint(1, 400)}"
    scores = random.randint(5, 9), random.randint(0, 4)
    ratings = random.uniform(1, 12), random.uniform(1, 12)
    length, tag = random.choice((0, 5, 7, 9)), random.choice(("", "", "club", "to study"))
    told = f"{number:016x}", "opened", moment, "finished", *names, "backgammon", length, *scores
    return (*told, 5, "white", moment, "Club open", 1, 2, *ratings, 120, 110, tag, f"{number}.mat")


def median_ms(act: Callable[[], object]) -> float:
    took = []
    for _ in range(TIMES):
        began = time.perf_counter()
        act()
        took.append((time.perf_counter() - began) * 1000)
    return statistics.median(took)


def measured(matches: StoredMatches, library: Library) -> list[tuple[str, float, float]]:
    """What was measured, how long it took, and how long it may."""
    figures = [("reading the list", median_ms(library.catalogue.matches), OPEN_MS)]
    opening = []
    for _ in range(TIMES):
        opening.append(took_ms(lambda: painted(matches.ask)))
        shown_dialog().reject()
        QApplication.processEvents()
    figures.append(("opening the dialog", statistics.median(opening), OPEN_MS))
    matches.ask()
    dialog = shown_dialog()
    letters = [
        took_ms(partial(painted, partial(QTest.keyClicks, dialog.search.field, letter))) for letter in TYPED
    ]
    figures.append(("the first letter", letters[0], OPEN_MS))
    figures.append(("a further letter", statistics.median(letters[1:]), TYPE_MS))
    dialog.search.field.clear()
    orders = (Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder)
    sorting = [
        took_ms(partial(painted, partial(dialog.table.sortByColumn, column, order)))
        for column in MatchColumn
        for order in orders
    ]
    figures.append(("sorting by a column", statistics.median(sorting), SORT_MS))
    bar = dialog.table.verticalScrollBar()
    scrolling = median_ms(lambda: painted(lambda: bar.setValue((bar.value() + 20_000) % bar.maximum())))
    figures.append(("scrolling a page", scrolling, SCROLL_MS))
    dialog.reject()
    return figures


def shown_dialog() -> MatchesDialog:
    (dialog,) = [
        one for one in QApplication.topLevelWidgets() if isinstance(one, MatchesDialog) and one.isVisible()
    ]
    return dialog


def painted(act: Callable[[], object]) -> None:
    """``act``, and everything that it makes Qt paint."""
    act()
    QApplication.processEvents()


def took_ms(act: Callable[[], object]) -> float:
    began = time.perf_counter()
    act()
    return (time.perf_counter() - began) * 1000


def main(count: int = ENTRIES) -> int:
    """Measure; 1 when a target is missed."""
    with tempfile.TemporaryDirectory() as home:
        paths = find_paths(home).prepared()
        fill(paths.data / LIBRARY_NAME, count)
        app = make_application(["bench"])
        desk = build_desk(app, paths)
        desk.begin(None)
        desk.window.show()
        app.processEvents()
        assert desk.wiring.review_wiring
        figures = measured(desk.wiring.review_wiring.matches, desk.library)
        desk.window.close()
        desk.close()
    for what, took, target in figures:
        verdict = "" if took <= target else "  MISSED"
        sys.stdout.write(f"{what:<24} {took:7.1f} ms  (target {target:.0f} ms){verdict}\n")
    return int(any(took > target for _, took, target in figures))


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
