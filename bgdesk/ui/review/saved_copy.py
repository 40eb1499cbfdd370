"""Writes a match of the library to a file that is asked for."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from bgdesk.app.messages import message_text
from bgdesk.app.side_by_side import sentences
from bgdesk.app.workers.background_task import BackgroundTask
from bgdesk.library.library import Library
from bgdesk.library.listing import PLAYED, ListedMatch
from bgdesk.library.problems import JournalError
from bgdesk.library.studies import ShelvedStudy
from bgdesk.match.study import Study
from bgdesk.ui.common.last_folder import LastFolder
from bgdesk.ui.words.matches import file_name
from bgdesk.ui.words.saved import saved_text

_log = logging.getLogger(__name__)


class SavedCopy(QObject):
    """One match at a time; ``told`` says how it went."""

    told = Signal(str)
    mentioned = Signal(str)
    """A sentence that need not stay."""

    def __init__(self, library: Library, folder: LastFolder, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._folder = folder
        self._reading: BackgroundTask[Study] | None = None
        self._writing: BackgroundTask[tuple[str, bool]] | None = None

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
        from bgdesk.formats.registry import WRITTEN

        dialog = QFileDialog(over, self.tr("Save a copy"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self._folder.lead(dialog)
        kinds = [kind for kind in WRITTEN if kind.holds(study.record.header.options)]
        dialog.setNameFilters([f"{kind.label} (*{kind.suffixes[0]})" for kind in kinds])
        dialog.setDefaultSuffix(kinds[0].suffixes[0].removeprefix("."))
        dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix(chosen.rpartition("*.")[2][:-1]))
        dialog.selectFile(file_name(study.record.header))
        dialog.fileSelected.connect(lambda name: self.write(study, Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def write(self, study: Study, path: Path) -> None:
        """Write ``study`` in the format of the suffix of ``path``, beside everything else."""
        self._writing = BackgroundTask(lambda _: self._written(study, path), (), self)
        self._writing.done.connect(self._tell)
        self._writing.failed.connect(self.told)
        self._writing.start()

    def _written(self, study: Study, path: Path) -> tuple[str, bool]:
        """Writes it; how it went, and whether that need not stay."""
        from bgdesk.formats.export_result import UnknownFormat
        from bgdesk.formats.registry import write_study

        try:
            warnings = write_study(study, path)
        except UnknownFormat as problem:
            _log.warning("the match is not written: %s", type(problem).__name__)
            sentence = self.tr("The match was not saved in {file}.").format(file=path)
            return sentences(sentence, message_text(problem.message)), False
        except OSError as problem:
            _log.warning("the match is not written: %s", type(problem).__name__)
            #: {why} is what the system says
            return self.tr("The match was not saved in {file}: {why}").format(file=path, why=problem), False
        text, is_grave = saved_text(path, warnings)
        return text, not is_grave

    @Slot(object)
    def _tell(self, outcome: tuple[str, bool]) -> None:
        text, is_passing = outcome
        if is_passing:
            self.mentioned.emit(text)
        else:
            self.told.emit(text)
