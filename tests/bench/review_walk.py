"""Prints how long a key in the review takes to its next picture, with a long analysed match open.

Run as ``python -m tests.bench.review_walk``. The match has about 800 decisions, as one to 25 points, the
judgements are made up. ``--profile`` prints where the time goes.
"""

from __future__ import annotations

import cProfile
import os
import pstats
import sys
import tempfile
import time
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bgdesk.analysis.questions import Decision, Kind, decisions
from bgdesk.app.paths import find_paths
from bgdesk.library.studies import ShelvedStudy
from bgdesk.match import flow
from bgdesk.match.evaluation import Equity, Unit
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis, Candidate, JudgedPlay, Study
from bgdesk.rules.notation.plays import format_play
from bgdesk.start.application import make_application
from bgdesk.start.desk import Desk
from bgdesk.start.window import build_desk
from tests.match.autoplay import whole_match

KEY_TARGET_MS, OPEN_TARGET_MS = 16.0, 300.0
DECISIONS = 800
LENGTHS = (45, 90)
PRESSES = 300
KEYS = (Qt.Key.Key_Right,) * 6 + (Qt.Key.Key_N, Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Space)


def long_match() -> MatchRecord:
    """A match with about so many decisions as are wanted; played at random it has to be long for that."""
    found = (whole_match(match_options(length), seed=seed) for length in LENGTHS for seed in range(1, 4))
    return min(found, key=lambda record: abs(len(decisions(record)) - DECISIONS))


def judged(decision: Decision, random: Random) -> JudgedPlay:
    """Some candidates of a play, with equities that mean nothing."""
    state = decision.state
    plays = flow.legal(state).plays[:8]
    values = sorted((random.uniform(-0.4, 0.4) for _ in plays), reverse=True)
    candidates = tuple(
        Candidate(
            format_play(play),
            play.result,
            Equity(value, decision.player, Unit.NORMALISED),
            None,
            "2-ply",
        )
        for play, value in zip(plays, values, strict=True)
    )
    return JudgedPlay(decision.event, candidates, random.randrange(len(candidates)), len(plays))


def main(*, profiles: bool) -> int:
    """Open the match, press keys; 1 when a target is missed."""
    app = make_application(["review_walk"])
    record, random = long_match(), Random(1)
    plays = tuple(judged(one, random) for one in decisions(record) if one.kind is Kind.PLAY)
    study = Study(record, analyses=(Analysis("Made up", "2-ply", plays=plays),))
    with tempfile.TemporaryDirectory() as home:
        desk = build_desk(app, find_paths(home).prepared())
        desk.window.resize(1440, 900)
        desk.window.show()
        desk.begin(None)
        _run(app, 1.0)
        opening, busy = _opened(app, desk, study)
        desk.window.activateWindow()
        _run(app, 0.5)
        began_at = desk.window.history.at
        profile = cProfile.Profile()
        if profiles:
            profile.enable()
        took = [_pressed(app, desk, KEYS[number % len(KEYS)]) for number in range(PRESSES)]
        profile.disable()
        assert desk.window.history.at != began_at, "the keys lead nowhere"
        desk.window.close()
        desk.close()
    took.sort()
    slow = took[len(took) * 99 // 100 - 1]
    sys.stdout.write(
        f"{len(decisions(record))} decisions: opened in {opening:.0f} ms (at most {OPEN_TARGET_MS:.0f}),"
        f" {busy:.0f} of them at work in the thread of the window;"
        f" a key takes {took[len(took) // 2]:.1f} ms,"
        f" 99 of 100 at most {slow:.1f} (at most {KEY_TARGET_MS:.0f})\n"
    )
    if profiles:
        pstats.Stats(profile).sort_stats("tottime").print_stats(45)
    return int(slow > KEY_TARGET_MS or opening > OPEN_TARGET_MS)


def _opened(app: QApplication, desk: Desk, study: Study) -> tuple[float, float]:
    """Milliseconds until the match stands there and is painted, and how many of them were work here."""
    parts = desk.wiring.review_wiring
    assert parts
    began, worked = time.perf_counter(), time.thread_time()
    parts.review.show(ShelvedStudy("long", study, "", ()))
    app.processEvents()
    took = (time.perf_counter() - began) * 1000, (time.thread_time() - worked) * 1000
    _run(app, 2.0)
    return took


def _pressed(app: QApplication, desk: Desk, key: Qt.Key) -> float:
    """Of work in this thread, in milliseconds."""
    board = desk.window.page.table_view.board
    board.setFocus()
    began = time.thread_time()
    QTest.keyClick(board, key)
    app.processEvents()
    took = (time.thread_time() - began) * 1000
    _run(app, 0.02)
    return took


def _run(app: QApplication, seconds: float) -> None:
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        app.processEvents()
        time.sleep(0.001)


if __name__ == "__main__":
    sys.exit(main(profiles="--profile" in sys.argv))
