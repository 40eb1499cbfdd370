"""Keeps the list of errors in step with the match that is looked at."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal, Slot

from bgdesk.app.review.flags import flags_of
from bgdesk.app.review.review import ReviewSession
from bgdesk.app.review.weighing import rated_in
from bgdesk.app.settings.settings import Settings
from bgdesk.app.settings.table import ERRORS_FROM
from bgdesk.rules.player import Player
from bgdesk.ui.moves.move_list_model import MoveListModel
from bgdesk.ui.play.looking_back import History
from bgdesk.ui.review.derive_errors import error_rows, wanted_errors
from bgdesk.ui.review.errors_page import BOTH, ErrorsPage
from bgdesk.ui.review.walking import Walking
from bgdesk.ui.words.equities import cost_text
from bgdesk.ui.words.numbers import whole


class ErrorsShown(QObject):
    """Owns the ``page``; follows ``walking``."""

    retitled = Signal(str)
    """The title of the page, with how many errors are listed."""

    def __init__(
        self,
        review: ReviewSession,
        walking: Walking,
        history: History,
        settings: Settings,
        moves: MoveListModel,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._review = review
        self._walking = walking
        self._settings = settings
        self._moves = moves
        self._is_stale = False
        self.page = ErrorsPage()
        self.page.installEventFilter(self)
        for choice in ERRORS_FROM.choices:
            self.page.threshold.addItem(cost_text(choice.value / 1000), choice.value)
        review.opened.connect(self._offer)
        walking.changed.connect(self._show)
        review.said.connect(self._show)
        history.moved.connect(self._mark)
        self.page.wanted_changed.connect(self._wish)
        self.page.place_requested.connect(walking.go_to)
        self.page.threshold_chosen.connect(self._set_threshold)

    def title(self, count: int) -> str:
        """Of the page, with how many errors are listed in it."""
        if not count:
            #: Name of a panel: the list of errors. Short
            return self.tr("Errors")
        #: Name of a panel: the list of errors, {count} of them. Short
        return self.tr("Errors {count}").format(count=whole(count))

    @Slot()
    def _offer(self) -> None:
        shelved = self._review.shelved
        if shelved is None:
            return
        record, me = shelved.study.record, self._walking.player
        #: A choice: the errors of the player who reads this. Short
        mine = self.tr("Me")
        names = [(one.value, mine if one is me else record.header.seats.of(one).name) for one in Player]
        if me:
            names = [(value, name) for value, name in names if value == me.value]
        #: A choice: the errors of both players. Short
        names.append((BOTH, self.tr("Both")))
        #: A choice in a list of errors. {number} is that of a game
        game = self.tr("Game {number}")
        count = record.state.game_number or 1
        games = [(number, game.format(number=whole(number))) for number in range(1, count + 1)]
        self.page.offer(names, me.value if me else BOTH, games)
        self._show()

    @Slot()
    def _show(self) -> None:
        shelved = self._review.shelved
        if shelved is None:
            return
        walking, wanted = self._walking, self.page.wanted
        among = rated_in(self._review.weighed) if wanted.flagged else walking.walk.errors
        flags = flags_of(shelved.study)
        found = wanted_errors(among, wanted, walking.seen, flags)
        self.retitled.emit(self.title(len(found)))
        self._is_stale = not self.page.isVisible()
        if self._is_stale:
            return
        box = self.page.threshold
        box.setCurrentIndex(box.findData(self._settings.get(ERRORS_FROM)))
        seats = shelved.study.record.header.seats
        rows = error_rows(found, wanted, walking.seen, seats, self._moves.numbered(), flags)
        self.page.set_rows(rows, "" if rows else self._why_none())
        self._mark()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What has changed is listed when the page comes to the front."""
        if event.type() == QEvent.Type.Show and self._is_stale:
            self._show()
        return super().eventFilter(watched, event)

    def _why_none(self) -> str:
        if not self._review.verdicts:
            return self._walking.why_no_errors(None)
        if self.page.wanted.flagged:
            #: In place of a list of decisions. F is a key
            return self.tr("No such decision is flagged: F flags the one on the board.")
        #: In place of a list of errors
        return self.tr("There are no such errors.")

    @Slot()
    def _mark(self) -> None:
        self.page.show_place(self._walking.at)

    @Slot()
    def _wish(self) -> None:
        """Whose errors are listed are those that the next one is looked for among."""
        if self.page.wanted.player:
            self._walking.choose(self.page.wanted.player)
        self._show()

    @Slot(int)
    def _set_threshold(self, thousandths: int) -> None:
        self._settings.set(ERRORS_FROM, thousandths)
