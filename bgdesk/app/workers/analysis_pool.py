"""Matches judged in several processes at once; plain iterators, no Qt."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from time import monotonic
from typing import Any, Protocol

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
from bgdesk.app.workers.outcome import MOST_TRIES
from bgdesk.app.workers.process_pool import Answered, Died, PoolProcess, ProcessPool
from bgdesk.app.workers.time_limits import ANALYSIS_S
from bgdesk.app.workers.worker_child import Serve
from bgdesk.engine.core.availability import absence_of_core, do_without_core
from bgdesk.engine.levels import JUDGES_JOINED
from bgdesk.engine.obstacle import Obstacle
from bgdesk.engine.sage.encoding import name_with_core, rollout_engine_name
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis

AHEAD = 2
"""Groups of questions that each process has, so that it need not wait for the next one."""

Group = tuple[Question, ...]


class Answering(Protocol):
    """Whoever answers groups of questions, here or elsewhere."""

    @property
    def judged_by(self) -> str:
        """Who gave the latest answers, in the words of the process; empty where all are known to be alike."""

    def answers(self, groups: Sequence[Group], level: str) -> Iterator[tuple[Answer, ...]]:
        """The answers to each group as they come, in any order. Raises Cancelled."""

    def close(self) -> None:
        """End what answers; it begins anew when it is asked again."""


Fault = tuple[Obstacle, str]

_MOST_SORTS = MOST_TRIES
"""Faults of so many sorts, each met by several processes, and whatever else is told is believed at once."""


def _faults(answers: Sequence[Answer]) -> set[Fault]:
    refused = (one for one in answers if isinstance(one, NotJudged))
    return {(one.obstacle, one.quote) for one in refused if one.obstacle.is_fault}


_MOST_DIED = 3
"""Where so many turns took process after process with them, the core is done without."""


def _unanswered(group: Group) -> tuple[Answer, ...]:
    return tuple(NotJudged(question.event, Obstacle.DIED) for question in group)


class AnalysisPool(ProcessPool[int]):
    """Processes that judge; started when first needed, kept for the next match, to be closed at the end.

    One thread at a time may use it; only `cancel` may be called from any thread.
    """

    def __init__(self, workers: int | None = None, serve: Serve = serve) -> None:
        super().__init__(workers, serve, "analysis")
        self._believed: set[Fault] = set()
        self._judged_by = ""

    @property
    def judged_by(self) -> str:
        """Who gave the latest answers, in the words of the process that did."""
        return self._judged_by

    def answers(self, groups: Sequence[Group], level: str) -> Iterator[tuple[Answer, ...]]:
        """The answers to each group as they come, in any order. Raises Cancelled.

        A group at which a process dies is asked once more when the others are done, and then alone, and so
        is one that met a fault of the engine, by another process. What has killed
        `bgdesk.app.workers.outcome.MOST_TRIES` of them is answered with `NotJudged`. After
        `bgdesk.app.workers.process_pool.MOST_DEATHS` in a row all the rest is. What comes from outside
        takes no answer away while there are any: see `bgdesk.app.workers.losses`.
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
                        _, found, self._judged_by = reply.message
                        yield found
                    elif (lost := self._put_back(reply, waiting)) is not None:
                        yield self._last_word(reply) or _unanswered(groups[lost])

    def _hand_out(self, waiting: deque[int], groups: Sequence[Group], level: str) -> None:
        """Give work to as many processes as there is work for."""
        while len(self._workers) < min(self._count, len(waiting)) and self._may_hire:
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

    def _is_doubtful(self, message: Any) -> bool:
        """A fault is believed once several processes met it; after a few sorts every other one is."""
        faults = _faults(message[1])
        return bool(faults) and len(self._believed) < _MOST_SORTS and not faults <= self._believed

    def _last_word(self, died: Died[int]) -> tuple[Answer, ...] | None:
        """The answers of the last of several processes that met a fault."""
        if died.said is None:
            return None
        answers: tuple[Answer, ...] = died.said[1]
        self._believed |= _faults(answers)
        return answers

    def _put_back(self, died: Died[int], waiting: deque[int]) -> int | None:
        """What the process had not begun comes first, what it was at comes last; unless that is lost.

        Where it told a fault, that comes first: whether to believe it is known for all the others then.
        """
        waiting.extendleft(reversed(died.untouched))
        if died.at is None or self._is_lost(died.at):
            return died.at
        (waiting.append if died.said is None else waiting.appendleft)(died.at)
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
    ``is_complete`` once every question about the whole match has been asked, and none met a fault. It is
    begun again where the core was counted on, and the processes cannot load it or die of it.
    """
    analysis = _begun(record.header.options, level, done)
    asked = questions(record)
    left = list(left_of(selected(record, asked, part), analysis))
    started, total, count, faults = clock(), len(left), 0, 0
    yield Update((), _ended(analysis, asked, part, left=total), Progress(0, total, None))
    try:
        for answers in _answers(pool, turns(left), analysis):
            count += len(answers)
            faults += len(_faults(answers))
            analysis = with_answers(analysis, answers)
            seconds = (clock() - started) * (total - count) / count
            yield Update(
                answers,
                _ended(analysis, asked, part, left=total - count + faults),
                Progress(count, total, seconds),
            )
        return
    except _WithoutCore:
        do_without_core()
    pool.close()
    yield from judged(pool, record, level, part, done, clock)


class _WithoutCore(Exception):  # noqa: N818  # what is to be done
    """The processes cannot load the core, or it takes one after the other with it."""


def _answers(pool: Answering, groups: Sequence[Group], analysis: Analysis) -> Iterator[tuple[Answer, ...]]:
    """As ``pool`` gives them; those at which processes died come last. Raises Cancelled and _WithoutCore."""
    held: list[tuple[Answer, ...]] = []
    for answers in pool.answers(groups, analysis.level):
        if _lacks_core(analysis, pool.judged_by):
            raise _WithoutCore
        if not (_have_died(answers) and _has_core(analysis)):
            yield answers
            continue
        held.append(answers)
        if len(held) == _MOST_DIED:
            raise _WithoutCore
    yield from held


def _lacks_core(analysis: Analysis, judged_by: str) -> bool:
    """Whether the answers come from the engine alone, though ``analysis`` is to be one by the core."""
    return judged_by == rollout_engine_name() and _has_core(analysis)


def _has_core(analysis: Analysis) -> bool:
    """Whether ``analysis`` is to be one by the core, which may still be done without."""
    return absence_of_core() is None and name_with_core() in analysis.engine.split(JUDGES_JOINED)


def _have_died(answers: Sequence[Answer]) -> bool:
    return any(isinstance(one, NotJudged) and one.obstacle is Obstacle.DIED for one in answers)


def _begun(options: MatchOptions, level: str, done: Analysis | None) -> Analysis:
    """What may be gone on with: only what the same engine said at the same level."""
    own = identity_of(options, level)
    fresh = empty_analysis(own.engine, own.level, table_name(options), own.settings)
    if done is None or Identity.of(done) != own:
        return fresh
    return replace(done, is_complete=False)


def _ended(analysis: Analysis, asked: Sequence[Question], part: Selection, *, left: int) -> Analysis:
    """Complete when the whole match has been asked about, also where no engine understands it."""
    if left or (part != EVERYTHING and any(left_of(asked, analysis))):
        return analysis
    return replace(analysis, is_complete=True)
