"""What stands in for the processes that judge, in the thread that asks."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence

from bgdesk.analysis.judge import Answer, Judge
from bgdesk.analysis.levels import LEVELS
from bgdesk.app.workers.analysis_pool import Group
from bgdesk.app.workers.outcome import Cancelled
from tests.analysis.fake_engine import FakeEngine


class PoolHere:
    """Answers without a network; ``hangs_after`` that many groups until it is cancelled."""

    judged_by = ""

    def __init__(self, hangs_after: int | None = None) -> None:
        self._hangs_after = hangs_after
        self._is_cancelled = threading.Event()

    def answers(self, groups: Sequence[Group], level: str) -> Iterator[tuple[Answer, ...]]:
        judge = Judge(FakeEngine(), LEVELS[level])
        for number, group in enumerate(groups):
            if number == self._hangs_after:
                self._is_cancelled.wait()
            if self._is_cancelled.is_set():
                raise Cancelled
            yield tuple(judge.answer(question) for question in group)

    def cancel(self) -> None:
        self._is_cancelled.set()

    def close(self) -> None:
        pass
