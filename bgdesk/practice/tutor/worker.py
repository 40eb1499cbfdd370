"""The tutor's own process: looks at decisions and explains them until its pipe closes."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from types import MappingProxyType
from typing import Any

from bgdesk.analysis.reasons.worker import explained_here
from bgdesk.engine.protocol import CannotJudge
from bgdesk.engine.worker_conduct import POLITENESS, WorkerPipe, check_memory, step_back
from bgdesk.practice.tutor.looking import look

_log = logging.getLogger(__name__)

OPERATIONS: Mapping[str, Callable[[Any], object]] = MappingProxyType(
    {"look": look, "explain": explained_here}
)
"""What can be asked, by name."""


def serve(pipe: WorkerPipe) -> None:
    """Answer ``(key, operation, argument)`` with ``(key, "done", "failed" or "raised", value)``."""
    step_back(POLITENESS)
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            key, operation, argument = pipe.recv()
            pipe.send((key, *answer(operation, argument)))


def answer(operation: str, argument: Any) -> tuple[str, Any]:
    """What came of one request. Raises MemoryError."""
    try:
        return "done", OPERATIONS[operation](argument)
    except CannotJudge as problem:
        check_memory(problem)
        return "failed", str(problem)
    except Exception as problem:  # noqa: BLE001  # a bad request must not end the process
        check_memory(problem)
        _log.exception("the operation %s raised", operation)
        return "raised", f"{type(problem).__name__}: {problem}"
