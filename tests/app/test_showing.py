"""How long a play that was made for a person lies there."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer
from PySide6.QtTest import QTest

from bgdesk.app.showing import LEAST_MS, Showing

HOUR_MS = 3_600_000


def test_nobody_waits_before_anything_was_played_for_a_person() -> None:
    showing = Showing()
    assert showing.least_ms == LEAST_MS >= 1500
    showing.at_rest()
    assert showing.left_ms == 0


def test_the_time_begins_when_the_board_rests() -> None:
    showing = Showing()
    showing.least_ms = HOUR_MS
    showing.made()
    assert showing.left_ms == 0
    showing.at_rest()
    left = showing.left_ms
    assert 0 < left <= HOUR_MS
    watch = QElapsedTimer()
    watch.start()
    while watch.elapsed() < 3:
        QTest.qWait(1)
    showing.at_rest()
    assert showing.left_ms < left
    showing.is_hurried = lambda: True
    assert showing.left_ms == 0
    showing.is_hurried = lambda: False
    assert showing.left_ms > 0
    showing.forget()
    assert showing.left_ms == 0
