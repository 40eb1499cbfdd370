"""The position on the clipboard or in a file: its texts, and a picture of the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject, QSize, Signal, Slot
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog, QMenu, QPushButton, QWidget

from bgdesk.analysis.report.position import position_svg
from bgdesk.app.lab.lab import Lab
from bgdesk.app.lab.lab_judge import LabAnswer
from bgdesk.app.lab.position_text import has_analysis, position_text
from bgdesk.app.workers.background_task import BackgroundTask
from bgdesk.match.setup.conversion import setup_id, state_of_setup
from bgdesk.match.state_ids import IdKind
from bgdesk.rules.notation.ids import has_ids
from bgdesk.ui.board.render import render_image
from bgdesk.ui.common.last_folder import LastFolder
from bgdesk.ui.common.saved_file import SavedFile
from bgdesk.ui.lab.edit_board import EditBoard

_PICTURE = QSize(1600, 1150)
_DOTS_PER_METRE = round(300 / 0.0254)
"""300 to the inch: such a picture is 13 cm wide on paper."""
_PNG, _SVG = ".png", ".svg"


class CopyMenu(QObject):
    """``board`` is what a picture shows."""

    told = Signal(str)
    mentioned = Signal(str)
    """A sentence that need not stay."""
    saved = Signal(object)
    """A SavedFile."""

    def __init__(
        self,
        lab: Lab,
        board: EditBoard,
        folder: LastFolder,
        window: QWidget,
        known: Callable[[], LabAnswer | None] = lambda: None,
    ) -> None:
        super().__init__(window)
        self._lab = lab
        self._known = known
        self._board = board
        self._folder = folder
        self._window = window
        #: Button, a verb: opens a menu of ways to copy the position
        self.button = QPushButton(self.tr("Copy"))
        self.menu = QMenu(self.button)
        self.button.setMenu(self.menu)
        self.menu.aboutToShow.connect(self._fill)

    @Slot()
    def _fill(self) -> None:
        """What can be told of this position."""
        self.menu.clear()
        for kind, name in (
            (IdKind.XGID, "XGID"),
            (IdKind.GNUBG, "GNU Backgammon ID"),
            #: Menu entry: bgdesk's own text for positions
            (IdKind.OWN, self.tr("bgdesk's own text")),
        ):
            text = setup_id(self._lab.setup, kind)
            if text is not None:
                self.menu.addAction(name, partial(self._copy, text, name))
        self._add_printed()
        self.menu.addSeparator()
        #: Menu entry: a picture of the board
        self.menu.addAction(self.tr("&Picture"), self.copy_picture)
        if self._drawn() is not None:
            #: Menu entry: a drawing of the board; SVG is a kind of file
            self.menu.addAction(self.tr("&Drawing (SVG)"), self.copy_drawing)
        #: Menu entry: a picture of the board in a file; opens a dialog
        self.menu.addAction(self.tr("&Save a picture…"), self._ask_file)

    def _add_printed(self) -> None:
        """The board in letters, with what is known of it where something is."""
        known = self._known()
        printed = position_text(self._lab.setup)
        if printed is None:
            return
        self.menu.addSeparator()
        #: Menu entry: the board drawn in letters
        name = self.tr("&Text with the board")
        self.menu.addAction(name, partial(self._copy, printed, _without_mnemonic(name)))
        if has_analysis(known):
            #: Menu entry: the board drawn in letters, and what the engine says
            name = self.tr("Text with board and &analysis")
            told = position_text(self._lab.setup, known)
            self.menu.addAction(name, partial(self._copy, told or printed, _without_mnemonic(name)))

    def _copy(self, text: str, name: str) -> None:
        QGuiApplication.clipboard().setText(text)
        #: {kind} is a kind of text, such as XGID
        self.mentioned.emit(self.tr("Position copied: {kind}").format(kind=name))

    def picture(self) -> QImage:
        """The board, around it nothing."""
        scene = self._board.board_scene
        image = render_image(self._board.view, scene.theme, _PICTURE, scene.geometry)
        image.setDotsPerMeterX(_DOTS_PER_METRE)
        image.setDotsPerMeterY(_DOTS_PER_METRE)
        return image

    @Slot()
    def copy_picture(self) -> None:
        """A picture of the board on the clipboard."""
        QGuiApplication.clipboard().setImage(self.picture())
        self.mentioned.emit(self.tr("Picture of the position copied."))

    @Slot()
    def copy_drawing(self) -> None:
        """A drawing of the board on the clipboard, also as its text."""
        drawn = self._drawn()
        if drawn is not None:
            data = QMimeData()
            data.setData("image/svg+xml", drawn.encode())
            data.setText(drawn)
            QGuiApplication.clipboard().setMimeData(data)
            self.mentioned.emit(self.tr("Drawing of the position copied."))

    @Slot()
    def _ask_file(self) -> None:
        #: Title of a dialog
        dialog = QFileDialog(self._window, self.tr("Save a picture of the position"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        #: Kinds of files, as a dialog lists them
        kinds = [self.tr("PNG picture (*.png)")]
        if self._drawn() is not None:
            #: Kinds of files, as a dialog lists them
            kinds.append(self.tr("SVG drawing (*.svg)"))
        dialog.setNameFilters(kinds)
        dialog.setDefaultSuffix(_PNG[1:])
        dialog.filterSelected.connect(
            lambda name: dialog.setDefaultSuffix((_SVG if _SVG in name else _PNG)[1:])
        )
        self._folder.lead(dialog)
        dialog.filesSelected.connect(self._save)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _drawn(self) -> str | None:
        """The position as a drawing, in the games that it can show."""
        state = state_of_setup(self._lab.setup) if has_ids(self._lab.setup.ruleset) else None
        return position_svg(state, self._board.bottom) if state else None

    def _save(self, names: Sequence[str]) -> None:
        self.save_to(Path(names[0]))

    def save_to(self, path: Path) -> None:
        """Write a picture; a drawing where the name ends like one."""
        drawn = self._drawn() if path.suffix.lower() == _SVG else None
        picture = self.picture() if drawn is None else QImage()
        #: {file} is the name of a file
        done = self.tr("Saved in {file}.").format(file=path.name)
        #: {file} is the name of a file
        failed = self.tr("{file} could not be written; there is no picture in it.").format(file=path.name)
        task = BackgroundTask(lambda _: _write(path, drawn, picture), parent=self, fault=failed)
        file = SavedFile(path, done, is_match=False)
        task.done.connect(lambda is_written: self._tell(file if is_written else None, failed))
        task.failed.connect(self.told)
        task.start()

    def _tell(self, file: SavedFile | None, failed: str) -> None:
        if file:
            self.saved.emit(file)
        else:
            self.told.emit(failed)


def _write(path: Path, drawn: str | None, picture: QImage) -> bool:
    """Whether the drawing, or the picture where there is none, is in the file ``path``."""
    try:
        if drawn is None:
            return bool(picture.save(str(path)))
        return bool(path.write_text(drawn, encoding="utf-8"))
    except OSError:
        return False


def _without_mnemonic(name: str) -> str:
    return name.replace("&", "")
