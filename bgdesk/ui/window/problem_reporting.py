"""Help, Report a problem: collects, shows and saves what helps to find its cause."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot, qVersion
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from bgdesk.app.workers.background_task import BackgroundTask
from bgdesk.ui.common.last_folder import LastFolder
from bgdesk.ui.common.saved_file import SavedFile
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.words.notation import isolated

if TYPE_CHECKING:
    from bgdesk.app.problem_report import Facts, ProblemReport
    from bgdesk.ui.dialogs.report_dialog import ReportDialog

_log = logging.getLogger(__name__)


class ProblemReporting(QObject):
    """``collect`` puts a report together out of the files of the user and of what the window knows."""

    told = Signal(str)
    saved = Signal(object)
    """A SavedFile."""

    def __init__(
        self,
        collect: Callable[[Facts], ProblemReport],
        action: QAction,
        dialogs: MatchDialogs,
        folder: LastFolder,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._collect = collect
        self._dialogs = dialogs
        self._folder = folder
        self._window = window
        self._collecting: BackgroundTask[ProblemReport] | None = None
        action.triggered.connect(self._begin)

    @Slot()
    def _begin(self) -> None:
        if self._collecting is not None:
            return
        facts = window_facts()
        self._collecting = task = BackgroundTask(lambda steps: self._collect(facts), (OSError,), self)
        task.done.connect(self._show)
        task.failed.connect(self._not_collected)
        task.start()

    @Slot(object)
    def _show(self, report: ProblemReport) -> None:
        from bgdesk.ui.dialogs.report_dialog import ReportDialog

        self._collecting = None
        dialog = ReportDialog(report.parts, self._window)
        dialog.save_requested.connect(lambda: self._ask_where(report, dialog))
        self._dialogs.open(dialog)

    @Slot(str)
    def _not_collected(self, why: str) -> None:
        self._collecting = None
        self.told.emit(self.tr("The log could not be read: {why}").format(why=why))

    def _ask_where(self, report: ProblemReport, dialog: ReportDialog) -> None:
        asking = QFileDialog(dialog, self.tr("Save the report"))
        asking.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self._folder.lead(asking)
        asking.setNameFilter(self.tr("Zip files (*.zip)"))
        asking.setDefaultSuffix("zip")
        asking.selectFile(report_name(date.today()))  # noqa: DTZ011  # the day of the user
        asking.fileSelected.connect(lambda name: self._save(report, Path(name), dialog))
        asking.finished.connect(asking.deleteLater)
        asking.open()

    def _save(self, report: ProblemReport, path: Path, dialog: ReportDialog) -> None:
        task = BackgroundTask(lambda steps: report.save(path), (OSError,), dialog)
        task.done.connect(lambda _: self._saved(path, dialog))
        task.failed.connect(
            lambda why: dialog.show_trouble(
                self.tr("The report was not written to {file}: {why}").format(
                    file=isolated(str(path)), why=why
                )
            )
        )
        task.start()

    def _saved(self, path: Path, dialog: ReportDialog) -> None:
        _log.info("a report of a problem was saved")
        dialog.accept()
        text = self.tr("The report is in {file}. Nothing was sent.").format(file=isolated(str(path)))
        self.saved.emit(SavedFile(path, text, is_match=False))


def report_name(day: date) -> str:
    """What the file is called unless the user wants another name."""
    return f"bgdesk-problem-{day.isoformat()}.zip"


def window_facts() -> Facts:
    """How this window is shown."""
    screens = (
        f"{screen.size().width()}x{screen.size().height()} at {screen.devicePixelRatio():g}"
        for screen in QGuiApplication.screens()
    )
    return (
        ("Qt", str(qVersion())),
        ("Window system", QGuiApplication.platformName()),
        ("Screens", ", ".join(screens)),
    )
