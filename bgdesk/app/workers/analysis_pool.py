"""Matches judged in several processes at once; plain iterators, no Qt."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, replace
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
from bgdesk.analysis.judges import Identity, identity_of, table_name
from bgdesk.analysis.levels import DEFAULT_LEVEL
from bgdesk.analysis.questions import Question, questions
from bgdesk.analysis.worker import Order, serve
from bgdesk.app.workers.engine_child import Serve
from bgdesk.app.workers.process_pool import Answered, Died, PoolProcess, ProcessPool
from bgdesk.app.workers.time_limits import ANALYSIS_S
from bgdesk.engine.obstacle import Obstacle
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis

AHEAD = 2
"""Groups of questions that each process has, so that it need not wait for the next one."""

Group = tuple[Question, ...]


class Answering(Protocol):
    """Whoever answers groups of questions, here or elsewhere."""

    def answers(self, groups: Sequence[Group], level: str) -> Iterator[tuple[Answer, ...]]:
        """The answers to each group as they come, in any order. Raises Cancelled."""


def _unanswered(group: Group) -> tuple[Answer, ...]:
    return tuple(NotJudged(question.event, Obstacle.DIED) for question in group)


class AnalysisPool(ProcessPool[int]):
    """Processes that judge; started when first needed, kept for the next match, to be closed at the end.

    One thread at a time may use it; only `cancel` may be called from any thread.
    """

    def __init__(self, workers: int | None = None, serve: Serve = serve) -> None:
        super().__init__(workers, serve, "analysis")

    def answers(self, groups: Sequence[Group], level: str) -> Iterator[tuple[Answer, ...]]:
        """The answers to each group as they come, in any order. Raises Cancelled.

        A group at which a process dies is asked once more when the others are done, and then alone; what
        has killed `bgdesk.app.workers.outcome.MOST_TRIES` of them is answered with `NotJudged`. After
        `bgdesk.app.workers.process_pool.MOST_DEATHS` in a row all the rest is.
        """
        waiting = deque(range(len(groups)))
        with self._working():
            while waiting or self._is_busy:
                if self._is_hopeless:
                    left = {*waiting, *(key for worker in self._workers for key in worker.given)}
                    yield from (_unanswered(groups[key]) for key in sorted(left))
                    return
                self._hand_out(waiting, groups, level)
                for reply in self._replies():
                    if isinstance(reply, Answered):
                        yield reply.message[1]
                    elif (lost := self._put_back(reply, waiting)) is not None:
                        yield _unanswered(groups[lost])

    def _hand_out(self, waiting: deque[int], groups: Sequence[Group], level: str) -> None:
        """Give work to as many processes as there is work for."""
        while len(self._workers) < min(self._count, len(waiting)):
            self._hire()
        for _ in range(AHEAD):
            for worker in self._workers:
                if waiting and self._may_have(worker, waiting[0]):
                    key = waiting.popleft()
                    order: Order = (key, level, groups[key])
                    worker.give(key, order, ANALYSIS_S[level])

    def _may_have(self, worker: PoolProcess[int], key: int) -> bool:
        """What has killed a process is given alone."""
        if any(map(self._has_killed, (key, *worker.given))):
            return not worker.given
        return len(worker.given) < AHEAD

    def _put_back(self, died: Died[int], waiting: deque[int]) -> int | None:
        """What the process had not begun comes first, what it was at comes last; unless that is lost."""
        waiting.extendleft(reversed(died.untouched))
        if died.at is None or self._is_lost(died.at):
            return died.at
        waiting.append(died.at)
        return None


@dataclass(frozen=True, slots=True)
class Progress:
    """Decisions and rolls answered so far, all of them, and about how long the rest will take."""

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
    analysis = _begun(record.header.options, level, done)
    asked = questions(record)
    left = list(left_of(selected(record, asked, part), analysis))
    started, total, count = clock(), len(left), 0
    yield Update((), _ended(analysis, asked, part, left=total), Progress(0, total, None))
    for answers in pool.answers(turns(left), analysis.level):
        count += len(answers)
        analysis = with_answers(analysis, answers)
        seconds = (clock() - started) * (total - count) / count
        yield Update(
            answers, _ended(analysis, asked, part, left=total - count), Progress(count, total, seconds)
        )


def _begun(options: MatchOptions, level: str, done: Analysis | None) -> Analysis:
    """What may be gone on with: only what the same engine said at the same level."""
    own = identity_of(options, level)
    fresh = empty_analysis(own.engine, own.level, table_name(options), own.settings)
    if done is None or Identity.of(done) != own:
        return fresh
    return replace(done, is_complete=False)


def _ended(analysis: Analysis, asked: Sequence[Question], part: Selection, *, left: int) -> Analysis:
    """Complete when the whole match has been asked about, whether it could be judged or not."""
    if left or (part != EVERYTHING and any(left_of(asked, analysis))):
        return analysis
    return replace(analysis, is_complete=True)
