"""Decisions explained in another process, one after the other."""

from __future__ import annotations

from bgdesk.analysis.reasons.explainer import ToExplain
from bgdesk.analysis.reasons.explanation import Explanation, Silence
from bgdesk.analysis.reasons.worker import serve
from bgdesk.app.workers.process_pool import Answered, ProcessPool
from bgdesk.app.workers.time_limits import LEAST_S
from bgdesk.app.workers.worker_child import Serve


class ReasonsPool(ProcessPool[int]):
    """One process, started when first needed and kept, to be closed at the end.

    One thread at a time may use it; only `cancel` may be called from any thread.
    """

    def __init__(self, serve: Serve = serve) -> None:
        super().__init__(1, serve, "reasons")

    def explain(self, asked: ToExplain) -> Explanation:
        """Why, or why nothing is said, as where several processes died over it. Raises Cancelled."""
        with self._working():
            while not (self._is_lost(0) or self._is_hopeless):
                if not self._is_busy and (self._workers or self._may_hire):
                    worker = self._workers[0] if self._workers else self._hire()
                    worker.give(0, (0, asked), LEAST_S)
                for reply in self._replies():
                    if isinstance(reply, Answered):
                        found: Explanation = reply.message[1]
                        return found
        return Explanation(silent_because=Silence.NOT_JUDGED)
