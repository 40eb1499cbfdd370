"""What the window is called: what is on its board, then the program; task bars and screen readers tell it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject, Slot
from PySide6.QtWidgets import QWidget

from bgdesk.app.review.review import ReviewSession
from bgdesk.app.side_by_side import labels, listed
from bgdesk.app.table.match_controller import MatchController
from bgdesk.library.study_listing import is_position
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Pair
from bgdesk.match.study import Study, Tag
from bgdesk.ui.common.front_pages import FrontPages
from bgdesk.ui.words.counted import Counted
from bgdesk.ui.words.matches import players_text, title_of
from bgdesk.ui.words.options import money_session

PROGRAM = "bgdesk"


@dataclass(frozen=True, slots=True)
class OnBoard:
    """What is seen: a match that is ``looked_at`` or ``played``, or else a page that is in front of it."""

    looked_at: Study | None = None
    played: MatchRecord | None = None
    is_lab: bool = False
    page: str = ""
    """What that page is called, where it is no laboratory."""


def derive_title(seen: OnBoard) -> str:
    """Players and score of a match that is played; players, length and event of one that is looked at."""
    if seen.is_lab:
        return labels(_position(), PROGRAM)
    if seen.page:
        return labels(seen.page, PROGRAM)
    if seen.looked_at:
        return labels(*_study_parts(seen.looked_at), PROGRAM)
    if seen.played:
        header, state = seen.played.header, seen.played.state
        return labels(title_of(header, state.score), _length(header.options), PROGRAM)
    return PROGRAM


def _study_parts(study: Study) -> tuple[str, ...]:
    """A match that was read tells no score: it would tell how it ended."""
    header = study.record.header
    event = listed(study.tag(Tag.EVENT), study.tag(Tag.ROUND))
    players = players_text(Pair(header.seats.white.name, header.seats.black.name))
    kind = _position() if is_position(study.record) else ""
    return kind, players, _length(header.options), event


def _length(options: MatchOptions) -> str:
    return money_session() if options.is_money else Counted().match_length(options.length)


def _position() -> str:
    #: Title of the window, before the name of the program: one position is on the board, and no match
    return QCoreApplication.translate("WindowTitle", "Position")


class WindowTitle(QObject):
    """Names ``window`` after what it has in ``front``."""

    def __init__(
        self, controller: MatchController, review: ReviewSession, front: FrontPages, window: QWidget
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._review = review
        self._front = front
        self._window = window
        for changed in (review.opened, review.said, controller.opened, controller.happened, front.turned):
            changed.connect(self._name)

    @Slot()
    def _name(self) -> None:
        self._window.setWindowTitle(derive_title(self._seen()))

    def _seen(self) -> OnBoard:
        if self._front.is_lab:
            return OnBoard(is_lab=True)
        if not self._front.is_table:
            return OnBoard(page=self._front.other_name)
        if self._review.shelved:
            return OnBoard(looked_at=self._review.shelved.study)
        table = self._controller.table
        return OnBoard(played=table.record if table else None)
