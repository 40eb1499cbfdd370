"""What the window is called while a match is looked at."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from bgdesk.app.review.review import ReviewSession
from bgdesk.app.side_by_side import labels, listed
from bgdesk.match.state import Pair
from bgdesk.match.study import Study, Tag
from bgdesk.ui.words.counted import Counted
from bgdesk.ui.words.matches import players_text
from bgdesk.ui.words.options import money_session

PROGRAM = "bgdesk"


def title_of(study: Study) -> str:
    """Players, length and event of ``study``."""
    seats, options = study.record.header.seats, study.record.header.options
    length = money_session() if options.is_money else Counted().match_length(options.length)
    event = listed(study.tag(Tag.EVENT), study.tag(Tag.ROUND))
    return labels(players_text(Pair(seats.white.name, seats.black.name)), length, event, PROGRAM)


class WindowTitle(QObject):
    """Names ``window`` after the match that ``review`` shows."""

    def __init__(self, review: ReviewSession, window: QWidget) -> None:
        super().__init__(window)
        self._review = review
        self._window = window
        review.opened.connect(self._name)

    @Slot()
    def _name(self) -> None:
        shelved = self._review.shelved
        self._window.setWindowTitle(title_of(shelved.study) if shelved else PROGRAM)
