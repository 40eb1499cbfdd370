"""Decks and files of cards: positions brought in, cards saved for Anki, decks renamed and removed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from bgdesk.analysis.questions import Kind
from bgdesk.app.messages import message_text
from bgdesk.app.practice.card_import import CardImport, ImportedCards
from bgdesk.app.practice.card_writing import CardWriting
from bgdesk.app.side_by_side import sentences
from bgdesk.app.workers.background_task import BackgroundTask
from bgdesk.formats.replacing import replace_file
from bgdesk.library.card_rows import DeckRow
from bgdesk.library.library import Library
from bgdesk.library.problems import JournalError
from bgdesk.practice.cards.anki import AnkiWords, anki_text
from bgdesk.ui.common.last_folder import LastFolder
from bgdesk.ui.common.plain_text import message_box
from bgdesk.ui.common.saved_file import SavedFile
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.learn.learn_wording import question_text
from bgdesk.ui.practice.deck_name_dialog import DeckNameDialog
from bgdesk.ui.practice.practice_page import PracticePage
from bgdesk.ui.practice.practice_wording import CardCountWords, places_text
from bgdesk.ui.words.numbers import whole

translate = QCoreApplication.translate


class DecksAndFiles(QObject):
    """Over ``window``; ``changed`` says that there are other cards or decks."""

    told = Signal(str)
    warned = Signal(str)
    """The same of what went wrong."""
    saved = Signal(object)
    """A SavedFile."""
    changed = Signal()

    def __init__(
        self,
        library: Library,
        today: Callable[[], str],
        bringing: CardImport,
        writing: CardWriting,
        folder: LastFolder,
        dialogs: MatchDialogs,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._library = library
        self._today = today
        self._bringing = bringing
        self._writing = writing
        self._folder = folder
        self._dialogs = dialogs
        self._window = window
        self._task: BackgroundTask[int] | None = None
        bringing.ended.connect(self._brought)
        bringing.progressed.connect(self._tell_progress)

    def join(self, page: PracticePage) -> None:
        """Do what is wished on ``page``."""
        page.import_requested.connect(self.ask_to_bring)
        page.export_requested.connect(self.ask_to_save)
        page.rename_requested.connect(self.ask_name)
        page.remove_requested.connect(self.ask_to_remove)

    @Slot()
    def ask_to_bring(self) -> None:
        """Ask for a file with positions."""
        #: Title of a dialog, a verb: make cards of the positions in a file
        dialog = QFileDialog(self._window, self.tr("Import positions as cards"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        self._folder.lead(dialog)
        dialog.fileSelected.connect(self.bring)
        self._dialogs.open(dialog)

    @Slot(str)
    def bring(self, name: str) -> None:
        """Make cards of the positions in the file ``name``, in a deck called as the file."""
        if self._bringing.is_busy:
            text = self.tr("Cards are still being made of another file. Choose {file} again after that.")
            self.told.emit(text.format(file=Path(name).name))
        else:
            self._bringing.begin(Path(name))

    @Slot(int, int)
    def _tell_progress(self, done: int, total: int) -> None:
        if done < total:
            #: How far the work is: of so many positions in a file, which one is judged
            text = self.tr("The engine looks at position {number} of {total}…")
            self.told.emit(text.format(number=done + 1, total=total))

    @Slot(object)
    def _brought(self, found: ImportedCards) -> None:
        if found.why or found.left_out:
            self.warned.emit(imported_text(found))
        else:
            self.told.emit(imported_text(found))
        self.changed.emit()

    @Slot()
    def ask_to_save(self) -> None:
        """Ask for the file that the cards are written to."""
        #: Title of a dialog, a verb: write the cards to a file that the program Anki reads
        dialog = QFileDialog(self._window, self.tr("Export cards for Anki"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self._folder.lead(dialog)
        #: Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is
        dialog.setNameFilters((self.tr("Notes for Anki (*.txt)"),))
        dialog.setDefaultSuffix("txt")
        dialog.selectFile("bgdesk-cards")
        dialog.fileSelected.connect(self.save)
        self._dialogs.open(dialog)

    @Slot(str)
    def save(self, name: str) -> None:
        """Write all cards to the file ``name``."""
        library, words, path = self._library, anki_words(), Path(name)

        def job(_: object) -> int:
            text, number = anki_text(library.cards.cards(), words)
            replace_file(path, text.encode(), waits=False)
            return number

        self._task = task = BackgroundTask(job, (JournalError, OSError), self)
        task.done.connect(partial(self._saved, path))
        task.failed.connect(self.told)
        task.start()

    def _saved(self, path: Path, number: int) -> None:
        text = CardCountWords().exported(number).format(file=path.name)
        self.saved.emit(SavedFile(path, text, is_match=False))

    def _decks(self) -> tuple[DeckRow, ...]:
        return self._library.card_decks.all(self._today())

    @Slot(str)
    def ask_name(self, deck_id: str) -> None:
        """Ask what a deck is to be called."""
        try:
            decks = self._decks()
        except JournalError as problem:
            self.told.emit(message_text(problem.message))
            return
        deck = next((one for one in decks if one.id == deck_id), None)
        if deck:
            taken = [one.name for one in decks if one.id != deck_id]
            dialog = DeckNameDialog(deck.name, taken, self._window)
            dialog.named.connect(partial(self._rename, deck_id))
            self._dialogs.open(dialog)

    def _rename(self, deck_id: str, name: str) -> None:
        self._change(lambda: self._library.card_decks.rename(deck_id, name))

    @Slot(str)
    def ask_to_remove(self, deck_id: str) -> None:
        """Ask whether a deck is to be forgotten with all its cards."""
        #: Title of a question
        title = self.tr("Remove deck")
        question = self.tr("Remove this deck with all its cards, and what you answered to them?")
        box = message_box(QMessageBox.Icon.Question, title, question, self._window)
        #: Button, a verb: forget a deck of cards
        sure = box.addButton(self.tr("&Remove"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        sure.clicked.connect(lambda: self._change(lambda: self._library.card_decks.remove(deck_id)))
        box.finished.connect(box.deleteLater)
        box.open()

    def _change(self, work: Callable[[], None]) -> None:
        self._writing.write(work, lambda _: self.changed.emit())

    def close(self) -> None:
        """End what runs."""
        self._bringing.close()
        if self._task:
            self._task.wait()


def imported_text(found: ImportedCards) -> str:
    """What became of the positions of a file."""
    words, added, left_out = CardCountWords(), found.added, found.left_out
    texts = [
        text(number)
        for number, text in (
            (added.made, words.imported),
            (added.changed, words.changed),
            (added.known, words.known),
        )
        if number
    ]
    if left_out:
        texts += [words.not_imported(len(left_out), places_text(left_out)), found.because]
    if found.at:
        #: Sentence: where making cards of the positions in a file has stopped
        text = translate("Practice", "It stopped at position {number}; import the file again for the rest.")
        texts.append(text.format(number=whole(found.at)))
    return sentences(found.why, *texts)


def anki_words() -> AnkiWords:
    """The texts of exported cards."""
    return AnkiWords(
        question_text,
        {
            #: Answer on a card, as the next ones
            str(Kind.DOUBLE): translate("Practice", "Double"),
            str(Kind.NO_DOUBLE): translate("Practice", "No double"),
            str(Kind.TAKE): translate("Practice", "Take"),
            str(Kind.PASS): translate("Practice", "Pass"),
            str(Kind.RAISE): translate("Practice", "Take and turn the cube again"),
        },
    )
