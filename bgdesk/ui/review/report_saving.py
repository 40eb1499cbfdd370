"""Asks which file a report shall be in, and shows how far it is."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QProgressDialog, QWidget

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.review.report_file import ReportFile
from bgdesk.app.review.review import ReviewSession
from bgdesk.ui.common.last_folder import LastFolder
from bgdesk.ui.common.saved_file import SavedFile
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.words.matches import file_name

_SHOWN_AFTER_MS = 400


class ReportSaving(QObject):
    """A report of the match that is looked at, over ``window``; ``told`` says what went wrong."""

    told = Signal(str)
    saved = Signal(object)
    """A SavedFile."""

    def __init__(
        self,
        session: ReviewSession,
        folder: LastFolder,
        dialogs: MatchDialogs,
        actions: Mapping[ActionId, QAction],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._session = session
        self._folder = folder
        self._dialogs = dialogs
        self._window = window
        self._progress: QProgressDialog | None = None
        self._path = Path()
        self.file = ReportFile(self)
        self.file.progress.connect(self._go_on)
        self.file.ended.connect(self._end)
        self.file.written.connect(self._tell)
        self.file.failed.connect(self._tell_trouble)
        actions[ActionId.REPORT].triggered.connect(self._ask)

    @Slot()
    def _ask(self) -> None:
        shelved = self._session.shelved
        if shelved is None:
            return
        if self._session.analysis is None:
            self.told.emit(self.tr("A report needs an analysis: Analyse (F7) makes one."))
            return
        #: Title of a dialog, a verb: write a report to a file
        dialog = QFileDialog(self._window, self.tr("Save a report"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self._folder.lead(dialog)
        #: Kinds of files in a dialog: the texts in brackets are patterns of names and stay as they are
        kinds = (self.tr("Page for the browser (*.html)"), self.tr("PDF for paper (*.pdf)"))
        dialog.setNameFilters(kinds)
        dialog.setDefaultSuffix("html")
        dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix(chosen.rpartition("*.")[2][:-1]))
        dialog.selectFile(Path(file_name(shelved.study.record.header)).stem)
        dialog.fileSelected.connect(self.write)
        self._dialogs.open(dialog)

    @Slot(str)
    def write(self, name: str) -> None:
        """Write the report to the file ``name``: a page, or a PDF where it is called so."""
        shelved, analysis = self._session.shelved, self._session.analysis
        if shelved is None or analysis is None:
            return
        #: Beside a bar of progress
        self._progress = progress = QProgressDialog(self._window)
        progress.setWindowTitle(self.tr("Report"))
        progress.setLabelText(self.tr("The report is being written…"))
        progress.setWindowModality(Qt.WindowModality.NonModal)
        progress.setMinimumDuration(_SHOWN_AFTER_MS)
        progress.setAutoReset(False)
        progress.setRange(0, 0)
        progress.canceled.connect(self.file.cancel)
        self._path = Path(name)
        self.file.write(shelved.study, analysis, self._path)

    @Slot(int, int)
    def _go_on(self, done: int, total: int) -> None:
        if self._progress:
            self._progress.setRange(0, total)
            self._progress.setValue(done)

    @Slot()
    def _end(self) -> None:
        if self._progress:
            self._progress.canceled.disconnect(self.file.cancel)
            self._progress.close()
            self._progress.deleteLater()
            self._progress = None

    @Slot(str)
    def _tell(self, name: str) -> None:
        #: Sentence: a report was written to a file. {file} is the name of the file
        text = self.tr("The report is saved as {file}.").format(file=name)
        self.saved.emit(SavedFile(self._path, text, is_match=False))

    @Slot(str)
    def _tell_trouble(self, why: str) -> None:
        #: {why} is what the system says
        self.told.emit(self.tr("The report was not saved: {why}").format(why=why))

    def close(self) -> None:
        """End what runs."""
        self.file.close()
