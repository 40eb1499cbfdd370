"""Rollouts one after another: played in other processes, told as they grow, kept on disk as they go on."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Hashable
from contextlib import closing
from dataclasses import dataclass, replace
from time import monotonic
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.analysis.rollout.run import MOST_TRIALS, Goal, RolloutRun, extended, field_of, trials_left
from bgdesk.app.workers.background_task import BackgroundTask, TaskProgress
from bgdesk.app.workers.outcome import Cancelled
from bgdesk.app.workers.rollout_pool import RolloutFailed, RolloutPool
from bgdesk.library.problems import JournalError

_log = logging.getLogger(__name__)

KEEP_AFTER_S = 2.0
MOST_KEPT = 100
"""So many rollouts are remembered with all their trials, to be extended."""
_FEWEST_TIMED = 4
"""The first batches wait for the engine to be loaded: with so many, the time that they took tells nothing."""


class NotRolledOut(Exception):  # noqa: N818  # what became of it
    """The engine does not roll the position out; the text is a sentence for the user."""


@dataclass(frozen=True, slots=True)
class RolloutOrder:
    """A rollout that is wanted; ``key`` says of what.

    ``begin`` gives it as it begins, and ``keep`` stores what it says; both are called beside the window.
    """

    key: Hashable
    begin: Callable[[], RolloutRun]
    keep: Callable[[RolloutRun], Any]


@dataclass(frozen=True, slots=True)
class Rolling:
    """The rollout under way: what there is of it, and how long it takes at most, where that is known."""

    key: Hashable
    run: RolloutRun | None = None
    seconds_left: float | None = None
    is_paused: bool = False


def _usual_pool() -> RolloutPool:
    return RolloutPool()


class _Gate:
    """Holds a thread up while it is closed."""

    def __init__(self) -> None:
        self._open = threading.Event()
        self._open.set()

    @property
    def is_open(self) -> bool:
        return self._open.is_set()

    def set_open(self, *, is_open: bool) -> None:
        (self._open.set if is_open else self._open.clear)()

    def pass_through(self) -> float:
        """Wait until it is open; the seconds that this took."""
        began = monotonic()
        self._open.wait()
        return monotonic() - began


class RolloutDesk(QObject):
    """One rollout at a time; others wait for their turn. The processes are kept for the next one."""

    changed = Signal()
    """What is under way has grown, or is another, or waits."""
    kept = Signal(object, object)
    """The key of a rollout, and what its order gave when the latest of it was stored."""
    ended = Signal(object)
    """The key of a rollout that has reached its goal."""
    failed = Signal(str)
    _grown = Signal(object, object, object)

    def __init__(
        self, parent: QObject | None = None, new_pool: Callable[[], RolloutPool] = _usual_pool
    ) -> None:
        super().__init__(parent)
        self._new_pool = new_pool
        self._pool = new_pool()
        self._gate = _Gate()
        self._task: BackgroundTask[RolloutRun] | None = None
        self._ending: list[BackgroundTask[RolloutRun]] = []
        self._waiting: list[RolloutOrder] = []
        self._runs: dict[Hashable, RolloutRun] = {}
        self.rolling: Rolling | None = None
        self._grown.connect(self._grow)

    @property
    def waiting(self) -> tuple[Hashable, ...]:
        """The keys of what is still to be begun."""
        return tuple(one.key for one in self._waiting)

    def run_of(self, key: Hashable) -> RolloutRun | None:
        """All that there is of a rollout of ``key`` that was made since the program began."""
        return self._runs.get(key)

    def ask(self, order: RolloutOrder) -> None:
        """Roll out as soon as may be, unless that is under way or waits already."""
        if (self.rolling and self.rolling.key == order.key) or order.key in self.waiting:
            return
        self._waiting.append(order)
        if self._task is None:
            self._begin()
        self.changed.emit()

    def extend(self, order: RolloutOrder, trials: int) -> None:
        """Have ``trials`` more of each candidate than `run_of` has; with none it goes on to its goal.

        A rollout that was ended early because it was sure plays them with all its candidates.
        """
        run = self._runs.get(order.key)
        if run:
            goal = _further(run, trials) if trials else run.goal
            self.ask(replace(order, begin=lambda: extended(run, goal)))

    def pause(self, *, is_paused: bool = True) -> None:
        """Play no further trials until it goes on; what is being played is not lost."""
        if self.rolling and self.rolling.is_paused is not is_paused:
            self._gate.set_open(is_open=not is_paused)
            self.rolling = replace(self.rolling, is_paused=is_paused)
            self.changed.emit()

    def stop(self) -> None:
        """End what is under way, and keep what there is of it; what waits comes next."""
        task, self._task, self.rolling = self._task, None, None
        if task:
            task.cancel()
            self._pool.cancel()
            self._pool = self._new_pool()
            self._gate.set_open(is_open=True)
            self._gate = _Gate()
            self._ending = [one for one in (*self._ending, task) if one.is_running]
        self._begin()
        self.changed.emit()

    def give_up(self, key: Hashable) -> None:
        """Let nothing of ``key`` wait any more."""
        self._waiting = [one for one in self._waiting if one.key != key]
        self.changed.emit()

    def close(self) -> None:
        """End the processes, and wait until everything that was played is stored."""
        self._waiting.clear()
        self.stop()
        for task in self._ending:
            task.wait()
        self._pool.close()

    def _begin(self) -> None:
        if not self._waiting:
            return
        order = self._waiting.pop(0)
        self.rolling = Rolling(order.key)
        fault = self.tr(
            "Something went wrong inside bgdesk, and the rollout stopped. What was rolled out so far is"
            " kept; details are in the log."
        )
        failures = (JournalError, OSError, NotRolledOut)
        self._task = BackgroundTask(self._job(order), failures, self, fault=fault)
        self._task.done.connect(self._done)
        self._task.failed.connect(self._failed)
        self._task.start()

    def _job(self, order: RolloutOrder) -> Callable[[TaskProgress], RolloutRun]:
        pool, gate, earlier = self._pool, self._gate, tuple(self._ending)
        grown, kept = self._grown.emit, self.kept.emit
        refused = self.tr("The engine could not roll this position out. Details are in the log.")

        def job(progress: TaskProgress) -> RolloutRun:
            for task in earlier:  # what they store must not come after what this one stores
                task.wait()
            playing = _Playing(order, gate, grown, kept)
            try:
                return playing.play(pool, progress)
            except Cancelled:
                pool.close()
                raise
            except RolloutFailed as problem:
                _log.warning("not rolled out: %s", problem)
                raise NotRolledOut(refused) from problem

        return job

    @Slot(object, object, object)
    def _grow(self, key: Hashable, run: RolloutRun, seconds_left: float | None) -> None:
        self._remember(key, run)
        if self.rolling and self.rolling.key == key:
            self.rolling = replace(self.rolling, run=run, seconds_left=seconds_left)
        self.changed.emit()

    def _remember(self, key: Hashable, run: RolloutRun) -> None:
        self._runs.pop(key, None)
        self._runs[key] = run
        while len(self._runs) > MOST_KEPT:
            del self._runs[next(iter(self._runs))]

    @Slot(object)
    def _done(self, run: RolloutRun) -> None:
        key = self.rolling.key if self.rolling else None
        _log.info("a rollout ends with %d trials", run.trials)
        self._next()
        self.ended.emit(key)

    @Slot(str)
    def _failed(self, sentence: str) -> None:
        self._next()
        self.failed.emit(sentence)

    def _next(self) -> None:
        self._task = self.rolling = None
        self._begin()
        self.changed.emit()


class _Playing:
    """One rollout in the thread of its task."""

    def __init__(
        self,
        order: RolloutOrder,
        gate: _Gate,
        grown: Callable[[Hashable, RolloutRun, float | None], None],
        kept: Callable[[Hashable, object], None],
    ) -> None:
        self._order = order
        self._gate = gate
        self._grown = grown
        self._kept = kept

    def play(self, pool: RolloutPool, progress: TaskProgress) -> RolloutRun:
        """Until it is done. Raises Cancelled, when what there is has been stored."""
        run = begun = stored = self._order.begin()
        kept_at = timed_at = monotonic()
        timed = begun.trials
        batches = 0
        try:
            with closing(pool.play(begun)) as playing:
                for run in playing:
                    batches += 1
                    if batches == _FEWEST_TIMED:
                        timed, timed_at = run.trials, monotonic()
                    rate = (run.trials - timed) / max(monotonic() - timed_at, 1e-3)
                    is_timed = batches > _FEWEST_TIMED and rate > 0
                    self._grown(self._order.key, run, trials_left(run) / rate if is_timed else None)
                    if monotonic() - kept_at >= KEEP_AFTER_S or not self._gate.is_open:
                        stored = self._keep(run)
                        kept_at = monotonic()
                    timed_at += self._gate.pass_through()
                    progress.check()
        finally:
            if run is not stored:
                self._keep(run)
        return run

    def _keep(self, run: RolloutRun) -> RolloutRun:
        self._kept(self._order.key, self._order.keep(run))
        return run


def _further(run: RolloutRun, trials: int) -> Goal:
    reached = max((sum(one.trials for one in tally.first()) for tally in run.tallies), default=0)
    goal = replace(run.goal, trials=min(reached + trials, MOST_TRIALS))
    is_sure = field_of(extended(run, goal)).is_done
    return replace(goal, confidence=None) if is_sure else goal
