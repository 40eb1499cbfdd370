"""The engine's own process: answers requests from a pipe until it closes. No Qt in here."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from types import MappingProxyType
from typing import Any

from bgdesk.engine.advice import advise, chances_now
from bgdesk.engine.protocol import CannotJudge
from bgdesk.engine.requests import Advice, BotAnswer, BotRequest
from bgdesk.engine.selection import decide
from bgdesk.engine.worker_conduct import POLITENESS, WorkerPipe, check_memory, step_back
from bgdesk.match.evaluation import Probabilities

_log = logging.getLogger(__name__)


def serve(pipe: WorkerPipe) -> None:
    """Answer ``(key, operation, argument)`` with ``(key, "done", "failed" or "raised", value)``."""
    step_back(POLITENESS)
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            key, operation, argument = pipe.recv()
            pipe.send((key, *answer(operation, argument)))


def answer(operation: str, argument: Any) -> tuple[str, Any]:
    """What came of one request.

    ``done`` with its value, ``failed`` with why the engine cannot judge, or ``raised`` with what it was; the
    traceback is in the log. Raises MemoryError.
    """
    try:
        return "done", OPERATIONS[operation](argument)
    except CannotJudge as problem:
        check_memory(problem)
        return "failed", str(problem)
    except Exception as problem:  # noqa: BLE001  # a bad request must not end the engine
        check_memory(problem)
        _log.exception("the operation %s raised", operation)
        return "raised", f"{type(problem).__name__}: {problem}"


def warm_up(level: str) -> str:
    """Load what ``level`` needs, so that its first answer comes at once."""
    from bgdesk.match.events import GameStarted, OpeningRolled
    from bgdesk.match.flow import advance, start
    from bgdesk.match.options import match_options

    state = advance(advance(start(match_options(1)), GameStarted(1)), OpeningRolled(3, 1))
    decide(BotRequest(state, level, thinking_ms=0))
    return level


OPERATIONS: Mapping[str, Callable[[Any], BotAnswer | Advice | Probabilities | str]] = MappingProxyType(
    {
        "decide": decide,
        "warm_up": warm_up,
        "advise": advise,
        "chances": chances_now,
    }
)
