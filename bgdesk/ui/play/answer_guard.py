"""A short pause before an offer can be answered, so that a click meant for the button before cannot do it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.table import Table
from bgdesk.match.state import Phase

PAUSE_MS = 400
ANSWERS = frozenset(
    {
        ActionId.TAKE,
        ActionId.PASS,
        ActionId.BEAVER,
        ActionId.ACCEPT_RESIGNATION,
        ActionId.REJECT_RESIGNATION,
    }
)
_OFFERS = (Phase.CUBE_OFFERED, Phase.RESIGNATION_OFFERED)


class AnswerGuard(QObject):
    """Pauses when a person is asked for an answer; an interval of 0 of its ``timer`` means no pause."""

    ended = Signal()
    """Answers count from now on."""

    def __init__(self, controller: MatchController, parent: QObject) -> None:
        super().__init__(parent)
        self._asked: object = None
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.setInterval(PAUSE_MS)
        self.timer.timeout.connect(self.ended)
        controller.table_changed.connect(self._table_changed)

    @property
    def is_active(self) -> bool:
        """Whether an answer would come too early to be meant."""
        return self.timer.isActive()

    @Slot(object)
    def _table_changed(self, table: Table) -> None:
        is_offer = table.waits_for_human and table.state.phase in _OFFERS
        offer = table.state if is_offer else None
        if offer is self._asked:
            return
        self._asked = offer
        if is_offer and self.timer.interval():
            self.timer.start()
        else:
            self.timer.stop()
