"""Flags on decisions: set and taken away by a key, shown in the list of moves, walked one by one."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.review.flags import flags_of, flags_text
from bgdesk.app.review.own_comments import OwnComments
from bgdesk.app.review.review import ReviewSession
from bgdesk.match.study import Tag
from bgdesk.ui.moves.move_list_model import MoveListModel
from bgdesk.ui.play.looking_back import History


class Flagging(QObject):
    """Follows ``review``; ``tell`` says a sentence in passing."""

    def __init__(
        self,
        review: ReviewSession,
        own_comments: OwnComments,
        history: History,
        moves: MoveListModel,
        tell: Callable[[str], None],
        actions: Mapping[ActionId, QAction],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._review = review
        self._own_comments = own_comments
        self._history = history
        self._moves = moves
        self._tell = tell
        actions[ActionId.FLAG].triggered.connect(self._turn)
        actions[ActionId.NEXT_FLAG].triggered.connect(self._go_on)
        review.opened.connect(self._show)
        review.said.connect(self._show)

    @property
    def _flags(self) -> frozenset[int]:
        shelved = self._review.shelved
        return flags_of(shelved.study) if shelved else frozenset()

    @Slot()
    def _show(self) -> None:
        #: Behind a move in a list, for a screen reader: the user has flagged this decision
        self._moves.set_flags(self._flags, self.tr("flagged"))

    @Slot()
    def _turn(self) -> None:
        event = self._history.past
        if event is None:
            self._tell(self.tr("There is no decision here that could be flagged."))
            return
        flags = self._flags
        is_on = event not in flags
        self._own_comments.put_facts({Tag.FLAGGED: flags_text(flags ^ {event})})
        if is_on is (event in self._flags):
            #: F and Shift+F are keys
            on = self.tr("Flagged; Shift+F goes to the next flag, F takes this one away.")
            self._tell(on if is_on else self.tr("The flag is taken away."))

    @Slot()
    def _go_on(self) -> None:
        flags = sorted(self._flags)
        if not flags:
            self._tell(self.tr("No decision of this match is flagged: F flags the one on the board."))
            return
        place = bisect_right(flags, self._history.at)
        self._history.show_at_rest(flags[place % len(flags)])
        if place == len(flags):
            self._tell(self.tr("From the first flag again."))
