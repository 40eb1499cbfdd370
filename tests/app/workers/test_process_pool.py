"""Worker processes: deaf to Ctrl+C, replaced when they have died, ended with their work."""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Generator, Iterator
from multiprocessing.connection import Connection

import pytest

from bgdesk.app.workers import process_pool
from bgdesk.app.workers.engine_child import READY, Serve
from bgdesk.app.workers.engine_link import SPAWN, next_message
from bgdesk.app.workers.outcome import Cancelled
from bgdesk.app.workers.process_pool import Answered, Died, PoolProcess, ProcessPool
from bgdesk.app.workers.time_limits import START_S
from tests.app import serving


class Echoes(ProcessPool[str]):
    """Has words said back, one process each."""

    limit_s = 60.0

    def said(self, *words: str, operation: str = "echo") -> Generator[str, None, None]:
        """The words as they come back; ``died`` where a process did."""
        with self._working():
            for word in words:
                worker = next((one for one in self._workers if not one.given), None) or self._hire()
                worker.give(word, (0, operation, word), self.limit_s)
            while self._is_busy:
                for reply in self._replies():
                    match reply:
                        case Answered(message=(_, _, answer)):
                            yield answer
                        case Died(at=lost, untouched=rest):
                            yield f"died at {lost}, not begun: {' '.join(rest)}"

    def pids(self) -> list[int | None]:
        """Those at work."""
        return [worker.process.pid for worker in self._workers]


@pytest.fixture
def pool() -> Iterator[Echoes]:
    with Echoes(2, serving.serve, "echo") as opened:
        yield opened


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_ctrl_c_does_not_reach_a_process_not_even_while_it_starts() -> None:
    worker: PoolProcess[str] = PoolProcess(serving.serve, "echo")
    try:
        assert worker.process.pid
        os.kill(worker.process.pid, signal.SIGINT)
        worker.give("hello", (7, "echo", "hello"), 60)
        assert worker.pipe.recv()[1] == "ready"
        os.kill(worker.process.pid, signal.SIGINT)
        assert worker.pipe.recv() == (7, "done", "hello")
    finally:
        worker.end()


def test_processes_are_kept_for_the_next_work(pool: Echoes) -> None:
    assert sorted(pool.said("one", "two")) == ["one", "two"]
    before = pool.pids()
    assert sorted(pool.said("three", "four")) == ["four", "three"]
    assert pool.pids() == before


def test_one_that_died_while_it_waited_costs_no_work(pool: Echoes) -> None:
    assert list(pool.said("one")) == ["one"]
    pool._workers[0].process.kill()
    pool._workers[0].process.join()
    assert list(pool.said("two")) == ["two"]


def test_work_is_lost_with_its_process(pool: Echoes, caplog: pytest.LogCaptureFixture) -> None:
    assert list(pool.said("now", operation="die")) == ["died at now, not begun: "]
    assert pool.pids() == []
    assert "a process for echo is gone with exit code 3, at work: True" in caplog.text


def test_an_answer_that_came_before_the_end_counts() -> None:
    worker: PoolProcess[str] = PoolProcess(serving.serve, "echo")
    try:
        assert next_message(worker.pipe, worker.process) == READY
        worker.give("one", (7, "echo", "one"), 60)
        assert worker.pipe.poll(60)
        worker.process.kill()
        worker.process.join()
        assert next_message(worker.pipe, worker.process) == (7, "done", "one")
        with pytest.raises(EOFError):
            next_message(worker.pipe, worker.process)
    finally:
        worker.end()


@pytest.mark.parametrize("kind", ["memory", "exit", "value"])
def test_the_traceback_of_a_process_is_in_the_log(
    pool: Echoes, caplog: pytest.LogCaptureFixture, kind: str
) -> None:
    assert list(pool.said(kind, operation="raise")) == [f"died at {kind}, not begun: "]
    (raised,) = [one for one in caplog.records if "Traceback" in one.getMessage()]
    assert (raised.levelno, raised.name) == (logging.ERROR, "bgdesk.app.workers.process_pool")
    assert "raised here" in raised.getMessage()


def test_a_process_that_is_too_slow_is_replaced(pool: Echoes, caplog: pytest.LogCaptureFixture) -> None:
    pool.limit_s = 0.2
    assert list(pool.said("long", operation="burn_silently")) == ["died at long, not begun: "]
    assert "did not answer in time" in caplog.text
    pool.limit_s = 60
    assert list(pool.said("short")) == ["short"]


def test_time_is_counted_from_the_moment_at_which_the_work_begins() -> None:
    now = [100.0]
    worker: PoolProcess[str] = PoolProcess(serving.serve, "echo", lambda: now[0])
    try:
        worker.give("one", (0, "echo", "one"), 5)
        worker.give("two", (0, "echo", "two"), 7)
        assert worker.due == 100 + START_S
        now[0] = 110
        assert worker.hear(READY) is None
        assert worker.due == 115
        now[0] = 112
        assert worker.hear("an answer") == Answered("one", "an answer")
        assert worker.due == 119
    finally:
        worker.end()


@pytest.mark.parametrize("serve", [serving.NeverUp(), serving.NeverReady()])
def test_a_process_that_does_not_come_up_was_at_no_work(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process_pool, "START_S", 0.5)
    with Echoes(1, serve, "echo") as pool:
        pool.limit_s = 0.1
        assert list(pool.said("one")) == ["died at None, not begun: one"]


class OtherPipe:
    """A pipe's end of another type, as on Windows."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe

    def __getattr__(self, name: str) -> object:
        return getattr(self._pipe, name)


class Spawn:
    """Gives pipes of another type, and keeps the child's end open, as Windows does when it dies early."""

    Process = SPAWN.Process

    def __init__(self) -> None:
        self.kept: list[int] = []

    def Pipe(self) -> tuple[OtherPipe, Connection]:
        near, far = SPAWN.Pipe()
        self.kept.append(os.dup(far.fileno()))
        return OtherPipe(near), far

    def close(self) -> None:
        for handle in self.kept:
            os.close(handle)


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    made = Spawn()
    monkeypatch.setattr(process_pool, "SPAWN", made)
    yield
    made.close()


@pytest.mark.skipif(sys.platform == "win32", reason="imitates it")
@pytest.mark.usefixtures("windows")
def test_another_type_of_pipe_that_stays_open_is_as_good() -> None:
    with Echoes(2, serving.serve, "echo") as pool:
        assert sorted(pool.said("one", "two")) == ["one", "two"]
        assert list(pool.said("three", operation="die")) == ["died at three, not begun: "]
    with Echoes(1, serving.NeverUp(), "echo") as pool:
        assert list(pool.said("one")) == ["died at None, not begun: one"]


def test_a_first_message_that_is_none_ends_the_process(caplog: pytest.LogCaptureFixture) -> None:
    with Echoes(1, serving.unreadable, "echo") as pool:
        assert list(pool.said("one")) == ["died at one, not begun: "]
    assert "says what cannot be read" in caplog.text


def test_who_stops_listening_ends_the_processes(pool: Echoes) -> None:
    words = pool.said("one", "two")
    assert next(words) in ("one", "two")
    words.close()
    assert pool.pids() == []


def test_a_cancelled_pool_refuses_work_until_it_is_closed(pool: Echoes) -> None:
    pool.cancel()
    with pytest.raises(Cancelled):
        list(pool.said("one"))
    pool.close()
    assert list(pool.said("two")) == ["two"]
