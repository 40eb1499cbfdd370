"""Writes a match of the library to a file that is asked for."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from bgdesk.app.workers.background_task import BackgroundTask
from bgdesk.library.library import Library
from bgdesk.library.listing import PLAYED, ListedMatch
from bgdesk.library.problems import JournalError
from bgdesk.library.studies import ShelvedStudy
from bgdesk.match.study import Study
from bgdesk.ui.common.last_folder import LastFolder
from bgdesk.ui.common.saved_file import SavedFile
from bgdesk.ui.dialogs.saving import new_save_dialog, saved


class SavedCopy(QObject):
    """One match at a time; ``told`` says what went wrong."""

    told = Signal(str)
    saved = Signal(object)
    """A SavedFile."""
    folder_requested = Signal(object)
    """Somebody wants to see the file of that path in its folder."""

    def __init__(self, library: Library, folder: LastFolder, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._folder = folder
        self._reading: BackgroundTask[Study] | None = None
        self._writing: BackgroundTask[SavedFile | str] | None = None

    def ask(self, match: ListedMatch, over: QWidget) -> None:
        """Read ``match``, and ask ``over`` which file it shall be in."""
        self._stop()
        self._reading = BackgroundTask(lambda _: self.load(match).study, (JournalError,), self)
        self._reading.done.connect(lambda study: self._ask_where(study, over))
        self._reading.failed.connect(self.told)
        self._reading.start()

    def close(self) -> None:
        """Nobody waits any more; what is being written is written."""
        self._stop()
        if self._writing:
            self._writing.wait()

    def _stop(self) -> None:
        if self._reading:
            self._reading.cancel()
            self._reading.wait()

    def load(self, match: ListedMatch) -> ShelvedStudy:
        """A match of the library with its analyses; for another thread. Raises JournalError."""
        shelf = self._library.studies
        if match.kind == PLAYED:
            return shelf.of_match(self._library.record(match.id))
        return shelf.load(match.id)

    def _ask_where(self, study: Study, over: QWidget) -> None:
        dialog = new_save_dialog(study.record.header, self._folder, over)
        dialog.fileSelected.connect(lambda name: self.write(study, Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def write(self, study: Study, path: Path) -> None:
        """Write ``study`` in the format of the suffix of ``path``, beside everything else."""
        self._writing = BackgroundTask(lambda _: saved(study, path), (), self)
        self._writing.done.connect(self._tell)
        self._writing.failed.connect(self.told)
        self._writing.start()

    @Slot(object)
    def _tell(self, outcome: SavedFile | str) -> None:
        if isinstance(outcome, str):
            self.told.emit(outcome)
        else:
            self.saved.emit(outcome)
