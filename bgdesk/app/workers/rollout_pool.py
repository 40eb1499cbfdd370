"""A rollout played in several processes at once; plain iterators, no Qt."""

from __future__ import annotations

from collections.abc import Generator

from bgdesk.analysis.rollout.run import Batch, RolloutRun, wanted, with_sample
from bgdesk.analysis.rollout.worker import Order, Reply, serve
from bgdesk.app.workers.engine_child import Serve
from bgdesk.app.workers.process_pool import Answered, Died, PoolProcess, ProcessPool
from bgdesk.app.workers.time_limits import rollout_limit_s
from bgdesk.engine.rollout_protocol import Sample


class RolloutFailed(Exception):  # noqa: N818  # what became of the rollout
    """The engine has no answer; the text says why."""


class RolloutPool(ProcessPool[Batch]):
    """Processes that play trials; started when first needed, kept for the next rollout, to be closed.

    One thread at a time may use it; only `cancel` may be called from any thread. To pause a rollout is to
    stop asking for more: what is in hand then is lost.
    """

    def __init__(self, workers: int | None = None, serve: Serve = serve) -> None:
        super().__init__(workers, serve, "rollouts")

    def play(self, run: RolloutRun) -> Generator[RolloutRun, None, None]:
        """``run`` as it goes on, after each batch, until its goal. Raises Cancelled and RolloutFailed."""
        with self._working():
            while self._employ(run):
                for reply in self._replies():
                    match reply:
                        case Answered(work=batch, message=message):
                            run = with_sample(run, batch, _sample(message))
                            yield run
                        case Died(at=lost) if self._is_hopeless or (lost and self._is_lost(lost)):
                            raise RolloutFailed("the engine stopped unexpectedly")

    def _employ(self, run: RolloutRun) -> bool:
        """Give every process a batch, as far as there are any; whether somebody has one."""
        self._check()
        in_hand = {worker.given[0] for worker in self._workers if worker.given}
        batches = wanted(run, in_hand)
        for batch in batches[: self._count - len(in_hand)]:
            order: Order = (run.task, run.manner, run.seed, batch)
            self._idle().give(batch, order, rollout_limit_s(run.manner))
        return bool(in_hand or batches)

    def _idle(self) -> PoolProcess[Batch]:
        return next((worker for worker in self._workers if not worker.given), None) or self._hire()


def _sample(message: Reply) -> Sample:
    _, sample = message
    if isinstance(sample, str):
        raise RolloutFailed(sample)
    return sample
