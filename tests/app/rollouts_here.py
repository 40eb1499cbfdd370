"""What stands in for the processes that roll out: it plays in the thread that asks."""

from __future__ import annotations

import threading
from collections.abc import Generator

from bgdesk.analysis.rollout.run import RolloutRun, wanted, with_sample
from bgdesk.app.workers.outcome import CancelToken
from bgdesk.app.workers.rollout_pool import RolloutPool
from tests.analysis.fake_roller import FakeRoller
from tests.analysis.rollouts import sample_of

MOST_S = 20


class RollsHere(RolloutPool):
    """Plays ``batches`` in all, and waits then until it is stopped or `more` is set."""

    batches = 10**9
    more = threading.Event()

    def __init__(self) -> None:
        super().__init__(1)
        self._stopped = CancelToken()

    def play(self, run: RolloutRun) -> Generator[RolloutRun, None, None]:
        left = self.batches
        while todo := wanted(run):
            if left == 0:
                for _ in range(100 * MOST_S):
                    self._stopped.check()
                    if self.more.wait(0.01):
                        break
            left -= 1
            run = with_sample(run, todo[0], sample_of(FakeRoller(), run, todo[0]))
            yield run

    def cancel(self) -> None:
        self._stopped.cancel()
