"""Work spread over other computers with dask.distributed, which is installed with the extra ``cluster``.

The workers need the same bgdesk installed. A task that is lost with its worker is done again elsewhere,
and every task gives the same answer wherever it runs.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from typing import TypeVar

from distributed import Client, Future, as_completed
from distributed.client import FutureCancelledError

from bgdesk.analysis.judge import Answer
from bgdesk.analysis.questions import Question
from bgdesk.analysis.rollout.run import Batch, RolloutRun, wanted, with_sample
from bgdesk.analysis.rollout.worker import played
from bgdesk.analysis.worker import answers
from bgdesk.app.workers.outcome import Cancelled, CancelToken
from bgdesk.app.workers.rollout_pool import RolloutFailed

PATIENCE_S = 15
"""How long a scheduler may take to answer, and how long its first worker."""
AHEAD = 2
"""Batches given out beyond those that can be played at once, so that nobody waits for the next one."""
MOST_LOSSES = 5
"""Workers that may be lost over one task before it fails."""

T = TypeVar("T")


class ClusterError(Exception):
    """The scheduler cannot be used; one sentence."""


class Cluster:
    """A connection to the scheduler at ``address``, such as ``tcp://192.168.1.5:8786``.

    Raises ClusterError when nobody answers there. Only `cancel` may be called from another thread.
    """

    def __init__(self, address: str) -> None:
        self._token = CancelToken()
        try:
            self._client = Client(address, timeout=PATIENCE_S, set_as_default=False)
            self._client.wait_for_workers(1, timeout=PATIENCE_S)
        except (OSError, TimeoutError, ValueError) as problem:
            raise ClusterError(f"the scheduler {address} cannot be used: {problem}") from problem
        self._futures: list[Future] = []

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def answers(self, groups: Sequence[tuple[Question, ...]], level: str) -> Iterator[tuple[Answer, ...]]:
        """The answers to each group as they come, in any order. Raises Cancelled, or what a task raised."""
        yield from self.results(answers, [(level, group) for group in groups])

    def results(self, work: Callable[..., T], arguments: Sequence[tuple[object, ...]]) -> Iterator[T]:
        """``work`` done with each of ``arguments``, as the results come. Raises Cancelled."""
        self._token.check()
        self._futures = [
            self._client.submit(work, *each, pure=False, retries=MOST_LOSSES) for each in arguments
        ]
        try:
            for future in as_completed(self._futures, loop=self._client.loop):
                self._token.check()
                yield future.result()
        except FutureCancelledError:
            raise Cancelled from None
        finally:
            self._client.cancel(self._futures, force=True)
            self._futures = []

    def play(self, run: RolloutRun) -> Generator[RolloutRun, None, None]:
        """``run`` as it goes on, after each batch, until its goal. Raises Cancelled and RolloutFailed."""
        self._token.check()
        width = max(1, sum(self._client.nthreads().values())) + AHEAD
        in_hand: dict[Future, Batch] = {}
        arriving = as_completed(loop=self._client.loop)
        try:
            while self._hand_out(run, in_hand, arriving, width):
                future = next(arriving)
                self._token.check()
                del in_hand[future]
                batch, sample = future.result()
                if isinstance(sample, str):
                    raise RolloutFailed(sample)
                run = with_sample(run, batch, sample)
                yield run
        except FutureCancelledError:
            raise Cancelled from None
        finally:
            self._client.cancel(list(in_hand), force=True)
            self._futures = []

    def _hand_out(
        self, run: RolloutRun, in_hand: dict[Future, Batch], arriving: as_completed, width: int
    ) -> bool:
        """Keep ``width`` batches in hand, as far as there are any; whether there is one."""
        for batch in wanted(run, set(in_hand.values()))[: width - len(in_hand)]:
            order = (run.task, run.manner, run.seed, batch)
            future = self._client.submit(played, order, pure=False, retries=MOST_LOSSES)
            in_hand[future] = batch
            arriving.add(future)
        self._futures = list(in_hand)
        return bool(in_hand)

    def cancel(self) -> None:
        """Take back everything that was asked; `answers` then raises Cancelled."""
        self._token.cancel()
        self._client.cancel(list(self._futures), force=True)

    def close(self) -> None:
        """Leave the scheduler."""
        self._client.close()
