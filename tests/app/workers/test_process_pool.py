"""Worker processes: deaf to Ctrl+C, replaced when they have died, ended with their work."""

from __future__ import annotations

import logging
import os
import pickle
import signal
import sys
import time
from collections.abc import Generator, Iterator
from multiprocessing import connection
from multiprocessing.connection import Connection
from queue import SimpleQueue
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bgdesk.app.workers import losses, process_pool, vigil, worker_link
from bgdesk.app.workers.losses import MOST_HARMS
from bgdesk.app.workers.outcome import Cancelled
from bgdesk.app.workers.process_pool import HOPELESS_JOBS, Answered, Died, PoolProcess, ProcessPool
from bgdesk.app.workers.time_limits import START_S
from bgdesk.app.workers.vigil import WatchedTime
from bgdesk.app.workers.worker_child import READY, Serve, run_child
from bgdesk.app.workers.worker_link import SPAWN, WorkerLink, next_message
from tests.app import serving


def linked(serve: Serve) -> tuple[WorkerLink, SimpleQueue[Any]]:
    """A process, and what it says."""
    said: SimpleQueue[Any] = SimpleQueue()
    return WorkerLink(serve, lambda _, message: said.put(message), "echo"), said


def kill(pid: int | None) -> None:
    assert pid
    os.kill(pid, signal.SIGKILL)


class FakeLink:
    """Nobody is at the other end."""

    words = 0

    def ask(self, order: object) -> None:
        """Nobody hears it."""


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
        return [worker.link.pid for worker in self._workers]


@pytest.fixture
def pool() -> Iterator[Echoes]:
    with Echoes(2, serving.serve, "echo") as opened:
        yield opened


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_ctrl_c_does_not_reach_a_process_not_even_while_it_starts() -> None:
    link, said = linked(serving.serve)
    while link.pid is None:
        time.sleep(0.001)
    os.kill(link.pid, signal.SIGINT)
    assert said.get(timeout=60) == READY
    os.kill(link.pid, signal.SIGINT)
    link.ask((7, "echo", "hello"))
    assert said.get(timeout=60) == (7, "done", "hello")
    link.end()
    link.join()


def test_processes_are_kept_for_the_next_work(pool: Echoes) -> None:
    assert sorted(pool.said("one", "two")) == ["one", "two"]
    before = pool.pids()
    assert sorted(pool.said("three", "four")) == ["four", "three"]
    assert pool.pids() == before


def test_one_that_died_while_it_waited_costs_no_work(pool: Echoes) -> None:
    assert list(pool.said("one")) == ["one"]
    kill(pool.pids()[0])
    pool._workers[0].link.join()
    assert list(pool.said("two")) == ["two"]


def test_work_is_lost_with_its_process(pool: Echoes, caplog: pytest.LogCaptureFixture) -> None:
    assert list(pool.said("now", operation="die")) == ["died at now, not begun: "]
    assert pool.pids() == []
    assert "a process for echo is gone with exit code 3, at work: True" in caplog.text


def test_an_answer_that_came_before_the_end_counts() -> None:
    pipe, child = SPAWN.Pipe()
    process = SPAWN.Process(target=run_child, args=(pickle.dumps(serving.serve), child), daemon=True)
    process.start()
    child.close()
    with pipe:
        assert next_message(pipe, process) == READY
        pipe.send((7, "echo", "one"))
        assert pipe.poll(60)
        process.kill()
        process.join()
        assert next_message(pipe, process) == (7, "done", "one")
        with pytest.raises(EOFError):
            next_message(pipe, process)


@pytest.mark.parametrize("kind", ["memory", "exit", "value"])
def test_the_traceback_of_a_process_is_in_the_log(
    pool: Echoes, caplog: pytest.LogCaptureFixture, kind: str
) -> None:
    assert list(pool.said(kind, operation="raise")) == [f"died at {kind}, not begun: "]
    (raised,) = [one for one in caplog.records if "Traceback" in one.getMessage()]
    assert (raised.levelno, raised.name) == (logging.ERROR, "bgdesk.app.workers.worker_link")
    assert "raised here" in raised.getMessage()


def test_a_process_that_is_too_slow_is_replaced(pool: Echoes, caplog: pytest.LogCaptureFixture) -> None:
    pool.limit_s = 0.2
    assert list(pool.said("long", operation="burn_silently")) == ["died at long, not begun: "]
    assert "did not answer in time" in caplog.text
    pool.limit_s = 60
    assert list(pool.said("short")) == ["short"]


def test_time_is_counted_from_the_moment_at_which_the_work_begins() -> None:
    now = [100.0]
    time = WatchedTime(lambda: now[0])
    worker: PoolProcess[str] = PoolProcess(cast("WorkerLink", FakeLink()), time)
    worker.give("one", (0, "echo", "one"), 5)
    worker.give("two", (0, "echo", "two"), 7)
    assert worker.vigil.due == START_S
    now[0] += 1
    assert worker.hear(READY) is None
    assert worker.vigil.due == 1 + 5
    now[0] += 0.5
    assert worker.hear("an answer") == Answered("one", "an answer")
    assert worker.vigil.due == 1.5 + 7


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
    monkeypatch.setattr(worker_link, "SPAWN", made)
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


def is_harmed(pool: Echoes, word: str) -> bool:
    """Whether the one process that was lost at ``word`` was lost from outside."""
    losses = pool._losses_at[word]
    assert losses.in_a_row == 1
    losses.forgive()
    return losses.in_a_row == 0


def stop(pool: Echoes) -> None:
    """Once it is up: before that nobody knows its number."""
    pid = pool.pids()[0]
    assert pid
    os.kill(pid, signal.SIGSTOP)


@pytest.mark.skipif(sys.platform == "win32", reason="nothing is stopped there like this")
def test_a_process_that_was_stopped_is_known_by_its_silence(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(vigil, "SILENCE_S", 0.5)
    with Echoes(1, serving.serve, "echo") as pool:
        assert list(pool.said("one")) == ["one"]
        stop(pool)
        assert list(pool.said("two")) == ["died at two, not begun: "]
        assert "in time (SILENT)" in caplog.text
        assert is_harmed(pool, "two")
        assert list(pool.said("three")) == ["three"]


def test_one_that_works_for_long_is_heard_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vigil, "SILENCE_S", 1.5)
    with Echoes(1, serving.serve, "echo") as pool:
        pool.limit_s = 2.2
        assert list(pool.said("long", operation="burn_silently")) == ["died at long, not begun: "]
        assert not is_harmed(pool, "long")


@pytest.mark.skipif(sys.platform == "win32", reason="messages come whole there")
@pytest.mark.parametrize("operation", ["stop_in_a_message", "die_in_a_message"])
def test_half_a_message_holds_nobody_up(monkeypatch: pytest.MonkeyPatch, operation: str) -> None:
    """Stopped in the middle of it; and killed there while another process holds the pipe open."""
    monkeypatch.setattr(vigil, "SILENCE_S", 0.5)
    with Echoes(1, serving.serve, "echo") as pool:
        assert list(pool.said("half", operation=operation)) == ["died at half, not begun: "]
        assert list(pool.said("one")) == ["one"]


def harm(pool: Echoes, times: int, at: str | None = "one") -> None:
    for _ in range(times):
        pool._count_loss(at, is_harmed=True)


def test_an_answer_about_anything_says_that_there_is_hope(
    pool: Echoes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(losses, "HOPE_S", 0)
    harm(pool, MOST_HARMS - 1)
    pool._get_on()
    harm(pool, MOST_HARMS - 1)
    assert not pool._is_lost("one")
    assert not pool._is_hopeless
    harm(pool, 1)
    assert pool._is_lost("one")
    assert not pool._is_hopeless
    harm(pool, (HOPELESS_JOBS - 1) * MOST_HARMS, at="two")
    assert pool._is_hopeless


def test_who_was_not_up_was_at_no_work_and_the_next_one_up_makes_good(
    pool: Echoes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(losses, "HOPE_S", 0)
    words = pool.said("now", operation="be_killed")
    harm(pool, MOST_HARMS - 1, at=None)
    assert not pool._is_hopeless
    assert next(words) == "died at now, not begun: "
    assert (pool._failed_starts.in_a_row, pool._losses.in_a_row) == (0, 1)
    harm(pool, MOST_HARMS, at=None)
    assert pool._is_hopeless


def test_after_some_losses_in_a_row_there_is_a_rest() -> None:
    now = [0.0]
    pool = Echoes(1, serving.serve, "echo", lambda: now[0])
    harm(pool, 2)
    assert pool._may_hire
    harm(pool, 1, at=None)
    assert not pool._may_hire
    now[0] += losses.rest_s(3)
    assert pool._may_hire


def test_where_no_process_can_be_started_that_is_no_death(
    pool: Echoes, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_pipe() -> object:
        raise OSError(24, "Too many open files")

    monkeypatch.setattr(worker_link, "SPAWN", SimpleNamespace(Pipe=no_pipe))
    assert list(pool.said("one")) == ["died at None, not begun: one"]
    pool._failed_starts.forgive()
    assert pool._failed_starts.in_a_row == 0


@pytest.mark.skipif(sys.platform == "win32", reason="nobody has to be waited for there")
@pytest.mark.parametrize("after_s", [0, 0.02])
def test_a_process_that_is_killed_while_it_starts_is_waited_for(after_s: float) -> None:
    link, said = linked(serving.serve)
    while link.pid is None:
        time.sleep(0.001)
    time.sleep(after_s)
    kill(link.pid)
    while said.get(timeout=60) is not None:
        pass
    assert link.was_harmed
    with pytest.raises(ChildProcessError):
        os.waitpid(link.pid, os.WNOHANG)


@pytest.mark.skipif(sys.platform == "win32", reason="nobody kills with a signal there")
def test_what_comes_from_outside_is_not_held_against_the_work(pool: Echoes) -> None:
    assert list(pool.said("now", operation="be_killed")) == ["died at now, not begun: "]
    assert is_harmed(pool, "now")


def test_a_process_that_has_no_memory_while_it_starts_did_not_die_by_itself(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with Echoes(1, serving.NoRoom(), "echo") as pool:
        assert list(pool.said("one")) == ["died at None, not begun: one"]
        assert pool._failed_starts.in_a_row == 1
        pool._failed_starts.forgive()
        assert pool._failed_starts.in_a_row == 0
    assert "no memory left" in caplog.text


def test_a_process_without_memory_ends_and_the_work_is_not_at_fault(
    pool: Echoes, caplog: pytest.LogCaptureFixture
) -> None:
    assert list(pool.said("memory", operation="raise")) == ["died at memory, not begun: "]
    assert is_harmed(pool, "memory")
    assert "no memory left" in caplog.text


def test_a_process_that_is_gone_before_it_could_be_told_what_to_do_is_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Broken:
        """Its first process is killed while it is told what to do."""

        Pipe = SPAWN.Pipe
        starts = 0

        @classmethod
        def Process(cls, **given: Any) -> object:
            process = SPAWN.Process(**given)
            if not cls.starts:
                monkeypatch.setattr(process, "start", cls.fail)
            cls.starts += 1
            return process

        @staticmethod
        def fail() -> None:
            raise BrokenPipeError(32, "Broken pipe")

    monkeypatch.setattr(worker_link, "SPAWN", Broken)
    with Echoes(1, serving.serve, "echo") as pool:
        assert list(pool.said("one")) == ["died at None, not begun: one"]
        assert list(pool.said("two")) == ["two"]


@pytest.mark.skipif(sys.platform == "win32", reason="imitates it")
def test_there_may_be_more_processes_than_windows_waits_for_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[int] = []
    real = connection.wait

    def wait(things: list[Any], timeout: float | None = None) -> list[Any]:
        waited.append(len(things))
        return real(things, timeout)

    monkeypatch.setattr(worker_link, "wait", wait)
    with Echoes(5, serving.serve, "echo") as pool:
        words = ("one", "two", "three", "four", "five")
        assert sorted(pool.said(*words)) == sorted(words)
    assert set(waited) == {2}


def test_a_first_message_that_is_none_ends_the_process(caplog: pytest.LogCaptureFixture) -> None:
    with Echoes(1, serving.unreadable, "echo") as pool:
        assert list(pool.said("one")) == ["died at one, not begun: "]
        assert not is_harmed(pool, "one"), "it was killed here, not from outside"
    assert "cannot be talked to" in caplog.text


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
