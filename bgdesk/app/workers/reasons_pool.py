"""Decisions explained in another process, one after the other."""

from __future__ import annotations

from bgdesk.analysis.reasons.explainer import ToExplain
from bgdesk.analysis.reasons.explanation import Explanation, Silence
from bgdesk.analysis.reasons.worker import serve
from bgdesk.app.workers.engine_child import Serve
from bgdesk.app.workers.process_pool import Answered, ProcessPool
from bgdesk.app.workers.time_limits import LEAST_S


class ReasonsPool(ProcessPool[int]):
    """One process, started when first needed and kept, to be closed at the end.

    One thread at a time may use it; only `cancel` may be called from any thread.
    """

    def __init__(self, serve: Serve = serve) -> None:
        super().__init__(1, serve, "reasons")

    def explain(self, asked: ToExplain) -> Explanation:
        """Why, or why nothing is said; a process that dies over it is not asked again. Raises Cancelled."""
        with self._working():
            worker = self._workers[0] if self._workers else self._hire()
            worker.give(0, (0, asked), LEAST_S)
            while self._is_busy:
                for reply in self._replies():
                    if isinstance(reply, Answered):
                        found: Explanation = reply.message[1]
                        return found
        return Explanation(silent_because=Silence.NOT_JUDGED)
