"""Saves a tournament as a page or a picture for the wall."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray, QObject, Signal, Slot
from PySide6.QtGui import QImageWriter
from PySide6.QtWidgets import QFileDialog, QWidget

from bgdesk.app.messages import system_text
from bgdesk.app.tournament.tournament_desk import TournamentDesk
from bgdesk.ui.common.last_folder import LastFolder
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.tournament.tournament_page import TournamentPage
from bgdesk.ui.tournament.wall_page import wall_page

_KEPT = " -_()"


class WallSaving(QObject):
    """``told`` says what went wrong."""

    told = Signal(str)

    def __init__(
        self,
        desk: TournamentDesk,
        page: TournamentPage,
        folder: LastFolder,
        dialogs: MatchDialogs,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._desk, self._page, self._folder, self._dialogs = desk, page, folder, dialogs
        self._window = parent
        page.wall_page_requested.connect(self._ask_page)
        page.picture_requested.connect(self._ask_picture)

    @Slot()
    def _ask_page(self) -> None:
        #: A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is
        self._ask(self.tr("Page for the browser (*.html)"), "html", self.write_page)

    @Slot()
    def _ask_picture(self) -> None:
        #: A kind of file in a dialog: the text in brackets is a pattern of names and stays as it is
        self._ask(self.tr("Picture (*.png)"), "png", self.write_picture)

    def _ask(self, kind: str, suffix: str, write: object) -> None:
        tournament = self._desk.tournament
        if tournament is None:
            return
        #: Title of a dialog, a verb: write a tournament to a file
        dialog = QFileDialog(self._window, self.tr("Save the tournament"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self._folder.lead(dialog)
        dialog.setNameFilter(kind)
        dialog.setDefaultSuffix(suffix)
        dialog.selectFile(_file_name(tournament.header.name))
        dialog.fileSelected.connect(write)
        self._dialogs.open(dialog)

    @Slot(str)
    def write_page(self, name: str) -> None:
        """Write a page to the file ``name``."""
        view = self._page.view
        if view:
            self._write(name, wall_page(view).encode())

    @Slot(str)
    def write_picture(self, name: str) -> None:
        """Write the bracket to the file ``name``."""
        widget = self._page.bracket
        image = widget.bracket.picture(widget.palette())
        if not QImageWriter(name, QByteArray(b"png")).write(image):
            self._tell(name, "")

    def _write(self, name: str, data: bytes) -> None:
        try:
            Path(name).write_bytes(data)
        except OSError as problem:
            self._tell(name, system_text(problem))

    def _tell(self, name: str, detail: str) -> None:
        file = Path(name).name
        if detail:
            #: {file} is the name of a file, {detail} what the system says
            self.told.emit(self.tr("{file} was not written ({detail}).").format(file=file, detail=detail))
        else:
            #: {file} is the name of a file
            self.told.emit(self.tr("{file} was not written.").format(file=file))


def _file_name(title: str) -> str:
    kept = "".join(letter for letter in title if letter.isalnum() or letter in _KEPT).strip()
    return kept or "tournament"
