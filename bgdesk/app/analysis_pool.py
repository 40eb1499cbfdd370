"""Matches judged in several processes at once; plain iterators, no Qt."""

from __future__ import annotations

import os
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from time import monotonic
from typing import Protocol

from bgdesk.analysis.assembling import (
    EVERYTHING,
    Selection,
    empty_analysis,
    left_of,
    selected,
    turns,
    with_answers,
)
from bgdesk.analysis.judge import Answer, NotJudged
from bgdesk.analysis.levels import DEFAULT_LEVEL, LEVELS
from bgdesk.analysis.questions import Question, questions
from bgdesk.analysis.worker import Order, serve
from bgdesk.app.engine_child import Serve, run_child
from bgdesk.app.engine_link import SPAWN
from bgdesk.engine.sage_border import engine_name
from bgdesk.match.equity_table import default_table
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis

AHEAD = 2
"""Groups of questions that each process has, so that it need not wait for the next one."""
MOST_DEATHS = 5
_DIED = "the engine stopped unexpectedly"

Group = tuple[Question, ...]


class Cancelled(Exception):  # noqa: N818  # what happened, not a fault
    """Somebody cancelled the pool."""


class Answering(Protocol):
    """Whoever answers groups of questions, here or elsewhere."""

    def answers(self, groups: Sequence[Group], level: str) -> Iterator[tuple[Answer, ...]]:
        """The answers to each group as they come, in any order. Raises Cancelled."""


class _Worker:
    """One process with the groups that it was given, oldest first."""

    def __init__(self, serve: Serve) -> None:
        self.pipe, child = SPAWN.Pipe()
        self.process: SpawnProcess = SPAWN.Process(
            target=run_child, args=(serve, child), name="analysis", daemon=True
        )
        self.process.start()
        child.close()
        self.given: deque[tuple[int, Group]] = deque()
        self.is_ready = False

    def give(self, key: int, level: str, group: Group) -> None:
        order: Order = (key, level, group)
        self.given.append((key, group))
        self.pipe.send(order)

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def _unanswered(group: Group) -> tuple[Answer, ...]:
    return tuple(NotJudged(question.event, _DIED) for question in group)


class AnalysisPool:
    """Processes that judge; started when first needed, kept for the next match, to be closed at the end.

    One thread at a time may use it; only `cancel` may be called from any thread.
    """

    def __init__(self, workers: int | None = None, serve: Serve = serve) -> None:
        self._count = workers or os.cpu_count() or 1
        self._serve = serve
        self._workers: list[_Worker] = []
        self._is_cancelled = threading.Event()
        self._deaths = 0

    def __enter__(self) -> AnalysisPool:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def answers(self, groups: Sequence[Group], level: str) -> Iterator[tuple[Answer, ...]]:
        """The answers to each group as they come, in any order. Raises Cancelled.

            A group on which a process dies is answered with `NotJudged`, and another process goes on; after
        `MOST_DEATHS` in a row all the rest is.
        """
        waiting = deque(enumerate(groups))
        self._deaths = 0
        try:
            while waiting or any(worker.given for worker in self._workers):
                if self._deaths == MOST_DEATHS:
                    yield from (_unanswered(group) for _, group in waiting)
                    return
                self._employ(len(waiting))
                self._hand_out(waiting, level)
                yield from self._collect(waiting)
        finally:
            if any(worker.given for worker in self._workers):
                self._end_workers()

    def cancel(self) -> None:
        """Kill the processes at once, whatever they do; `answers` then raises Cancelled."""
        self._is_cancelled.set()
        for worker in list(self._workers):
            worker.process.kill()

    def close(self) -> None:
        """End the processes and wait for them; the pool may be used again, also after `cancel`."""
        self._end_workers()
        self._is_cancelled.clear()

    def _employ(self, waiting: int) -> None:
        """As many processes as there is work for."""
        while len(self._workers) < min(self._count, waiting):
            self._check()
            self._workers.append(_Worker(self._serve))

    def _hand_out(self, waiting: deque[tuple[int, Group]], level: str) -> None:
        for _ in range(AHEAD):
            for worker in self._workers:
                if waiting and len(worker.given) < AHEAD:
                    key, group = waiting.popleft()
                    self._give(worker, key, level, group)

    def _give(self, worker: _Worker, key: int, level: str, group: Group) -> None:
        """A process that has died is noticed when its pipe is read."""
        try:
            worker.give(key, level, group)
        except OSError:
            return

    def _collect(self, waiting: deque[tuple[int, Group]]) -> Iterator[tuple[Answer, ...]]:
        by_pipe = {worker.pipe: worker for worker in self._workers}
        for pipe in wait(list(by_pipe)):
            assert isinstance(pipe, Connection)
            answers = self._received(by_pipe[pipe], waiting)
            if answers:
                yield answers

    def _received(self, worker: _Worker, waiting: deque[tuple[int, Group]]) -> tuple[Answer, ...]:
        try:
            message = worker.pipe.recv()
        except (EOFError, OSError):
            self._check()
            return self._buried(worker, waiting)
        if not worker.is_ready:
            worker.is_ready = True
            return ()
        self._deaths = 0
        worker.given.popleft()
        answers: tuple[Answer, ...] = message[1]
        return answers

    def _buried(self, worker: _Worker, waiting: deque[tuple[int, Group]]) -> tuple[Answer, ...]:
        """What a dead process was at is lost; what it had not begun goes to another."""
        self._workers.remove(worker)
        worker.end()
        self._deaths += 1
        if not worker.given:
            return ()
        _, lost = worker.given.popleft()
        waiting.extendleft(reversed(worker.given))
        return _unanswered(lost)

    def _end_workers(self) -> None:
        for worker in self._workers:
            worker.end()
        self._workers.clear()

    def _check(self) -> None:
        if self._is_cancelled.is_set():
            self._end_workers()
            raise Cancelled


@dataclass(frozen=True, slots=True)
class Progress:
    """Decisions and throws answered so far, all of them, and about how long the rest will take."""

    done: int
    total: int
    seconds_left: float | None


@dataclass(frozen=True, slots=True)
class Update:
    """``answers`` that have just come and ``analysis`` with all so far."""

    answers: tuple[Answer, ...]
    analysis: Analysis
    progress: Progress


def judged(
    pool: Answering,
    record: MatchRecord,
    level: str = DEFAULT_LEVEL,
    part: Selection = EVERYTHING,
    done: Analysis | None = None,
    clock: Callable[[], float] = monotonic,
) -> Generator[Update, None, None]:
    """``record`` being judged: an update when a turn has been, at least one. Raises Cancelled.

    What ``done`` says is not asked again if it is of the same engine and level; it may be unfinished.
    ``is_complete`` once every question about the whole match has been asked.
    """
    analysis = _begun(level, done)
    asked = questions(record)
    left = list(left_of(selected(record, asked, part), analysis))
    started, total, count = clock(), len(left), 0
    yield Update((), _ended(analysis, asked, part, left=total), Progress(0, total, None))
    for answers in pool.answers(turns(left), level):
        count += len(answers)
        analysis = with_answers(analysis, answers)
        seconds = (clock() - started) * (total - count) / count
        yield Update(
            answers, _ended(analysis, asked, part, left=total - count), Progress(count, total, seconds)
        )


def _begun(level: str, done: Analysis | None) -> Analysis:
    """What may be gone on with: only what the same engine said at the same level."""
    fresh = empty_analysis(engine_name(), level, default_table().name, LEVELS[level].settings)
    if done is None or (done.engine, done.level, done.settings) != (
        fresh.engine,
        fresh.level,
        fresh.settings,
    ):
        return fresh
    return replace(done, is_complete=False)


def _ended(analysis: Analysis, asked: Sequence[Question], part: Selection, *, left: int) -> Analysis:
    """Complete when the whole match has been asked about, whether it could be judged or not."""
    if left or (part != EVERYTHING and any(left_of(asked, analysis))):
        return analysis
    return replace(analysis, is_complete=True)
