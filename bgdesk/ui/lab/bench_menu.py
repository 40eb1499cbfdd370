"""The positions that have a name, in folders: to be put on the board, and to be removed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from bgdesk.app.lab.lab import Lab
from bgdesk.app.messages import message_text
from bgdesk.app.patient_writing import PatientWriting
from bgdesk.library.bench import BenchPosition
from bgdesk.library.problems import JournalError
from bgdesk.match.codec.json_shapes import CodecError
from bgdesk.match.setup.setup_codec import setup_from_text, setup_to_text
from bgdesk.ui.common.plain_text import literal
from bgdesk.ui.lab.position_name_dialog import PositionNameDialog

_FOLDER = "/"


class PositionShelf(Protocol):
    """Where positions with names are kept; every method raises JournalError."""

    def positions(self) -> tuple[BenchPosition, ...]:
        """All of them, by name."""

    def save(self, name: str, body: str) -> str:
        """Keep one; its id."""

    def remove(self, position_id: str) -> None:
        """Forget one."""


class BenchMenu(QObject):
    """Fills the menu of ``button`` whenever it opens."""

    told = Signal(str)
    """A sentence: something could not be read or kept."""
    mentioned = Signal(str)
    """A sentence that need not stay."""

    def __init__(
        self, lab: Lab, shelf: Callable[[], PositionShelf], writing: PatientWriting, window: QWidget
    ) -> None:
        super().__init__(window)
        self._lab = lab
        self._shelf = shelf
        self._writing = writing
        self._window = window
        #: Button: opens a menu of positions that were saved under a name
        self.button = QPushButton(self.tr("Positions"))
        self.menu = QMenu(self.button)
        self.button.setMenu(self.menu)
        self.menu.aboutToShow.connect(self._fill)

    @Slot()
    def _fill(self) -> None:
        self.menu.clear()
        #: Menu entry: opens a dialog that asks for a name
        self.menu.addAction(self.tr("&Save this position…"), self.ask_name)
        earlier = self._lab.earlier
        if earlier:
            #: Menu entry: what was set up before one came here with another position
            self.menu.addAction(self.tr("&What was set up before"), partial(self._lab.begin, earlier))
        positions = self._positions()
        if not positions:
            return
        #: Menu: positions to be removed
        removing = QMenu(self.tr("&Remove"), self.menu)
        self.menu.addMenu(removing)
        self.menu.addSeparator()
        _add(self.menu, positions, self._open)
        _add(removing, positions, self._remove)

    def _positions(self) -> tuple[BenchPosition, ...]:
        try:
            return self._shelf().positions()
        except JournalError as problem:
            self.told.emit(message_text(problem.message))
            return ()

    @Slot()
    def ask_name(self) -> None:
        """Save the position under a name."""
        dialog = PositionNameDialog([one.name for one in self._positions()], self._window)
        dialog.named.connect(self._save)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    @Slot(str)
    def _save(self, name: str) -> None:
        body = setup_to_text(self._lab.setup)

        def saved(_: str) -> None:
            #: {position} is what somebody called a position
            self.mentioned.emit(self.tr("Saved as {position}.").format(position=name))

        self._writing.write(lambda: self._shelf().save(name, body), saved, self._failed)

    def _open(self, position: BenchPosition) -> None:
        try:
            self._lab.change(setup_from_text(position.body))
        except CodecError:
            #: {position} is what somebody called a position
            text = self.tr("The position {position} cannot be read; it was left as it is.")
            self.told.emit(text.format(position=position.name))

    def _remove(self, position: BenchPosition) -> None:
        def removed(_: None) -> None:
            #: {position} is what somebody called a position
            self.mentioned.emit(self.tr("{position} is removed.").format(position=position.name))

        self._writing.write(lambda: self._shelf().remove(position.id), removed, self._failed)

    def _failed(self, problem: JournalError) -> None:
        self.told.emit(message_text(problem.message))


def _add(menu: QMenu, positions: tuple[BenchPosition, ...], act: Callable[[BenchPosition], None]) -> None:
    """An entry for each position, in menus for its folders."""
    folders: dict[str, QMenu] = {"": menu}
    for position in positions:
        *path, name = position.name.split(_FOLDER)
        inside = ""
        for part in path:
            outside, inside = inside, f"{inside}{_FOLDER}{part}"
            if inside not in folders:
                folders[inside] = QMenu(literal(part), folders[outside])
                folders[outside].addMenu(folders[inside])
        folders[inside].addAction(literal(name), partial(act, position))
