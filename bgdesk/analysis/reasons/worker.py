"""A process that explains decisions until its pipe closes."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from multiprocessing.connection import Connection

from bgdesk.analysis.reasons.explainer import Explainer, ToExplain
from bgdesk.analysis.reasons.explanation import Explanation, Silence

Order = tuple[int, ToExplain]
Reply = tuple[int, Explanation]

_log = logging.getLogger(__name__)


def serve(pipe: Connection) -> None:
    """Answer every `Order` with a `Reply`."""
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            key, asked = pipe.recv()
            pipe.send((key, explained(asked, _explainer)))


def explained(asked: ToExplain, explainer: Callable[[], Explainer]) -> Explanation:
    """What there is to say; a fault in one decision does not stop the others."""
    try:
        return explainer().explain(asked)
    except Exception:  # noqa: BLE001  # one position must not end the explanations of a match
        _log.exception("a decision was not explained")
        return Explanation(silent_because=Silence.NOT_JUDGED)


@cache
def _explainer() -> Explainer:
    from bgdesk.engine.sage.judge import SageJudge

    return Explainer(SageJudge())
