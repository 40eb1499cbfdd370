"""Opens the results against opponents, and a new match against one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from bgdesk.app.practice.own_level_desk import OwnLevelDesk
from bgdesk.practice.opponents.ladder import Rung
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs

if TYPE_CHECKING:
    from bgdesk.ui.opponents.ladder_dialog import LadderDialog


class Opponents(QObject):
    """``desk`` counts the results while the dialog stands."""

    match_requested = Signal(str)
    """A level, or nothing in particular."""

    def __init__(self, desk: OwnLevelDesk, dialogs: MatchDialogs, action: QAction, window: QWidget) -> None:
        super().__init__(window)
        self._desk, self._dialogs, self._window = desk, dialogs, window
        self._dialog: LadderDialog | None = None
        self._rungs: tuple[Rung, ...] = ()
        action.triggered.connect(self.show)
        desk.counted.connect(self._counted)
        desk.estimated.connect(self._refresh)

    @Slot()
    def show(self) -> None:
        """Open the dialog; what is known from before stands in it at once."""
        from bgdesk.ui.opponents.ladder_dialog import LadderDialog

        self._dialog = dialog = LadderDialog(self._window)
        dialog.play_requested.connect(self.match_requested)
        dialog.finished.connect(self._closed)
        self._refresh()
        self._desk.look()
        self._desk.count()
        self._dialogs.open(dialog)

    @Slot(object)
    def _counted(self, rungs: tuple[Rung, ...]) -> None:
        self._rungs = rungs
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        from bgdesk.ui.opponents.derive_ladder import derive_ladder

        if self._dialog:
            self._dialog.show_ladder(derive_ladder(self._rungs, self._desk.level))

    @Slot()
    def _closed(self) -> None:
        self._dialog = None
