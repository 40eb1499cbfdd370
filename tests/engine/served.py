"""An engine process that reports what became of it."""

from __future__ import annotations

import os
import sys

from bgdesk.engine.worker import serve
from bgdesk.engine.worker_conduct import POLITENESS, WorkerPipe

IMPOLITE, WITH_QT = 10, 11


def serve_and_tell(pipe: WorkerPipe) -> None:
    """Serve until the pipe is closed; the exit status says what is wrong, 0 when nothing is."""
    before = _priority()
    serve(pipe)
    if _priority() not in (None, (before or 0) + POLITENESS):
        sys.exit(IMPOLITE)
    sys.exit(WITH_QT if any(name.startswith("PySide6") for name in sys.modules) else 0)


def _priority() -> int | None:
    return os.getpriority(os.PRIO_PROCESS, 0) if hasattr(os, "getpriority") else None
