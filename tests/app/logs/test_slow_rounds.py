"""A window that answers too late is in the log."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bgdesk.app.logs.slow_rounds import LONGEST_S, PAUSE_S, SlowRounds
from tests.log_reading import ReadLog

JUST_IN_TIME, TOO_LATE = LONGEST_S - 0.01, LONGEST_S + 0.03


class Clock:
    """Stands still unless somebody works."""

    seconds = 100.0

    def __call__(self) -> float:
        return self.seconds

    def work(self, seconds: float) -> None:
        self.seconds += seconds


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def watch(qapp: QApplication, clock: Clock) -> Iterator[SlowRounds]:
    made = SlowRounds(qapp, clock, clock)
    yield made
    made.close()
    made.deleteLater()


def work(qtbot: QtBot, clock: Clock, *took: float) -> None:
    """One piece of work after the other, each in a round of its own."""
    for seconds in took:
        with qtbot.waitCallback() as later:
            QTimer.singleShot(0, partial(clock.work, seconds))
            QTimer.singleShot(0, later)
    with qtbot.waitCallback() as later:
        QTimer.singleShot(0, later)


def slow(read_log: ReadLog) -> list[str]:
    return [line for line in read_log().splitlines() if "slow_rounds" in line]


def test_a_long_round_is_told(qtbot: QtBot, clock: Clock, watch: SlowRounds, read_log: ReadLog) -> None:
    work(qtbot, clock, 0, TOO_LATE, 0)
    (line,) = slow(read_log)
    assert "WARNING" in line
    assert "worked for 80 ms without a pause" in line
    assert line.endswith("(0 others not told)")


def test_what_is_in_time_is_no_news(qtbot: QtBot, clock: Clock, watch: SlowRounds, read_log: ReadLog) -> None:
    work(qtbot, clock, *[JUST_IN_TIME] * 5)
    assert slow(read_log) == []


def test_a_slow_computer_does_not_fill_the_log(
    qtbot: QtBot, clock: Clock, watch: SlowRounds, read_log: ReadLog
) -> None:
    work(qtbot, clock, *[TOO_LATE] * 3)
    assert len(slow(read_log)) == 1
    work(qtbot, clock, *[JUST_IN_TIME] * 25)
    assert clock.seconds > 100 + PAUSE_S
    work(qtbot, clock, TOO_LATE)
    assert slow(read_log)[1].endswith("(2 others not told)")


def test_afterwards_nothing_is_noted(
    qtbot: QtBot, clock: Clock, read_log: ReadLog, qapp: QApplication
) -> None:
    SlowRounds(qapp, clock, clock).close()
    work(qtbot, clock, TOO_LATE)
    assert slow(read_log) == []
