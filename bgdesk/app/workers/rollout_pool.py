"""A rollout played in several processes at once; plain iterators, no Qt."""

from __future__ import annotations

import logging
from collections.abc import Generator

from bgdesk.analysis.rollout.run import Batch, RolloutRun, begun, wanted, with_sample
from bgdesk.analysis.rollout.worker import NoSample, Order, Reply, serve
from bgdesk.app.workers.process_pool import Answered, Died, PoolProcess, ProcessPool
from bgdesk.app.workers.time_limits import rollout_limit_s
from bgdesk.app.workers.worker_child import Serve
from bgdesk.engine.core.availability import absence_of_core, do_without_core
from bgdesk.engine.rollout_protocol import Sample
from bgdesk.engine.sage.encoding import name_with_core, rollout_engine_name

_log = logging.getLogger(__name__)

_STOPPED = "the engine stopped unexpectedly"


class RolloutFailed(Exception):  # noqa: N818  # what became of the rollout
    """The engine has no answer; the text says why."""


class _ProcessesLost(RolloutFailed):
    """Process after process was lost, or met a fault, at the same work."""


class RolloutPool(ProcessPool[Batch]):
    """Processes that play trials; started when first needed, kept for the next rollout, to be closed.

    One thread at a time may use it; only `cancel` may be called from any thread. To pause a rollout is to
    stop asking for more: what is in hand then is lost.
    """

    def __init__(self, workers: int | None = None, serve: Serve = serve) -> None:
        super().__init__(workers, serve, "rollouts")

    def play(self, run: RolloutRun) -> Generator[RolloutRun, None, None]:
        """``run`` as it goes on, after each batch, until its goal. Raises Cancelled and RolloutFailed.

        Where the core of the engine takes process after process with it, the engine begins again alone.
        """
        try:
            yield from self._played(run)
        except _ProcessesLost:
            if absence_of_core() is not None or run.engine != name_with_core():
                raise
            _log.exception("the core is done without, and the rollout begins again")
            do_without_core()
            self._end_workers()
            yield from self._played(begun(run.task, run.manner, run.seed, run.goal, rollout_engine_name()))

    def _played(self, run: RolloutRun) -> Generator[RolloutRun, None, None]:
        with self._working():
            while self._employ(run):
                for reply in self._replies():
                    match reply:
                        case Answered(work=batch, message=message):
                            run = with_sample(run, batch, _sample(message))
                            yield run
                        case Died(at=lost, said=said) if self._is_hopeless or (lost and self._is_lost(lost)):
                            raise _ProcessesLost(said[1].reason if said else _STOPPED)

    def _is_doubtful(self, message: Reply) -> bool:
        """A fault is believed once several processes met it at the same batch."""
        _, sample = message
        return isinstance(sample, NoSample) and sample.is_fault

    def _employ(self, run: RolloutRun) -> bool:
        """Give every process a batch, as far as there are any; whether somebody has one."""
        self._check()
        in_hand = {worker.given[0] for worker in self._workers if worker.given}
        batches = wanted(run, in_hand)
        for batch in batches[: self._count - len(in_hand)]:
            if worker := self._idle():
                order: Order = (run.task, run.manner, run.seed, batch)
                worker.give(batch, order, rollout_limit_s(run.manner))
        return bool(in_hand or batches)

    def _idle(self) -> PoolProcess[Batch] | None:
        idle = next((worker for worker in self._workers if not worker.given), None)
        return idle or (self._hire() if self._may_hire else None)


def _sample(message: Reply) -> Sample:
    _, sample = message
    if isinstance(sample, NoSample):
        raise RolloutFailed(sample.reason)
    return sample
