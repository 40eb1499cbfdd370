"""Everything about looking at matches, made when the window stands, because playing does not need it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from bgdesk.app.actions import ActionId
from bgdesk.app.match_controller import MatchController
from bgdesk.app.opening import Opening
from bgdesk.app.review import Review
from bgdesk.app.seating import Seating
from bgdesk.library.journal import Journal
from bgdesk.ui.coan_ki.opener import CoanKiOpener
from bgdesk.ui.conversations import Conversations
from bgdesk.ui.judging import Judging
from bgdesk.ui.last_folder import LastFolder
from bgdesk.ui.main_window import MainWindow
from bgdesk.ui.notice_bar import Topic
from bgdesk.ui.reviewing import Reviewing
from bgdesk.ui.stored_matches import StoredMatches


class ReviewParts(QObject):
    """Opens, shows and judges matches in ``window``."""

    def __init__(
        self,
        controller: MatchController,
        seating: Seating,
        journal: Journal,
        dialogs: Conversations,
        folder: LastFolder,
        coan_ki: CoanKiOpener,
        window: MainWindow,
    ) -> None:
        super().__init__(window)
        actions: Mapping[ActionId, QAction] = window.actions_by_id
        self.opening = Opening(lambda: journal.studies, self)
        self.review = Review(controller, seating, lambda: journal.studies, self)
        self.reviewing = Reviewing(self.opening, self.review, dialogs, folder, actions, window)
        self.matches = StoredMatches(
            controller, journal, self.opening, self.review, dialogs, actions, coan_ki, window
        )
        self.judging = Judging(controller, self.review, window, dialogs)
        warn, tell = window.notices.warn, window.notices.tell
        self.reviewing.told.connect(partial(warn, topic=Topic.FILES))
        self.reviewing.mentioned.connect(partial(tell, topic=Topic.FILES))
        self.matches.told.connect(partial(warn, topic=Topic.FILES))
        self.judging.told.connect(partial(warn, topic=Topic.JUDGING))
        self.judging.mentioned.connect(partial(tell, topic=Topic.JUDGING))

    def close(self) -> None:
        """End what runs: readers and processes."""
        self.opening.cancel()
        self.review.close()
