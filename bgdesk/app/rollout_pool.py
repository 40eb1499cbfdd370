"""A rollout played in several processes at once; plain iterators, no Qt."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from bgdesk.analysis.rollout import Batch, RolloutRun, wanted, with_sample
from bgdesk.analysis.rollout_worker import Order, serve
from bgdesk.app.analysis_pool import Cancelled
from bgdesk.app.engine_child import Serve, run_child
from bgdesk.app.engine_link import SPAWN
from bgdesk.engine.rollout_protocol import Sample

MOST_DEATHS = 5
"""So many processes in a row may die before the rollout is given up."""


class RolloutFailed(Exception):  # noqa: N818  # what became of the rollout
    """The engine has no answer; the text says why."""


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """What is started here never hears of Ctrl+C, not even before it can decide so; it is killed."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Worker:
    """One process and the batch that it plays."""

    def __init__(self, serve: Serve) -> None:
        self.pipe, child = SPAWN.Pipe()
        self.process: SpawnProcess = SPAWN.Process(
            target=run_child, args=(serve, child), name="rollout", daemon=True
        )
        with _interrupts_held_back():
            self.process.start()
        child.close()
        self.batch: Batch | None = None
        self.is_ready = False

    def give(self, run: RolloutRun, batch: Batch) -> None:
        """A process that has died is noticed when its pipe is read."""
        order: Order = (run.task, run.manner, run.seed, batch)
        self.batch = batch
        try:
            self.pipe.send(order)
        except OSError:
            return

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class RolloutPool:
    """Processes that play trials; started when first needed, kept for the next rollout, to be closed.

    One thread at a time may use it; only `cancel` may be called from any thread. To pause a rollout is to
    stop asking for more: what is in hand then is lost.
    """

    def __init__(self, workers: int | None = None, serve: Serve = serve) -> None:
        self._count = workers or os.cpu_count() or 1
        self._serve = serve
        self._workers: list[_Worker] = []
        self._is_cancelled = threading.Event()
        self._deaths = 0

    def __enter__(self) -> RolloutPool:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def play(self, run: RolloutRun) -> Generator[RolloutRun, None, None]:
        """``run`` as it goes on, after each batch, until its goal. Raises Cancelled and RolloutFailed."""
        self._deaths = 0
        try:
            while self._employ(run):
                for pipe in wait([worker.pipe for worker in self._workers if worker.batch]):
                    assert isinstance(pipe, Connection)
                    played = self._received(pipe)
                    if played:
                        run = with_sample(run, *played)
                        yield run
        finally:
            if any(worker.batch for worker in self._workers):
                self._end_workers()

    def cancel(self) -> None:
        """Kill the processes at once, whatever they do; `play` then raises Cancelled."""
        self._is_cancelled.set()
        for worker in list(self._workers):
            worker.process.kill()

    def close(self) -> None:
        """End the processes and wait for them; the pool may be used again, also after `cancel`."""
        self._end_workers()
        self._is_cancelled.clear()

    def _employ(self, run: RolloutRun) -> bool:
        """Give every process a batch, as far as there are any; whether somebody has one."""
        self._check()
        in_hand = {worker.batch for worker in self._workers if worker.batch}
        batches = wanted(run, in_hand)
        for batch in batches[: self._count - len(in_hand)]:
            self._idle().give(run, batch)
        return bool(in_hand or batches)

    def _idle(self) -> _Worker:
        for worker in self._workers:
            if worker.batch is None:
                return worker
        self._workers.append(_Worker(self._serve))
        return self._workers[-1]

    def _received(self, pipe: Connection) -> tuple[Batch, Sample] | None:
        worker = next(one for one in self._workers if one.pipe is pipe)
        try:
            message = pipe.recv()
        except (EOFError, OSError):
            self._check()
            self._bury(worker)
            return None
        if not worker.is_ready:
            worker.is_ready = True
            return None
        self._deaths = 0
        worker.batch = None
        batch, sample = message
        if isinstance(sample, str):
            raise RolloutFailed(sample)
        return batch, sample

    def _bury(self, worker: _Worker) -> None:
        """The batch of a dead process is given to another."""
        self._workers.remove(worker)
        worker.end()
        self._deaths += 1
        if self._deaths == MOST_DEATHS:
            raise RolloutFailed("the engine stopped unexpectedly")

    def _end_workers(self) -> None:
        for worker in self._workers:
            worker.end()
        self._workers.clear()

    def _check(self) -> None:
        if self._is_cancelled.is_set():
            self._end_workers()
            raise Cancelled
