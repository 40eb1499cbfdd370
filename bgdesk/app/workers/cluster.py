"""Work spread over other computers with dask.distributed, which is installed with the extra ``cluster``.

The workers need the same bgdesk installed. A task that is lost with its worker is done again elsewhere,
and every task gives the same answer wherever it runs.
"""

from __future__ import annotations

import asyncio
import logging
import warnings
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import TypeVar

from distributed import Client, Future, as_completed
from distributed.client import FutureCancelledError
from distributed.comm import connect
from distributed.scheduler import KilledWorker
from distributed.security import Security
from distributed.versions import VersionMismatchWarning

from bgdesk.analysis.judge import Answer
from bgdesk.analysis.questions import Question
from bgdesk.analysis.rollout.run import Batch, RolloutRun, wanted, with_sample
from bgdesk.analysis.rollout.worker import NoSample, played
from bgdesk.analysis.worker import answers
from bgdesk.app.workers.outcome import CancelToken
from bgdesk.app.workers.rollout_pool import RolloutFailed
from bgdesk.app.workers.scheduler_access import (
    SAME_EVERYWHERE,
    ClusterError,
    SchedulerPlace,
    other_version,
    refusal,
)
from bgdesk.engine.core.availability import SETTING
from bgdesk.engine.sage.best_calls import best_name
from bgdesk.engine.sage.encoding import engine_name

PATIENCE_S = 15
"""How long a scheduler may take to answer, and how long its first worker."""
AHEAD = 2
"""Batches given out beyond those that can be played at once, so that nobody waits for the next one."""
MOST_LOSSES = 5
"""Workers that may be lost over one task before it fails."""

T = TypeVar("T")


_log = logging.getLogger(__name__)


class Cluster:
    """A connection to the scheduler at ``address``, such as ``tls://192.168.1.5:8786``.

    Raises ClusterError when it cannot be used, and ExposedError for a plain connection to another computer
    unless ``is_plain_allowed``. Only `cancel` may be called from another thread.
    """

    def __init__(self, address: str, *, is_plain_allowed: bool = False) -> None:
        self._token = CancelToken()
        self._futures: list[Future] = []
        self._place = SchedulerPlace.of(address)
        if not is_plain_allowed:
            self._place.check_exposure()
        self._client = self._connected()
        try:
            self._check_workers()
        except BaseException:
            self.close()
            raise

    def _connected(self) -> Client:
        security = self._place.security()
        try:
            asyncio.run(asyncio.wait_for(_knock(self._place.address, security), PATIENCE_S))
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", VersionMismatchWarning)  # said later, in one sentence
                return Client(
                    self._place.address, timeout=PATIENCE_S, security=security, set_as_default=False
                )
        except Exception as problem:  # noqa: BLE001  # dask raises what it likes
            _log.warning("no connection to a scheduler", exc_info=True)
            raise refusal(self._place.address, self._place.why_not(problem, security)) from None

    def _check_workers(self) -> None:
        """Raises ClusterError where there is none, or one that has other versions."""
        with self._told():
            try:
                self._client.wait_for_workers(1, timeout=PATIENCE_S)
            except TimeoutError:
                raise refusal(self._place.address, "it has no workers") from None
            different = other_version(self._client.get_versions(packages=list(SAME_EVERYWHERE)))
            different = different or _other_judge(self._client.run(best_name))
            if different:
                raise refusal(self._place.address, different)

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def judged_by(self) -> str:
        """Empty: workers by whom others judge are not used."""
        return ""

    def answers(self, groups: Sequence[tuple[Question, ...]], level: str) -> Iterator[tuple[Answer, ...]]:
        """The answers to each group as they come, in any order. Raises Cancelled, or what a task raised."""
        yield from self.results(answers, [(level, group) for group in groups])

    def results(self, work: Callable[..., T], arguments: Sequence[tuple[object, ...]]) -> Iterator[T]:
        """``work`` done with each of ``arguments``, as the results come. Raises Cancelled."""
        self._token.check()
        with self._told():
            self._futures = [
                self._client.submit(work, *each, pure=False, retries=MOST_LOSSES) for each in arguments
            ]
        try:
            for future in as_completed(self._futures, loop=self._client.loop):
                self._token.check()
                with self._told():
                    result = future.result()
                yield result
        finally:
            self._take_back(self._futures)
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
                with self._told():
                    batch, sample = future.result()
                if isinstance(sample, NoSample):
                    raise RolloutFailed(sample.reason)
                run = with_sample(run, batch, sample)
                yield run
        finally:
            self._take_back(list(in_hand))
            self._futures = []

    def _hand_out(
        self, run: RolloutRun, in_hand: dict[Future, Batch], arriving: as_completed, width: int
    ) -> bool:
        """Keep ``width`` batches in hand, as far as there are any; whether there is one."""
        for batch in wanted(run, set(in_hand.values()))[: width - len(in_hand)]:
            order = (run.task, run.manner, run.seed, batch)
            with self._told():
                future = self._client.submit(played, order, pure=False, retries=MOST_LOSSES)
            in_hand[future] = batch
            arriving.add(future)
        self._futures = list(in_hand)
        return bool(in_hand)

    def cancel(self) -> None:
        """Take back everything that was asked; `answers` then raises Cancelled."""
        self._token.cancel()
        self._take_back(list(self._futures))

    def close(self) -> None:
        """Leave the scheduler."""
        with suppress(OSError, TimeoutError):
            self._client.close()

    def _take_back(self, futures: Sequence[Future]) -> None:
        with suppress(OSError, TimeoutError, ValueError):
            self._client.cancel(futures, force=True)

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Whatever goes wrong there ends as one sentence, or as the end of work that was taken back."""
        try:
            yield
        except ClusterError:
            raise
        except Exception as problem:
            self._token.check()
            _log.warning("the scheduler or a worker failed", exc_info=True)
            raise refusal(self._place.address, _what_failed(problem)) from problem


async def _knock(address: str, security: Security) -> None:
    """Connect and leave: a client that cannot connect leaves half of itself behind."""
    comm = await connect(address, timeout=PATIENCE_S, **security.get_connection_args("client"))
    await comm.close()


def _other_judge(found: Mapping[str, str]) -> str:
    """What is wrong with workers that judge without the core, or alone with it; their names by address."""
    here = engine_name()
    for worker, name in found.items():
        if name != here:
            return (
                f"its worker {worker} judges with {name}, and this computer with {here} "
                f"(with {SETTING}=0 all do without the core)"
            )
    return ""


def _what_failed(problem: Exception) -> str:
    """As the end of a sentence."""
    if isinstance(problem, FutureCancelledError | OSError | TimeoutError):
        return "the connection to it was lost"
    if isinstance(problem, KilledWorker):
        return f"one piece of the work has ended {MOST_LOSSES} of its workers"
    line = next(iter(str(problem).strip().splitlines()), "")
    return f"a worker failed ({type(problem).__name__}{': ' if line else ''}{line.rstrip('.')})"
