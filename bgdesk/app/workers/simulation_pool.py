"""Matches between computers played in another process, one after the other."""

from __future__ import annotations

from bgdesk.app.workers.process_pool import Answered, ProcessPool
from bgdesk.app.workers.time_limits import simulation_limit_s
from bgdesk.app.workers.worker_child import Serve
from bgdesk.engine.simulation import Simulated, ToSimulate, serve_simulation


class SimulationPool(ProcessPool[int]):
    """One process, started when first needed and kept, to be closed at the end.

    One thread at a time may use it; only `cancel` may be called from any thread.
    """

    def __init__(self, serve: Serve = serve_simulation) -> None:
        super().__init__(1, serve, "simulation")

    def play(self, wanted: ToSimulate) -> Simulated:
        """The whole match, or why there is none, as where process after process died. Raises Cancelled."""
        with self._working():
            while not (self._is_lost(0) or self._is_hopeless):
                if not self._is_busy and (self._workers or self._may_hire):
                    worker = self._workers[0] if self._workers else self._hire()
                    worker.give(0, (0, wanted), simulation_limit_s(wanted.header))
                for reply in self._replies():
                    if isinstance(reply, Answered):
                        found: Simulated = reply.message[1]
                        return found
        return Simulated(trouble="the process stopped unexpectedly")
