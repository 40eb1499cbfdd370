"""The director's word in the window: a menu of what may be done, and one question before it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QPoint, Slot
from PySide6.QtWidgets import QMenu, QWidget

from bgdesk.app.tournament.new_field import NewField
from bgdesk.app.tournament.tournament_desk import TournamentDesk
from bgdesk.match.tournament.refusals import TournamentRefused
from bgdesk.match.tournament.tournament import Tournament
from bgdesk.match.tournament.tournament_events import EntrantEntered
from bgdesk.ui.common.plain_text import literal
from bgdesk.ui.dialogs.choice_dialog import Answer, ChoiceDialog
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.tournament.deeds import (
    Deed,
    DeedKind,
    DeedQuestions,
    begun_matches,
    deeds,
    events_of,
    late_entry_takes_a_bye,
    menu_text,
)
from bgdesk.ui.tournament.tournament_page import TournamentPage
from bgdesk.ui.words.levels import LevelChoice

_DONE = "done"


class Directing(QObject):
    """``shown`` is the tournament as far as it may be known; what is done, is done to that of ``desk``."""

    def __init__(
        self,
        desk: TournamentDesk,
        page: TournamentPage,
        dialogs: MatchDialogs,
        levels: Sequence[LevelChoice],
        rating_of: Callable[[str], float],
        shown: Callable[[], Tournament | None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._desk, self._page, self._dialogs = desk, page, dialogs
        self._levels, self._rating_of, self._shown = levels, rating_of, shown
        self._window = parent
        self._words = DeedQuestions()
        page.directing_requested.connect(self._offer)

    @Slot(QPoint)
    def _offer(self, place: QPoint) -> None:
        tournament = self._shown()
        if tournament is None or not self._page.slot:
            return
        menu = QMenu(self._window)
        #: Name of a menu for a screen reader
        menu.setAccessibleName(self.tr("What the director may do"))
        for deed in deeds(tournament, self._page.slot):
            action = menu.addAction(literal(menu_text(tournament, deed)))
            action.triggered.connect(partial(self.ask, deed))
        if menu.isEmpty():
            #: In a menu, where there is nothing to choose
            menu.addAction(self.tr("Nothing can be changed here now.")).setEnabled(False)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(place)

    def ask(self, deed: Deed, _is_checked: bool = False) -> None:  # told by the menu
        """Ask before ``deed`` is done."""
        tournament = self._desk.tournament
        if tournament is None:
            return
        if deed.kind is DeedKind.LATE_ENTRY:
            self._ask_late(tournament)
            return
        words = self._words
        answer = Answer(_DONE, words.answer(deed), words.cost(tournament, deed))
        #: Title of a dialog: what the director of a tournament does
        title = self.tr("Director")
        question = words.question(tournament, deed)
        dialog = ChoiceDialog(title, question, (answer,), self._window, is_costly=True)
        dialog.answered.connect(lambda _: self._do(deed))
        self._dialogs.open(dialog)

    def _do(self, deed: Deed) -> None:
        tournament = self._desk.tournament
        if tournament is None:
            return
        if deed.kind is DeedKind.REPLAY:
            self._dialogs.leave_match(tournament.slot(deed.slot).match_id or "")
            self._desk.replay(deed.slot)
            return
        events = events_of(tournament, deed)
        try:
            binned = begun_matches(tournament, events)
        except TournamentRefused:
            binned = ()
        for match_id in binned:
            self._dialogs.leave_match(match_id)
        self._desk.add(*events, binned=binned)

    def _ask_late(self, tournament: Tournament) -> None:
        from bgdesk.ui.tournament.late_entry_dialog import LateEntryDialog

        people = [one.name for one in tournament.entrants.values() if not one.is_bot]
        dialog = LateEntryDialog(
            self._levels, people, self._window, takes_a_bye=late_entry_takes_a_bye(tournament)
        )
        dialog.person_named.connect(lambda name: self._enter(lambda field: field.add_person(name)))
        dialog.bot_chosen.connect(lambda level: self._enter(lambda field: field.add_bot(level)))
        self._dialogs.open(dialog)

    def _enter(self, add: Callable[[NewField], object]) -> None:
        tournament = self._desk.tournament
        if tournament:
            field = NewField(self._rating_of, tournament.entrants.values())
            add(field)
            self._desk.add(EntrantEntered(field.entrants[-1]))
