"""Calls outside the GUI thread."""

from __future__ import annotations

import threading

import pytest
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot

from bgdesk.app.workers.background_task import BackgroundTask, Steps
from tests.event_queue import run_dry


def test_the_result_arrives_in_the_gui_thread(qtbot: QtBot) -> None:
    threads: list[str] = []
    task = BackgroundTask(lambda steps: threading.current_thread().name, (ValueError,))
    task.done.connect(lambda name: threads.extend((name, threading.current_thread().name)))
    with qtbot.waitSignal(task.done):
        task.start()
    assert threads == ["errand", "MainThread"]


def test_progress_is_told_part_by_part(qtbot: QtBot) -> None:
    def work(steps: Steps) -> int:
        return sum(steps.over((5, 6, 7)))

    parts: list[tuple[int, int]] = []
    task = BackgroundTask(work, ())
    task.progress.connect(lambda done, total: parts.append((done, total)))
    with qtbot.waitSignal(task.done) as told:
        task.start()
    assert told.args == [18]
    assert parts == [(0, 3), (1, 3), (2, 3)]


def test_a_known_failure_is_told_and_another_raised(qtbot: QtBot) -> None:
    def fail(steps: Steps) -> None:
        raise ValueError("no match in it")

    task = BackgroundTask(fail, (ValueError,))
    with qtbot.waitSignal(task.failed) as told:
        task.start()
    assert told.args == ["no match in it"]
    strange = BackgroundTask(fail, ())
    with capture_exceptions() as raised:
        strange.start()
        qtbot.waitUntil(lambda: bool(raised))
    assert raised[0][0] is ValueError


def test_a_cancelled_errand_says_nothing_and_stops_at_its_next_step(qtbot: QtBot) -> None:
    go_on, reached = threading.Event(), threading.Event()

    def work(steps: Steps) -> None:
        reached.set()
        go_on.wait(10)
        steps.tick(1, 2)
        pytest.fail("went on")

    task = BackgroundTask(work, ())
    with qtbot.assertNotEmitted(task.done), qtbot.assertNotEmitted(task.failed):
        task.start()
        assert reached.wait(10)
        task.cancel()
        go_on.set()
        task.wait()
        run_dry()
