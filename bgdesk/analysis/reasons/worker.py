"""A process that explains decisions until its pipe closes."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from functools import cache

from bgdesk.analysis.reasons.explainer import Explainer, ToExplain
from bgdesk.analysis.reasons.explanation import Explanation, Silence
from bgdesk.engine.worker_conduct import POLITENESS, WorkerPipe, check_memory, step_back

Order = tuple[int, ToExplain]
Reply = tuple[int, Explanation]

_log = logging.getLogger(__name__)


def serve(pipe: WorkerPipe) -> None:
    """Answer every `Order` with a `Reply`."""
    step_back(POLITENESS)
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            key, asked = pipe.recv()
            pipe.send((key, explained(asked, _explainer)))


def explained(asked: ToExplain, explainer: Callable[[], Explainer]) -> Explanation:
    """What there is to say; a fault in one decision does not stop the others. Raises MemoryError."""
    try:
        return explainer().explain(asked)
    except Exception as problem:  # noqa: BLE001  # one position must not end the explanations of a match
        check_memory(problem)
        _log.exception("a decision was not explained")
        return Explanation(silent_because=Silence.NOT_JUDGED)


def explained_here(asked: ToExplain) -> Explanation:
    """What there is to say, by the strong engine in this process. Raises MemoryError."""
    return explained(asked, _explainer)


@cache
def _explainer() -> Explainer:
    from bgdesk.engine.sage.judge import SageJudge

    return Explainer(SageJudge())
