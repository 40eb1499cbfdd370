"""How long an analysis has been under way, told every second while nothing else can be told of it."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Slot

from bgdesk.app.workers.analysis_pool import Progress
from bgdesk.ui.review.judgement_panel import WorkView
from bgdesk.ui.review.judgement_wording import derive_work

_SECOND_MS = 1000


class WorkClock(QObject):
    """Gives ``tell`` what is to be shown, and again every second."""

    def __init__(self, tell: Callable[[WorkView | None], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tell = tell
        self._progress: Progress | None = None
        self._began = 0.0
        self._timer = QTimer(self, interval=_SECOND_MS)
        self._timer.timeout.connect(self._show)

    def follow(self, progress: Progress | None) -> None:
        """So far it is now; ``None`` when nothing is under way any more."""
        if self._progress is None:
            self._began = monotonic()
        self._progress = progress
        if progress is None:
            self._timer.stop()
        else:
            self._timer.start()
        self._show()

    @Slot()
    def _show(self) -> None:
        elapsed = int(monotonic() - self._began)
        self._tell(derive_work(self._progress, elapsed) if self._progress else None)
