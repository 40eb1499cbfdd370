"""The bar below the board says where in the review one is, and leads on."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from bgdesk.app.actions.actions import ActionId
from bgdesk.ui.play.looking_back import History
from bgdesk.ui.play.review_bar import ReviewBar
from bgdesk.ui.review.walk_wording import decision_text, place_text
from bgdesk.ui.review.walking import Walking


class ReviewPlaces(QObject):
    """Fills ``bar``: follows ``walking`` and ``history``."""

    def __init__(
        self, walking: Walking, history: History, bar: ReviewBar, actions: Mapping[ActionId, QAction]
    ) -> None:
        super().__init__(walking)
        self._walking = walking
        self._bar = bar
        #: Button: the decision before this one
        bar.lead_with(actions[ActionId.PREVIOUS_DECISION], self.tr("Previous"))
        #: Button: the decision after this one
        bar.lead_with(actions[ActionId.NEXT_DECISION], self.tr("Next"))
        #: Button: the next decision that was wrong
        bar.lead_with(actions[ActionId.NEXT_ERROR], self.tr("Next error"), key="N")
        #: Button: play something else from the position that is looked at, beside the match
        bar.end_with(actions[ActionId.TRY_OUT], self.tr("Try it"), key="V")
        #: Button: play from the position that is looked at
        bar.end_with(actions[ActionId.PLAY_ON], self.tr("Play on…"))
        #: Button: go on with the game that was played on from this match
        bar.offer_at_end(actions[ActionId.BACK_TO_PLAYED], self.tr("Back to the game"), key="F4")
        walking.changed.connect(self._tell)
        history.moved.connect(self._tell)

    @Slot()
    def _tell(self) -> None:
        walk, at = self._walking.walk, self._walking.at
        self._bar.set_text(place_text(walk, at, self._walking.player), (decision_text(walk, at),))
