"""Shows and changes where and when the match that is looked at was played, and by whom."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.review.own_comments import OwnComments
from bgdesk.app.review.review import ReviewSession
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs


class EventData(QObject):
    """Asks for it over ``window``; ``own_comments`` keeps it."""

    def __init__(
        self,
        session: ReviewSession,
        own_comments: OwnComments,
        dialogs: MatchDialogs,
        actions: Mapping[ActionId, QAction],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._session = session
        self._own_comments = own_comments
        self._dialogs = dialogs
        self._window = window
        actions[ActionId.EVENT_DATA].triggered.connect(self._ask)

    @Slot()
    def _ask(self) -> None:
        from bgdesk.ui.dialogs.event_dialog import EventDialog

        shelved = self._session.shelved
        if shelved is None:
            return
        study, seats = shelved.study, shelved.study.record.header.seats
        about = [one for one in study.comments if one.event is None]
        dialog = EventDialog(
            dict(reversed(study.tags)),
            (seats.white.name, seats.black.name),
            next((one.text for one in about if one.is_own), ""),
            tuple(one.text for one in about if not one.is_own),
            self._window,
        )
        dialog.wished.connect(self._own_comments.put_facts)
        dialog.about_written.connect(self._write)
        self._dialogs.open(dialog)

    @Slot(str)
    def _write(self, text: str) -> None:
        self._own_comments.write(None, text)
        self._own_comments.save()
