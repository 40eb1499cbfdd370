"""Keeps the strip below the board and the bars of the players in step with the match that is looked at."""

from __future__ import annotations

from operator import is_not

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from bgdesk.analysis.verdicts import Verdict
from bgdesk.app.review.review import ReviewSession
from bgdesk.app.review.review_figures import ReviewFigures, ReviewSums
from bgdesk.rules.player import Player
from bgdesk.ui.play.looking_back import History
from bgdesk.ui.play.play_page import PlayPage
from bgdesk.ui.review.derive_strip import derive_strip
from bgdesk.ui.review.match_strip import MatchStrip
from bgdesk.ui.review.rating_bar import bar_text


class CourseShown(QObject):
    """Puts a `MatchStrip` on ``page``, which is there while a match is looked at."""

    def __init__(
        self,
        session: ReviewSession,
        figures: ReviewFigures,
        history: History,
        page: PlayPage,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._figures = figures
        self._history = history
        self._page = page
        self._bottom = page.table_view.board.bottom
        self._is_veiled = self._is_away = False
        self._derived: tuple[ReviewSums, tuple[Verdict, ...], Player] | None = None
        self.strip = MatchStrip()
        self.strip.hide()
        page.add_strip(self)
        self.strip.place_requested.connect(self._go_to)
        history.moved.connect(self._show_place)
        session.opened.connect(self._opened)
        session.changed.connect(self._show)
        figures.changed.connect(self._show)

    @property
    def widget(self) -> QWidget:
        return self.strip

    def set_veiled(self, *, is_veiled: bool) -> None:
        """Show nothing of how the match went: what is best is asked."""
        if is_veiled is not self._is_veiled:
            self._is_veiled = is_veiled
            self._show()

    def set_away(self, *, is_away: bool) -> None:
        """Leave the board alone where one position is all that there is."""
        self._is_away = is_away
        self.strip.setVisible(self._session.shelved is not None and not is_away)

    def set_low(self, *, is_low: bool) -> None:
        """Leave more room for the board."""
        self.strip.set_low(is_low=is_low)

    def set_bottom(self, player: Player) -> None:
        """The line shows the chances of ``player``."""
        if player is not self._bottom:
            self._bottom = player
            self._show_strip()

    @Slot(int)
    def _go_to(self, at: int) -> None:
        """Who came here with the mouse has the keys at the board then."""
        self._history.show_at_rest(at)
        if not self.strip.hasFocus():
            self._page.table_view.board.setFocus()

    @Slot()
    def _opened(self) -> None:
        self.set_away(is_away=self._is_away)

    @Slot()
    def _show(self) -> None:
        self._show_strip()
        known = self._figures.known
        texts = (
            {player: bar_text(known.sums.players.of(player)) for player in Player}
            if known and known.sums
            else {}
        )
        if self._session.shelved:
            self._page.set_figures({} if self._is_veiled else texts)

    def _show_strip(self) -> None:
        known = self._figures.known
        self.strip.set_veiled(is_veiled=self._is_veiled)
        if known is None:
            return
        derived = known, self._session.verdicts, self._bottom
        if self._derived is None or any(map(is_not, derived, self._derived)):
            self._derived = derived
            self.strip.set_view(derive_strip(known.record, known.decided, known.course, *derived[1:]))
        self._show_place()

    @Slot()
    def _show_place(self) -> None:
        if self._session.shelved:
            self.strip.set_place(self._history.place)
