"""The page of the tournaments: all of them, a new one, or one as it stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QStackedWidget, QVBoxLayout, QWidget

from bgdesk.app.tournament.own_rounds import OwnRounds
from bgdesk.app.tournament.slot_watching import SlotWatching
from bgdesk.app.tournament.tournament_desk import DrawnTournament, TournamentDesk, WantedTournament, draw_now
from bgdesk.match.tournament.tournament import Tournament
from bgdesk.ui.common.own_keys import claims_key
from bgdesk.ui.common.page_head import HEAD_MARGINS, PageHead
from bgdesk.ui.common.roles import label
from bgdesk.ui.tournament.derive_bracket import BracketView, derive_bracket
from bgdesk.ui.tournament.new_tournament_page import NewTournamentPage, OptionsFor
from bgdesk.ui.tournament.overview_page import OverviewPage
from bgdesk.ui.tournament.round_words import waiting_text
from bgdesk.ui.tournament.tournament_page import TournamentPage
from bgdesk.ui.tournament.watching_page import WatchingPage
from bgdesk.ui.words.levels import LevelChoice

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TournamentsPage(QWidget):
    """Escape leads from one tournament back to all of them, and from there away."""

    back_requested = Signal()
    help_requested = Signal()

    def __init__(
        self,
        desk: TournamentDesk,
        watching: SlotWatching,
        own_rounds: OwnRounds,
        levels: Sequence[LevelChoice],
        rating_of: Callable[[str], float],
        options_for: OptionsFor,
        own_name: Callable[[], str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        #: Name of a page for a screen reader
        self.setAccessibleName(self.tr("Tournaments"))
        self._desk, self._watching, self._own_rounds = desk, watching, own_rounds
        self._own_name = own_name
        self._removed: frozenset[str] = frozenset()
        self._drawn: DrawnTournament | None = None
        self._is_beginning = False
        self.overview = OverviewPage()
        self.new = NewTournamentPage(levels, rating_of, options_for)
        self.one = TournamentPage()
        self.watch = WatchingPage()
        #: Button: what tournaments are and how they are played
        self.help = QPushButton(self.tr("About tournaments"))
        self.head = PageHead(self, self.help, has_own_escape=True)
        self.problem = label(role="warning", scale=0.95)
        self._pages = QStackedWidget()
        self._build()
        self._wire()
        self._turn_to(self.overview)

    def _build(self) -> None:
        self.problem.setWordWrap(True)
        self.problem.hide()
        for page in (self.overview, self.new, self.one, self.watch):
            self._pages.addWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(*HEAD_MARGINS)
        column.setSpacing(10)
        column.addWidget(self.head)
        column.addWidget(self.problem)
        column.addWidget(self._pages, 1)

    def _wire(self) -> None:
        desk = self._desk
        desk.listed.connect(self.overview.show_list)
        desk.listed.connect(self.new.league.know)
        desk.changed.connect(self._changed)
        desk.failed.connect(self._failed)
        self.head.back_requested.connect(self.leave)
        self.help.clicked.connect(self.help_requested)
        self.overview.new_requested.connect(self.show_new)
        self.overview.chosen.connect(self.open)
        self.overview.removal_requested.connect(lambda one: desk.discard((one,)))
        self.overview.restore_requested.connect(lambda one: desk.restore((one,)))
        self.new.draw_requested.connect(self._draw)
        self.one.begin_requested.connect(self._begin)
        self.one.play_requested.connect(desk.play)
        self.one.watch_requested.connect(self._watch)
        self._watching.ready.connect(self.watch.show_match)
        self._watching.failed.connect(self._failed)
        self._watching.changed.connect(self._changed)
        self._own_rounds.found.connect(self._changed)
        self.watch.showing.ended.connect(self._watching.end)
        self.watch.leave_requested.connect(self.leave)

    def _turn_to(self, page: QWidget) -> None:
        self._pages.setCurrentWidget(page)
        self.tell("")
        self._show_head()

    def _show_head(self) -> None:
        page, tournament = self._pages.currentWidget(), self._desk.tournament
        #: Button: from a page back to all tournaments
        to_all = self.tr("All tournaments")
        if page is self.overview:
            self.head.show_title(self.accessibleName())
        elif page is self.new:
            #: Title of a page
            self.head.show_title(self.tr("New tournament"), to_all)
        else:
            #: Button: from the draw back to what was chosen for it
            back = self.tr("Change") if self._drawn else to_all
            shown = self._drawn.tournament if self._drawn else tournament
            #: Button: from a match that is watched back to the tree of the tournament
            back = self.tr("Bracket") if page is self.watch else back
            self.head.show_title(shown.header.name if shown else "", back)

    def come(self) -> None:
        """The page is in front: with the tournament that is open, or all of them."""
        if self._desk.tournament and not self._drawn:
            self._turn_to(self.one)
            self._removed = self._desk.removed()
            self._own_rounds.look(self._desk.tournament, is_new=True)
            self._desk.go_on()
            self._changed()
            QTimer.singleShot(0, self.one, self.one.take_keyboard)  # after a dialog has given it back
        elif self._pages.currentWidget() is self.overview and not self._desk.is_opening:
            self.show_overview()

    @Slot()
    def show_overview(self) -> None:
        """All tournaments."""
        self._desk.look()
        self._turn_to(self.overview)
        self.overview.take_keyboard()

    @Slot()
    def show_new(self) -> None:
        """What is to be agreed for another one."""
        self._turn_to(self.new)
        #: What a tournament is called as long as nobody has given it a name
        self.new.begin(self.tr("Tournament of the evening"), self._own_name())

    @Slot(str)
    def open(self, tournament_id: str) -> None:
        """Go on with a tournament."""
        self._drawn = None
        self._desk.open(tournament_id)

    @Slot(object)
    def _draw(self, wanted: WantedTournament) -> None:
        try:
            self._drawn = drawn = draw_now(wanted)
        except ValueError as problem:
            #: {detail} is a technical reason, in English
            self.tell(self.tr("This tournament cannot be played ({detail}).").format(detail=problem))
            return
        self.one.show_view(derive_bracket(drawn.tournament), is_drawn_only=True)
        self._turn_to(self.one)
        self.one.take_keyboard()

    @Slot()
    def _begin(self) -> None:
        """It stays a draw until it is stored, so that nothing is lost where that fails."""
        if self._drawn and not self._is_beginning:
            self._is_beginning = True
            self._desk.begin(self._drawn)

    @Slot()
    def _changed(self) -> None:
        tournament = self._desk.tournament
        is_begun = bool(tournament and self._drawn and tournament.header == self._drawn.tournament.header)
        if is_begun:
            self._drawn, self._is_beginning = None, False
            self.tell("")
        if tournament is None or self._drawn:
            return
        page = self._pages.currentWidget()
        if page not in (self.one, self.watch):
            self._removed = self._desk.removed()
        self.one.show_view(self._view_of(tournament))
        if page not in (self.one, self.watch):
            self._turn_to(self.one)
            self.one.take_keyboard()
        elif is_begun:
            self.one.take_keyboard()
        self._show_head()

    def shown_tournament(self) -> Tournament | None:
        """As much of the tournament as may be known."""
        tournament = self._desk.tournament
        return self._watching.seen(tournament) if tournament else None

    def _view_of(self, tournament: Tournament) -> BracketView:
        """What may be known of it, as long as somebody watches a match."""
        simulation, slot = self._desk.simulation, self._watching.slot
        seen = self._watching.seen(tournament)
        self._own_rounds.look(tournament)
        return derive_bracket(
            seen,
            simulation.live,
            simulation.seconds,
            self._desk.rates() if seen.is_closed else {},
            self._desk.secret if seen.is_closed else None,
            watched=slot,
            removed=self._removed,
            judged=self._own_rounds.rounds,
        )

    @Slot(str)
    def _watch(self, slot_id: str) -> None:
        """Watch the match of that slot, or go on with it."""
        self._turn_to(self.watch)
        if self._watching.slot != slot_id:
            self._watching.begin(slot_id)
            tournament, live = self._desk.tournament, self._desk.simulation.live
            if tournament:
                self.watch.show_waiting(waiting_text(tournament, slot_id, live))
        self.watch.take_keyboard()

    @Slot()
    def leave(self) -> None:
        """Back to what was chosen, to all tournaments, or away from the page."""
        page = self._pages.currentWidget()
        if page is self.one and self._drawn:
            if not self._is_beginning:
                self._drawn = None
                self._turn_to(self.new)
        elif page is self.watch:
            self._leave_board()
        elif page is self.overview:
            self.back_requested.emit()
        else:
            if page is self.one:
                self._watching.end()
                self._desk.leave()
            self.show_overview()

    def _leave_board(self) -> None:
        """What was begun to be watched can be gone on with, its end still unknown."""
        if not self.watch.showing.is_begun:
            self._watching.end()
        self._turn_to(self.one)
        self._changed()
        self.one.take_keyboard()

    @Slot(str)
    def _failed(self, sentence: str) -> None:
        self._is_beginning = False
        self.tell(sentence)

    @Slot(str)
    def tell(self, sentence: str) -> None:
        """Say what went wrong."""
        self.problem.setText(sentence)
        self.problem.setVisible(bool(sentence))

    def event(self, event: QEvent) -> bool:
        """These keys are the page's own, whatever they do elsewhere."""
        return claims_key(event, _is_own) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() == Qt.Key.Key_Escape:
            event.accept()
            self.leave()


def _is_own(event: QKeyEvent) -> bool:
    """Arrows, Enter and the keys of the bracket do nothing else here."""
    is_plain = not event.modifiers() & ~(
        Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
    )
    return is_plain and (event.key() in (Qt.Key.Key_Escape, *_ENTER) or event.key() in _OF_BRACKET)


_OF_BRACKET = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Space,
    Qt.Key.Key_Plus,
    Qt.Key.Key_Minus,
    Qt.Key.Key_Equal,
    Qt.Key.Key_0,
)
