"""Worker processes: deaf to Ctrl+C, replaced when they have died, ended with their work."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Generator, Iterator

import pytest

from bgdesk.app.workers.process_pool import Answered, Cancelled, Died, PoolProcess, ProcessPool
from tests.app import serving


class Echoes(ProcessPool[str]):
    """Has words said back, one process each."""

    def said(self, *words: str, operation: str = "echo") -> Generator[str, None, None]:
        """The words as they come back; ``died`` where a process did."""
        with self._working():
            for word in words:
                worker = next((one for one in self._workers if not one.given), None) or self._hire()
                worker.give(word, (0, operation, word))
            while self._is_busy:
                for reply in self._replies():
                    match reply:
                        case Answered(message=(_, _, answer)):
                            yield answer
                        case Died(work=lost):
                            yield f"died with {' '.join(lost)}"

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
        worker.give("hello", (7, "echo", "hello"))
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


def test_work_is_lost_with_its_process(pool: Echoes) -> None:
    assert list(pool.said("now", operation="die")) == ["died with now"]
    assert pool.pids() == []


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
