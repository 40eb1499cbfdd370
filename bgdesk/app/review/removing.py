"""An analysis that is not wanted any more goes from the library."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from bgdesk.app.review.analysis_run import Task
from bgdesk.app.workers.background_task import BackgroundTask, TaskProgress
from bgdesk.library.problems import JournalError
from bgdesk.library.studies import StudyShelf
from bgdesk.match.study import Analysis


class Removing(QObject):
    """One removal after the other; ``removed`` once it is true on the disk."""

    removed = Signal(str, object)
    """The id of the match and the `Analysis`."""
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tasks: list[BackgroundTask[None]] = []

    def remove(self, shelf: StudyShelf, study_id: str, analysis: Analysis, ending: Sequence[Task]) -> None:
        """Forget ``analysis`` once ``ending``, which may still store it, has ended."""
        earlier = [one for one in self._tasks if one.is_running]

        def remove(_: TaskProgress) -> None:
            for judging in ending:
                judging.wait()
            for before in earlier:
                before.wait()
            shelf.remove_analysis(study_id, analysis)

        task = BackgroundTask(remove, (JournalError,), self)
        self._tasks = [*earlier, task]
        task.done.connect(lambda _: self.removed.emit(study_id, analysis))
        task.failed.connect(self.failed)
        task.start()

    def close(self) -> None:
        """Wait until what was asked for is done."""
        for task in self._tasks:
            task.wait()
