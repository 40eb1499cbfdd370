"""bgdesk ends and starts again at once, with the match that was on the board."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSettings, QTimer, Slot
from PySide6.QtWidgets import QApplication

from bgdesk.app.table.match_controller import MatchController
from bgdesk.match.state import Phase

_MATCH = "coming_back/match"


class ComingBack(QObject):
    """``state`` remembers which match of ``controller`` is to be on the board again."""

    def __init__(self, controller: MatchController, state: QSettings, parent: QObject) -> None:
        super().__init__(parent)
        self._controller, self._state = controller, state
        self.is_wanted = False
        """Whether bgdesk is to start again when it has ended."""

    @Slot()
    def come_back(self) -> None:
        """Close the window for it, once what is being done is done."""
        table = self._controller.table
        if table and not table.is_studied and table.state.phase is not Phase.OVER:
            self._state.setValue(_MATCH, table.record.header.id)
        self.is_wanted = True
        QTimer.singleShot(0, self, QApplication.closeAllWindows)

    def taken_match(self) -> str:
        """The match that was on the board before, said once; empty where there was none."""
        match_id = self._state.value(_MATCH, "", str)
        self._state.remove(_MATCH)
        return str(match_id)
