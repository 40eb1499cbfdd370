"""Whether the cube is really to be offered: asked beside it where the player wants that."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.table.match_controller import MatchController
from bgdesk.match import flow
from bgdesk.match.state import Phase


class DoubleQuestion(QObject):
    """Stands between the wish to double and the controller; ``is_wanted`` says whether it asks at all."""

    changed = Signal()
    """It is asked from now on, or no longer."""

    def __init__(self, controller: MatchController, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self.is_wanted = False
        self.is_asked = False
        controller.table_changed.connect(self.drop)

    @Slot()
    def double(self) -> None:
        """Offer the cube, or ask first; where it is asked already, this is the answer."""
        if self.is_wanted and not self.is_asked and self._may_double():
            self.is_asked = True
            self.changed.emit()
        else:
            self.drop()
            self._controller.double()

    @Slot()
    def drop(self) -> None:
        """Ask no longer, and leave the cube where it is."""
        if self.is_asked:
            self.is_asked = False
            self.changed.emit()

    def _may_double(self) -> bool:
        table = self._controller.table
        if table is None or not table.waits_for_human or table.state.phase is not Phase.TO_ROLL:
            return False
        return table.state.turn is not None and flow.may_double(table.state, table.state.turn) is None
