"""A window that stands still is in the log, and what it was busy with."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bgdesk.app.logs.slow_events import LONGEST_S, PAUSE_S, SlowEvents
from tests.log_reading import ReadLog

JUST_IN_TIME, TOO_LATE = LONGEST_S - 0.01, LONGEST_S + 0.03
WORK, REST = QEvent.Type(QEvent.registerEventType()), QEvent.Type(QEvent.registerEventType())


class Clock:
    """Stands still unless somebody works."""

    seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


class Worker(QObject):
    """Takes ``took`` seconds for its work."""

    def __init__(self, clock: Clock, took: float) -> None:
        super().__init__()
        self._clock = clock
        self._took = took

    def customEvent(self, event: QEvent) -> None:
        if event.type() == WORK:
            self._clock.seconds += self._took


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def watch(qapp: QApplication, clock: Clock) -> Iterator[SlowEvents]:
    made = SlowEvents(qapp, clock)
    yield made
    made.close()
    made.deleteLater()


def settle(qtbot: QtBot) -> None:
    """Let the round of the event loop end."""
    for _ in range(2):
        with qtbot.waitCallback() as later:
            QTimer.singleShot(0, later)


def slow(read_log: ReadLog) -> list[str]:
    return [line for line in read_log().splitlines() if "slow_events" in line]


def test_who_was_slow_is_named(qtbot: QtBot, clock: Clock, watch: SlowEvents, read_log: ReadLog) -> None:
    idler, worker = Worker(clock, 0), Worker(clock, TOO_LATE)
    for one, kind in ((idler, REST), (worker, WORK), (idler, REST)):
        QApplication.postEvent(one, QEvent(kind))
    settle(qtbot)
    (line,) = slow(read_log)
    assert "WARNING" in line
    assert "stood still for 80 ms" in line
    assert line.endswith(f"80 ms of it after {WORK.name} for Worker (0 others not told)")


def test_what_is_in_time_is_no_news(qtbot: QtBot, clock: Clock, watch: SlowEvents, read_log: ReadLog) -> None:
    worker = Worker(clock, JUST_IN_TIME)
    QApplication.postEvent(worker, QEvent(WORK))
    settle(qtbot)
    assert slow(read_log) == []


def test_many_short_ones_make_a_long_one(
    qtbot: QtBot, clock: Clock, watch: SlowEvents, read_log: ReadLog
) -> None:
    worker = Worker(clock, TOO_LATE / 4)
    for _ in range(4):
        QApplication.postEvent(worker, QEvent(WORK))
    settle(qtbot)
    (line,) = slow(read_log)
    assert "stood still for 80 ms" in line
    assert "; 20 ms of it" in line


def test_a_slow_computer_does_not_fill_the_log(
    qtbot: QtBot, clock: Clock, watch: SlowEvents, read_log: ReadLog
) -> None:
    worker = Worker(clock, TOO_LATE)
    for _ in range(3):
        QApplication.postEvent(worker, QEvent(WORK))
        settle(qtbot)
    assert len(slow(read_log)) == 1
    clock.seconds += PAUSE_S
    QApplication.postEvent(worker, QEvent(WORK))
    settle(qtbot)
    assert slow(read_log)[1].endswith("(2 others not told)")


def test_waiting_is_not_standing_still(
    qtbot: QtBot, clock: Clock, watch: SlowEvents, read_log: ReadLog
) -> None:
    idler = Worker(clock, 0)
    for _ in range(3):
        QApplication.postEvent(idler, QEvent(REST))
        settle(qtbot)
        clock.seconds += 10 * TOO_LATE
    settle(qtbot)
    assert slow(read_log) == []


def test_afterwards_nothing_is_noted(
    qtbot: QtBot, clock: Clock, watch: SlowEvents, read_log: ReadLog
) -> None:
    watch.close()
    worker = Worker(clock, TOO_LATE)
    QApplication.postEvent(worker, QEvent(WORK))
    settle(qtbot)
    assert slow(read_log) == []
