"""A report of a match as a file, written beside the work of the window."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QEventLoop, QObject, Signal, Slot

from bgdesk.app.workers.background_task import BackgroundTask, TaskProgress
from bgdesk.match.study import Analysis, Study

_log = logging.getLogger(__name__)

_STEPS = 3


class ReportFile(QObject):
    """One report at a time, as a page or on paper by the suffix of its file."""

    progress = Signal(int, int)
    written = Signal(str)
    """The name of the file."""
    failed = Signal(str)
    ended = Signal()
    """However it ended."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._task: BackgroundTask[str] | None = None

    def write(self, study: Study, analysis: Analysis, path: Path) -> None:
        """Write what ``analysis`` says of ``study``; a report under way is given up."""
        self.cancel()
        self._task = task = BackgroundTask(
            lambda told: _written(study, analysis, path, told), (OSError,), self
        )
        task.progress.connect(self.progress)
        task.done.connect(self._done)
        task.failed.connect(self._failed)
        task.start()

    @Slot()
    def cancel(self) -> None:
        """Write nothing that is not written yet."""
        if self._task:
            self._task.cancel()
            self._end()

    def close(self) -> None:
        """Nobody waits any more; a file being written is written."""
        task = self._task
        self.cancel()
        if task:
            task.wait()

    def _end(self) -> None:
        self._task = None
        self.ended.emit()

    @Slot(object)
    def _done(self, name: str) -> None:
        self._end()
        self.written.emit(name)

    @Slot(str)
    def _failed(self, sentence: str) -> None:
        self._end()
        self.failed.emit(sentence)


def _written(study: Study, analysis: Analysis, path: Path, told: TaskProgress) -> str:
    from bgdesk.analysis.report.derive_report import report_view
    from bgdesk.formats.replacing import replace_file

    told.tick(0, _STEPS)
    view = report_view(study, analysis)
    told.tick(1, _STEPS)
    if path.suffix.lower() == ".pdf":
        from bgdesk.app.review.report_pdf import report_pdf

        timers = QEventLoop()  # a document on paper starts timers, which a thread has no place for by itself
        content = report_pdf(view)
        del timers
    else:
        from bgdesk.analysis.report.page import report_html

        content = report_html(view).encode()
    told.tick(2, _STEPS)
    replace_file(path, content, waits=False)
    _log.info("wrote a report %s, %d bytes", path.suffix, len(content))
    return path.name
