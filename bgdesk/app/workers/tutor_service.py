"""The tutor's engine: a process beside the one that plays, started when a tutor is wanted."""

from __future__ import annotations

from PySide6.QtCore import QObject

from bgdesk.app.workers.engine_service import EngineService
from bgdesk.app.workers.worker_child import serve_tutor


class TutorService(EngineService):
    """Looks at decisions and explains them; it never plays."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(serve_tutor, parent)
