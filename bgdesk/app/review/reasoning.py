"""Why the decisions of a review were wrong: asked of another process, once for each."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.analysis.reasons.explainer import ToExplain
from bgdesk.analysis.reasons.explanation import Explanation
from bgdesk.app.workers.background_task import BackgroundTask
from bgdesk.app.workers.reasons_pool import ReasonsPool

_log = logging.getLogger(__name__)


def _usual_pool() -> ReasonsPool:
    return ReasonsPool()


class Reasoning(QObject):
    """Explains one decision at a time; what is asked meanwhile waits, and only the last two are kept."""

    explained = Signal(object, object)
    """What was asked, and its `Explanation`."""

    def __init__(
        self, parent: QObject | None = None, new_pool: Callable[[], ReasonsPool] = _usual_pool
    ) -> None:
        super().__init__(parent)
        self._pool = new_pool()
        self._known: dict[ToExplain, Explanation] = {}
        self._task: BackgroundTask[Explanation] | None = None
        self._asked: ToExplain | None = None
        self._waiting: deque[ToExplain] = deque(maxlen=2)

    def explanation(self, asked: ToExplain) -> Explanation | None:
        """What is known; what is not will be told by `explained`."""
        known = self._known.get(asked)
        if known is None and asked != self._asked and asked not in self._waiting:
            self._waiting.append(asked)
            self._go_on()
        return known

    def forget(self) -> None:
        """Another match: nothing of this one is asked again."""
        self._known.clear()
        self._waiting.clear()

    def close(self) -> None:
        """End the process."""
        self._waiting.clear()
        self._pool.cancel()
        if self._task:
            self._task.wait()
        self._pool.close()

    def _go_on(self) -> None:
        if self._task or not self._waiting:
            return
        self._asked = asked = self._waiting.popleft()
        self._task = BackgroundTask(lambda _: self._pool.explain(asked), (), self)
        self._task.done.connect(self._done)
        self._task.failed.connect(self._ended)
        self._task.cancelled.connect(self._ended)
        self._task.start_behind()

    @Slot(object)
    def _done(self, found: Explanation) -> None:
        asked = self._asked
        assert asked
        self._known[asked] = found
        self._ended()
        self.explained.emit(asked, found)

    @Slot()
    @Slot(str)
    def _ended(self, _sentence: str = "") -> None:
        self._task = self._asked = None
        self._go_on()
