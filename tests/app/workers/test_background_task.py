"""Calls outside the GUI thread: each ends as a value, as an error or as cancelled, whatever it does."""

from __future__ import annotations

import logging
import threading
import time
import weakref
from collections.abc import Callable

import pytest
import shiboken6
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from bgdesk.app.workers.background_task import BackgroundTask, TaskProgress
from bgdesk.app.workers.outcome import Cancelled
from bgdesk.library.problems import JournalError, Trouble

FAULT = "It did not work; everything is kept."


class Ends:
    """Notes how a task ends."""

    def __init__(self, task: BackgroundTask[object]) -> None:
        self.said: list[tuple[str, object]] = []
        task.done.connect(lambda value: self.said.append(("done", value)))
        task.failed.connect(lambda sentence: self.said.append(("failed", sentence)))
        task.cancelled.connect(lambda: self.said.append(("cancelled", None)))


def ended(qtbot: QtBot, task: BackgroundTask[object]) -> list[tuple[str, object]]:
    ends = Ends(task)
    task.start()
    assert ends.said == []
    qtbot.waitUntil(lambda: bool(ends.said))
    return ends.said


def raising(problem: BaseException) -> Callable[[TaskProgress], object]:
    def work(progress: TaskProgress) -> object:
        raise problem

    return work


def test_the_result_arrives_in_the_gui_thread(qtbot: QtBot) -> None:
    threads: list[str] = []
    task = BackgroundTask(lambda _: threading.current_thread().name)
    task.done.connect(lambda name: threads.extend((name, threading.current_thread().name)))
    with qtbot.waitSignal(task.done):
        task.start()
    assert threads == ["background task", "MainThread"]


class Large:
    """Stands for a match and its analysis."""

    def text(self, _: TaskProgress) -> object:
        return "read"


def test_what_it_was_about_is_let_go_though_the_task_stays_with_its_parent(qtbot: QtBot) -> None:
    large, parent = Large(), QObject()
    task = BackgroundTask(large.text, (), parent)
    kept = weakref.ref(large)
    del large
    assert ended(qtbot, task) == [("done", "read")]
    assert kept() is None
    assert task in parent.children()


def test_behind_the_picture_it_begins_later_and_not_at_all_once_it_is_cancelled(qtbot: QtBot) -> None:
    begun: list[str] = []
    task = BackgroundTask(lambda _: begun.append("task"))
    dropped = BackgroundTask(lambda _: begun.append("dropped"))
    dropped.start_behind()
    task.start_behind()
    dropped.cancel()
    assert not task.is_running
    with qtbot.waitSignal(task.done):
        assert begun == []
    qtbot.wait(50)
    assert begun == ["task"]


def test_progress_is_told_part_by_part(qtbot: QtBot) -> None:
    parts: list[tuple[int, int]] = []
    task = BackgroundTask(lambda progress: sum(progress.over((5, 6, 7))))
    task.progress.connect(lambda done, total: parts.append((done, total)))
    with qtbot.waitSignal(task.done) as told:
        task.start()
    assert told.args == [18]
    assert parts == [(0, 3), (1, 3), (2, 3)]


@pytest.mark.parametrize(
    ("problem", "sentence"),
    [
        (ValueError("no match in it"), "no match in it"),
        (JournalError(Trouble.UNKNOWN_MATCH, "17"), "There is no match 17 in the library."),
    ],
)
def test_a_foreseen_failure_is_told_in_its_own_words(
    qtbot: QtBot, problem: Exception, sentence: str, caplog: pytest.LogCaptureFixture
) -> None:
    task = BackgroundTask(raising(problem), (ValueError, JournalError), fault=FAULT)
    assert ended(qtbot, task) == [("failed", sentence)]
    assert [one.levelno for one in caplog.records] == [logging.WARNING]


def _recursion(progress: TaskProgress) -> object:
    return _recursion(progress)


@pytest.mark.parametrize(
    "work",
    [
        *map(raising, (ValueError(), MemoryError(), SystemExit(1), KeyboardInterrupt(), GeneratorExit())),
        raising(BaseException("of no known kind")),
        _recursion,
        lambda progress: next(iter(())),
    ],
)
def test_whatever_it_raises_it_ends_in_a_sentence_and_the_traceback_is_in_the_log(
    qtbot: QtBot, work: Callable[[TaskProgress], object], caplog: pytest.LogCaptureFixture
) -> None:
    task = BackgroundTask(work, (OSError,), fault=FAULT)
    assert ended(qtbot, task) == [("failed", FAULT)]
    assert not task.is_running
    (logged,) = caplog.records
    assert (logged.levelno, logged.name) == (logging.ERROR, "bgdesk.app.workers.background_task")
    assert logged.exc_info
    assert logged.exc_info[2]


def test_work_that_stops_itself_is_cancelled(qtbot: QtBot) -> None:
    assert ended(qtbot, BackgroundTask(raising(Cancelled()))) == [("cancelled", None)]


def test_a_thread_that_does_not_start_is_a_failure(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    def begin(thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    assert ended(qtbot, BackgroundTask(lambda _: None, fault=FAULT, begin=begin)) == [("failed", FAULT)]
    assert "can't start new thread" in caplog.text


@pytest.mark.parametrize("problem", [None, ValueError("too late")])
def test_cancelling_ends_it_at_once_and_what_comes_later_is_dropped(
    qtbot: QtBot, problem: Exception | None, caplog: pytest.LogCaptureFixture
) -> None:
    go_on, reached = threading.Event(), threading.Event()

    def work(progress: TaskProgress) -> None:
        reached.set()
        go_on.wait(10)
        if problem:
            raise problem
        progress.tick(1, 2)
        pytest.fail("went on")

    task: BackgroundTask[object] = BackgroundTask(work)
    ends = Ends(task)
    task.start()
    assert reached.wait(10)
    task.cancel()
    task.cancel()
    assert ends.said == [("cancelled", None)]
    go_on.set()
    task.wait()
    with qtbot.waitSignal(task._voice.reported):
        task._voice.reported.emit(Cancelled())
    assert ends.said == [("cancelled", None)]
    assert ("too late" in caplog.text) == (problem is not None)


def test_it_can_be_run_by_hand(qtbot: QtBot) -> None:
    threads: list[threading.Thread] = []
    task = BackgroundTask(lambda _: 17, begin=threads.append)
    task.start()
    with qtbot.waitSignal(task.done) as told:
        threads[0].run()
    assert told.args == [17]


def test_nobody_waits_for_a_task_whose_window_has_gone(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    go_on, stopped = threading.Event(), threading.Event()

    def work(progress: TaskProgress) -> None:
        go_on.wait(10)
        try:
            progress.tick(1, 2)
        except Cancelled:
            stopped.set()
            raise

    task = BackgroundTask(work)
    thread = task._thread
    task.start()
    with qtbot.waitSignal(task.destroyed):
        task.deleteLater()
    go_on.set()
    thread.join()
    assert stopped.is_set()
    assert caplog.records == []


def test_a_window_may_go_while_a_task_speaks(qtbot: QtBot) -> None:
    """Deleting the owner waits for the word that is being said: otherwise the program ends here."""

    def work(progress: TaskProgress) -> None:
        for part in range(20):
            progress.tick(part, 20)

    threads = []
    for number in range(400):
        owner = QObject()
        task = BackgroundTask(work, (), owner)
        task.start()
        threads.append(task._thread)
        if number % 2:
            time.sleep(0.0003)
        shiboken6.delete(owner)
    for thread in threads:
        thread.join(5)
    assert not any(thread.is_alive() for thread in threads)
