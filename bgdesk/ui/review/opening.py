"""Opens matches from elsewhere in the window: by dialog, drop, clipboard or command line."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject, Signal, Slot
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QProgressDialog, QWidget

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.review.given import is_there
from bgdesk.app.review.import_batch import ImportBatch, ImportedMatch, MatchImporter, UnreadFile
from bgdesk.app.review.review import ReviewSession
from bgdesk.app.side_by_side import sentences, titled
from bgdesk.library.studies import ShelvedStudy
from bgdesk.ui.common.drop_target import DropTarget, local_paths
from bgdesk.ui.common.last_folder import LastFolder
from bgdesk.ui.dialogs.import_report_dialog import ImportReportDialog
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.matches.found_dialog import FoundDialog
from bgdesk.ui.words.imports import format_text, found_choice, import_summary, refusal_sentence

_MOST_REFUSED_SHOWN = 3
_PATIENCE_MS = 500


class FileOpening(QObject):
    """What is found becomes the match of ``review``; sentences go to the notice bar."""

    told = Signal(str)
    mentioned = Signal(str)
    """A sentence that need not stay."""
    read = Signal(object)
    """Files in which something was found."""
    missed = Signal(object)
    """Files that were to be opened, and are not there."""
    remarked = Signal(str)
    """The same, about a file with remarks that can be shown."""

    def __init__(
        self,
        opening: MatchImporter,
        review: ReviewSession,
        dialogs: MatchDialogs,
        folder: LastFolder,
        actions: Mapping[ActionId, QAction],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._opening = opening
        self._review = review
        self._dialogs = dialogs
        self._folder = folder
        self._window = window
        self._patience: QProgressDialog | None = None
        self._is_typed = False
        self.take_text: Callable[[str], bool] = lambda _: False
        """Uses a text that is pasted for something else; False where it is to be opened."""
        self.tell_typist: Callable[[str], bool] = lambda _: False
        """Says why a text that was typed in is not shown; False where nobody would see it."""
        drops = DropTarget(window)
        drops.paths_dropped.connect(self.open_paths)
        drops.text_dropped.connect(self._open_text)
        opening.caught.connect(self._caught)
        opening.kept.connect(self._kept)
        opening.all_kept.connect(self._all_kept)
        opening.failed.connect(self._tell)
        opening.began.connect(self._began)
        opening.ended.connect(self._ended)
        actions[ActionId.OPEN].triggered.connect(self._ask_open)
        actions[ActionId.PASTE].triggered.connect(self._paste)
        actions[ActionId.IMPORT_REPORT].triggered.connect(self.show_report)

    @Slot()
    def _began(self) -> None:
        """What takes long shows how far it is, and can be cancelled."""
        self._is_typed = False
        self._patience = QProgressDialog(self._window)
        #: Title of a window that shows progress
        self._patience.setWindowTitle(self.tr("Reading"))
        self._patience.setLabelText(self.tr("Reading matches…"))
        self._patience.setMinimumDuration(_PATIENCE_MS)
        self._patience.setRange(0, 0)
        self._patience.setValue(0)
        self._patience.canceled.connect(self._opening.cancel)
        self._opening.progress.connect(self._progressed)

    @Slot(int, int)
    def _progressed(self, done: int, total: int) -> None:
        if self._patience:
            #: Beside a bar of progress
            text = self.tr("Reading matches: {done} of {total} files")
            self._patience.setLabelText(text.format(done=done, total=total))
            self._patience.setRange(0, total)
            self._patience.setValue(done)

    @Slot()
    def _ended(self) -> None:
        patience, self._patience = self._patience, None
        if patience:
            self._opening.progress.disconnect(self._progressed)
            patience.canceled.disconnect(self._opening.cancel)
            patience.close()
            patience.deleteLater()

    @Slot(object)
    def open_paths(self, paths: Sequence[Path]) -> None:
        """Look at what is in these files and folders."""
        self._folder.remember(paths)
        self._opening.open_paths(paths)

    def open_given(self, given: str) -> None:
        """Look at what the command line names: a file, a folder or the text of a position."""
        if is_there(given):
            self.open_paths([Path(given)])
        else:
            #: Where a match comes from: it was typed when the program was started
            self._opening.open_text(given, self.tr("Command line"))

    @Slot(str)
    def open_typed(self, text: str) -> None:
        """Look at the position that somebody typed in."""
        #: Where a match comes from: somebody has typed it in
        self._opening.open_text(text, self.tr("Typed text"))
        self._is_typed = True

    @Slot(str)
    def _open_text(self, text: str) -> None:
        self._opening.open_text(text, self.tr("Pasted text"))

    @Slot()
    def _ask_open(self) -> None:
        dialog = QFileDialog(self._window, self.tr("Open a match or position"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        self._folder.lead(dialog)
        dialog.filesSelected.connect(lambda names: self.open_paths([Path(name) for name in names]))
        self._dialogs.open(dialog)

    @Slot()
    def _paste(self) -> None:
        data: QMimeData | None = QGuiApplication.clipboard().mimeData()
        paths = local_paths(data) if data else ()
        if paths:
            self.open_paths(paths)
        elif data and data.hasImage() and not data.text().strip():
            self.told.emit(
                self.tr(
                    "There is a picture on the clipboard, which cannot be read: copy the position as text."
                )
            )
        elif data and self.take_text(data.text()):
            return
        elif data and data.text().strip():
            self._open_text(data.text())
        else:
            self.told.emit(self.tr("There is no text on the clipboard."))

    @Slot(str)
    def _tell(self, sentence: str) -> None:
        if not (self._is_typed and self.tell_typist(sentence)):
            self.told.emit(sentence)

    @Slot(object)
    def _caught(self, batch: ImportBatch) -> None:
        self.read.emit(batch.read)
        self.missed.emit(batch.missing)
        if len(batch.found) == 1 and not batch.refused:
            self.show_found(batch.found[0])
        elif batch.found:
            self._ask_which(batch)
        elif batch.refused:
            self._tell(self._refused(batch.refused))
        else:
            self._tell(self.tr("There are no files in that folder."))

    def _ask_which(self, batch: ImportBatch) -> None:
        note = self._refused(batch.refused) if batch.refused else ""
        choices = [found_choice(number, found) for number, found in enumerate(batch.found)]
        dialog = FoundDialog(choices, note, self._window)
        dialog.match_chosen.connect(lambda number: self.show_found(batch.found[number]))
        dialog.all_wanted.connect(lambda: self._opening.keep_all(batch.found))
        self._dialogs.open(dialog)

    def _refused(self, refused: Sequence[UnreadFile]) -> str:
        shown = [refusal_sentence(refusal) for refusal in refused[:_MOST_REFUSED_SHOWN]]
        rest = len(refused) - len(shown)
        if rest:
            #: Sentence, after those that name other files
            shown.append(self.tr("%n more file(s) were not opened.", "", rest))
        return sentences(*shown)

    def show_found(self, found: ImportedMatch) -> None:
        """Put ``found`` into the library and then on the board."""
        self._opening.keep(found)

    @Slot(object)
    def _kept(self, shelved: ShelvedStudy) -> None:
        self._review.show(shelved)
        if shelved.remarks:
            self.remarked.emit(titled(shelved.source, import_summary(shelved.remarks)))

    @Slot(int)
    def _all_kept(self, count: int) -> None:
        text = self.tr("Added %n match(es) to your library.", "", count)
        self.mentioned.emit(text)

    @Slot()
    def show_report(self) -> None:
        """Show the remarks on the file that is looked at."""
        shelved = self._review.shelved
        if shelved:
            label = format_text(shelved.format)
            dialog = ImportReportDialog(shelved.source, label, shelved.remarks, self._window)
            self._dialogs.open(dialog)
