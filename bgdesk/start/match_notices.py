"""What is said in the notice bar of the running match and its players."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.table import Notice, NoticeKind, Table
from bgdesk.engine.sage.availability import Availability
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.window.main_window import MainWindow
from bgdesk.ui.window.notice_bar import Topic
from bgdesk.ui.words.levels import unavailable_text
from bgdesk.ui.words.prompts import notice_text


class MatchNotices(QObject):
    """Says what halts the match until it goes on, and what became of its players."""

    def __init__(
        self,
        controller: MatchController,
        dialogs: MatchDialogs,
        availability: Availability,
        window: MainWindow,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._availability = availability
        dialogs.halted.connect(self._halted)
        controller.save_failed.connect(self._halted)
        controller.opened.connect(self._forget_last_match)
        controller.happened.connect(self._forget_halt)

    def tell(self, notice: Notice) -> None:
        """Say one thing in the notice bar."""
        if notice.kind in (NoticeKind.PLAIN_BOT, NoticeKind.ENGINE_FAILED):
            self._window.page.tell_plain_player()
        if notice.kind is NoticeKind.PLAIN_BOT and not self._availability.is_available:
            self._window.notices.warn(unavailable_text(self._availability), Topic.PLAYERS)
        elif notice.kind is NoticeKind.ENGINE_UNAVAILABLE:
            self._halted(notice_text(notice))
        else:
            self._window.notices.warn(notice_text(notice), Topic.PLAYERS)

    @Slot(str)
    def _halted(self, sentence: str) -> None:
        self._window.notices.warn(sentence, Topic.HALT, can_retry=True)

    @Slot(object)
    def _forget_last_match(self, _table: Table) -> None:
        self._window.notices.forget(*set(Topic) - {Topic.PROGRAM, Topic.SAVING})

    @Slot()
    def _forget_halt(self) -> None:
        self._window.notices.forget(Topic.HALT)
